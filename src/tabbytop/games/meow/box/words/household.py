"""Things that stand, hang or lie about a house."""

from typing import Final

from tabbytop.games.meow.box.words import entries

HOUSEHOLD: Final = entries(
    """
air freshener, alarm clock, armchair, baking tray, banister, bar stool, bath mat, bath plug,
bath towel, bathtub, bean bag, bed, bedside lamp, bedside table, bedspread, bench, bin bag,
birdcage, blanket, blender, blinds, bolster, book, bookcase, bookend, bookshelf, bottle opener,
bread bin, bread knife, broom cupboard, bunk bed, butter dish, cake stand, cake tin, calendar,
camp bed, can opener, candlestick, carpet, carving knife, cat flap, ceiling fan, ceiling lamp,
chair, chaise longue, chandelier, cheese grater, chest of drawers, chopping board, clock radio,
clothes hanger, clothes horse, clothes peg, clothesline, coaster, coat rack, coffee grinder,
coffee machine, coffee mug, coffee table, colander, comb, computer, cooker, cookie jar, cooking
pot, cot, cotton bud, couch, cradle, crate, crystal vase, cuckoo clock, cup, cupboard, curtain,
curtain rail, cushion, cutlery drawer, deckchair, desk, desk lamp, detergent, dining table,
dinner plate, dishcloth, dishwasher, display cabinet, divan, door handle, door knocker,
doorbell, doormat, doorstop, draining board, drawer, dressing table, drinking straw, dumb
waiter, dustbin, duster, dustpan, duvet, easy chair, egg cup, egg timer, eiderdown, electric
kettle, extractor fan, feather duster, filing cabinet, fire screen, fireplace, flowerpot, fly
swatter, food processor, footstool, four-poster, freezer, fridge, fridge magnet, fruit bowl,
frying pan, fuse box, garlic press, grandfather clock, gravy boat, hairbrush, hairdryer, hall
mirror, hammock, hand mirror, hand towel, hat stand, headboard, heater, high chair, hob, hot
plate, hot-water bottle, ice cube tray, iron, ironing board, jam jar, jewellery box, kettle,
kitchen scales, kitchen sink, kitchen table, knife block, ladle, lamp, lampshade, laundry
basket, lemon squeezer, letter box, light bulb, light switch, linen cupboard, loudspeaker,
loveseat, magazine rack, mantelpiece, matchbox, mattress, measuring jug, medicine cabinet,
microwave, milk jug, mirror, mixing bowl, mop, mousetrap, muffin tin, mug, napkin, napkin ring,
nest of tables, nightlight, nightstand, nutcracker, oil lamp, ottoman, oven, paper clip,
paperweight, pencil sharpener, pepper mill, photo album, photo frame, picture frame, piggy bank,
pillow, pillowcase, pizza cutter, place mat, plate, plate rack, playpen, plughole, potato
peeler, potholder, pressure cooker, quilt, radiator, radio, razor, recliner, record player,
refrigerator, remote control, rocking chair, rolling pin, rubber duck, rubbish bin, rug, salad
bowl, salad spinner, salt cellar, saucepan, saucer, scouring pad, screen door, scrubbing brush,
serving spoon, settee, shaving brush, sheet, shelf, shoe rack, shoebox, shoehorn, shower
curtain, shower head, side table, sideboard, sieve, sink, skillet, skirting board, sleeping bag,
smoke detector, soap, soap dish, socket, sofa, sofa bed, soup tureen, spatula, spice rack, stair
carpet, standard lamp, stool, storage jar, stove, sugar bowl, table, table lamp, table mat,
tablecloth, tablespoon, tap, tea cosy, tea strainer, tea towel, teacup, teapot, teaspoon,
telephone, television, thermos flask, throw pillow, tin opener, tissue box, toast rack, toaster,
toilet brush, toilet paper, toothbrush, toothpaste, toothpick, towel, towel rail, toy chest,
tray, trivet, tumble dryer, tumbler, umbrella stand, vacuum cleaner, vase, waffle iron, walk-in
wardrobe, wall clock, wallpaper, wardrobe, washbasin, washing line, washing machine, wastepaper
basket, water jug, whisk, wicker basket, windowsill, wok, wooden spoon, writing desk
"""
)
