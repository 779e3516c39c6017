"""Dinosaurs, and other beasts that are long gone."""

from typing import Final

from tabbytop.games.meow.box.words import entries

DINOSAURS: Final = entries(
    """
abelisaurus, achelousaurus, acrocanthosaurus, aegyptosaurus, afrovenator, agilisaurus,
alamosaurus, albertaceratops, albertosaurus, alectrosaurus, alioramus, allosaurus, altirhinus,
alvarezsaurus, amargasaurus, ammonite, anchiceratops, anchiornis, anchisaurus, ankylosaurus,
anzu, apatosaurus, aragosaurus, archaeopteryx, archaeornithomimus, archelon, argentinosaurus,
arrhinoceratops, atlascopcosaurus, aublysodon, aucasaurus, aurochs, austroraptor, austrosaurus,
avaceratops, avimimus, bagaceratops, bambiraptor, barapasaurus, barosaurus, baryonyx,
becklespinax, beipiaosaurus, bellusaurus, bluebuck, borogovia, brachiosaurus, brachylophosaurus,
brachytrachelopan, brontosaurus, buitreraptor, camarasaurus, camptosaurus, carcharodontosaurus,
carnotaurus, caudipteryx, cave bear, cedarosaurus, centrosaurus, ceratosaurus, cetiosauriscus,
cetiosaurus, chaoyangsaurus, chasmosaurus, chialingosaurus, chindesaurus, chirostenotes,
citipati, coelophysis, coelurus, compsognathus, concavenator, conchoraptor, corythosaurus,
cryolophosaurus, cynognathus, dacentrurus, daspletosaurus, datousaurus, deinocheirus,
deinonychus, deinosuchus, deltadromeus, dicraeosaurus, dilong, dilophosaurus, dimetrodon,
dimorphodon, diplodocus, dire wolf, dodo, dracorex, dreadnoughtus, dromaeosaurus,
dromiceiomimus, dryosaurus, dryptosaurus, dunkleosteus, edmontonia, edmontosaurus, einiosaurus,
elaphrosaurus, elasmosaurus, emausaurus, eocursor, eoraptor, eotyrannus, equijubus, erketu,
erlikosaurus, euhelopus, euoplocephalus, europasaurus, eustreptospondylus, fukuiraptor,
fukuisaurus, gallimimus, gargoyleosaurus, garudimimus, gasosaurus, gasparinisaura, gastonia,
giant sloth, giganotosaurus, gigantoraptor, gilmoreosaurus, giraffatitan, gobisaurus,
gorgosaurus, goyocephale, graciliceratops, great auk, gryposaurus, guanlong, hadrosaurus,
halticosaurus, haplocanthosaurus, harpymimus, herrerasaurus, hesperonychus, hesperornis,
heterodontosaurus, homalocephale, huayangosaurus, hylaeosaurus, hypacrosaurus, hypsilophodon,
ichthyornis, ichthyosaurus, iguanodon, indominus rex, indosuchus, irritator, isisaurus,
janenschia, jaxartosaurus, jobaria, juravenator, kentrosaurus, khaan, kosmoceratops,
kritosaurus, kronosaurus, lambeosaurus, leaellynasaura, leptoceratops, lesothosaurus,
lexovisaurus, liaoceratops, liopleurodon, lophorhothon, lophostropheus, lufengosaurus,
lurdusaurus, lycorhinus, lystrosaurus, magyarosaurus, maiasaura, majungasaurus, malawisaurus,
mamenchisaurus, mammoth, mapusaurus, marshosaurus, masiakasaurus, massospondylus, mastodon,
medusaceratops, megalodon, megalosaurus, megaraptor, megatherium, melanorosaurus,
metriacanthosaurus, microceratus, micropachycephalosaurus, microraptor, minmi, moa,
monolophosaurus, mononykus, mosasaurus, mussaurus, muttaburrasaurus, mymoorapelta,
nasutoceratops, nedoceratops, nemegtosaurus, neovenator, nigersaurus, nipponosaurus, noasaurus,
nodosaurus, nothosaurus, nothronychus, nqwebasaurus, omeisaurus, ornitholestes, ornithomimus,
orodromeus, oryctodromeus, othnielia, ouranosaurus, oviraptor, pachycephalosaurus,
pachyrhinosaurus, panoplosaurus, paralititan, parasaurolophus, parksosaurus, patagosaurus,
pelicanimimus, pelorosaurus, pentaceratops, piatnitzkysaurus, pinacosaurus, plateosaurus,
plesiosaurus, pliosaurus, polacanthus, prenocephale, probactrosaurus, proceratosaurus,
procompsognathus, prosaurolophus, protarchaeopteryx, protoceratops, psittacosaurus, pteranodon,
pterodactyl, pterodactylus, pterodaustro, pterosaur, quagga, quetzalcoatlus, raptor,
rebbachisaurus, rhabdodon, rhamphorhynchus, rhoetosaurus, riojasaurus, rugops, sabre-toothed
tiger, saichania, saltasaurus, saltopus, sarcosaurus, saurolophus, sauropelta, saurophaganax,
sauropod, saurornithoides, scelidosaurus, scipionyx, scutellosaurus, secernosaurus, segisaurus,
segnosaurus, seismosaurus, shamosaurus, shantungosaurus, shunosaurus, shuvuuia, silvisaurus,
sinocalliopteryx, sinornithosaurus, sinosauropteryx, sinraptor, smilodon, spinosaurus,
staurikosaurus, stegoceras, stegosaurus, stenopelix, struthiomimus, struthiosaurus, stygimoloch,
styracosaurus, suchomimus, supersaurus, talarurus, tanius, tarbosaurus, tarchia, telmatosaurus,
tenontosaurus, thecodontosaurus, therizinosaurus, thescelosaurus, titanosaurus, torosaurus,
torvosaurus, triceratops, trilobite, troodon, tsintaosaurus, tuojiangosaurus, turanoceratops,
tylosaurus, tyrannosaurus, tyrannosaurus rex, tyrannotitan, udanoceratops, unenlagia,
utahceratops, utahraptor, valdosaurus, velociraptor, vulcanodon, wannanosaurus, woolly mammoth,
woolly rhinoceros, wuerhosaurus, xenoceratops, xenotarsosaurus, xiaosaurus, yandusaurus,
yangchuanosaurus, yinlong, yutyrannus, zalmoxes, zephyrosaurus, zuniceratops, zupaysaurus
"""
)
