"""Fruits and berries."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

FRUITS: Final = pairs(
    """
acai: Açaí, acerola: Acerola, ackee: Ackee, akebia: Akebie, alpine strawberry: Walderdbeere,
ambarella: Goldpflaume, anjou pear: Anjou-Birne, apple: Apfel, araza: Araza, asian pear: Asiatische
Birne, atemoya: Atemoya, bael: Belifrucht, banana: Banane, barberry: Berberitzenbeere, bayberry:
Gagelbeere, bearberry: Bärentraube, bilberry: Waldheidelbeere, bilimbi: Bilimbi, biriba: Biribá,
bitter orange: Bitterorange, blackberry: Brombeere, blackcurrant: Schwarze Johannisbeere, blood
orange: Blutorange, blueberry: Blaubeere, bosc pear: Bosc-Birne, boysenberry: Boysenbeere,
braeburn: Braeburn, bramley: Bramley, breadfruit: Brotfrucht, buffaloberry: Büffelbeere, bullace:
Haferpflaume, cactus pear: Kaktusbirne, calamansi: Calamansi, canistel: Canistel, cantaloupe:
Cantaloupe-Melone, cape gooseberry: Kapstachelbeere, carambola: Karambole, casaba melon:
Casaba-Melone, casimiroa: Weiße Sapote, cavendish banana: Cavendish-Banane, cempedak: Cempedak,
charentais melon: Charentais-Melone, cherimoya: Cherimoya, cherry plum: Kirschpflaume, chokeberry:
Apfelbeere, cloudberry: Moltebeere, coco plum: Kokospflaume, coconut: Kokosnuss, comice pear:
Comice-Birne, concord grape: Concord-Traube, conference pear: Conference-Birne, cooking apple:
Kochapfel, cornelian cherry: Kornelkirsche, cowberry: Kronsbeere, cox orange: Cox Orange, crab
apple: Wildapfel, cranberry: Cranberry, crowberry: Krähenbeere, cupuaçu: Cupuaçu, custard apple:
Netzannone, date: Dattel, desert lime: Wüstenlimette, dewberry: Kratzbeere, dragon fruit:
Drachenfrucht, durian: Durian, elderberry: Holunderbeere, elstar: Elstar, emblic: Amla, feijoa:
Feijoa, fig: Feige, finger lime: Fingerlimette, flat peach: Plattpfirsich, fuji apple: Fuji-Apfel,
gala apple: Gala-Apfel, galia melon: Galiamelone, genip: Genipap, goji berry: Gojibeere, golden
delicious: Golden Delicious, gooseberry: Stachelbeere, granny smith: Granny Smith, grape:
Weintraube, grapefruit: Grapefruit, greengage: Reneklode, grumichama: Grumichama, guanábana:
Guanábana, guarana: Guarana, guava: Guave, honeyberry: Honigbeere, honeydew: Honigmelone, horned
melon: Hornmelone, huckleberry: Buckelbeere, ice cream bean: Eiscremebohne, ilama: Ilama, imbe:
Imbe, jabuticaba: Jaboticaba, jackfruit: Jackfrucht, jambul: Jambul, jatoba: Jatobá, jocote:
Jocote, jonagold: Jonagold, jostaberry: Jostabeere, juneberry: Junibeere, kaki: Kaki, karanda:
Karanda, key lime: Key-Limette, kiwano: Kiwano, kumquat: Kumquat, langsat: Langsat, lingonberry:
Preiselbeere, loganberry: Loganbeere, longan: Longan, loquat: Wollmispel, lucuma: Lucuma, lychee:
Litschi, makrut lime: Makrut-Limette, mamey: Mamey, mamoncillo: Mamoncillo, mandarin: Mandarine,
mango: Mango, mangosteen: Mangostane, maracujá: Maracuja, marionberry: Marionbeere, marula: Marula,
medlar: Mispel, melon: Melone, meyer lemon: Meyer-Zitrone, minneola: Minneola, mirabelle:
Mirabelle, miracle berry: Wunderbeere, morello: Schattenmorelle, muscadine: Muscadine-Traube,
muskmelon: Zuckermelone, nance: Nance, nannyberry: Schafbeere, naranjilla: Lulo, nashi pear:
Nashi-Birne, natal plum: Natalpflaume, navel orange: Navelorange, nectarine: Nektarine, noni: Noni,
ogen melon: Ogen-Melone, olallieberry: Olalliebeere, oregon grape: Mahonienbeere, oroblanco:
Oroblanco, papaya: Papaya, passion fruit: Passionsfrucht, pawpaw: Papau, pear: Birne, pepino:
Pepino, persian lime: Persische Limette, persimmon: Persimone, physalis: Physalis, pineapple:
Ananas, pink lady: Pink Lady, pitanga: Pitanga, pluot: Pluot, pomegranate: Granatapfel, pomelo:
Pomelo, prickly pear: Kaktusfeige, prune: Backpflaume, pulasan: Pulasan, quandong: Quandong,
quince: Quitte, raisin: Rosine, rambutan: Rambutan, rangpur: Rangpur, red banana: Rote Banane, red
grape: Rote Traube, redcurrant: Rote Johannisbeere, riberry: Riberry, rose apple: Rosenapfel, rose
hip: Hagebutte, rowanberry: Vogelbeere, salak: Salak, salal berry: Shallonbeere, salmonberry:
Prachthimbeere, santol: Santol, sapodilla: Sapodilla, sapote: Sapote, satsuma: Satsuma, sea
buckthorn: Sanddornbeere, sea grape: Meertraube, serviceberry: Felsenbirnenbeere, seville orange:
Sevilla-Orange, sharon fruit: Sharonfrucht, shipova: Bollweiler Birne, silverberry: Silberbeere,
sloe: Schlehe, snowberry: Schneebeere, sour cherry: Sauerkirsche, soursop: Sauersack, star apple:
Sternapfel, star fruit: Sternfrucht, strawberry: Erdbeere, strawberry guava: Erdbeerguave, sugar
apple: Zuckerapfel, sultana: Sultanine, surinam cherry: Surinamkirsche, sweetsop: Süßsack,
tamarillo: Tamarillo, tamarind: Tamarinde, tangelo: Tangelo, tayberry: Taybeere, thimbleberry:
Zimthimbeere, ugli: Ugli, velvet apple: Samtapfel, victoria plum: Victoria-Pflaume, vine peach:
Weinbergpfirsich, water apple: Wasserapfel, watermelon: Wassermelone, wax apple: Wachsapfel, white
currant: Weiße Johannisbeere, white peach: Weißer Pfirsich, whortleberry: Heidelbeere, williams
pear: Williamsbirne, wineberry: Weinbeere, wolfberry: Bocksdornbeere, wood apple: Elefantenapfel,
yangmei: Yangmei, youngberry: Youngbeere, yuzu: Yuzu
"""
)
