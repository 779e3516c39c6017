"""Dinosaurs, and other beasts that are long gone."""

from typing import Final

from tabbytop.games.meow.box.words import entries

DINOSAURS: Final = entries(
    """
abelisaurus, achelousaurus, acrocanthosaurus, aegyptosaurus, afrovenator, agilisaurus,
alamosaurus, albertaceratops, albertosaurus, alectrosaurus, alioramus, allosaurus, altirhinus,
alvarezsaurus, amargasaurus, anchiceratops, anchiornis, anchisaurus, ankylosaurus, anzu,
apatosaurus, aragosaurus, archaeornithomimus, argentinosaurus, arrhinoceratops,
atlascopcosaurus, aublysodon, aucasaurus, austroraptor, austrosaurus, avaceratops, avimimus,
bagaceratops, bambiraptor, barapasaurus, barosaurus, baryonyx, becklespinax, beipiaosaurus,
bellusaurus, borogovia, brachiosaurus, brachylophosaurus, brachytrachelopan, brontosaurus,
buitreraptor, camarasaurus, camptosaurus, carcharodontosaurus, carnotaurus, caudipteryx,
cedarosaurus, centrosaurus, ceratosaurus, cetiosauriscus, cetiosaurus, chaoyangsaurus,
chasmosaurus, chialingosaurus, chindesaurus, chirostenotes, citipati, coelophysis, coelurus,
compsognathus, concavenator, conchoraptor, corythosaurus, cryolophosaurus, cynognathus,
dacentrurus, daspletosaurus, datousaurus, deinocheirus, deinonychus, deinosuchus, deltadromeus,
dicraeosaurus, dilong, dilophosaurus, dimetrodon, dimorphodon, diplodocus, dracorex,
dreadnoughtus, dromaeosaurus, dromiceiomimus, dryosaurus, dryptosaurus, edmontonia,
edmontosaurus, einiosaurus, elaphrosaurus, emausaurus, eocursor, eoraptor, eotyrannus,
equijubus, erketu, erlikosaurus, euhelopus, euoplocephalus, europasaurus, eustreptospondylus,
fukuiraptor, fukuisaurus, gallimimus, gargoyleosaurus, garudimimus, gasosaurus, gasparinisaura,
gastonia, giganotosaurus, gigantoraptor, gilmoreosaurus, giraffatitan, gobisaurus, gorgosaurus,
goyocephale, graciliceratops, gryposaurus, guanlong, hadrosaurus, halticosaurus,
haplocanthosaurus, harpymimus, herrerasaurus, hesperonychus, heterodontosaurus, homalocephale,
huayangosaurus, hylaeosaurus, hypacrosaurus, hypsilophodon, iguanodon, indosuchus, irritator,
isisaurus, janenschia, jaxartosaurus, jobaria, juravenator, kentrosaurus, khaan, kosmoceratops,
kritosaurus, lambeosaurus, leaellynasaura, leptoceratops, lesothosaurus, lexovisaurus,
liaoceratops, lophorhothon, lophostropheus, lufengosaurus, lurdusaurus, lycorhinus,
lystrosaurus, magyarosaurus, maiasaura, majungasaurus, malawisaurus, mamenchisaurus, mapusaurus,
marshosaurus, masiakasaurus, massospondylus, medusaceratops, megalosaurus, megaraptor,
melanorosaurus, metriacanthosaurus, microceratus, micropachycephalosaurus, microraptor, minmi,
monolophosaurus, mononykus, mussaurus, muttaburrasaurus, mymoorapelta, nasutoceratops,
nedoceratops, nemegtosaurus, neovenator, nigersaurus, nipponosaurus, noasaurus, nodosaurus,
nothronychus, nqwebasaurus, omeisaurus, ornitholestes, ornithomimus, orodromeus, oryctodromeus,
othnielia, ouranosaurus, oviraptor, pachycephalosaurus, pachyrhinosaurus, panoplosaurus,
paralititan, parasaurolophus, parksosaurus, patagosaurus, pelicanimimus, pelorosaurus,
pentaceratops, piatnitzkysaurus, pinacosaurus, plateosaurus, polacanthus, prenocephale,
probactrosaurus, proceratosaurus, procompsognathus, prosaurolophus, protarchaeopteryx,
protoceratops, psittacosaurus, pteranodon, pterodactylus, pterodaustro, quetzalcoatlus,
rebbachisaurus, rhabdodon, rhamphorhynchus, rhoetosaurus, riojasaurus, rugops, saichania,
saltasaurus, saltopus, sarcosaurus, saurolophus, sauropelta, saurophaganax, saurornithoides,
scelidosaurus, scipionyx, scutellosaurus, secernosaurus, segisaurus, segnosaurus, seismosaurus,
shamosaurus, shantungosaurus, shunosaurus, shuvuuia, silvisaurus, sinocalliopteryx,
sinornithosaurus, sinosauropteryx, sinraptor, spinosaurus, staurikosaurus, stegoceras,
stegosaurus, stenopelix, struthiomimus, struthiosaurus, stygimoloch, styracosaurus, suchomimus,
supersaurus, talarurus, tanius, tarbosaurus, tarchia, telmatosaurus, tenontosaurus,
thecodontosaurus, therizinosaurus, thescelosaurus, titanosaurus, torosaurus, torvosaurus,
triceratops, troodon, tsintaosaurus, tuojiangosaurus, turanoceratops, tyrannosaurus,
tyrannotitan, udanoceratops, unenlagia, utahceratops, utahraptor, valdosaurus, velociraptor,
vulcanodon, wannanosaurus, wuerhosaurus, xenoceratops, xenotarsosaurus, xiaosaurus, yandusaurus,
yangchuanosaurus, yinlong, yutyrannus, zalmoxes, zephyrosaurus, zuniceratops, zupaysaurus
"""
)
