"""The spoken things: 16 cards, none blue. One word a turn, out of the act's own list (MW-S3)."""

from typing import Final

from tabbytop.games.meow.box.rule import AFTER, BEFORE, Rule

SPOKEN: Final = [
    Rule("fruit", sign="🍇", motion="speak", part=BEFORE, words="fruits"),
    Rule("vegetable", sign="🥦", motion="speak", part=AFTER, words="vegetables"),
    Rule("instrument", sign="🎸", motion="speak", part=BEFORE, words="instruments"),
    Rule("sea creature", sign="🦈", motion="speak", part=AFTER, words="sea-creatures"),
    Rule("tree", sign="🌳", motion="speak", part=BEFORE, words="trees"),
    Rule("tool", sign="🔧", motion="speak", part=AFTER, words="tools"),
    Rule("garment", sign="🧥", motion="speak", part=BEFORE, words="garments"),
    Rule("household", sign="🧺", motion="speak", part=AFTER, words="household"),
    Rule("colour", sign="🎨", motion="speak", part=BEFORE, words="colours"),
    Rule("dessert", sign="🍰", motion="speak", part=AFTER, words="desserts"),
    Rule("vehicle", sign="🚲", motion="speak", part=BEFORE, words="vehicles"),
    Rule("building", sign="🏰", motion="speak", part=AFTER, words="buildings"),
    Rule("feeling", sign="💗", motion="speak", part=BEFORE, words="feelings"),
    Rule("manner", sign="🎭", motion="speak", part=AFTER, words="manners"),
    Rule("dinosaur", sign="🦕", motion="speak", part=BEFORE, words="dinosaurs"),
    Rule("river", sign="🌊", motion="speak", part=AFTER, words="rivers"),
]
