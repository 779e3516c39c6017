"""Birds, wild and tame."""

from typing import Final

from tabbytop.games.meow.box.words import entries

BIRDS: Final = entries(
    """
adjutant stork, albatross, alpine chough, alpine swift, amazon parrot, american robin,
archaeopteryx, arctic tern, auk, avocet, babbler, bald eagle, bar-headed goose, barbet, barn
owl, barn swallow, barnacle goose, bateleur, bearded vulture, bee-eater, bellbird, bird of
paradise, bittern, black grouse, black kite, black redstart, black swan, black woodpecker,
blackbird, blackcap, blue jay, blue tit, bluebird, bluethroat, boobook, bowerbird, brambling,
brent goose, budgerigar, bulbul, bullfinch, bunting, burrowing owl, bushtit, bustard, buzzard,
canada goose, canary, capercaillie, caracara, cardinal, carrion crow, cassowary, catbird,
chaffinch, chick, chickadee, chicken, chiffchaff, chough, coal tit, cockatiel, cockatoo,
collared dove, common crane, common gull, common tern, condor, coot, cormorant, corncrake,
cotinga, courser, cowbird, crane, crested tit, crossbill, crow, cuckoo, curassow, curlew,
dabchick, darter, dipper, diver, dodo, dotterel, dove, dowitcher, duck, duckling, dunlin,
dunnock, eagle, eagle owl, egret, eider, eider duck, elf owl, emperor penguin, emu, fairy wren,
falcon, fantail, fieldfare, finch, firecrest, fish eagle, flamingo, flicker, flycatcher,
frigatebird, fulmar, gander, gannet, garganey, goldcrest, golden eagle, golden oriole, golden
pheasant, goldeneye, goldfinch, goose, goshawk, grackle, great auk, great tit, grebe, green
woodpecker, greenfinch, greenshank, grey heron, greylag goose, grosbeak, grouse, guillemot,
guinea fowl, gull, gyrfalcon, hammerkop, harpy eagle, harrier, hawfinch, hawk, hawk owl, hen,
hen harrier, heron, herring gull, hesperornis, hoatzin, honey buzzard, honeyeater, honeyguide,
hooded crow, hoopoe, hornbill, house martin, house sparrow, humboldt penguin, hummingbird,
hyacinth macaw, ibis, ichthyornis, jacana, jackdaw, jay, junco, jungle fowl, kagu, kakapo, kea,
kestrel, king penguin, kingfisher, kinglet, kittiwake, kiwi, knot, kookaburra, lanner, lapwing,
lark, laughing gull, limpkin, linnet, little owl, long-eared owl, long-tailed tit, loon,
lorikeet, lory, lovebird, lyrebird, macaw, magpie, mallard, manakin, mandarin duck, marabou,
marsh harrier, marsh tit, martin, meadowlark, merganser, merlin, mistle thrush, moa,
mockingbird, moorhen, motmot, mousebird, muscovy duck, mute swan, mynah, nene, nene goose,
nighthawk, nightingale, nightjar, noddy, nuthatch, oilbird, oriole, ortolan, osprey, ostrich,
ouzel, ovenbird, owl, oxpecker, oystercatcher, parakeet, parrot, partridge, peacock, pelican,
penguin, peregrine falcon, petrel, phalarope, pheasant, phoebe, pied wagtail, pigeon, pintail,
pipit, plover, pochard, pratincole, ptarmigan, puffin, purple heron, quail, quetzal, raven,
razorbill, red kite, redpoll, redshank, redstart, redwing, reed warbler, rhea, ring ouzel,
ringed plover, roadrunner, robin, rock dove, rockhopper penguin, rook, rooster, rosella,
ruby-throated hummingbird, ruddy duck, ruff, sand martin, sanderling, sandgrouse, sandpiper,
sapsucker, scarlet ibis, scops owl, scoter, screech owl, sea eagle, secretary bird, seriema,
serin, shearwater, shelduck, shoebill, shorelark, short-eared owl, shoveler, shrike, siskin,
skimmer, skua, skylark, smew, snipe, snow bunting, snow goose, snowy owl, song thrush, sparrow,
sparrowhawk, spoonbill, spotted woodpecker, starling, stilt, stint, stone-curlew, stonechat,
stork, storm petrel, sunbird, swallow, swan, swift, tanager, tawny owl, teal, teal duck, tern,
thrush, tinamou, titmouse, toucan, towhee, tree sparrow, treecreeper, trogon, tropicbird,
trumpeter swan, turaco, turkey, turnstone, turtle dove, twite, ural owl, vireo, vulture,
wagtail, wandering albatross, warbler, waxbill, waxwing, weaver bird, weka, wheatear, whimbrel,
whinchat, whip-poor-will, whitethroat, whooper swan, wigeon, willet, willow tit, wood pigeon,
woodcock, woodlark, woodpecker, wren, wryneck, yellowhammer, zebra finch
"""
)
