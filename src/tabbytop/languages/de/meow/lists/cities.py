"""Cities that are called otherwise in German."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

CITIES: Final = pairs(
    """
addis ababa: Addis Abeba, algiers: Algier, antwerp: Antwerpen, athens: Athen, baghdad: Bagdad,
beijing: Peking, belgrade: Belgrad, bishkek: Bischkek, brno: Brünn, bruges: Brügge, brussels:
Brüssel, bucharest: Bukarest, cairo: Kairo, cape town: Kapstadt, cologne: Köln, copenhagen:
Kopenhagen, damascus: Damaskus, dar es salaam: Daressalam, dushanbe: Duschanbe, gdańsk: Danzig,
geneva: Genf, genoa: Genua, ghent: Gent, gothenburg: Göteborg, guatemala city: Guatemala-Stadt,
hanover: Hannover, havana: Havanna, ho chi minh city: Ho-Chi-Minh-Stadt, hong kong: Hongkong,
jeddah: Dschidda, katowice: Kattowitz, kazan: Kasan, khartoum: Khartum, kraków: Krakau, kuwait
city: Kuwait-Stadt, kyiv: Kiew, liège: Lüttich, lisbon: Lissabon, lucerne: Luzern, luxembourg:
Luxemburg, lviv: Lwiw, marrakesh: Marrakesch, mecca: Mekka, mexico city: Mexiko-Stadt, milan:
Mailand, mogadishu: Mogadischu, moscow: Moskau, munich: München, muscat: Maskat, naples: Neapel,
nicosia: Nikosia, nizhny novgorod: Nischni Nowgorod, novosibirsk: Nowosibirsk, nuremberg: Nürnberg,
panama city: Panama-Stadt, plovdiv: Plowdiw, port-au-prince: Port-au-Prince, poznań: Posen, prague:
Prag, pyongyang: Pjöngjang, quebec: Québec, rio de janeiro: Rio de Janeiro, riyadh: Riad, rome:
Rom, seville: Sevilla, shiraz: Schiras, singapore: Singapur, st louis: St. Louis, strasbourg:
Straßburg, tabriz: Täbris, tangier: Tanger, tashkent: Taschkent, tbilisi: Tiflis, tehran: Teheran,
the hague: Den Haag, tokyo: Tokio, trieste: Triest, tripoli: Tripolis, varna: Warna, venice:
Venedig, vienna: Wien, vladivostok: Wladiwostok, warsaw: Warschau, yekaterinburg: Jekaterinburg,
yerevan: Jerewan, zanzibar: Sansibar
"""
)
