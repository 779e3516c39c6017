"""Fruits and berries."""

from typing import Final

from tabbytop.games.meow.box.words import entries

FRUITS: Final = entries(
    """
acai, acerola, ackee, akebia, alpine strawberry, ambarella, anjou pear, apple, araza, asian
pear, atemoya, bael, banana, barberry, bayberry, bearberry, bilberry, bilimbi, biriba, bitter
orange, blackberry, blackcurrant, blood orange, blueberry, bosc pear, boysenberry, braeburn,
bramley, breadfruit, buffaloberry, bullace, cactus pear, calamansi, canistel, cantaloupe, cape
gooseberry, carambola, casaba melon, casimiroa, cavendish banana, cempedak, charentais melon,
cherimoya, cherry plum, chokeberry, cloudberry, coco plum, coconut, comice pear, concord grape,
conference pear, cooking apple, cornelian cherry, cowberry, cox orange, crab apple, cranberry,
crowberry, cupuaçu, custard apple, date, desert lime, dewberry, dragon fruit, durian,
elderberry, elstar, emblic, feijoa, fig, finger lime, flat peach, fuji apple, gala apple, galia
melon, genip, goji berry, golden delicious, gooseberry, granny smith, grape, grapefruit,
greengage, grumichama, guanábana, guarana, guava, honeyberry, honeydew, horned melon,
huckleberry, ice cream bean, ilama, imbe, jabuticaba, jackfruit, jambul, jatoba, jocote,
jonagold, jostaberry, juneberry, kaki, karanda, key lime, kiwano, kumquat, langsat, lingonberry,
loganberry, longan, loquat, lucuma, lychee, makrut lime, mamey, mamoncillo, mandarin, mango,
mangosteen, maracujá, marionberry, marula, medlar, melon, meyer lemon, minneola, mirabelle,
miracle berry, morello, muscadine, muskmelon, nance, nannyberry, naranjilla, nashi pear, natal
plum, navel orange, nectarine, noni, ogen melon, olallieberry, oregon grape, oroblanco, papaya,
passion fruit, pawpaw, pear, pepino, persian lime, persimmon, physalis, pineapple, pink lady,
pitanga, pluot, pomegranate, pomelo, prickly pear, prune, pulasan, quandong, quince, raisin,
rambutan, rangpur, red banana, red grape, redcurrant, riberry, rose apple, rose hip, rowanberry,
salak, salal berry, salmonberry, santol, sapodilla, sapote, satsuma, sea buckthorn, sea grape,
serviceberry, seville orange, sharon fruit, shipova, silverberry, sloe, snowberry, sour cherry,
soursop, star apple, star fruit, strawberry, strawberry guava, sugar apple, sultana, surinam
cherry, sweetsop, tamarillo, tamarind, tangelo, tayberry, thimbleberry, ugli, velvet apple,
victoria plum, vine peach, water apple, watermelon, wax apple, white currant, white peach,
whortleberry, williams pear, wineberry, wolfberry, wood apple, yangmei, youngberry, yuzu
"""
)
