"""Vegetables, herbs and spices."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

VEGETABLES: Final = pairs(
    """
adzuki bean: Adzukibohne, ajwain: Ajowan, alexanders: Gelbdolde, alfalfa: Luzerne, allspice:
Piment, amchur: Amchur, angelica: Engelwurz, anise: Anis, arrowroot: Pfeilwurz, artichoke:
Artischocke, arugula: Rauke, asafoetida: Asant, asparagus: Spargel, aubergine: Aubergine, baby
corn: Minimais, baked potato: Ofenkartoffel, balm: Melisse, bamboo shoots: Bambussprossen,
basil: Basilikum, bay laurel: Lorbeer, bay leaf: Lorbeerblatt, bean: Bohne, beansprouts:
Bohnensprossen, beet greens: Rübenblätter, beetroot: Rote Bete, bell pepper: Gemüsepaprika,
bergamot: Bergamotte, bitter melon: Bittermelone, black bean: Schwarze Bohne, black garlic:
Schwarzer Knoblauch, black pepper: Schwarzer Pfeffer, black salsify: Schwarzwurzel, bok choy:
Bok Choy, borage: Borretsch, borlotti bean: Borlottibohne, bottle gourd: Flaschenkürbis, broad
bean: Ackerbohne, broccoli: Brokkoli, brussels sprout: Rosenkohl, burdock: Klettenwurzel, butter
bean: Butterbohne, butternut squash: Butternutkürbis, button mushroom: Champignon, cabbage:
Kohl, calabash: Kalebasse, cannellini bean: Cannellinibohne, caper: Kaper, caraway: Kümmel,
cardamom: Kardamom, cardoon: Kardone, carrot: Möhre, cassava: Maniok, cassia bark: Kassiarinde,
catmint: Katzenminze, cauliflower: Blumenkohl, cavolo nero: Schwarzkohl, cayenne: Cayenne,
celeriac: Knollensellerie, celery: Staudensellerie, celtuce: Spargelsalat, cep: Herrenpilz,
chamomile: Kamille, chanterelle: Pfifferling, chard: Mangold, chayote: Chayote, chervil: Kerbel,
chestnut mushroom: Egerling, chickpea: Kichererbse, chickweed: Vogelmiere, chicory: Chicorée,
chili: Chili, chinese cabbage: Chinakohl, chives: Schnittlauch, cinnamon: Zimt, clove:
Gewürznelke, collard greens: Blattkohl, comfrey: Beinwell, coriander: Koriander, corn: Mais,
corn on the cob: Maiskolben, corn salad: Rapunzelsalat, courgette: Gartenkürbis, cowpea:
Augenbohne, cress: Kresse, cucumber: Gurke, cumin: Kreuzkümmel, curry leaf: Curryblatt, curry
powder: Currypulver, daikon: Daikon, dandelion leaf: Löwenzahnblatt, dill: Dill, dulse:
Lappentang, edamame: Edamame, eddoe: Wasserbrotwurzel, endive: Endivie, enoki: Enoki, epazote:
Epazote, escarole: Eskariol, fava bean: Favabohne, fennel: Fenchel, fenugreek: Bockshornklee,
feverfew: Mutterkraut, fiddlehead: Farnspitzen, frisée: Friséesalat, galangal: Galgant, garlic:
Knoblauch, garlic chives: Schnittknoblauch, gherkin: Gewürzgurke, ginger: Ingwer, ginger root:
Ingwerwurzel, good king henry: Guter Heinrich, grains of paradise: Paradieskörner, green bean:
Grüne Bohne, ground elder: Giersch, haricot bean: Weiße Bohne, horseradish: Meerrettich, hubbard
squash: Hubbardkürbis, hyssop: Ysop, iceberg lettuce: Eisbergsalat, jalapeño: Jalapeño,
jerusalem artichoke: Topinambur, jícama: Yambohne, juniper berry: Wacholderbeere, kai-lan:
Kai-lan, kale: Grünkohl, kelp: Kelp, kidney bean: Kidneybohne, king oyster mushroom:
Kräuterseitling, kohlrabi: Kohlrabi, komatsuna: Komatsuna, lamb's lettuce: Feldsalat, leek:
Lauch, lemongrass: Zitronengras, lentil: Linse, lettuce: Kopfsalat, licorice root:
Süßholzwurzel, lima bean: Limabohne, liquorice: Lakritze, lotus root: Lotuswurzel, lovage:
Liebstöckel, mace: Muskatblüte, maize: Maisfarben, mangelwurzel: Runkelrübe, mangetout:
Kaiserschote, marjoram: Majoran, marrow: Speisekürbis, marsh samphire: Salzqueller, melissa:
Melissa, mint: Minze, mizuna: Mizuna, morel: Morchel, mung bean: Mungbohne, mushroom: Pilz,
mushy peas: Erbsenpüree, mustard: Senf, mustard greens: Blattsenf, mustard seed: Senfkorn, napa
cabbage: Napakohl, nasturtium: Kapuzinerkresse, navy bean: Perlbohne, nettle: Brennnessel, new
potato: Frühkartoffel, nigella seed: Schwarzkümmel, nopal: Nopal, nori: Nori, nutmeg:
Muskatnuss, oca: Knolliger Sauerklee, okra: Okra, onion: Zwiebel, orache: Gartenmelde, oregano:
Oregano, oyster mushroom: Austernpilz, pak choi: Pak Choi, paprika: Paprikapulver, parsley:
Petersilie, parsnip: Pastinake, patty pan: Patisson, pea: Erbse, peperoncino: Peperoni, pepper:
Pfeffer, peppermint: Pfefferminze, perilla: Shiso, pimento: Kirschpaprika, pink peppercorn: Rosa
Pfeffer, pinto bean: Pintobohne, plantain: Kochbanane, poppy seed: Mohn, porcini: Steinpilz,
portobello: Portobello, potato: Kartoffel, pumpkin: Kürbis, purslane: Portulak, radicchio:
Radicchio, radish: Radieschen, ramsons: Bärlauch, rapini: Stängelkohl, red cabbage: Rotkohl, red
onion: Rote Zwiebel, rhubarb: Rhabarber, rocket: Rocket, romaine: Römersalat, romanesco:
Romanesco, rosemary: Rosmarin, runner bean: Feuerbohne, rutabaga: Steckrübe, saffron: Safran,
sage: Salbei, salad: Salat, salad burnet: Pimpinelle, salsify: Haferwurzel, salt: Salz, salvia:
Salvie, samphire: Meeresspargel, sauerkraut: Sauerkraut, savory: Bohnenkraut, savoy cabbage:
Wirsing, scallion: Winterzwiebel, sea kale: Meerkohl, sesame seed: Sesam, shallot: Schalotte,
shiitake: Shiitake, skirret: Zuckerwurzel, snow pea: Zuckererbse, sorrel: Sauerampfer, soybean:
Sojabohne, spaghetti squash: Spaghettikürbis, spearmint: Grüne Minze, spinach: Spinat, split
pea: Schälerbse, spring onion: Frühlingszwiebel, squash: Squash, star anise: Sternanis, string
bean: Brechbohne, sugar snap: Knackerbse, sumac: Sumach, swede: Kohlrübe, sweet cicely:
Süßdolde, sweet potato: Süßkartoffel, sweetcorn: Zuckermais, swiss chard: Stielmangold, szechuan
pepper: Szechuanpfeffer, taro: Taro, tarragon: Estragon, tatsoi: Tatsoi, thai basil:
Thai-Basilikum, thyme: Thymian, tomatillo: Tomatillo, tomato: Tomate, truffle mushroom:
Trüffelpilz, turmeric: Kurkuma, turnip: Weiße Rübe, ulluco: Ulluco, valerian: Baldrian, vanilla:
Vanille, vanilla pod: Vanilleschote, vine leaf: Weinblatt, wakame: Wakame, wasabi root:
Wasabiwurzel, water chestnut: Wasserkastanie, water spinach: Wasserspinat, watercress:
Brunnenkresse, white cabbage: Weißkohl, wild garlic: Wilder Knoblauch, winter melon:
Wintermelone, winter squash: Winterkürbis, woodruff: Waldmeister, yacón: Yacón, yam: Yams,
yardlong bean: Spargelbohne, yarrow: Schafgarbe, yucca: Yucca, zucchini: Zucchini
"""
)
