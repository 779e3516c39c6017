"""Cakes, puddings and sweets."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

DESSERTS: Final = pairs(
    """
affogato: Affogato, alfajor: Alfajor, almond biscuit: Mandelkeks, almond croissant:
Mandelcroissant, amaretti: Amaretti, ambrosia: Ambrosia, angel cake: Engelskuchen, angel food
cake: Engelsbiskuit, anzac biscuit: Anzac-Keks, apfelstrudel: Apfelstrudel, apple charlotte:
Apfelcharlotte, apple crumble: Apfelcrumble, apple dumpling: Apfel im Schlafrock, apple fritter:
Apfelküchle, apple pie: Apfelkuchen, apple turnover: Apfeltasche, baba: Baba au Rhum, baked
alaska: Omelette surprise, baked apple: Bratapfel, bakewell tart: Bakewell-Tarte, baklava:
Baklava, banana bread: Bananenbrot, banana cake: Bananenkuchen, banana split: Bananensplit,
banoffee pie: Banoffee-Pie, barfi: Barfi, battenberg: Battenbergkuchen, bavarian cream:
Bayerische Creme, bear claw: Bärentatze, beignet: Beignet, berliner: Krapfen, birthday cake:
Geburtstagstorte, biscotti: Biscotti, biscuit: Keks, black forest cake: Schwarzwälder
Kirschtorte, blancmange: Mandelsulz, blondie: Blondie, blueberry muffin: Blaubeermuffin, boiled
sweet: Lutschbonbon, bombe glacée: Eisbombe, bonbon: Bonbon, boston cream pie: Boston Cream Pie,
bread pudding: Brotauflauf, brioche: Brioche, brittle: Krokant, brownie: Brownie, bubble gum:
Kaugummiblase, bun: Milchbrötchen, bundt cake: Napfkuchen, butter cake: Butterkuchen,
butterscotch: Butterkaramell, cake: Kuchen, candied peel: Zitronat, candy apple: Kandierter
Apfel, candy cane: Zuckerstange, candy floss: Zuckerwatte, cannoli: Cannoli, cantucci:
Cantuccini, caramel: Karamell, carrot cake: Rüblikuchen, cassata: Cassata, charlotte russe:
Charlotte russe, cheesecake: Käsekuchen, chelsea bun: Rosinenschnecke, cherry pie: Kirschkuchen,
chewing gum: Kaugummi, chiffon cake: Chiffonkuchen, chocolate: Schokolade, chocolate bar:
Schokoriegel, chocolate cake: Schokoladenkuchen, chocolate chip cookie: Schokokeks, chocolate
egg: Schokoladenei, chocolate fondant: Schokoladenfondant, chocolate mousse: Schokoladenmousse,
chocolate truffle: Schokoladentrüffel, choux bun: Brandteigkrapfen, christmas pudding:
Plumpudding, christstollen: Christstollen, churro: Churro, cinnamon roll: Zimtschnecke,
clafoutis: Clafoutis, cobbler: Cobbler, coconut ice: Kokoswürfel, compote: Kompott, cookie:
Cookie, cornet: Kornett, cotton candy: Zuckergespinst, coulis: Fruchtspiegel, cream: Sahne,
cream bun: Rahmbrötchen, cream cake: Sahnetorte, cream horn: Schillerlocke, cream puff:
Windbeutel, crema catalana: Crema catalana, crème brûlée: Crème brûlée, crème caramel:
Karamellcreme, crêpe: Crêpe, crêpe suzette: Crêpe Suzette, croissant: Croissant, croquembouche:
Croquembouche, cruller: Spritzkuchen, crumble: Crumble, crumpet: Crumpet, cupcake: Cupcake, curd
tart: Quarktörtchen, custard: Vanillesoße, custard tart: Puddingtörtchen, dacquoise: Dacquoise,
danish pastry: Plundergebäck, devil's food cake: Teufelskuchen, dolly mixture: Zuckerallerlei,
doughnut: Donut, dragée: Dragee, drop scone: Dickes Pfannküchlein, dulce de leche: Dulce de
Leche, dundee cake: Dundee-Kuchen, eccles cake: Eccles-Törtchen, éclair: Eclair, egg tart:
Eiertörtchen, eton mess: Eton Mess, eve's pudding: Apfelauflauf, fairy cake: Feenküchlein, fig
roll: Feigenröllchen, financier: Financier, flan: Flan, flapjack: Haferriegel, floating island:
Schnee-Eier, florentine: Florentiner, fondant: Fondant, fool: Fruchtschaum, fortune cookie:
Glückskeks, frangipane tart: Frangipane-Tarte, french toast: Arme Ritter, frozen yogurt: Frozen
Yogurt, fruit gum: Weingummi, fruit salad: Obstsalat, fruitcake: Früchtekuchen, fudge:
Weichkaramelle, funnel cake: Strauben, galette des rois: Dreikönigskuchen, garibaldi: Garibaldi,
gelato: Gelato, ginger biscuit: Ingwerkeks, ginger snap: Ingwerplätzchen, gingerbread:
Pfefferkuchen, gingerbread man: Lebkuchenmann, granita: Granita, gugelhupf: Gugelhupf, gulab
jamun: Gulab Jamun, gumdrop: Geleebonbon, gummy bear: Gummibärchen, halva: Halva, honey: Honig,
honey cake: Honigkuchen, hot chocolate: Heiße Schokolade, hot cross bun: Osterbrötchen, hot
fudge sundae: Schokoeisbecher, humbug: Pfefferminzbonbon, ice cream: Eiscreme, ice cream cone:
Eiswaffel, ice cream sandwich: Eissandwich, ice lolly: Eis am Stiel, iced bun: Glasiertes
Brötchen, jaffa cake: Orangenkeks, jalebi: Jalebi, jam: Marmelade, jam roly-poly:
Marmeladenrolle, jam tart: Marmeladentörtchen, jelly: Wackelpudding, jelly baby: Gummimännchen,
jellybean: Geleebohne, jujube: Jujube, junket: Dickmilchspeise, kaiserschmarrn: Kaiserschmarrn,
kataifi: Kataifi, key lime pie: Limettenkuchen, knickerbocker glory: Früchteeisbecher, kringle:
Kringel, kulfi: Kulfi, lamington: Lamington, lardy cake: Schmalzkuchen, layer cake:
Schichttorte, lebkuchen: Lebkuchen, lemon drizzle cake: Zitronenkuchen, lemon meringue pie:
Zitronenbaisertorte, lemon sorbet: Zitronensorbet, lemon tart: Zitronentarte, linzer torte:
Linzer Torte, liquorice: Lakritze, lollipop: Lutscher, macaron: Macaron, macaroon: Kokosmakrone,
madeira cake: Madeirakuchen, madeleine: Madeleine, malt loaf: Malzbrot, malva pudding:
Malva-Pudding, maple candy: Ahornsirupbonbon, maple syrup: Ahornsirup, marble cake:
Marmorkuchen, marshmallow: Marshmallow, marzipan: Marzipan, medovik: Medowik, meringue: Baiser,
milk chocolate: Milchschokolade, milkshake: Milchshake, millefeuille: Blätterteigschnitte, mince
pie: Mince Pie, mint humbug: Minzkissen, mississippi mud pie: Mississippi-Schlammkuchen, mochi:
Mochi, molten lava cake: Lavakuchen, mont blanc: Maronen-Montblanc, mousse: Mousse, muffin:
Muffin, nougat: Nugat, nut brittle: Nusskrokant, oatmeal cookie: Haferkeks, opera cake:
Operntorte, orange cake: Orangenkuchen, pain au chocolat: Schokocroissant, palmier: Schweinsohr,
pancake: Pfannkuchen, panettone: Panettone, panforte: Panforte, panna cotta: Panna cotta,
parfait: Parfait, paris-brest: Paris-Brest, parkin: Parkin, pastel de nata: Pastel de Nata,
pavlova: Pavlova, peach cobbler: Pfirsichauflauf, peach melba: Pfirsich Melba, peanut brittle:
Erdnusskrokant, pecan pie: Pekannusskuchen, peppermint: Pfefferminze, peppermint cream:
Pfefferminztaler, petit four: Petit Four, pie: Pie, plum cake: Rosinenkuchen, plum duff:
Rosinenkloß, popsicle: Wassereis, porridge: Haferbrei, portuguese tart: Portugiesisches
Törtchen, pound cake: Sandkuchen, praline: Praline, profiterole: Profiterole, pudding: Pudding,
pumpkin pie: Kürbiskuchen, queen of puddings: Königinnenpudding, raspberry ripple: Himbeereis,
red velvet cake: Roter Samtkuchen, rhubarb crumble: Rhabarbercrumble, rice pudding: Milchreis,
rock cake: Felsenküchlein, rocky road: Rocky Road, rote grütze: Rote Grütze, rugelach: Rugelach,
sachertorte: Sachertorte, salted caramel: Salzkaramell, savarin: Savarin, scone: Scone,
semifreddo: Semifreddo, semolina pudding: Grießbrei, sherbet: Brausepulver, shortbread:
Shortbread, shortcake: Mürbekuchen, simnel cake: Simnel-Kuchen, skittles: Skittles,
snickerdoodle: Zimtzuckerkeks, sorbet: Sorbet, soufflé: Soufflé, speculoos: Spekulatius, sponge
cake: Biskuitkuchen, sponge finger: Löffelbiskuit, sticky bun: Klebebrötchen, sticky toffee
pudding: Toffeepudding, stollen: Stollen, strawberry shortcake: Erdbeertörtchen, streusel cake:
Streuselkuchen, stroopwafel: Sirupwaffel, strudel: Strudel, sugar mouse: Zuckermaus, summer
pudding: Sommerpudding, sundae: Eisbecher, sweet: Süßigkeit, sweetie: Sweetie, swiss roll:
Biskuitrolle, syllabub: Weinschaum, syrup: Sirup, tapioca pudding: Tapiokapudding, tart: Tarte,
tarte tatin: Tarte Tatin, teacake: Teebrötchen, tiramisu: Tiramisu, toffee: Sahnekaramell,
toffee apple: Liebesapfel, torte: Torte, treacle tart: Siruptarte, tres leches: Dreimilchkuchen,
trifle: Trifle, truffle: Trüffelpraline, tuile: Hippengebäck, turkish delight: Lokum, turrón:
Turrón, upside-down cake: Gestürzter Kuchen, vanilla ice cream: Vanilleeis, vanilla slice:
Vanilleschnitte, victoria sponge: Victoria-Biskuit, viennese whirl: Spritzgebäck, wafer: Oblate,
waffle: Waffel, walnut whip: Walnusskegel, wedding cake: Hochzeitstorte, whipped cream:
Schlagsahne, yoghurt: Joghurt, yule log: Baumkuchenstamm, zabaglione: Zabaione, zuccotto:
Zuccotto
"""
)
