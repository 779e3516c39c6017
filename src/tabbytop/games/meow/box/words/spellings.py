"""Other spellings and names of words in the lists: `donut` is `doughnut` (MW-S3)."""

from typing import Final

from tabbytop.games.meow.box.words import entries

SPELLINGS: Final = dict(
    entry.split(": ")
    for entry in entries("""
airplane: aeroplane, amazon river: amazon, apartment: flat, apartment building: apartment block,
apple crisp: apple crumble, apple strudel: apfelstrudel, arkansas: arkansas river, ass: donkey,
association football: football, attorney: lawyer, ax: axe, bagpipe: bagpipes, ballet shoes:
ballet pumps, barbecue: mixed grill, barber shop: hairdresser's salon, barmaid: bartender,
barman: bartender, bed sheet: sheet, beech tree: beech, beet: beetroot, bike: bicycle, bike
riding: cycling, biking: cycling, bin: rubbish bin, bin man: dustman, birch tree: birch, black
forest gateau: black forest cake, block of flats: apartment block, bobsled: bobsleigh, bombay:
mumbai, boot: boots, box cutter: utility knife, brachiosaur: brachiosaurus,
bubble level: spirit level, budgie: budgerigar, butcher's: butcher's shop, cabinet: cupboard,
candy: bonbon, capsicum: bell pepper, car racing: motor racing, castanet: castanets, cell phone:
phone, chestnut tree: chestnut, chile: chili, chili pepper: chili, chilli: chili, chilli con
carne: chili con carne, chilli pepper: chili, chive: chives, cilantro: coriander, closet:
wardrobe, coat hanger: clothes hanger, cock: rooster, cockerel: rooster, coffee shop: café,
colorado: colorado river, constantinople: istanbul, cop: police officer, court: law court, cozy:
cosy, crib: cot, cycle: bicycle, dal: dahl, doner kebab: kebab, donut: doughnut, drowsy: sleepy,
drum set: drum kit, drums: drum kit, dryer: tumble dryer, dustcart: garbage truck, eggplant:
aubergine, elm tree: elm, farm: farmyard, faucet: tap, fir tree: fir, firewoman: firefighter,
fish fingers: fish finger, football player: footballer, formula 1: formula one, fried eggs:
fried egg, fries: chips, frozen yoghurt: frozen yogurt, garbage collector: dustman, garbage man:
dustman, garbanzo bean: chickpea, gas station: petrol station, gateau: torte, geese: goose,
gray: grey, green onion: spring onion, groundnut: peanut, hair salon: hairdresser's salon,
hairdresser's: hairdresser's salon, hammerhead: hammerhead shark, hannover: hanover, harbor:
harbour, hoover: vacuum cleaner, horseback riding: horse riding, jacket potato: baked potato,
jello: jelly, kiev: kyiv, kiwi fruit: kiwi, kiwifruit: kiwi, knives: knife, koeln: cologne, la:
los angeles, landline: telephone, lasagna: lasagne, laundrette: launderette, lichee: lychee,
light brown: tan, lilies: lily, litchi: lychee, loo: toilet, love: loved, macaroni and cheese:
macaroni cheese, mailman: postman, mandarin orange: mandarin, maple tree: maple, maraca:
maracas, marmalade: jam, mash: mashed potato, mashed potatoes: mashed potato, metro: underground
train, mice: mouse, minigolf: miniature golf, mississippi river: mississippi, mobile: phone,
mobile phone: phone, mountain lion: puma, movie theater: cinema, mower: lawnmower, muenchen:
munich, multicolored: multicoloured, naan: naan bread, navy: navy blue, new york city: new york,
nursery: kindergarten, nyc: new york, oak tree: oak, octopi: octopus, octopuses: octopus, ohio:
ohio river, old rose: dusky pink, omelet: omelette, ornamental onion: allium, pajamas: pyjamas,
panties: knickers, pants: trousers, pantyhose: tights, peking: beijing, penknife: pocket knife,
pickup: pick-up truck, pine tree: pine, pitaya: dragon fruit, plane: aeroplane, port: harbour,
postwoman: postman, potato chips: crisps, pruning shears: secateurs, push bike: bicycle, racoon:
raccoon, realtor: estate agent, red beet: beetroot, red poppy: field poppy, relay: relay race,
remote: remote control, rio: rio de janeiro, river danube: danube, river nile: nile, river
rhine: rhine, river thames: thames, rubber boots: wellies, saber-toothed tiger: sabre-toothed
tiger, sabertooth tiger: sabre-toothed tiger, sabre-tooth tiger: sabre-toothed tiger,
sabretooth: sabre-toothed tiger, sailing boat: sailboat, salesperson: shop assistant, satsuma
orange: satsuma, scarlett: scarlet, scarves: scarf, seagull: gull, semi-truck: lorry, shelves:
shelf, shopping center: shopping centre, shopping mall: shopping centre, sidney: sydney,
skating: ice skating, ski: skiing, smartphone: phone, soccer player: footballer, st lawrence:
saint lawrence, stag: red deer, station: railway station, stegosaur: stegosaurus, store: shop,
subway: underground train, sweet pepper: bell pepper, sweets: bonbon, swim trunks: swimming
trunks, synth: synthesizer, t rex: tyrannosaurus rex, t-rex: tyrannosaurus rex, tee: t-shirt,
tee shirt: t-shirt, telly: television, tennessee: tennessee river, theater: theatre, torch:
flashlight, toy store: toyshop, track and field: athletics, train station: railway station,
trampoline: trampolining, trash can: rubbish bin, trolley: shopping trolley, tub: bathtub, tube:
underground train, tv: television, tyrannosaur: tyrannosaurus, underground: underground train,
underground station: subway station, underwear: underpants, unwell: ill, upright bass: double
bass, vacuum: vacuum cleaner, veterinarian: vet, vise: vice, walnut tree: walnut, washington dc:
washington, waste bin: rubbish bin, watch: wristwatch, wellingtons: wellies, willow tree:
willow, wolves: wolf, yangtze river: yangtze, yogurt: yoghurt
""")
)
