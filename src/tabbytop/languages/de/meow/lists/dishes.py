"""Dishes that a waiter would bring."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

DISHES: Final = pairs(
    """
adobo: Adobo, aloo gobi: Aloo Gobi, antipasti: Antipasti, arancini: Arancini, arroz con pollo:
Arroz con Pollo, baba ghanoush: Baba Ganoush, bacon: Speck, bacon and eggs: Speck mit Ei, bagel:
Bagel, baguette: Baguette, baked beans: Baked Beans, baked potato: Ofenkartoffel, bangers and
mash: Würstchen mit Brei, bao bun: Bao, barbecue ribs: Rippchen vom Grill, bean burrito:
Bohnenburrito, bean salad: Bohnensalat, beans on toast: Bohnen auf Toast, beef stew:
Rindergulasch, beef stroganoff: Bœuf Stroganoff, beef wellington: Filet Wellington, bhaji:
Bhaji, bibimbap: Bibimbap, biryani: Biryani, biscuits and gravy: Brötchen mit Bratensoße,
bisque: Bisque, blini: Blini, blt sandwich: BLT-Sandwich, boiled egg: Gekochtes Ei, bolognese:
Bolognese, borscht: Borschtsch, bouillabaisse: Bouillabaisse, bratwurst: Bratwurst, bread: Brot,
bruschetta: Bruschetta, bubble and squeak: Bubble and Squeak, bulgogi: Bulgogi, burger: Burger,
burrito: Burrito, butter chicken: Butterhuhn, caesar salad: Caesar Salad, calzone: Calzone,
canapé: Kanapees, cannelloni: Cannelloni, caponata: Caponata, caprese: Caprese, carbonara:
Carbonara, casserole: Kasserolle, cassoulet: Cassoulet, cauliflower cheese: Blumenkohlauflauf,
cereal: Müsli, ceviche: Ceviche, chana masala: Chana Masala, cheese: Käse, cheese fondue:
Käsefondue, cheese on toast: Käsetoast, cheese sandwich: Käsebrot, cheeseburger: Cheeseburger,
chicken kiev: Hähnchen Kiew, chicken korma: Hähnchen-Korma, chicken noodle soup:
Hühnernudelsuppe, chicken nuggets: Chicken Nuggets, chicken pie: Hühnerpastete, chicken soup:
Hühnersuppe, chicken tikka masala: Chicken Tikka Masala, chili con carne: Chili con Carne,
chimichanga: Chimichanga, chips: Pommes, chop suey: Chop Suey, choucroute: Choucroute, chow
mein: Chow Mein, clam chowder: Muschelsuppe, club sandwich: Club-Sandwich, cobb salad: Cobb
Salad, cock-a-leekie: Lauchhühnersuppe, coleslaw: Krautsalat, congee: Congee, consommé:
Consommé, corn chowder: Maissuppe, corn on the cob: Maiskolben, cornbread: Maisbrot, cornish
pasty: Cornish Pasty, cottage pie: Hackfleischauflauf, couscous: Couscous, crab cakes:
Krabbenküchlein, crisps: Kartoffelchips, crispy duck: Knusprige Ente, croque-monsieur: Croque
Monsieur, croquette: Krokette, crumpet: Crumpet, cullen skink: Schellfischsuppe, curry: Curry,
currywurst: Currywurst, dahl: Dal, dhal puri: Dhal Puri, dim sum: Dim Sum, dolma: Dolma, dosa:
Dosa, dumpling: Kloß, dumplings: Knödel, egg: Ei, egg foo yung: Egg Foo Yung, egg fried rice:
Eierreis, egg sandwich: Eiersandwich, eggs benedict: Eier Benedict, eggs florentine: Eier
Florentiner Art, empanada: Empanada, enchilada: Enchilada, ensaladilla: Ensaladilla, escalope:
Schnitzelchen, fajita: Fajita, falafel: Falafel, farfalle: Farfalle, feijoada: Feijoada,
fettuccine alfredo: Fettuccine Alfredo, fish and chips: Fish and Chips, fish cake:
Fischfrikadelle, fish finger: Fischstäbchen, fish pie: Fischpastete, fish soup: Fischsuppe, fish
stew: Fischtopf, fish tacos: Fischtacos, flammkuchen: Flammkuchen, focaccia: Focaccia, fondue:
Fondue, french fries: Pommes frites, french onion soup: Französische Zwiebelsuppe, french toast:
Arme Ritter, fricassee: Frikassee, fried chicken: Brathähnchen, fried egg: Spiegelei, fried
rice: Gebratener Reis, frittata: Frittata, full english breakfast: Englisches Frühstück,
gado-gado: Gado-Gado, galantine: Galantine, gammon steak: Schinkensteak, garlic bread:
Knoblauchbrot, gazpacho: Gazpacho, gefilte fish: Gefilte Fisch, gnocchi: Gnocchi, goulash:
Gulasch, gratin dauphinois: Gratin dauphinois, greek salad: Bauernsalat, green curry: Grünes
Curry, green salad: Grüner Salat, grilled cheese: Gegrillter Käse, grits: Maisgrütze, guacamole:
Guacamole, gumbo: Gumbo, gyros: Gyros, haggis: Haggis, ham: Schinken, ham and eggs: Schinken mit
Ei, hamburger: Hamburger, hash browns: Kartoffelrösti, hot dog: Hotdog, hotpot: Feuertopf,
huevos rancheros: Huevos Rancheros, hummus: Hummus, irish stew: Irish Stew, jambalaya:
Jambalaya, japchae: Japchae, jerk chicken: Jerk-Hähnchen, jollof rice: Jollof-Reis, käsespätzle:
Käsespätzle, kebab: Döner, kedgeree: Kedgeree, kibbeh: Kibbeh, kimchi: Kimchi, kofta: Köfte,
königsberger klopse: Königsberger Klopse, korma: Korma, kung pao chicken: Kung-Pao-Huhn, laksa:
Laksa, lamb chop: Lammkotelett, lamb chops: Lammkoteletts, lamb curry: Lammcurry, lancashire
hotpot: Lancashire Hotpot, lasagne: Lasagne, latkes: Latkes, leek and potato soup:
Kartoffel-Lauch-Suppe, lentil soup: Linsensuppe, liver dumpling soup: Leberknödelsuppe, lo mein:
Lo Mein, lobster bisque: Hummersuppe, lobster thermidor: Hummer Thermidor, mac and cheese:
Käsemakkaroni, macaroni cheese: Makkaroniauflauf, macaroni salad: Nudelsalat, mapo tofu: Mapo
Tofu, margherita: Margherita, mashed potato: Kartoffelbrei, massaman curry: Massaman-Curry, meat
loaf: Hackbraten, meatball: Frikadelle, meatballs: Frikadellen, melanzane parmigiana:
Parmigiana, mezze: Meze, minestrone: Minestrone, miso soup: Misosuppe, mixed grill: Grillteller,
moqueca: Moqueca, moules-frites: Muscheln mit Pommes, moussaka: Moussaka, mulligatawny:
Mulligatawny, mushroom risotto: Pilzrisotto, mushroom soup: Pilzsuppe, mushy peas: Erbsenpüree,
naan bread: Naan, nachos: Nachos, nasi goreng: Nasi Goreng, niçoise salad: Salat Nizza, noodles:
Nudeln, nut roast: Nussbraten, okonomiyaki: Okonomiyaki, omelette: Omelett, onigiri: Onigiri,
onion rings: Zwiebelringe, onion soup: Zwiebelsuppe, osso buco: Osso buco, oxtail soup:
Ochsenschwanzsuppe, pad thai: Pad Thai, paella: Paella, pakora: Pakora, pancake: Pfannkuchen,
paneer tikka: Paneer Tikka, panini: Panini, pasta: Pasta, pasta bake: Nudelauflauf, pastitsio:
Pastitsio, pastrami sandwich: Pastrami-Sandwich, pasty: Teigtasche, patatas bravas: Patatas
bravas, pâté: Leberpastete, pea soup: Erbsensuppe, peking duck: Pekingente, pelmeni: Pelmeni,
penne: Penne, penne arrabbiata: Penne all'arrabbiata, pepper steak: Pfeffersteak, pho: Pho,
pierogi: Piroggen, pilaf: Pilaw, piroshki: Piroschki, pizza: Pizza, ploughman's lunch: Brotzeit,
poached egg: Pochiertes Ei, poke bowl: Poke Bowl, polenta: Polenta, popcorn: Popcorn, poppadom:
Papadam, pork chop: Schweinekotelett, pork pie: Schweinepastete, porridge: Haferbrei, pot pie:
Pot Pie, pot roast: Schmorbraten, pot-au-feu: Pot-au-feu, potato gratin: Kartoffelgratin, potato
pancake: Kartoffelpuffer, potato salad: Kartoffelsalat, poutine: Poutine, prawn cocktail:
Krabbencocktail, prawn curry: Garnelencurry, pretzel: Brezel, pulled pork: Pulled Pork, pumpkin
soup: Kürbissuppe, quesadilla: Quesadilla, quiche: Quiche, quiche lorraine: Quiche Lorraine,
raclette: Raclette, ramen: Ramen, ratatouille: Ratatouille, ravioli: Ravioli, red beans and
rice: Rote Bohnen mit Reis, refried beans: Bohnenmus, ribollita: Ribollita, rice: Reis, rice and
beans: Reis mit Bohnen, rice noodles: Reisnudeln, risotto: Risotto, rissole: Bulette, roast:
Braten, roast beef: Roastbeef, roast chicken: Hähnchenbraten, roast dinner: Sonntagsbraten,
roast lamb: Lammbraten, roast pork: Schweinebraten, roast potatoes: Bratkartoffeln, rogan josh:
Rogan Josh, roll: Brötchen, rösti: Rösti, salade composée: Salatteller, salisbury steak:
Hacksteak, saltimbocca: Saltimbocca, samosa: Samosa, sandwich: Sandwich, satay: Satay,
sauerbraten: Sauerbraten, sauerkraut: Sauerkraut, sausage: Wurst, sausage roll: Würstchen im
Schlafrock, sausages and mash: Bratwurst mit Püree, scallop gratin: Jakobsmuschelgratin,
schnitzel: Schnitzel, scotch broth: Graupensuppe, scotch egg: Schottisches Ei, scrambled eggs:
Rührei, seafood pasta: Pasta mit Meeresfrüchten, shakshuka: Schakschuka, shashlik: Schaschlik,
shawarma: Schawarma, shepherd's pie: Shepherd's Pie, shish kebab: Schisch Kebab, singapore
noodles: Singapur-Nudeln, sloppy joe: Sloppy Joe, soda bread: Sodabrot, soufflé: Soufflé, soup:
Suppe, soup of the day: Tagessuppe, souvlaki: Souvlaki, spaghetti: Spaghetti, spanakopita:
Spanakopita, spanish omelette: Spanisches Omelett, spare ribs: Spareribs, spring roll:
Frühlingsrolle, steak: Steak, steak and chips: Steak mit Pommes, steak tartare: Tatar, stew:
Eintopf, stir-fry: Wokgemüse, stuffed cabbage: Kohlrouladen, stuffed peppers: Gefüllte Paprika,
sukiyaki: Sukiyaki, summer roll: Sommerrolle, surf and turf: Surf and Turf, sushi: Sushi, sweet
and sour chicken: Huhn süßsauer, sweet and sour pork: Schweinefleisch süßsauer, tabbouleh:
Taboulé, taco: Taco, tagine: Tajine, tagliatelle: Tagliatelle, tamales: Tamales, tandoori
chicken: Tandoori-Huhn, tapas: Tapas, tapenade: Tapenade, taramasalata: Taramosalata, tempura:
Tempura, teriyaki chicken: Teriyaki-Hähnchen, thai curry: Thai-Curry, tikka masala: Tikka
Masala, toad in the hole: Würstchen im Teig, toast: Toastbrot, toasted sandwich: Getoastetes
Sandwich, tofu curry: Tofucurry, tom yum: Tom Yam, tomato soup: Tomatensuppe, tonkatsu:
Tonkatsu, tortellini: Tortellini, tortilla: Tortilla, tostada: Tostada, tuna melt:
Thunfischtoast, tuna salad: Thunfischsalat, tzatziki: Zaziki, udon: Udon, veal cutlet:
Kalbskotelett, vegetable curry: Gemüsecurry, vegetable lasagne: Gemüselasagne, vegetable soup:
Gemüsesuppe, vegetable stew: Gemüseeintopf, veggie burger: Gemüseburger, vichyssoise:
Vichyssoise, vindaloo: Vindaloo, vol-au-vent: Königinpastete, waldorf salad: Waldorfsalat, welsh
rarebit: Welsh Rarebit, whitebait: Whitebait, wiener schnitzel: Wiener Schnitzel, wonton soup:
Wan-Tan-Suppe, wrap: Wrap, yakitori: Yakitori, yorkshire pudding: Yorkshire-Pudding, ziti: Ziti
"""
)
