"""Flowers of garden, meadow and wood."""

from typing import Final

from tabbytop.games.meow.box.words import entries

FLOWERS: Final = entries(
    """
acanthus, aconite, african daisy, african violet, agapanthus, ageratum, alchemilla, allium,
alpine aster, alpine rose, alstroemeria, alyssum, amaranth, amaryllis, anemone, aquilegia,
arctotis, arnica, arum lily, aster, astilbe, astrantia, aubrieta, autumn crocus, azalea, baby's
breath, balloon flower, balsam, bear's breeches, bee orchid, begonia, bellflower, bells of
ireland, bergenia, bindweed, bird's foot trefoil, bistort, black-eyed susan, blanket flower,
blazing star, bleeding heart, blue poppy, blue-eyed grass, bluebell, bog asphodel, borage,
bougainvillea, bouvardia, brachyscome, brunnera, buddleia, bugloss, busy lizzie, buttercup,
butterwort, calceolaria, calendula, calla lily, camassia, camellia, campanula, campion,
candytuft, canna, canterbury bell, cardinal flower, carline thistle, carnation, catananche,
catchfly, ceanothus, celandine, centaury, chamomile, checkerbloom, china aster, chincherinchee,
chionodoxa, christmas cactus, christmas rose, chrysanthemum, cineraria, cinquefoil, clarkia,
clematis, clivia, clover, cockscomb, colchicum, coltsfoot, columbine, comfrey, coneflower,
coreopsis, corn marigold, corncockle, cornflower, corydalis, cosmos, cow parsley, cowslip,
crane's-bill, crocosmia, crocus, crown imperial, cuckoo flower, cyclamen, daffodil, dahlia,
daisy, dame's rocket, dandelion, daphne, daylily, dead-nettle, delphinium, dianthus, dicentra,
dog rose, dog violet, dog's-tooth violet, doronicum, echinacea, echinops, echium, edelweiss,
elecampane, english bluebell, erica, erigeron, eryngium, eustoma, evening primrose, everlasting
flower, eyebright, feverfew, field poppy, field scabious, fireweed, fleabane, flowering currant,
flowering tobacco, foam flower, forget-me-not, forsythia, foxglove, frangipani, freesia,
fritillary, fuchsia, gaillardia, gardenia, gazania, gentian, geranium, gerbera, geum, gladiolus,
globe amaranth, globe thistle, globeflower, gloriosa, gloriosa lily, gloxinia, goat's beard,
godetia, gorse, grape hyacinth, grass of parnassus, guelder rose, gypsophila, harebell,
hawkweed, heartsease, heath, heather, hebe, helenium, helianthemum, heliotrope, hellebore,
hepatica, hibiscus, hollyhock, honesty, honeysuckle, hosta, houseleek, hoya, hyacinth,
hydrangea, hyssop, ice plant, impatiens, ipomoea, iris, ixia, jacaranda, jacob's ladder,
jasmine, jonquil, kalanchoe, kingcup, knapweed, kniphofia, laburnum, lady's mantle, lady's
slipper, lady's smock, larkspur, lathyrus, lavatera, lavender, leopard's bane, lesser celandine,
leucojum, lewisia, liatris, lilac, lily, lily of the valley, lisianthus, liverwort, lobelia,
london pride, loosestrife, lotus, love-in-a-mist, love-lies-bleeding, lungwort, lupin, lychnis,
madonna lily, magnolia, mallow, marguerite, marigold, marsh marigold, masterwort, meadow
buttercup, meadow saffron, meadow-rue, meadowsweet, mesembryanthemum, michaelmas daisy,
mignonette, milkwort, mimosa, monarda, monkey flower, monkshood, montbretia, moon daisy, morning
glory, moss rose, mullein, muscari, narcissus, nasturtium, nemesia, nemophila, nerine,
nicotiana, nigella, night-scented stock, obedient plant, oleander, orchid, oriental poppy,
osteospermum, ox-eye daisy, oxlip, pansy, pasque flower, passion flower, pelargonium, penstemon,
peony, periwinkle, peruvian lily, petunia, phacelia, phlox, pimpernel, poinsettia, polyanthus,
poppy, portulaca, potentilla, prairie gentian, primrose, primula, protea, pulsatilla, purple
loosestrife, pyrethrum, ragged robin, ragwort, rampion, ranunculus, red clover, red hot poker,
red valerian, rest harrow, rhododendron, rock rose, rose, rosebay, rudbeckia, saintpaulia,
salpiglossis, salvia, saponaria, saxifrage, scabious, scarlet pimpernel, scilla, sea aster, sea
holly, sea lavender, sedum, self-heal, sempervivum, shasta daisy, shooting star, slipperwort,
snapdragon, sneezeweed, snowdrop, snowflake, soapwort, soldanella, solomon's seal, sorrel,
speedwell, spider flower, spiderwort, spiraea, spring squill, spurge, squill, st john's wort,
star of bethlehem, starwort, statice, stephanotis, stitchwort, stock, stonecrop, strawflower,
streptocarpus, sunflower, sweet pea, sweet rocket, sweet violet, sweet william, tansy, teasel,
thistle, thrift, tickseed, tiger lily, toadflax, tradescantia, trillium, tritonia, trollius,
trumpet vine, tuberose, tulip, valerian, verbascum, verbena, veronica, vervain, vetch, viburnum,
violet, viper's bugloss, wallflower, water lily, water violet, weigela, wild pansy, wild rose,
willowherb, winter aconite, winter jasmine, wisteria, wood anemone, wood sorrel, yarrow, yellow
flag, yellow rattle, ylang-ylang, zantedeschia, zinnia
"""
)
