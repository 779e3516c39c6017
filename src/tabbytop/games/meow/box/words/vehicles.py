"""What carries people and things, on land, water and in the air."""

from typing import Final

from tabbytop.games.meow.box.words import entries

VEHICLES: Final = entries(
    """
aeroplane, air balloon, airliner, airship, all-terrain vehicle, ambulance, amphibious car,
articulated lorry, autogiro, automobile, baby carriage, balance bike, banana boat, barge,
barque, bath chair, bicycle, bin lorry, biplane, blimp, bmx, boat, bobsleigh, boxcar, brig,
brigantine, brougham, bubble car, buggy, bulldozer, bullet train, bullock cart, bus, cab, cabin
cruiser, cable car, cabriolet, camper van, canal boat, canoe, car, car ferry, caravan, caravel,
cargo bike, cargo ship, carriage, carrycot, cart, catamaran, cement mixer, chairlift, charabanc,
chariot, clipper, coach, coble, combine harvester, commuter train, container ship, convertible,
coracle, coupé, covered wagon, crane, crane truck, cruise ship, curricle, cutter, delivery van,
dhow, diesel locomotive, digger, dinghy, dirigible, dirt bike, dog cart, dogsled, double-decker,
double-decker bus, dragon boat, dray, dredger, drone, droshky, dugout canoe, dump truck, dumper
truck, dune buggy, e-bike, electric car, electric scooter, elevator, escalator, estate car,
excavator, express train, felucca, ferry, ferry boat, fiacre, fire engine, fishing boat, flatbed
truck, flatboat, flying boat, folding bike, forklift, freight train, freighter, funicular,
galleon, galley, garbage truck, gig, glider, go-kart, goat cart, golf cart, gondola, goods
train, gyrocopter, hackney cab, handcart, hang glider, hansom cab, hatchback, hay cart, hearse,
helicopter, high-speed train, horse-drawn carriage, hot-air balloon, houseboat, hovercraft,
hydrofoil, hydroplane, ice cream van, ice skates, icebreaker, inflatable boat, jaguar, jeep,
jet, jet pack, jet ski, jetliner, jumbo jet, junk, kayak, ketch, kick scooter, landau, launch,
lifeboat, lift, lightship, limousine, liner, locomotive, longboat, longship, lorry, luge,
lugger, lunar module, maglev, mail coach, mail van, man o' war, mercedes, metro train,
microlight, milk float, minibus, minivan, mobile crane, mobile home, monorail, moped, motor
home, motorbike, motorboat, motorcycle, mountain bike, moving van, narrowboat, night bus, night
train, ocean liner, oil tanker, omnibus, outrigger, ox cart, paddle steamer, palanquin,
parachute, paraglider, pedal boat, pedal car, penny-farthing, people carrier, phaeton, pick-up
truck, pinnace, pogo stick, police car, pontoon, pony cart, postal van, powerboat, pram, prop
plane, punt, pushchair, quad bike, racing bike, racing car, raft, rail car, recumbent bike,
refuse truck, rickshaw, riverboat, road roller, road train, roadster, rocket, roller, roller
skates, rowing boat, rubber dinghy, sailboat, sailing ship, sailplane, saloon car, sampan,
school bus, schooner, scooter, sculling boat, seaplane, sedan, sedan chair, ship, shopping
trolley, shuttle bus, sidecar, single-decker, skate, skateboard, sled, sledge, sleeper train,
sleigh, sloop, snow scooter, snowmobile, snowplough, space rocket, space shuttle, spacecraft,
spaceship, speedboat, sports car, stagecoach, station wagon, steam engine, steam train,
steamboat, steamer, steamroller, street sweeper, streetcar, stretch limousine, stroller,
submarine, submersible, suburban train, surfboard, surrey, tall ship, tandem, tank, tank engine,
tanker, tartane, taxi, tea clipper, three-wheeler, tilbury, toboggan, tow truck, tractor,
trailer, train, tram, travelator, trawler, tricycle, trimaran, trireme, troika, trolleybus,
truck, tugboat, tuk-tuk, turboprop, ufo, umiak, underground train, unicycle, van, vaporetto,
velocipede, viking ship, wagon, wagonette, water taxi, whaler, wheelbarrow, wheelchair, wherry,
windjammer, yacht, yawl, zeppelin
"""
)
