"""Things that stand, hang or lie about a house."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

HOUSEHOLD: Final = pairs(
    """
air freshener: Duftspender, alarm clock: Wecker, armchair: Sessel, bag: Tasche, baking tray:
Backblech, ball: Ball, banister: Treppengeländer, bar stool: Barhocker, basket: Korb, bath:
Bath, bath mat: Badematte, bath plug: Badewannenstöpsel, bath towel: Badetuch, bathtub:
Badewanne, bean bag: Sitzsack, bed: Bett, bedside lamp: Nachttischlampe, bedside table:
Nachttisch, bedspread: Tagesdecke, bellows: Blasebalg, bench: Sitzbank, bin bag: Müllbeutel,
birdcage: Vogelkäfig, blanket: Wolldecke, blender: Standmixer, blinds: Jalousie, bolster:
Nackenrolle, book: Buch, bookcase: Bücherschrank, bookend: Buchstütze, bookshelf: Bücherregal,
bottle: Flasche, bottle opener: Flaschenöffner, bottlebrush: Flaschenbürste, bowl: Schüssel,
bread bin: Brotkasten, bread knife: Brotmesser, broom: Besen, broom cupboard: Besenschrank,
bucket: Eimer, bunk bed: Etagenbett, butter dish: Butterdose, cable: Kabel, cake stand:
Tortenplatte, cake tin: Kuchenform, calendar: Kalender, camera: Kamera, camp bed: Feldbett, can
opener: Büchsenöffner, candle: Kerze, candlestick: Kerzenständer, carpet: Teppich, carving
knife: Tranchiermesser, casserole: Kasserolle, cat flap: Katzenklappe, ceiling fan:
Deckenventilator, ceiling lamp: Deckenlampe, chair: Stuhl, chaise longue: Chaiselongue,
chandelier: Kronleuchter, charger: Ladegerät, cheese grater: Käsereibe, chest of drawers:
Kommode, chopping board: Schneidebrett, cleaner: Reiniger, clock: Uhr, clock radio: Radiowecker,
clothes hanger: Kleiderbügel, clothes horse: Wäscheständer, clothes peg: Wäscheklammer,
clothesline: Wäscheleine, coaster: Untersetzer, coat rack: Garderobe, coffee grinder:
Kaffeemühle, coffee machine: Kaffeemaschine, coffee mug: Kaffeebecher, coffee table: Couchtisch,
colander: Seiher, comb: Kamm, computer: Computer, cooker: Kochherd, cookie jar: Keksdose,
cooking pot: Kochtopf, corkscrew: Korkenzieher, cot: Kinderbett, cotton bud: Wattestäbchen,
couch: Couch, cradle: Wiege, crate: Kiste, crystal vase: Kristallvase, cuckoo clock:
Kuckucksuhr, cup: Tasse, cupboard: Schrank, curtain: Vorhang, curtain rail: Gardinenstange,
cushion: Kissen, cutlery drawer: Besteckschublade, darning needle: Stopfnadel, deckchair:
Liegestuhl, desk: Schreibtisch, desk lamp: Schreibtischlampe, detergent: Waschmittel, dining
table: Esstisch, dinner plate: Essteller, dishcloth: Spüllappen, dishwasher: Spülmaschine,
display cabinet: Vitrine, divan: Diwan, doll: Puppe, door: Tür, door handle: Türklinke, door
knocker: Türklopfer, doorbell: Türklingel, doormat: Fußmatte, doorstop: Türstopper, draining
board: Abtropffläche, drawer: Schublade, dressing table: Frisiertisch, drinking straw:
Trinkhalm, dumb waiter: Speisenaufzug, dustbin: Mülltonne, duster: Staubtuch, dustpan:
Kehrschaufel, duvet: Bettdecke, easy chair: Ohrensessel, egg cup: Eierbecher, egg timer:
Eieruhr, eiderdown: Daunendecke, electric kettle: Wasserkocher, extension lead:
Verlängerungskabel, extractor fan: Dunstabzugshaube, fan: Ventilator, feather duster:
Staubwedel, filing cabinet: Aktenschrank, fire screen: Ofenschirm, fire tongs: Feuerzange,
fireplace: Kamin, flashlight: Taschenlampe, flowerpot: Blumentopf, fly swatter: Fliegenklatsche,
food processor: Küchenmaschine, footstool: Fußbank, fork: Gabel, four-poster: Himmelbett,
freezer: Gefrierschrank, fridge: Eisschrank, fridge magnet: Kühlschrankmagnet, fruit bowl:
Obstschale, frying pan: Bratpfanne, funnel: Trichter, fuse box: Sicherungskasten, garlic press:
Knoblauchpresse, glass: Glas, glasses: Brille, grandfather clock: Standuhr, grater: Reibe, gravy
boat: Sauciere, hairbrush: Haarbürste, hairdryer: Haartrockner, hall mirror: Flurspiegel,
hammock: Hängematte, hand mirror: Handspiegel, hand towel: Handtuch, hat stand: Hutständer,
headboard: Kopfteil, heater: Heizlüfter, high chair: Hochstuhl, hob: Kochfeld, hose: Schlauch,
hot plate: Warmhalteplatte, hot-water bottle: Wärmflasche, ice cube tray: Eiswürfelform, iron:
Bügeleisen, ironing board: Bügelbrett, jam jar: Marmeladenglas, jewellery box: Schmuckkästchen,
jug: Krug, kettle: Kessel, key: Schlüssel, kitchen scales: Küchenwaage, kitchen sink:
Spülbecken, kitchen table: Küchentisch, knife: Messer, knife block: Messerblock, knife
sharpener: Messerschärfer, ladle: Schöpfkelle, lamp: Lampe, lampshade: Lampenschirm, laptop:
Laptop, laundry basket: Wäschekorb, lemon squeezer: Zitronenpresse, letter box: Briefkasten,
light bulb: Glühbirne, light switch: Lichtschalter, linen cupboard: Wäscheschrank, loudspeaker:
Lautsprecher, loveseat: Zweisitzer, magazine rack: Zeitungsständer, mantelpiece: Kaminsims,
matchbox: Streichholzschachtel, mattress: Matratze, measuring jug: Messbecher, medicine cabinet:
Arzneischrank, microwave: Mikrowelle, milk jug: Milchkännchen, mirror: Spiegel, mixing bowl:
Rührschüssel, mop: Wischmopp, mouse: Maus, mousetrap: Mausefalle, muffin tin: Muffinform, mug:
Becher, music box: Spieldose, napkin: Serviette, napkin ring: Serviettenring, nest of tables:
Satztische, newspaper: Zeitung, nightlight: Nachtlicht, nightstand: Nachtschränkchen, notebook:
Notizbuch, nutcracker: Nussknacker, oil lamp: Öllampe, ottoman: Ottomane, oven: Backofen, oven
glove: Topfhandschuh, painting: Gemälde, pan: Pfanne, paper: Papier, paper clip: Büroklammer,
paperweight: Briefbeschwerer, pen: Stift, pencil: Bleistift, pencil sharpener: Bleistiftspitzer,
pepper mill: Pfeffermühle, pestle: Stößel, phone: Handy, photo album: Fotoalbum, photo frame:
Fotorahmen, picture frame: Bilderrahmen, piggy bank: Sparschwein, pillow: Kopfkissen,
pillowcase: Kopfkissenbezug, pizza cutter: Pizzaschneider, place mat: Platzdeckchen, plate:
Teller, plate rack: Tellerständer, playpen: Laufstall, plug: Stecker, plughole: Abfluss, pot:
Topf, potato peeler: Kartoffelschäler, potholder: Topflappen, pressure cooker: Schnellkochtopf,
printer: Drucker, quilt: Steppdecke, radiator: Heizkörper, radio: Radio, razor: Rasierer,
recliner: Liegesessel, record player: Plattenspieler, refrigerator: Kühlschrank, remote control:
Fernbedienung, rocking chair: Schaukelstuhl, rolling pin: Nudelholz, rubber duck: Badeente,
rubbish bin: Mülleimer, rug: Bettvorleger, salad bowl: Salatschüssel, salad spinner:
Salatschleuder, salt cellar: Salzstreuer, saucepan: Stieltopf, saucer: Untertasse, scissors:
Schere, scouring pad: Topfkratzer, screen door: Fliegengittertür, scrubbing brush:
Scheuerbürste, serving spoon: Vorlegelöffel, settee: Kanapee, sewing machine: Nähmaschine,
shampoo: Shampoo, shaving brush: Rasierpinsel, sheet: Bettlaken, shelf: Regalbrett, shoe rack:
Schuhregal, shoebox: Schuhkarton, shoehorn: Schuhlöffel, shower: Dusche, shower cap: Duschhaube,
shower curtain: Duschvorhang, shower head: Duschkopf, side table: Beistelltisch, sideboard:
Anrichte, sieve: Sieb, sink: Spüle, skillet: Schmorpfanne, skirting board: Fußleiste, sleeping
bag: Schlafsack, smoke detector: Rauchmelder, soap: Seife, soap dish: Seifenschale, socket:
Steckdose, sofa: Sofa, sofa bed: Schlafsofa, soup tureen: Suppenterrine, spatula: Pfannenwender,
spice rack: Gewürzregal, sponge: Schwamm, spoon: Löffel, stair carpet: Treppenläufer, standard
lamp: Stehlampe, stapler: Hefter, steamer: Dampfer, steel wool: Stahlwolle, stepladder:
Trittleiter, stethoscope: Stethoskop, stool: Hocker, stopwatch: Stoppuhr, storage jar:
Vorratsglas, stove: Ofen, sugar bowl: Zuckerdose, table: Tisch, table lamp: Tischlampe, table
mat: Tischset, tablecloth: Tischdecke, tablespoon: Esslöffel, tablet: Tablet, tap: Wasserhahn,
tea cosy: Teewärmer, tea strainer: Teesieb, tea towel: Geschirrtuch, teacup: Teetasse, teapot:
Teekanne, teaspoon: Teelöffel, teddy bear: Teddybär, telephone: Telefon, television: Fernseher,
thermometer: Thermometer, thermos flask: Thermoskanne, thimble: Nähfingerhut, throw pillow:
Sofakissen, tin opener: Dosenöffner, tissue box: Taschentuchbox, toast rack: Toastständer,
toaster: Toaster, toilet: Toilette, toilet brush: Klobürste, toilet paper: Toilettenpapier,
toothbrush: Zahnbürste, toothpaste: Zahnpasta, toothpick: Zahnstocher, towel: Frotteetuch, towel
rail: Handtuchhalter, toy: Spielzeug, toy chest: Spielzeugtruhe, tray: Tablett, trivet:
Topfuntersetzer, tumble dryer: Wäschetrockner, tumbler: Trinkglas, tweezers: Pinzette, umbrella:
Regenschirm, umbrella stand: Schirmständer, vacuum cleaner: Staubsauger, vase: Vase, waffle
iron: Waffeleisen, walk-in wardrobe: Ankleidezimmer, wall clock: Wanduhr, wallpaper: Tapete,
wardrobe: Kleiderschrank, washbasin: Waschbecken, washboard: Waschbrett, washing line:
Wäschespinne, washing machine: Waschmaschine, wastepaper basket: Papierkorb, water jug:
Wasserkrug, whisk: Schneebesen, wicker basket: Weidenkorb, wind chimes: Windspiel, window:
Fenster, windowsill: Fensterbrett, wok: Wok, wooden spoon: Kochlöffel, writing desk: Schreibpult
"""
)
