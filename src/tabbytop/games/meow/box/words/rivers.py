"""Rivers of the world."""

from typing import Final

from tabbytop.games.meow.box.words import entries

RIVERS: Final = entries(
    """
aare, adige, adour, aisne, akagera, aldan, aller, allier, amazon, amu darya, amur, angara,
apure, araguaia, aras, ardèche, argun, ariège, arkansas river, arno, atrato, aube, avon, awash,
barrow, beas, benue, berezina, black volta, blue nile, boyne, brahmaputra, brisbane river, bug,
cam, caquetá, casiquiare, cauca, charente, chari, charles river, chenab, cher, chindwin,
churchill river, clutha, clyde, colorado river, columbia, columbia river, congo, connecticut
river, cuanza, cubango, cuyahoga, daly, danube, darling, dart, daugava, dee, delaware, delaware
river, demerara, derwent, desna, deûle, dnieper, dniester, dommel, don, donets, dordogne, doubs,
douro, drava, drin, drina, drôme, dronne, durance, dvina, ebro, eider, elbe, ems, enns, erne,
escaut, essequibo, euphrates, eure, evros, exe, feather river, flinders, fly, forth, fraser,
fulda, gambia river, ganges, garonne, gave de pau, gediz, gironde, glomma, godavari,
guadalquivir, guadiana, guaviare, han river, hase, havel, helmand, hooghly, huai, huallaga,
huang he, hudson, humber, hunte, ijssel, ili, illinois river, imjin, indigirka, indre, indus,
inn, irrawaddy, irtysh, isar, isère, ishim, isonzo, itchen, james river, japurá, jari, jhelum,
jordan, jubba, juruá, kabul river, kama, kasai, kaveri, kemijoki, kennet, khatanga, kizilirmak,
klamath, klondike, kolyma, komati, krishna, kuban, kunene, kura, lahn, lech, lee, leine, lena,
liffey, limpopo, lippe, loing, loire, lot river, lualaba, luangwa, luga, maas, mackenzie,
madeira, magdalena, mahakam, mahanadi, main, manzanares, marañón, maritsa, marne, maroni,
mayenne, medway, mekong, mersey, meuse, mincio, miño, mississippi, missouri, monnow, morava,
moselle, moskva, mur, murray, murrumbidgee, naab, narew, narmada, neckar, neisse, nelson, nene,
neretva, neris, neva, niger, nile, nith, nore, ob, oder, ogooué, ohio river, oka, okavango, olt,
omo, onega, orange river, orinoco, orne, orontes, orwell, ottawa river, oubangui, ouémé, ouse,
paraguay river, paraná, parnaíba, parrett, pasig, peace river, pearl river, pechora, piave,
pilcomayo, pinios, platte, po, potomac, pripyat, prut, purus, putumayo, rance, rapidan, ravi,
red river, regen, reuss, rhine, rhône, ribble, rio grande, rio negro, river plate, roper,
rufiji, ruhr, saale, saar, sacramento river, sado, saguenay, saint lawrence, salween, salzach,
sambre, san juan river, saône, sarthe, sava, savannah river, scheldt, segura, seine, senegal
river, sepik, severn, shannon, shatt al-arab, shenandoah, shinano, shire, sieg, skeena, snake
river, snowy river, somme, spey, spree, stikine, suir, sungari, susquehanna, sutlej, swale, syr
darya, taff, tagus, tamar, tana river, tapajós, tarim, tarn, tay, tees, tennessee river, teviot,
thames, thur, tiber, ticino, tigris, tisza, tobol, tocantins, trent, tweed, tyne, ubangi,
ucayali, unstrut, ural, uruguay river, usk, usumacinta, vaal, var, vardar, vienne, vilaine,
vistula, vitim, vltava, volga, volta, waal, wabash, waikato, warta, wear, wensum, werra, weser,
white nile, willamette, wisconsin river, witham, wye, xingu, yakima, yamuna, yangtze, yare,
yarra, yellow river, yellowstone, yenisei, yonne, yser, yukon, zambezi
"""
)
