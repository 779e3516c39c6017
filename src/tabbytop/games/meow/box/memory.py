"""The rules that need memory: 8 cards, none blue. No word twice in a game (MW-M21)."""

from typing import Final

from tabbytop.games.meow.box.rule import AFTER, BEFORE, Rule

# fmt: off
MEMORY: Final = [  # a card a paragraph: what stands on it, the act, how it sounds, its words
    Rule("city", "City Hopper", "swallow",
         "Must announce a city that nobody has named in this game. The swallow has been there.",
         label="Announce a city", shown="announces a city, like a station loudspeaker",
         sign="🚉", motion="speak", part=AFTER, words="cities"),
    Rule("bird", "The Early Bird", "cuckoo",
         "Must name a bird that nobody has named in this game. The cuckoo keeps a list.",
         label="Name a bird", shown="whispers the name of a bird, so as not to scare it",
         sign="🦅", motion="speak", part=BEFORE, words="birds"),
    Rule("mammal", "Mammal of the Week", "platypus",
         "Must name a mammal that nobody has named in this game. The platypus insists it counts.",
         label="Name a mammal", shown="introduces a relative with fur, or nearly",
         sign="🐾", motion="speak", part=AFTER, words="mammals"),
    Rule("job", "An Odd Job", "ant",
         "Must name a job that nobody has named in this game. The ant is between two of them.",
         label="Name a job", shown="applies for a job, out loud",
         sign="💼", motion="speak", part=BEFORE, words="jobs"),
    Rule("first name", "On First-Name Terms", "meerkat",
         "Must call somebody by a first name that nobody has called in this game. "
         "The meerkat will look up.",
         label="Call a first name", shown="calls for somebody who is not here",
         sign="📛", motion="speak", part=AFTER, words="first-names"),
    Rule("dish", "Dish of the Day", "gull",
         "Must order a savoury dish that nobody has ordered in this game. The gull will share it.",
         label="Order a dish", shown="orders a hot meal from an invisible waiter",
         sign="🍲", motion="speak", part=BEFORE, words="dishes"),
    Rule("flower", "Flower Power", "butterfly",
         "Must name a flower that nobody has named in this game. The butterfly does not go back.",
         label="Name a flower", shown="names a flower, as if it had a scent",
         sign="🌷", motion="speak", part=AFTER, words="flowers"),
    Rule("sport", "Be a Sport", "cheetah",
         "Must name a sport or a pastime that nobody has named in this game. "
         "The cheetah has won it already.",
         label="Name a sport", shown="commentates on a sport, out of breath",
         sign="🏀", motion="speak", part=BEFORE, words="sports"),
]
# fmt: on
