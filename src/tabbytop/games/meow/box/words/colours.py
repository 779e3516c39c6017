"""Colours, some with other things in their names."""

from typing import Final

from tabbytop.games.meow.box.words import entries

COLOURS: Final = entries(
    """
alabaster, alice blue, alizarin, almond, amaranth, amber, amethyst, antique white, apricot,
aqua, aquamarine, ash grey, atomic tangerine, aubergine, auburn, aureolin, avocado, azure, baby
blue, baby pink, battleship grey, beige, bisque, bistre, black, blanched almond, blond, blood
red, blue, blue-black, blue-green, blush, bondi blue, bone white, bottle green, brick red,
bright green, brilliant rose, british racing green, bronze, brown, buff, burgundy, burlywood,
burnt orange, burnt sienna, burnt umber, butterscotch, byzantium, cadet blue, cadmium red,
cadmium yellow, café au lait, cambridge blue, camel brown, canary, canary yellow, candy pink,
caput mortuum, caramel, cardinal red, carmine, carnation pink, carnelian, carrot orange,
celadon, cerise, cerulean, charcoal, chartreuse, cherry, chestnut, chestnut brown, china white,
chocolate, chrome yellow, cinnabar, cinnamon, citrine, citron, cobalt blue, copper, coral, coral
pink, corn yellow, cornflower blue, cornsilk, cosmic latte, cream, crimson, cyan, damson, dark
blue, dark brown, dark green, dark grey, dark red, deep pink, denim blue, dodger blue, dove
grey, drab, duck-egg blue, dusky pink, ebony, ebony black, ecru, eggshell, electric blue,
electric indigo, emerald, english violet, eton blue, fallow, fawn, fern green, fire-engine red,
firebrick, flamingo, flax, forest green, french blue, french grey, fuchsia, fuchsia pink,
fulvous, gainsboro, gamboge, ghost white, glaucous, gold, golden yellow, granite grey, grass
green, green, grey, gunmetal, harlequin green, hazel, heliotrope, honey yellow, hot pink, hunter
green, ice blue, incarnadine, indigo, international orange, iris blue, isabelline, ivory, ivory
black, jade, jasper, jet black, jungle green, kelly green, khaki, klein blue, lapis lazuli,
lavender, lavender blue, lemon, lemon yellow, light blue, light green, light grey, lilac, lilac
pink, lime, lime green, linen white, magenta, mahogany, mahogany red, maize, malachite, maroon,
mauve, mazarine, midnight blue, milk white, mint, mint green, misty rose, moss green,
mountbatten pink, mulberry, mulberry red, multicoloured, mustard yellow, myrtle green, nankeen,
naples yellow, navy blue, neon green, neon pink, neon yellow, nickel, night blue, ochre,
off-white, old gold, old lace, olive, olive drab, olive green, onyx, opal, orange, orange-red,
orchid, orchid purple, oxblood, oxford blue, pale blue, payne's grey, pea green, peach, peacock
blue, pearl, pearl grey, periwinkle, periwinkle blue, persian blue, petrol blue, pewter, phthalo
green, pigeon blue, pillar-box red, pine green, pink, pistachio green, platinum, plum, powder
blue, primrose, prussian blue, puce, purple, quartz, rainbow, raspberry, raspberry red, raven,
raw sienna, raw umber, red, rose, rose madder, rose pink, rosewood red, royal blue, royal
purple, ruby, russet, rust, sable, saffron yellow, sage green, salmon, salmon pink, sand, sandy
brown, sapphire, scarlet, sea green, seafoam, seal brown, seashell, sepia, shocking pink, siena,
sienna, signal red, silver, sky blue, slate grey, smoke grey, snow white, spring green, steel
blue, stone grey, straw yellow, sunset orange, tan, tangerine, taupe, tawny, tea green, teal,
tenné, terracotta, thistle purple, titanium white, titian, tomato red, topaz, turquoise, tuscan
red, tyrian purple, ultramarine, umber, vandyke brown, venetian red, verdigris, vermilion,
violet, violet blue, viridian, wedgwood blue, wheat, white, willow green, wisteria, wisteria
blue, yellow, yellow ochre, zaffre, zinc white
"""
)
