"""The games: their list, options, notation and short rules.

These responses are long, the same for everybody, and hold no secret, so they are compressed.
"""

from functools import cache
from typing import Final

from litestar import get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from msgspec import convert

from tabbytop.bots.levels import LEVELS
from tabbytop.games import registry
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.guide import Card, Chapter, chapters
from tabbytop.kernel.options import Value
from tabbytop.languages.registry import preferred_language
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.people.default_names import BOT_NAMES, guest_cat
from tabbytop.server.people.schemas import (
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
from tabbytop.server.people.table_drafts import known_game
from tabbytop.server.routes.requests import GameName, Languages
from tabbytop.texts.catalogue import render

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
    return _cards(preferred_language(languages))


@get(
    "/api/games/{name:str}",
    sync_to_thread=False,
    tags=["games"],
    responses=ERROR_RESPONSES,
    middleware=_COMPRESSED,
)
def one_game(name: GameName, languages: Languages = "") -> GameInfo:
    """One game: its seats, options and bots."""
    return _info(known_game(name).name, preferred_language(languages))


@get(
    "/api/games/{name:str}/notation",
    sync_to_thread=False,
    tags=["games"],
    responses=ERROR_RESPONSES,
    middleware=_COMPRESSED,
)
def notation(name: GameName) -> list[BlockInfo]:
    """How moves are written: every sentence, and the words for its slots. Some games have many."""
    return _notation(known_game(name).name)


@get(
    "/api/games/{name:str}/guide",
    sync_to_thread=False,
    tags=["games"],
    responses=ERROR_RESPONSES,
    middleware=_COMPRESSED,
)
def guide(name: GameName, languages: Languages = "") -> Guide:
    """The short rules of a game, and all its cards."""
    return _guide(known_game(name).name, preferred_language(languages))


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
    return _words(known_game(name).name, preferred_language(languages))


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
    return _spellings(known_game(name).name, preferred_language(languages))


@cache
def _cards(language: str) -> list[GameCard]:
    known = [registry.game(name) for name in registry.list_games()]
    return [
        GameCard(
            name=game.name,
            title=GameTexts(game, language).title(),
            about=GameTexts(game, language).about(),
            least_seats=game.least_seats,
            most_seats=game.most_seats,
            live=game.live,
        )
        for game in known
    ]


@cache
def _info(name: str, language: str) -> GameInfo:
    game = registry.game(name)
    texts = GameTexts(game, language)
    return GameInfo(
        name=game.name,
        title=texts.title(),
        about=texts.about(),
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        live=game.live,
        hints_between_people=game.hints_between_people,
        rules=game.rules,
        options=[
            OptionInfo(
                name=option.name,
                about=texts.option(option.name) or option.about,
                default=_as_json_value(option.default),
                choices=[choice for choice in option.choices if not isinstance(choice, tuple)],
                only_with={
                    name: value
                    for name, value in option.only_with.items()
                    if not isinstance(value, tuple)
                },
                least_seats=game.least_seats if option.seats is None else option.seats[0],
                most_seats=game.most_seats if option.seats is None else option.seats[1],
            )
            for option in game.options.specs()
        ],
        levels=[LevelInfo(level.name, render(level.message, language)) for level in LEVELS],
        bots=[BotInfo(name, guest_cat(name)) for name in BOT_NAMES],
    )


@cache
def _notation(name: str) -> list[BlockInfo]:
    blocks = registry.game(name).vocabulary.blocks
    return [
        BlockInfo(block.sentence, dict(zip(block.names, block.words, strict=True)))
        for block in blocks
    ]


@cache
def _guide(name: str, language: str) -> Guide:
    speaks = GameTexts(registry.game(name), language)
    cards = [
        {"name": card.name, "title": card.title, "text": card.text, "group": card.group}
        | {key: fact for key, fact in card.facts.items() if key != "spellings"}
        | ({"words": len(_sayable_words(card))} if "words" in card.facts else {})
        for card in speaks.tell_cards({})
    ]
    return Guide(
        rules=[
            GuideChapter(_heading(chapter), chapter.paragraphs)
            for chapter in chapters(speaks.tell_rules())
        ],
        cards=convert(cards, list[GuideCard]),
    )


def _heading(chapter: Chapter) -> str:
    return chapter.heading.capitalize() if chapter.heading.isupper() else chapter.heading


@cache
def _words(name: str, language: str) -> dict[str, dict[str, str]]:
    cards = GameTexts(registry.game(name), language).tell_cards({})
    return {card.name: _sayable_words(card) for card in cards if _sayable_words(card)}


@cache
def _spellings(name: str, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for card in GameTexts(registry.game(name), language).tell_cards({}):
        found |= convert(card.facts.get("spellings", {}), dict[str, str])
    return found


def _sayable_words(card: Card) -> dict[str, str]:
    """The words that a card lets players choose from, each with its spelling for people."""
    words = convert(card.facts.get("words", []), list[str])
    return dict(zip(words, convert(card.facts.get("said", words), list[str]), strict=True))


def _as_json_value(value: Value) -> bool | int | str | list[str]:
    return list(value) if isinstance(value, tuple) else value


ROUTES = [games, one_game, notation, guide, words, spellings]
