"""Flowers of garden, meadow and wood."""

from typing import Final

from tabbytop.games.meow.box.words import entries

FLOWERS: Final = entries(
    """
acanthus, aconite, african daisy, african violet, agapanthus, ageratum, alchemilla, allium,
alpine aster, alstroemeria, alyssum, amaryllis, aquilegia, arctotis, arnica, arum lily, aster,
astilbe, astrantia, aubrieta, autumn crocus, baby's breath, balloon flower, balsam, bear's
breeches, bee orchid, begonia, bellflower, bells of ireland, bergenia, bindweed, bird's foot
trefoil, bistort, black-eyed susan, blanket flower, blazing star, bleeding heart, blue poppy,
blue-eyed grass, bluebell, bog asphodel, bouvardia, brachyscome, brunnera, bugloss, busy lizzie,
buttercup, butterwort, calceolaria, calendula, calla lily, camassia, campanula, campion,
candytuft, canna, canterbury bell, cardinal flower, carline thistle, carnation, catananche,
catchfly, celandine, centaury, checkerbloom, china aster, chincherinchee, chionodoxa, christmas
cactus, christmas rose, chrysanthemum, cineraria, cinquefoil, clarkia, clematis, clivia, clover,
cockscomb, colchicum, coltsfoot, columbine, coneflower, coreopsis, corn marigold, corncockle,
cornflower, corydalis, cow parsley, cowslip, crane's-bill, crocosmia, crocus, crown imperial,
cuckoo flower, cyclamen, daffodil, dame's rocket, dandelion, daylily, dead-nettle, delphinium,
dianthus, dicentra, dog rose, dog violet, dog's-tooth violet, doronicum, echinacea, echinops,
echium, edelweiss, elecampane, english bluebell, erigeron, eryngium, eustoma, evening primrose,
everlasting flower, eyebright, field poppy, field scabious, fireweed, fleabane, flowering
tobacco, foam flower, forget-me-not, foxglove, freesia, fritillary, gaillardia, gazania,
gentian, geranium, gerbera, geum, gladiolus, globe amaranth, globe thistle, globeflower,
gloriosa lily, gloxinia, goat's beard, godetia, grape hyacinth, grass of parnassus, gypsophila,
harebell, hawkweed, heartsease, helenium, helianthemum, hellebore, hepatica, hollyhock, honesty,
hosta, houseleek, hoya, ice plant, impatiens, ipomoea, ixia, jacob's ladder, jonquil, kalanchoe,
kingcup, knapweed, kniphofia, lady's mantle, lady's slipper, lady's smock, larkspur, lathyrus,
lavatera, leopard's bane, lesser celandine, leucojum, lewisia, liatris, lily of the valley,
lisianthus, liverwort, lobelia, london pride, loosestrife, lotus, love-in-a-mist,
love-lies-bleeding, lungwort, lupin, lychnis, madonna lily, mallow, marsh marigold, masterwort,
meadow buttercup, meadow saffron, meadow-rue, meadowsweet, mesembryanthemum, michaelmas daisy,
mignonette, milkwort, monarda, monkey flower, monkshood, montbretia, moon daisy, morning glory,
moss rose, mullein, muscari, narcissus, nemesia, nemophila, nerine, nicotiana, night-scented
stock, obedient plant, oriental poppy, osteospermum, ox-eye daisy, oxlip, pasque flower, passion
flower, pelargonium, penstemon, peony, peruvian lily, phacelia, phlox, pimpernel, polyanthus,
portulaca, potentilla, prairie gentian, primula, protea, pulsatilla, purple loosestrife,
pyrethrum, ragged robin, ragwort, rampion, ranunculus, red clover, red hot poker, red valerian,
rest harrow, rosebay, rudbeckia, saintpaulia, salpiglossis, saponaria, saxifrage, scabious,
scarlet pimpernel, scilla, sea aster, sea holly, sea lavender, sedum, self-heal, sempervivum,
shasta daisy, shooting star, slipperwort, snapdragon, sneezeweed, snowdrop, snowflake, soapwort,
soldanella, solomon's seal, speedwell, spider flower, spiderwort, spring squill, spurge, squill,
st john's wort, star of bethlehem, starwort, statice, stephanotis, stitchwort, stock, stonecrop,
strawflower, streptocarpus, sunflower, sweet pea, sweet rocket, sweet violet, sweet william,
teasel, thistle, thrift, tickseed, tiger lily, toadflax, tradescantia, trillium, tritonia,
trollius, trumpet vine, tuberose, tulip, verbascum, vervain, vetch, viper's bugloss, wallflower,
water lily, water violet, wild pansy, willowherb, winter aconite, wood anemone, wood sorrel,
yellow flag, yellow rattle, zantedeschia, zinnia
"""
)
