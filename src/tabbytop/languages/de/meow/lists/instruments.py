"""Musical instruments."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

INSTRUMENTS: Final = pairs(
    """
accordion: Akkordeon, acoustic guitar: Akustikgitarre, aeolian harp: Äolsharfe, agogô: Agogô,
alphorn: Alphorn, alto flute: Altflöte, alto saxophone: Altsaxofon, angklung: Angklung,
arpeggione: Arpeggione, autoharp: Autoharp, baby grand: Stutzflügel, baglama: Baglama, bagpipes:
Dudelsack, balafon: Balafon, balalaika: Balalaika, bandoneón: Bandoneon, bandura: Bandura,
banjo: Banjo, banjolele: Banjolele, baritone horn: Baritonhorn, barrel organ: Drehorgel,
baryton: Baryton, bass: Bass, bass clarinet: Bassklarinette, bass drum: Große Trommel, bass
flute: Bassflöte, bass guitar: Bassgitarre, bass trombone: Bassposaune, basset horn:
Bassetthorn, bassoon: Fagott, bell: Glocke, bell tree: Glockenbaum, berimbau: Berimbau, biwa:
Biwa, bodhrán: Bodhrán, bombarde: Bombarde, bones: Rhythmusknochen, bongo: Bongotrommel, bongos:
Bongos, bouzouki: Bouzouki, bowed psaltery: Streichpsalter, bugle: Signalhorn, bullroarer:
Schwirrholz, cabasa: Cabasa, cajón: Cajón, calliope: Dampforgel, carillon: Carillon, castanets:
Kastagnetten, cavaquinho: Cavaquinho, celesta: Celesta, cello: Cello, chalumeau: Chalumeau,
charango: Charango, chimes: Klangspiel, cimbalom: Cimbalom, cittern: Cister, clarinet:
Klarinette, claves: Claves, clavichord: Clavichord, clavinet: Clavinet, concertina: Konzertina,
conch: Muschelhorn, conga: Conga, contrabass: Bassgeige, contrabassoon: Kontrafagott, cor
anglais: Cor anglais, cornamuse: Cornamuse, cornet: Kornett, cornett: Zink, cowbell: Kuhglocke,
crash cymbal: Crashbecken, crotales: Crotales, crumhorn: Krummhorn, crwth: Crwth, cuíca: Cuíca,
cymbal: Becken, cymbals: Zimbeln, dhol: Dhol, didgeridoo: Didgeridoo, dizi: Dizi, djembe:
Djembe, dobro: Dobro, double bass: Kontrabass, drum: Trommel, drum kit: Schlagzeug, drum
machine: Drumcomputer, duduk: Duduk, dulcian: Dulzian, dulcimer: Dulcimer, dulzaina: Dulzaina,
electric guitar: E-Gitarre, electric organ: E-Orgel, english horn: Englischhorn, erhu: Erhu,
esraj: Esraj, euphonium: Euphonium, fiddle: Fiedel, fife: Querpfeife, finger cymbals:
Fingerzimbeln, flageolet: Flageolett, flexatone: Flexaton, flugelhorn: Flügelhorn, flute:
Querflöte, fortepiano: Hammerklavier, french horn: Waldhorn, friction drum: Reibtrommel,
gadulka: Gadulka, gamelan: Gamelan, gayageum: Gayageum, ghatam: Ghatam, gittern: Gittern, glass
harmonica: Glasharmonika, glockenspiel: Glockenspiel, gong: Gong, grand piano: Konzertflügel,
guimbri: Gimbri, güiro: Güiro, guitar: Gitarre, guitarrón: Guitarrón, gusli: Gusli, guzheng:
Guzheng, hammered dulcimer: Hackbrett, hammond organ: Hammondorgel, hand bell: Handglocke,
handpan: Handpan, hang: Hang, hardanger fiddle: Hardangerfiedel, harmonica: Mundharmonika,
harmonium: Harmonium, harp: Harfe, harpsichord: Cembalo, heckelphone: Heckelphon, helicon:
Helikon, horn: Horn, hurdy-gurdy: Drehleier, jaw harp: Maultrommel, jug: Krug, kalimba: Kalimba,
kantele: Kantele, kaval: Kaval, kazoo: Kazoo, kettledrum: Kesselpauke, keyboard: Keyboard,
keytar: Keytar, khene: Khene, kithara: Kithara, komuz: Komuz, kora: Kora, koto: Koto, lap steel
guitar: Lap-Steel-Gitarre, launeddas: Launeddas, lithophone: Lithofon, lute: Laute, lyre: Leier,
mandocello: Mandocello, mandola: Mandola, mandolin: Mandoline, maracas: Maracas, marimba:
Marimba, mbira: Mbira, mellophone: Mellofon, mellotron: Mellotron, melodeon: Melodeon, melodica:
Melodica, mizmar: Mizmar, moog: Moog, morin khuur: Pferdekopfgeige, mouth organ: Maulorgel,
mridangam: Mridangam, music box: Spieldose, musical saw: Singende Säge, nagaswaram: Nagaswaram,
natural horn: Naturhorn, nay: Ney, northumbrian pipes: Northumbrian Pipes, nose flute:
Nasenflöte, nyckelharpa: Nyckelharpa, oboe: Oboe, oboe d'amore: Oboe d'amore, ocarina: Okarina,
octobass: Oktobass, ondes martenot: Ondes Martenot, ophicleide: Ophikleide, organ: Orgel,
orpharion: Orpharion, oud: Oud, pan flute: Panflöte, pandeiro: Pandeiro, panpipes: Hirtenpfeife,
pedal steel guitar: Pedal-Steel-Gitarre, penny whistle: Blechflöte, piano: Klavier, pianola:
Pianola, piccolo: Pikkoloflöte, pipa: Pipa, pipe organ: Kirchenorgel, player piano:
Selbstspielklavier, pochette: Pochette, psaltery: Psalterium, qanun: Kanun, quena: Quena,
quinton: Quinton, rackett: Rackett, rainstick: Regenmacher, ratchet: Ratsche, rauschpfeife:
Rauschpfeife, rebab: Rebab, rebec: Rebec, recorder: Blockflöte, reed organ: Zungenorgel,
requinto: Requinto, ride cymbal: Ridebecken, rubab: Rubab, sackbut: Barockposaune, samisen:
Sanxian, santoor: Santur, sarangi: Sarangi, sarod: Sarod, sarrusophone: Sarrusofon, saxhorn:
Saxhorn, saxophone: Saxofon, saz: Saz, serpent: Serpent, setar: Setar, shakuhachi: Shakuhachi,
shamisen: Shamisen, shawm: Schalmei, shehnai: Shehnai, sheng: Sheng, sitar: Sitar, sleigh bells:
Schellenband, slide whistle: Lotosflöte, snare drum: Kleine Trommel, soprano saxophone:
Sopransaxofon, sousaphone: Sousafon, spinet: Spinett, spoon: Löffel, steel drum: Steel Drum,
steel guitar: Hawaiigitarre, stroh violin: Strohgeige, suling: Suling, surbahar: Surbahar,
synthesizer: Synthesizer, tabla: Tabla, tabor: Tambourin, taiko: Taiko, talking drum:
Sprechtrommel, tam-tam: Tamtam, tambourine: Schellentrommel, tambura: Tambura, temple blocks:
Tempelblöcke, tenor drum: Rührtrommel, tenor saxophone: Tenorsaxofon, theorbo: Theorbe,
theremin: Theremin, thumb piano: Daumenklavier, timbales: Timbales, timpani: Pauken, tin
whistle: Tin Whistle, tom-tom: Tomtom, toy piano: Spielzeugklavier, triangle: Triangel,
trombone: Posaune, trumpet: Trompete, tuba: Tuba, tubular bells: Röhrenglocken, udu: Udu,
ukulele: Ukulele, upright piano: Pianino, veena: Vina, vibraphone: Vibrafon, vibraslap:
Vibraslap, vielle: Vielle, vihuela: Vihuela, viol: Gambe, viola: Bratsche, viola d'amore: Viola
d'amore, viola da gamba: Viola da gamba, violin: Violine, violone: Violone, virginals: Virginal,
vuvuzela: Vuvuzela, wagner tuba: Wagnertuba, washboard: Waschbrett, water drum: Wassertrommel,
whistle: Pfeife, wind chimes: Windspiel, wood block: Holzblock, wurlitzer: Wurlitzer, xylophone:
Xylofon, xylorimba: Xylorimba, yangqin: Yangqin, zither: Zither, zurna: Zurna
"""
)
