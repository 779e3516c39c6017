"""A short guide to Cat Lady in our own words: the rules, and what every card is worth."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.cat_lady.cards import GOAL_VP, GOALS, OTHERS, TOKENS, Kind
from tabbytop.games.cat_lady.cats import (
    CATS,
    COLOURS,
    ENDLESS,
    NOTHING,
    STRAYS,
    TREATS_CATS,
    TREATS_STRAYS,
    Cat,
)
from tabbytop.kernel.guide import Card
from tabbytop.kernel.telling import join_with_and, sentence

_TYPES: Final = dict(zip("ctmwx", TOKENS, strict=True))
_EDITIONS: Final = ["base", "treats"]  # base game, Box of Treats
_GROUPS: Final = {
    "toy": "Toy: sets of different ones bring 1, 3, 5, 8, 12.",
    "costume": "Costume: the most bring 6; none costs 2.",
    "catnip": "1 costs 2; 2-3 bring 1 per fed cat; 4 or more bring 2.",
}
_EACH: Final = {
    "three colours": "per set of fed black, orange and white",
    "other cat of its food": "for every other fed cat of its food",
    "food eaten": "for each food it eats",
    "tuna, chicken and milk eaten": "per set of tuna, chicken and milk fed to your cats",
    "costume": "per costume",
    "toy": "per toy",
    "point of your toy sets": "per point of your toy sets",
    "spray bottle or lost cat": "per spray bottle or lost cat left in hand",
    "goal": "per shared goal that you achieve",
}

RULES: Final = """\
THE IDEA
Nine cards lie in a square. Take three at a time, collect cats and what they eat, and feed as many
of them as you can when the deck is gone. Fed cats bring points, hungry ones cost 2 each.

YOUR TURN
Take a whole row or column, but not the one that the cat sits beside. The cat moves to the line
you took, and three new cards come. Food becomes tokens at once; cats, boxes and food lie open
before you; everything else goes to your hand, and others see only how many cards that is.

CARDS TO PLAY
In your own turn, before or after taking: two lost cats fetch a stray or 2 points; a spray bottle
drives the cat to another line; a brush swaps a cat of yours with one in the square; a shopping
bag brings you one of each food, and everybody else 2 points. A laser pointer is a turn of its
own, before anything else: any two cards of the square, a third is thrown away, the cat stays.

THE END
The game is over after the turn in which the square could not be filled up again. Who owns
Choupette may feed her at once, and she fetches two of the cards that are left. Then all feed
their cats, unseen by the others, and show.

FEEDING
A cat gets exactly what it needs or nothing. Wild food is chicken, tuna or milk. A treat feeds any
cat all by itself, but then it is worth 1 point and can do nothing special. You may change your
mind until you are done, and the table knows the best plan if you ask for it.

POINTS
Every fed cat what it says; a hungry one -2.

Toys: sets of different ones, 1, 3, 5, 8, 12 for one to five.

Costumes: the most bring 6, shared if tied; with five or six players the second most bring 3;
having none costs 2.

Catnip: a single one costs 2; two or three bring 1 for every fed cat, four or
more bring 2.

Boxes: every one with a fitting cat, fed or not, brings as many points as you have
boxes.

The most food left over costs 2, and all who are tied pay. Tokens bring 2 each.

Most points win; if equal, most fed cats.

SHARED GOALS
An option for three and more: you share a goal with each neighbour. What the two of you have
counts together, and if it is enough, each of you gets 3 points. Once in your turn you may swap
one of yours for one of the two in the pool.

