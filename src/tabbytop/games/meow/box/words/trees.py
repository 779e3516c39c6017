"""Trees and shrubs."""

from typing import Final

from tabbytop.games.meow.box.words import entries

TREES: Final = entries(
    """
acacia, african tulip tree, ailanthus, alder, alder buckthorn, aleppo pine, almond tree, alpine
larch, american elm, apple tree, apricot tree, araucaria, arborvitae, atlas cedar, avocado tree,
bald cypress, balsa, balsam fir, balsam poplar, bamboo, banyan, baobab, basswood, beech, birch,
black gum, black locust, black poplar, black walnut, blackthorn, blackwood, bladdernut, blue
gum, blue spruce, bottle tree, box elder, boxwood, bristlecone pine, buckeye, buckthorn,
buttonbush, cabbage palm, california redwood, camphor tree, candlenut, carob, cashew tree,
catalpa, cedar, cedar of lebanon, ceiba, cherry laurel, cherry tree, chinquapin, cinnamon tree,
clove tree, coast redwood, coconut palm, coffee bush, copper beech, cork oak, cornel, corsican
pine, cotoneaster, cottonwood, crack willow, crape myrtle, cypress, date palm, dawn redwood,
deodar, dogwood, douglas fir, downy birch, dragon tree, elaeagnus, elder, elm, english oak,
eucalyptus, euonymus, european larch, false acacia, field maple, fig tree, filbert, fir,
firethorn, flame tree, ginkgo, goat willow, grand fir, greenheart, gum tree, handkerchief tree,
hawthorn, hemlock spruce, hickory, holm oak, honey locust, hop hornbeam, hornbeam, horse
chestnut, ironbark, ironwood, italian cypress, japanese maple, jarrah, joshua tree, kapok,
karri, katsura, kauri, kentucky coffeetree, kousa, kowhai, larch, leyland cypress, lignum vitae,
lime tree, live oak, loblolly pine, lodgepole pine, lombardy poplar, london plane, madrone,
maidenhair tree, mangrove, manuka, maple, maritime pine, meranti, mesquite, monkey puzzle,
monterey cypress, mountain ash, mountain pine, mulberry tree, neem, nikau, noble fir, norfolk
island pine, norway maple, norway spruce, oak, oil palm, olive tree, orange tree, osier, pagoda
tree, palm, palmetto, paper birch, paulownia, pear tree, pedunculate oak, persian ironwood, pin
oak, pine, pinyon, pistachio tree, plane tree, plum tree, pohutukawa, poinciana, ponderosa pine,
poplar, privet, pyracantha, quaking aspen, quince tree, raffia palm, rain tree, red maple, red
oak, redbud, redwood, rimu, robinia, rosewood, royal palm, rubber tree, sago palm, sallow,
sandalwood, sandarac, sapele, sassafras, sausage tree, saw palmetto, sawtooth oak, scots pine,
sequoia, service tree, sessile oak, shagbark hickory, sheoak, silk tree, silver birch, silver
fir, silver maple, sitka spruce, smoke bush, smoke tree, snowbell, snowy mespilus, sourwood,
spruce, stone pine, strawberry tree, sugar maple, swamp cypress, sweet chestnut, sweet gum,
sycamore, tamarack, tamarisk, tea tree, teak, tree fern, tree of heaven, tulip tree, tupelo,
turkey oak, umbrella pine, walnut, wattle, wayfaring tree, weeping willow, wellingtonia, western
hemlock, white oak, white pine, whitebeam, witch hazel, wych elm, yellowwood, yew, zelkova
"""
)
