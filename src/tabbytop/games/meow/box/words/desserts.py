"""Cakes, puddings and sweets."""

from typing import Final

from tabbytop.games.meow.box.words import entries

DESSERTS: Final = entries(
    """
affogato, alfajor, almond biscuit, almond croissant, amaretti, ambrosia, angel cake, angel food
cake, anzac biscuit, apfelstrudel, apple charlotte, apple crumble, apple dumpling, apple
fritter, apple pie, apple turnover, baba, baked alaska, baked apple, bakewell tart, baklava,
banana bread, banana cake, banana split, banoffee pie, barfi, battenberg, bavarian cream, bear
claw, beignet, berliner, birthday cake, biscotti, biscuit, black forest cake, blancmange,
blondie, blueberry muffin, boiled sweet, bombe glacée, bonbon, boston cream pie, bread pudding,
brioche, brittle, brownie, bubble gum, bun, bundt cake, butter cake, butterscotch, cake, candied
peel, candy apple, candy cane, candy floss, cannoli, cantucci, caramel, carrot cake, cassata,
charlotte russe, cheesecake, chelsea bun, cherry pie, chewing gum, chiffon cake, chocolate,
chocolate bar, chocolate cake, chocolate chip cookie, chocolate egg, chocolate fondant,
chocolate mousse, chocolate truffle, choux bun, christmas pudding, christstollen, churro,
cinnamon roll, clafoutis, cobbler, coconut ice, compote, cookie, cornet, cotton candy, coulis,
cream, cream bun, cream cake, cream horn, cream puff, crema catalana, crème brûlée, crème
caramel, crêpe, crêpe suzette, croissant, croquembouche, cruller, crumble, crumpet, cupcake,
curd tart, custard, custard tart, dacquoise, danish pastry, devil's food cake, dolly mixture,
doughnut, dragée, drop scone, dulce de leche, dundee cake, eccles cake, éclair, egg tart, eton
mess, eve's pudding, fairy cake, fig roll, financier, flan, flapjack, floating island,
florentine, fondant, fool, fortune cookie, frangipane tart, french toast, frozen yogurt, fruit
gum, fruit salad, fruitcake, fudge, funnel cake, galette des rois, garibaldi, gelato, ginger
biscuit, ginger snap, gingerbread, gingerbread man, granita, gugelhupf, gulab jamun, gumdrop,
gummy bear, halva, honey, honey cake, hot chocolate, hot cross bun, hot fudge sundae, humbug,
ice cream, ice cream cone, ice cream sandwich, ice lolly, iced bun, jaffa cake, jalebi, jam, jam
roly-poly, jam tart, jelly, jelly baby, jellybean, jujube, junket, kaiserschmarrn, kataifi, key
lime pie, knickerbocker glory, kringle, kulfi, lamington, lardy cake, layer cake, lebkuchen,
lemon drizzle cake, lemon meringue pie, lemon sorbet, lemon tart, linzer torte, liquorice,
lollipop, macaron, macaroon, madeira cake, madeleine, malt loaf, malva pudding, maple candy,
maple syrup, marble cake, marshmallow, marzipan, medovik, meringue, milk chocolate, milkshake,
millefeuille, mince pie, mint humbug, mississippi mud pie, mochi, molten lava cake, mont blanc,
mousse, muffin, nougat, nut brittle, oatmeal cookie, opera cake, orange cake, pain au chocolat,
palmier, pancake, panettone, panforte, panna cotta, parfait, paris-brest, parkin, pastel de
nata, pavlova, peach cobbler, peach melba, peanut brittle, pecan pie, peppermint, peppermint
cream, petit four, pie, plum cake, plum duff, popsicle, porridge, portuguese tart, pound cake,
praline, profiterole, pudding, pumpkin pie, queen of puddings, raspberry ripple, red velvet
cake, rhubarb crumble, rice pudding, rock cake, rocky road, rote grütze, rugelach, sachertorte,
salted caramel, savarin, scone, semifreddo, semolina pudding, sherbet, shortbread, shortcake,
simnel cake, skittles, snickerdoodle, sorbet, soufflé, speculoos, sponge cake, sponge finger,
sticky bun, sticky toffee pudding, stollen, strawberry shortcake, streusel cake, stroopwafel,
strudel, sugar mouse, summer pudding, sundae, sweet, sweetie, swiss roll, syllabub, syrup,
tapioca pudding, tart, tarte tatin, teacake, tiramisu, toffee, toffee apple, torte, treacle
tart, tres leches, trifle, truffle, tuile, turkish delight, turrón, upside-down cake, vanilla
ice cream, vanilla slice, victoria sponge, viennese whirl, wafer, waffle, walnut whip, wedding
cake, whipped cream, yoghurt, yule log, zabaglione, zuccotto
"""
)
