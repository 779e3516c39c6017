"""Sports and pastimes."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

SPORTS: Final = pairs(
    """
abseiling: Abseilen, acrobatics: Akrobatik, aerobics: Aerobic, aikido: Aikido, air hockey:
Airhockey, alpine skiing: Alpinski, american football: American Football, angling: Angeln, aqua
aerobics: Aqua-Aerobic, archery: Bogenschießen, arm wrestling: Armdrücken, artistic gymnastics:
Kunstturnen, athletics: Leichtathletik, aussie rules: Australian Football, backgammon:
Backgammon, badminton: Badminton, ball games: Ballspiele, ballet: Ballett, ballooning:
Ballonfahren, ballroom dancing: Gesellschaftstanz, bandy: Bandy, baseball: Baseball, basketball:
Basketball, basque pelota: Pelota, baton twirling: Twirling, beach soccer: Beachsoccer, beach
volleyball: Beachvolleyball, biathlon: Biathlon, billiards: Billard, bingo: Bingo, birdwatching:
Vogelbeobachtung, bmx: BMX, board games: Brettspiele, bobsledding: Bobfahren, boccia: Boccia,
bodyboarding: Bodyboarding, bodybuilding: Bodybuilding, bouldering: Bouldern, boules: Boule,
bowl: Schüssel, bowling: Kegeln, boxing: Boxen, break dancing: Breakdance, bridge: Brücke,
bungee jumping: Bungeejumping, bushcraft: Wildniskunde, calisthenics: Calisthenics, camogie:
Camogie, camping: Zelten, canasta: Canasta, canoe polo: Kanupolo, canoeing: Kanufahren,
canyoning: Canyoning, capoeira: Capoeira, card games: Kartenspiele, caving: Höhlenwandern,
charades: Scharade, checkers: Checkers, cheerleading: Cheerleading, chess: Schach, chess boxing:
Schachboxen, cliff diving: Klippenspringen, climbing: Klettern, coin collecting: Münzensammeln,
conkers: Kastanienkampf, cribbage: Cribbage, cricket: Cricket, croquet: Krocket, cross-country
running: Crosslauf, cross-country skiing: Skilanglauf, crossword puzzles: Kreuzworträtsel,
curling: Curling, cycling: Radfahren, cyclo-cross: Querfeldeinrennen, dancing: Tanzen, dart:
Dart, darts: Darts, decathlon: Zehnkampf, discus: Diskuswurf, diving: Wasserspringen, dodgeball:
Völkerball, dog agility: Hunde-Agility, dominoes: Domino, double dutch: Double Dutch, downhill
skiing: Abfahrtslauf, dragon boat racing: Drachenbootrennen, draughts: Damespiel, dressage:
Dressurreiten, drone racing: Drohnenrennen, egg-and-spoon race: Eierlauf, endurance riding:
Distanzreiten, eventing: Vielseitigkeitsreiten, falconry: Beizjagd, fell running: Berglauf,
fencing: Fechten, field hockey: Feldhockey, figure skating: Eiskunstlauf, fishing: Fischen,
fives: Fives, flag football: Flag Football, floorball: Floorball, fly fishing: Fliegenfischen,
folk dancing: Volkstanz, foosball: Kickern, footbag: Footbag, football: Fußball, footgolf:
Fußballgolf, formula one: Formel 1, freediving: Apnoetauchen, freestyle skiing: Freestyle-Ski,
frisbee: Frisbee, futsal: Futsal, gaelic football: Gaelic Football, gardening: Gärtnern,
geocaching: Geocaching, giant slalom: Riesenslalom, gliding: Segelfliegen, golf: Golf, greyhound
racing: Windhundrennen, gymnastics: Turnen, hammer throw: Hammerwurf, handball: Handball,
hang-gliding: Drachenfliegen, hide-and-seek: Verstecken spielen, high diving: Turmspringen, high
jump: Hochsprung, highland dancing: Schottischer Tanz, hiking: Wandern, hill walking:
Bergwandern, hockey: Hockey, hopscotch: Himmel und Hölle, horse racing: Pferderennen, horse
riding: Reiten, horseshoes: Hufeisenwerfen, hula hooping: Hula-Hoop, hunting: Jagen, hurdles:
Hürdenlauf, hurling: Hurling, ice climbing: Eisklettern, ice dancing: Eistanz, ice fishing:
Eisangeln, ice hockey: Eishockey, ice skating: Eislaufen, indoor cricket: Hallencricket, inline
skating: Inlineskaten, jai alai: Jai Alai, javelin: Speerwurf, jazz dance: Jazztanz, jet skiing:
Jetskifahren, jigsaw puzzles: Puzzeln, jogging: Joggen, jousting: Ritterturnier, ju-jitsu:
Jiu-Jitsu, judo: Judo, juggling: Jonglieren, kabaddi: Kabaddi, karate: Karate, karting:
Kartfahren, kayaking: Kajakfahren, kendo: Kendo, kickball: Kickball, kickboxing: Kickboxen, kite
flying: Drachen steigen lassen, kitesurfing: Kitesurfen, kneeboarding: Kneeboarding, knitting:
Stricken, korfball: Korbball, krav maga: Krav Maga, kung fu: Kung-Fu, lacrosse: Lacrosse, land
sailing: Strandsegeln, lawn bowls: Bowls, lawn tennis: Rasentennis, line dancing: Line Dance,
long jump: Weitsprung, long-distance running: Langstreckenlauf, ludo: Mensch ärgere dich nicht,
luge: Rennrodel, mah-jong: Mah-Jongg, marathon: Marathon, marbles: Murmeln, martial arts:
Kampfkunst, miniature golf: Minigolf, model railways: Modelleisenbahn, modern pentathlon:
Moderner Fünfkampf, motocross: Motocross, motor racing: Autorennen, motorboat racing:
Motorbootrennen, mountain biking: Mountainbiken, mountaineering: Bergsteigen, muay thai: Muay
Thai, musical chairs: Reise nach Jerusalem, netball: Netzball, ninepins: Kegelspiel, nordic
combined: Nordische Kombination, nordic walking: Nordic Walking, noughts and crosses:
Tic-Tac-Toe, octopush: Octopush, orienteering: Orientierungslauf, origami: Origami, paddle
tennis: Paddle-Tennis, paddleboarding: Stehpaddeln, padel: Padel, paintball: Paintball,
parachuting: Fallschirmspringen, paragliding: Gleitschirmfliegen, parasailing: Parasailing,
parkour: Parkour, pentathlon: Fünfkampf, pétanque: Pétanque, pickleball: Pickleball, pilates:
Pilates, pinball: Flippern, ping-pong: Pingpong, pole vault: Stabhochsprung, polo: Polo, pony
trekking: Ponyreiten, pool: Pool, pottery: Töpfern, powerlifting: Kraftdreikampf, pushball:
Pushball, quilting: Quilten, quoits: Ringwurf, racewalking: Gehen, racketball: Racquetball,
rackets: Rackets, rafting: Rafting, rally driving: Rallyefahren, real tennis: Jeu de Paume,
relay race: Staffellauf, rhythmic gymnastics: Rhythmische Sportgymnastik, ringette: Ringette,
road cycling: Straßenradsport, rock climbing: Felsklettern, rodeo: Rodeo, roller derby: Roller
Derby, roller hockey: Rollhockey, roller skating: Rollschuhlaufen, rope skipping: Seilspringen,
rounders: Schlagballspiel, rowing: Rudern, rugby: Rugby, rugby league: Rugby League, rugby
sevens: Siebener-Rugby, rugby union: Rugby Union, running: Laufen, sack race: Sackhüpfen,
sailing: Segeln, scuba diving: Gerätetauchen, sculling: Skullen, sepak takraw: Sepak Takraw,
shinty: Shinty, shot put: Kugelstoßen, show jumping: Springreiten, shuffleboard: Shuffleboard,
skateboarding: Skateboarden, skeleton: Skeleton, sketching: Skizzieren, ski flying: Skifliegen,
ski jumping: Skispringen, ski mountaineering: Skibergsteigen, skiing: Skifahren, skipping:
Hüpfseil, skittles: Skittles, skydiving: Freifallspringen, slacklining: Slacklinen, slalom:
Slalom, sled racing: Schlittenhunderennen, sledging: Schlittenfahren, snooker: Snooker,
snorkelling: Schnorcheln, snowball fight: Schneeballschlacht, snowboarding: Snowboarden,
snowshoeing: Schneeschuhwandern, soccer: Soccer, softball: Softball, speed skating:
Eisschnelllauf, speedway: Speedway, spelunking: Höhlenforschung, sprint: Sprint, squash: Squash,
stamp collecting: Briefmarkensammeln, stargazing: Sternegucken, steeplechase: Hindernislauf,
stoolball: Stoolball, street hockey: Straßenhockey, stunt kiting: Lenkdrachenfliegen, sudoku:
Sudoku, sumo: Sumo, surfing: Surfen, swimming: Schwimmen, synchronised swimming:
Synchronschwimmen, table football: Tischfußball, table tennis: Tischtennis, tae kwon do:
Taekwondo, tag: Fangen, tai chi: Tai-Chi, tango: Tango, tap dancing: Stepptanz, tchoukball:
Tchoukball, telemark: Telemarken, tennis: Tennis, tenpin bowling: Bowling, tetherball:
Tetherball, three-legged race: Dreibeinlauf, tiddlywinks: Flohhüpfen, tobogganing: Rodeln, touch
rugby: Touch-Rugby, track cycling: Bahnradsport, trail running: Geländelauf, train spotting:
Züge gucken, trampolining: Trampolinspringen, trapeze: Trapez, triathlon: Triathlon, triple
jump: Dreisprung, tug of war: Tauziehen, tumbling: Bodenturnen, ultimate frisbee: Ultimate
Frisbee, underwater hockey: Unterwasserhockey, unicycling: Einradfahren, vaulting: Voltigieren,
volleyball: Volleyball, wakeboarding: Wakeboarden, walking: Spazierengehen, walking football:
Gehfußball, water aerobics: Wassergymnastik, water polo: Wasserball, water skiing: Wasserski,
weightlifting: Gewichtheben, wheelchair basketball: Rollstuhlbasketball, wheelchair rugby:
Rollstuhlrugby, white-water rafting: Wildwasserfahren, windsurfing: Windsurfen, wing walking:
Tragflächenspaziergang, wingsuit flying: Wingsuitfliegen, wood carving: Holzschnitzen,
wrestling: Ringen, yachting: Jachtsegeln, yo-yo: Jo-Jo, yoga: Yoga, zip-lining: Seilrutschen,
zorbing: Zorbing, zumba: Zumba
"""
)
