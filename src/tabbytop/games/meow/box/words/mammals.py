"""Mammals, from land and sea."""

from typing import Final

from tabbytop.games.meow.box.words import entries

MAMMALS: Final = entries(
    """
aardvark, aardwolf, agouti, alpaca, anoa, anteater, antelope, aoudad, armadillo, asian elephant,
aurochs, aye-aye, baboon, bactrian camel, badger, baird's tapir, bandicoot, bank vole, banteng,
barbary macaque, bat, bear, beaver, beluga whale, bengal tiger, bighorn sheep, bilby, binturong,
bison, black bear, black panther, black rat, black rhino, blackbuck, blesbok, blue whale,
bluebuck, boar, bobcat, bongo antelope, bonobo, bottlenose dolphin, bowhead whale, brown bear,
brown hare, buffalo, bull, bush baby, bushbuck, camel, capuchin, capybara, caracal, cat, cavy,
chamois, cheetah, chimpanzee, chinchilla, chipmunk, civet, clouded leopard, coati, colobus,
colugo, common shrew, cotton-top tamarin, cow, coyote, coypu, deer, degu, desert fox, dhole,
dik-dik, dingo, dog, dolphin, donkey, dormouse, douc, drill monkey, dromedary, dugong, duiker,
echidna, edible dormouse, eland, elephant, elephant seal, elephant shrew, elk, ermine, fallow
deer, fennec, ferret, field mouse, field vole, fin whale, fishing cat, flying fox, flying
squirrel, fossa, fox, fruit bat, fur seal, galago, gaur, gazelle, gelada, gemsbok, genet,
gerbil, gerenuk, giant anteater, giant otter, giant panda, gibbon, giraffe, goat, golden
hamster, golden jackal, gopher, goral, gorilla, grampus, grey seal, grey squirrel, grey whale,
grison, grizzly bear, groundhog, guanaco, guinea pig, hamster, harbour porpoise, harbour seal,
hare, harp seal, hartebeest, harvest mouse, hedgehog, hippopotamus, honey badger, horse,
horseshoe bat, howler monkey, humpback whale, hyena, hyrax, ibex, impala, indri, jackal, jaguar,
jaguarundi, jerboa, kangaroo, kangaroo rat, kiang, kinkajou, klipspringer, koala, kob, kodiak
bear, kudu, kulan, langur, lechwe, lemming, lemur, leopard, leopard seal, leveret, linsang,
lion, lion-tailed macaque, llama, long-eared bat, loris, lynx, macaque, manatee, mandrill, maned
wolf, mangabey, manul, mara, margay, markhor, marmoset, marmot, marten, meerkat, mink, minke
whale, mole, mole rat, mongoose, monk seal, monkey, moose, mouflon, mountain goat, mountain
hare, mouse, mouse lemur, mule, muntjac, musk deer, musk ox, muskrat, naked mole rat, narwhal,
night monkey, nilgai, noctule, numbat, nyala, ocelot, okapi, olingo, onager, opossum, orangutan,
orca, oribi, oryx, otter, ox, paca, pademelon, panda, pangolin, panther, patas monkey, peccary,
père david's deer, pig, pika, pilot whale, pine marten, pipistrelle, platypus, polar bear,
polecat, pony, porcupine, porpoise, possum, potoroo, potto, prairie dog, proboscis monkey,
pronghorn, przewalski's horse, pudu, puma, quagga, quokka, quoll, rabbit, raccoon, raccoon dog,
rat, red deer, red fox, red panda, red squirrel, reedbuck, reindeer, rhesus monkey, rhinoceros,
right whale, ring-tailed lemur, roe deer, rorqual, royal antelope, saiga, saki, sambar, sand
cat, sea cow, sea lion, sea otter, seal, sei whale, serow, serval, sheep, shrew, siamang,
siberian tiger, sifaka, sika deer, silver fox, sitatunga, skunk, sloth, sloth bear, snow
leopard, snowshoe hare, solenodon, spectacled bear, sperm whale, spider monkey, spotted hyena,
springbok, springhare, squirrel, squirrel monkey, stoat, sugar glider, sun bear, takin,
tamandua, tamarin, tapir, tarsier, tasmanian devil, tenrec, tiger, tree kangaroo, tree shrew,
uakari, vampire bat, vaquita, vervet monkey, vicuña, viscacha, vole, wallaby, wallaroo, walrus,
wapiti, warthog, water buffalo, water vole, waterbuck, weasel, whale, white rhino, white-tailed
deer, wild boar, wild cat, wildebeest, wisent, wolf, wolverine, wombat, wood mouse, woolly
monkey, yak, zebra, zebu, zorilla
"""
)
