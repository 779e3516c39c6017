"""Things that stand, hang or lie about a house."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

HOUSEHOLD: Final = pairs(
    """
air freshener: Duftspender, alarm clock: Wecker, armchair: Sessel, baking tray: Backblech,
banister: Treppengeländer, bar stool: Barhocker, bath mat: Badematte, bath plug: Badewannenstöpsel,
bath towel: Badetuch, bathtub: Badewanne, bean bag: Sitzsack, bed: Bett, bedside lamp:
Nachttischlampe, bedside table: Nachttisch, bedspread: Tagesdecke, bench: Sitzbank, bin bag:
Müllbeutel, birdcage: Vogelkäfig, blanket: Wolldecke, blender: Standmixer, blinds: Jalousie,
bolster: Nackenrolle, book: Buch, bookcase: Bücherschrank, bookend: Buchstütze, bookshelf:
Bücherregal, bottle opener: Flaschenöffner, bread bin: Brotkasten, bread knife: Brotmesser, broom
cupboard: Besenschrank, bunk bed: Etagenbett, butter dish: Butterdose, cake stand: Tortenplatte,
cake tin: Kuchenform, calendar: Kalender, camp bed: Feldbett, can opener: Büchsenöffner,
candlestick: Kerzenständer, carpet: Teppich, carving knife: Tranchiermesser, cat flap:
Katzenklappe, ceiling fan: Deckenventilator, ceiling lamp: Deckenlampe, chair: Stuhl, chaise
longue: Chaiselongue, chandelier: Kronleuchter, cheese grater: Käsereibe, chest of drawers:
Kommode, chopping board: Schneidebrett, clock radio: Radiowecker, clothes hanger: Kleiderbügel,
clothes horse: Wäscheständer, clothes peg: Wäscheklammer, clothesline: Wäscheleine, coaster:
Untersetzer, coat rack: Garderobe, coffee grinder: Kaffeemühle, coffee machine: Kaffeemaschine,
coffee mug: Kaffeebecher, coffee table: Couchtisch, colander: Seiher, comb: Kamm, computer:
Computer, cooker: Kochherd, cookie jar: Keksdose, cooking pot: Kochtopf, cot: Kinderbett, cotton
bud: Wattestäbchen, couch: Couch, cradle: Wiege, crate: Kiste, crystal vase: Kristallvase, cuckoo
clock: Kuckucksuhr, cup: Tasse, cupboard: Schrank, curtain: Vorhang, curtain rail: Gardinenstange,
cushion: Kissen, cutlery drawer: Besteckschublade, deckchair: Liegestuhl, desk: Schreibtisch, desk
lamp: Schreibtischlampe, detergent: Waschmittel, dining table: Esstisch, dinner plate: Essteller,
dishcloth: Spüllappen, dishwasher: Spülmaschine, display cabinet: Vitrine, divan: Diwan, door
handle: Türklinke, door knocker: Türklopfer, doorbell: Türklingel, doormat: Fußmatte, doorstop:
Türstopper, draining board: Abtropffläche, drawer: Schublade, dressing table: Frisiertisch,
drinking straw: Trinkhalm, dumb waiter: Speisenaufzug, dustbin: Mülltonne, duster: Staubtuch,
dustpan: Kehrschaufel, duvet: Bettdecke, easy chair: Ohrensessel, egg cup: Eierbecher, egg timer:
Eieruhr, eiderdown: Daunendecke, electric kettle: Wasserkocher, extractor fan: Dunstabzugshaube,
feather duster: Staubwedel, filing cabinet: Aktenschrank, fire screen: Ofenschirm, fireplace:
Kamin, flowerpot: Blumentopf, fly swatter: Fliegenklatsche, food processor: Küchenmaschine,
footstool: Fußbank, four-poster: Himmelbett, freezer: Gefrierschrank, fridge: Eisschrank, fridge
magnet: Kühlschrankmagnet, fruit bowl: Obstschale, frying pan: Bratpfanne, fuse box:
Sicherungskasten, garlic press: Knoblauchpresse, grandfather clock: Standuhr, gravy boat: Sauciere,
hairbrush: Haarbürste, hairdryer: Haartrockner, hall mirror: Flurspiegel, hammock: Hängematte, hand
mirror: Handspiegel, hand towel: Handtuch, hat stand: Hutständer, headboard: Kopfteil, heater:
Heizlüfter, high chair: Hochstuhl, hob: Kochfeld, hot plate: Warmhalteplatte, hot-water bottle:
Wärmflasche, ice cube tray: Eiswürfelform, iron: Bügeleisen, ironing board: Bügelbrett, jam jar:
Marmeladenglas, jewellery box: Schmuckkästchen, kettle: Kessel, kitchen scales: Küchenwaage,
kitchen sink: Spülbecken, kitchen table: Küchentisch, knife block: Messerblock, ladle: Schöpfkelle,
lamp: Lampe, lampshade: Lampenschirm, laundry basket: Wäschekorb, lemon squeezer: Zitronenpresse,
letter box: Briefkasten, light bulb: Glühbirne, light switch: Lichtschalter, linen cupboard:
Wäscheschrank, loudspeaker: Lautsprecher, loveseat: Zweisitzer, magazine rack: Zeitungsständer,
mantelpiece: Kaminsims, matchbox: Streichholzschachtel, mattress: Matratze, measuring jug:
Messbecher, medicine cabinet: Arzneischrank, microwave: Mikrowelle, milk jug: Milchkännchen,
mirror: Spiegel, mixing bowl: Rührschüssel, mop: Wischmopp, mousetrap: Mausefalle, muffin tin:
Muffinform, mug: Becher, napkin: Serviette, napkin ring: Serviettenring, nest of tables:
Satztische, nightlight: Nachtlicht, nightstand: Nachtschränkchen, nutcracker: Nussknacker, oil
lamp: Öllampe, ottoman: Ottomane, oven: Backofen, paper clip: Büroklammer, paperweight:
Briefbeschwerer, pencil sharpener: Bleistiftspitzer, pepper mill: Pfeffermühle, photo album:
Fotoalbum, photo frame: Fotorahmen, picture frame: Bilderrahmen, piggy bank: Sparschwein, pillow:
Kopfkissen, pillowcase: Kopfkissenbezug, pizza cutter: Pizzaschneider, place mat: Platzdeckchen,
plate: Teller, plate rack: Tellerständer, playpen: Laufstall, plughole: Abfluss, potato peeler:
Kartoffelschäler, potholder: Topflappen, pressure cooker: Schnellkochtopf, quilt: Steppdecke,
radiator: Heizkörper, radio: Radio, razor: Rasierer, recliner: Liegesessel, record player:
Plattenspieler, refrigerator: Kühlschrank, remote control: Fernbedienung, rocking chair:
Schaukelstuhl, rolling pin: Nudelholz, rubber duck: Badeente, rubbish bin: Mülleimer, rug:
Bettvorleger, salad bowl: Salatschüssel, salad spinner: Salatschleuder, salt cellar: Salzstreuer,
saucepan: Stieltopf, saucer: Untertasse, scouring pad: Topfkratzer, screen door: Fliegengittertür,
scrubbing brush: Scheuerbürste, serving spoon: Vorlegelöffel, settee: Kanapee, shaving brush:
Rasierpinsel, sheet: Bettlaken, shelf: Regalbrett, shoe rack: Schuhregal, shoebox: Schuhkarton,
shoehorn: Schuhlöffel, shower curtain: Duschvorhang, shower head: Duschkopf, side table:
Beistelltisch, sideboard: Anrichte, sieve: Sieb, sink: Spüle, skillet: Schmorpfanne, skirting
board: Fußleiste, sleeping bag: Schlafsack, smoke detector: Rauchmelder, soap: Seife, soap dish:
Seifenschale, socket: Steckdose, sofa: Sofa, sofa bed: Schlafsofa, soup tureen: Suppenterrine,
spatula: Pfannenwender, spice rack: Gewürzregal, stair carpet: Treppenläufer, standard lamp:
Stehlampe, stool: Hocker, storage jar: Vorratsglas, stove: Ofen, sugar bowl: Zuckerdose, table:
Tisch, table lamp: Tischlampe, table mat: Tischset, tablecloth: Tischdecke, tablespoon: Esslöffel,
tap: Wasserhahn, tea cosy: Teewärmer, tea strainer: Teesieb, tea towel: Geschirrtuch, teacup:
Teetasse, teapot: Teekanne, teaspoon: Teelöffel, telephone: Telefon, television: Fernseher, thermos
flask: Thermoskanne, throw pillow: Sofakissen, tin opener: Dosenöffner, tissue box: Taschentuchbox,
toast rack: Toastständer, toaster: Toaster, toilet brush: Klobürste, toilet paper: Toilettenpapier,
toothbrush: Zahnbürste, toothpaste: Zahnpasta, toothpick: Zahnstocher, towel: Frotteetuch, towel
rail: Handtuchhalter, toy chest: Spielzeugtruhe, tray: Tablett, trivet: Topfuntersetzer, tumble
dryer: Wäschetrockner, tumbler: Trinkglas, umbrella stand: Schirmständer, vacuum cleaner:
Staubsauger, vase: Vase, waffle iron: Waffeleisen, walk-in wardrobe: Ankleidezimmer, wall clock:
Wanduhr, wallpaper: Tapete, wardrobe: Kleiderschrank, washbasin: Waschbecken, washing line:
Wäschespinne, washing machine: Waschmaschine, wastepaper basket: Papierkorb, water jug: Wasserkrug,
whisk: Schneebesen, wicker basket: Weidenkorb, windowsill: Fensterbrett, wok: Wok, wooden spoon:
Kochlöffel, writing desk: Schreibpult
"""
)
