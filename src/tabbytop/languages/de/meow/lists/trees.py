"""Trees and shrubs."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

TREES: Final = pairs(
    """
acacia: Akazie, african tulip tree: Afrikanischer Tulpenbaum, ailanthus: Ailanthus, alder: Erle,
alder buckthorn: Faulbaum, aleppo pine: Aleppokiefer, almond tree: Mandelbaum, alpine larch:
Alpenlärche, alpine rose: Alpenrose, american elm: Amerikanische Ulme, apple tree: Apfelbaum,
apricot tree: Aprikosenbaum, araucaria: Araukarie, arborvitae: Lebensbaum, ash: Esche, aspen:
Espe, atlas cedar: Atlaszeder, autumn olive: Korallen-Ölweide, avocado tree: Avocadobaum,
azalea: Azalee, bald cypress: Sumpfzypresse, balsa: Balsabaum, balsam fir: Balsamtanne, balsam
poplar: Balsampappel, bamboo: Bambus, banana tree: Bananenstaude, banyan: Banyanbaum, baobab:
Affenbrotbaum, basswood: Amerikanische Linde, bay laurel: Lorbeer, beech: Buche, birch: Birke,
bird cherry: Traubenkirsche, black gum: Wald-Tupelobaum, black locust: Schotendorn, black
poplar: Schwarzpappel, black walnut: Schwarznuss, blackthorn: Schwarzdorn, blackwood:
Schwarzholz, bladdernut: Pimpernuss, blue gum: Blaugummibaum, blue spruce: Blaufichte, bottle
tree: Flaschenbaum, bottlebrush: Flaschenbürste, bougainvillea: Bougainvillea, box elder:
Eschenahorn, boxwood: Buchsbaum, bristlecone pine: Grannenkiefer, broom: Besen, buckeye: Pavie,
buckthorn: Kreuzdorn, buddleia: Sommerflieder, buttonbush: Knopfbusch, cabbage palm: Kohlpalme,
cacao: Kakao, cactus: Kaktus, california redwood: Kalifornischer Mammutbaum, camellia: Kamelie,
camphor tree: Kampferbaum, candlenut: Lichtnussbaum, carob: Johannisbrotbaum, cashew tree:
Cashewbaum, catalpa: Trompetenbaum, ceanothus: Säckelblume, cedar: Zeder, cedar of lebanon:
Libanonzeder, ceiba: Wollbaum, cherry laurel: Kirschlorbeer, cherry tree: Kirschbaum, chestnut:
Kastanie, chinquapin: Scheinkastanie, christmas tree: Weihnachtsbaum, cinnamon tree: Zimtbaum,
clove tree: Gewürznelkenbaum, coast redwood: Küstenmammutbaum, coconut palm: Kokospalme, coffee
bush: Kaffeestrauch, conifer: Nadelbaum, copper beech: Blutbuche, cork oak: Korkeiche, cornel:
Hartriegel, corsican pine: Korsische Schwarzkiefer, cotoneaster: Zwergmispel, cottonwood:
Kanadische Pappel, crack willow: Bruchweide, crape myrtle: Kreppmyrte, cypress: Zypresse, date
palm: Dattelpalme, dawn redwood: Urweltmammutbaum, deodar: Himalajazeder, dogwood:
Blumenhartriegel, douglas fir: Douglasie, downy birch: Moorbirke, dragon tree: Drachenbaum,
ebony: Ebenholz, elaeagnus: Ölweide, elder: Holunder, elm: Ulme, english oak: Englische Eiche,
eucalyptus: Eukalyptus, euonymus: Spindelstrauch, european larch: Europäische Lärche, false
acacia: Scheinakazie, field maple: Feldahorn, fig tree: Feigenbaum, filbert: Lambertsnuss, fir:
Tanne, firethorn: Feuerdorn, flame tree: Flammenbaum, flowering currant: Blutjohannisbeere,
forsythia: Forsythie, frangipani: Frangipani, gardenia: Gardenie, ginkgo: Ginkgo, goat willow:
Salweide, gorse: Stechginster, grand fir: Küstentanne, greenheart: Grünherzbaum, guelder rose:
Gemeiner Schneeball, gum tree: Gummibaum, hackberry: Zürgelbaum, handkerchief tree:
Taschentuchbaum, hawthorn: Weißdorn, hazel: Haselstrauch, heath: Schneeheide, hebe:
Strauchveronika, hemlock spruce: Hemlocktanne, hibiscus: Hibiskus, hickory: Hickory, holly:
Stechpalme, holm oak: Steineiche, honey locust: Gleditschie, honeysuckle: Geißblatt, hop
hornbeam: Hopfenbuche, hornbeam: Hainbuche, horse chestnut: Rosskastanie, hydrangea: Hortensie,
ironbark: Eisenrinde, ironwood: Eisenholzbaum, italian cypress: Säulenzypresse, ivy: Efeu,
jacaranda: Jacaranda, japanese maple: Japanischer Ahorn, jarrah: Jarrah, joshua tree:
Josua-Palmlilie, juniper: Wacholder, kapok: Kapokbaum, karri: Karri, katsura: Kuchenbaum, kauri:
Kauri, kentucky coffeetree: Geweihbaum, kousa: Japanischer Hartriegel, kowhai: Kowhai, laburnum:
Goldregen, larch: Lärche, lemon tree: Zitronenbaum, leyland cypress: Leylandzypresse, lignum
vitae: Guajakbaum, lilac: Flieder, lime tree: Lindenbaum, linden: Linde, live oak: Lebenseiche,
loblolly pine: Weihrauchkiefer, lodgepole pine: Drehkiefer, lombardy poplar: Säulenpappel,
london plane: Londoner Platane, macadamia: Macadamia, madrone: Madrone, magnolia: Magnolie,
mahogany: Mahagoni, maidenhair tree: Fächerblattbaum, mangrove: Mangrove, manuka: Manuka, maple:
Ahorn, maritime pine: Strandkiefer, meranti: Meranti, mesquite: Mesquitebaum, mimosa: Mimose,
monkey puzzle: Andentanne, monterey cypress: Monterey-Zypresse, mountain ash: Vogelbeerbaum,
mountain pine: Bergkiefer, mulberry tree: Maulbeerbaum, myrtle: Myrte, neem: Niembaum, nikau:
Nikaupalme, noble fir: Edeltanne, norfolk island pine: Norfolktanne, norway maple: Spitzahorn,
norway spruce: Rotfichte, nut tree: Nussbaum, oak: Eiche, oil palm: Ölpalme, oleander: Oleander,
olive tree: Olivenbaum, orange tree: Orangenbaum, osage orange: Osagedorn, osier: Korbweide,
pagoda tree: Schnurbaum, palm: Palme, palm tree: Palmenbaum, palmetto: Zwergpalme, paper birch:
Papierbirke, paulownia: Blauglockenbaum, peach tree: Pfirsichbaum, pear tree: Birnbaum, pecan:
Pekannuss, pedunculate oak: Stieleiche, persian ironwood: Parrotie, pin oak: Sumpfeiche, pine:
Kiefer, pinyon: Pinyon-Kiefer, pistachio tree: Pistazienbaum, plane tree: Platane, plum tree:
Pflaumenbaum, pohutukawa: Pohutukawa, poinciana: Flamboyant, poinsettia: Weihnachtsstern,
ponderosa pine: Gelbkiefer, poplar: Pappel, privet: Liguster, pyracantha: Pyracantha, quaking
aspen: Zitterpappel, quince tree: Quittenbaum, raffia palm: Raffiapalme, rain tree: Regenbaum,
red maple: Rotahorn, red oak: Roteiche, redbud: Judasbaum, redwood: Rotholzbaum, rhododendron:
Rhododendron, rimu: Rimu, robinia: Robinie, rock rose: Zistrose, rosewood: Rosenholzbaum, rowan:
Eberesche, royal palm: Königspalme, rubber tree: Kautschukbaum, sago palm: Sagopalme, sallow:
Grauweide, sandalwood: Sandelholzbaum, sandarac: Sandarakzypresse, sapele: Sapelli, sassafras:
Sassafras, sausage tree: Leberwurstbaum, saw palmetto: Sägepalme, sawtooth oak: Japanische
Kastanieneiche, scots pine: Waldkiefer, sequoia: Sequoia, service tree: Speierling, sessile oak:
Traubeneiche, shagbark hickory: Schuppenrindenhickory, sheoak: Kasuarine, silk tree: Seidenbaum,
silver birch: Hängebirke, silver fir: Weißtanne, silver maple: Silberahorn, sitka spruce:
Sitkafichte, smoke bush: Rauchstrauch, smoke tree: Perückenbaum, snowbell: Storaxbaum, snowy
mespilus: Kupfer-Felsenbirne, sourwood: Sauerbaum, spindle: Spindel, spiraea: Spierstrauch,
spruce: Fichte, stone pine: Pinie, strawberry tree: Erdbeerbaum, sugar maple: Zuckerahorn,
sumac: Sumach, swamp cypress: Virginische Sumpfzypresse, sweet chestnut: Edelkastanie, sweet
gum: Amberbaum, sycamore: Bergahorn, tamarack: Tamarack-Lärche, tamarisk: Tamariske, tea tree:
Teebaum, teak: Teakbaum, tree fern: Baumfarn, tree of heaven: Götterbaum, tulip tree:
Tulpenbaum, tupelo: Tupelobaum, turkey oak: Zerreiche, umbrella pine: Schirmtanne, viburnum:
Schneeball, walnut: Walnussbaum, wattle: Mimosenbaum, wayfaring tree: Wolliger Schneeball, weeping
willow: Trauerweide, weigela: Weigelie, wellingtonia: Riesenmammutbaum, western hemlock:
Westliche Hemlocktanne, white oak: Weißeiche, white pine: Weymouthkiefer, whitebeam:
Mehlbeerbaum, wild cherry: Vogelkirsche, willow: Weide, winter jasmine: Winterjasmin, witch
hazel: Zaubernuss, wych elm: Bergulme, yellowwood: Gelbholz, yew: Eibe, ylang-ylang:
Ylang-Ylang, yucca: Yucca, zelkova: Zelkove
"""
)
