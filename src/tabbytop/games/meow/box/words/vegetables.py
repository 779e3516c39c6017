"""Vegetables, herbs and spices."""

from typing import Final

from tabbytop.games.meow.box.words import entries

VEGETABLES: Final = entries(
    """
adzuki bean, ajwain, alexanders, alfalfa, allspice, amchur, angelica, anise, arrowroot,
artichoke, arugula, asafoetida, asparagus, aubergine, baby corn, baked potato, balm, bamboo
shoots, basil, bay laurel, bay leaf, bean, beansprouts, beet greens, beetroot, bell pepper,
bergamot, bitter melon, black bean, black garlic, black pepper, black salsify, bok choy, borage,
borlotti bean, bottle gourd, broad bean, broccoli, brussels sprout, burdock, butter bean,
butternut squash, button mushroom, cabbage, calabash, cannellini bean, caper, caraway, cardamom,
cardoon, carrot, cassava, cassia bark, catmint, cauliflower, cavolo nero, cayenne, celeriac,
celery, celtuce, cep, chamomile, chanterelle, chard, chayote, chervil, chestnut mushroom,
chickpea, chickweed, chicory, chili, chinese cabbage, chives, cinnamon, clove, collard greens,
comfrey, coriander, corn, corn on the cob, corn salad, courgette, cowpea, cress, cucumber,
cumin, curry leaf, curry powder, daikon, dandelion leaf, dill, dulse, edamame, eddoe, endive,
enoki, epazote, escarole, fava bean, fennel, fenugreek, feverfew, fiddlehead, frisée, galangal,
garlic, garlic chives, gherkin, ginger, ginger root, good king henry, grains of paradise, green
bean, ground elder, haricot bean, horseradish, hubbard squash, hyssop, iceberg lettuce,
jalapeño, jerusalem artichoke, jícama, juniper berry, kai-lan, kale, kelp, kidney bean, king
oyster mushroom, kohlrabi, komatsuna, lamb's lettuce, leek, lemongrass, lentil, lettuce,
licorice root, lima bean, liquorice, lotus root, lovage, mace, maize, mangelwurzel, mangetout,
marjoram, marrow, marsh samphire, melissa, mint, mizuna, morel, mung bean, mushroom, mushy peas,
mustard, mustard greens, mustard seed, napa cabbage, nasturtium, navy bean, nettle, new potato,
nigella seed, nopal, nori, nutmeg, oca, okra, onion, orache, oregano, oyster mushroom, pak choi,
paprika, parsley, parsnip, patty pan, pea, peperoncino, pepper, peppermint, perilla, pimento,
pink peppercorn, pinto bean, plantain, poppy seed, porcini, portobello, potato, pumpkin,
purslane, radicchio, radish, ramsons, rapini, red cabbage, red onion, rhubarb, rocket, romaine,
romanesco, rosemary, runner bean, rutabaga, saffron, sage, salad, salad burnet, salsify, salt,
salvia, samphire, sauerkraut, savory, savoy cabbage, scallion, sea kale, sesame seed, shallot,
shiitake, skirret, snow pea, sorrel, soybean, spaghetti squash, spearmint, spinach, split pea,
spring onion, squash, star anise, string bean, sugar snap, sumac, swede, sweet cicely, sweet
potato, sweetcorn, swiss chard, szechuan pepper, taro, tarragon, tatsoi, thai basil, thyme,
tomatillo, tomato, truffle mushroom, turmeric, turnip, ulluco, valerian, vanilla, vanilla pod,
vine leaf, wakame, wasabi root, water chestnut, water spinach, watercress, white cabbage, wild
garlic, winter melon, winter squash, woodruff, yacón, yam, yardlong bean, yarrow, yucca,
zucchini
"""
)
