"""Sports and pastimes."""

from typing import Final

from tabbytop.games.meow.box.words import entries

SPORTS: Final = entries(
    """
abseiling, acrobatics, aerobics, aikido, air hockey, alpine skiing, american football, angling,
aqua aerobics, archery, arm wrestling, artistic gymnastics, athletics, aussie rules, backgammon,
badminton, ball games, ballet, ballooning, ballroom dancing, bandy, baseball, basketball, basque
pelota, baton twirling, beach soccer, beach volleyball, biathlon, billiards, bingo,
birdwatching, bmx, board games, bobsledding, boccia, bodyboarding, bodybuilding, bouldering,
boules, bowl, bowling, boxing, break dancing, bridge, bungee jumping, bushcraft, calisthenics,
camogie, camping, canasta, canoe polo, canoeing, canyoning, capoeira, card games, caving,
charades, checkers, cheerleading, chess, chess boxing, cliff diving, climbing, coin collecting,
conkers, cribbage, cricket, croquet, cross-country running, cross-country skiing, crossword
puzzles, curling, cycling, cyclo-cross, dancing, dart, darts, decathlon, discus, diving,
dodgeball, dog agility, dominoes, double dutch, downhill skiing, dragon boat racing, draughts,
dressage, drone racing, egg-and-spoon race, endurance riding, eventing, falconry, fell running,
fencing, field hockey, figure skating, fishing, fives, flag football, floorball, fly fishing,
folk dancing, foosball, footbag, football, footgolf, formula one, freediving, freestyle skiing,
frisbee, futsal, gaelic football, gardening, geocaching, giant slalom, gliding, golf, greyhound
racing, gymnastics, hammer throw, handball, hang-gliding, hide-and-seek, high diving, high jump,
highland dancing, hiking, hill walking, hockey, hopscotch, horse racing, horse riding,
horseshoes, hula hooping, hunting, hurdles, hurling, ice climbing, ice dancing, ice fishing, ice
hockey, ice skating, indoor cricket, inline skating, jai alai, javelin, jazz dance, jet skiing,
jigsaw puzzles, jogging, jousting, ju-jitsu, judo, juggling, kabaddi, karate, karting, kayaking,
kendo, kickball, kickboxing, kite flying, kitesurfing, kneeboarding, knitting, korfball, krav
maga, kung fu, lacrosse, land sailing, lawn bowls, lawn tennis, line dancing, long jump,
long-distance running, ludo, luge, mah-jong, marathon, marbles, martial arts, miniature golf,
model railways, modern pentathlon, motocross, motor racing, motorboat racing, mountain biking,
mountaineering, muay thai, musical chairs, netball, ninepins, nordic combined, nordic walking,
noughts and crosses, octopush, orienteering, origami, paddle tennis, paddleboarding, padel,
paintball, parachuting, paragliding, parasailing, parkour, pentathlon, pétanque, pickleball,
pilates, pinball, ping-pong, pole vault, polo, pony trekking, pool, pottery, powerlifting,
pushball, quilting, quoits, racewalking, racketball, rackets, rafting, rally driving, real
tennis, relay race, rhythmic gymnastics, ringette, road cycling, rock climbing, rodeo, roller
derby, roller hockey, roller skating, rope skipping, rounders, rowing, rugby, rugby league,
rugby sevens, rugby union, running, sack race, sailing, scuba diving, sculling, sepak takraw,
shinty, shot put, show jumping, shuffleboard, skateboarding, skeleton, sketching, ski flying,
ski jumping, ski mountaineering, skiing, skipping, skittles, skydiving, slacklining, slalom,
sled racing, sledging, snooker, snorkelling, snowball fight, snowboarding, snowshoeing, soccer,
softball, speed skating, speedway, spelunking, sprint, squash, stamp collecting, stargazing,
steeplechase, stoolball, street hockey, stunt kiting, sudoku, sumo, surfing, swimming,
synchronised swimming, table football, table tennis, tae kwon do, tag, tai chi, tango, tap
dancing, tchoukball, telemark, tennis, tenpin bowling, tetherball, three-legged race,
tiddlywinks, tobogganing, touch rugby, track cycling, trail running, train spotting,
trampolining, trapeze, triathlon, triple jump, tug of war, tumbling, ultimate frisbee,
underwater hockey, unicycling, vaulting, volleyball, wakeboarding, walking, walking football,
water aerobics, water polo, water skiing, weightlifting, wheelchair basketball, wheelchair
rugby, white-water rafting, windsurfing, wing walking, wingsuit flying, wood carving, wrestling,
yachting, yo-yo, yoga, zip-lining, zorbing, zumba
"""
)
