"""Mammals, but none that lives in the sea."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

MAMMALS: Final = pairs(
    """
aardvark: Erdferkel, aardwolf: Erdwolf, agouti: Aguti, alpaca: Alpaka, anoa: Anoa, anteater:
Ameisenbär, antelope: Antilope, aoudad: Mähnenspringer, armadillo: Gürteltier, asian elephant:
Asiatischer Elefant, aye-aye: Fingertier, baboon: Pavian, bactrian camel: Trampeltier, badger:
Dachs, baird's tapir: Mittelamerikanischer Tapir, bandicoot: Nasenbeutler, bank vole: Rötelmaus,
banteng: Banteng, barbary macaque: Berberaffe, bat: Fledermaus, bear: Bär, beaver: Biber, bengal
tiger: Königstiger, bighorn sheep: Dickhornschaf, bilby: Kaninchennasenbeutler, binturong:
Binturong, bison: Bison, black bear: Schwarzbär, black panther: Schwarzer Panther, black rat:
Hausratte, black rhino: Spitzmaulnashorn, blackbuck: Hirschziegenantilope, blesbok: Blessbock,
boar: Keiler, bobcat: Rotluchs, bongo antelope: Bongo, bonobo: Bonobo, brown bear: Braunbär, brown
hare: Feldhase, bull: Stier, bush baby: Buschbaby, bushbuck: Buschbock, camel: Kamel, capuchin:
Kapuzineraffe, capybara: Wasserschwein, caracal: Karakal, cat: Katze, cavy: Wildmeerschweinchen,
chamois: Gämse, cheetah: Gepard, chimpanzee: Schimpanse, chinchilla: Chinchilla, chipmunk:
Streifenhörnchen, civet: Zibetkatze, clouded leopard: Nebelparder, coati: Nasenbär, colobus:
Stummelaffe, colugo: Riesengleiter, common shrew: Waldspitzmaus, cotton-top tamarin: Lisztaffe,
cow: Kuh, coyote: Kojote, coypu: Biberratte, deer: Hirsch, degu: Degu, desert fox: Wüstenfuchs,
dhole: Rothund, dik-dik: Dikdik, dingo: Dingo, dog: Hund, donkey: Esel, dormouse: Haselmaus, douc:
Kleideraffe, drill monkey: Drill, dromedary: Dromedar, duiker: Ducker, echidna: Ameisenigel, edible
dormouse: Siebenschläfer, eland: Elenantilope, elephant: Elefant, elephant shrew: Rüsselspringer,
elk: Elch, ermine: Großes Wiesel, fallow deer: Damhirsch, fennec: Fennek, ferret: Frettchen, field
mouse: Feldmaus, field vole: Erdmaus, fishing cat: Fischkatze, flying fox: Flugfuchs, flying
squirrel: Gleithörnchen, fossa: Fossa, fox: Fuchs, fruit bat: Flughund, galago: Galago, gaur: Gaur,
gazelle: Gazelle, gelada: Dschelada, gemsbok: Spießbock, genet: Ginsterkatze, gerbil: Rennmaus,
gerenuk: Giraffengazelle, giant anteater: Großer Ameisenbär, giant otter: Riesenotter, giant panda:
Großer Panda, gibbon: Gibbon, giraffe: Giraffe, goat: Ziege, golden hamster: Goldhamster, golden
jackal: Goldschakal, gopher: Taschenratte, goral: Goral, gorilla: Gorilla, grey squirrel:
Grauhörnchen, grison: Grison, grizzly bear: Grizzlybär, groundhog: Waldmurmeltier, guanaco:
Guanako, guinea pig: Meerschweinchen, hamster: Hamster, hare: Hase, hartebeest: Kuhantilope,
harvest mouse: Zwergmaus, hedgehog: Igel, hippopotamus: Nilpferd, honey badger: Honigdachs, horse:
Pferd, horseshoe bat: Hufeisennase, howler monkey: Brüllaffe, hyena: Hyäne, hyrax: Klippschliefer,
ibex: Steinbock, impala: Impala, indri: Indri, jackal: Schakal, jaguarundi: Jaguarundi, jerboa:
Springmaus, kangaroo: Känguru, kangaroo rat: Kängururatte, kiang: Kiang, kinkajou: Wickelbär,
klipspringer: Klippspringer, koala: Koala, kob: Kob, kodiak bear: Kodiakbär, kudu: Kudu, kulan:
Kulan, langur: Langur, lechwe: Litschi-Moorantilope, lemming: Lemming, lemur: Lemur, leopard:
Leopard, leveret: Junghase, linsang: Linsang, lion: Löwe, lion-tailed macaque: Bartaffe, llama:
Lama, long-eared bat: Langohrfledermaus, loris: Plumplori, lynx: Luchs, macaque: Makak, mandrill:
Mandrill, maned wolf: Mähnenwolf, mangabey: Mangabe, manul: Manul, margay: Langschwanzkatze,
markhor: Schraubenziege, marmoset: Weißbüschelaffe, marmot: Murmeltier, marten: Marder, meerkat:
Erdmännchen, mole: Maulwurf, mole rat: Blindmull, mongoose: Mungo, monkey: Affe, moose:
Amerikanischer Elch, mouflon: Mufflon, mountain goat: Schneeziege, mountain hare: Schneehase, mouse
lemur: Mausmaki, muntjac: Muntjak, musk deer: Moschustier, musk ox: Moschusochse, muskrat:
Bisamratte, naked mole rat: Nacktmull, night monkey: Nachtaffe, nilgai: Nilgauantilope, noctule:
Abendsegler, numbat: Ameisenbeutler, nyala: Nyala, ocelot: Ozelot, okapi: Okapi, olingo: Makibär,
onager: Onager, opossum: Opossum, orangutan: Orang-Utan, oribi: Bleichböckchen, oryx: Oryxantilope,
otter: Otter, ox: Ochse, paca: Paka, pademelon: Filander, panda: Panda, pangolin: Schuppentier,
panther: Panther, patas monkey: Husarenaffe, peccary: Nabelschwein, père david's deer:
Davidshirsch, pig: Schwein, pika: Pfeifhase, pine marten: Baummarder, pipistrelle: Zwergfledermaus,
platypus: Schnabeltier, polar bear: Eisbär, polecat: Iltis, pony: Pony, porcupine: Stachelschwein,
possum: Fuchskusu, potoroo: Kaninchenkänguru, potto: Potto, prairie dog: Präriehund, proboscis
monkey: Nasenaffe, pronghorn: Gabelbock, przewalski's horse: Przewalskipferd, pudu: Pudu, puma:
Puma, quokka: Quokka, quoll: Beutelmarder, rabbit: Kaninchen, raccoon: Waschbär, raccoon dog:
Marderhund, rat: Ratte, red deer: Rothirsch, red fox: Rotfuchs, red panda: Roter Panda, red
squirrel: Eichhörnchen, reedbuck: Riedbock, reindeer: Rentier, rhesus monkey: Rhesusaffe,
rhinoceros: Nashorn, ring-tailed lemur: Katta, roe deer: Reh, royal antelope: Kleinstböckchen,
saiga: Saiga, saki: Sakiaffe, sambar: Sambar, sand cat: Sandkatze, serow: Serau, serval: Serval,
sheep: Schaf, shrew: Spitzmaus, siamang: Siamang, siberian tiger: Sibirischer Tiger, sifaka:
Sifaka, sika deer: Sikahirsch, silver fox: Silberfuchs, sitatunga: Sitatunga, skunk: Stinktier,
sloth: Faultier, sloth bear: Lippenbär, snow leopard: Schneeleopard, snowshoe hare:
Schneeschuhhase, solenodon: Schlitzrüssler, spectacled bear: Brillenbär, spider monkey:
Klammeraffe, spotted hyena: Tüpfelhyäne, springbok: Springbock, springhare: Springhase, squirrel:
Hörnchen, squirrel monkey: Totenkopfaffe, stoat: Hermelin, sugar glider: Kurzkopfgleitbeutler, sun
bear: Malaienbär, takin: Takin, tamandua: Tamandua, tamarin: Tamarin, tapir: Tapir, tarsier:
Koboldmaki, tasmanian devil: Tasmanischer Teufel, tenrec: Tenrek, tiger: Tiger, tree kangaroo:
Baumkänguru, tree shrew: Spitzhörnchen, uakari: Uakari, vampire bat: Vampirfledermaus, vervet
monkey: Meerkatze, vicuña: Vikunja, viscacha: Viscacha, vole: Wühlmaus, wallaby: Wallaby, wallaroo:
Bergkänguru, wapiti: Wapiti, warthog: Warzenschwein, water buffalo: Wasserbüffel, water vole:
Schermaus, waterbuck: Wasserbock, weasel: Wiesel, white rhino: Breitmaulnashorn, white-tailed deer:
Weißwedelhirsch, wild boar: Wildschwein, wild cat: Wildkatze, wildebeest: Gnu, wisent: Wisent,
wolf: Wolf, wolverine: Vielfraß, wombat: Wombat, wood mouse: Waldmaus, woolly monkey: Wollaffe,
yak: Yak, zebra: Zebra, zebu: Zebu, zorilla: Zorilla
"""
)
