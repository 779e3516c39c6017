"""Cities, near and far."""

from typing import Final

from tabbytop.games.meow.box.words import entries

CITIES: Final = entries(
    """
aachen, aarhus, aberdeen, abidjan, accra, adana, addis ababa, adelaide, agra, ahmedabad,
albuquerque, aleppo, alexandria, algiers, alicante, almaty, amman, amsterdam, anchorage, ankara,
antalya, antananarivo, antwerp, arequipa, astana, athens, atlanta, auckland, augsburg, avignon,
baghdad, baku, baltimore, bamako, bandung, bangalore, bangkok, barcelona, bari, basel, bath,
beijing, beirut, belfast, belgrade, belo horizonte, bergen, berlin, bern, bilbao, birmingham,
bishkek, bogotá, bologna, bonn, bordeaux, boston, brasília, bratislava, bremen, brescia,
brighton, brisbane, bristol, brno, bruges, brussels, bucharest, budapest, buenos aires, buffalo,
bursa, busan, byzantium, cádiz, cairo, calgary, cali, cambridge, canberra, cape town, caracas,
cardiff, cartagena, casablanca, catania, cayenne, chengdu, chennai, chicago, chișinău,
chongqing, christchurch, cincinnati, cleveland, cluj, coimbra, cologne, colombo, conakry,
constance, copenhagen, córdoba, cork, curitiba, cusco, da nang, dakar, dalian, dallas, damascus,
dar es salaam, delhi, denver, detroit, dhaka, dijon, doha, dortmund, dresden, dubai, dublin,
dubrovnik, dundee, dunedin, durban, dushanbe, düsseldorf, edinburgh, edmonton, eindhoven,
erfurt, espoo, essen, exeter, florence, fortaleza, frankfurt, freetown, freiburg, fukuoka,
fulda, galway, gander, gdańsk, geneva, genoa, ghent, glasgow, gothenburg, granada, graz,
grenoble, groningen, guadalajara, guangzhou, guatemala city, guayaquil, haifa, halifax, hamburg,
hanoi, hanover, harare, harbin, havana, heidelberg, helsinki, hiroshima, ho chi minh city,
hobart, hong kong, honolulu, houston, hyderabad, ibadan, indianapolis, innsbruck, iquitos,
isfahan, islamabad, istanbul, izmir, jaipur, jakarta, jeddah, jena, jerusalem, johannesburg,
kabul, kampala, kano, kansas city, karachi, karlsruhe, kathmandu, katowice, kaunas, kazan,
khartoum, kigali, kingston, kinshasa, klagenfurt, kobe, konya, košice, kraków, kuala lumpur,
kuwait city, kyiv, kyoto, la paz, lagos, lahore, las vegas, lausanne, leeds, leicester, leiden,
leipzig, leon, liège, lille, lima, limerick, linz, lisbon, liverpool, ljubljana, lomé, london,
los angeles, luanda, lucerne, lucknow, luxembourg, lviv, lyon, maastricht, madrid, málaga,
malmö, managua, manaus, manchester, mandalay, manila, maputo, maracaibo, marrakesh, marseille,
mecca, medellín, medina, melbourne, memphis, mendoza, mexico city, miami, milan, milwaukee,
minneapolis, minsk, mogadishu, mombasa, monaco, monterrey, montevideo, montpellier, montreal,
moscow, mumbai, munich, münster, muscat, nagasaki, nagoya, nairobi, nancy, nanjing, nantes,
naples, nashville, new delhi, new orleans, new york, newcastle, nice, nicosia, nizhny novgorod,
norwich, nottingham, novosibirsk, nuremberg, oaxaca, odessa, olympia, omaha, oran, orléans,
osaka, oslo, ostrava, ottawa, ouagadougou, oulu, oviedo, oxford, padua, palermo, palma, panama
city, paraná, paris, parma, perm, perth, perugia, petra, philadelphia, phnom penh, phoenix,
pisa, pittsburgh, plovdiv, plymouth, port moresby, port-au-prince, portland, porto, porto
alegre, poznań, prague, pretoria, puebla, pune, pyongyang, quebec, quito, rabat, ravenna,
recife, regina, reims, rennes, reykjavík, riga, rijeka, rio de janeiro, riyadh, rome, rosario,
rostock, rotterdam, rouen, sacramento, salamanca, salt lake city, salvador, salzburg, samara,
samarkand, san antonio, san diego, san francisco, santa fe, santiago, santo domingo, são paulo,
sapporo, sarajevo, saskatoon, seattle, seoul, seville, shanghai, sheffield, shenzhen, shiraz,
siena, singapore, skopje, sofia, southampton, split, st louis, stavanger, stockholm, strasbourg,
stuttgart, surabaya, suva, swansea, sydney, szeged, tabriz, taipei, tallinn, tampere, tangier,
tartu, tashkent, tbilisi, tegucigalpa, tehran, tel aviv, the hague, thessaloniki, timbuktu,
tirana, tokyo, toledo, toronto, toulouse, tours, trier, trieste, tripoli, trondheim, tucson,
tunis, turin, turku, uppsala, utrecht, valencia, valletta, valparaíso, vancouver, varanasi,
varna, venice, verona, vienna, vientiane, vilnius, vladimir, vladivostok, warsaw, washington,
wellington, winnipeg, wuhan, würzburg, xi'an, yangon, yaoundé, yekaterinburg, yerevan, yokohama,
york, zagreb, zanzibar, zaragoza, zürich
"""
)
