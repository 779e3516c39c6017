"""Mini variants: the last decisions of a game, few enough for its whole tree.

A mini has all rules of its game. It only starts later: at a table near the end, arranged by hand,
where everything is public but a few cards. Chance deals those, so that nobody knows all hands.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tabbytop.envs.state import Deal
from tabbytop.games.cat_lady.game import GAME as CAT_LADY
from tabbytop.games.cat_lady.table import MAX_TAKE_BACKS, CatLadyTable
from tabbytop.games.kibble_scuffle.game import GAME as KIBBLE_SCUFFLE
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.games.meow.game import GAME as MEOW
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.tem_purr_a.game import GAME as TEM_PURR_A
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator


@dataclass(frozen=True)
class Mini:
    """A game that starts near its end: `deal` takes all its draws from the generator."""

    game: Game
    seats: int
    options: Mapping[str, object]
    deal: Deal


def _draw(unseen: list[str], generator: Generator) -> str:
    return unseen.pop(generator.below(len(unseen)))


def _deal_kibble_scuffle(generator: Generator) -> KibbleTable:
    """Both players have 19 points: the first dinner, after two plays at most, ends the game.

    Everybody has seen four cards of each hand. The fifth is one of three; the other two are the
    deck.
    """
    hands = []
    for _seat in range(2):
        unseen = ["greedy", "kitten", "tom"]
        hands.append(["fat", "house", "kitten", "queen", _draw(unseen, generator)])
    gone = ["big-eyes", "fraidy", "trickster", "copy", "bag", "robo-vac"]
    return KIBBLE_SCUFFLE.arrange(
        2,
        hands=hands,
        known=[f"{card} of {seat}" for seat in range(2) for card in hands[seat][:4]],
        discards=[[*gone, "catnip"], [*gone, "clumsy", "pounce"]],
        bowls=[
            ["kitten of 0", "kitten of 1", "feral of 0", "feral of 1"],
            ["mangy of 0", "mangy of 1", "kitten of 0", "kitten of 1"],
            ["catnip of 1", "pounce of 0", "clumsy of 0"],
        ],
        food=["3", "2", "21"],
        eaten=["3333331", "3333331"],
        options=_KIBBLE_SCUFFLE,
    )


def _deal_tem_purr_a(generator: Generator) -> TempuraTable:
    """Everybody has two tokens, and there is nothing but an Indigestion in the deck: it ends the
    game.

    Seats 0 and 1 are about to run out of cards. Nobody knows which of four cards each of them has;
    seat 2 has the others, and more than it needs.
    """
    unseen = ["2", "3", "plus", "reverse"]
    hands = [["2", _draw(unseen, generator)], [_draw(unseen, generator)]]
    plenty = {"2": 14, "3": 14, "4": 13, "5": 11, "6": 9, "7": 7}
    plenty |= {"plus": 6, "reverse": 4, "choose": 5}
    seen = [card for card, count in plenty.items() for _ in range(count)]
    return TEM_PURR_A.arrange(
        3,
        hands=[*hands, [*seen, *unseen]],
        known=[["2"], [], seen],
        stack=["2"],
        deck=[],
        tokens=[2, 2, 2],
    )


def _deal_cat_lady(generator: Generator) -> CatLadyTable:
    """Both players feed their cats, in secret, and may take food back once more.

    Hemingway is worth more if his owner alone feeds the most cats; the Cow, the more she eats.
    """
    table = CAT_LADY.arrange(
        2,
        cats=[["hemingway", "bell"], ["cow", "snowflake"]],
        food=["mc", "mcw"],
        vp_tokens=[0, 1],
        grid=["mouse-toy", "mouse-toy", "cat-tower"],
        token="row b",
        deck=0,
    )
    for move in ("take row a", "end"):
        table.play(0, move)
    table.changes = [MAX_TAKE_BACKS - 1] * 2
    return table


def _deal_meow(generator: Generator) -> MeowTable:
    """The last turn: seat 0 has done as many acts as it may, and has time for two repetitions.

    Seat 2 has one of two rules that both want their act twice more; the other one is the pile.
    """
    unseen = ["knock", "wink"]
    table = MEOW.arrange(
        3,
        hands=[["tree", "moo"], ["fruit", "instrument"], ["vegetable", _draw(unseen, generator)]],
        pile=unseen,
        active=0,
        starter=1,
        best=[0, 1, 1],
        options=_MEOW,
    )
    said = ["oak", "mango", "banjo", "broccoli", "octopus", "carpenter"]
    for move in ["play tree", "do knock", "do wink", *[f"say {word}" for word in said]]:
        table.play(0, move)
    return table


_KIBBLE_SCUFFLE: Final = {"deck": "basic"}
_MEOW: Final = {"judge": "eyes", "rounds": 1, "seconds": 1, "striking": False}

MINIS: Final = (
    Mini(KIBBLE_SCUFFLE, 2, _KIBBLE_SCUFFLE, _deal_kibble_scuffle),
    Mini(TEM_PURR_A, 3, {}, _deal_tem_purr_a),
    Mini(CAT_LADY, 2, {}, _deal_cat_lady),
    Mini(MEOW, 3, _MEOW, _deal_meow),
)
