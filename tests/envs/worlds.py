"""Every game that the doors are tried with, every number of seats, every value of every option."""

from dataclasses import replace

import nap_time

import tabbytop
from tabbytop.kernel.game import Game
from tabbytop.testing import Deal, named_variants
from tabbytop.testing.playthrough import seat_counts
from tests.envs import alarm

GAMES: list[Game] = [*map(tabbytop.game, tabbytop.games()), nap_time.GAME, alarm.GAME]


def _quick(deal: Deal) -> Deal:
    """Agents that play at random fill every turn of Meow!: two rounds tell as much as thirty."""
    if deal.game.name != "meow":
        return deal
    return replace(deal, options=deal.game.options.read({**deal.options.plain(), "rounds": 2}))


WORLDS: dict[str, Deal] = {}
for _game in GAMES:
    for _seats in seat_counts(_game):
        _deal = Deal(_game, _seats, _game.options(), seed=1)
        WORLDS[f"{_game.name} {_seats}-seats"] = _quick(_deal)
    for _name, _deal in named_variants(_game):
        if _deal.clever:
            continue  # agents play as they like
        WORLDS[f"{_game.name} {_name}"] = _quick(_deal)
