"""The deals for tests of environments: fewest and most seats of every game and its variant with
the most changes. The long profile adds every number of seats and every value of every option,
except for games that random play prolongs."""

from dataclasses import replace

import nap_time

import tabbytop
from tabbytop.kernel.game import Game
from tabbytop.testing import Deal, named_variants
from tabbytop.testing.golden import seat_counts
from tests.envs import alarm
from tests.our_games import OURS, expected_of
from tests.profiles import LONG

GAMES: list[Game] = [*map(tabbytop.game, tabbytop.list_games()), nap_time.GAME, alarm.GAME]


_SHORT: dict[str, dict[str, object]] = {
    name: options for name in OURS if (options := getattr(expected_of(name), "SHORT", {}))
}


def _quick(deal: Deal) -> Deal:
    """Return the deal, shortened if random play would prolong it."""
    options = {**deal.options.as_dict(), **_SHORT.get(deal.game.name, {})}
    return replace(deal, options=deal.game.options.read(options))


def _deals(game: Game) -> dict[str, Deal]:
    """Return deals by name; few of a long game even in the long profile."""
    counts = seat_counts(game)
    variants = [(n, d) for n, d in named_variants(game) if not d.clever]  # agents play as they like
    if game.name in _SHORT or not LONG:
        counts, variants = [counts[0], game.least_seats], variants[-1:]
    deals = {f"{n}-seats": Deal(game, n, game.options(), seed=1) for n in counts}
    return {**deals, **dict(variants)}


DEALS: dict[str, Deal] = {
    f"{_game.name} {_name}": _quick(_deal)
    for _game in GAMES
    for _name, _deal in _deals(_game).items()
}
