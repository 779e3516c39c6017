"""Buildings and places in town."""

from typing import Final

from tabbytop.games.meow.box.words import entries

BUILDINGS: Final = entries(
    """
abbey, academy, air traffic tower, airport, almshouse, amphitheatre, amusement arcade, apartment
block, aquarium, aqueduct, arboretum, arena, art gallery, assembly hall, auction house,
auditorium, bakery, ballroom, bandstand, bank, bar, barn, basilica, bathhouse, beach hut, bell
tower, birdhouse, boarding house, boarding school, boathouse, bookshop, botanical garden,
bowling alley, brickworks, bridge, bungalow, bus garage, bus shelter, bus station, bus stop,
butcher's shop, cabin, café, campanile, campsite, candle factory, canteen, car park,
caravanserai, cash-and-carry, castle, cathedral, cave dwelling, cemetery, chalet, chapel,
chateau, chicken coop, chimney, church, cinema, circus tent, citadel, city hall, city wall,
clinic, clock tower, cloister, clubhouse, coach house, coal mine, coffee house, college,
colosseum, community centre, concert hall, conference centre, conservatory, convent, corner
shop, cottage, country house, courthouse, cowshed, crèche, cricket pavilion, crypt, customs
house, dairy, dance hall, day nursery, deli, dental surgery, department store, depot, diner,
dockyard, dog kennel, dolls' house, dovecote, drawbridge, duplex, embassy, engine shed,
exhibition hall, factory, fairground, farmhouse, farmyard, field hospital, fire station, fish
market, fishing hut, flat, flea market, folly, football stadium, fort, fortress, foundry,
fountain, funfair, furniture shop, gallery, garage, garden centre, garden shed, gasworks,
gatehouse, gazebo, general store, glasshouse, granary, grandstand, grange, greenhouse, grocery,
grotto, guardhouse, guesthouse, guildhall, gym, gymnasium, hacienda, hairdresser's salon, hall
of mirrors, hangar, harbour, hardware store, haunted house, health centre, henhouse, hermitage,
high-rise, holiday home, hospice, hospital, hostel, hotel, house, houseboat, hunting lodge, hut,
ice palace, ice rink, igloo, inn, kebab shop, keep, kindergarten, kiosk, laboratory,
launderette, laundry room, law court, leisure centre, library, lido, lifeboat station,
lighthouse, lock-keeper's cottage, lodge, log cabin, longhouse, lookout tower, maisonette, mall,
manor, mansion, market, market hall, marketplace, mausoleum, maze, medical centre, meeting
house, menagerie, mill, minaret, ministry, mobile home, monastery, monument, mosque, motel,
museum, music hall, music school, newspaper kiosk, night school, nightclub, nunnery, nursery
school, oast house, obelisk, observatory, office, office block, opera house, orangery, outhouse,
pagoda, palace, parish hall, park, parliament, parsonage, passenger terminal, pavilion,
penthouse, pet shop, petrol station, pharmacy, pier, pigsty, pizzeria, planetarium, playground,
playhouse, police station, pool, post office, pottery workshop, power station, priory, prison,
pub, public baths, pyramid, quay, railway station, ranch, reading room, recording studio,
refectory, registry office, research station, restaurant, retirement home, riding school,
rotunda, roundhouse, row house, sauna, sawmill, school, sculpture garden, semi-detached house,
sentry box, shed, shipyard, shoe shop, shop, shopping centre, shrine, signal box, silo, skate
park, skyscraper, smithy, snack bar, soup kitchen, spa, sports hall, stable, stadium, stately
home, statue, stave church, stilt house, stone circle, storehouse, street, studio, stupa, subway
station, sugar mill, summerhouse, supermarket, swimming pool, synagogue, taxi rank, tea house,
tearoom, telephone box, temple, tenement, tent, terraced house, theatre, theme park, ticket
office, toll house, tomb, toolshed, tower, tower block, town, town hall, town house, toyshop,
tram stop, travel agency, treehouse, triumphal arch, tunnel, turret, university, viaduct,
vicarage, villa, village, village hall, vineyard, visitor centre, waiting room, warehouse,
watchtower, water mill, water tower, waterworks, wayside inn, weather station, wind turbine,
windmill, winter garden, woodshed, workshop, yoga studio, youth club, youth hostel, yurt,
ziggurat, zoo
"""
)
