"""What people wear."""

from typing import Final

from tabbytop.games.meow.box.words import entries

GARMENTS: Final = entries(
    """
academic gown, anklet, anorak, apron, aran sweater, ascot, baby bonnet, balaclava, ball gown,
ballet pumps, bandana, baseball cap, bathing suit, bathrobe, beanie, bell-bottoms, belt, beret,
bermuda shorts, bib, bikini, blazer, bloomers, blouse, boa, boater, bobble hat, bodice, body
warmer, bodysuit, bolero, bomber jacket, bonnet, bootees, boots, bow tie, bowler hat, boxer
shorts, bra, bracelet, braces, breeches, brogues, bucket hat, busby, bush jacket, bustle,
cagoule, camisole, cap, cape, cardigan, cargo pants, cashmere scarf, cassock, catsuit, chaps,
chef's hat, chelsea boots, chemise, cheongsam, chinos, cloak, cloche, clogs, coat, cords,
corduroys, corsage, corset, costume, cowboy boots, cowboy hat, cravat, crew neck, crinoline,
crocs, crown, cufflinks, cummerbund, cycling shorts, dashiki, deerstalker, denim jacket, desert
boots, dinner jacket, dirndl, djellaba, donkey jacket, doublet, dress, dressing gown, duffel
coat, dungarees, ear muffs, earring, earrings, espadrilles, evening dress, fascinator, fedora,
fez, fishing vest, flat cap, fleece, flip-flops, football shirt, frock, frock coat, fur coat,
gabardine, gaiters, galoshes, gauntlets, gilet, glasses, glove, gloves, gown, greatcoat,
guernsey, gym shoes, hairband, handbag, handkerchief, harem pants, hat, headband, headscarf,
helmet, high heels, hiking boots, hoodie, housecoat, ice skates, inverness cape, jacket, jean,
jeans, jeggings, jersey, jodhpurs, jogging bottoms, jumper, jumpsuit, kaftan, kilt, kimono, knee
socks, knickerbockers, knickers, lab coat, lace collar, lederhosen, leg warmers, leggings,
leotard, life jacket, loafers, long johns, lumberjack shirt, mackintosh, mantilla, mask, maxi
dress, miniskirt, mink, mitre, mitten, mittens, moccasins, monocle, morning coat, muffler, mule,
muu-muu, neckerchief, necklace, necktie, nightcap, nightgown, nightshirt, norfolk jacket, obi,
oilskins, onesie, opera cloak, oven glove, overalls, overcoat, oxford shoes, panama hat,
pantaloons, pantsuit, parka, pashmina, patent leather shoes, pea coat, pendant, petticoat,
pillbox hat, pinafore, plimsolls, plus fours, pocket square, polo neck, polo shirt, poncho, pork
pie hat, pullover, pumps, pyjamas, quilted jacket, raincoat, reefer jacket, riding boots, ring,
robe, roll-neck, roller skates, romper suit, ruff, running shoes, sandal, sandals, sari, sarong,
sash, scarf, school uniform, shawl, sheath dress, sheepskin coat, shirt, shoe, shoes, shorts,
shoulder bag, shower cap, ski boots, ski suit, skirt, skullcap, slacks, sleeping mask, slip
dress, slipper, slippers, smock, smoking jacket, sneakers, snood, snow boots, sock, socks,
sombrero, spats, stilettos, stockings, stole, straw hat, suit, sun hat, sundress, sunglasses,
suspenders, sweater, sweatpants, sweatshirt, swimming trunks, swimsuit, t-shirt, tabard,
tailcoat, tam o'shanter, tank top, tartan trousers, tennis shoes, three-piece suit, tiara, tie,
tights, toga, top hat, toque, tracksuit, trainers, trench coat, tricorn, trilby, trousers,
tunic, turban, turtleneck, tutu, tuxedo, twinset, ulster, underpants, undershirt, uniform, veil,
vest, visor, waders, waistcoat, wedding dress, wellies, wellington, wetsuit, wimple,
windcheater, wool hat, wristband, wristwatch, yukata
"""
)
