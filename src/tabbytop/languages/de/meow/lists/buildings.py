"""Buildings and places in town."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

BUILDINGS: Final = pairs(
    """
abbey: Abtei, academy: Akademie, air traffic tower: Flugsicherungsturm, airport: Flughafen,
almshouse: Armenhaus, amphitheatre: Amphitheater, amusement arcade: Spielhalle, apartment block:
Wohnblock, aquarium: Aquarium, aqueduct: Aquädukt, arboretum: Arboretum, arena: Arena, art
gallery: Kunstgalerie, assembly hall: Versammlungshalle, auction house: Auktionshaus,
auditorium: Auditorium, bakery: Bäckerei, ballroom: Ballsaal, bandstand: Musikpavillon, bank:
Sparkasse, bar: Cocktailbar, barn: Scheune, basilica: Basilika, bathhouse: Badehaus, beach hut:
Strandhütte, bell tower: Glockenturm, birdhouse: Vogelhaus, boarding house: Pension, boarding
school: Internat, boathouse: Bootshaus, bookshop: Buchhandlung, botanical garden: Botanischer
Garten, bowling alley: Kegelbahn, brickworks: Ziegelei, bridge: Brücke, bungalow: Bungalow, bus
garage: Busgarage, bus shelter: Bushäuschen, bus station: Busbahnhof, bus stop: Bushaltestelle,
butcher's shop: Metzgerei, cabin: Berghütte, café: Café, campanile: Campanile, campsite:
Campingplatz, candle factory: Kerzenfabrik, canteen: Kantine, car park: Parkplatz, caravanserai:
Karawanserei, cash-and-carry: Großmarkt, castle: Burg, cathedral: Kathedrale, cave dwelling:
Höhlenwohnung, cemetery: Friedhof, chalet: Chalet, chapel: Kapelle, chateau: Château, chicken
coop: Hühnerstall, chimney: Schornstein, church: Kirche, cinema: Kino, circus tent: Zirkuszelt,
citadel: Zitadelle, city hall: Stadthaus, city wall: Stadtmauer, clinic: Klinik, clock tower:
Uhrturm, cloister: Kreuzgang, clubhouse: Vereinsheim, coach house: Remise, coal mine:
Kohlebergwerk, coffee house: Kaffeehaus, college: Hochschule, colosseum: Kolosseum, community
centre: Gemeindezentrum, concert hall: Konzerthalle, conference centre: Kongresszentrum,
conservatory: Konservatorium, convent: Ordenshaus, corner shop: Tante-Emma-Laden, cottage:
Häuschen, country house: Landhaus, courthouse: Gerichtsgebäude, cowshed: Kuhstall, crèche:
Kinderkrippe, cricket pavilion: Cricketpavillon, crypt: Krypta, customs house: Zollhaus, dairy:
Molkerei, dance hall: Tanzsaal, day nursery: Kindertagesstätte, deli: Feinkostladen, dental
surgery: Zahnarztpraxis, department store: Kaufhaus, depot: Depot, diner: Schnellimbiss,
dockyard: Werftanlage, dog kennel: Hundehütte, dolls' house: Puppenhaus, dovecote: Taubenschlag,
drawbridge: Zugbrücke, duplex: Doppelhaus, embassy: Botschaft, engine shed: Lokschuppen,
exhibition hall: Messehalle, factory: Fabrik, fairground: Festplatz, farmhouse: Bauernhaus,
farmyard: Bauernhof, field hospital: Feldlazarett, fire station: Feuerwache, fish market:
Fischmarkt, fishing hut: Fischerhütte, flat: Wohnung, flea market: Flohmarkt, folly: Zierruine,
football stadium: Fußballstadion, fort: Fort, fortress: Festung, foundry: Gießerei, fountain:
Springbrunnen, funfair: Rummelplatz, furniture shop: Möbelhaus, gallery: Galerie, garage:
Garage, garden centre: Gartencenter, garden shed: Gartenhäuschen, gasworks: Gaswerk, gatehouse:
Torhaus, gazebo: Gartenlaube, general store: Gemischtwarenladen, glasshouse: Glashaus, granary:
Kornspeicher, grandstand: Tribüne, grange: Gutshof, greenhouse: Gewächshaus, grocery:
Lebensmittelladen, grotto: Grotte, guardhouse: Wachhaus, guesthouse: Gästehaus, guildhall:
Zunfthaus, gym: Fitnessstudio, gymnasium: Turnhalle, hacienda: Hacienda, hairdresser's salon:
Friseursalon, hall of mirrors: Spiegelkabinett, hangar: Hangar, harbour: Hafen, hardware store:
Eisenwarenhandlung, haunted house: Spukhaus, health centre: Gesundheitszentrum, henhouse:
Legehennenstall, hermitage: Einsiedelei, high-rise: Hochhaus, holiday home: Ferienhaus, hospice:
Hospiz, hospital: Krankenhaus, hostel: Herberge, hotel: Hotel, house: Haus, houseboat: Hausboot,
hunting lodge: Jagdhütte, hut: Hütte, ice palace: Eispalast, ice rink: Eisbahn, igloo: Iglu,
inn: Inn, kebab shop: Dönerladen, keep: Bergfried, kindergarten: Kindergarten, kiosk: Kiosk,
laboratory: Labor, launderette: Waschsalon, laundry room: Waschküche, law court: Gericht,
leisure centre: Freizeitzentrum, library: Bibliothek, lido: Strandbad, lifeboat station:
Seenotrettungsstation, lighthouse: Leuchtturm, lock-keeper's cottage: Schleusenwärterhaus,
lodge: Pförtnerhaus, log cabin: Blockhütte, longhouse: Langhaus, lookout tower: Aussichtsturm,
maisonette: Maisonette, mall: Einkaufspassage, manor: Herrenhaus, mansion: Prachtvilla, market:
Markt, market hall: Markthalle, marketplace: Marktplatz, mausoleum: Mausoleum, maze: Irrgarten,
medical centre: Ärztehaus, meeting house: Bethaus, menagerie: Menagerie, mill: Mühle, minaret:
Minarett, ministry: Ministerium, mobile home: Mobilheim, monastery: Mönchskloster, monument:
Denkmal, mosque: Moschee, motel: Motel, museum: Museum, music hall: Varieté, music school:
Musikschule, newspaper kiosk: Zeitungskiosk, night school: Abendschule, nightclub: Nachtclub,
nunnery: Nonnenkloster, nursery school: Vorschule, oast house: Hopfendarre, obelisk: Obelisk,
observatory: Sternwarte, office: Büro, office block: Bürogebäude, opera house: Opernhaus,
orangery: Orangerie, outhouse: Nebengebäude, pagoda: Pagode, palace: Palast, parish hall:
Pfarrsaal, park: Park, parliament: Parlament, parsonage: Pfarrhaus, passenger terminal:
Abfertigungshalle, pavilion: Pavillon, penthouse: Penthouse, pet shop: Zoohandlung, petrol
station: Tankstelle, pharmacy: Apotheke, pier: Seebrücke, pigsty: Schweinestall, pizzeria:
Pizzeria, planetarium: Planetarium, playground: Spielplatz, playhouse: Schauspielhaus, police
station: Polizeiwache, pool: Pool, post office: Postamt, pottery workshop: Töpferwerkstatt,
power station: Kraftwerk, priory: Priorat, prison: Gefängnis, pub: Kneipe, public baths:
Volksbad, pyramid: Pyramide, quay: Kaianlage, railway station: Bahnhof, ranch: Ranch, reading
room: Lesesaal, recording studio: Tonstudio, refectory: Refektorium, registry office:
Standesamt, research station: Forschungsstation, restaurant: Restaurant, retirement home:
Seniorenheim, riding school: Reitschule, rotunda: Rotunde, roundhouse: Rundhaus, row house:
Reihenhaus, sauna: Sauna, sawmill: Sägewerk, school: Schule, sculpture garden: Skulpturengarten,
semi-detached house: Doppelhaushälfte, sentry box: Schilderhäuschen, shed: Schuppen, shipyard:
Werft, shoe shop: Schuhgeschäft, shop: Laden, shopping centre: Einkaufszentrum, shrine: Schrein,
signal box: Stellwerk, silo: Silo, skate park: Skatepark, skyscraper: Wolkenkratzer, smithy:
Schmiede, snack bar: Imbissbude, soup kitchen: Suppenküche, spa: Kurbad, sports hall:
Sporthalle, stable: Pferdestall, stadium: Stadion, stately home: Residenzschloss, statue:
Statue, stave church: Stabkirche, stilt house: Pfahlbau, stone circle: Steinkreis, storehouse:
Lagerhaus, street: Straße, studio: Atelier, stupa: Stupa, subway station: U-Bahn-Station, sugar
mill: Zuckermühle, summerhouse: Sommerhaus, supermarket: Supermarkt, swimming pool: Schwimmbad,
synagogue: Synagoge, taxi rank: Taxistand, tea house: Teehaus, tearoom: Teestube, telephone box:
Telefonzelle, temple: Tempel, tenement: Mietskaserne, tent: Zelt, terraced house: Zeilenhaus,
theatre: Theater, theme park: Freizeitpark, ticket office: Fahrkartenschalter, toll house:
Mauthaus, tomb: Grabmal, toolshed: Geräteschuppen, tower: Turm, tower block: Wohnturm, town:
Stadt, town hall: Rathaus, town house: Bürgerhaus, toyshop: Spielzeugladen, tram stop:
Straßenbahnhaltestelle, travel agency: Reisebüro, treehouse: Baumhaus, triumphal arch:
Triumphbogen, tunnel: Tunnel, turret: Erkertürmchen, university: Universität, viaduct: Viadukt,
vicarage: Vikarshaus, villa: Villa, village: Dorf, village hall: Dorfgemeinschaftshaus,
vineyard: Weingut, visitor centre: Besucherzentrum, waiting room: Wartesaal, warehouse:
Warenlager, watchtower: Wachturm, water mill: Wassermühle, water tower: Wasserturm, waterworks:
Wasserwerk, wayside inn: Gasthof, weather station: Wetterstation, wind turbine: Windrad,
windmill: Windmühle, winter garden: Wintergarten, woodshed: Holzschuppen, workshop: Werkstatt,
yoga studio: Yogastudio, youth club: Jugendzentrum, youth hostel: Jugendherberge, yurt: Jurte,
ziggurat: Zikkurat, zoo: Zoo
"""
)
