"""What Cat Lady's cards are called in German. Names that mean something are translated, the names
of people are not; cats do not listen to either."""

from typing import Final

from tabbytop.languages.de.grammar import listed

CATS: Final = {
    "shadow": "Schatten", "jazz": "Jazz", "lily": "Lily", "blackberry": "Brombeere",
    "keaton": "Keaton", "pablo-picatso": "Pablo Pikatzo", "chester": "Chester",
    "bell": "Glöckchen", "bronte": "Bronte", "zeus": "Zeus", "pumpkin": "Kürbis",
    "chairman-meow": "Boss Miau", "cooper": "Cooper", "gershon": "Gershon",
    "snowflake": "Flöckchen", "sparkle": "Glitzer", "sir-cuddleface": "Sir Knuddel",
    "sox": "Söckchen", "alvin": "Alvin", "dinah": "Dinah", "luna": "Luna",
    "henriette": "Henriette", "ash": "Asche", "slate": "Schiefer", "pebble": "Kiesel",
    "storm": "Sturm", "misty": "Nebel", "duke": "Herzog", "banjo": "Banjo", "fiddle": "Fiedel",
    "viola": "Viola", "domino": "Domino", "florence": "Florence", "antoinette": "Antoinette",
    "eliot": "Eliot", "levar-purrton": "LeVar Schnurrton", "zoroaster": "Zoroaster",
    "macak": "Macak", "waffle": "Waffel", "hemingway": "Hemingway", "sweetheart": "Herzchen",
    "penny": "Penny", "moonbeam": "Mondstrahl", "cow": "Kuh", "truffle": "Trüffel",
    "aoshima": "Aoshima & Co.", "biddy": "Biddy", "calf": "Kalb", "choupette": "Choupette",
    "elvis": "Elvis", "little-nicky": "Klein-Nicky", "marshmallow": "Marshmallow",
    "mister-fit": "Mister Fit", "mr-zoe": "Mr. Zoe", "tomasso": "Tomasso", "mina": "Mina",
    "ringo": "Ringo", "peanut": "Erdnuss",
}  # fmt: skip

BOXES: Final = {
    "gray-box": "Karton für eine graue Katze",
    "orange-chicken-box": "Karton für eine rote Hühnerkatze",
    "white-milk-box": "Karton für eine weiße Milchkatze",
    "black-tuna-box": "Karton für eine schwarze Thunfischkatze",
    "white-tuna-box": "Karton für eine weiße Thunfischkatze",
    "black-milk-box": "Karton für eine schwarze Milchkatze",
    "orange-tuna-box": "Karton für eine rote Thunfischkatze",
    "white-chicken-box": "Karton für eine weiße Hühnerkatze",
    "orange-milk-box": "Karton für eine rote Milchkatze",
}

OTHERS: Final = {
    "chicken": "Huhn", "two-chicken": "Huhn ×2", "tuna": "Thunfisch",
    "two-tuna": "Thunfisch ×2", "milk": "Milch", "two-milk": "Milch ×2", "wild": "Jokerfutter",
    "chicken-and-tuna": "Huhn & Thunfisch", "treat": "Leckerli", "mouse-toy": "Spielmaus",
    "yarn-ball": "Wollknäuel", "feather-wand": "Federwedel", "cat-tower": "Katzenturm",
    "scratching-post": "Kratzbaum", "wizard-hat": "Zauberhut", "pirate-coat": "Piratenrock",
    "lobster-suit": "Hummeranzug", "bee-wings": "Bienenflügel", "bow-tie": "Fliege",
    "dinosaur-hood": "Dinokapuze", "space-helmet": "Raumhelm", "lion-mane": "Löwenmähne",
    "tutu": "Tutu", "detective-cap": "Detektivmütze", "mermaid-tail": "Nixenschwanz",
    "cowboy-boots": "Cowboystiefel", "catnip": "Katzenminze", "lost-cat": "Vermisste Katze",
    "spray-bottle": "Sprühflasche", "brush": "Katzenbürste", "laser-pointer": "Laserpointer",
    "shopping-bag": "Einkaufstasche",
}  # fmt: skip

TITLES: Final = {**CATS, **OTHERS, **BOXES}

GOALS: Final = {
    "fed-cats": "satte Katzen",
    "toys": "Spielsachen",
    "costumes": "Kostüme",
    "catnip": "Katzenminze",
    "multicoloured": "satte bunte Katzen",
    "one-food": "satte Ein-Happen-Katzen",
    "two-food": "satte Zwei-Happen-Katzen",
    "tuna-cats": "satte Thunfischkatzen",
    "chicken-cats": "satte Hühnerkatzen",
    "milk-cats": "satte Milchkatzen",
}

FOODS: Final = {
    "chicken": "Huhn",
    "tuna": "Thunfisch",
    "milk": "Milch",
    "wild": "Joker",
    "treat": "Leckerli",
}

COLOURS: Final = {"black": "schwarz", "orange": "rot", "white": "weiß", "gray": "grau"}

# A cat of a class, and several.
CLASSES: Final = {
    "black": ("schwarze Katze", "schwarze Katzen"),
    "orange": ("rote Katze", "rote Katzen"),
    "white": ("weiße Katze", "weiße Katzen"),
    "gray": ("graue Katze", "graue Katzen"),
    "chicken": ("Hühnerkatze", "Hühnerkatzen"),
    "tuna": ("Thunfischkatze", "Thunfischkatzen"),
    "milk": ("Milchkatze", "Milchkatzen"),
    "one-food": ("Ein-Happen-Katze", "Ein-Happen-Katzen"),
    "two-food": ("Zwei-Happen-Katze", "Zwei-Happen-Katzen"),
    "multicoloured": ("bunte Katze", "bunte Katzen"),
}


def title(card: object) -> str:
    """A card's name."""
    return TITLES[str(card)]


def titles(cards: object) -> str:
    """`Zeus, Milch und Katzenminze`."""
    return listed([title(card) for card in cards]) if isinstance(cards, list) else ""


def line(name: object) -> str:
    """`Reihe A`, `Spalte 1`, as it stands beside the cards."""
    kind, _, mark = str(name).partition(" ")
    return f"{'Reihe' if kind == 'row' else 'Spalte'} {mark.upper()}"
