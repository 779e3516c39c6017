"""Mammals, but none that lives in the sea."""

from typing import Final

from tabbytop.games.meow.box.words import entries

MAMMALS: Final = entries(
    """
aardvark, aardwolf, agouti, alpaca, anoa, anteater, antelope, aoudad, armadillo, asian elephant,
aye-aye, baboon, bactrian camel, badger, baird's tapir, bandicoot, bank vole, banteng, barbary
macaque, bat, bear, beaver, bengal tiger, bighorn sheep, bilby, binturong, bison, black bear,
black panther, black rat, black rhino, blackbuck, blesbok, boar, bobcat, bongo antelope, bonobo,
brown bear, brown hare, bull, bush baby, bushbuck, camel, capuchin, capybara, caracal, cat,
cavy, chamois, cheetah, chimpanzee, chinchilla, chipmunk, civet, clouded leopard, coati,
colobus, colugo, common shrew, cotton-top tamarin, cow, coyote, coypu, deer, degu, desert fox,
dhole, dik-dik, dingo, dog, donkey, dormouse, douc, drill monkey, dromedary, duiker, echidna,
edible dormouse, eland, elephant, elephant shrew, elk, ermine, fallow deer, fennec, ferret,
field mouse, field vole, fishing cat, flying fox, flying squirrel, fossa, fox, fruit bat,
galago, gaur, gazelle, gelada, gemsbok, genet, gerbil, gerenuk, giant anteater, giant otter,
giant panda, gibbon, giraffe, goat, golden hamster, golden jackal, gopher, goral, gorilla, grey
squirrel, grison, grizzly bear, groundhog, guanaco, guinea pig, hamster, hare, hartebeest,
harvest mouse, hedgehog, hippopotamus, honey badger, horse, horseshoe bat, howler monkey, hyena,
hyrax, ibex, impala, indri, jackal, jaguarundi, jerboa, kangaroo, kangaroo rat, kiang, kinkajou,
klipspringer, koala, kob, kodiak bear, kudu, kulan, langur, lechwe, lemming, lemur, leopard,
leveret, linsang, lion, lion-tailed macaque, llama, long-eared bat, loris, lynx, macaque,
mandrill, maned wolf, mangabey, manul, margay, markhor, marmoset, marmot, marten, meerkat, mole,
mole rat, mongoose, monkey, moose, mouflon, mountain goat, mountain hare, mouse lemur, muntjac,
musk deer, musk ox, muskrat, naked mole rat, night monkey, nilgai, noctule, numbat, nyala,
ocelot, okapi, olingo, onager, opossum, orangutan, oribi, oryx, otter, ox, paca, pademelon,
panda, pangolin, panther, patas monkey, peccary, père david's deer, pig, pika, pine marten,
pipistrelle, platypus, polar bear, polecat, pony, porcupine, possum, potoroo, potto, prairie
dog, proboscis monkey, pronghorn, przewalski's horse, pudu, puma, quokka, quoll, rabbit,
raccoon, raccoon dog, rat, red deer, red fox, red panda, red squirrel, reedbuck, reindeer,
rhesus monkey, rhinoceros, ring-tailed lemur, roe deer, royal antelope, saiga, saki, sambar,
sand cat, serow, serval, sheep, shrew, siamang, siberian tiger, sifaka, sika deer, silver fox,
sitatunga, skunk, sloth, sloth bear, snow leopard, snowshoe hare, solenodon, spectacled bear,
spider monkey, spotted hyena, springbok, springhare, squirrel, squirrel monkey, stoat, sugar
glider, sun bear, takin, tamandua, tamarin, tapir, tarsier, tasmanian devil, tenrec, tiger, tree
kangaroo, tree shrew, uakari, vampire bat, vervet monkey, vicuña, viscacha, vole, wallaby,
wallaroo, wapiti, warthog, water buffalo, water vole, waterbuck, weasel, white rhino,
white-tailed deer, wild boar, wild cat, wildebeest, wisent, wolf, wolverine, wombat, wood mouse,
woolly monkey, yak, zebra, zebu, zorilla
"""
)
