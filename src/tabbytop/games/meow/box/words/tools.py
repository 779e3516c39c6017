"""Tools of the workshop and the garden."""

from typing import Final

from tabbytop.games.meow.box.words import entries

TOOLS: Final = entries(
    """
adjustable spanner, adze, air compressor, allen key, angle grinder, anvil, auger, awl, axe,
ball-peen hammer, band saw, barrow, bellows, belt sander, bench grinder, bench vice, bevel
gauge, billhook, block plane, blowtorch, bolt, bolt cutter, bow saw, box spanner, brace and bit,
bradawl, branding iron, brick hammer, bucket, bush hammer, butane torch, c-clamp, cable cutter,
caliper, caulking gun, cement mixer, centre punch, chainsaw, chalk line, chipping hammer,
chisel, chop saw, circular saw, clamp, claw hammer, clipper, cloche, club hammer, coal shovel,
cold chisel, combination pliers, compass, compass saw, coping saw, cordless drill, countersink,
crimping tool, cross-cut saw, crowbar, cutter, darning needle, deburring tool, diagonal pliers,
dibber, die grinder, dividers, dowel jig, drawknife, drift punch, drill, drill bit, drill press,
duct tape, edger, electric screwdriver, embossing tool, emery cloth, engraver, extension lead,
f-clamp, feeler gauge, felling axe, file, fire tongs, flashlight, flat file, float, folding
rule, forceps, fork, framing hammer, fret saw, froe, funnel, garden fork, garden hose, garden
shears, gimlet, glass cutter, glue gun, gouge, grafting knife, grease gun, grinding wheel,
grindstone, grub hoe, hacksaw, hammer, hand drill, hand plane, hand saw, hand trowel, hatchet,
hawk, heat gun, hedge trimmer, hex key, hoe, hole saw, honing guide, hoof pick, hose, hydraulic
jack, impact driver, jack, jack plane, jackhammer, jigsaw, jointer, keyhole saw, knife
sharpener, ladder, lathe, lawn rake, lawnmower, leaf blower, leather punch, level, light meter,
linoleum cutter, locking pliers, long-nose pliers, lopper, magnetic tray, magnifying glass,
mallet, marking gauge, masonry bit, mattock, maul, metal detector, micrometer, milling machine,
mitre box, mitre saw, monkey wrench, mortise chisel, multimeter, multitool, nail, nail gun, nail
puller, nail set, needle file, needle-nose pliers, nut, nut driver, oil can, oilstone, orbital
sander, oscilloscope, paint roller, paint scraper, paintbrush, palette knife, pestle, pick,
pickaxe, pincers, pipe bender, pipe cutter, pipe wrench, pitchfork, planer, pliers, plumb bob,
plunge router, pneumatic drill, pocket knife, pole saw, post hole digger, power drill, pressure
washer, protractor, pruning knife, pruning saw, pry bar, pulley, punch, putty knife, radial arm
saw, rake, rasp, ratchet, ratchet screwdriver, ratchet strap, reamer, rip saw, riveter, roller,
rotary tool, router, rubber mallet, ruler, sabre saw, sander, sanding block, sandpaper, saw,
sawhorse, scalpel, scissors, scraper, screw, screw extractor, screwdriver, scribe, scroll saw,
scythe, seam ripper, secateurs, set square, sewing machine, sharpening stone, shears, shovel,
sickle, side cutters, sledgehammer, slide rule, sliding bevel, socket set, socket wrench,
soldering iron, spade, spanner, speed square, spindle, spirit level, spoke key, spokeshave,
spray gun, sprinkler, square, staple gun, stapler, steel wool, stepladder, stethoscope,
stopwatch, strap wrench, stud finder, surform, table saw, tack hammer, tape measure, tenon saw,
thermometer, thimble, thread cutter, tile cutter, tin snips, toolbox, toolkit, torque wrench,
trammel, trowel, try square, tweezers, utility knife, vernier, vice, voltage tester, wallpaper
brush, watering can, weeder, welding torch, wheelbarrow, whetstone, winch, wire brush, wire
cutter, wire stripper, woodcarving knife, workbench, wrecking bar, wrench
"""
)
