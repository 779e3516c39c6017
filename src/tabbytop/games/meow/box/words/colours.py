"""Colours, some with other things in their names."""

from typing import Final

from tabbytop.games.meow.box.words import entries

COLOURS: Final = entries(
    """
alabaster, alice blue, alizarin, amethyst, antique white, aqua, aquamarine, ash grey, atomic
tangerine, auburn, aureolin, azure, baby blue, baby pink, battleship grey, beige, bistre, black,
blanched almond, blond, blood red, blue, blue-black, blue-green, blush, bondi blue, bone white,
bottle green, brick red, bright green, brilliant rose, british racing green, bronze, brown,
buff, burgundy, burlywood, burnt orange, burnt sienna, burnt umber, cadet blue, cadmium red,
cadmium yellow, café au lait, cambridge blue, camel brown, canary yellow, candy pink, caput
mortuum, cardinal red, carmine, carnation pink, carnelian, carrot orange, celadon, cerise,
cerulean, charcoal, chartreuse, chestnut brown, china white, chrome yellow, cinnabar, citrine,
cobalt blue, copper, coral pink, corn yellow, cornflower blue, cornsilk, cosmic latte, crimson,
cyan, dark green, dark red, deep pink, denim blue, dodger blue, dove grey, drab, duck-egg blue,
dusky pink, ebony black, ecru, eggshell, electric blue, electric indigo, emerald, english
violet, eton blue, fallow, fern green, fire-engine red, firebrick, flax, forest green, french
blue, french grey, fuchsia pink, fulvous, gainsboro, gamboge, ghost white, glaucous, gold,
golden yellow, granite grey, grass green, green, grey, gunmetal, harlequin green, honey yellow,
hot pink, hunter green, ice blue, incarnadine, international orange, iris blue, isabelline,
ivory, ivory black, jet black, jungle green, kelly green, khaki, klein blue, lapis lazuli,
lavender blue, lemon yellow, light blue, light green, lilac pink, lime green, linen white,
magenta, mahogany red, malachite, maroon, mauve, mazarine, midnight blue, milk white, mint
green, misty rose, moss green, mountbatten pink, mulberry red, mustard yellow, myrtle green,
nankeen, naples yellow, navy blue, neon green, nickel, night blue, ochre, off-white, old gold,
old lace, olive drab, olive green, onyx, orange-red, orchid purple, oxblood, oxford blue, pale
blue, payne's grey, pea green, peacock blue, pearl grey, periwinkle blue, persian blue, petrol
blue, pewter, phthalo green, pigeon blue, pillar-box red, pine green, pink, pistachio green,
platinum, powder blue, prussian blue, puce, purple, quartz, raspberry red, raw sienna, raw
umber, red, rose madder, rose pink, rosewood red, royal blue, royal purple, rust, saffron
yellow, sage green, salmon pink, sand, sandy brown, sapphire, sea green, seafoam, seal brown,
seashell, sepia, shocking pink, signal red, silver, sky blue, slate grey, smoke grey, snow
white, spring green, steel blue, stone grey, straw yellow, sunset orange, tan, taupe, tawny, tea
green, tenné, terracotta, thistle purple, titanium white, titian, tomato red, topaz, turquoise,
tuscan red, tyrian purple, ultramarine, umber, vandyke brown, venetian red, verdigris,
vermilion, violet blue, viridian, wedgwood blue, wheat, white, willow green, wisteria blue,
yellow, yellow ochre, zaffre, zinc white
"""
)
