"""The spoken things: 16 cards, none blue. One word a turn, out of the act's own list (MW-S3)."""

from typing import Final

from tabbytop.games.meow.box.rule import AFTER, BEFORE, Rule
from tabbytop.games.meow.box.words.buildings import BUILDINGS
from tabbytop.games.meow.box.words.colours import COLOURS
from tabbytop.games.meow.box.words.desserts import DESSERTS
from tabbytop.games.meow.box.words.dinosaurs import DINOSAURS
from tabbytop.games.meow.box.words.feelings import FEELINGS
from tabbytop.games.meow.box.words.fruits import FRUITS
from tabbytop.games.meow.box.words.garments import GARMENTS
from tabbytop.games.meow.box.words.household import HOUSEHOLD
from tabbytop.games.meow.box.words.instruments import INSTRUMENTS
from tabbytop.games.meow.box.words.manners import MANNERS
from tabbytop.games.meow.box.words.rivers import RIVERS
from tabbytop.games.meow.box.words.sea_creatures import SEA_CREATURES
from tabbytop.games.meow.box.words.tools import TOOLS
from tabbytop.games.meow.box.words.trees import TREES
from tabbytop.games.meow.box.words.vegetables import VEGETABLES
from tabbytop.games.meow.box.words.vehicles import VEHICLES

# fmt: off
SPOKEN: Final = [  # a card a paragraph: what stands on it, the act, how it sounds, its words
    Rule("fruit", "Forbidden Fruit", "fruit bat",
         "Must name a fruit, as a fruit bat would: like an old friend.",
         label="Name a fruit", shown="greets a fruit by its name",
         sign="🍇", motion="speak", part=BEFORE, words=FRUITS),
    Rule("vegetable", "Vegetable Matters", "caterpillar",
         "Must name a vegetable, a herb or a spice. The caterpillar has had them all.",
         label="Name a vegetable", shown="recommends something from the kitchen garden",
         sign="🥦", motion="speak", part=AFTER, words=VEGETABLES),
    Rule("instrument", "An Instrumental Role", "cricket",
         "Must name a musical instrument. The cricket has a cousin who plays it.",
         label="Name an instrument", shown="asks the orchestra for an instrument",
         sign="🎸", motion="speak", part=BEFORE, words=INSTRUMENTS),
    Rule("sea creature", "Creature Comforts", "pelican",
         "Must name somebody who lives in water, with a pelican's respect.",
         label="Name a sea creature", shown="names somebody who lives under water",
         sign="🦈", motion="speak", part=AFTER, words=SEA_CREATURES),
    Rule("tree", "Tree's Company", "beaver",
         "Must name a tree or a shrub, not its fruit, as a beaver reads a menu.",
         label="Name a tree", shown="names a tree, slowly, with dignity",
         sign="🌳", motion="speak", part=BEFORE, words=TREES),
    Rule("tool", "Tool for Thought", "chimpanzee",
         "Must ask for a tool of workshop or garden, like a chimpanzee in the middle of a job.",
         label="Ask for a tool", shown="asks for a tool, like a surgeon",
         sign="🔧", motion="speak", part=AFTER, words=TOOLS),
    Rule("garment", "Garment for All Seasons", "silkworm",
         "Must name something to wear. The silkworm will see what it can do.",
         label="Name a garment", shown="orders something to wear",
         sign="🧥", motion="speak", part=BEFORE, words=GARMENTS),
    Rule("household", "Household Name", "housefly",
         "Must name a thing in the house, no tool and no clothes. The housefly has sat on it.",
         label="Name a household thing", shown="looks round the house and names a thing in it",
         sign="🧺", motion="speak", part=AFTER, words=HOUSEHOLD),
    Rule("colour", "True Colours", "chameleon",
         "Must name a colour. The chameleon will try it on.",
         label="Name a colour", shown="names a colour, like an art critic",
         sign="🎨", motion="speak", part=BEFORE, words=COLOURS),
    Rule("dessert", "Just Desserts", "wasp",
         "Must name a dessert, a cake or a sweet, like a wasp who was not invited.",
         label="Name a dessert", shown="dreams aloud of something sweet",
         sign="🍰", motion="speak", part=AFTER, words=DESSERTS),
    Rule("vehicle", "Getaway Vehicle", "snail",
         "Must name a vehicle of any kind. The snail has been overtaken by it.",
         label="Name a vehicle", shown="calls for transport",
         sign="🚲", motion="speak", part=BEFORE, words=VEHICLES),
    Rule("building", "Team Building", "termite",
         "Must name a building, or a place in town. The termites would do it taller.",
         label="Name a building", shown="praises a building, like a guide on a tour",
         sign="🏰", motion="speak", part=AFTER, words=BUILDINGS),
    Rule("feeling", "Gut Feeling", "poodle",
         "Must say how you feel, like a poodle with a new haircut.",
         label="Confess a feeling", shown="confesses how they feel",
         sign="💗", motion="speak", part=BEFORE, words=FEELINGS),
    Rule("manner", "In a Manner of Speaking", "swan",
         "Must say how a swan would do it: one word that ends in -ly.",
         label="Say how it is done", shown="says how it ought to be done",
         sign="🎭", motion="speak", part=AFTER, words=MANNERS),
    Rule("dinosaur", "The Dinosaur in the Room", "iguana",
         "Must name a dinosaur or another beast of old. To an iguana they are all uncles.",
         label="Name a dinosaur", shown="remembers somebody who has been gone for ages",
         sign="🦕", motion="speak", part=BEFORE, words=DINOSAURS),
    Rule("river", "Cry Me a River", "salmon",
         "Must name a river. The salmon would like to know which one this is.",
         label="Name a river", shown="names a river, in one flowing breath",
         sign="🌊", motion="speak", part=AFTER, words=RIVERS),
]
# fmt: on
