"""Lessons as the page shows them. The server keeps no lesson in progress: the answers say all."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from tabbytop.kernel.errors import IllegalMove, MoveError
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.telling import sentence
from tabbytop.learning.lesson import BadLesson, Lesson
from tabbytop.learning.registry import UnknownLesson, lesson_of_game, lessons_of
from tabbytop.learning.run import LessonRun, OffScript
from tabbytop.learning.telling import LessonTexts
from tabbytop.server.errors import Refused
from tabbytop.server.people.schemas import (
    LessonAnswers,
    LessonBeat,
    LessonInfo,
    LessonRefusal,
    LessonScene,
)
from tabbytop.server.table.disclosure import MANY
from tabbytop.server.table.messages import SeatInfo, TableInfo
from tabbytop.server.table.setup import Clock
from tabbytop.texts.catalogue import render
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.table import Table

_TEACHERS: Final = "kitten"  # the level that the others at the table are shown with


def lesson_list(game: "Game", language: str) -> list[LessonInfo]:
    """The lessons of a game, the first one first."""
    with _working():
        return [_info(lesson, LessonTexts(game, lesson, language)) for lesson in lessons_of(game)]


def first_lesson(game: "Game", language: str) -> LessonInfo | None:
    """The lesson for newcomers; None if the game has none that works."""
    try:
        return next(iter(lesson_list(game, language)), None)
    except Refused:
        return None


def known_lesson(game: "Game", name: str) -> Lesson:
    """The lesson of that name; raise Refused if there is none."""
    try:
        with _working():
            return lesson_of_game(game, name)
    except UnknownLesson as error:
        raise Refused("unknown", error.message) from None


@contextmanager
def _working() -> Iterator[None]:
    """Refuse a lesson that does not fit the game: a plug-in may ship one."""
    try:
        yield
    except BadLesson as error:
        raise Refused("not-here", Message("server", "lesson-broken", error=str(error))) from error


def lesson_scene(
    game: "Game", lesson: Lesson, request: LessonAnswers, language: str
) -> LessonScene:
    """The lesson after these answers. A next answer that does not fit changes nothing, and is told
    with its reason; earlier ones that no longer fit raise Refused."""
    texts = LessonTexts(game, lesson, language)
    refusal: LessonRefusal | None = None
    with _working():
        try:
            run = LessonRun.resume(game, lesson, request.answers)
        except MoveError:
            raise Refused("not-now", Message("server", "lesson-changed")) from None
        if request.answer is not None:
            try:
                run.answer(request.answer)
            except MoveError as error:
                refusal = _refusal(run, texts, error, language)
    return _scene(run, texts, refusal, language)


def _refusal(run: LessonRun, texts: LessonTexts, error: MoveError, language: str) -> LessonRefusal:
    if isinstance(error, OffScript) and run.step is not None and run.step.moves:
        return LessonRefusal(texts.other_move(run.step), "")
    told = sentence(render(error.message, language, texts.reader))
    return LessonRefusal(told, error.ruling if isinstance(error, IllegalMove) else "")


def _scene(
    run: LessonRun, texts: LessonTexts, refusal: LessonRefusal | None, language: str
) -> LessonScene:
    table, step, seat = run.table, run.step, run.lesson.seat
    speaks, reader = GameTexts(run.game, language), texts.reader
    prompt = table.prompt(seat)
    asked = None if prompt is None else {"seat": seat, **prompt.as_dict()}
    legal = table.moves(seat)
    # The board of a live game makes moves itself; every other one shows those that are listed.
    listed = legal if len(legal) <= MANY or not run.game.live else []
    return LessonScene(
        lesson=_info(run.lesson, texts),
        table=_table_info(table, run.lesson, texts),
        seat=seat,
        answers=run.answers,
        place=run.place,
        over=run.is_over,
        waits="nothing" if step is None else "move" if step.moves else "reader",
        words="" if step is None else texts.words(step),
        about="" if step is None else texts.about(step),
        points=[] if step is None else list(step.points),
        view=table.view(seat),
        prompt=asked,
        question="" if asked is None else speaks.tell_prompt(asked, reader),
        moves=[run.game.vocabulary.text(move) for move in listed] if listed or not legal else None,
        told_moves=[speaks.tell_move(move, reader) for move in listed],
        fresh=run.is_new_position,
        beats=[]
        if refusal is not None
        else [
            LessonBeat(
                beat.seat,
                beat.events,
                [sentence(speaks.tell_event(event, reader)) for event in beat.events],
                beat.view,
            )
            for beat in run.beats
        ],
        refusal=refusal,
    )


def _info(lesson: Lesson, texts: LessonTexts) -> LessonInfo:
    return LessonInfo(lesson.name, texts.title(), texts.seconds(), len(lesson.steps))


def _table_info(table: "Table", lesson: Lesson, texts: LessonTexts) -> TableInfo:
    """Describe the table of a lesson as if it were one of the server's."""
    seats = [
        SeatInfo(seat, "person", name)
        if seat == lesson.seat
        else SeatInfo(seat, "bot", name, level=_TEACHERS)
        for seat, name in enumerate(texts.reader.names)
    ]
    return TableInfo(
        id="",
        game=lesson.game,
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
