"""Puzzles: the list of a game's, one of them, and how good an answer is."""

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from tabbytop.server.access.middleware import client_network
from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.people.puzzle_schemas import (
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleScene,
    PuzzleVerdict,
)
from tabbytop.server.people.puzzles import puzzle_list, puzzle_scene, puzzle_verdict
from tabbytop.server.people.table_drafts import known_game
from tabbytop.server.routes.requests import GameName, Languages
from tabbytop.texts.preferred import preferred_language

PuzzleNumber = Annotated[int, PathParameter(ge=1, le=10_000, description="As in the list.")]


@get(
    "/api/games/{name:str}/puzzles",
    sync_to_thread=True,
    tags=["puzzles"],
    responses=ERROR_RESPONSES,
)
def puzzles(name: GameName) -> list[PuzzleInfo]:
    """The puzzles of a game, the easiest first; none if it has none."""
    return puzzle_list(known_game(name))


@get("/api/games/{name:str}/puzzles/{number:int}", tags=["puzzles"], responses=ERROR_RESPONSES)
async def puzzle(
    name: GameName,
    number: PuzzleNumber,
    rates: NamedDependency[RateLimiter],
    request: Request[Any, Any, Any],
    languages: Languages = "",
) -> PuzzleScene:
    """A puzzle, without its answer."""
    rates.take("ask", f"lessons {client_network(request.scope)}")
    game = known_game(name)
    return await asyncio.to_thread(puzzle_scene, game, number, preferred_language(languages))


@post(
    "/api/games/{name:str}/puzzles/{number:int}",
    status_code=200,
    tags=["puzzles"],
    responses=ERROR_RESPONSES,
)
async def answer_puzzle(
    name: GameName,
    number: PuzzleNumber,
    data: JSONBody[PuzzleAnswer],
    rates: NamedDependency[RateLimiter],
    request: Request[Any, Any, Any],
    languages: Languages = "",
) -> PuzzleVerdict:
    """How good a move is, and why the best one is best."""
    rates.take("ask", f"lessons {client_network(request.scope)}")
    game, language = known_game(name), preferred_language(languages)
    return await asyncio.to_thread(puzzle_verdict, game, number, data.move, language)


ROUTES = [puzzles, puzzle, answer_puzzle]
