"""Words that fit two cards of the box: whoever says one may mean either, so no list has them."""

from typing import Final

from tabbytop.games.meow.box.words import entries

TWO_SIDED: Final = [
    # a colour and …
    *entries("""
almond, amaranth, amber, apricot, aubergine, avocado, bisque, butterscotch, byzantium, canary,
caramel, cherry, chestnut, chocolate, cinnamon, citron, coquelicot, coral, cream, damson, ebony,
eggplant, fawn, flamingo, fuchsia, hazel, heliotrope, indigo, jade, jasper, lavender, lemon,
lilac, lime, mahogany, maize, mint, mulberry, old rose, olive, opal, orange, orchid, papaya
whip, peach, peach puff, pearl, periwinkle, plum, primrose, raspberry, raven, rose, ruby,
russet, sable, salmon, scarlet, scarlett, sea pink, siena, sienna, tangerine, teal, violet,
wisteria
"""),
    # a first name and …
    *entries("""
adelaide, angelica, ash, aspen, basil, clementine, clyde, constance, cooper, dahlia, daisy,
daphne, dee, don, dory, erica, felicity, florence, fraser, heather, holly, hudson, hyacinth,
iris, ivy, jack, jasmine, jay, juniper, krishna, lee, lena, leon, lily, linden, mackenzie,
madeleine, magdalena, mara, margherita, marguerite, marigold, martin, mason, mei, melissa,
mercedes, merlin, molly, murray, myrtle, nancy, nelson, nigella, olympia, pansy, petra, petunia,
phoebe, poppy, ravi, ray, regina, rhea, robin, rosario, rosemary, rowan, salvador, samara,
santiago, shannon, sidney, sofia, sydney, tamar, tansy, trent, verbena, veronica, viola,
vladimir, willow, wren
"""),
    # a fruit, a vegetable, a herb, a sweet, a dish
    *entries("""
baked potato, bergamot, bitter melon, casserole, cayenne, cobbler, corn on the cob, crumpet,
french toast, jacket potato, jujube, juniper berry, kiwi, liquorice, mushy peas, pancake,
peppermint, plantain, porridge, pumpkin, rhubarb, rocket, saskatoon, sauerkraut, skittles,
soufflé, squash, sweetie, tomatillo, tomato, whitebait, winter melon
"""),
    # a flower and a shrub or a herb
    *entries("""
alpine rose, anemone, azalea, borage, bougainvillea, broom, buddleia, camellia, ceanothus,
chamomile, comfrey, feverfew, flowering currant, forsythia, frangipani, gardenia, gorse, guelder
rose, heath, hebe, hibiscus, honeysuckle, hydrangea, hyssop, jacaranda, laburnum, magnolia,
mimosa, nasturtium, oleander, ornamental onion, poinsettia, rhododendron, rock rose, salvia,
sorrel, spiraea, valerian, viburnum, weigela, winter jasmine, yarrow, ylang-ylang
"""),
    # a tree and a fruit, a spice, a tool
    *entries("""
autumn olive, bay laurel, bird cherry, cacao, hackberry, macadamia, osage orange, pecan,
spindle, sumac, wild cherry, yucca
"""),
    # a mammal that lives in water
    *entries("""
beluga whale, blue whale, bottlenose dolphin, bowhead whale, dolphin, dugong, elephant seal, fin
whale, fur seal, grampus, grey seal, grey whale, harbour porpoise, harbour seal, harp seal,
humpback whale, leopard seal, manatee, minke whale, monk seal, narwhal, orca, pilot whale,
porpoise, right whale, rorqual, sea cow, sea lion, sea otter, seal, sei whale, sperm whale,
vaquita, walrus, whale
"""),
    # a beast of old and a mammal, a bird, somebody who lives in water
    *entries("""
ammonite, archaeopteryx, archelon, aurochs, bluebuck, cave bear, dire wolf, dodo, dunkleosteus,
elasmosaurus, great auk, hesperornis, ichthyornis, ichthyosaurus, kronosaurus, liopleurodon,
mammoth, mastodon, megalodon, megatherium, moa, mosasaurus, nothosaurus, plesiosaurus,
pliosaurus, quagga, smilodon, trilobite, tylosaurus
"""),
    # a job and …
    *entries("""
cardinal, coach, diver, engraver, financier, printer, riveter, scribe, whaler
"""),
    # a thing of the house, something to wear, a tool, an instrument
    *entries("""
bath, bellows, bottlebrush, bowl, bowls, bucket, cleaner, cloche, darning needle, extension
lead, fire tongs, flashlight, fork, funnel, glasses, hose, jug, knife sharpener, mouse, music
box, oven glove, pestle, ratchet, scissors, sewing machine, shower cap, sponge, spoon, spoons,
stapler, steel wool, stepladder, stethoscope, stopwatch, thermometer, thimble, tweezers,
washboard, wind chimes
"""),
    # a vehicle and …
    *entries("""
bmx, cement mixer, clipper, crane, cutter, houseboat, ice skates, jaguar, luge, man o' war,
mobile home, roller, roller skates, steamer, wheelbarrow
"""),
    # a city or a river and …
    *entries("""
barrow, buffalo, dart, darts, eider, fulda, gander, inn, nene, nice, paraná, wellington,
wellingtons
"""),
    # a bird, a fish, a sport, a sound
    *entries("""
bass, bridge, conch, cornet, garibaldi, hawk, hobby, jean, jeans, mink, mule, mules, pool, ruff,
skate
"""),
    # a feeling that ends in -ly
    *entries("""
friendly, jolly, lively, lonely, silly
"""),
]
