"""Birds, wild and tame."""

from typing import Final

from tabbytop.games.meow.box.words import entries

BIRDS: Final = entries(
    """
adjutant stork, albatross, alpine chough, alpine swift, amazon parrot, american robin, arctic
tern, auk, avocet, babbler, bald eagle, bar-headed goose, barbet, barn owl, barn swallow,
barnacle goose, bateleur, bearded vulture, bee-eater, bellbird, bird of paradise, bittern, black
grouse, black kite, black redstart, black swan, black woodpecker, blackbird, blackcap, blue jay,
blue tit, bluebird, bluethroat, boobook, bowerbird, brambling, brent goose, budgerigar, bulbul,
bullfinch, bunting, burrowing owl, bushtit, bustard, buzzard, canada goose, capercaillie,
caracara, carrion crow, cassowary, catbird, chaffinch, chickadee, chicken, chiffchaff, chough,
coal tit, cockatiel, cockatoo, collared dove, common gull, common tern, condor, coot, cormorant,
corncrake, cotinga, courser, cowbird, crested tit, crossbill, crow, cuckoo, curassow, curlew,
dabchick, darter, dipper, dotterel, dove, dowitcher, duck, dunlin, dunnock, eagle, eagle owl,
egret, eider duck, elf owl, emperor penguin, emu, fairy wren, falcon, fantail, fieldfare, finch,
firecrest, fish eagle, flicker, flycatcher, frigatebird, fulmar, gannet, garganey, goldcrest,
golden eagle, golden oriole, golden pheasant, goldeneye, goldfinch, goose, goshawk, grackle,
great tit, grebe, green woodpecker, greenfinch, greenshank, grey heron, greylag goose, grosbeak,
grouse, guillemot, guinea fowl, gull, gyrfalcon, hammerkop, harpy eagle, harrier, hawfinch, hawk
owl, hen harrier, heron, herring gull, hoatzin, honey buzzard, honeyeater, honeyguide, hooded
crow, hoopoe, hornbill, house martin, house sparrow, humboldt penguin, hummingbird, hyacinth
macaw, ibis, jacana, jackdaw, junco, jungle fowl, kagu, kakapo, kea, kestrel, king penguin,
kingfisher, kinglet, kittiwake, knot, kookaburra, lanner, lapwing, lark, laughing gull, limpkin,
linnet, little owl, long-eared owl, long-tailed tit, loon, lorikeet, lory, lovebird, lyrebird,
macaw, magpie, mallard, manakin, mandarin duck, marabou, marsh harrier, marsh tit, meadowlark,
merganser, mistle thrush, mockingbird, moorhen, motmot, mousebird, muscovy duck, mute swan,
mynah, nene goose, nighthawk, nightingale, nightjar, noddy, nuthatch, oilbird, oriole, ortolan,
osprey, ostrich, ouzel, ovenbird, owl, oxpecker, oystercatcher, parakeet, parrot, partridge,
peacock, pelican, penguin, peregrine falcon, petrel, phalarope, pheasant, pied wagtail, pigeon,
pintail, pipit, plover, pochard, pratincole, ptarmigan, puffin, purple heron, quail, quetzal,
razorbill, red kite, redpoll, redshank, redstart, redwing, reed warbler, ring ouzel, ringed
plover, roadrunner, rock dove, rockhopper penguin, rook, rooster, rosella, ruby-throated
hummingbird, ruddy duck, sand martin, sanderling, sandgrouse, sandpiper, sapsucker, scarlet
ibis, scops owl, scoter, screech owl, sea eagle, secretary bird, seriema, serin, shearwater,
shelduck, shoebill, shorelark, short-eared owl, shoveler, shrike, siskin, skimmer, skua,
skylark, smew, snipe, snow bunting, snow goose, snowy owl, song thrush, sparrow, sparrowhawk,
spoonbill, spotted woodpecker, starling, stilt, stint, stone-curlew, stonechat, stork, storm
petrel, sunbird, swallow, swan, swift, tanager, tawny owl, teal duck, tern, thrush, tinamou,
titmouse, toucan, towhee, tree sparrow, treecreeper, trogon, tropicbird, trumpeter swan, turaco,
turkey, turnstone, turtle dove, twite, ural owl, vireo, vulture, wagtail, wandering albatross,
warbler, waxbill, waxwing, weaver bird, weka, wheatear, whimbrel, whinchat, whip-poor-will,
whitethroat, whooper swan, wigeon, willet, willow tit, wood pigeon, woodcock, woodlark,
woodpecker, wryneck, yellowhammer, zebra finch
"""
)
