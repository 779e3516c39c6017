"""Tables without a connection, for puzzles and the deal of the day, as one seat sees them."""

from typing import TYPE_CHECKING, Final

from tabbytop.bots.names import BOT_NAMES
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.server.people.puzzle_schemas import Scene
from tabbytop.server.table.disclosure import MANY
from tabbytop.server.table.messages import SeatInfo, TableInfo
from tabbytop.server.table.setup import Clock
from tabbytop.texts import catalogue
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader

if TYPE_CHECKING:
    from tabbytop.kernel.table import Table

_LEARNER: Final = Message("learning", "learner")  # how lessons name the person in front


def scene_reader(seats: int, seat: int, language: str) -> Reader:
    """Return whom the texts address: the person at a seat, among bots with our names for cats."""
    names = list(BOT_NAMES[: seats - 1])
    names.insert(seat, catalogue.render(_LEARNER, language))
    return Reader(names, seat)


def make_scene(table: "Table", seat: int, level: str, language: str) -> Scene:
    """Return what the seat sees and may answer; nothing else of the table is in it."""
    game = table.game
    speaks, reader = GameTexts(game, language), scene_reader(table.seats, seat, language)
    prompt = table.prompt(seat)
    asked = None if prompt is None else {"seat": seat, **prompt.as_dict()}
    legal = table.moves(seat)
    listed = list(legal) if len(legal) <= MANY else None
    return Scene(
        table=_table_info(table, seat, level, reader),
        seat=seat,
        view=table.view(seat),
        prompt=asked,
        question="" if asked is None else speaks.tell_prompt(asked, reader),
        moves=None if listed is None else [game.vocabulary.text(move) for move in listed],
        told_moves=[speaks.tell_move(move, reader) for move in listed or []],
    )


def _table_info(table: "Table", seat: int, level: str, reader: Reader) -> TableInfo:
    """Describe the table as if it were one of the server's."""
    seats = [
        SeatInfo(number, "person", name)
        if number == seat
        else SeatInfo(number, "bot", name, level=level)
        for number, name in enumerate(reader.names)
    ]
    return TableInfo(
        id="",
        game=table.game.name,
        options=table.options.as_dict(),
        seats=seats,
        status="playing",
        public=False,
        onlookers=False,
        talk="none",
        hints=False,
        hints_between_people=False,
        clock=Clock(),
        commitment="",
        created=0,
        host=None,
    )
