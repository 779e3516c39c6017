"""Fruits and berries."""

from typing import Final

from tabbytop.games.meow.box.words import entries

FRUITS: Final = entries(
    """
acai, acerola, ackee, akebia, almond, alpine strawberry, ambarella, anjou pear, apple, apricot,
araza, asian pear, atemoya, autumn olive, avocado, bael, banana, barberry, bayberry, bearberry,
bergamot, berry, bilberry, bilimbi, bird cherry, biriba, bitter melon, bitter orange,
blackberry, blackcurrant, blood orange, blueberry, bosc pear, boysenberry, braeburn, bramley,
breadfruit, buffaloberry, bullace, cacao, cactus pear, calamansi, canistel, cantaloupe, cape
gooseberry, carambola, casaba melon, cashew, casimiroa, cavendish banana, cempedak, charentais
melon, cherimoya, cherry, cherry plum, chokeberry, citron, clementine, cloudberry, coco plum,
coconut, comice pear, concord grape, conference pear, cooking apple, cornelian cherry, cowberry,
cox orange, crab apple, cranberry, crowberry, cupuaçu, currant, custard apple, damson, date,
desert lime, dewberry, dragon fruit, durian, elderberry, elstar, emblic, feijoa, fig, finger
lime, flat peach, fuji apple, gala apple, galia melon, genip, goji berry, golden delicious,
gooseberry, granny smith, grape, grapefruit, greengage, grumichama, guanábana, guarana, guava,
hackberry, hazelnut, honeyberry, honeydew, horned melon, huckleberry, ice cream bean, ilama,
imbe, jabuticaba, jackfruit, jambul, jatoba, jocote, jonagold, jostaberry, jujube, juneberry,
juniper berry, kaki, karanda, key lime, kiwano, kiwi, kumquat, langsat, lemon, lime,
lingonberry, loganberry, longan, loquat, lucuma, lychee, macadamia, makrut lime, mamey,
mamoncillo, mandarin, mango, mangosteen, maracujá, marionberry, marula, medlar, melon, meyer
lemon, minneola, mirabelle, miracle berry, morello, mulberry, muscadine, muskmelon, nance,
nannyberry, naranjilla, nashi pear, natal plum, navel orange, nectarine, noni, ogen melon,
olallieberry, olive, orange, oregon grape, oroblanco, osage orange, papaya, passion fruit,
pawpaw, peach, peanut, pear, pecan, pepino, persian lime, persimmon, physalis, pineapple, pink
lady, pistachio, pitanga, plantain, plum, pluot, pomegranate, pomelo, prickly pear, prune,
pulasan, pumpkin, quandong, quince, raisin, rambutan, rangpur, raspberry, red banana, red grape,
redcurrant, rhubarb, riberry, rose apple, rose hip, rowanberry, salak, salal berry, salmonberry,
santol, sapodilla, sapote, saskatoon, satsuma, sea buckthorn, sea grape, serviceberry, seville
orange, sharon fruit, shipova, silverberry, sloe, snowberry, sour cherry, soursop, star apple,
star fruit, strawberry, strawberry guava, sugar apple, sultana, surinam cherry, sweetie,
sweetsop, tamarillo, tamarind, tangelo, tangerine, tayberry, thimbleberry, tomatillo, tomato,
ugli, velvet apple, victoria plum, vine peach, water apple, watermelon, wax apple, white
currant, white peach, whortleberry, wild cherry, williams pear, wineberry, winter melon,
wolfberry, wood apple, yangmei, youngberry, yuzu
"""
)
