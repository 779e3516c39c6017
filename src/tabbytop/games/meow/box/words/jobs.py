"""Jobs and callings."""

from typing import Final

from tabbytop.games.meow.box.words import entries

JOBS: Final = entries(
    """
accountant, acrobat, actor, actress, actuary, acupuncturist, administrator, air hostess, air
traffic controller, ambassador, anaesthetist, animator, announcer, anthropologist, antiques
dealer, apothecary, apprentice, arborist, archaeologist, architect, archivist, art dealer, art
teacher, artist, assistant, astrologer, astronaut, astronomer, au pair, auctioneer, auditor,
author, babysitter, baggage handler, bailiff, baker, ballerina, ballet dancer, bank clerk,
banker, barber, bargeman, barista, barrister, bartender, basket weaver, beautician, beekeeper,
bell-ringer, biochemist, biographer, biologist, bishop, blacksmith, boatbuilder, bodyguard,
bookbinder, bookkeeper, bookseller, boss, botanist, brewer, bricklayer, broadcaster, broker,
builder, bus conductor, bus driver, busker, butcher, butler, cabin crew, cabinetmaker,
cameraman, candle maker, captain, cardinal, cardiologist, caretaker, carpenter, carpet fitter,
cartographer, cartoonist, cashier, caterer, chambermaid, chancellor, chaplain, chauffeur,
cheesemaker, chef, chemist, chemistry teacher, childminder, chimney sweep, chiropractor,
choirmaster, choreographer, civil engineer, civil servant, cleaner, cleaning lady, clerk,
clockmaker, clown, coach, coach driver, coastguard, cobbler, comedian, commentator, composer,
conductor, confectioner, conjurer, conservator, consultant, cook, cooper, coppersmith,
copywriter, correspondent, costume designer, councillor, courier, cowboy, croupier, curator,
customs officer, dairy farmer, dancer, data scientist, decorator, deep-sea diver, delivery
driver, dental hygienist, dentist, deputy, dermatologist, designer, detective, dietician,
diplomat, director, disc jockey, dispatcher, diver, dj, docker, doctor, dog groomer, dog
trainer, dog walker, doorman, dramatist, draughtsman, dressmaker, driving instructor, drummer,
dustman, ecologist, economist, editor, electrician, engine driver, engineer, engraver,
entertainer, entomologist, entrepreneur, estate agent, explorer, falconer, farmer, farmhand,
farrier, fashion designer, ferryman, film director, film star, financier, fire-eater,
firefighter, fireman, fisherman, fishmonger, fitter, flight attendant, florist, footballer,
foreman, forester, fortune teller, fundraiser, furniture maker, gamekeeper, gamer, gardener,
geographer, geologist, ghostwriter, glassblower, glazier, goalkeeper, goatherd, goldsmith,
gondolier, governess, graphic designer, greengrocer, grocer, groom, groundskeeper, guard, guide,
gymnast, haberdasher, hairdresser, handyman, harbour master, hatter, head teacher, herbalist,
herdsman, historian, hotel manager, hotelier, housekeeper, hunter, hypnotist, ice cream seller,
illusionist, illustrator, imam, innkeeper, instructor, interior designer, interpreter, inventor,
investigator, ironmonger, janitor, jeweller, jockey, joiner, journalist, judge, juggler, king,
knife grinder, lace maker, lamplighter, landlord, landscape gardener, laundress, lawyer,
lecturer, lexicographer, librarian, lifeguard, lighthouse keeper, linguist, lion tamer,
lobbyist, locksmith, logistician, lorry driver, lumberjack, lyricist, machinist, magician,
magistrate, maid, mail carrier, make-up artist, manager, manicurist, marine biologist, marketer,
mason, masseur, mathematician, matron, mayor, mechanic, merchant, metalworker, meteorologist,
midwife, milkman, miller, milliner, mime artist, miner, minister, model, model maker, monk,
mountain guide, museum guard, music teacher, musician, nanny, naturalist, naval architect,
navigator, neurologist, newsreader, night porter, night watchman, notary, novelist, nun, nurse,
nursery nurse, nutritionist, obstetrician, oceanographer, office clerk, optician, orderly, organ
builder, organist, orthodontist, painter, palaeontologist, paramedic, park ranger, parking
attendant, pastry cook, pathologist, pawnbroker, pearl diver, pediatrician, percussionist,
perfumer, pharmacist, philosopher, photographer, physicist, physiotherapist, pianist, piano
tuner, pilot, plasterer, playwright, plumber, podiatrist, poet, police officer, policeman,
politician, pop star, pope, porter, postman, potter, president, press officer, priest, prime
minister, principal, printer, producer, professor, programmer, prompter, proofreader,
psychiatrist, psychologist, publicist, publisher, puppeteer, queen, rabbi, radio presenter,
radiographer, railway worker, receptionist, referee, reporter, researcher, restaurateur,
restorer, retailer, riveter, roofer, rope maker, sailor, sales assistant, salesman, scaffolder,
schoolteacher, scientist, screenwriter, scribe, scuba instructor, sculptor, seamstress,
secretary, security guard, set designer, shepherd, shipbuilder, shoemaker, shop assistant,
shopkeeper, sign painter, silversmith, singer, ski instructor, social worker, software
developer, soldier, solicitor, songwriter, sound engineer, speechwriter, spy, stage manager,
statistician, steward, stockbroker, stonemason, storyteller, streamer, student, stuntman,
surgeon, surveyor, swimming teacher, switchboard operator, tailor, tattooist, tax inspector,
taxi driver, taxidermist, teacher, technician, telephonist, test pilot, thatcher, therapist,
tightrope walker, tiler, toolmaker, tour guide, town crier, toymaker, train driver, trainer,
tram driver, translator, treasurer, truck driver, tutor, typesetter, typist, umpire, undertaker,
upholsterer, usher, valet, ventriloquist, vet, vicar, violin maker, violinist, waiter, waitress,
warehouseman, watchmaker, weather forecaster, weaver, web designer, wedding planner, welder,
whaler, wheelwright, window cleaner, woodcarver, woodcutter, writer, yoga teacher, youtuber,
zookeeper, zoologist
"""
)
