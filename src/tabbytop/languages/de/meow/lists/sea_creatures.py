"""Animals that live in water, but no birds."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

SEA_CREATURES: Final = pairs(
    """
abalone: Seeohr, albacore: Weißer Thun, alewife: Maifischhering, alligator: Alligator, alligator
gar: Alligatorhecht, amberjack: Bernsteinmakrele, ammonite: Ammonit, anchovy: Sardelle, anemone:
Anemone, anemonefish: Anemonenfisch, angelfish: Engelsfisch, anglerfish: Tiefseeangler,
arapaima: Arapaima, archelon: Archelon, archerfish: Schützenfisch, arctic char: Seesaibling,
argonaut: Papierboot, arowana: Arowana, axolotl: Axolotl, barb: Barbe, barbel: Flussbarbe,
barnacle: Seepocke, barracuda: Barrakuda, barramundi: Barramundi, basking shark: Riesenhai,
bass: Bass, batfish: Fledermausfisch, beluga sturgeon: Hausen, beluga whale: Belugawal, betta:
Betta, bichir: Flösselhecht, bitterling: Bitterling, black marlin: Schwarzer Marlin, bleak:
Ukelei, blenny: Schleimfisch, blobfish: Blobfisch, blue tang: Paletten-Doktorfisch, blue whale:
Blauwal, bluefin tuna: Roter Thun, bluefish: Blaufisch, boarfish: Eberfisch, bonefish:
Grätenfisch, bonito: Bonito, bottlenose dolphin: Großer Tümmler, bowfin: Schlammfisch, bowhead
whale: Grönlandwal, boxfish: Kofferfisch, bream: Brachse, brill: Glattbutt, brittle star:
Schlangenstern, brown trout: Bachforelle, bullhead: Groppe, burbot: Quappe, butterfish:
Butterfisch, butterflyfish: Falterfisch, capelin: Lodde, cardinal tetra: Roter Neon, carp:
Karpfen, catfish: Katzenwels, catshark: Katzenhai, cavefish: Höhlenfisch, chimaera: Seekatze,
chub: Döbel, chum salmon: Ketalachs, cichlid: Buntbarsch, clam: Venusmuschel, climbing perch:
Kletterfisch, clownfish: Clownfisch, cobia: Königsbarsch, cockle: Herzmuschel, cod: Kabeljau,
coelacanth: Quastenflosser, coley: Köhler, colossal squid: Koloss-Kalmar, comb jelly:
Rippenqualle, conch: Muschelhorn, conger eel: Meeraal, copepod: Ruderfußkrebs, coral: Koralle,
coral trout: Korallenforelle, cowfish: Kuhfisch, cownose ray: Kuhnasenrochen, crab:
Taschenkrebs, crappie: Crappie, crayfish: Flusskrebs, crocodile: Krokodil, crown of thorns:
Dornenkronenseestern, crucian carp: Karausche, cusk: Lumb, cutlassfish: Degenfisch, cutthroat
trout: Cutthroat-Forelle, cuttlefish: Tintenfisch, dab: Kliesche, dace: Hasel, damselfish:
Riffbarsch, danio: Bärbling, dogfish: Dornhai, dolphin: Delfin, dorado: Dorade, dory:
Heringskönig, dragonet: Leierfisch, dugong: Dugong, dunkleosteus: Dunkleosteus, eagle ray:
Adlerrochen, eel: Aal, elasmosaurus: Elasmosaurus, electric eel: Zitteraal, electric ray:
Zitterrochen, elephant seal: See-Elefant, elephantfish: Elefantenfisch, fangtooth:
Fangzahnfisch, feather star: Haarstern, fiddler crab: Winkerkrabbe, filefish: Feilenfisch, fin
whale: Finnwal, fish: Fisch, flatfish: Plattfisch, flounder: Flunder, flying fish: Fliegender
Fisch, frog: Frosch, frogfish: Krötenfisch, fugu: Fugu, fur seal: Seebär, garfish: Hornhecht,
garibaldi: Garibaldi, giant clam: Riesenmuschel, giant isopod: Riesenassel, giant squid:
Riesenkalmar, glassfish: Glasbarsch, goatfish: Meerbarbe, goby: Grundel, goldfish: Goldfisch,
goliath grouper: Riesenzackenbarsch, goosefish: Amerikanischer Seeteufel, gourami: Gurami,
grampus: Rundkopfdelfin, grayling: Äsche, great white shark: Weißer Hai, greenling: Grünling,
grey seal: Kegelrobbe, grey whale: Grauwal, grouper: Zackenbarsch, grunion: Grunion, gudgeon:
Gründling, guitarfish: Geigenrochen, gulper eel: Pelikanaal, guppy: Guppy, gurnard: Knurrhahn,
haddock: Schellfisch, hagfish: Schleimaal, hake: Seehecht, halfbeak: Halbschnäbler, halibut:
Heilbutt, hammerhead shark: Hammerhai, harbour porpoise: Schweinswal, harbour seal: Seehund,
harp seal: Sattelrobbe, hatchetfish: Beilbauchfisch, hermit crab: Einsiedlerkrebs, herring:
Hering, hogfish: Schweinslippfisch, horse mackerel: Stöcker, horseshoe crab: Pfeilschwanzkrebs,
humpback salmon: Buckellachs, humpback whale: Buckelwal, hydra: Süßwasserpolyp, ichthyosaurus:
Ichthyosaurus, ide: Aland, jack mackerel: Bastardmakrele, jellyfish: Qualle, john dory:
Petersfisch, keyhole limpet: Schlüssellochschnecke, killifish: Killifisch, king crab:
Königskrabbe, kingfish: Königsmakrele, knifefish: Messerfisch, koi: Koi, krill: Krill,
kronosaurus: Kronosaurus, lamprey: Neunauge, langoustine: Kaisergranat, lanternfish:
Laternenfisch, leafy seadragon: Großer Fetzenfisch, lemon shark: Zitronenhai, lemon sole:
Limande, leopard seal: Seeleopard, limpet: Napfschnecke, ling: Leng, lionfish: Rotfeuerfisch,
liopleurodon: Liopleurodon, loach: Schmerle, lobster: Hummer, lumpsucker: Seehase, lungfish:
Lungenfisch, mackerel: Makrele, mahi-mahi: Mahi-Mahi, man o' war: Portugiesische Galeere,
manatee: Manati, manta ray: Mantarochen, mantis shrimp: Fangschreckenkrebs, marlin: Marlin,
megalodon: Megalodon, megamouth shark: Riesenmaulhai, megrim: Flügelbutt, milkfish: Milchfisch,
minke whale: Zwergwal, minnow: Elritze, monk seal: Mönchsrobbe, monkfish: Seeteufel, moon jelly:
Ohrenqualle, moonfish: Mondfisch, moorish idol: Halfterfisch, moray eel: Muräne, mosasaurus:
Mosasaurus, mosquitofish: Moskitofisch, mudskipper: Schlammspringer, mullet: Meeräsche,
muskellunge: Muskellunge, mussel: Miesmuschel, narwhal: Narwal, nautilus: Nautilus, needlefish:
Nadelfisch, neon tetra: Neonsalmler, newt: Molch, nothosaurus: Nothosaurus, nudibranch:
Nacktkiemer, nurse shark: Ammenhai, oarfish: Riemenfisch, octopus: Oktopus, opah: Gotteslachs,
orca: Orca, oyster: Auster, paddlefish: Löffelstör, parrotfish: Papageifisch, pearlfish:
Eingeweidefisch, perch: Flussbarsch, pike: Hecht, pikeperch: Schill, pilchard: Pilchard, pilot
fish: Lotsenfisch, pilot whale: Grindwal, pipefish: Seenadel, piranha: Piranha, plaice: Scholle,
plankton: Plankton, platy: Platy, plesiosaurus: Plesiosaurus, pliosaurus: Pliosaurus, pollack:
Pollack, pollock: Alaska-Seelachs, pomfret: Brachsenmakrele, pompano: Pompano, porbeagle:
Heringshai, porcupinefish: Igelfisch, porgy: Nordamerikanische Brasse, porpoise: Tümmler, prawn:
Riesengarnele, pufferfish: Kugelfisch, queen conch: Fechterschnecke, rainbow trout:
Regenbogenforelle, ray: Rochen, razor clam: Schwertmuschel, red snapper: Roter Schnapper,
remora: Schiffshalter, right whale: Glattwal, roach: Plötze, rockfish: Felsenfisch, rorqual:
Furchenwal, rudd: Rotfeder, sablefish: Kohlenfisch, sailfish: Fächerfisch, saithe: Seelachs,
salmon: Lachs, sand dollar: Sanddollar, sandfish: Sandfisch, sardine: Sardine, sawfish:
Sägerochen, scallop: Jakobsmuschel, scorpionfish: Drachenkopf, sculpin: Seeskorpion, sea bass:
Wolfsbarsch, sea bream: Meerbrasse, sea cow: Seekuh, sea cucumber: Seegurke, sea lion: Seelöwe,
sea otter: Seeotter, sea pen: Seefeder, sea robin: Seekuckuck, sea slug: Meeresnacktschnecke,
sea snail: Meeresschnecke, sea snake: Seeschlange, sea spider: Asselspinne, sea squirt:
Seescheide, sea star: Kammstern, sea turtle: Meeresschildkröte, sea urchin: Seeigel, seahorse:
Seepferdchen, seal: Robbe, sei whale: Seiwal, shad: Alse, shark: Hai, sheepshead: Schafskopf,
shrimp: Garnele, siamese fighting fish: Siamesischer Kampffisch, silverside: Ährenfisch, skate:
Skate, skipjack: Echter Bonito, smelt: Stint, snailfish: Scheibenbauch, snapper: Schnapper,
snook: Snook, sole: Seezunge, sperm whale: Pottwal, spider crab: Seespinne, spiny lobster:
Languste, sponge: Schwamm, sprat: Sprotte, squid: Kalmar, starfish: Seestern, stickleback:
Stichling, stingray: Stachelrochen, stonefish: Steinfisch, sturgeon: Stör, sunfish:
Sonnenbarsch, surgeonfish: Doktorfisch, swordfish: Schwertfisch, swordtail: Schwertträger,
tadpole: Kaulquappe, tarpon: Tarpun, tench: Schleie, tetra: Salmler, thresher shark: Fuchshai,
tilapia: Tilapia, tilefish: Ziegelfisch, toadfish: Froschfisch, triggerfish: Drückerfisch,
trilobite: Trilobit, trout: Forelle, tuna: Thunfisch, turbot: Steinbutt, turtle: Schildkröte,
tylosaurus: Tylosaurus, unicornfish: Nasendoktorfisch, vampire squid: Vampirtintenfisch,
vaquita: Vaquita, viperfish: Viperfisch, wahoo: Wahoo, walleye: Glasaugenbarsch, walrus:
Walross, weever: Petermännchen, wels: Wels, whale: Wal, whale shark: Walhai, whelk:
Wellhornschnecke, whitebait: Whitebait, whitefish: Felchen, whiting: Wittling, winkle:
Strandschnecke, wobbegong: Teppichhai, wolffish: Seewolf, wrasse: Lippfisch, yellowtail:
Gelbschwanzmakrele, zander: Zander, zebrafish: Zebrafisch
"""
)
