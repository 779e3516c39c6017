"""The options of a new game: those that were given, and what the game suggests for the rest."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options
from tabbytop.terminal import saves
from tabbytop.terminal.players import default_players, parse_seats


def choose_options(game: Game, seats: str | None, given: Sequence[str]) -> Options:
    """Return the given options (`NAME=VALUE`), with the game's suggestions if bots play.

    A first game is one without a finished game of that name among the saves.
    """
    options = game.options.parse(given)
    players = default_players(game, options) if seats is None else parse_seats(seats)
    if not any(player.bot for player in players):
        return options
    usual, first = dict(game.manifest.with_bots), dict(game.manifest.first_game)
    named = {text.partition("=")[0].strip() for text in given}
    is_first = bool(first) and not _has_finished(game)
    for suggested in ([usual | first] if is_first else []) + [usual]:
        chosen = replace(options, **{key: suggested[key] for key in suggested.keys() - named})
        with suppress(BadOptions):  # it does not go with what was given
            chosen.validate(len(players))
            return chosen
    return options


def _has_finished(game: Game) -> bool:
    return any(
        entry.finished and entry.saved.match.game.name == game.name for entry in saves.list_saves()
    )
