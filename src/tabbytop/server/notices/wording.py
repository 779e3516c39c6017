"""What a notice says: the game, the people and that it is one's turn. No cards, no moves."""

from typing import TYPE_CHECKING, Final, NamedTuple

from tabbytop.kernel.game_texts import GameTexts
from tabbytop.texts.catalogue import render
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.table.state import TableState

_MOST_NAMES: Final = 5


class Turn(NamedTuple):
    """A turn to tell of."""

    table: str
    number: int  # the public number since which it is their turn
    game: str
    title: str  # of the game
    person: str  # the name of the one whose turn it is
    others: list[str]
    seconds: int  # for which it is worth telling


class NoticeTexts(NamedTuple):
    """The texts of a notice."""

    title: str
    body: str
    mute: str  # a button: no notices of this table
    stop: str  # a button: no more notices at all


def turn_of(state: "TableState", seat: int, number: int, language: str) -> Turn:
    """Describe the turn of a seat."""
    clock = state.setup.clock
    others = [who.name for other, who in enumerate(state.occupants) if other != seat and who.name]
    return Turn(
        state.id,
        number,
        state.setup.game,
        GameTexts(state.game, language).title(),
        state.occupants[seat].name,
        others[:_MOST_NAMES],
        clock.seconds if clock.kind == "days" else 3600,
    )


def texts_of(turn: Turn, language: str) -> NoticeTexts:
    """Put a turn into words."""
    if turn.others:
        body = Message("notices", "with", game=turn.title, names=turn.others)
    else:
        body = Message("notices", "alone", game=turn.title)
    return NoticeTexts(
        render(Message("notices", "your-turn"), language),
        render(body, language),
        render(Message("notices", "mute"), language),
        render(Message("notices", "stop"), language),
    )
