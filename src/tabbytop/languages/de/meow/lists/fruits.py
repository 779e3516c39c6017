"""Fruits and berries."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

FRUITS: Final = pairs(
    """
acai: Açaí, acerola: Acerola, ackee: Ackee, akebia: Akebie, almond: Mandel, alpine strawberry:
Walderdbeere, ambarella: Goldpflaume, anjou pear: Anjou-Birne, apple: Apfel, apricot: Aprikose,
araza: Araza, asian pear: Asiatische Birne, atemoya: Atemoya, autumn olive: Korallen-Ölweide,
avocado: Avocado, bael: Belifrucht, banana: Banane, barberry: Berberitzenbeere, bayberry:
Gagelbeere, bearberry: Bärentraube, bergamot: Bergamotte, berry: Beere, bilberry:
Waldheidelbeere, bilimbi: Bilimbi, bird cherry: Traubenkirsche, biriba: Biribá, bitter melon:
Bittermelone, bitter orange: Bitterorange, blackberry: Brombeere, blackcurrant: Schwarze
Johannisbeere, blood orange: Blutorange, blueberry: Blaubeere, bosc pear: Bosc-Birne,
boysenberry: Boysenbeere, braeburn: Braeburn, bramley: Bramley, breadfruit: Brotfrucht,
buffaloberry: Büffelbeere, bullace: Haferpflaume, cacao: Kakao, cactus pear: Kaktusbirne,
calamansi: Calamansi, canistel: Canistel, cantaloupe: Cantaloupe-Melone, cape gooseberry:
Kapstachelbeere, carambola: Karambole, casaba melon: Casaba-Melone, cashew: Cashew, casimiroa:
Weiße Sapote, cavendish banana: Cavendish-Banane, cempedak: Cempedak, charentais melon:
Charentais-Melone, cherimoya: Cherimoya, cherry: Kirsche, cherry plum: Kirschpflaume,
chokeberry: Apfelbeere, citron: Zitronatzitrone, clementine: Clementine, cloudberry: Moltebeere,
coco plum: Kokospflaume, coconut: Kokosnuss, comice pear: Comice-Birne, concord grape:
Concord-Traube, conference pear: Conference-Birne, cooking apple: Kochapfel, cornelian cherry:
Kornelkirsche, cowberry: Kronsbeere, cox orange: Cox Orange, crab apple: Wildapfel, cranberry:
Cranberry, crowberry: Krähenbeere, cupuaçu: Cupuaçu, currant: Johannisbeere, custard apple:
Netzannone, damson: Damaszenerpflaume, date: Dattel, desert lime: Wüstenlimette, dewberry:
Kratzbeere, dragon fruit: Drachenfrucht, durian: Durian, elderberry: Holunderbeere, elstar:
Elstar, emblic: Amla, feijoa: Feijoa, fig: Feige, finger lime: Fingerlimette, flat peach:
Plattpfirsich, fuji apple: Fuji-Apfel, gala apple: Gala-Apfel, galia melon: Galiamelone, genip:
Genipap, goji berry: Gojibeere, golden delicious: Golden Delicious, gooseberry: Stachelbeere,
granny smith: Granny Smith, grape: Weintraube, grapefruit: Grapefruit, greengage: Reneklode,
grumichama: Grumichama, guanábana: Guanábana, guarana: Guarana, guava: Guave, hackberry:
Zürgelbaum, hazelnut: Haselnuss, honeyberry: Honigbeere, honeydew: Honigmelone, horned melon:
Hornmelone, huckleberry: Buckelbeere, ice cream bean: Eiscremebohne, ilama: Ilama, imbe: Imbe,
jabuticaba: Jaboticaba, jackfruit: Jackfrucht, jambul: Jambul, jatoba: Jatobá, jocote: Jocote,
jonagold: Jonagold, jostaberry: Jostabeere, jujube: Jujube, juneberry: Junibeere, juniper berry:
Wacholderbeere, kaki: Kaki, karanda: Karanda, key lime: Key-Limette, kiwano: Kiwano, kiwi: Kiwi,
kumquat: Kumquat, langsat: Langsat, lemon: Zitrone, lime: Limette, lingonberry: Preiselbeere,
loganberry: Loganbeere, longan: Longan, loquat: Wollmispel, lucuma: Lucuma, lychee: Litschi,
macadamia: Macadamia, makrut lime: Makrut-Limette, mamey: Mamey, mamoncillo: Mamoncillo,
mandarin: Mandarine, mango: Mango, mangosteen: Mangostane, maracujá: Maracuja, marionberry:
Marionbeere, marula: Marula, medlar: Mispel, melon: Melone, meyer lemon: Meyer-Zitrone,
minneola: Minneola, mirabelle: Mirabelle, miracle berry: Wunderbeere, morello: Schattenmorelle,
mulberry: Maulbeere, muscadine: Muscadine-Traube, muskmelon: Zuckermelone, nance: Nance,
nannyberry: Schafbeere, naranjilla: Lulo, nashi pear: Nashi-Birne, natal plum: Natalpflaume,
navel orange: Navelorange, nectarine: Nektarine, noni: Noni, ogen melon: Ogen-Melone,
olallieberry: Olalliebeere, olive: Olive, orange: Orange, oregon grape: Mahonienbeere,
oroblanco: Oroblanco, osage orange: Osagedorn, papaya: Papaya, passion fruit: Passionsfrucht,
pawpaw: Papau, peach: Pfirsich, peanut: Erdnuss, pear: Birne, pecan: Pekannuss, pepino: Pepino,
persian lime: Persische Limette, persimmon: Persimone, physalis: Physalis, pineapple: Ananas,
pink lady: Pink Lady, pistachio: Pistazie, pitanga: Pitanga, plantain: Kochbanane, plum:
Pflaume, pluot: Pluot, pomegranate: Granatapfel, pomelo: Pomelo, prickly pear: Kaktusfeige,
prune: Backpflaume, pulasan: Pulasan, pumpkin: Kürbis, quandong: Quandong, quince: Quitte,
raisin: Rosine, rambutan: Rambutan, rangpur: Rangpur, raspberry: Himbeere, red banana: Rote
Banane, red grape: Rote Traube, redcurrant: Rote Johannisbeere, rhubarb: Rhabarber, riberry:
Riberry, rose apple: Rosenapfel, rose hip: Hagebutte, rowanberry: Vogelbeere, salak: Salak,
salal berry: Shallonbeere, salmonberry: Prachthimbeere, santol: Santol, sapodilla: Sapodilla,
sapote: Sapote, saskatoon: Saskatoon, satsuma: Satsuma, sea buckthorn: Sanddornbeere, sea grape:
Meertraube, serviceberry: Felsenbirnenbeere, seville orange: Sevilla-Orange, sharon fruit:
Sharonfrucht, shipova: Bollweiler Birne, silverberry: Silberbeere, sloe: Schlehe, snowberry:
Schneebeere, sour cherry: Sauerkirsche, soursop: Sauersack, star apple: Sternapfel, star fruit:
Sternfrucht, strawberry: Erdbeere, strawberry guava: Erdbeerguave, sugar apple: Zuckerapfel,
sultana: Sultanine, surinam cherry: Surinamkirsche, sweetie: Sweetie, sweetsop: Süßsack,
tamarillo: Tamarillo, tamarind: Tamarinde, tangelo: Tangelo, tangerine: Tangerine, tayberry:
Taybeere, thimbleberry: Zimthimbeere, tomatillo: Tomatillo, tomato: Tomate, ugli: Ugli, velvet
apple: Samtapfel, victoria plum: Victoria-Pflaume, vine peach: Weinbergpfirsich, water apple:
Wasserapfel, watermelon: Wassermelone, wax apple: Wachsapfel, white currant: Weiße
Johannisbeere, white peach: Weißer Pfirsich, whortleberry: Heidelbeere, wild cherry:
Vogelkirsche, williams pear: Williamsbirne, wineberry: Weinbeere, winter melon: Wintermelone,
wolfberry: Bocksdornbeere, wood apple: Elefantenapfel, yangmei: Yangmei, youngberry: Youngbeere,
yuzu: Yuzu
"""
)
