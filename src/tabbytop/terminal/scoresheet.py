"""The end: the score pad, filled in line by line, and who won."""

from collections.abc import Sequence

from rich.text import Text

from tabbytop.kernel.game import Game
from tabbytop.kernel.result import Line, Opponent, Result
from tabbytop.kernel.telling import Teller, listed
from tabbytop.terminal.colours import FRAME, QUIET, accent, chip, key, marks
from tabbytop.terminal.paper import Lines, beside, fit, framed
from tabbytop.terminal.players import Player

_NARROWEST = 26  # columns of a sheet
_WIDEST = 44


def score_pad(
    game: Game, result: Result, players: Sequence[Player], teller: Teller, width: int
) -> Lines:
    """A sheet a player, and one for who had no seat; the winners' lit, and the verdict below."""
    names = [player.name for player in players]
    count = len(players) + len(result.opponents)
    rows = -(-count // max(1, width // _NARROWEST))
    across = -(-count // rows)
    share = min((width + 1) // across - 1, _WIDEST)
    sheets = [_sheet(game, result, seat, names, teller, share) for seat in range(len(players))]
    sheets += [_opponents_sheet(game, other, teller, share) for other in result.opponents]
    lines = [Text(f"{game.title}: the score pad", f"bold {accent(game.name)}"), Text()]
    for start in range(0, len(sheets), across):
        lines.extend(beside([(sheet, share) for sheet in sheets[start : start + across]]))
    return [*lines, Text(), Text(verdict(result, teller), "bold")]


def verdict(result: Result, teller: Teller) -> str:
    """`You win: most points.`"""
    winners = [teller.name(seat) for seat in result.winners]
    if len(result.winners) == 1:
        told = teller.does(result.winners[0], "win")
    elif not result.winners:
        told = teller.does(0, "lose")
    elif len(result.winners) == len(result.places):
        told = "All share the win"
    else:
        told = f"{listed(winners)} win"
    return f"{told[:1].upper()}{told[1:]}: {result.reason}."


def _sheet(
    game: Game, result: Result, seat: int, names: list[str], teller: Teller, width: int
) -> Lines:
    lines = _lines(game, result.sheets[seat], result.scores[seat], teller, width)
    title = Text.assemble(chip(marks(names)[seat], seat), (f" {names[seat]}", "bold"))
    won = seat in result.winners
    foot = key(" wins ", game.name) if won else Text(f"place {result.places[seat]}", QUIET)
    return framed(lines, width, title, foot, accent(game.name) if won else FRAME)


def _opponents_sheet(game: Game, other: Opponent, teller: Teller, width: int) -> Lines:
    lines = _lines(game, other.sheet, other.score, teller, width)
    return framed(lines, width, Text(other.name, "bold"), Text(), FRAME)


def _lines(game: Game, sheet: Sequence[Line], score: int, teller: Teller, width: int) -> Lines:
    inner = max(width - 4, 8)
    lines: Lines = []
    for line in sheet:
        points = "" if line.points is None else str(line.points)
        words = fit(Text(game.tell_line(line, teller)), inner - 5)
        lines.append(Text.assemble(words, f"{points:>5}"))
    lines.append(Text("─" * inner, FRAME))
    lines.append(Text.assemble(fit(Text("points", "bold"), inner - 5), (f"{score:>5}", "bold")))
    return lines
