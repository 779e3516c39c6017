"""Tools of the workshop and the garden."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

TOOLS: Final = pairs(
    """
adjustable spanner: Rollgabelschlüssel, adze: Dechsel, air compressor: Druckluftkompressor,
allen key: Innensechskantschlüssel, angle grinder: Winkelschleifer, anvil: Amboss, auger:
Schlangenbohrer, awl: Ahle, axe: Axt, ball-peen hammer: Kugelhammer, band saw: Bandsäge, barrow:
Barrow, bellows: Blasebalg, belt sander: Bandschleifer, bench grinder: Doppelschleifer, bench
vice: Bankschraubstock, bevel gauge: Stellschmiege, billhook: Heppe, block plane: Einhandhobel,
blowtorch: Lötlampe, bolt: Bolzen, bolt cutter: Bolzenschneider, bow saw: Bügelsäge, box
spanner: Rohrsteckschlüssel, brace and bit: Bohrwinde, bradawl: Vorstecher, branding iron:
Brandeisen, brick hammer: Maurerhammer, bucket: Eimer, bush hammer: Stockhammer, butane torch:
Gasbrenner, c-clamp: C-Zwinge, cable cutter: Kabelschneider, caliper: Messschieber, caulking
gun: Kartuschenpistole, cement mixer: Betonmischer, centre punch: Körner, chainsaw: Kettensäge,
chalk line: Schlagschnur, chipping hammer: Schlackenhammer, chisel: Stemmeisen, chop saw:
Kappsäge, circular saw: Kreissäge, clamp: Schraubzwinge, claw hammer: Klauenhammer, clipper:
Klipper, cloche: Cloche, club hammer: Fäustel, coal shovel: Kohlenschaufel, cold chisel:
Kaltmeißel, combination pliers: Kombizange, compass: Zirkel, compass saw: Stoßsäge, coping saw:
Laubsäge, cordless drill: Akkubohrer, countersink: Senker, crimping tool: Crimpzange, cross-cut
saw: Schrotsäge, crowbar: Brecheisen, cutter: Kutter, darning needle: Stopfnadel, deburring
tool: Entgrater, diagonal pliers: Diagonalschneider, dibber: Pflanzholz, die grinder:
Stabschleifer, dividers: Stechzirkel, dowel jig: Dübellehre, drawknife: Zugmesser, drift punch:
Durchschläger, drill: Bohrer, drill bit: Bohreinsatz, drill press: Ständerbohrmaschine, duct
tape: Panzerband, edger: Rasenkantenstecher, electric screwdriver: Akkuschrauber, embossing
tool: Prägewerkzeug, emery cloth: Schmirgelleinen, engraver: Graveur, extension lead:
Verlängerungskabel, f-clamp: F-Zwinge, feeler gauge: Fühlerlehre, felling axe: Fällaxt, file:
Feile, fire tongs: Feuerzange, flashlight: Taschenlampe, flat file: Flachfeile, float:
Reibebrett, folding rule: Zollstock, forceps: Greifzange, fork: Gabel, framing hammer:
Latthammer, fret saw: Dekupiersäge, froe: Spaltmesser, funnel: Trichter, garden fork:
Grabegabel, garden hose: Gartenschlauch, garden shears: Gartenschere, gimlet: Nagelbohrer, glass
cutter: Glasschneider, glue gun: Klebepistole, gouge: Hohleisen, grafting knife: Pfropfmesser,
grease gun: Fettpresse, grinding wheel: Schleifscheibe, grindstone: Drehschleifstein, grub hoe:
Rodehacke, hacksaw: Metallsäge, hammer: Hammer, hand drill: Handbohrer, hand plane: Handhobel,
hand saw: Fuchsschwanz, hand trowel: Handkelle, hatchet: Beil, hawk: Habicht, heat gun:
Heißluftpistole, hedge trimmer: Heckenschere, hex key: Sechskantschlüssel, hoe: Hacke, hole saw:
Lochsäge, honing guide: Schleifführung, hoof pick: Hufkratzer, hose: Schlauch, hydraulic jack:
Hydraulikheber, impact driver: Schlagschrauber, jack: Wagenheber, jack plane: Schlichthobel,
jackhammer: Abbruchhammer, jigsaw: Stichsäge, jointer: Abrichthobel, keyhole saw:
Schlüssellochsäge, knife sharpener: Messerschärfer, ladder: Leiter, lathe: Drehbank, lawn rake:
Laubrechen, lawnmower: Rasenmäher, leaf blower: Laubbläser, leather punch: Lochzange, level:
Richtlatte, light meter: Lichtmesser, linoleum cutter: Linolmesser, locking pliers: Gripzange,
long-nose pliers: Langbeckzange, lopper: Astschere, magnetic tray: Magnetschale, magnifying
glass: Lupe, mallet: Holzhammer, marking gauge: Streichmaß, masonry bit: Steinbohrer, mattock:
Breithacke, maul: Spalthammer, metal detector: Metalldetektor, micrometer: Mikrometerschraube,
milling machine: Fräsmaschine, mitre box: Gehrungslade, mitre saw: Gehrungssäge, monkey wrench:
Engländer, mortise chisel: Lochbeitel, multimeter: Multimeter, multitool:
Multifunktionswerkzeug, nail: Nagel, nail gun: Nagelpistole, nail puller: Nagelheber, nail set:
Versenker, needle file: Nadelfeile, needle-nose pliers: Spitzzange, nut: Schraubenmutter, nut
driver: Steckschlüssel, oil can: Ölkanne, oilstone: Ölstein, orbital sander: Schwingschleifer,
oscilloscope: Oszilloskop, paint roller: Farbroller, paint scraper: Farbkratzer, paintbrush:
Pinsel, palette knife: Palettmesser, pestle: Stößel, pick: Picke, pickaxe: Spitzhacke, pincers:
Kneifzange, pipe bender: Rohrbieger, pipe cutter: Rohrschneider, pipe wrench: Rohrzange,
pitchfork: Heugabel, planer: Hobelmaschine, pliers: Zange, plumb bob: Senklot, plunge router:
Tauchfräse, pneumatic drill: Presslufthammer, pocket knife: Taschenmesser, pole saw:
Hochentaster, post hole digger: Erdlochbohrer, power drill: Schlagbohrmaschine, pressure washer:
Hochdruckreiniger, protractor: Winkelmesser, pruning knife: Hippe, pruning saw: Baumsäge, pry
bar: Stemmstange, pulley: Flaschenzug, punch: Locheisen, putty knife: Spachtel, radial arm saw:
Radialarmsäge, rake: Harke, rasp: Raspel, ratchet: Ratsche, ratchet screwdriver:
Ratschenschraubendreher, ratchet strap: Spanngurt, reamer: Reibahle, rip saw: Längsschnittsäge,
riveter: Nieter, roller: Roller, rotary tool: Multischleifer, router: Oberfräse, rubber mallet:
Gummihammer, ruler: Lineal, sabre saw: Säbelsäge, sander: Schleifmaschine, sanding block:
Schleifklotz, sandpaper: Schleifpapier, saw: Säge, sawhorse: Sägebock, scalpel: Skalpell,
scissors: Schere, scraper: Schaber, screw: Schraube, screw extractor: Schraubenausdreher,
screwdriver: Schraubendreher, scribe: Schreiber, scroll saw: Feinschnittsäge, scythe: Sense,
seam ripper: Nahttrenner, secateurs: Rosenschere, set square: Zeichendreieck, sewing machine:
Nähmaschine, sharpening stone: Abziehstein, shears: Schafschere, shovel: Schaufel, sickle:
Sichel, side cutters: Seitenschneider, sledgehammer: Vorschlaghammer, slide rule:
Rechenschieber, sliding bevel: Schmiege, socket set: Steckschlüsselsatz, socket wrench:
Umschaltknarre, soldering iron: Lötkolben, spade: Spaten, spanner: Schraubenschlüssel, speed
square: Zimmermannswinkel, spindle: Spindel, spirit level: Wasserwaage, spoke key:
Speichenschlüssel, spokeshave: Schweifhobel, spray gun: Spritzpistole, sprinkler: Rasensprenger,
square: Winkel, staple gun: Tacker, stapler: Hefter, steel wool: Stahlwolle, stepladder:
Trittleiter, stethoscope: Stethoskop, stopwatch: Stoppuhr, strap wrench: Bandschlüssel, stud
finder: Leitungssucher, surform: Raspelhobel, table saw: Tischkreissäge, tack hammer:
Polsterhammer, tape measure: Maßband, tenon saw: Zapfensäge, thermometer: Thermometer, thimble:
Nähfingerhut, thread cutter: Gewindeschneider, tile cutter: Fliesenschneider, tin snips:
Blechschere, toolbox: Werkzeugkasten, toolkit: Werkzeugset, torque wrench: Drehmomentschlüssel,
trammel: Stangenzirkel, trowel: Kelle, try square: Anschlagwinkel, tweezers: Pinzette, utility
knife: Teppichmesser, vernier: Nonius, vice: Schraubstock, voltage tester: Spannungsprüfer,
wallpaper brush: Tapezierbürste, watering can: Gießkanne, weeder: Unkrautstecher, welding torch:
Schweißbrenner, wheelbarrow: Schubkarre, whetstone: Wetzstein, winch: Seilwinde, wire brush:
Drahtbürste, wire cutter: Drahtschneider, wire stripper: Abisolierzange, woodcarving knife:
Schnitzmesser, workbench: Werkbank, wrecking bar: Nageleisen, wrench: Gabelschlüssel
"""
)
