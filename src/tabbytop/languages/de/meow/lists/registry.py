"""All words that can be said: how Germans read and type each word of the notation."""

import re
from typing import Final

from tabbytop.games.meow.cards import RULES
from tabbytop.languages.de.meow.lists.birds import BIRDS
from tabbytop.languages.de.meow.lists.buildings import BUILDINGS
from tabbytop.languages.de.meow.lists.cities import CITIES
from tabbytop.languages.de.meow.lists.colours import COLOURS
from tabbytop.languages.de.meow.lists.desserts import DESSERTS
from tabbytop.languages.de.meow.lists.dinosaurs import DINOSAURS
from tabbytop.languages.de.meow.lists.dishes import DISHES
from tabbytop.languages.de.meow.lists.feelings import FEELINGS
from tabbytop.languages.de.meow.lists.flowers import FLOWERS
from tabbytop.languages.de.meow.lists.fruits import FRUITS
from tabbytop.languages.de.meow.lists.garments import GARMENTS
from tabbytop.languages.de.meow.lists.household import HOUSEHOLD
from tabbytop.languages.de.meow.lists.instruments import INSTRUMENTS
from tabbytop.languages.de.meow.lists.jobs import JOBS
from tabbytop.languages.de.meow.lists.mammals import MAMMALS
from tabbytop.languages.de.meow.lists.manners import MANNERS
from tabbytop.languages.de.meow.lists.rivers import RIVERS
from tabbytop.languages.de.meow.lists.sea_creatures import SEA_CREATURES
from tabbytop.languages.de.meow.lists.sports import SPORTS
from tabbytop.languages.de.meow.lists.tools import TOOLS
from tabbytop.languages.de.meow.lists.trees import TREES
from tabbytop.languages.de.meow.lists.vegetables import VEGETABLES
from tabbytop.languages.de.meow.lists.vehicles import VEHICLES

LISTS: Final = {  # by act; first names are proper names, and so are most dinosaurs
    "fruit": FRUITS,
    "vegetable": VEGETABLES,
    "instrument": INSTRUMENTS,
    "sea creature": SEA_CREATURES,
    "tree": TREES,
    "tool": TOOLS,
    "garment": GARMENTS,
    "household": HOUSEHOLD,
    "colour": COLOURS,
    "dessert": DESSERTS,
    "vehicle": VEHICLES,
    "building": BUILDINGS,
    "feeling": FEELINGS,
    "manner": MANNERS,
    "dinosaur": DINOSAURS,
    "river": RIVERS,
    "city": CITIES,
    "bird": BIRDS,
    "mammal": MAMMALS,
    "job": JOBS,
    "dish": DISHES,
    "flower": FLOWERS,
    "sport": SPORTS,
}


def _named(word: str) -> str:
    """A proper name: `new york` is New York."""
    return re.sub(r"(?:^|(?<=[ -]))\w", lambda letter: letter[0].upper(), word)


_GERMAN: Final = {word: said for words in LISTS.values() for word, said in words.items()}
SAID: Final = {word: _GERMAN.get(word) or _named(word) for rule in RULES for word in rule.words}
