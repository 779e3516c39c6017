"""Trees and shrubs."""

from typing import Final

from tabbytop.games.meow.box.words import entries

TREES: Final = entries(
    """
acacia, african tulip tree, ailanthus, alder, alder buckthorn, aleppo pine, almond tree, alpine
larch, alpine rose, american elm, apple tree, apricot tree, araucaria, arborvitae, ash, aspen,
atlas cedar, autumn olive, avocado tree, azalea, bald cypress, balsa, balsam fir, balsam poplar,
bamboo, banana tree, banyan, baobab, basswood, bay laurel, beech, birch, bird cherry, black gum,
black locust, black poplar, black walnut, blackthorn, blackwood, bladdernut, blue gum, blue
spruce, bottle tree, bottlebrush, bougainvillea, box elder, boxwood, bristlecone pine, broom,
buckeye, buckthorn, buddleia, buttonbush, cabbage palm, cacao, cactus, california redwood,
camellia, camphor tree, candlenut, carob, cashew tree, catalpa, ceanothus, cedar, cedar of
lebanon, ceiba, cherry laurel, cherry tree, chestnut, chinquapin, christmas tree, cinnamon tree,
clove tree, coast redwood, coconut palm, coffee bush, conifer, copper beech, cork oak, cornel,
corsican pine, cotoneaster, cottonwood, crack willow, crape myrtle, cypress, date palm, dawn
redwood, deodar, dogwood, douglas fir, downy birch, dragon tree, ebony, elaeagnus, elder, elm,
english oak, eucalyptus, euonymus, european larch, false acacia, field maple, fig tree, filbert,
fir, firethorn, flame tree, flowering currant, forsythia, frangipani, gardenia, ginkgo, goat
willow, gorse, grand fir, greenheart, guelder rose, gum tree, hackberry, handkerchief tree,
hawthorn, hazel, heath, hebe, hemlock spruce, hibiscus, hickory, holly, holm oak, honey locust,
honeysuckle, hop hornbeam, hornbeam, horse chestnut, hydrangea, ironbark, ironwood, italian
cypress, ivy, jacaranda, japanese maple, jarrah, joshua tree, juniper, kapok, karri, katsura,
kauri, kentucky coffeetree, kousa, kowhai, laburnum, larch, lemon tree, leyland cypress, lignum
vitae, lilac, lime tree, linden, live oak, loblolly pine, lodgepole pine, lombardy poplar,
london plane, macadamia, madrone, magnolia, mahogany, maidenhair tree, mangrove, manuka, maple,
maritime pine, meranti, mesquite, mimosa, monkey puzzle, monterey cypress, mountain ash,
mountain pine, mulberry tree, myrtle, neem, nikau, noble fir, norfolk island pine, norway maple,
norway spruce, nut tree, oak, oil palm, oleander, olive tree, orange tree, osage orange, osier,
pagoda tree, palm, palm tree, palmetto, paper birch, paulownia, peach tree, pear tree, pecan,
pedunculate oak, persian ironwood, pin oak, pine, pinyon, pistachio tree, plane tree, plum tree,
pohutukawa, poinciana, poinsettia, ponderosa pine, poplar, privet, pyracantha, quaking aspen,
quince tree, raffia palm, rain tree, red maple, red oak, redbud, redwood, rhododendron, rimu,
robinia, rock rose, rosewood, rowan, royal palm, rubber tree, sago palm, sallow, sandalwood,
sandarac, sapele, sassafras, sausage tree, saw palmetto, sawtooth oak, scots pine, sequoia,
service tree, sessile oak, shagbark hickory, sheoak, silk tree, silver birch, silver fir, silver
maple, sitka spruce, smoke bush, smoke tree, snowbell, snowy mespilus, sourwood, spindle,
spiraea, spruce, stone pine, strawberry tree, sugar maple, sumac, swamp cypress, sweet chestnut,
sweet gum, sycamore, tamarack, tamarisk, tea tree, teak, tree fern, tree of heaven, tulip tree,
tupelo, turkey oak, umbrella pine, viburnum, walnut, wattle, wayfaring tree, weeping willow,
weigela, wellingtonia, western hemlock, white oak, white pine, whitebeam, wild cherry, willow,
winter jasmine, witch hazel, wych elm, yellowwood, yew, ylang-ylang, yucca, zelkova
"""
)
