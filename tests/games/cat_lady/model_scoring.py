"""Reference model: points, implemented only from the rulebook and the rulings.

It shares nothing with the package. Cats, boxes, toys and goals are names; a meal is written as in
the notation, without its verb: `sox wild as milk`. Where the table decides for a player, all
choices are tried.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product

# Name, colours, need, points. A need in question marks is any food; `all` is every colour there is.
CATS = {
    name: (colours, "" if need == "-" else need, int(points))
    for name, colours, need, points in (
        line.split()
        for line in """
        shadow          B   t    1
        jazz            B   t    1
        lily            B   m    2
        blackberry      B   cc   3
        keaton          B   mm   4
        pablo-picatso   B   ttt  6
        chester         O   t    1
        bell            O   c    1
        bronte          O   tt   3
        zeus            O   cc   3
        pumpkin         O   ccm  6
        chairman-meow   O   ccc  6
        cooper          W   c    1
        gershon         W   c    1
        snowflake       W   m    2
        sparkle         W   tt   3
        sir-cuddleface  W   mm   4
        sox             W   ttm  6
        alvin           BO  tm   0
        dinah           OW  cm   0
        luna            BW  tc   0
        henriette       all tcm  5
        ash             G   c    1
        slate           GW  tt   3
        pebble          GO  m    2
        storm           BG  cct  6
        misty           G   mm   4
        duke            GW  ??   3
        banjo           OG  tm   0
        fiddle          WG  cm   0
        viola           BG  tm   0
        domino          BW  tcm  5
        florence        O   cm   0
        antoinette      W   tm   0
        eliot           B   tc   0
        levar-purrton   W   tc   0
        zoroaster       B   cc   0
        macak           O   m    2
        waffle          O   -    0
        hemingway       B   m    3
        sweetheart      all tc   5
        penny           O   m    0
        moonbeam        W   tc   3
        cow             W   -    0
        truffle         B   ?    0
        aoshima         BOW tcm  6
        biddy           G   tm   2
        calf            BW  -    2
        choupette       W   tm   3
        elvis           B   cm   3
        little-nicky    BO  tc   0
        marshmallow     W   tcm  0
        mister-fit      G   ??   0
        mr-zoe          O   m    0
        tomasso         OW  tc   3
        mina            BG  tc   0
        ringo           G   cm   1
        peanut          O   m    0
        """.strip().splitlines()
    )
}
STRAYS = tuple(CATS)[32:]  # from Florence on
APPETITE = {"waffle": (1, 4), "cow": (1, 99), "calf": (1, 5)}  # minimum and maximum
TYPES = {"chicken": "c", "tuna": "t", "milk": "m"}
COLOURS = {"black": "B", "orange": "O", "white": "W", "gray": "G"}
TOYS = ("mouse-toy", "yarn-ball", "feather-wand", "cat-tower", "scratching-post")
SETS = (0, 1, 3, 5, 8, 12)

# Points per fed cat of a colour, or of a type.
BY_COLOUR = {
    "alvin": (1, "O"), "dinah": (1, "W"), "luna": (1, "B"),
    "florence": (2, "O"), "antoinette": (2, "W"), "eliot": (2, "B"),
}  # fmt: skip
BY_TYPE = {"banjo": "t", "fiddle": "c", "viola": "m"}


@dataclass
class ModelHolding:
    """The possessions of one player for feeding."""

    cats: list[str] = field(default_factory=list)
    tokens: Counter[str] = field(default_factory=Counter)
    eaten: list[str] = field(default_factory=list)  # Choupette's meals, already paid
    toys: list[str] = field(default_factory=list)
    wild_toys: int = 0
    costumes: int = 0
    catnip: int = 0
    lost_cats: int = 0
    sprays: int = 0
    boxes: list[str] = field(default_factory=list)
    two_point_tokens: int = 0
    extras: int = 0  # the cat player's points for brushes, laser pointers and spray bottles
    gray: bool = True
    all_wild: bool = False
    choupette_payable: bool = False  # whether a plan may still feed Choupette


@dataclass
class ModelRivals:
    """The other players' results. A goal is its name, its target and the partner's share."""

    most_fed: int
    costumes: list[int]
    leftovers: list[int]
    second_prize: bool = False
    goals: list[tuple[str, int, int]] = field(default_factory=list)


def parse_meal(meal: str) -> tuple[str, str, str]:
    """Return the cat, the token, and what it is eaten as: a type, or `whole` for a treat alone."""
    cat, token, *more = meal.split()
    if more:
        return cat, token, more[1]
    return cat, token, "whole" if token == "treat" else token


# What was eaten, by one cat and by all cats.


class ModelDiet:
    """Everything that a player's cats ate."""

    def __init__(self, owned: ModelHolding, meals: list[str]) -> None:
        self.owned = owned
        self.given: dict[str, list[tuple[str, str]]] = {cat: [] for cat in owned.cats}
        for meal in [*owned.eaten, *meals]:
            cat, token, as_what = parse_meal(meal)
            self.given[cat].append((token, as_what))
        self.left = owned.tokens.total() - len(meals)

    def fed(self) -> list[str]:
        return [cat for cat in self.owned.cats if self.given[cat]]

    def by_treat(self, cat: str) -> bool:
        return any(as_what == "whole" for _, as_what in self.given[cat])

    def fed_by_own_needs(self, cat: str) -> bool:
        return bool(self.given.get(cat)) and not self.by_treat(cat)

    def eaten_as(self, cat: str) -> list[str]:
        return [TYPES[as_what] for _, as_what in self.given[cat] if as_what != "whole"]

    def colours(self, cat: str) -> str:
        printed = CATS[cat][0]
        if printed == "all":
            return "BOWG" if self.owned.gray else "BOW"
        return printed

    def types(self, cat: str) -> set[str]:
        """Return the printed types and those that were fed."""
        return (set(CATS[cat][1]) | set(self.eaten_as(cat))) - {"?"}

    def fed_cats(self) -> int:
        return sum(3 if cat == "aoshima" else 1 for cat in self.fed())

    def of_colour(self, colour: str) -> int:
        return sum(colour in self.colours(cat) for cat in self.fed())

    def of_type(self, type_: str, but: str = "") -> int:
        return sum(type_ in self.types(cat) for cat in self.fed() if cat != but)

    def of_several_colours(self) -> int:
        return sum(len(self.colours(cat)) > 1 for cat in self.fed() if cat != "aoshima")

    def one_food(self) -> int:
        count = 0
        for cat in self.fed():
            if cat == "aoshima":
                count += 3
            elif len(CATS[cat][1]) == 1:
                count += 1
        return count

    def two_food(self) -> int:
        return sum(len(CATS[cat][1]) == 2 for cat in self.fed())

    def food_sets(self) -> int:
        used = Counter(type_ for cat in self.fed() for type_ in self.eaten_as(cat))
        return min(used["c"], used["t"], used["m"])


