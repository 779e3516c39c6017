"""Who lives in water, but no mammals and no birds."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

SEA_CREATURES: Final = pairs(
    """
abalone: Seeohr, albacore: Weißer Thun, alewife: Maifischhering, alligator gar: Alligatorhecht,
amberjack: Bernsteinmakrele, anchovy: Sardelle, anemonefish: Anemonenfisch, angelfish: Engelsfisch,
anglerfish: Tiefseeangler, arapaima: Arapaima, archerfish: Schützenfisch, arctic char: Seesaibling,
argonaut: Papierboot, arowana: Arowana, axolotl: Axolotl, barb: Barbe, barbel: Flussbarbe,
barnacle: Seepocke, barracuda: Barrakuda, barramundi: Barramundi, basking shark: Riesenhai,
batfish: Fledermausfisch, beluga sturgeon: Hausen, betta: Betta, bichir: Flösselhecht, bitterling:
Bitterling, black marlin: Schwarzer Marlin, bleak: Ukelei, blenny: Schleimfisch, blobfish:
Blobfisch, blue tang: Paletten-Doktorfisch, bluefin tuna: Roter Thun, bluefish: Blaufisch,
boarfish: Eberfisch, bonefish: Grätenfisch, bonito: Bonito, bowfin: Schlammfisch, boxfish:
Kofferfisch, bream: Brachse, brill: Glattbutt, brittle star: Schlangenstern, brown trout:
Bachforelle, bullhead: Groppe, burbot: Quappe, butterfish: Butterfisch, butterflyfish: Falterfisch,
capelin: Lodde, cardinal tetra: Roter Neon, carp: Karpfen, catfish: Katzenwels, catshark:
Katzenhai, cavefish: Höhlenfisch, chimaera: Seekatze, chub: Döbel, chum salmon: Ketalachs, cichlid:
Buntbarsch, clam: Venusmuschel, climbing perch: Kletterfisch, clownfish: Clownfisch, cobia:
Königsbarsch, cockle: Herzmuschel, cod: Kabeljau, coelacanth: Quastenflosser, coley: Köhler,
colossal squid: Koloss-Kalmar, comb jelly: Rippenqualle, conger eel: Meeraal, copepod:
Ruderfußkrebs, coral trout: Korallenforelle, cowfish: Kuhfisch, cownose ray: Kuhnasenrochen, crab:
Taschenkrebs, crappie: Crappie, crayfish: Flusskrebs, crown of thorns: Dornenkronenseestern,
crucian carp: Karausche, cusk: Lumb, cutlassfish: Degenfisch, cutthroat trout: Cutthroat-Forelle,
cuttlefish: Tintenfisch, dab: Kliesche, dace: Hasel, damselfish: Riffbarsch, danio: Bärbling,
dogfish: Dornhai, dorado: Dorade, dragonet: Leierfisch, eagle ray: Adlerrochen, eel: Aal, electric
eel: Zitteraal, electric ray: Zitterrochen, elephantfish: Elefantenfisch, fangtooth: Fangzahnfisch,
feather star: Haarstern, fiddler crab: Winkerkrabbe, filefish: Feilenfisch, flatfish: Plattfisch,
flounder: Flunder, flying fish: Fliegender Fisch, frogfish: Krötenfisch, fugu: Fugu, garfish:
Hornhecht, giant clam: Riesenmuschel, giant isopod: Riesenassel, giant squid: Riesenkalmar,
glassfish: Glasbarsch, goatfish: Meerbarbe, goby: Grundel, goldfish: Goldfisch, goliath grouper:
Riesenzackenbarsch, goosefish: Amerikanischer Seeteufel, gourami: Gurami, grayling: Äsche,
greenling: Grünling, grouper: Zackenbarsch, grunion: Grunion, gudgeon: Gründling, guitarfish:
Geigenrochen, gulper eel: Pelikanaal, guppy: Guppy, gurnard: Knurrhahn, haddock: Schellfisch,
hagfish: Schleimaal, hake: Seehecht, halfbeak: Halbschnäbler, halibut: Heilbutt, hammerhead shark:
Hammerhai, hatchetfish: Beilbauchfisch, hermit crab: Einsiedlerkrebs, herring: Hering, hogfish:
Schweinslippfisch, horse mackerel: Stöcker, horseshoe crab: Pfeilschwanzkrebs, humpback salmon:
Buckellachs, hydra: Süßwasserpolyp, ide: Aland, jack mackerel: Bastardmakrele, jellyfish: Qualle,
john dory: Petersfisch, keyhole limpet: Schlüssellochschnecke, killifish: Killifisch, king crab:
Königskrabbe, kingfish: Königsmakrele, knifefish: Messerfisch, koi: Koi, krill: Krill, lamprey:
Neunauge, langoustine: Kaisergranat, lanternfish: Laternenfisch, leafy seadragon: Großer
Fetzenfisch, lemon shark: Zitronenhai, lemon sole: Limande, limpet: Napfschnecke, ling: Leng,
lionfish: Rotfeuerfisch, loach: Schmerle, lobster: Hummer, lumpsucker: Seehase, lungfish:
Lungenfisch, mackerel: Makrele, mahi-mahi: Mahi-Mahi, manta ray: Mantarochen, mantis shrimp:
Fangschreckenkrebs, marlin: Marlin, megamouth shark: Riesenmaulhai, megrim: Flügelbutt, milkfish:
Milchfisch, minnow: Elritze, monkfish: Seeteufel, moon jelly: Ohrenqualle, moonfish: Mondfisch,
moorish idol: Halfterfisch, moray eel: Muräne, mosquitofish: Moskitofisch, mudskipper:
Schlammspringer, mullet: Meeräsche, muskellunge: Muskellunge, mussel: Miesmuschel, nautilus:
Nautilus, needlefish: Nadelfisch, neon tetra: Neonsalmler, nudibranch: Nacktkiemer, nurse shark:
Ammenhai, oarfish: Riemenfisch, octopus: Oktopus, opah: Gotteslachs, oyster: Auster, paddlefish:
Löffelstör, parrotfish: Papageifisch, pearlfish: Eingeweidefisch, perch: Flussbarsch, pike: Hecht,
pikeperch: Schill, pilchard: Pilchard, pilot fish: Lotsenfisch, pipefish: Seenadel, piranha:
Piranha, plaice: Scholle, platy: Platy, pollack: Pollack, pollock: Alaska-Seelachs, pomfret:
Brachsenmakrele, pompano: Pompano, porbeagle: Heringshai, porcupinefish: Igelfisch, porgy:
Nordamerikanische Brasse, prawn: Riesengarnele, pufferfish: Kugelfisch, queen conch:
Fechterschnecke, rainbow trout: Regenbogenforelle, razor clam: Schwertmuschel, red snapper: Roter
Schnapper, remora: Schiffshalter, roach: Plötze, rockfish: Felsenfisch, rudd: Rotfeder, sablefish:
Kohlenfisch, sailfish: Fächerfisch, saithe: Seelachs, sand dollar: Sanddollar, sandfish: Sandfisch,
sardine: Sardine, sawfish: Sägerochen, scallop: Jakobsmuschel, scorpionfish: Drachenkopf, sculpin:
Seeskorpion, sea bass: Wolfsbarsch, sea bream: Meerbrasse, sea cucumber: Seegurke, sea pen:
Seefeder, sea robin: Seekuckuck, sea slug: Meeresnacktschnecke, sea snail: Meeresschnecke, sea
spider: Asselspinne, sea squirt: Seescheide, sea star: Kammstern, sea turtle: Meeresschildkröte,
sea urchin: Seeigel, seahorse: Seepferdchen, shad: Alse, shark: Hai, sheepshead: Schafskopf,
shrimp: Garnele, siamese fighting fish: Siamesischer Kampffisch, silverside: Ährenfisch, skipjack:
Echter Bonito, smelt: Stint, snailfish: Scheibenbauch, snapper: Schnapper, snook: Snook, sole:
Seezunge, spider crab: Seespinne, spiny lobster: Languste, sprat: Sprotte, squid: Kalmar, starfish:
Seestern, stickleback: Stichling, stingray: Stachelrochen, stonefish: Steinfisch, sturgeon: Stör,
sunfish: Sonnenbarsch, surgeonfish: Doktorfisch, swordfish: Schwertfisch, swordtail: Schwertträger,
tarpon: Tarpun, tench: Schleie, tetra: Salmler, thresher shark: Fuchshai, tilapia: Tilapia,
tilefish: Ziegelfisch, toadfish: Froschfisch, triggerfish: Drückerfisch, trout: Forelle, tuna:
Thunfisch, turbot: Steinbutt, unicornfish: Nasendoktorfisch, vampire squid: Vampirtintenfisch,
viperfish: Viperfisch, wahoo: Wahoo, walleye: Glasaugenbarsch, weever: Petermännchen, wels: Wels,
whale shark: Walhai, whelk: Wellhornschnecke, whitefish: Felchen, whiting: Wittling, winkle:
Strandschnecke, wobbegong: Teppichhai, wolffish: Seewolf, wrasse: Lippfisch, yellowtail:
Gelbschwanzmakrele, zander: Zander, zebrafish: Zebrafisch
"""
)
