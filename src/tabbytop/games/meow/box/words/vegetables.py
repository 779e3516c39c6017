"""Vegetables, herbs and spices."""

from typing import Final

from tabbytop.games.meow.box.words import entries

VEGETABLES: Final = entries(
    """
adzuki bean, ajwain, alexanders, alfalfa, allspice, amchur, anise, arrowroot, artichoke,
arugula, asafoetida, asparagus, baby corn, balm, bamboo shoots, bay leaf, beansprouts, beet
greens, beetroot, bell pepper, black bean, black garlic, black pepper, black salsify, bok choy,
borlotti bean, bottle gourd, broad bean, broccoli, brussels sprout, burdock, butter bean,
butternut squash, button mushroom, cabbage, calabash, cannellini bean, caper, caraway, cardamom,
cardoon, carrot, cassava, cassia bark, catmint, cauliflower, cavolo nero, celeriac, celery,
celtuce, cep, chanterelle, chard, chayote, chervil, chestnut mushroom, chickpea, chickweed,
chicory, chili, chinese cabbage, chives, clove, collard greens, coriander, corn, corn salad,
courgette, cowpea, cress, cucumber, cumin, curry leaf, daikon, dandelion leaf, dill, dulse,
edamame, eddoe, endive, enoki, epazote, escarole, fava bean, fennel, fenugreek, fiddlehead,
frisée, galangal, garlic, garlic chives, gherkin, ginger root, good king henry, grains of
paradise, green bean, ground elder, haricot bean, horseradish, hubbard squash, iceberg lettuce,
jalapeño, jerusalem artichoke, jícama, kai-lan, kale, kelp, kidney bean, king oyster mushroom,
kohlrabi, komatsuna, lamb's lettuce, leek, lemongrass, lentil, lettuce, licorice root, lima
bean, lotus root, lovage, mace, mangelwurzel, mangetout, marjoram, marrow, marsh samphire,
mizuna, morel, mung bean, mushroom, mustard greens, mustard seed, napa cabbage, navy bean,
nettle, new potato, nigella seed, nopal, nori, nutmeg, oca, okra, onion, orache, oregano, oyster
mushroom, pak choi, paprika, parsley, parsnip, patty pan, pea, peperoncino, perilla, pimento,
pink peppercorn, pinto bean, poppy seed, porcini, portobello, potato, purslane, radicchio,
radish, ramsons, rapini, red cabbage, red onion, romaine, romanesco, runner bean, rutabaga,
salad burnet, salsify, samphire, savory, savoy cabbage, scallion, sea kale, sesame seed,
shallot, shiitake, skirret, snow pea, soybean, spaghetti squash, spearmint, spinach, split pea,
spring onion, star anise, string bean, sugar snap, swede, sweet cicely, sweet potato, sweetcorn,
swiss chard, szechuan pepper, taro, tarragon, tatsoi, thai basil, thyme, truffle mushroom,
turmeric, turnip, ulluco, vanilla pod, vine leaf, wakame, wasabi root, water chestnut, water
spinach, watercress, white cabbage, wild garlic, winter squash, woodruff, yacón, yam, yardlong
bean, zucchini
"""
)