# Toys and boxes, by trying everything.


@cache
def max_set_points(counts: tuple[int, ...]) -> int:
    """Return the most points for toys in sets of different ones."""
    if not any(counts):
        return 0
    best = 0
    first = next(kind for kind, count in enumerate(counts) if count)
    others = [kind for kind in range(first + 1, len(counts)) if counts[kind]]
    for chosen in product([False, True], repeat=len(others)):
        taken = [first, *(kind for kind, into in zip(others, chosen, strict=True) if into)]
        rest = tuple(sorted(n - (kind in taken) for kind, n in enumerate(counts)))
        best = max(best, SETS[len(taken)] + max_set_points(rest))
    return best


def box_fits(diet: ModelDiet, cat: str, box: str) -> bool:
    """Whether a cat fills a box: `gray-box`, `white-milk-box`."""
    if cat == "aoshima":
        return False
    colour, *type_ = box.removesuffix("-box").split("-")
    if COLOURS[colour] not in diet.colours(cat):
        return False
    return all(TYPES[word] in diet.types(cat) for word in type_)


def max_filled_boxes(diet: ModelDiet, boxes: list[str], cats: list[str]) -> int:
    """Return the most boxes that these cats can fill."""
    if not boxes:
        return 0
    best = max_filled_boxes(diet, boxes[1:], cats)
    for cat in cats:
        if box_fits(diet, cat, boxes[0]):
            best = max(best, 1 + max_filled_boxes(diet, boxes[1:], [c for c in cats if c != cat]))
    return best


# Points.


@dataclass
class Choice:
    """The table's choices for a player."""

    macak: bool
    toys: list[str]
    costumes: int
    catnip: int
    goals: int = 0


def choices(diet: ModelDiet) -> Iterator[Choice]:
    """Yield every choice for Macak, Tomasso and the wild toy."""
    owned = diet.owned
    free = owned.wild_toys + diet.fed_by_own_needs("tomasso")
    costumes = owned.costumes + diet.fed_by_own_needs("elvis")
    for macak in [False, True] if diet.fed_by_own_needs("macak") else [False]:
        for more in product(TOYS, repeat=free):
            yield Choice(macak, [*owned.toys, *more], costumes, owned.catnip + macak)


def goal_share(diet: ModelDiet, goal: str, choice: Choice) -> int:
    """Return a player's share of a goal."""
    return {
        "fed-cats": diet.fed_cats(),
        "toys": len(choice.toys),
        "costumes": choice.costumes,
        "catnip": choice.catnip,
        "multicoloured": diet.of_several_colours(),
        "one-food": diet.one_food(),
        "two-food": diet.two_food(),
        "tuna-cats": diet.of_type("t"),
        "chicken-cats": diet.of_type("c"),
        "milk-cats": diet.of_type("m"),
    }[goal]


