"""Musical instruments."""

from typing import Final

from tabbytop.games.meow.box.words import entries

INSTRUMENTS: Final = entries(
    """
accordion, acoustic guitar, aeolian harp, agogô, alphorn, alto flute, alto saxophone, angklung,
arpeggione, autoharp, baby grand, baglama, bagpipes, balafon, balalaika, bandoneón, bandura,
banjo, banjolele, baritone horn, barrel organ, baryton, bass, bass clarinet, bass drum, bass
flute, bass guitar, bass trombone, basset horn, bassoon, bell, bell tree, berimbau, biwa,
bodhrán, bombarde, bones, bongo, bongos, bouzouki, bowed psaltery, bugle, bullroarer, cabasa,
cajón, calliope, carillon, castanets, cavaquinho, celesta, cello, chalumeau, charango, chimes,
cimbalom, cittern, clarinet, claves, clavichord, clavinet, concertina, conch, conga, contrabass,
contrabassoon, cor anglais, cornamuse, cornet, cornett, cowbell, crash cymbal, crotales,
crumhorn, crwth, cuíca, cymbal, cymbals, dhol, didgeridoo, dizi, djembe, dobro, double bass,
drum, drum kit, drum machine, duduk, dulcian, dulcimer, dulzaina, electric guitar, electric
organ, english horn, erhu, esraj, euphonium, fiddle, fife, finger cymbals, flageolet, flexatone,
flugelhorn, flute, fortepiano, french horn, friction drum, gadulka, gamelan, gayageum, ghatam,
gittern, glass harmonica, glockenspiel, gong, grand piano, guimbri, güiro, guitar, guitarrón,
gusli, guzheng, hammered dulcimer, hammond organ, hand bell, handpan, hang, hardanger fiddle,
harmonica, harmonium, harp, harpsichord, heckelphone, helicon, horn, hurdy-gurdy, jaw harp, jug,
kalimba, kantele, kaval, kazoo, kettledrum, keyboard, keytar, khene, kithara, komuz, kora, koto,
lap steel guitar, launeddas, lithophone, lute, lyre, mandocello, mandola, mandolin, maracas,
marimba, mbira, mellophone, mellotron, melodeon, melodica, mizmar, moog, morin khuur, mouth
organ, mridangam, music box, musical saw, nagaswaram, natural horn, nay, northumbrian pipes,
nose flute, nyckelharpa, oboe, oboe d'amore, ocarina, octobass, ondes martenot, ophicleide,
organ, orpharion, oud, pan flute, pandeiro, panpipes, pedal steel guitar, penny whistle, piano,
pianola, piccolo, pipa, pipe organ, player piano, pochette, psaltery, qanun, quena, quinton,
rackett, rainstick, ratchet, rauschpfeife, rebab, rebec, recorder, reed organ, requinto, ride
cymbal, rubab, sackbut, samisen, santoor, sarangi, sarod, sarrusophone, saxhorn, saxophone, saz,
serpent, setar, shakuhachi, shamisen, shawm, shehnai, sheng, sitar, sleigh bells, slide whistle,
snare drum, soprano saxophone, sousaphone, spinet, spoon, steel drum, steel guitar, stroh
violin, suling, surbahar, synthesizer, tabla, tabor, taiko, talking drum, tam-tam, tambourine,
tambura, temple blocks, tenor drum, tenor saxophone, theorbo, theremin, thumb piano, timbales,
timpani, tin whistle, tom-tom, toy piano, triangle, trombone, trumpet, tuba, tubular bells, udu,
ukulele, upright piano, veena, vibraphone, vibraslap, vielle, vihuela, viol, viola, viola
d'amore, viola da gamba, violin, violone, virginals, vuvuzela, wagner tuba, washboard, water
drum, whistle, wind chimes, wood block, wurlitzer, xylophone, xylorimba, yangqin, zither, zurna
"""
)
