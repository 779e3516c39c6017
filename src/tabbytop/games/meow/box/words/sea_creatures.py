"""Animals that live in water, but no birds."""

from typing import Final

from tabbytop.games.meow.box.words import entries

SEA_CREATURES: Final = entries(
    """
abalone, albacore, alewife, alligator, alligator gar, amberjack, ammonite, anchovy, anemone,
anemonefish, angelfish, anglerfish, arapaima, archelon, archerfish, arctic char, argonaut,
arowana, axolotl, barb, barbel, barnacle, barracuda, barramundi, basking shark, bass, batfish,
beluga sturgeon, beluga whale, betta, bichir, bitterling, black marlin, bleak, blenny, blobfish,
blue tang, blue whale, bluefin tuna, bluefish, boarfish, bonefish, bonito, bottlenose dolphin,
bowfin, bowhead whale, boxfish, bream, brill, brittle star, brown trout, bullhead, burbot,
butterfish, butterflyfish, capelin, cardinal tetra, carp, catfish, catshark, cavefish, chimaera,
chub, chum salmon, cichlid, clam, climbing perch, clownfish, cobia, cockle, cod, coelacanth,
coley, colossal squid, comb jelly, conch, conger eel, copepod, coral, coral trout, cowfish,
cownose ray, crab, crappie, crayfish, crocodile, crown of thorns, crucian carp, cusk,
cutlassfish, cutthroat trout, cuttlefish, dab, dace, damselfish, danio, dogfish, dolphin,
dorado, dory, dragonet, dugong, dunkleosteus, eagle ray, eel, elasmosaurus, electric eel,
electric ray, elephant seal, elephantfish, fangtooth, feather star, fiddler crab, filefish, fin
whale, fish, flatfish, flounder, flying fish, frog, frogfish, fugu, fur seal, garfish,
garibaldi, giant clam, giant isopod, giant squid, glassfish, goatfish, goby, goldfish, goliath
grouper, goosefish, gourami, grampus, grayling, great white shark, greenling, grey seal, grey
whale, grouper, grunion, gudgeon, guitarfish, gulper eel, guppy, gurnard, haddock, hagfish,
hake, halfbeak, halibut, hammerhead shark, harbour porpoise, harbour seal, harp seal,
hatchetfish, hermit crab, herring, hogfish, horse mackerel, horseshoe crab, humpback salmon,
humpback whale, hydra, ichthyosaurus, ide, jack mackerel, jellyfish, john dory, keyhole limpet,
killifish, king crab, kingfish, knifefish, koi, krill, kronosaurus, lamprey, langoustine,
lanternfish, leafy seadragon, lemon shark, lemon sole, leopard seal, limpet, ling, lionfish,
liopleurodon, loach, lobster, lumpsucker, lungfish, mackerel, mahi-mahi, man o' war, manatee,
manta ray, mantis shrimp, marlin, megalodon, megamouth shark, megrim, milkfish, minke whale,
minnow, monk seal, monkfish, moon jelly, moonfish, moorish idol, moray eel, mosasaurus,
mosquitofish, mudskipper, mullet, muskellunge, mussel, narwhal, nautilus, needlefish, neon
tetra, newt, nothosaurus, nudibranch, nurse shark, oarfish, octopus, opah, orca, oyster,
paddlefish, parrotfish, pearlfish, perch, pike, pikeperch, pilchard, pilot fish, pilot whale,
pipefish, piranha, plaice, plankton, platy, plesiosaurus, pliosaurus, pollack, pollock, pomfret,
pompano, porbeagle, porcupinefish, porgy, porpoise, prawn, pufferfish, queen conch, rainbow
trout, ray, razor clam, red snapper, remora, right whale, roach, rockfish, rorqual, rudd,
sablefish, sailfish, saithe, salmon, sand dollar, sandfish, sardine, sawfish, scallop,
scorpionfish, sculpin, sea bass, sea bream, sea cow, sea cucumber, sea lion, sea otter, sea pen,
sea robin, sea slug, sea snail, sea snake, sea spider, sea squirt, sea star, sea turtle, sea
urchin, seahorse, seal, sei whale, shad, shark, sheepshead, shrimp, siamese fighting fish,
silverside, skate, skipjack, smelt, snailfish, snapper, snook, sole, sperm whale, spider crab,
spiny lobster, sponge, sprat, squid, starfish, stickleback, stingray, stonefish, sturgeon,
sunfish, surgeonfish, swordfish, swordtail, tadpole, tarpon, tench, tetra, thresher shark,
tilapia, tilefish, toadfish, triggerfish, trilobite, trout, tuna, turbot, turtle, tylosaurus,
unicornfish, vampire squid, vaquita, viperfish, wahoo, walleye, walrus, weever, wels, whale,
whale shark, whelk, whitebait, whitefish, whiting, winkle, wobbegong, wolffish, wrasse,
yellowtail, zander, zebrafish
"""
)
