"""Things that stand, hang or lie about a house."""

from typing import Final

from tabbytop.games.meow.box.words import entries

HOUSEHOLD: Final = entries(
    """
air freshener, alarm clock, armchair, bag, baking tray, ball, banister, bar stool, basket, bath,
bath mat, bath plug, bath towel, bathtub, bean bag, bed, bedside lamp, bedside table, bedspread,
bellows, bench, bin bag, birdcage, blanket, blender, blinds, bolster, book, bookcase, bookend,
bookshelf, bottle, bottle opener, bottlebrush, bowl, bread bin, bread knife, broom, broom
cupboard, bucket, bunk bed, butter dish, cable, cake stand, cake tin, calendar, camera, camp
bed, can opener, candle, candlestick, carpet, carving knife, casserole, cat flap, ceiling fan,
ceiling lamp, chair, chaise longue, chandelier, charger, cheese grater, chest of drawers,
chopping board, cleaner, clock, clock radio, clothes hanger, clothes horse, clothes peg,
clothesline, coaster, coat rack, coffee grinder, coffee machine, coffee mug, coffee table,
colander, comb, computer, cooker, cookie jar, cooking pot, corkscrew, cot, cotton bud, couch,
cradle, crate, crystal vase, cuckoo clock, cup, cupboard, curtain, curtain rail, cushion,
cutlery drawer, darning needle, deckchair, desk, desk lamp, detergent, dining table, dinner
plate, dishcloth, dishwasher, display cabinet, divan, doll, door, door handle, door knocker,
doorbell, doormat, doorstop, draining board, drawer, dressing table, drinking straw, dumb
waiter, dustbin, duster, dustpan, duvet, easy chair, egg cup, egg timer, eiderdown, electric
kettle, extension lead, extractor fan, fan, feather duster, filing cabinet, fire screen, fire
tongs, fireplace, flashlight, flowerpot, fly swatter, food processor, footstool, fork,
four-poster, freezer, fridge, fridge magnet, fruit bowl, frying pan, funnel, fuse box, garlic
press, glass, glasses, grandfather clock, grater, gravy boat, hairbrush, hairdryer, hall mirror,
hammock, hand mirror, hand towel, hat stand, headboard, heater, high chair, hob, hose, hot
plate, hot-water bottle, ice cube tray, iron, ironing board, jam jar, jewellery box, jug,
kettle, key, kitchen scales, kitchen sink, kitchen table, knife, knife block, knife sharpener,
ladle, lamp, lampshade, laptop, laundry basket, lemon squeezer, letter box, light bulb, light
switch, linen cupboard, loudspeaker, loveseat, magazine rack, mantelpiece, matchbox, mattress,
measuring jug, medicine cabinet, microwave, milk jug, mirror, mixing bowl, mop, mouse,
mousetrap, muffin tin, mug, music box, napkin, napkin ring, nest of tables, newspaper,
nightlight, nightstand, notebook, nutcracker, oil lamp, ottoman, oven, oven glove, painting,
pan, paper, paper clip, paperweight, pen, pencil, pencil sharpener, pepper mill, pestle, phone,
photo album, photo frame, picture frame, piggy bank, pillow, pillowcase, pizza cutter, place
mat, plate, plate rack, playpen, plug, plughole, pot, potato peeler, potholder, pressure cooker,
printer, quilt, radiator, radio, razor, recliner, record player, refrigerator, remote control,
rocking chair, rolling pin, rubber duck, rubbish bin, rug, salad bowl, salad spinner, salt
cellar, saucepan, saucer, scissors, scouring pad, screen door, scrubbing brush, serving spoon,
settee, sewing machine, shampoo, shaving brush, sheet, shelf, shoe rack, shoebox, shoehorn,
shower, shower cap, shower curtain, shower head, side table, sideboard, sieve, sink, skillet,
skirting board, sleeping bag, smoke detector, soap, soap dish, socket, sofa, sofa bed, soup
tureen, spatula, spice rack, sponge, spoon, stair carpet, standard lamp, stapler, steamer, steel
wool, stepladder, stethoscope, stool, stopwatch, storage jar, stove, sugar bowl, table, table
lamp, table mat, tablecloth, tablespoon, tablet, tap, tea cosy, tea strainer, tea towel, teacup,
teapot, teaspoon, teddy bear, telephone, television, thermometer, thermos flask, thimble, throw
pillow, tin opener, tissue box, toast rack, toaster, toilet, toilet brush, toilet paper,
toothbrush, toothpaste, toothpick, towel, towel rail, toy, toy chest, tray, trivet, tumble
dryer, tumbler, tweezers, umbrella, umbrella stand, vacuum cleaner, vase, waffle iron, walk-in
wardrobe, wall clock, wallpaper, wardrobe, washbasin, washboard, washing line, washing machine,
wastepaper basket, water jug, whisk, wicker basket, wind chimes, window, windowsill, wok, wooden
spoon, writing desk
"""
)