ALONE
The cat player takes what its turn card wants most of; where lines are tied, you choose. It feeds
after you, and everything but treats is wild to it. You win only with more points.
"""


def cards(options: Mapping[str, object]) -> list[Card]:
    """Return the cats, strays, other cards and shared goals of a game with these options."""
    treats = options.get("edition") != "base"
    goals = not options or bool(options.get("goals"))
    every = [*_cats(), *_others(), *(_goals() if goals else [])]
    return [card for card in every if treats or card.facts["edition"] == "base"]


def _cats() -> list[Card]:
    found: list[Card] = []
    for number, cat in enumerate(CATS):
        from_treats = TREATS_CATS <= number < STRAYS or number >= TREATS_STRAYS
        least, most = cat.any_food
        facts: dict[str, object] = {
            "edition": _EDITIONS[from_treats],
            "mark": cat.mark,
            "colours": _colours(cat.colours),
            "eats": [_TYPES[letter] for letter in cat.needs],
            "points": cat.vp,
            "each": cat.each,
            "per": "" if cat.per == NOTHING else cat.per,
            "special": cat.text,
        }
        if most:  # a cat that is never full has no maximum
            facts["any_food"] = [least] if most == ENDLESS else [least, most]
        stray = number >= STRAYS
        group = "stray" if stray else "cat"
        found.append(Card(cat.name, cat.title, cat_text(cat, stray=stray), group, facts))
    return found


def _others() -> list[Card]:
    found: list[Card] = []
    for kind in OTHERS:
        facts: dict[str, object] = {
            "edition": _EDITIONS[not sum(kind.base)],
            "copies": sum(kind.base) + sum(kind.treats),
        }
        if kind.food:
            facts["gives"] = [_TYPES[letter] for letter in kind.food]
        if kind.group == "box":
            facts["colours"] = _colours(kind.colour)
            facts["eats"] = [_TYPES[letter] for letter in kind.eats]
        title = "Box" if kind.group == "box" else kind.title
        found.append(Card(kind.name, title, _card_text(kind), kind.group, facts))
    return found


def _goals() -> list[Card]:
    return [
        Card(
            name=goal.name,
            title=goal.title.capitalize(),
            text=f"Goal: enough {goal.title} between two neighbours bring each of them {GOAL_VP}.",
            group="goal",
            facts={"edition": _EDITIONS[True], "needed": list(goal.needed), "points": GOAL_VP},
        )
        for goal in GOALS
    ]


def cat_text(cat: Cat, *, stray: bool) -> str:
    """Describe a cat: `Black and white, needs tuna and chicken: 3.`"""
    kind = "Stray, " if stray else ""
    return sentence(
        f"{kind}{join_with_and(_colours(cat.colours))}, {_needs(cat)}: {worth_text(cat)}"
    )


def worth_text(cat: Cat) -> str:
    """Describe what a cat is worth once it is fed."""
    text = str(cat.vp) if cat.vp else ""
    if cat.per != NOTHING:
        each = _EACH.get(cat.per, f"per fed {cat.per} cat")
        text = f"{text} + {cat.each} {each}" if text else f"{cat.each} {each}"
    return "; ".join(part for part in (text, cat.text) if part)


def _colours(bits: int) -> list[str]:
    return [name for bit, name in enumerate(COLOURS) if bits >> bit & 1]


def _needs(cat: Cat) -> str:
    least, most = cat.any_food
    if cat.needs:
        return f"needs {_food(cat.needs)}"
    if least == most:
        return f"needs {least} of any food"
    return f"takes {least} or more of any food" if most == ENDLESS else f"takes {least}-{most} food"


def _food(letters: str) -> str:
    """Describe food: `2 tuna and milk`."""
    counts = {letter: letters.count(letter) for letter in letters}
    return join_with_and([f"{n} {_TYPES[x]}" if n > 1 else _TYPES[x] for x, n in counts.items()])


def _card_text(kind: Kind) -> str:
    if kind.group == "food":
        feeds = " Feeds any cat by itself: 1 point." if kind.food == "x" else ""
        wild = " Counts as chicken, tuna or milk." if kind.food == "w" else ""
        return f"Food: {_food(kind.food)}.{feeds}{wild}"
    if kind.group == "box":
        return f"{kind.title}, fed or not: filled, it brings 1 for every box you have."
    return kind.text or _GROUPS[kind.group]
