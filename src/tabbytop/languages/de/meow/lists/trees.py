"""Trees and shrubs."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

TREES: Final = pairs(
    """
acacia: Akazie, african tulip tree: Afrikanischer Tulpenbaum, ailanthus: Ailanthus, alder: Erle,
alder buckthorn: Faulbaum, aleppo pine: Aleppokiefer, almond tree: Mandelbaum, alpine larch:
Alpenlärche, american elm: Amerikanische Ulme, apple tree: Apfelbaum, apricot tree: Aprikosenbaum,
araucaria: Araukarie, arborvitae: Lebensbaum, atlas cedar: Atlaszeder, avocado tree: Avocadobaum,
bald cypress: Sumpfzypresse, balsa: Balsabaum, balsam fir: Balsamtanne, balsam poplar:
Balsampappel, bamboo: Bambus, banyan: Banyanbaum, baobab: Affenbrotbaum, basswood: Amerikanische
Linde, beech: Buche, birch: Birke, black gum: Wald-Tupelobaum, black locust: Schotendorn, black
poplar: Schwarzpappel, black walnut: Schwarznuss, blackthorn: Schwarzdorn, blackwood: Schwarzholz,
bladdernut: Pimpernuss, blue gum: Blaugummibaum, blue spruce: Blaufichte, bottle tree:
Flaschenbaum, box elder: Eschenahorn, boxwood: Buchsbaum, bristlecone pine: Grannenkiefer, buckeye:
Pavie, buckthorn: Kreuzdorn, buttonbush: Knopfbusch, cabbage palm: Kohlpalme, california redwood:
Kalifornischer Mammutbaum, camphor tree: Kampferbaum, candlenut: Lichtnussbaum, carob:
Johannisbrotbaum, cashew tree: Cashewbaum, catalpa: Trompetenbaum, cedar: Zeder, cedar of lebanon:
Libanonzeder, ceiba: Wollbaum, cherry laurel: Kirschlorbeer, cherry tree: Kirschbaum, chinquapin:
Scheinkastanie, cinnamon tree: Zimtbaum, clove tree: Gewürznelkenbaum, coast redwood:
Küstenmammutbaum, coconut palm: Kokospalme, coffee bush: Kaffeestrauch, copper beech: Blutbuche,
cork oak: Korkeiche, cornel: Hartriegel, corsican pine: Korsische Schwarzkiefer, cotoneaster:
Zwergmispel, cottonwood: Kanadische Pappel, crack willow: Bruchweide, crape myrtle: Kreppmyrte,
cypress: Zypresse, date palm: Dattelpalme, dawn redwood: Urweltmammutbaum, deodar: Himalajazeder,
dogwood: Blumenhartriegel, douglas fir: Douglasie, downy birch: Moorbirke, dragon tree:
Drachenbaum, elaeagnus: Ölweide, elder: Holunder, elm: Ulme, english oak: Englische Eiche,
eucalyptus: Eukalyptus, euonymus: Spindelstrauch, european larch: Europäische Lärche, false acacia:
Scheinakazie, field maple: Feldahorn, fig tree: Feigenbaum, filbert: Lambertsnuss, fir: Tanne,
firethorn: Feuerdorn, flame tree: Flammenbaum, ginkgo: Ginkgo, goat willow: Salweide, grand fir:
Küstentanne, greenheart: Grünherzbaum, gum tree: Gummibaum, handkerchief tree: Taschentuchbaum,
hawthorn: Weißdorn, hemlock spruce: Hemlocktanne, hickory: Hickory, holm oak: Steineiche, honey
locust: Gleditschie, hop hornbeam: Hopfenbuche, hornbeam: Hainbuche, horse chestnut: Rosskastanie,
ironbark: Eisenrinde, ironwood: Eisenholzbaum, italian cypress: Säulenzypresse, japanese maple:
Japanischer Ahorn, jarrah: Jarrah, joshua tree: Josua-Palmlilie, kapok: Kapokbaum, karri: Karri,
katsura: Kuchenbaum, kauri: Kauri, kentucky coffeetree: Geweihbaum, kousa: Japanischer Hartriegel,
kowhai: Kowhai, larch: Lärche, leyland cypress: Leylandzypresse, lignum vitae: Guajakbaum, lime
tree: Linde, live oak: Lebenseiche, loblolly pine: Weihrauchkiefer, lodgepole pine: Drehkiefer,
lombardy poplar: Säulenpappel, london plane: Londoner Platane, madrone: Madrone, maidenhair tree:
Fächerblattbaum, mangrove: Mangrove, manuka: Manuka, maple: Ahorn, maritime pine: Strandkiefer,
meranti: Meranti, mesquite: Mesquitebaum, monkey puzzle: Andentanne, monterey cypress:
Monterey-Zypresse, mountain ash: Eberesche, mountain pine: Bergkiefer, mulberry tree: Maulbeerbaum,
neem: Niembaum, nikau: Nikaupalme, noble fir: Edeltanne, norfolk island pine: Norfolktanne, norway
maple: Spitzahorn, norway spruce: Rotfichte, oak: Eiche, oil palm: Ölpalme, olive tree: Olivenbaum,
orange tree: Orangenbaum, osier: Korbweide, pagoda tree: Schnurbaum, palm: Palme, palmetto:
Zwergpalme, paper birch: Papierbirke, paulownia: Blauglockenbaum, pear tree: Birnbaum, pedunculate
oak: Stieleiche, persian ironwood: Parrotie, pin oak: Sumpfeiche, pine: Kiefer, pinyon:
Pinyon-Kiefer, pistachio tree: Pistazienbaum, plane tree: Platane, plum tree: Pflaumenbaum,
pohutukawa: Pohutukawa, poinciana: Flamboyant, ponderosa pine: Gelbkiefer, poplar: Pappel, privet:
Liguster, pyracantha: Pyracantha, quaking aspen: Zitterpappel, quince tree: Quittenbaum, raffia
palm: Raffiapalme, rain tree: Regenbaum, red maple: Rotahorn, red oak: Roteiche, redbud: Judasbaum,
redwood: Rotholzbaum, rimu: Rimu, robinia: Robinie, rosewood: Rosenholzbaum, royal palm:
Königspalme, rubber tree: Kautschukbaum, sago palm: Sagopalme, sallow: Grauweide, sandalwood:
Sandelholzbaum, sandarac: Sandarakzypresse, sapele: Sapelli, sassafras: Sassafras, sausage tree:
Leberwurstbaum, saw palmetto: Sägepalme, sawtooth oak: Japanische Kastanieneiche, scots pine:
Waldkiefer, sequoia: Sequoia, service tree: Speierling, sessile oak: Traubeneiche, shagbark
hickory: Schuppenrindenhickory, sheoak: Kasuarine, silk tree: Seidenbaum, silver birch: Hängebirke,
silver fir: Weißtanne, silver maple: Silberahorn, sitka spruce: Sitkafichte, smoke bush:
Rauchstrauch, smoke tree: Perückenbaum, snowbell: Storaxbaum, snowy mespilus: Kupfer-Felsenbirne,
sourwood: Sauerbaum, spruce: Fichte, stone pine: Pinie, strawberry tree: Erdbeerbaum, sugar maple:
Zuckerahorn, swamp cypress: Virginische Sumpfzypresse, sweet chestnut: Edelkastanie, sweet gum:
Amberbaum, sycamore: Bergahorn, tamarack: Tamarack-Lärche, tamarisk: Tamariske, tea tree: Teebaum,
teak: Teakbaum, tree fern: Baumfarn, tree of heaven: Götterbaum, tulip tree: Tulpenbaum, tupelo:
Tupelobaum, turkey oak: Zerreiche, umbrella pine: Schirmtanne, walnut: Walnussbaum, wattle:
Mimosenbaum, wayfaring tree: Wolliger Schneeball, weeping willow: Trauerweide, wellingtonia:
Riesenmammutbaum, western hemlock: Westliche Hemlocktanne, white oak: Weißeiche, white pine:
Weymouthkiefer, whitebeam: Mehlbeerbaum, witch hazel: Zaubernuss, wych elm: Bergulme, yellowwood:
Gelbholz, yew: Eibe, zelkova: Zelkove
"""
)
