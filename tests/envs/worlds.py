"""Every game that the doors are tried with, every number of seats, every value of every option."""

from dataclasses import replace

import nap_time

import tabbytop
from tabbytop.kernel.game import Game
from tabbytop.testing import Deal, named_variants
from tabbytop.testing.playthrough import seat_counts
from tests.envs import alarm

GAMES: list[Game] = [*map(tabbytop.game, tabbytop.games()), nap_time.GAME, alarm.GAME]


# Agents that play at random fill every turn of Meow! and every second of Kitty Paw for nothing:
# short games tell as much as long ones.
_SHORT: dict[str, dict[str, object]] = {
    "meow": {"rounds": 1},
    "kitty-paw": {"ready": 1, "pick": 1, "answer": 1, "round": 3},
}


def _quick(deal: Deal) -> Deal:
    """The deal, or one that does not go on and on."""
    options = {**deal.options.plain(), **_SHORT.get(deal.game.name, {})}
    return replace(deal, options=deal.game.options.read(options))


WORLDS: dict[str, Deal] = {}
for _game in GAMES:
    for _seats in seat_counts(_game):
        _deal = Deal(_game, _seats, _game.options(), seed=1)
        WORLDS[f"{_game.name} {_seats}-seats"] = _quick(_deal)
    for _name, _deal in named_variants(_game):
        if _deal.clever:
            continue  # agents play as they like
        WORLDS[f"{_game.name} {_name}"] = _quick(_deal)
