"""The command `tabbytop review`: where a player lost points, in words and with the positions."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record
from tabbytop.review.document import LossDocument, ReviewDocument, document
from tabbytop.review.reviewing import review
from tabbytop.terminal.boards import board_of
from tabbytop.terminal.colours import FRAME, QUIET, accent
from tabbytop.terminal.players import Player
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.saves import Save
from tabbytop.terminal.text_layout import Lines, titled_rule, wrap
from tabbytop.terminal.texts import language, say, texts_of
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader

_ROOM = 18  # lines of a position


def reviewed_document(saved: Save, seat: int | None) -> ReviewDocument:
    """Review a saved game for a seat, else the first person's, with a progress bar."""
    record = saved.match.record
    chosen = _seat_of_person(saved) if seat is None else seat
    if not 0 <= chosen < record.seats:
        raise BadOptions(Message("kernel", "no-seat", seat=str(chosen), most=record.seats - 1))
    with _progress() as show:
        found = review(record, chosen, on_progress=show)
    players = _players(saved)
    you = chosen if players[chosen].bot is None else None
    reader = Reader([player.name for player in players], you)
    return document(found, saved.match.game, reader, language())


def review_page(saved: Save, reviewed: ReviewDocument, width: int) -> Lines:
    """Draw a review: every clear loss with its position, then the sum."""
    game = saved.match.game
    seat, players = reviewed["seat"], _players(saved)
    title = f"{texts_of(game).title()}: {players[seat].name}"
    lines = [Text(title, f"bold {accent(game.name)}"), Text()]
    lines += wrap(reviewed["headline"], width, "bold")
    for loss in reviewed["losses"]:
        lines += [Text(), *_loss_lines(game, saved.match.record, players, seat, loss, width)]
    lines += [Text(), Text("─" * width, FRAME)]
    lines += _sum_lines(reviewed)
    for note in reviewed["notes"]:
        lines += wrap(note, width)
    return [*lines, Text(), *wrap(reviewed["how"], width, QUIET)]


def _loss_lines(
    game: Game, record: Record, players: list[Player], seat: int, loss: LossDocument, width: int
) -> Lines:
    made, better = loss["made"], loss["better"]
    title = say("review", "made", number=loss["at"] + 1, move=made["told"])
    lines = [titled_rule(Text(title, "bold"), width, FRAME)]
    table = record.replay(game, loss["at"])
    context = RenderContext(
        game=game,
        players=players,
        reader=seat,
        view=table.view(seat),
        width=width,
        height=_ROOM,
        options=table.options.as_dict(),
    )
    board = board_of(game)
    lines += board.draw_table(context, width, _ROOM)
    opened = replace(context, open_views=[table.view(other) for other in range(record.seats)])
    lines += board.open_hands(opened, width)[seat : seat + 1]  # the others were hidden
    lines += wrap(loss["told"], width, "bold")
    lines += wrap(" ".join(made["reasons"]), width) if made["reasons"] else []
    if better is not None:
        lines += wrap(say("review", "better", move=better["told"]), width, "bold")
        lines += wrap(" ".join(better["reasons"]), width) if better["reasons"] else []
    return lines


def _sum_lines(reviewed: ReviewDocument) -> Lines:
    longest = max(len(line["label"]) for line in reviewed["sum"])
    return [
        Text(f"{line['label']:<{longest}}  {line['told']}", "" if number else "bold")
        for number, line in enumerate(reviewed["sum"])
    ]


def _players(saved: Save) -> list[Player]:
    count = saved.match.record.seats
    names = [say("terminal", "seat-name", number=seat) for seat in range(count)]
    return saved.players or [Player(name) for name in names]


def _seat_of_person(saved: Save) -> int:
    people = [seat for seat, player in enumerate(_players(saved)) if player.bot is None]
    return people[0] if people else 0


@contextmanager
def _progress() -> Iterator[Callable[[float], None]]:
    """Show a progress bar on the error stream if that is a terminal; remove it at the end."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda share: None
        return
    with Progress(
        TextColumn("{task.description}"), BarColumn(), console=console, transient=True
    ) as bar:
        task = bar.add_task(say("review", "progress", percent=0), total=1.0)

        def show(share: float) -> None:
            told = say("review", "progress", percent=round(100 * share))
            bar.update(task, completed=share, description=told)

        yield show
