"""Tools of the workshop and the garden."""

from typing import Final

from tabbytop.languages.de.meow.lists import pairs

TOOLS: Final = pairs(
    """
adjustable spanner: Rollgabelschlüssel, adze: Dechsel, air compressor: Druckluftkompressor, allen
key: Innensechskantschlüssel, angle grinder: Winkelschleifer, anvil: Amboss, auger:
Schlangenbohrer, awl: Ahle, axe: Axt, ball-peen hammer: Kugelhammer, band saw: Bandsäge, belt
sander: Bandschleifer, bench grinder: Doppelschleifer, bench vice: Bankschraubstock, bevel gauge:
Stellschmiege, billhook: Heppe, block plane: Einhandhobel, blowtorch: Lötlampe, bolt cutter:
Bolzenschneider, bow saw: Bügelsäge, box spanner: Rohrsteckschlüssel, brace and bit: Bohrwinde,
bradawl: Vorstecher, branding iron: Brandeisen, brick hammer: Maurerhammer, bush hammer:
Stockhammer, butane torch: Gasbrenner, c-clamp: C-Zwinge, cable cutter: Kabelschneider, caliper:
Messschieber, caulking gun: Kartuschenpistole, centre punch: Körner, chainsaw: Kettensäge, chalk
line: Schlagschnur, chipping hammer: Schlackenhammer, chisel: Stemmeisen, chop saw: Kappsäge,
circular saw: Kreissäge, clamp: Schraubzwinge, claw hammer: Klauenhammer, club hammer: Fäustel,
coal shovel: Kohlenschaufel, cold chisel: Kaltmeißel, combination pliers: Kombizange, compass saw:
Stoßsäge, coping saw: Laubsäge, cordless drill: Akkubohrer, countersink: Senker, crimping tool:
Crimpzange, cross-cut saw: Schrotsäge, crowbar: Brecheisen, deburring tool: Entgrater, diagonal
pliers: Diagonalschneider, dibber: Pflanzholz, die grinder: Stabschleifer, dividers: Stechzirkel,
dowel jig: Dübellehre, drawknife: Zugmesser, drift punch: Durchschläger, drill: Bohrer, drill bit:
Bohreinsatz, drill press: Ständerbohrmaschine, edger: Rasenkantenstecher, electric screwdriver:
Akkuschrauber, embossing tool: Prägewerkzeug, emery cloth: Schmirgelleinen, f-clamp: F-Zwinge,
feeler gauge: Fühlerlehre, felling axe: Fällaxt, file: Feile, flat file: Flachfeile, float:
Reibebrett, folding rule: Zollstock, forceps: Greifzange, framing hammer: Latthammer, fret saw:
Dekupiersäge, froe: Spaltmesser, garden fork: Grabegabel, garden hose: Gartenschlauch, garden
shears: Gartenschere, gimlet: Nagelbohrer, glass cutter: Glasschneider, glue gun: Klebepistole,
gouge: Hohleisen, grafting knife: Pfropfmesser, grease gun: Fettpresse, grinding wheel:
Schleifscheibe, grindstone: Drehschleifstein, grub hoe: Rodehacke, hacksaw: Metallsäge, hammer:
Hammer, hand drill: Handbohrer, hand plane: Handhobel, hand saw: Fuchsschwanz, hand trowel:
Handkelle, hatchet: Beil, heat gun: Heißluftpistole, hedge trimmer: Heckenschere, hex key:
Sechskantschlüssel, hoe: Hacke, hole saw: Lochsäge, honing guide: Schleifführung, hoof pick:
Hufkratzer, hydraulic jack: Hydraulikheber, impact driver: Schlagschrauber, jack plane:
Schlichthobel, jackhammer: Abbruchhammer, jigsaw: Stichsäge, jointer: Abrichthobel, keyhole saw:
Schlüssellochsäge, lathe: Drehbank, lawn rake: Laubrechen, leather punch: Lochzange, level:
Richtlatte, light meter: Lichtmesser, linoleum cutter: Linolmesser, locking pliers: Gripzange,
long-nose pliers: Langbeckzange, lopper: Astschere, magnetic tray: Magnetschale, mallet:
Holzhammer, marking gauge: Streichmaß, masonry bit: Steinbohrer, mattock: Breithacke, maul:
Spalthammer, metal detector: Metalldetektor, micrometer: Mikrometerschraube, milling machine:
Fräsmaschine, mitre box: Gehrungslade, mitre saw: Gehrungssäge, monkey wrench: Engländer, mortise
chisel: Lochbeitel, multimeter: Multimeter, multitool: Multifunktionswerkzeug, nail gun:
Nagelpistole, nail puller: Nagelheber, nail set: Versenker, needle file: Nadelfeile, needle-nose
pliers: Spitzzange, nut driver: Steckschlüssel, oil can: Ölkanne, oilstone: Ölstein, orbital
sander: Schwingschleifer, oscilloscope: Oszilloskop, paint roller: Farbroller, paint scraper:
Farbkratzer, palette knife: Palettmesser, pick: Picke, pickaxe: Spitzhacke, pincers: Kneifzange,
pipe bender: Rohrbieger, pipe cutter: Rohrschneider, pipe wrench: Rohrzange, pitchfork: Heugabel,
planer: Hobelmaschine, pliers: Zange, plumb bob: Senklot, plunge router: Tauchfräse, pneumatic
drill: Presslufthammer, pocket knife: Taschenmesser, pole saw: Hochentaster, post hole digger:
Erdlochbohrer, power drill: Schlagbohrmaschine, pressure washer: Hochdruckreiniger, protractor:
Winkelmesser, pruning knife: Hippe, pruning saw: Baumsäge, pry bar: Stemmstange, pulley:
Flaschenzug, punch: Locheisen, putty knife: Spachtel, radial arm saw: Radialarmsäge, rake: Harke,
rasp: Raspel, ratchet screwdriver: Ratschenschraubendreher, ratchet strap: Spanngurt, reamer:
Reibahle, rip saw: Längsschnittsäge, rotary tool: Multischleifer, router: Oberfräse, rubber mallet:
Gummihammer, sabre saw: Säbelsäge, sander: Schleifmaschine, sanding block: Schleifklotz, sandpaper:
Schleifpapier, saw: Säge, sawhorse: Sägebock, scalpel: Skalpell, scraper: Schaber, screw extractor:
Schraubenausdreher, screwdriver: Schraubendreher, scroll saw: Feinschnittsäge, scythe: Sense, seam
ripper: Nahttrenner, secateurs: Rosenschere, set square: Zeichendreieck, sharpening stone:
Abziehstein, shears: Schafschere, shovel: Schaufel, sickle: Sichel, side cutters: Seitenschneider,
sledgehammer: Vorschlaghammer, slide rule: Rechenschieber, sliding bevel: Schmiege, socket set:
Steckschlüsselsatz, socket wrench: Umschaltknarre, soldering iron: Lötkolben, spade: Spaten,
spanner: Schraubenschlüssel, speed square: Zimmermannswinkel, spirit level: Wasserwaage, spoke key:
Speichenschlüssel, spokeshave: Schweifhobel, spray gun: Spritzpistole, sprinkler: Rasensprenger,
square: Winkel, staple gun: Tacker, strap wrench: Bandschlüssel, stud finder: Leitungssucher,
surform: Raspelhobel, table saw: Tischkreissäge, tack hammer: Polsterhammer, tape measure: Maßband,
tenon saw: Zapfensäge, thread cutter: Gewindeschneider, tile cutter: Fliesenschneider, tin snips:
Blechschere, toolbox: Werkzeugkasten, torque wrench: Drehmomentschlüssel, trammel: Stangenzirkel,
trowel: Kelle, try square: Anschlagwinkel, utility knife: Teppichmesser, vernier: Nonius, vice:
Schraubstock, voltage tester: Spannungsprüfer, wallpaper brush: Tapezierbürste, watering can:
Gießkanne, weeder: Unkrautstecher, welding torch: Schweißbrenner, whetstone: Wetzstein, winch:
Seilwinde, wire brush: Drahtbürste, wire cutter: Drahtschneider, wire stripper: Abisolierzange,
woodcarving knife: Schnitzmesser, workbench: Werkbank, wrecking bar: Nageleisen, wrench:
Gabelschlüssel
"""
)
