"""Jobs and callings."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

JOBS: Final = pairs(
    """
accountant: Buchhalterin, acrobat: Akrobat, actor: Schauspieler, actress: Schauspielerin,
actuary: Versicherungsmathematiker, acupuncturist: Akupunkteurin, administrator: Verwalter, air
hostess: Stewardess, air traffic controller: Fluglotsin, ambassador: Botschafter, anaesthetist:
Narkoseärztin, animator: Trickfilmzeichner, announcer: Ansagerin, anthropologist: Anthropologe,
antiques dealer: Antiquitätenhändlerin, apothecary: Apothekergehilfe, apprentice: Lehrling,
arborist: Baumpflegerin, archaeologist: Archäologe, architect: Architektin, archivist: Archivar,
art dealer: Kunsthändlerin, art teacher: Kunstlehrer, artist: Künstlerin, assistant: Gehilfe,
astrologer: Astrologin, astronaut: Astronaut, astronomer: Astronomin, au pair: Au-pair,
auctioneer: Auktionator, auditor: Wirtschaftsprüferin, author: Autor, babysitter: Babysitterin,
baggage handler: Gepäckträger, bailiff: Gerichtsvollzieherin, baker: Bäcker, ballerina:
Ballerina, ballet dancer: Balletttänzer, bank clerk: Bankangestellte, banker: Bankier, barber:
Barbier, bargeman: Binnenschifferin, barista: Barista, barrister: Prozessanwalt, bartender:
Barkeeper, basket weaver: Korbflechterin, beautician: Kosmetikerin, beekeeper: Imker,
bell-ringer: Glöcknerin, biochemist: Biochemiker, biographer: Biografin, biologist: Biologe,
bishop: Bischof, blacksmith: Hufschmiedin, boatbuilder: Bootsbauer, bodyguard: Leibwächterin,
bookbinder: Buchbinder, bookkeeper: Lohnbuchhalter, bookseller: Buchhändlerin, boss: Chef,
botanist: Botanikerin, brewer: Brauer, bricklayer: Maurer, broadcaster: Rundfunksprecher,
broker: Maklerin, builder: Bauarbeiter, bus conductor: Schaffnerin, bus driver: Busfahrer,
busker: Straßenmusikerin, butcher: Metzger, butler: Butler, cabin crew: Flugbegleitung,
cabinetmaker: Möbeltischler, cameraman: Kamerafrau, candle maker: Kerzenzieher, captain:
Kapitänin, cardinal: Kardinal, cardiologist: Kardiologe, caretaker: Hausmeisterin, carpenter:
Zimmermann, carpet fitter: Teppichlegerin, cartographer: Kartografin, cartoonist: Karikaturist,
cashier: Kassiererin, caterer: Gastronom, chambermaid: Zimmermädchen, chancellor: Kanzler,
chaplain: Kaplan, chauffeur: Chauffeurin, cheesemaker: Käser, chef: Küchenchefin, chemist:
Chemiker, chemistry teacher: Chemielehrerin, childminder: Tagesmutter, chimney sweep:
Schornsteinfeger, chiropractor: Chiropraktikerin, choirmaster: Chorleiter, choreographer:
Choreografin, civil engineer: Bauingenieur, civil servant: Beamtin, cleaner: Reiniger, cleaning
lady: Putzfrau, clerk: Büroangestellter, clockmaker: Standuhrenbauer, clown: Clown, coach:
Coach, coach driver: Reisebusfahrerin, coastguard: Küstenwache, cobbler: Cobbler, comedian:
Komikerin, commentator: Kommentator, composer: Komponistin, conductor: Dirigent, confectioner:
Zuckerbäcker, conjurer: Taschenspielerin, conservator: Konservator, consultant: Beraterin, cook:
Koch, cooper: Küfer, coppersmith: Kupferschmied, copywriter: Werbetexterin, correspondent:
Korrespondent, costume designer: Kostümbildnerin, councillor: Stadtrat, courier: Kurier, cowboy:
Cowboy, croupier: Croupier, curator: Kuratorin, customs officer: Zöllner, dairy farmer:
Milchbäuerin, dancer: Tänzer, data scientist: Datenwissenschaftlerin, decorator: Anstreicherin,
deep-sea diver: Tiefseetaucher, delivery driver: Lieferfahrer, dental hygienist:
Dentalhygienikerin, dentist: Zahnarzt, deputy: Stellvertreterin, dermatologist: Hautärztin,
designer: Designer, detective: Detektivin, dietician: Diätassistent, diplomat: Diplomatin,
director: Direktor, disc jockey: Discjockey, dispatcher: Disponentin, diver: Taucher, dj: DJ,
docker: Hafenarbeiter, doctor: Ärztin, dog groomer: Hundefriseur, dog trainer: Hundetrainerin,
dog walker: Gassigeher, doorman: Türsteher, dramatist: Dramatikerin, draughtsman: Technischer
Zeichner, dressmaker: Damenschneiderin, driving instructor: Fahrlehrer, drummer: Schlagzeugerin,
dustman: Müllmann, ecologist: Ökologe, economist: Ökonomin, editor: Redakteur, electrician:
Elektrikerin, engine driver: Lokomotivführer, engineer: Ingenieurin, engraver: Graveur,
entertainer: Alleinunterhalter, entomologist: Insektenforscherin, entrepreneur: Unternehmer,
estate agent: Immobilienmaklerin, explorer: Entdecker, falconer: Falknerin, farmer: Bauer,
farmhand: Magd, farrier: Beschlagschmied, fashion designer: Modeschöpferin, ferryman: Fährmann,
film director: Filmregisseurin, film star: Filmstar, financier: Financier, fire-eater:
Feuerschlucker, firefighter: Feuerwehrfrau, fireman: Brandmeister, fisherman: Fischer,
fishmonger: Fischhändlerin, fitter: Monteur, flight attendant: Flugbegleiterin, florist:
Floristin, footballer: Fußballer, foreman: Vorarbeiterin, forester: Förster, fortune teller:
Wahrsagerin, fundraiser: Spendensammler, furniture maker: Möbelbauer, gamekeeper: Wildhüterin,
gamer: Gamer, gardener: Gärtner, geographer: Geografin, geologist: Geologe, ghostwriter:
Ghostwriterin, glassblower: Glasbläser, glazier: Glaserin, goalkeeper: Torwart, goatherd:
Ziegenhirtin, goldsmith: Goldschmied, gondolier: Gondoliere, governess: Gouvernante, graphic
designer: Grafikerin, greengrocer: Gemüsehändler, grocer: Krämerin, groom: Stallknecht,
groundskeeper: Platzwart, guard: Wächterin, guide: Fremdenführer, gymnast: Turnerin,
haberdasher: Kurzwarenhändler, hairdresser: Friseurin, handyman: Handwerker, harbour master:
Hafenmeisterin, hatter: Hutmacher, head teacher: Schulleiterin, herbalist: Kräuterkundige,
herdsman: Hirte, historian: Historikerin, hotel manager: Hoteldirektor, hotelier: Hotelière,
housekeeper: Haushälterin, hunter: Jäger, hypnotist: Hypnotiseur, ice cream seller:
Eisverkäuferin, illusionist: Illusionist, illustrator: Illustratorin, imam: Imam, innkeeper:
Gastwirt, instructor: Ausbilderin, interior designer: Innenarchitekt, interpreter:
Dolmetscherin, inventor: Erfinder, investigator: Ermittlerin, ironmonger: Eisenwarenhändler,
janitor: Pförtner, jeweller: Juwelierin, jockey: Jockey, joiner: Schreinerin, journalist:
Journalist, judge: Richterin, juggler: Jongleur, king: König, knife grinder: Scherenschleifer,
lace maker: Klöpplerin, lamplighter: Laternenanzünder, landlord: Vermieterin, landscape
gardener: Landschaftsgärtner, laundress: Wäscherin, lawyer: Rechtsanwalt, lecturer: Dozentin,
lexicographer: Lexikograf, librarian: Bibliothekarin, lifeguard: Rettungsschwimmer, lighthouse
keeper: Leuchtturmwärterin, linguist: Linguist, lion tamer: Löwenbändiger, lobbyist: Lobbyistin,
locksmith: Schlosser, logistician: Logistikerin, lorry driver: Fernfahrer, lumberjack:
Holzfällerin, lyricist: Liedtexter, machinist: Maschinistin, magician: Zauberer, magistrate:
Friedensrichterin, maid: Dienstmädchen, mail carrier: Briefträgerin, make-up artist:
Maskenbildner, manager: Managerin, manicurist: Nagelpfleger, marine biologist: Meeresbiologin,
marketer: Werbefachmann, mason: Maurermeister, masseur: Masseurin, mathematician: Mathematiker,
matron: Oberschwester, mayor: Bürgermeisterin, mechanic: Mechaniker, merchant: Kauffrau,
metalworker: Metallarbeiter, meteorologist: Meteorologin, midwife: Hebamme, milkman: Milchmann,
miller: Müllerin, milliner: Putzmacherin, mime artist: Pantomime, miner: Bergmann, minister:
Ministerin, model: Model, model maker: Modellbauer, monk: Mönch, mountain guide: Bergführerin,
museum guard: Museumswärter, music teacher: Musiklehrerin, musician: Musiker, nanny:
Kindermädchen, naturalist: Naturforscher, naval architect: Schiffbauingenieurin, navigator:
Navigator, neurologist: Neurologin, newsreader: Nachrichtensprecher, night porter: Nachtportier,
night watchman: Nachtwächter, notary: Notarin, novelist: Romanautor, nun: Nonne, nurse:
Krankenpfleger, nursery nurse: Erzieherin, nutritionist: Ernährungsberater, obstetrician:
Geburtshelferin, oceanographer: Meereskundler, office clerk: Bürokauffrau, optician: Optiker,
orderly: Sanitäterin, organ builder: Orgelbauer, organist: Organistin, orthodontist:
Kieferorthopäde, painter: Malermeister, palaeontologist: Paläontologin, paramedic: Sanitäter,
park ranger: Parkranger, parking attendant: Parkplatzwächter, pastry cook: Konditorin,
pathologist: Pathologe, pawnbroker: Pfandleiherin, pearl diver: Perlentaucher, pediatrician:
Kinderärztin, percussionist: Perkussionist, perfumer: Parfümeurin, pharmacist: Apotheker,
philosopher: Philosophin, photographer: Fotograf, physicist: Physikerin, physiotherapist:
Physiotherapeut, pianist: Pianistin, piano tuner: Klavierstimmer, pilot: Pilotin, plasterer:
Gipser, playwright: Bühnenautor, plumber: Klempner, podiatrist: Fußpflegerin, poet: Dichterin,
police officer: Polizist, policeman: Schutzmann, politician: Politikerin, pop star: Popstar,
pope: Papst, porter: Träger, postman: Postbote, potter: Töpferin, president: Präsidentin, press
officer: Pressesprecher, priest: Priester, prime minister: Premierminister, principal: Rektorin,
printer: Drucker, producer: Produzent, professor: Professorin, programmer: Programmierer,
prompter: Souffleuse, proofreader: Korrektor, psychiatrist: Psychiaterin, psychologist:
Psychologe, publicist: Werbeagentin, publisher: Verleger, puppeteer: Puppenspielerin, queen:
Königin, rabbi: Rabbiner, radio presenter: Radiomoderatorin, radiographer: Röntgenassistent,
railway worker: Eisenbahnerin, receptionist: Rezeptionist, referee: Schiedsrichterin, reporter:
Reporter, researcher: Forscherin, restaurateur: Restaurantbesitzer, restorer: Restauratorin,
retailer: Einzelhändler, riveter: Nieter, roofer: Dachdeckerin, rope maker: Seiler, sailor:
Matrose, sales assistant: Verkaufsberaterin, salesman: Handelsvertreter, scaffolder:
Gerüstbauer, schoolteacher: Schullehrerin, scientist: Wissenschaftler, screenwriter:
Drehbuchautorin, scribe: Schreiber, scuba instructor: Tauchlehrer, sculptor: Bildhauerin,
seamstress: Näherin, secretary: Sekretärin, security guard: Sicherheitskraft, set designer:
Bühnenbildner, shepherd: Schäferin, shipbuilder: Schiffbauer, shoemaker: Schuster, shop
assistant: Verkäuferin, shopkeeper: Ladenbesitzer, sign painter: Schildermalerin, silversmith:
Silberschmied, singer: Sängerin, ski instructor: Skilehrer, social worker: Sozialarbeiterin,
software developer: Softwareentwickler, soldier: Soldatin, solicitor: Notariatsanwalt,
songwriter: Liedermacherin, sound engineer: Tontechniker, speechwriter: Redenschreiberin, spy:
Spion, stage manager: Inspizientin, statistician: Statistiker, steward: Steward, stockbroker:
Börsenmaklerin, stonemason: Steinmetz, storyteller: Märchenerzählerin, streamer: Streamer,
student: Student, stuntman: Stuntman, surgeon: Chirurgin, surveyor: Vermesser, swimming teacher:
Schwimmlehrerin, switchboard operator: Vermittlungskraft, tailor: Schneider, tattooist:
Tätowiererin, tax inspector: Steuerprüfer, taxi driver: Taxifahrerin, taxidermist:
Tierpräparator, teacher: Lehrerin, technician: Techniker, telephonist: Telefonistin, test pilot:
Testpilot, thatcher: Reetdachdecker, therapist: Therapeutin, tightrope walker: Seiltänzerin,
tiler: Fliesenleger, toolmaker: Werkzeugmacherin, tour guide: Reiseleiter, town crier: Ausrufer,
toymaker: Spielzeugmacherin, train driver: Zugführer, trainer: Trainer, tram driver:
Straßenbahnfahrerin, translator: Übersetzer, treasurer: Schatzmeisterin, truck driver:
Lastwagenfahrer, tutor: Nachhilfelehrerin, typesetter: Schriftsetzer, typist: Schreibkraft,
umpire: Linienrichter, undertaker: Bestatterin, upholsterer: Polsterer, usher: Platzanweiserin,
valet: Kammerdiener, ventriloquist: Bauchrednerin, vet: Tierarzt, vicar: Vikarin, violin maker:
Geigenbauer, violinist: Geigerin, waiter: Kellner, waitress: Kellnerin, warehouseman: Lagerist,
watchmaker: Uhrmacherin, weather forecaster: Wetteransager, weaver: Weberin, web designer:
Webdesigner, wedding planner: Hochzeitsplanerin, welder: Schweißer, whaler: Walfänger,
wheelwright: Wagnerin, window cleaner: Fensterputzer, woodcarver: Holzschnitzerin, woodcutter:
Waldarbeiter, writer: Schriftstellerin, yoga teacher: Yogalehrer, youtuber: Youtuber, zookeeper:
Tierpflegerin, zoologist: Zoologe
"""
)
