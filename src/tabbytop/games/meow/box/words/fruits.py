"""Fruits and berries."""

from typing import Final

from tabbytop.games.meow.box.words import entries

FRUITS: Final = entries(
    """
acai, acerola, ackee, akebia, alpine strawberry, ambarella, apple, apricot, araza, atemoya,
avocado, bael, banana, barberry, bayberry, bearberry, bergamot, bilberry, bilimbi, biriba,
blackberry, blackcurrant, blood orange, blueberry, boysenberry, braeburn, bramley, breadfruit,
buffaloberry, bullace, cactus pear, calamansi, canistel, cantaloupe, cape gooseberry, carambola,
casimiroa, cavendish banana, cempedak, charentais melon, cherimoya, cherry, cherry plum,
chokeberry, citron, clementine, cloudberry, coco plum, coconut, conference pear, cornelian
cherry, cowberry, cox orange, crab apple, cranberry, crowberry, cupuaçu, custard apple, damson,
date, dewberry, dragon fruit, durian, elderberry, emblic, feijoa, fig, finger lime, galia melon,
genip, goji berry, golden delicious, gooseberry, granny smith, grape, grapefruit, greengage,
grumichama, guanábana, guarana, guava, hackberry, honeyberry, honeydew, horned melon,
huckleberry, ice cream bean, ilama, imbe, jabuticaba, jackfruit, jambul, jatoba, jocote,
jostaberry, jujube, juneberry, kaki, karanda, key lime, kiwano, kiwi, kumquat, langsat, lemon,
lime, lingonberry, loganberry, longan, loquat, lucuma, lychee, makrut lime, mamey, mamoncillo,
mandarin, mango, mangosteen, maracujá, marionberry, marula, medlar, melon, meyer lemon,
minneola, mirabelle, miracle berry, morello, mulberry, muscadine, muskmelon, nance, nannyberry,
naranjilla, nashi pear, natal plum, navel orange, nectarine, noni, olallieberry, orange, oregon
grape, oroblanco, papaya, passion fruit, pawpaw, peach, pear, pepino, persimmon, physalis,
pineapple, pitanga, plantain, plum, pluot, pomegranate, pomelo, prickly pear, prune, pulasan,
quandong, quince, raisin, rambutan, rangpur, raspberry, redcurrant, riberry, rose apple, rose
hip, rowanberry, salak, salal berry, salmonberry, santol, sapodilla, sapote, saskatoon, satsuma,
sea buckthorn, sea grape, serviceberry, seville orange, sharon fruit, shipova, silverberry,
sloe, snowberry, soursop, star apple, star fruit, strawberry, strawberry guava, sugar apple,
sultana, surinam cherry, sweetie, sweetsop, tamarillo, tamarind, tangelo, tangerine, tayberry,
thimbleberry, ugli, velvet apple, victoria plum, vine peach, watermelon, wax apple, white
currant, whortleberry, williams pear, wineberry, winter melon, wolfberry, wood apple, yangmei,
youngberry, yuzu
"""
)
