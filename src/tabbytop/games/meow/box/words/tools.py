"""Tools of the workshop and the garden."""

from typing import Final

from tabbytop.games.meow.box.words import entries

TOOLS: Final = entries(
    """
adjustable spanner, adze, air compressor, allen key, angle grinder, anvil, auger, awl, axe,
ball-peen hammer, band saw, belt sander, bench grinder, bench vice, bevel gauge, billhook, block
plane, blowtorch, bolt cutter, bow saw, box spanner, brace and bit, bradawl, branding iron,
brick hammer, bush hammer, butane torch, c-clamp, cable cutter, caliper, caulking gun, centre
punch, chainsaw, chalk line, chipping hammer, chisel, chop saw, circular saw, clamp, claw
hammer, club hammer, coal shovel, cold chisel, combination pliers, compass saw, coping saw,
cordless drill, countersink, crimping tool, cross-cut saw, crowbar, deburring tool, diagonal
pliers, dibber, die grinder, dividers, dowel jig, drawknife, drift punch, drill, drill bit,
drill press, edger, electric screwdriver, embossing tool, emery cloth, f-clamp, feeler gauge,
felling axe, file, flat file, float, folding rule, forceps, framing hammer, fret saw, froe,
garden fork, garden hose, garden shears, gimlet, glass cutter, glue gun, gouge, grafting knife,
grease gun, grinding wheel, grindstone, grub hoe, hacksaw, hammer, hand drill, hand plane, hand
saw, hand trowel, hatchet, heat gun, hedge trimmer, hex key, hoe, hole saw, honing guide, hoof
pick, hydraulic jack, impact driver, jack plane, jackhammer, jigsaw, jointer, keyhole saw,
lathe, lawn rake, leather punch, level, light meter, linoleum cutter, locking pliers, long-nose
pliers, lopper, magnetic tray, mallet, marking gauge, masonry bit, mattock, maul, metal
detector, micrometer, milling machine, mitre box, mitre saw, monkey wrench, mortise chisel,
multimeter, multitool, nail gun, nail puller, nail set, needle file, needle-nose pliers, nut
driver, oil can, oilstone, orbital sander, oscilloscope, paint roller, paint scraper, palette
knife, pick, pickaxe, pincers, pipe bender, pipe cutter, pipe wrench, pitchfork, planer, pliers,
plumb bob, plunge router, pneumatic drill, pocket knife, pole saw, post hole digger, power
drill, pressure washer, protractor, pruning knife, pruning saw, pry bar, pulley, punch, putty
knife, radial arm saw, rake, rasp, ratchet screwdriver, ratchet strap, reamer, rip saw, rotary
tool, router, rubber mallet, sabre saw, sander, sanding block, sandpaper, saw, sawhorse,
scalpel, scraper, screw extractor, screwdriver, scroll saw, scythe, seam ripper, secateurs, set
square, sharpening stone, shears, shovel, sickle, side cutters, sledgehammer, slide rule,
sliding bevel, socket set, socket wrench, soldering iron, spade, spanner, speed square, spirit
level, spoke key, spokeshave, spray gun, sprinkler, square, staple gun, strap wrench, stud
finder, surform, table saw, tack hammer, tape measure, tenon saw, thread cutter, tile cutter,
tin snips, toolbox, torque wrench, trammel, trowel, try square, utility knife, vernier, vice,
voltage tester, wallpaper brush, watering can, weeder, welding torch, whetstone, winch, wire
brush, wire cutter, wire stripper, woodcarving knife, workbench, wrecking bar, wrench
"""
)
