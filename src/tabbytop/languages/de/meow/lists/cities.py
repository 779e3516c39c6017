"""Cities that are called otherwise in German."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

CITIES: Final = pairs(
    """
addis ababa: Addis Abeba, adelaide: Adelaide, algiers: Algier, antwerp: Antwerpen, athens:
Athen, baghdad: Bagdad, bath: Bath, beijing: Peking, belgrade: Belgrad, bishkek: Bischkek, brno:
Brünn, bruges: Brügge, brussels: Brüssel, bucharest: Bukarest, buffalo: Büffel, byzantium:
Byzanz, cairo: Kairo, cape town: Kapstadt, cayenne: Cayenne, cologne: Köln, constance: Konstanz,
copenhagen: Kopenhagen, damascus: Damaskus, dar es salaam: Daressalam, dushanbe: Duschanbe,
florence: Florenz, fulda: Fulda, gander: Gander, gdańsk: Danzig, geneva: Genf, genoa: Genua,
ghent: Gent, gothenburg: Göteborg, guatemala city: Guatemala-Stadt, hanover: Hannover, havana:
Havanna, ho chi minh city: Ho-Chi-Minh-Stadt, hong kong: Hongkong, jeddah: Dschidda, katowice:
Kattowitz, kazan: Kasan, khartoum: Khartum, kraków: Krakau, kuwait city: Kuwait-Stadt, kyiv:
Kiew, leon: León, liège: Lüttich, lisbon: Lissabon, lucerne: Luzern, luxembourg: Luxemburg,
lviv: Lwiw, marrakesh: Marrakesch, mecca: Mekka, mexico city: Mexiko-Stadt, milan: Mailand,
mogadishu: Mogadischu, moscow: Moskau, munich: München, muscat: Maskat, nancy: Nancy, naples:
Neapel, new delhi: Neu-Delhi, nice: Nizza, nicosia: Nikosia, nizhny novgorod: Nischni Nowgorod,
novosibirsk: Nowosibirsk, nuremberg: Nürnberg, olympia: Olympia, panama city: Panama-Stadt,
paraná: Paraná, petra: Petra, phoenix: Phoenix, plovdiv: Plowdiw, port-au-prince:
Port-au-Prince, poznań: Posen, prague: Prag, pyongyang: Pjöngjang, quebec: Québec, regina:
Regina, rio de janeiro: Rio de Janeiro, riyadh: Riad, rome: Rom, rosario: Rosario, salvador:
Salvador, samara: Samara, santiago: Santiago, saskatoon: Saskatoon, seville: Sevilla, shiraz:
Schiras, siena: Siena, singapore: Singapur, sofia: Sofia, st louis: St. Louis, strasbourg:
Straßburg, sydney: Sydney, tabriz: Täbris, tangier: Tanger, tashkent: Taschkent, tbilisi:
Tiflis, tehran: Teheran, the hague: Den Haag, tokyo: Tokio, trieste: Triest, tripoli: Tripolis,
varna: Warna, venice: Venedig, vienna: Wien, vladimir: Wladimir, vladivostok: Wladiwostok,
warsaw: Warschau, wellington: Wellington, yekaterinburg: Jekaterinburg, yerevan: Jerewan,
zanzibar: Sansibar
"""
)
