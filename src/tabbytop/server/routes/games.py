"""The shelf: which games there are, and what one needs to know to set one up.

These answers are long, the same for everybody, and tell no secret: they are sent compressed.
"""

from functools import cache
from typing import Final

from litestar import get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from msgspec import convert

from tabbytop.bots.levels import LEVELS
from tabbytop.games import shelf
from tabbytop.kernel.guide import chapters
from tabbytop.kernel.options import Value
from tabbytop.server.door.refusals import ANSWERS
from tabbytop.server.people.bodies import (
    BlockInfo,
    BotInfo,
    GameCard,
    GameInfo,
    Guide,
    GuideCard,
    GuideChapter,
    LevelInfo,
    OptionInfo,
)
from tabbytop.server.people.cats import NAMES, guest_cat
from tabbytop.server.people.planning import known_game
from tabbytop.server.routes.places import GameName

_COMPRESSED: Final = [
    DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=1000))
]


@get("/api/games", sync_to_thread=False, tags=["games"], responses=ANSWERS, middleware=_COMPRESSED)
def games() -> list[GameCard]:
    """All games on the shelf."""
    return _cards()


@get(
    "/api/games/{name:str}",
    sync_to_thread=False,
    tags=["games"],
    responses=ANSWERS,
    middleware=_COMPRESSED,
)
def one_game(name: GameName) -> GameInfo:
    """A game: its seats, options, bots and notation."""
    return _info(known_game(name).name)


@get(
    "/api/games/{name:str}/guide",
    sync_to_thread=False,
    tags=["games"],
    responses=ANSWERS,
    middleware=_COMPRESSED,
)
def guide(name: GameName) -> Guide:
    """How to play, in short, and what every card does."""
    return _guide(known_game(name).name)


@cache
def _cards() -> list[GameCard]:
    known = [shelf.game(name) for name in shelf.games()]
    return [
        GameCard(game.name, game.title, game.about, game.least_seats, game.most_seats, game.live)
        for game in known
    ]


@cache
def _info(name: str) -> GameInfo:
    game = shelf.game(name)
    return GameInfo(
        name=game.name,
        title=game.title,
        about=game.about,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        live=game.live,
        rules=game.rules,
        options=[
            OptionInfo(
                name=option.name,
                about=option.about,
                default=_plain(option.default),
                choices=[choice for choice in option.choices if not isinstance(choice, tuple)],
            )
            for option in game.options.described()
        ],
        levels=[LevelInfo(level.name, level.about) for level in LEVELS],
        bots=[BotInfo(name, guest_cat(name)) for name in NAMES],
        moves=[
            BlockInfo(block.sentence, dict(zip(block.names, block.words, strict=True)))
            for block in game.vocabulary.blocks
        ],
    )


@cache
def _guide(name: str) -> Guide:
    game = shelf.game(name)
    cards = [
        {"name": card.name, "title": card.title, "text": card.text, "group": card.group}
        | dict(card.facts)
        for card in game.tell_cards({})
    ]
    return Guide(
        rules=[
            GuideChapter(chapter.heading.capitalize(), chapter.paragraphs)
            for chapter in chapters(game.tell_rules())
        ],
        cards=convert(cards, list[GuideCard]),
    )


def _plain(value: Value) -> bool | int | str | list[str]:
    return list(value) if isinstance(value, tuple) else value


ROUTES = [games, one_game, guide]
