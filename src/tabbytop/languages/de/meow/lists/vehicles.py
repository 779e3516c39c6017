"""What carries people and things, on land, water and in the air."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

VEHICLES: Final = pairs(
    """
aeroplane: Flugzeug, air balloon: Luftballon, airliner: Verkehrsflugzeug, airship: Luftschiff,
all-terrain vehicle: Geländewagen, ambulance: Krankenwagen, amphibious car: Schwimmwagen,
articulated lorry: Sattelschlepper, autogiro: Tragschrauber, automobile: Automobil, baby
carriage: Babywagen, balance bike: Laufrad, banana boat: Bananenboot, barge: Lastkahn, barque:
Bark, bath chair: Krankenfahrstuhl, bicycle: Fahrrad, bin lorry: Mülllaster, biplane:
Propellerdoppeldecker, blimp: Prallluftschiff, bmx: BMX, boat: Boot, bobsleigh: Bobschlitten,
boxcar: Güterwaggon, brig: Brigg, brigantine: Brigantine, brougham: Brougham, bubble car:
Kabinenroller, buggy: Buggy, bulldozer: Planierraupe, bullet train: Shinkansen, bullock cart:
Ochsengespann, bus: Bus, cab: Droschkentaxi, cabin cruiser: Kajütboot, cable car: Seilbahn,
cabriolet: Cabriolet, camper van: Campingbus, canal boat: Kanalboot, canoe: Kanu, car: Auto, car
ferry: Autofähre, caravan: Wohnwagen, caravel: Karavelle, cargo bike: Lastenrad, cargo ship:
Frachtschiff, carriage: Kutsche, carrycot: Babytragetasche, cart: Karren, catamaran: Katamaran,
cement mixer: Betonmischer, chairlift: Sessellift, charabanc: Ausflugsbus, chariot: Streitwagen,
clipper: Klipper, coach: Coach, coble: Küstenfischerkahn, combine harvester: Mähdrescher,
commuter train: Pendlerzug, container ship: Containerschiff, convertible: Kabrio, coracle:
Korbboot, coupé: Coupé, covered wagon: Planwagen, crane: Kran, crane truck: Kranwagen, cruise
ship: Kreuzfahrtschiff, curricle: Zweispänner, cutter: Kutter, delivery van: Lieferwagen, dhow:
Dau, diesel locomotive: Diesellok, digger: Schaufelbagger, dinghy: Dingi, dirigible:
Lenkluftschiff, dirt bike: Motocrossrad, dog cart: Hundekarren, dogsled: Hundeschlitten,
double-decker: Doppeldecker, double-decker bus: Doppeldeckerbus, dragon boat: Drachenboot, dray:
Rollwagen, dredger: Schwimmbagger, drone: Drohne, droshky: Droschke, dugout canoe: Einbaum, dump
truck: Muldenkipper, dumper truck: Kipplaster, dune buggy: Strandbuggy, e-bike: E-Bike, electric
car: Elektroauto, electric scooter: Elektroroller, elevator: Fahrstuhl, escalator: Rolltreppe,
estate car: Kombi, excavator: Bagger, express train: Schnellzug, felucca: Feluke, ferry: Fähre,
ferry boat: Fährboot, fiacre: Fiaker, fire engine: Feuerwehrauto, fishing boat: Fischerboot,
flatbed truck: Pritschenwagen, flatboat: Prahm, flying boat: Flugboot, folding bike: Faltrad,
forklift: Gabelstapler, freight train: Frachtzug, freighter: Frachter, funicular: Standseilbahn,
galleon: Galeone, galley: Galeere, garbage truck: Müllwagen, gig: Gig, glider: Gleiter, go-kart:
Gokart, goat cart: Ziegenwagen, golf cart: Golfwagen, gondola: Gondel, goods train: Güterzug,
gyrocopter: Gyrokopter, hackney cab: Mietdroschke, handcart: Handwagen, hang glider:
Hängegleiter, hansom cab: Hansom, hatchback: Schräghecklimousine, hay cart: Heuwagen, hearse:
Leichenwagen, helicopter: Hubschrauber, high-speed train: Hochgeschwindigkeitszug, horse-drawn
carriage: Pferdekutsche, hot-air balloon: Heißluftballon, houseboat: Hausboot, hovercraft:
Luftkissenboot, hydrofoil: Tragflügelboot, hydroplane: Gleitboot, ice cream van: Eiswagen, ice
skates: Schlittschuhe, icebreaker: Eisbrecher, inflatable boat: Aufblasboot, jaguar: Jaguar,
jeep: Jeep, jet: Düsenflugzeug, jet pack: Raketenrucksack, jet ski: Jetski, jetliner:
Düsenverkehrsmaschine, jumbo jet: Jumbojet, junk: Dschunke, kayak: Kajak, ketch: Ketsch, kick
scooter: Tretroller, landau: Landauer, launch: Barkasse, lifeboat: Rettungsboot, lift: Lift,
lightship: Feuerschiff, limousine: Limousine, liner: Linienschiff, locomotive: Lokomotive,
longboat: Langboot, longship: Langschiff, lorry: Lastwagen, luge: Rennrodel, lugger: Logger,
lunar module: Mondfähre, maglev: Magnetschwebebahn, mail coach: Postkutsche, mail van: Postauto,
man o' war: Portugiesische Galeere, mercedes: Mercedes, metro train: Metro, microlight:
Ultraleichtflugzeug, milk float: Milchwagen, minibus: Kleinbus, minivan: Minivan, mobile crane:
Autokran, mobile home: Mobilheim, monorail: Einschienenbahn, moped: Moped, motor home:
Wohnmobil, motorbike: Motorrad, motorboat: Motorboot, motorcycle: Kraftrad, mountain bike:
Mountainbike, moving van: Möbelwagen, narrowboat: Schmalboot, night bus: Nachtbus, night train:
Nachtzug, ocean liner: Ozeandampfer, oil tanker: Öltanker, omnibus: Omnibus, outrigger:
Auslegerboot, ox cart: Ochsenkarren, paddle steamer: Raddampfer, palanquin: Palankin, parachute:
Fallschirm, paraglider: Gleitschirm, pedal boat: Tretboot, pedal car: Tretauto, penny-farthing:
Hochrad, people carrier: Großraumlimousine, phaeton: Phaeton, pick-up truck: Pick-up, pinnace:
Pinasse, pogo stick: Springstock, police car: Streifenwagen, pontoon: Ponton, pony cart:
Ponykutsche, postal van: Paketwagen, powerboat: Rennboot, pram: Kinderwagen, prop plane:
Propellerflugzeug, punt: Stocherkahn, pushchair: Karre, quad bike: Quad, racing bike: Rennrad,
racing car: Rennwagen, raft: Floß, rail car: Schienenbus, recumbent bike: Liegerad, refuse
truck: Abfallsammelfahrzeug, rickshaw: Rikscha, riverboat: Flussdampfer, road roller:
Straßenwalze, road train: Überlandzug, roadster: Roadster, rocket: Rocket, roller: Roller,
roller skates: Rollschuhe, rowing boat: Ruderboot, rubber dinghy: Schlauchboot, sailboat:
Segelboot, sailing ship: Segelschiff, sailplane: Segelflugzeug, saloon car: Stufenhecklimousine,
sampan: Sampan, school bus: Schulbus, schooner: Schoner, scooter: Motorroller, sculling boat:
Ruderskiff, seaplane: Wasserflugzeug, sedan: Viertürer, sedan chair: Sänfte, ship: Schiff,
shopping trolley: Einkaufswagen, shuttle bus: Pendelbus, sidecar: Beiwagen, single-decker:
Eindecker, skate: Skate, skateboard: Skateboard, sled: Hornschlitten, sledge: Schlitten, sleeper
train: Schlafwagenzug, sleigh: Pferdeschlitten, sloop: Schaluppe, snow scooter: Schneeroller,
snowmobile: Motorschlitten, snowplough: Schneepflug, space rocket: Rakete, space shuttle:
Raumfähre, spacecraft: Raumfahrzeug, spaceship: Raumschiff, speedboat: Schnellboot, sports car:
Sportwagen, stagecoach: Überlandkutsche, station wagon: Familienkombi, steam engine: Dampflok,
steam train: Dampfzug, steamboat: Dampfschiff, steamer: Dampfer, steamroller: Dampfwalze, street
sweeper: Kehrmaschine, streetcar: Trambahn, stretch limousine: Stretchlimousine, stroller:
Sportkinderwagen, submarine: U-Boot, submersible: Tauchboot, suburban train: Vorortzug,
surfboard: Surfbrett, surrey: Surrey, tall ship: Großsegler, tandem: Tandem, tank: Panzer, tank
engine: Tenderlok, tanker: Tankschiff, tartane: Tartane, taxi: Taxi, tea clipper: Teeklipper,
three-wheeler: Dreiradwagen, tilbury: Tilbury, toboggan: Rodel, tow truck: Abschleppwagen,
tractor: Traktor, trailer: Anhängerwagen, train: Zug, tram: Straßenbahn, travelator: Rollsteig,
trawler: Fischkutter, tricycle: Dreirad, trimaran: Trimaran, trireme: Trireme, troika: Troika,
trolleybus: Oberleitungsbus, truck: Laster, tugboat: Schlepper, tuk-tuk: Tuk-Tuk, turboprop:
Turbopropmaschine, ufo: UFO, umiak: Umiak, underground train: U-Bahn, unicycle: Einrad, van:
Transporter, vaporetto: Vaporetto, velocipede: Veloziped, viking ship: Wikingerschiff, wagon:
Wagen, wagonette: Wagonette, water taxi: Wassertaxi, whaler: Walfänger, wheelbarrow: Schubkarre,
wheelchair: Rollstuhl, wherry: Themsekahn, windjammer: Windjammer, yacht: Jacht, yawl: Yawl,
zeppelin: Zeppelin
"""
)
