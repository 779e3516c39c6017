"""The middle of the table: what is to be eaten, the stack, a cat that looks at it, the deck."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.tem_purr_a.cards import DISH_NAMES
from tabbytop.terminal.boards.tem_purr_a.reading import face, percent, risk, tempura_view
from tabbytop.terminal.colours import CREAM, INK, QUIET, accent
from tabbytop.terminal.paper import Lines, fit
from tabbytop.terminal.scene import Scene

if TYPE_CHECKING:
    from tabbytop.games.tem_purr_a.view import TempuraView

HEIGHT: Final = 3
_ACTION: Final = "#FFD3C2"
_WORRY: Final = 0.25  # from here on the cat looks worried
# Digits of three lines, from half blocks.
_DIGITS: Final = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": ("▀█ ", " █ ", "▀▀▀"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", " ▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", "  █", "  ▀"),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
}
_EYES: Final = {"calm": "o.o", "worried": "O.O", "sick": "x~x", "hungry": "^.^"}
_NUMBER: Final = 9  # columns
_CAT: Final = 9
_DECK: Final = 23
_CARD: Final = 3


def paper(name: str) -> str:
    """The colours of a card: dishes on cream, actions on a blush."""
    return f"bold {INK} on {CREAM if name in DISH_NAMES else _ACTION}"


def lines(scene: Scene, width: int) -> Lines:
    """The total in large digits, the stack, the cat, the deck; what has no room is left out."""
    view = tempura_view(scene.view)
    deck = _deck(view, scene.game.name)
    left = width - _DECK
    number = _number(view, scene.game.name) if left >= _NUMBER + 12 else [Text()] * HEIGHT
    left -= number[0].cell_len
    cat = _cat(view) if left >= _CAT + 18 else [Text()] * HEIGHT
    left -= cat[0].cell_len
    stack = _stack(view, max(left, _CARD))
    return [
        Text.assemble(number[row], fit(stack[row], max(left, _CARD)), cat[row], deck[row])
        for row in range(HEIGHT)
    ]


def _number(view: "TempuraView", game: str) -> Lines:
    """What is to be eaten, three lines high."""
    total = str(view["stack"]["total"]) if view["stack"]["cards"] else ""
    rows = [" ".join(_DIGITS[digit][row] for digit in total) for row in range(HEIGHT)]
    return [fit(Text(f" {row}", f"bold {accent(game)}"), _NUMBER) for row in rows]


def _stack(view: "TempuraView", width: int) -> Lines:
    """The cards in play from the lowest on, and below them what they are."""
    cards = view["stack"]["cards"]
    if not cards:
        return [Text(), _instead_of_a_stack(view), Text()]
    most = max(width // (_CARD + 1), 1)
    rows = [cards[:most], cards[most : 2 * most]]
    if len(cards) > 2 * most:
        rows[1] = [*rows[1][:-1], f"+{len(cards) - 2 * most + 1}"]
    drawn = [Text(" ").join([small(name) for name in row]) for row in rows]
    told = _sum(view)
    if len(cards) <= most:
        return [Text(), drawn[0], Text(told, QUIET)]
    return [*drawn, Text(told, QUIET)]


def _instead_of_a_stack(view: "TempuraView") -> Text:
    if view["phase"] == "start":
        return Text("Nothing on the table yet.", QUIET)
    if view["phase"] == "over":
        return Text("The contest is over.", "bold")
    return Text("Indigestion!" if view["open"] == 1 else f"Indigestion ×{view['open']}!", "bold")


def small(name: str) -> Text:
    """A card in three columns."""
    if name.startswith("+"):
        return Text(f"{name:^3}", QUIET)
    return Text.assemble((f"{face(name):^3}", paper(name)))


def _sum(view: "TempuraView") -> str:
    """`to eat: 3 × 6 + 2`."""
    cards = view["stack"]["cards"]
    dishes = sum(name in DISH_NAMES for name in cards)
    more = cards.count("plus")
    dish = str(view["stack"]["dish"]) if dishes == 1 else f"{dishes} × {view['stack']['dish']}"
    return f"to eat: {dish}{f' + {more}' if more else ''}"


def _cat(view: "TempuraView") -> Lines:
    """A cat that knows what is in front of it."""
    if view["open"]:
        mood = "sick"
    elif not view["stack"]["cards"]:
        mood = "hungry"
    else:
        mood = "worried" if risk(view) >= _WORRY else "calm"
    return [fit(Text(row), _CAT) for row in (" /\\_/\\", f"( {_EYES[mood]} )", " )   (\\_")]


def _deck(view: "TempuraView", game: str) -> Lines:
    """How many cards are left, how many of them are bad, and what eating would risk."""
    deck = view["deck"]
    danger = Text()
    if view["stack"]["cards"]:
        chance = risk(view)
        lit = f"bold {accent(game)}" if chance >= _WORRY else "bold"
        danger = Text.assemble(("eating goes wrong ", QUIET), (percent(chance), lit))
    elif view["open"]:
        danger = Text(f"{view['open']} drawn", "bold")
    bad = deck["spoilt"]
    return [
        fit(line, _DECK)
        for line in (
            Text.assemble((f"{deck['cards']}", "bold"), " cards in the deck"),
            Text.assemble((f"{bad}", f"bold {accent(game)}"), " Indigestion" + "s" * (bad != 1)),
            danger,
        )
    ]
