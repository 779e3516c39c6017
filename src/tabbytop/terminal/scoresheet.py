"""Draw the score pad: a sheet for each player, line by line, and who won."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tabbytop.kernel.game import Game
from tabbytop.kernel.result import Opponent, Result, ScoreLine
from tabbytop.terminal.colours import FRAME, QUIET, accent, chip, highlight, seat_marks
from tabbytop.terminal.players import Player
from tabbytop.terminal.text_layout import Lines, fit, framed, side_by_side, wrap
from tabbytop.terminal.texts import say, texts_of
from tabbytop.texts.reader import Reader

_NARROWEST: Final = 26  # columns of a sheet
_READABLE: Final = 39  # columns of a sheet with long lines; two fit on 80
_WIDEST: Final = 44
_POINTS: Final = 5  # columns for the numbers
_FRAME: Final = 4


def score_pad(
    game: Game, result: Result, players: Sequence[Player], teller: Reader, width: int
) -> Lines:
    """Draw a sheet for each player and opponent, the winners' highlighted, and the verdict."""
    names = [player.name for player in players]
    count = len(players) + len(result.opponents)
    rows = -(-count // max(1, (width + 1) // (_sheet_width(game, result, teller) + 1)))
    across = -(-count // rows)
    share = min((width + 1) // across - 1, _WIDEST)
    sheets = [_sheet(game, result, seat, names, teller, share) for seat in range(len(players))]
    sheets += [_opponents_sheet(game, other, teller, share) for other in result.opponents]
    texts = texts_of(game)
    title = say("terminal", "score-pad", game=texts.title())
    lines = [Text(title, f"bold {accent(game.name)}"), Text()]
    for start in range(0, len(sheets), across):
        lines.extend(side_by_side([(sheet, share) for sheet in sheets[start : start + across]]))
    return [*lines, Text(), Text(texts.verdict(result, teller), "bold")]


def _sheet_width(game: Game, result: Result, teller: Reader) -> int:
    """Return how wide a sheet should be so that few of its lines are wrapped."""
    sheets = [*result.sheets, *(other.sheet for other in result.opponents)]
    lines = [texts_of(game).tell_score_line(line, teller) for sheet in sheets for line in sheet]
    longest = max((len(line) for line in lines), default=0)
    return min(max(longest + _POINTS + _FRAME, _NARROWEST - 1), _READABLE)


def _sheet(
    game: Game, result: Result, seat: int, names: list[str], teller: Reader, width: int
) -> Lines:
    score = result.scores[seat] if result.has_points else None
    lines = _lines(game, result.sheets[seat], score, teller, width)
    title = Text.assemble(chip(seat_marks(names)[seat], seat), (f" {names[seat]}", "bold"))
    won = seat in result.winners
    foot = Text(say("terminal", "place", place=result.places[seat]), QUIET)
    if won:
        foot = highlight(f" {say('terminal', 'wins')} ", game.name)
    return framed(lines, width, title, foot, accent(game.name) if won else FRAME)


def _opponents_sheet(game: Game, other: Opponent, teller: Reader, width: int) -> Lines:
    lines = _lines(game, other.sheet, other.score, teller, width)
    return framed(lines, width, Text(texts_of(game).opponent(other.name), "bold"), Text(), FRAME)


def _lines(
    game: Game, sheet: Sequence[ScoreLine], score: int | None, teller: Reader, width: int
) -> Lines:
    """Draw a sheet with its sum; without a sum if the game has no points (`score` is None)."""
    inner = max(width - _FRAME, 8)
    lines: Lines = []
    for line in sheet:
        points = "" if line.points is None or score is None else str(line.points)
        words = wrap(texts_of(game).tell_score_line(line, teller), inner - _POINTS, "", "  ")
        lines.extend(words[:-1])
        lines.append(Text.assemble(fit(words[-1], inner - _POINTS), f"{points:>{_POINTS}}"))
    if score is None:
        return lines
    lines.append(Text("─" * inner, FRAME))
    label = fit(Text(say("terminal", "points"), "bold"), inner - _POINTS)
    lines.append(Text.assemble(label, (f"{score:>{_POINTS}}", "bold")))
    return lines
