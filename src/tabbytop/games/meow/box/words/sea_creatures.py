"""Who lives in water, but no mammals and no birds."""

from typing import Final

from tabbytop.games.meow.box.words import entries

SEA_CREATURES: Final = entries(
    """
abalone, albacore, alewife, alligator gar, amberjack, anchovy, anemonefish, angelfish,
anglerfish, arapaima, archerfish, arctic char, argonaut, arowana, axolotl, barb, barbel,
barnacle, barracuda, barramundi, basking shark, batfish, beluga sturgeon, betta, bichir,
bitterling, black marlin, bleak, blenny, blobfish, blue tang, bluefin tuna, bluefish, boarfish,
bonefish, bonito, bowfin, boxfish, bream, brill, brittle star, brown trout, bullhead, burbot,
butterfish, butterflyfish, capelin, cardinal tetra, carp, catfish, catshark, cavefish, chimaera,
chub, chum salmon, cichlid, clam, climbing perch, clownfish, cobia, cockle, cod, coelacanth,
coley, colossal squid, comb jelly, conger eel, copepod, coral trout, cowfish, cownose ray, crab,
crappie, crayfish, crown of thorns, crucian carp, cusk, cutlassfish, cutthroat trout,
cuttlefish, dab, dace, damselfish, danio, dogfish, dorado, dragonet, eagle ray, eel, electric
eel, electric ray, elephantfish, fangtooth, feather star, fiddler crab, filefish, flatfish,
flounder, flying fish, frogfish, fugu, garfish, giant clam, giant isopod, giant squid,
glassfish, goatfish, goby, goldfish, goliath grouper, goosefish, gourami, grayling, greenling,
grouper, grunion, gudgeon, guitarfish, gulper eel, guppy, gurnard, haddock, hagfish, hake,
halfbeak, halibut, hammerhead shark, hatchetfish, hermit crab, herring, hogfish, horse mackerel,
horseshoe crab, humpback salmon, hydra, ide, jack mackerel, jellyfish, john dory, keyhole
limpet, killifish, king crab, kingfish, knifefish, koi, krill, lamprey, langoustine,
lanternfish, leafy seadragon, lemon shark, lemon sole, limpet, ling, lionfish, loach, lobster,
lumpsucker, lungfish, mackerel, mahi-mahi, manta ray, mantis shrimp, marlin, megamouth shark,
megrim, milkfish, minnow, monkfish, moon jelly, moonfish, moorish idol, moray eel, mosquitofish,
mudskipper, mullet, muskellunge, mussel, nautilus, needlefish, neon tetra, nudibranch, nurse
shark, oarfish, octopus, opah, oyster, paddlefish, parrotfish, pearlfish, perch, pike,
pikeperch, pilchard, pilot fish, pipefish, piranha, plaice, platy, pollack, pollock, pomfret,
pompano, porbeagle, porcupinefish, porgy, prawn, pufferfish, queen conch, rainbow trout, razor
clam, red snapper, remora, roach, rockfish, rudd, sablefish, sailfish, saithe, sand dollar,
sandfish, sardine, sawfish, scallop, scorpionfish, sculpin, sea bass, sea bream, sea cucumber,
sea pen, sea robin, sea slug, sea snail, sea spider, sea squirt, sea star, sea turtle, sea
urchin, seahorse, shad, shark, sheepshead, shrimp, siamese fighting fish, silverside, skipjack,
smelt, snailfish, snapper, snook, sole, spider crab, spiny lobster, sprat, squid, starfish,
stickleback, stingray, stonefish, sturgeon, sunfish, surgeonfish, swordfish, swordtail, tarpon,
tench, tetra, thresher shark, tilapia, tilefish, toadfish, triggerfish, trout, tuna, turbot,
unicornfish, vampire squid, viperfish, wahoo, walleye, weever, wels, whale shark, whelk,
whitefish, whiting, winkle, wobbegong, wolffish, wrasse, yellowtail, zander, zebrafish
"""
)
