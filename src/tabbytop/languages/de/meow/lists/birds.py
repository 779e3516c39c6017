"""Birds, wild and tame."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

BIRDS: Final = pairs(
    """
adjutant stork: Argala-Marabu, albatross: Albatros, alpine chough: Alpendohle, alpine swift:
Alpensegler, amazon parrot: Amazonenpapagei, american robin: Wanderdrossel, archaeopteryx:
Archaeopteryx, arctic tern: Küstenseeschwalbe, auk: Alk, avocet: Säbelschnäbler, babbler:
Timalie, bald eagle: Weißkopfseeadler, bar-headed goose: Streifengans, barbet: Bartvogel, barn
owl: Schleiereule, barn swallow: Rauchschwalbe, barnacle goose: Weißwangengans, bateleur:
Gaukleradler, bearded vulture: Bartgeier, bee-eater: Bienenfresser, bellbird: Glockenvogel, bird
of paradise: Paradiesvogel, bittern: Rohrdommel, black grouse: Birkhuhn, black kite:
Schwarzmilan, black redstart: Hausrotschwanz, black swan: Schwarzschwan, black woodpecker:
Schwarzspecht, blackbird: Amsel, blackcap: Mönchsgrasmücke, blue jay: Blauhäher, blue tit:
Blaumeise, bluebird: Hüttensänger, bluethroat: Blaukehlchen, boobook: Kuckuckskauz, bowerbird:
Laubenvogel, brambling: Bergfink, brent goose: Ringelgans, budgerigar: Wellensittich, bulbul:
Bülbül, bullfinch: Gimpel, bunting: Ammer, burrowing owl: Kaninchenkauz, bushtit: Buschmeise,
bustard: Trappe, buzzard: Bussard, canada goose: Kanadagans, canary: Kanarienvogel,
capercaillie: Auerhahn, caracara: Karakara, cardinal: Kardinal, carrion crow: Rabenkrähe,
cassowary: Kasuar, catbird: Katzendrossel, chaffinch: Buchfink, chick: Küken, chickadee:
Chickadee-Meise, chicken: Huhn, chiffchaff: Zilpzalp, chough: Alpenkrähe, coal tit: Tannenmeise,
cockatiel: Nymphensittich, cockatoo: Kakadu, collared dove: Türkentaube, common crane: Kranich,
common gull: Sturmmöwe, common tern: Flussseeschwalbe, condor: Kondor, coot: Blässhuhn,
cormorant: Kormoran, corncrake: Wachtelkönig, cotinga: Schmuckvogel, courser: Rennvogel,
cowbird: Kuhstärling, crane: Kran, crested tit: Haubenmeise, crossbill: Kreuzschnabel, crow:
Krähe, cuckoo: Kuckuck, curassow: Hokkohuhn, curlew: Brachvogel, dabchick: Zwergtaucher, darter:
Schlangenhalsvogel, dipper: Wasseramsel, diver: Taucher, dodo: Dodo, dotterel:
Mornellregenpfeifer, dove: Friedenstaube, dowitcher: Schlammläufer, duck: Ente, duckling:
Entenküken, dunlin: Alpenstrandläufer, dunnock: Heckenbraunelle, eagle: Adler, eagle owl: Uhu,
egret: Silberreiher, eider: Eider, eider duck: Eiderente, elf owl: Elfenkauz, emperor penguin:
Kaiserpinguin, emu: Emu, fairy wren: Staffelschwanz, falcon: Falke, fantail: Fächerschwanz,
fieldfare: Wacholderdrossel, finch: Fink, firecrest: Sommergoldhähnchen, fish eagle:
Schreiseeadler, flamingo: Flamingo, flicker: Goldspecht, flycatcher: Fliegenschnäpper,
frigatebird: Fregattvogel, fulmar: Eissturmvogel, gander: Gander, gannet: Basstölpel, garganey:
Knäkente, goldcrest: Wintergoldhähnchen, golden eagle: Steinadler, golden oriole: Pirol, golden
pheasant: Goldfasan, goldeneye: Schellente, goldfinch: Stieglitz, goose: Gans, goshawk:
Hühnerhabicht, grackle: Grackel, great auk: Riesenalk, great tit: Kohlmeise, grebe:
Haubentaucher, green woodpecker: Grünspecht, greenfinch: Grünfink, greenshank: Grünschenkel,
grey heron: Graureiher, greylag goose: Graugans, grosbeak: Kernknacker, grouse: Raufußhuhn,
guillemot: Trottellumme, guinea fowl: Perlhuhn, gull: Möwe, gyrfalcon: Gerfalke, hammerkop:
Hammerkopf, harpy eagle: Harpyie, harrier: Weihe, hawfinch: Kernbeißer, hawk: Habicht, hawk owl:
Sperbereule, hen: Henne, hen harrier: Kornweihe, heron: Reiher, herring gull: Silbermöwe,
hesperornis: Hesperornis, hoatzin: Hoatzin, honey buzzard: Wespenbussard, honeyeater:
Honigfresser, honeyguide: Honiganzeiger, hooded crow: Nebelkrähe, hoopoe: Wiedehopf, hornbill:
Nashornvogel, house martin: Mehlschwalbe, house sparrow: Haussperling, humboldt penguin:
Humboldtpinguin, hummingbird: Kolibri, hyacinth macaw: Hyazinth-Ara, ibis: Ibis, ichthyornis:
Ichthyornis, jacana: Blatthühnchen, jackdaw: Dohle, jay: Eichelhäher, junco: Junko, jungle fowl:
Bankivahuhn, kagu: Kagu, kakapo: Kakapo, kea: Kea, kestrel: Turmfalke, king penguin:
Königspinguin, kingfisher: Eisvogel, kinglet: Goldhähnchen, kittiwake: Dreizehenmöwe, kiwi:
Kiwi, knot: Knutt, kookaburra: Kookaburra, lanner: Lannerfalke, lapwing: Kiebitz, lark: Lerche,
laughing gull: Lachmöwe, limpkin: Rallenkranich, linnet: Bluthänfling, little owl: Steinkauz,
long-eared owl: Waldohreule, long-tailed tit: Schwanzmeise, loon: Seetaucher, lorikeet:
Allfarblori, lory: Lori, lovebird: Unzertrennlicher, lyrebird: Leierschwanz, macaw: Ara, magpie:
Elster, mallard: Stockente, manakin: Schnurrvogel, mandarin duck: Mandarinente, marabou: Marabu,
marsh harrier: Rohrweihe, marsh tit: Sumpfmeise, martin: Martin, meadowlark: Wiesenstärling,
merganser: Gänsesäger, merlin: Merlin, mistle thrush: Misteldrossel, moa: Moa, mockingbird:
Spottdrossel, moorhen: Teichhuhn, motmot: Motmot, mousebird: Mausvogel, muscovy duck:
Moschusente, mute swan: Höckerschwan, mynah: Beo, nene: Nene, nene goose: Hawaiigans, nighthawk:
Falkennachtschwalbe, nightingale: Nachtigall, nightjar: Ziegenmelker, noddy: Noddi, nuthatch:
Kleiber, oilbird: Fettschwalm, oriole: Trupial, ortolan: Ortolan, osprey: Fischadler, ostrich:
Strauß, ouzel: Schwarzdrossel, ovenbird: Pieperwaldsänger, owl: Eule, oxpecker: Madenhacker,
oystercatcher: Austernfischer, parakeet: Sittich, parrot: Papagei, partridge: Rebhuhn, peacock:
Pfau, pelican: Pelikan, penguin: Pinguin, peregrine falcon: Wanderfalke, petrel: Sturmvogel,
phalarope: Wassertreter, pheasant: Fasan, phoebe: Phoebe, pied wagtail: Trauerbachstelze,
pigeon: Taube, pintail: Spießente, pipit: Pieper, plover: Regenpfeifer, pochard: Tafelente,
pratincole: Brachschwalbe, ptarmigan: Schneehuhn, puffin: Papageitaucher, purple heron:
Purpurreiher, quail: Wachtel, quetzal: Quetzal, raven: Rabe, razorbill: Tordalk, red kite:
Rotmilan, redpoll: Birkenzeisig, redshank: Rotschenkel, redstart: Gartenrotschwanz, redwing:
Rotdrossel, reed warbler: Teichrohrsänger, rhea: Nandu, ring ouzel: Ringdrossel, ringed plover:
Sandregenpfeifer, roadrunner: Rennkuckuck, robin: Rotkehlchen, rock dove: Felsentaube,
rockhopper penguin: Felsenpinguin, rook: Saatkrähe, rooster: Hahn, rosella: Rosella,
ruby-throated hummingbird: Rubinkehlkolibri, ruddy duck: Ruderente, ruff: Halskrause, sand
martin: Uferschwalbe, sanderling: Sanderling, sandgrouse: Flughuhn, sandpiper: Strandläufer,
sapsucker: Saftlecker, scarlet ibis: Scharlachsichler, scops owl: Zwergohreule, scoter:
Trauerente, screech owl: Kreischeule, sea eagle: Seeadler, secretary bird: Sekretärvogel,
seriema: Seriema, serin: Girlitz, shearwater: Sturmtaucher, shelduck: Brandgans, shoebill:
Schuhschnabel, shorelark: Ohrenlerche, short-eared owl: Sumpfohreule, shoveler: Löffelente,
shrike: Würger, siskin: Erlenzeisig, skimmer: Scherenschnabel, skua: Raubmöwe, skylark:
Feldlerche, smew: Zwergsäger, snipe: Bekassine, snow bunting: Schneeammer, snow goose:
Schneegans, snowy owl: Schneeeule, song thrush: Singdrossel, sparrow: Spatz, sparrowhawk:
Sperber, spoonbill: Löffler, spotted woodpecker: Buntspecht, starling: Star, stilt:
Stelzenläufer, stint: Zwergstrandläufer, stone-curlew: Triel, stonechat: Schwarzkehlchen, stork:
Storch, storm petrel: Sturmschwalbe, sunbird: Nektarvogel, swallow: Schwalbe, swan: Schwan,
swift: Mauersegler, tanager: Tangare, tawny owl: Waldkauz, teal: Teal, teal duck: Krickente,
tern: Seeschwalbe, thrush: Drossel, tinamou: Steißhuhn, titmouse: Meise, toucan: Tukan, towhee:
Grundammer, tree sparrow: Feldsperling, treecreeper: Baumläufer, trogon: Trogon, tropicbird:
Tropikvogel, trumpeter swan: Trompeterschwan, turaco: Turako, turkey: Truthahn, turnstone:
Steinwälzer, turtle dove: Turteltaube, twite: Berghänfling, ural owl: Habichtskauz, vireo:
Vireo, vulture: Geier, wagtail: Bachstelze, wandering albatross: Wanderalbatros, warbler:
Grasmücke, waxbill: Astrild, waxwing: Seidenschwanz, weaver bird: Webervogel, weka: Wekaralle,
wheatear: Steinschmätzer, whimbrel: Regenbrachvogel, whinchat: Braunkehlchen, whip-poor-will:
Schwarzkehl-Nachtschwalbe, whitethroat: Dorngrasmücke, whooper swan: Singschwan, wigeon:
Pfeifente, willet: Schlammtreter, willow tit: Weidenmeise, wood pigeon: Ringeltaube, woodcock:
Waldschnepfe, woodlark: Heidelerche, woodpecker: Specht, wren: Zaunkönig, wryneck: Wendehals,
yellowhammer: Goldammer, zebra finch: Zebrafink
"""
)
