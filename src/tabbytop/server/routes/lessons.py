"""Lessons: the list of a game's, one of them after some answers, and what people have finished."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter

from tabbytop.server.access.middleware import client_network
from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.lessons import known_lesson, lesson_list, lesson_scene
from tabbytop.server.people.schemas import LessonAnswers, LessonInfo, LessonScene, MyLessons
from tabbytop.server.people.table_drafts import known_game
from tabbytop.server.routes.requests import GameName, Languages, Visitor
from tabbytop.server.store.rows import FinishedLesson
from tabbytop.server.store.store import Store
from tabbytop.texts.preferred import preferred_language

LessonName = Annotated[str, PathParameter(max_length=40, description="As in the list of lessons.")]
_NO_CONTENT = {
    **ERROR_RESPONSES,
    204: ResponseSpec(None, description="Done.", generate_examples=False),
}


@get(
    "/api/games/{name:str}/lessons",
    sync_to_thread=True,
    tags=["lessons"],
    responses=ERROR_RESPONSES,
)
def lessons(name: GameName, languages: Languages = "") -> list[LessonInfo]:
    """The lessons of a game, the first one first; none if it has none."""
    return lesson_list(known_game(name), preferred_language(languages))


@post(
    "/api/games/{name:str}/lessons/{lesson:str}",
    status_code=200,
    tags=["lessons"],
    responses=ERROR_RESPONSES,
)
async def lesson(
    name: GameName,
    lesson: LessonName,
    data: JSONBody[LessonAnswers],
    rates: NamedDependency[RateLimiter],
    request: Request[Any, Any, Any],
    languages: Languages = "",
) -> LessonScene:
    """A lesson after these answers; without any, its beginning."""
    rates.take("ask", f"lessons {client_network(request.scope)}")
    game = known_game(name)
    found = known_lesson(game, lesson)
    return await asyncio.to_thread(lesson_scene, game, found, data, preferred_language(languages))


@get("/api/me/lessons", tags=["lessons"], responses=ERROR_RESPONSES)
async def my_lessons(
    visitor: NamedDependency[Visitor],
    store: NamedDependency[Store],
    rates: NamedDependency[RateLimiter],
) -> MyLessons:
    """The lessons that the person has finished."""
    rates.take("ask", f"lists {visitor.address}")
    finished = await store.finished_lessons(visitor.person.id) if visitor.known else []
    by_game: dict[str, list[str]] = {}
    for each in finished:
        by_game.setdefault(each.game, []).append(each.lesson)
    return MyLessons(by_game)


@put(
    "/api/me/lessons/{name:str}/{lesson:str}",
    status_code=204,
    tags=["lessons"],
    responses=_NO_CONTENT,
)
async def finish_lesson(
    name: GameName,
    lesson: LessonName,
    visitor: NamedDependency[Visitor],
    store: NamedDependency[Store],
    host: NamedDependency[Host],
    rates: NamedDependency[RateLimiter],
) -> Response[None]:
    """Remember that the person has finished a lesson."""
    rates.take("ask", f"lessons {visitor.address}")
    game = known_game(name)
    found = known_lesson(game, lesson)
    person = await visitor.save()
    await store.finish_lesson(person.id, FinishedLesson(game.name, found.name, host.now()))
    return await visitor.respond(None, 204)


ROUTES = [lessons, lesson, my_lessons, finish_lesson]
