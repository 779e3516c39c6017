"""The rules that need memory: 8 cards, none blue. No word twice in a game (MW-M21)."""

from typing import Final

from tabbytop.games.meow.box.rule import AFTER, BEFORE, Rule

MEMORY: Final = [
    Rule("city", sign="🚉", motion="speak", part=AFTER, words="cities"),
    Rule("bird", sign="🦅", motion="speak", part=BEFORE, words="birds"),
    Rule("mammal", sign="🐾", motion="speak", part=AFTER, words="mammals"),
    Rule("job", sign="💼", motion="speak", part=BEFORE, words="jobs"),
    Rule("first name", sign="📛", motion="speak", part=AFTER, words="first-names"),
    Rule("dish", sign="🍲", motion="speak", part=BEFORE, words="dishes"),
    Rule("flower", sign="🌷", motion="speak", part=AFTER, words="flowers"),
    Rule("sport", sign="🏀", motion="speak", part=BEFORE, words="sports"),
]
