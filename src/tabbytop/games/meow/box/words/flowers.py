"""Flowers of garden, meadow and wood."""

from typing import Final

from tabbytop.games.meow.box.words import entries

FLOWERS: Final = entries(
    """
acanthus, aconite, african daisy, african violet, agapanthus, ageratum, alchemilla, allium,
alpine aster, alpine rose, alstroemeria, alyssum, amaryllis, aquilegia, arctotis, arnica, arum
lily, aster, astilbe, astrantia, aubrieta, autumn crocus, baby's breath, balloon flower, balsam,
bear's breeches, bee orchid, begonia, bellflower, bells of ireland, bergenia, bindweed, bird's
foot trefoil, bistort, black-eyed susan, blanket flower, blazing star, bleeding heart, blue
poppy, blue-eyed grass, bluebell, bog asphodel, bougainvillea, bouvardia, brachyscome, brunnera,
bugloss, busy lizzie, buttercup, butterwort, calceolaria, calendula, calla lily, camassia,
campanula, campion, candytuft, canna, canterbury bell, cardinal flower, carline thistle,
carnation, catananche, catchfly, celandine, centaury, chamomile, checkerbloom, china aster,
chincherinchee, chionodoxa, christmas cactus, christmas rose, chrysanthemum, cineraria,
cinquefoil, clarkia, clematis, clivia, clover, cockscomb, colchicum, coltsfoot, columbine,
comfrey, coneflower, coreopsis, corn marigold, corncockle, cornflower, corydalis, cow parsley,
cowslip, crane's-bill, crocosmia, crocus, crown imperial, cuckoo flower, cyclamen, daffodil,
dahlia, daisy, dame's rocket, dandelion, daylily, dead-nettle, delphinium, dianthus, dicentra,
dog rose, dog violet, dog's-tooth violet, doronicum, echinacea, echinops, echium, edelweiss,
elecampane, english bluebell, erigeron, eryngium, eustoma, evening primrose, everlasting flower,
eyebright, feverfew, field poppy, field scabious, fireweed, fleabane, flowering tobacco, foam
flower, forget-me-not, foxglove, frangipani, freesia, fritillary, fuchsia, gaillardia, gardenia,
gazania, gentian, geranium, gerbera, geum, gladiolus, globe amaranth, globe thistle,
globeflower, gloriosa lily, gloxinia, goat's beard, godetia, grape hyacinth, grass of parnassus,
gypsophila, harebell, hawkweed, heartsease, heath, heather, hebe, helenium, helianthemum,
hellebore, hepatica, hibiscus, hollyhock, honesty, honeysuckle, hosta, houseleek, hoya,
hyacinth, ice plant, impatiens, ipomoea, iris, ixia, jacob's ladder, jasmine, jonquil,
kalanchoe, kingcup, knapweed, kniphofia, lady's mantle, lady's slipper, lady's smock, larkspur,
lathyrus, lavatera, lavender, leopard's bane, lesser celandine, leucojum, lewisia, liatris,
lily, lily of the valley, lisianthus, liverwort, lobelia, london pride, loosestrife, lotus,
love-in-a-mist, love-lies-bleeding, lungwort, lupin, lychnis, madonna lily, mallow, marguerite,
marigold, marsh marigold, masterwort, meadow buttercup, meadow saffron, meadow-rue, meadowsweet,
mesembryanthemum, michaelmas daisy, mignonette, milkwort, monarda, monkey flower, monkshood,
montbretia, moon daisy, morning glory, moss rose, mullein, muscari, narcissus, nasturtium,
nemesia, nemophila, nerine, nicotiana, nigella, night-scented stock, obedient plant, orchid,
oriental poppy, ornamental onion, osteospermum, ox-eye daisy, oxlip, pansy, pasque flower,
passion flower, pelargonium, penstemon, peony, periwinkle, peruvian lily, petunia, phacelia,
phlox, pimpernel, poinsettia, polyanthus, poppy, portulaca, potentilla, prairie gentian,
primrose, primula, protea, pulsatilla, purple loosestrife, pyrethrum, ragged robin, ragwort,
rampion, ranunculus, red clover, red hot poker, red valerian, rest harrow, rock rose, rosebay,
rudbeckia, saintpaulia, salpiglossis, salvia, saponaria, saxifrage, scabious, scarlet pimpernel,
scilla, sea aster, sea holly, sea lavender, sea pink, sedum, self-heal, sempervivum, shasta
daisy, shooting star, slipperwort, snapdragon, sneezeweed, snowdrop, snowflake, soapwort,
soldanella, solomon's seal, speedwell, spider flower, spiderwort, spiraea, spring squill,
spurge, squill, st john's wort, star of bethlehem, starwort, statice, stephanotis, stitchwort,
stock, stonecrop, strawflower, streptocarpus, sunflower, sweet pea, sweet rocket, sweet violet,
sweet william, tansy, teasel, thistle, thrift, tickseed, tiger lily, toadflax, tradescantia,
trillium, tritonia, trollius, trumpet vine, tuberose, tulip, valerian, verbascum, verbena,
vervain, vetch, violet, viper's bugloss, wallflower, water lily, water violet, wild pansy,
willowherb, winter aconite, wisteria, wood anemone, wood sorrel, yarrow, yellow flag, yellow
rattle, ylang-ylang, zantedeschia, zinnia
"""
)