def toy_points(toys: list[str]) -> int:
    return max_set_points(tuple(sorted(toys.count(toy) for toy in TOYS)))


def cat_points(diet: ModelDiet, cat: str, choice: Choice, others: ModelRivals | None) -> int:
    """Return the points of a fed cat that is not Little Nicky."""
    if diet.by_treat(cat):
        return 1
    printed = CATS[cat][2]
    if cat in BY_COLOUR:
        each, colour = BY_COLOUR[cat]
        return each * diet.of_colour(colour)
    if cat in BY_TYPE:
        return diet.of_type(BY_TYPE[cat])
    ate = len(diet.given[cat])
    if cat == "hemingway":
        return 7 if others is not None and diet.fed_cats() > others.most_fed else 3
    special = {
        "levar-purrton": lambda: 4 * min(diet.of_colour(colour) for colour in "BOW"),
        "zoroaster": lambda: 2 * choice.costumes,
        "waffle": lambda: 3 * ate,
        "penny": lambda: len(choice.toys),
        "cow": lambda: 2 * ate,
        "truffle": lambda: 2 * diet.of_type(diet.eaten_as(cat)[0], but=cat),
        "biddy": lambda: 2 + 3 * choice.goals,
        "calf": lambda: 2 + ate,
        "marshmallow": lambda: toy_points(choice.toys),
        "mister-fit": lambda: 2 * diet.food_sets(),
        "mr-zoe": lambda: 2 * (diet.owned.sprays + diet.owned.lost_cats),
        "mina": lambda: 2 * diet.of_several_colours(),
        "ringo": lambda: 1 + diet.two_food(),
        "peanut": diet.one_food,
    }
    return special[cat]() if cat in special else printed


def costume_points(mine: int, others: ModelRivals | None) -> int:
    if mine == 0:
        return -2
    if others is None:
        return 0
    everybody = [mine, *others.costumes]
    most = max(everybody)
    leaders = everybody.count(most)
    if mine == most:
        prize = 9 if others.second_prize and leaders > 1 else 6
        return -(-prize // leaders)
    if not others.second_prize or leaders > 1:
        return 0
    second = max(count for count in everybody if count < most)
    return -(-3 // everybody.count(second)) if mine == second else 0


def catnip_points(catnip: int, fed: int) -> int:
    if catnip == 0:
        return 0
    if catnip == 1:
        return -2
    return fed if catnip <= 3 else 2 * fed


def leftover_points(left: int, others: ModelRivals | None) -> int:
    if others is None or left == 0:
        return 0
    return -2 if all(left >= other for other in others.leftovers) else 0


def extra_points(diet: ModelDiet) -> int:
    """Return the extras; spray bottles count only for Mr. Zoe if he is fed."""
    owned = diet.owned
    return owned.extras - (
        owned.sprays if owned.all_wild and diet.fed_by_own_needs("mr-zoe") else 0
    )


def score_choice(diet: ModelDiet, others: ModelRivals | None, choice: Choice) -> dict[str, int]:
    """Return all items of a player after the table's choice."""
    owned = diet.owned
    if others is not None:
        for goal, wanted, partner in others.goals:
            choice.goals += goal_share(diet, goal, choice) + partner >= wanted
    items = {}
    for cat in owned.cats:
        if not diet.given[cat]:
            items[cat] = -6 if cat == "aoshima" else -2
        else:
            items[cat] = cat_points(diet, cat, choice, others)
    if diet.fed_by_own_needs("little-nicky"):
        best = [items[cat] for cat in diet.fed() if cat != "little-nicky"]
        items["little-nicky"] = max(best, default=0)
    items["toys"] = toy_points(choice.toys)
    items["catnip"] = catnip_points(choice.catnip, diet.fed_cats())
    items["costumes"] = costume_points(choice.costumes, others)
    items["leftovers"] = leftover_points(diet.left, others)
    items["boxes"] = len(owned.boxes) * max_filled_boxes(diet, owned.boxes, owned.cats)
    items["goals"] = 3 * choice.goals
    items["tokens"] = 2 * owned.two_point_tokens
    items["extras"] = extra_points(diet)
    items["total"] = sum(items.values())
    return items


def score(owned: ModelHolding, meals: list[str], others: ModelRivals | None) -> dict[str, int]:
    """Return every item and the total; without rivals the private points of CL-C2."""
    diet = ModelDiet(owned, meals)
    ways = [score_choice(diet, others, choice) for choice in choices(diet)]
    return max(ways, key=lambda items: items["total"])
