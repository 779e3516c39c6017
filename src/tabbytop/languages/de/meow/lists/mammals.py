"""Mammals; those that live in the sea are sea creatures too."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

MAMMALS: Final = pairs(
    """
aardvark: Erdferkel, aardwolf: Erdwolf, agouti: Aguti, alpaca: Alpaka, anoa: Anoa, anteater:
Ameisenbär, antelope: Antilope, aoudad: Mähnenspringer, arctic fox: Polarfuchs, armadillo:
Gürteltier, asian elephant: Asiatischer Elefant, aurochs: Auerochse, aye-aye: Fingertier,
baboon: Pavian, bactrian camel: Trampeltier, badger: Dachs, baird's tapir: Mittelamerikanischer
Tapir, bandicoot: Nasenbeutler, bank vole: Rötelmaus, banteng: Banteng, barbary macaque:
Berberaffe, bat: Fledermaus, bear: Bär, beaver: Biber, beluga whale: Belugawal, bengal tiger:
Königstiger, bighorn sheep: Dickhornschaf, bilby: Kaninchennasenbeutler, binturong: Binturong,
bison: Bison, black bear: Schwarzbär, black panther: Schwarzer Panther, black rat: Hausratte,
black rhino: Spitzmaulnashorn, blackbuck: Hirschziegenantilope, blesbok: Blessbock, blue whale:
Blauwal, bluebuck: Blaubock, boar: Keiler, bobcat: Rotluchs, bongo antelope: Bongo, bonobo:
Bonobo, bottlenose dolphin: Großer Tümmler, bowhead whale: Grönlandwal, brown bear: Braunbär,
brown hare: Feldhase, buffalo: Büffel, bull: Stier, bunny: Häschen, bush baby: Buschbaby,
bushbuck: Buschbock, calf: Kalb, camel: Kamel, capuchin: Kapuzineraffe, capybara: Wasserschwein,
caracal: Karakal, cat: Katze, cave bear: Höhlenbär, cavy: Wildmeerschweinchen, chamois: Gämse,
cheetah: Gepard, chimpanzee: Schimpanse, chinchilla: Chinchilla, chipmunk: Streifenhörnchen,
civet: Zibetkatze, clouded leopard: Nebelparder, coati: Nasenbär, colobus: Stummelaffe, colugo:
Riesengleiter, common shrew: Waldspitzmaus, cotton-top tamarin: Lisztaffe, cougar: Berglöwe,
cow: Kuh, coyote: Kojote, coypu: Biberratte, cub: Bärenjunges, dachshund: Dackel, deer: Hirsch,
degu: Degu, desert fox: Wüstenfuchs, dhole: Rothund, dik-dik: Dikdik, dingo: Dingo, dire wolf:
Schattenwolf, doe: Hirschkuh, dog: Hund, dolphin: Delfin, donkey: Esel, dormouse: Haselmaus,
douc: Kleideraffe, drill monkey: Drill, dromedary: Dromedar, dugong: Dugong, duiker: Ducker,
echidna: Ameisenigel, edible dormouse: Siebenschläfer, eland: Elenantilope, elephant: Elefant,
elephant seal: See-Elefant, elephant shrew: Rüsselspringer, elk: Elch, ermine: Großes Wiesel,
ewe: Mutterschaf, fallow deer: Damhirsch, fawn: Rehkitz, fennec: Fennek, ferret: Frettchen,
field mouse: Feldmaus, field vole: Erdmaus, fin whale: Finnwal, fishing cat: Fischkatze, flying
fox: Flugfuchs, flying squirrel: Gleithörnchen, foal: Fohlen, fossa: Fossa, fox: Fuchs, fruit
bat: Flughund, fur seal: Seebär, galago: Galago, gaur: Gaur, gazelle: Gazelle, gelada:
Dschelada, gemsbok: Spießbock, genet: Ginsterkatze, gerbil: Rennmaus, gerenuk: Giraffengazelle,
giant anteater: Großer Ameisenbär, giant otter: Riesenotter, giant panda: Großer Panda, gibbon:
Gibbon, giraffe: Giraffe, goat: Ziege, golden hamster: Goldhamster, golden jackal: Goldschakal,
gopher: Taschenratte, goral: Goral, gorilla: Gorilla, grampus: Rundkopfdelfin, grey seal:
Kegelrobbe, grey squirrel: Grauhörnchen, grey whale: Grauwal, grison: Grison, grizzly: Grizzly,
grizzly bear: Grizzlybär, groundhog: Waldmurmeltier, guanaco: Guanako, guinea pig:
Meerschweinchen, hamster: Hamster, harbour porpoise: Schweinswal, harbour seal: Seehund, hare:
Hase, harp seal: Sattelrobbe, hartebeest: Kuhantilope, harvest mouse: Zwergmaus, hedgehog: Igel,
hippo: Flusspferd, hippopotamus: Nilpferd, honey badger: Honigdachs, horse: Pferd, horseshoe
bat: Hufeisennase, howler monkey: Brüllaffe, human: Mensch, humpback whale: Buckelwal, hyena:
Hyäne, hyrax: Klippschliefer, ibex: Steinbock, impala: Impala, indri: Indri, jackal: Schakal,
jaguar: Jaguar, jaguarundi: Jaguarundi, jerboa: Springmaus, kangaroo: Känguru, kangaroo rat:
Kängururatte, kiang: Kiang, kinkajou: Wickelbär, kitten: Kätzchen, klipspringer: Klippspringer,
koala: Koala, kob: Kob, kodiak bear: Kodiakbär, kudu: Kudu, kulan: Kulan, labrador: Labrador,
lamb: Lamm, langur: Langur, lechwe: Litschi-Moorantilope, lemming: Lemming, lemur: Lemur,
leopard: Leopard, leopard seal: Seeleopard, leveret: Junghase, linsang: Linsang, lion: Löwe,
lion-tailed macaque: Bartaffe, llama: Lama, long-eared bat: Langohrfledermaus, loris: Plumplori,
lynx: Luchs, macaque: Makak, mammoth: Mammut, manatee: Manati, mandrill: Mandrill, maned wolf:
Mähnenwolf, mangabey: Mangabe, manul: Manul, mara: Mara, mare: Stute, margay: Langschwanzkatze,
markhor: Schraubenziege, marmoset: Weißbüschelaffe, marmot: Murmeltier, marten: Marder,
mastodon: Mastodon, meerkat: Erdmännchen, megatherium: Megatherium, mink: Nerz, minke whale:
Zwergwal, mole: Maulwurf, mole rat: Blindmull, mongoose: Mungo, monk seal: Mönchsrobbe, monkey:
Affe, moose: Amerikanischer Elch, mouflon: Mufflon, mountain goat: Schneeziege, mountain hare:
Schneehase, mouse: Maus, mouse lemur: Mausmaki, mule: Maultier, muntjac: Muntjak, musk deer:
Moschustier, musk ox: Moschusochse, muskrat: Bisamratte, naked mole rat: Nacktmull, narwhal:
Narwal, night monkey: Nachtaffe, nilgai: Nilgauantilope, noctule: Abendsegler, numbat:
Ameisenbeutler, nyala: Nyala, ocelot: Ozelot, okapi: Okapi, olingo: Makibär, onager: Onager,
opossum: Opossum, orangutan: Orang-Utan, orca: Orca, oribi: Bleichböckchen, oryx: Oryxantilope,
otter: Otter, ox: Ochse, paca: Paka, pademelon: Filander, panda: Panda, pangolin: Schuppentier,
panther: Panther, patas monkey: Husarenaffe, peccary: Nabelschwein, père david's deer:
Davidshirsch, pig: Schwein, piglet: Ferkel, pika: Pfeifhase, pilot whale: Grindwal, pine marten:
Baummarder, pipistrelle: Zwergfledermaus, platypus: Schnabeltier, polar bear: Eisbär, polecat:
Iltis, pony: Pony, poodle: Pudel, porcupine: Stachelschwein, porpoise: Tümmler, possum:
Fuchskusu, potoroo: Kaninchenkänguru, potto: Potto, prairie dog: Präriehund, proboscis monkey:
Nasenaffe, pronghorn: Gabelbock, przewalski's horse: Przewalskipferd, pudu: Pudu, puma: Puma,
puppy: Welpe, quagga: Quagga, quokka: Quokka, quoll: Beutelmarder, rabbit: Kaninchen, raccoon:
Waschbär, raccoon dog: Marderhund, ram: Widder, rat: Ratte, red deer: Rothirsch, red fox:
Rotfuchs, red panda: Roter Panda, red squirrel: Eichhörnchen, reedbuck: Riedbock, reindeer:
Rentier, rhesus monkey: Rhesusaffe, rhino: Rhino, rhinoceros: Nashorn, right whale: Glattwal,
ring-tailed lemur: Katta, roe deer: Reh, rorqual: Furchenwal, royal antelope: Kleinstböckchen,
sable: Zobel, saiga: Saiga, saki: Sakiaffe, sambar: Sambar, sand cat: Sandkatze, sea cow:
Seekuh, sea lion: Seelöwe, sea otter: Seeotter, seal: Robbe, sei whale: Seiwal, serow: Serau,
serval: Serval, sheep: Schaf, shrew: Spitzmaus, siamang: Siamang, siberian tiger: Sibirischer
Tiger, sifaka: Sifaka, sika deer: Sikahirsch, silver fox: Silberfuchs, sitatunga: Sitatunga,
skunk: Stinktier, sloth: Faultier, sloth bear: Lippenbär, smilodon: Smilodon, snow leopard:
Schneeleopard, snowshoe hare: Schneeschuhhase, solenodon: Schlitzrüssler, sow: Sau, spectacled
bear: Brillenbär, sperm whale: Pottwal, spider monkey: Klammeraffe, spotted hyena: Tüpfelhyäne,
springbok: Springbock, springhare: Springhase, squirrel: Hörnchen, squirrel monkey:
Totenkopfaffe, stallion: Hengst, stoat: Hermelin, sugar glider: Kurzkopfgleitbeutler, sun bear:
Malaienbär, takin: Takin, tamandua: Tamandua, tamarin: Tamarin, tapir: Tapir, tarsier:
Koboldmaki, tasmanian devil: Tasmanischer Teufel, tenrec: Tenrek, tiger: Tiger, tree kangaroo:
Baumkänguru, tree shrew: Spitzhörnchen, uakari: Uakari, vampire bat: Vampirfledermaus, vaquita:
Vaquita, vervet monkey: Meerkatze, vicuña: Vikunja, viscacha: Viscacha, vole: Wühlmaus, wallaby:
Wallaby, wallaroo: Bergkänguru, walrus: Walross, wapiti: Wapiti, warthog: Warzenschwein, water
buffalo: Wasserbüffel, water vole: Schermaus, waterbuck: Wasserbock, weasel: Wiesel, whale: Wal,
white rhino: Breitmaulnashorn, white-tailed deer: Weißwedelhirsch, wild boar: Wildschwein, wild
cat: Wildkatze, wildebeest: Gnu, wisent: Wisent, wolf: Wolf, wolverine: Vielfraß, wombat:
Wombat, wood mouse: Waldmaus, woolly monkey: Wollaffe, yak: Yak, zebra: Zebra, zebu: Zebu,
zorilla: Zorilla
"""
)
