"""Every game that the doors are tried with, every number of seats, every value of every option."""

import nap_time

import tabbytop
from tabbytop.kernel.game import Game
from tabbytop.testing import Deal, named_variants
from tabbytop.testing.playthrough import seat_counts
from tests.envs import alarm

GAMES: list[Game] = [*map(tabbytop.game, tabbytop.games()), nap_time.GAME, alarm.GAME]

WORLDS: dict[str, Deal] = {}
for _game in GAMES:
    for _seats in seat_counts(_game):
        _deal = Deal(_game, _seats, _game.options(), seed=1)
        WORLDS[f"{_game.name} {_seats}-seats"] = _deal
    for _name, _deal in named_variants(_game):
        if _deal.clever:
            continue  # agents play as they like
        WORLDS[f"{_game.name} {_name}"] = _deal
