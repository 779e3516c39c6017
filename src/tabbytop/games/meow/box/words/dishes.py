"""Dishes that a waiter would bring."""

from typing import Final

from tabbytop.games.meow.box.words import entries

DISHES: Final = entries(
    """
adobo, aloo gobi, antipasti, arancini, arroz con pollo, baba ghanoush, bacon, bacon and eggs,
bagel, baguette, baked beans, baked potato, bangers and mash, bao bun, barbecue ribs, bean
burrito, bean salad, beans on toast, beef stew, beef stroganoff, beef wellington, bhaji,
bibimbap, biryani, biscuits and gravy, bisque, blini, blt sandwich, boiled egg, bolognese,
borscht, bouillabaisse, bratwurst, bread, bruschetta, bubble and squeak, bulgogi, burger,
burrito, butter chicken, caesar salad, calzone, canapé, cannelloni, caponata, caprese,
carbonara, casserole, cassoulet, cauliflower cheese, cereal, ceviche, chana masala, cheese,
cheese fondue, cheese on toast, cheese sandwich, cheeseburger, chicken kiev, chicken korma,
chicken noodle soup, chicken nuggets, chicken pie, chicken soup, chicken tikka masala, chili con
carne, chimichanga, chips, chop suey, choucroute, chow mein, clam chowder, club sandwich, cobb
salad, cock-a-leekie, coleslaw, congee, consommé, corn chowder, corn on the cob, cornbread,
cornish pasty, cottage pie, couscous, crab cakes, crisps, crispy duck, croque-monsieur,
croquette, crumpet, cullen skink, curry, currywurst, dahl, dhal puri, dim sum, dolma, dosa,
dumpling, dumplings, egg, egg foo yung, egg fried rice, egg sandwich, eggs benedict, eggs
florentine, empanada, enchilada, ensaladilla, escalope, fajita, falafel, farfalle, feijoada,
fettuccine alfredo, fish and chips, fish cake, fish finger, fish pie, fish soup, fish stew, fish
tacos, flammkuchen, focaccia, fondue, french fries, french onion soup, french toast, fricassee,
fried chicken, fried egg, fried rice, frittata, full english breakfast, gado-gado, galantine,
gammon steak, garlic bread, gazpacho, gefilte fish, gnocchi, goulash, gratin dauphinois, greek
salad, green curry, green salad, grilled cheese, grits, guacamole, gumbo, gyros, haggis, ham,
ham and eggs, hamburger, hash browns, hot dog, hotpot, huevos rancheros, hummus, irish stew,
jambalaya, japchae, jerk chicken, jollof rice, käsespätzle, kebab, kedgeree, kibbeh, kimchi,
kofta, königsberger klopse, korma, kung pao chicken, laksa, lamb chop, lamb chops, lamb curry,
lancashire hotpot, lasagne, latkes, leek and potato soup, lentil soup, liver dumpling soup, lo
mein, lobster bisque, lobster thermidor, mac and cheese, macaroni cheese, macaroni salad, mapo
tofu, margherita, mashed potato, massaman curry, meat loaf, meatball, meatballs, melanzane
parmigiana, mezze, minestrone, miso soup, mixed grill, moqueca, moules-frites, moussaka,
mulligatawny, mushroom risotto, mushroom soup, mushy peas, naan bread, nachos, nasi goreng,
niçoise salad, noodles, nut roast, okonomiyaki, omelette, onigiri, onion rings, onion soup, osso
buco, oxtail soup, pad thai, paella, pakora, pancake, paneer tikka, panini, pasta, pasta bake,
pastitsio, pastrami sandwich, pasty, patatas bravas, pâté, pea soup, peking duck, pelmeni,
penne, penne arrabbiata, pepper steak, pho, pierogi, pilaf, piroshki, pizza, ploughman's lunch,
poached egg, poke bowl, polenta, popcorn, poppadom, pork chop, pork pie, porridge, pot pie, pot
roast, pot-au-feu, potato gratin, potato pancake, potato salad, poutine, prawn cocktail, prawn
curry, pretzel, pulled pork, pumpkin soup, quesadilla, quiche, quiche lorraine, raclette, ramen,
ratatouille, ravioli, red beans and rice, refried beans, ribollita, rice, rice and beans, rice
noodles, risotto, rissole, roast, roast beef, roast chicken, roast dinner, roast lamb, roast
pork, roast potatoes, rogan josh, roll, rösti, salade composée, salisbury steak, saltimbocca,
samosa, sandwich, satay, sauerbraten, sauerkraut, sausage, sausage roll, sausages and mash,
scallop gratin, schnitzel, scotch broth, scotch egg, scrambled eggs, seafood pasta, shakshuka,
shashlik, shawarma, shepherd's pie, shish kebab, singapore noodles, sloppy joe, soda bread,
soufflé, soup, soup of the day, souvlaki, spaghetti, spanakopita, spanish omelette, spare ribs,
spring roll, steak, steak and chips, steak tartare, stew, stir-fry, stuffed cabbage, stuffed
peppers, sukiyaki, summer roll, surf and turf, sushi, sweet and sour chicken, sweet and sour
pork, tabbouleh, taco, tagine, tagliatelle, tamales, tandoori chicken, tapas, tapenade,
taramasalata, tempura, teriyaki chicken, thai curry, tikka masala, toad in the hole, toast,
toasted sandwich, tofu curry, tom yum, tomato soup, tonkatsu, tortellini, tortilla, tostada,
tuna melt, tuna salad, tzatziki, udon, veal cutlet, vegetable curry, vegetable lasagne,
vegetable soup, vegetable stew, veggie burger, vichyssoise, vindaloo, vol-au-vent, waldorf
salad, welsh rarebit, whitebait, wiener schnitzel, wonton soup, wrap, yakitori, yorkshire
pudding, ziti
"""
)
