"""The games: their list, options, notation and short rules.

These responses are long, the same for everybody, and hold no secret, so they are compressed.
"""

from typing import Final

from litestar import Response, get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.errors import Refused
from tabbytop.server.people.game_covers import cover_of
from tabbytop.server.people.game_info import (
    game_cards,
    game_guide,
    game_info,
    game_stickers,
    notation_blocks,
    other_spellings,
    sayable_words,
)
from tabbytop.server.people.rulings import rulings_of
from tabbytop.server.people.schemas import (
    BlockInfo,
    GameCard,
    GameInfo,
    Guide,
    RulingSection,
    StickerInfo,
)
from tabbytop.server.people.table_drafts import known_game
from tabbytop.server.routes.requests import GameName, Languages
from tabbytop.texts.message import Message
from tabbytop.texts.preferred import preferred_language

_COMPRESSED: Final = [
    DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=1000))
]


@get(
    "/api/games",
    sync_to_thread=False,
    tags=["games"],
    responses=ERROR_RESPONSES,
    middleware=_COMPRESSED,
)
def games(languages: Languages = "") -> list[GameCard]:
    """All games."""
    return game_cards(preferred_language(languages))


@get(
    "/api/games/{name:str}",
    sync_to_thread=False,
    tags=["games"],
    responses=ERROR_RESPONSES,
    middleware=_COMPRESSED,
)
def one_game(name: GameName, languages: Languages = "") -> GameInfo:
    """One game: its seats, options and bots."""
    return game_info(known_game(name).name, preferred_language(languages))


@get(
    "/api/games/{name:str}/notation",
    sync_to_thread=False,
    tags=["games"],
    responses=ERROR_RESPONSES,
    middleware=_COMPRESSED,
)
def notation(name: GameName) -> list[BlockInfo]:
    """How moves are written: every sentence, and the words for its slots. Some games have many."""
    return notation_blocks(known_game(name).name)


@get(
    "/api/games/{name:str}/guide",
    sync_to_thread=False,
    tags=["games"],
    responses=ERROR_RESPONSES,
    middleware=_COMPRESSED,
)
def guide(name: GameName, languages: Languages = "") -> Guide:
    """The short rules of a game, and all its cards."""
    return game_guide(known_game(name).name, preferred_language(languages))


@get(
    "/api/games/{name:str}/rulings",
    sync_to_thread=False,
    tags=["games"],
    responses=ERROR_RESPONSES,
    middleware=_COMPRESSED,
)
def rulings(name: GameName) -> list[RulingSection]:
    """The numbered rulings that refusals name, by section; in English. None for a game that brings
    none."""
    return rulings_of(known_game(name).name)


@get(
    "/api/games/{name:str}/words",
    sync_to_thread=False,
    tags=["games"],
    responses=ERROR_RESPONSES,
    middleware=_COMPRESSED,
)
def words(name: GameName, languages: Languages = "") -> dict[str, dict[str, str]]:
    """The words that may be said, by the card that asks for one; there may be thousands. Each is
    given as in the notation, and as people read and type it."""
    return sayable_words(known_game(name).name, preferred_language(languages))


@get(
    "/api/games/{name:str}/spellings",
    sync_to_thread=False,
    tags=["games"],
    responses=ERROR_RESPONSES,
    middleware=_COMPRESSED,
)
def spellings(name: GameName, languages: Languages = "") -> dict[str, str]:
    """Other spellings of words that may be said, each with the word of the notation. Hyphens and
    plurals need no entry: the notation accepts them too."""
    return other_spellings(known_game(name).name, preferred_language(languages))


@get(
    "/api/games/{name:str}/stickers",
    sync_to_thread=False,
    tags=["games"],
    responses=ERROR_RESPONSES,
    middleware=_COMPRESSED,
)
def stickers(name: GameName, languages: Languages = "") -> list[StickerInfo]:
    """The stickers that can be earned in a game, in the order of its album."""
    return game_stickers(known_game(name).name, preferred_language(languages))


@get(
    "/api/games/{name:str}/cover",
    sync_to_thread=False,
    tags=["games"],
    responses=ERROR_RESPONSES,
    middleware=_COMPRESSED,
    media_type="image/svg+xml",
)
def cover(name: GameName) -> Response[bytes]:
    """The picture on the box of a game that brings its own."""
    found = cover_of(known_game(name).name)
    if found is None:
        raise Refused("unknown", Message("server", "nothing-here"))
    return Response(found, media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


ROUTES = [games, one_game, notation, guide, rulings, words, spellings, stickers, cover]
