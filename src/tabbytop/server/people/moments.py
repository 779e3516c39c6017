"""A moment of a finished game in few words, for links in messengers."""

from typing import TYPE_CHECKING

from msgspec import Struct

from tabbytop.kernel.game_texts import GameTexts
from tabbytop.server.people.finished_games import seat_names
from tabbytop.texts.catalogue import render
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.people.finished_games import FinishedGame
    from tabbytop.server.people.game_replay import GameReplay


class Moment(Struct, frozen=True):
    """The preview of a link to a moment."""

    game: str
    title: str  # with the name of the game
    kicker: str  # without it
    words: str  # of what happened
    names: tuple[str, ...]  # of all seats
    scores: tuple[str, ...]  # of all seats at the end, else empty
    seat: int | None  # from whose side it is seen
    language: str


def clamped(value: int | None, most: int) -> int | None:
    """The number, not beyond the most; None: it was not given."""
    return None if value is None else max(0, min(value, most))


def step_of(finished: "FinishedGame", at: int | None) -> int:
    """The step after so many moves (None: the end), or the last."""
    last = len(finished.record.moves)
    return last if at is None else max(0, min(at, last))


def describe_moment(
    replay: "GameReplay", finished: "FinishedGame", at: int | None, seat: int | None, language: str
) -> Moment:
    """Describe the moment after so many moves (None: the end) of a complete replay. Numbers that
    are too large are taken for the last."""
    last, step = len(finished.record.moves), step_of(finished, at)
    page = replay.page(finished, step, 1, language)
    told = [words for words in (page.steps[0].told if page.steps else []) if words]
    if step == last and page.told is not None:
        told = [page.told.verdict]
    game = GameTexts(finished.game, language).title()
    if step == 0:
        title = Message("server", "moment-title-deal", game=game)
        kicker = Message("server", "moment-deal")
    elif step == last:
        title = Message("server", "moment-title-end", game=game)
        kicker = Message("server", "moment-end")
    else:
        title = Message("server", "moment-title", game=game, at=step, last=last)
        kicker = Message("server", "moment-at", at=step, last=last)
    scores: list[str] = []
    if page.told is not None:
        scores = page.told.scores
    elif page.known is not None:
        scores = ["" if each is None else str(abs(each)) for each in page.known.scores]
    return Moment(
        game=finished.game.name,
        title=render(title, language),
        kicker=render(kicker, language),
        words=" ".join(told) or render(Message("server", "moment-look"), language),
        names=tuple(seat_names(finished.occupants, language)),
        scores=tuple(scores) if step == last else (),
        seat=clamped(seat, finished.record.seats - 1),
        language=language,
    )
