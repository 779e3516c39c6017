"""Flowers of garden, meadow and wood."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

FLOWERS: Final = pairs(
    """
acanthus: Akanthus, aconite: Eisenhut, african daisy: Kapkörbchen, african violet:
Usambaraveilchen, agapanthus: Schmucklilie, ageratum: Leberbalsam, alchemilla: Frauenmantel,
allium: Zierlauch, alpine aster: Alpenaster, alpine rose: Alpenrose, alstroemeria: Inkalilie,
alyssum: Steinkraut, amaranth: Amarant, amaryllis: Amaryllis, anemone: Anemone, aquilegia:
Akelei, arctotis: Bärenohr, arnica: Arnika, arum lily: Aronstab, aster: Aster, astilbe:
Prachtspiere, astrantia: Sterndolde, aubrieta: Blaukissen, autumn crocus: Herbstkrokus, azalea:
Azalee, baby's breath: Schleierkraut, balloon flower: Ballonblume, balsam: Balsamine, bear's
breeches: Bärenklau, bee orchid: Bienenragwurz, begonia: Begonie, bellflower: Glockenblume,
bells of ireland: Muschelblume, bergenia: Bergenie, bindweed: Ackerwinde, bird's foot trefoil:
Hornklee, bistort: Schlangenknöterich, black-eyed susan: Schwarzäugige Susanne, blanket flower:
Kokardenblume, blazing star: Prachtscharte, bleeding heart: Tränendes Herz, blue poppy: Blauer
Mohn, blue-eyed grass: Grasschwertel, bluebell: Hasenglöckchen, bog asphodel: Moorlilie, borage:
Borretsch, bougainvillea: Bougainvillea, bouvardia: Bouvardie, brachyscome: Blaues
Gänseblümchen, brunnera: Kaukasusvergissmeinnicht, buddleia: Sommerflieder, bugloss:
Ochsenzunge, busy lizzie: Fleißiges Lieschen, buttercup: Butterblume, butterwort: Fettkraut,
calceolaria: Pantoffelblume, calendula: Ringelblume, calla lily: Calla, camassia: Prärielilie,
camellia: Kamelie, campanula: Campanula, campion: Lichtnelke, candytuft: Schleifenblume, canna:
Blumenrohr, canterbury bell: Marienglockenblume, cardinal flower: Kardinalslobelie, carline
thistle: Silberdistel, carnation: Gartennelke, catananche: Rasselblume, catchfly: Leimkraut,
ceanothus: Säckelblume, celandine: Schöllkraut, centaury: Tausendgüldenkraut, chamomile:
Kamille, checkerbloom: Präriemalve, china aster: Sommeraster, chincherinchee: Chincherinchee,
chionodoxa: Schneestolz, christmas cactus: Weihnachtskaktus, christmas rose: Christrose,
chrysanthemum: Chrysantheme, cineraria: Aschenblume, cinquefoil: Fingerkraut, clarkia: Clarkie,
clematis: Clematis, clivia: Clivie, clover: Klee, cockscomb: Hahnenkamm, colchicum: Colchicum,
coltsfoot: Huflattich, columbine: Columbine, comfrey: Beinwell, coneflower: Kegelblume,
coreopsis: Coreopsis, corn marigold: Saatwucherblume, corncockle: Kornrade, cornflower:
Kornblume, corydalis: Lerchensporn, cosmos: Schmuckkörbchen, cow parsley: Wiesenkerbel, cowslip:
Wiesenschlüsselblume, crane's-bill: Storchschnabel, crocosmia: Crocosmia, crocus: Krokus, crown
imperial: Kaiserkrone, cuckoo flower: Kuckucksblume, cyclamen: Alpenveilchen, daffodil:
Osterglocke, dahlia: Dahlie, daisy: Gänseblümchen, dame's rocket: Gewöhnliche Nachtviole,
dandelion: Löwenzahn, daphne: Seidelbast, daylily: Taglilie, dead-nettle: Taubnessel,
delphinium: Delphinium, dianthus: Nelke, dicentra: Herzblume, dog rose: Hundsrose, dog violet:
Hundsveilchen, dog's-tooth violet: Hundszahn, doronicum: Gämswurz, echinacea: Echinacea,
echinops: Echinops, echium: Natternkopf, edelweiss: Edelweiß, elecampane: Alant, english
bluebell: Englisches Hasenglöckchen, erica: Erika, erigeron: Feinstrahl, eryngium: Edeldistel,
eustoma: Eustoma, evening primrose: Nachtkerze, everlasting flower: Immortelle, eyebright:
Augentrost, feverfew: Mutterkraut, field poppy: Klatschmohn, field scabious: Wiesenwitwenblume,
fireweed: Feuerkraut, fleabane: Berufkraut, flowering currant: Blutjohannisbeere, flowering
tobacco: Ziertabak, foam flower: Schaumblüte, forget-me-not: Vergissmeinnicht, forsythia:
Forsythie, foxglove: Fingerhut, frangipani: Frangipani, freesia: Freesie, fritillary:
Schachbrettblume, fuchsia: Fuchsie, gaillardia: Gaillardie, gardenia: Gardenie, gazania:
Gazanie, gentian: Enzian, geranium: Geranie, gerbera: Gerbera, geum: Nelkenwurz, gladiolus:
Gladiole, globe amaranth: Kugelamarant, globe thistle: Kugeldistel, globeflower: Trollblume,
gloriosa: Gloriosa, gloriosa lily: Ruhmeskrone, gloxinia: Gloxinie, goat's beard: Geißbart,
godetia: Godetie, gorse: Stechginster, grape hyacinth: Traubenhyazinthe, grass of parnassus:
Sumpfherzblatt, guelder rose: Gemeiner Schneeball, gypsophila: Gipskraut, harebell:
Rundblättrige Glockenblume, hawkweed: Habichtskraut, heartsease: Ackerstiefmütterchen, heath:
Schneeheide, heather: Heidekraut, hebe: Strauchveronika, helenium: Sonnenbraut, helianthemum:
Sonnenröschen, heliotrope: Heliotrop, hellebore: Nieswurz, hepatica: Leberblümchen, hibiscus:
Hibiskus, hollyhock: Stockrose, honesty: Silberblatt, honeysuckle: Geißblatt, hosta: Funkie,
houseleek: Hauswurz, hoya: Wachsblume, hyacinth: Hyazinthe, hydrangea: Hortensie, hyssop: Ysop,
ice plant: Eisblume, impatiens: Springkraut, ipomoea: Trichterwinde, iris: Iris, ixia:
Klebschwertel, jacaranda: Jacaranda, jacob's ladder: Jakobsleiter, jasmine: Jasmin, jonquil:
Jonquille, kalanchoe: Flammendes Käthchen, kingcup: Sumpfdotter, knapweed: Flockenblume,
kniphofia: Fackellilie, laburnum: Goldregen, lady's mantle: Weicher Frauenmantel, lady's
slipper: Frauenschuh, lady's smock: Wiesenschaumkraut, larkspur: Rittersporn, lathyrus:
Platterbse, lavatera: Bechermalve, lavender: Lavendel, leopard's bane: Kaukasische Gämswurz,
lesser celandine: Scharbockskraut, leucojum: Knotenblume, lewisia: Bitterwurz, liatris: Liatris,
lilac: Flieder, lily: Lilie, lily of the valley: Maiglöckchen, lisianthus: Japanrose, liverwort:
Lebermoosblümchen, lobelia: Lobelie, london pride: Porzellanblümchen, loosestrife:
Gilbweiderich, lotus: Lotusblume, love-in-a-mist: Jungfer im Grünen, love-lies-bleeding:
Gartenfuchsschwanz, lungwort: Lungenkraut, lupin: Lupine, lychnis: Pechnelke, madonna lily:
Madonnenlilie, magnolia: Magnolie, mallow: Malve, marguerite: Margerite, marigold:
Studentenblume, marsh marigold: Sumpfdotterblume, masterwort: Große Sterndolde, meadow
buttercup: Scharfer Hahnenfuß, meadow saffron: Herbstzeitlose, meadow-rue: Wiesenraute,
meadowsweet: Mädesüß, mesembryanthemum: Mittagsblume, michaelmas daisy: Herbstaster, mignonette:
Reseda, milkwort: Kreuzblume, mimosa: Mimose, monarda: Indianernessel, monkey flower:
Gauklerblume, monkshood: Blauer Eisenhut, montbretia: Montbretie, moon daisy: Mondmargerite,
morning glory: Prunkwinde, moss rose: Moosröschen, mullein: Königskerze, muscari: Muscari,
narcissus: Narzisse, nasturtium: Kapuzinerkresse, nemesia: Elfenspiegel, nemophila: Hainblume,
nerine: Nerine, nicotiana: Nicotiana, nigella: Nigella, night-scented stock: Abendlevkoje,
obedient plant: Gelenkblume, oleander: Oleander, orchid: Orchidee, oriental poppy: Türkischer
Mohn, osteospermum: Bornholmmargerite, ox-eye daisy: Wiesenmargerite, oxlip: Waldschlüsselblume,
pansy: Stiefmütterchen, pasque flower: Küchenschelle, passion flower: Passionsblume,
pelargonium: Pelargonie, penstemon: Bartfaden, peony: Pfingstrose, periwinkle: Immergrün,
peruvian lily: Peruanische Inkalilie, petunia: Petunie, phacelia: Büschelschön, phlox: Phlox,
pimpernel: Gauchheil, poinsettia: Weihnachtsstern, polyanthus: Gartenprimel, poppy: Mohnblume,
portulaca: Portulakröschen, potentilla: Potentilla, prairie gentian: Prärieenzian, primrose:
Kissenprimel, primula: Primel, protea: Protea, pulsatilla: Pulsatilla, purple loosestrife:
Blutweiderich, pyrethrum: Bertram, ragged robin: Kuckuckslichtnelke, ragwort: Greiskraut,
rampion: Teufelskralle, ranunculus: Ranunkel, red clover: Rotklee, red hot poker: Raketenblume,
red valerian: Rote Spornblume, rest harrow: Hauhechel, rhododendron: Rhododendron, rock rose:
Zistrose, rose: Rose, rosebay: Weidenröschen, rudbeckia: Rudbeckie, saintpaulia: Saintpaulia,
salpiglossis: Trompetenzunge, salvia: Salvie, saponaria: Saponaria, saxifrage: Steinbrech,
scabious: Skabiose, scarlet pimpernel: Ackergauchheil, scilla: Scilla, sea aster: Strandaster,
sea holly: Stranddistel, sea lavender: Strandflieder, sedum: Fetthenne, self-heal: Braunelle,
sempervivum: Dachwurz, shasta daisy: Gartenmargerite, shooting star: Götterblume, slipperwort:
Pantöffelchen, snapdragon: Löwenmaul, sneezeweed: Herbst-Sonnenbraut, snowdrop: Schneeglöckchen,
snowflake: Märzenbecher, soapwort: Seifenkraut, soldanella: Alpenglöckchen, solomon's seal:
Salomonssiegel, sorrel: Sauerampfer, speedwell: Ehrenpreis, spider flower: Spinnenblume,
spiderwort: Dreimasterblume, spiraea: Spierstrauch, spring squill: Frühlingsblaustern, spurge:
Wolfsmilch, squill: Blaustern, st john's wort: Johanniskraut, star of bethlehem: Milchstern,
starwort: Wasserstern, statice: Statice, stephanotis: Kranzschlinge, stitchwort: Große
Sternmiere, stock: Levkoje, stonecrop: Mauerpfeffer, strawflower: Strohblume, streptocarpus:
Drehfrucht, sunflower: Sonnenblume, sweet pea: Duftwicke, sweet rocket: Nachtviole, sweet
violet: Duftveilchen, sweet william: Bartnelke, tansy: Rainfarn, teasel: Karde, thistle: Distel,
thrift: Grasnelke, tickseed: Mädchenauge, tiger lily: Tigerlilie, toadflax: Leinkraut,
tradescantia: Tradeskantie, trillium: Waldlilie, tritonia: Tritonie, trollius: Trollius, trumpet
vine: Klettertrompete, tuberose: Tuberose, tulip: Tulpe, valerian: Baldrian, verbascum:
Verbascum, verbena: Verbene, veronica: Veronika, vervain: Eisenkraut, vetch: Wicke, viburnum:
Schneeball, violet: Veilchen, viper's bugloss: Gewöhnlicher Natternkopf, wallflower: Goldlack,
water lily: Seerose, water violet: Wasserfeder, weigela: Weigelie, wild pansy: Wildes
Stiefmütterchen, wild rose: Wildrose, willowherb: Zottiges Weidenröschen, winter aconite:
Winterling, winter jasmine: Winterjasmin, wisteria: Blauregen, wood anemone: Buschwindröschen,
wood sorrel: Waldsauerklee, yarrow: Schafgarbe, yellow flag: Sumpfschwertlilie, yellow rattle:
Klappertopf, ylang-ylang: Ylang-Ylang, zantedeschia: Zantedeschia, zinnia: Zinnie
"""
)
