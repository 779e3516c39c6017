"""Mammals; those that live in the sea are sea creatures too."""

from typing import Final

from tabbytop.games.meow.box.words import entries

MAMMALS: Final = entries(
    """
aardvark, aardwolf, agouti, alpaca, anoa, anteater, antelope, aoudad, arctic fox, armadillo,
asian elephant, aurochs, aye-aye, baboon, bactrian camel, badger, baird's tapir, bandicoot, bank
vole, banteng, barbary macaque, bat, bear, beaver, beluga whale, bengal tiger, bighorn sheep,
bilby, binturong, bison, black bear, black panther, black rat, black rhino, blackbuck, blesbok,
blue whale, bluebuck, boar, bobcat, bongo antelope, bonobo, bottlenose dolphin, bowhead whale,
brown bear, brown hare, buffalo, bull, bunny, bush baby, bushbuck, calf, camel, capuchin,
capybara, caracal, cat, cave bear, cavy, chamois, cheetah, chimpanzee, chinchilla, chipmunk,
civet, clouded leopard, coati, colobus, colugo, common shrew, cotton-top tamarin, cougar, cow,
coyote, coypu, cub, dachshund, deer, degu, desert fox, dhole, dik-dik, dingo, dire wolf, doe,
dog, dolphin, donkey, dormouse, douc, drill monkey, dromedary, dugong, duiker, echidna, edible
dormouse, eland, elephant, elephant seal, elephant shrew, elk, ermine, ewe, fallow deer, fawn,
fennec, ferret, field mouse, field vole, fin whale, fishing cat, flying fox, flying squirrel,
foal, fossa, fox, fruit bat, fur seal, galago, gaur, gazelle, gelada, gemsbok, genet, gerbil,
gerenuk, giant anteater, giant otter, giant panda, gibbon, giraffe, goat, golden hamster, golden
jackal, gopher, goral, gorilla, grampus, grey seal, grey squirrel, grey whale, grison, grizzly,
grizzly bear, groundhog, guanaco, guinea pig, hamster, harbour porpoise, harbour seal, hare,
harp seal, hartebeest, harvest mouse, hedgehog, hippo, hippopotamus, honey badger, horse,
horseshoe bat, howler monkey, human, humpback whale, hyena, hyrax, ibex, impala, indri, jackal,
jaguar, jaguarundi, jerboa, kangaroo, kangaroo rat, kiang, kinkajou, kitten, klipspringer,
koala, kob, kodiak bear, kudu, kulan, labrador, lamb, langur, lechwe, lemming, lemur, leopard,
leopard seal, leveret, linsang, lion, lion-tailed macaque, llama, long-eared bat, loris, lynx,
macaque, mammoth, manatee, mandrill, maned wolf, mangabey, manul, mara, mare, margay, markhor,
marmoset, marmot, marten, mastodon, meerkat, megatherium, mink, minke whale, mole, mole rat,
mongoose, monk seal, monkey, moose, mouflon, mountain goat, mountain hare, mouse, mouse lemur,
mule, muntjac, musk deer, musk ox, muskrat, naked mole rat, narwhal, night monkey, nilgai,
noctule, numbat, nyala, ocelot, okapi, olingo, onager, opossum, orangutan, orca, oribi, oryx,
otter, ox, paca, pademelon, panda, pangolin, panther, patas monkey, peccary, père david's deer,
pig, piglet, pika, pilot whale, pine marten, pipistrelle, platypus, polar bear, polecat, pony,
poodle, porcupine, porpoise, possum, potoroo, potto, prairie dog, proboscis monkey, pronghorn,
przewalski's horse, pudu, puma, puppy, quagga, quokka, quoll, rabbit, raccoon, raccoon dog, ram,
rat, red deer, red fox, red panda, red squirrel, reedbuck, reindeer, rhesus monkey, rhino,
rhinoceros, right whale, ring-tailed lemur, roe deer, rorqual, royal antelope, sable, saiga,
saki, sambar, sand cat, sea cow, sea lion, sea otter, seal, sei whale, serow, serval, sheep,
shrew, siamang, siberian tiger, sifaka, sika deer, silver fox, sitatunga, skunk, sloth, sloth
bear, smilodon, snow leopard, snowshoe hare, solenodon, sow, spectacled bear, sperm whale,
spider monkey, spotted hyena, springbok, springhare, squirrel, squirrel monkey, stallion, stoat,
sugar glider, sun bear, takin, tamandua, tamarin, tapir, tarsier, tasmanian devil, tenrec,
tiger, tree kangaroo, tree shrew, uakari, vampire bat, vaquita, vervet monkey, vicuña, viscacha,
vole, wallaby, wallaroo, walrus, wapiti, warthog, water buffalo, water vole, waterbuck, weasel,
whale, white rhino, white-tailed deer, wild boar, wild cat, wildebeest, wisent, wolf, wolverine,
wombat, wood mouse, woolly monkey, yak, zebra, zebu, zorilla
"""
)
