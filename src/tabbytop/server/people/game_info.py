"""Descriptions of a game for the page: card on the shelf, options, notation, guide and words."""

from functools import cache
from typing import Final, cast

from msgspec import convert, to_builtins

from tabbytop.bots.levels import LEVELS
from tabbytop.bots.names import BOT_NAMES
from tabbytop.bots.registry import installed_bots
from tabbytop.games import registry
from tabbytop.kernel.game import Game
from tabbytop.kernel.game_texts import GameTexts, spoken
from tabbytop.kernel.guide import Card, Chapter, chapters
from tabbytop.kernel.options import Value
from tabbytop.server.people.default_names import guest_cat
from tabbytop.server.people.game_covers import cover_of
from tabbytop.server.people.lessons import first_lesson
from tabbytop.server.people.schemas import (
    AccentInfo,
    BlockInfo,
    BotInfo,
    FieldInfo,
    GameCard,
    GameInfo,
    Guide,
    GuideCard,
    GuideChapter,
    LevelInfo,
    ManifestInfo,
    OptionInfo,
    StickerInfo,
)
from tabbytop.texts.catalogue import render
from tabbytop.texts.message import Message

_USUAL_SEATS: Final = 3
_WORD_LISTS: Final = frozenset(
    {"list", "words", "said", "spellings"}
)  # which have routes of their own


@cache
def game_cards(language: str) -> list[GameCard]:
    """All games, as the shelf shows them."""
    known = [registry.game(name) for name in registry.list_games()]
    return [
        GameCard(
            name=game.name,
            title=GameTexts(game, language).title(),
            about=GameTexts(game, language).about(),
            least_seats=game.least_seats,
            most_seats=game.most_seats,
            live=game.live,
            manifest=_manifest(game, language),
            first_lesson=first_lesson(game, language),
        )
        for game in known
    ]


@cache
def game_info(name: str, language: str) -> GameInfo:
    """One game: its seats, options and bots."""
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
                title=texts.option_title(option.name),
                hint=texts.option_hint(option.name),
                choice_titles={
                    str(choice): texts.choice(option.name, choice) for choice in option.choices
                },
            )
            for option in game.options.specs()
        ],
        levels=[
            *[LevelInfo(level.name, render(level.message, language)) for level in LEVELS],
            *[
                LevelInfo(name, render(Message("server", "level-installed"), language))
                for name in ([] if game.live else installed_bots())
            ],
        ],
        bots=[BotInfo(name, guest_cat(name)) for name in BOT_NAMES],
        manifest=_manifest(game, language),
        fields=_fields(game, language),
    )


def _manifest(game: Game, language: str) -> ManifestInfo:
    shown = game.manifest
    return ManifestInfo(
        order=shown.order,
        usual_seats=max(game.least_seats, min(game.most_seats, shown.usual_seats or _USUAL_SEATS)),
        minutes=shown.minutes,
        moods=GameTexts(game, language).moods(),
        accent=convert(shown.accent, AccentInfo, from_attributes=True),
        cover="" if cover_of(game.name) is None else f"/api/games/{game.name}/cover",
        with_bots=dict(shown.with_bots),
        first_game=dict(shown.first_game),
    )


def _fields(game: Game, language: str) -> dict[str, FieldInfo]:
    """The fields of views that have a title, or are seats."""
    texts = GameTexts(game, language)
    titles, seats = texts.fields(), texts.seat_fields()
    return {
        name: FieldInfo(titles.get(name, spoken(name)), name in seats)
        for name in sorted({*titles, *seats})
    }


@cache
def game_stickers(name: str, language: str) -> list[StickerInfo]:
    """The stickers of a game, in the order of its album."""
    game = registry.game(name)
    texts = GameTexts(game, language)
    return [
        StickerInfo(each.name, texts.sticker(each.name), texts.tell_sticker(each.name))
        for each in game.stickers
    ]


@cache
def notation_blocks(name: str) -> list[BlockInfo]:
    """How moves are written."""
    blocks = registry.game(name).vocabulary.blocks
    return [
        BlockInfo(block.sentence, dict(zip(block.names, block.words, strict=True)))
        for block in blocks
    ]


@cache
def game_guide(name: str, language: str) -> Guide:
    """The short rules of a game, and all its cards."""
    speaks = GameTexts(registry.game(name), language)
    cards = speaks.tell_cards({})
    facts = {fact for card in cards for fact in _facts(card)}
    return Guide(
        rules=[
            GuideChapter(_heading(chapter), chapter.paragraphs)
            for chapter in chapters(speaks.tell_rules())
        ],
        cards=[_guide_card(card) for card in cards],
        groups={card.group: speaks.group(card.group) for card in cards if card.group},
        facts={fact: speaks.fact(fact) for fact in sorted(facts)},
    )


def _guide_card(card: Card) -> GuideCard:
    own = {"name": card.name, "title": card.title, "text": card.text, "group": card.group}
    return cast("GuideCard", _facts(card) | own)


def _facts(card: Card) -> dict[str, object]:
    """The facts about a card; of the words that it has players say only how many there are."""
    words = _sayable_words(card)
    told = dict(card.facts)
    if words or "spellings" in told:
        told = {key: fact for key, fact in told.items() if key not in _WORD_LISTS}
        told["words"] = len(words) or None
    return {
        key: to_builtins(fact, str_keys=True)
        for key, fact in told.items()
        if fact is not None and fact is not False and fact not in ("", [], (), {})
    }


def _heading(chapter: Chapter) -> str:
    return chapter.heading.capitalize() if chapter.heading.isupper() else chapter.heading


@cache
def sayable_words(name: str, language: str) -> dict[str, dict[str, str]]:
    """The words that may be said, by the card that asks for one."""
    cards = GameTexts(registry.game(name), language).tell_cards({})
    return {card.name: _sayable_words(card) for card in cards if _sayable_words(card)}


@cache
def other_spellings(name: str, language: str) -> dict[str, str]:
    """Other spellings of words that may be said."""
    found: dict[str, str] = {}
    for card in GameTexts(registry.game(name), language).tell_cards({}):
        if _sayable_words(card):
            found |= convert(card.facts.get("spellings", {}), dict[str, str])
    return found


def _sayable_words(card: Card) -> dict[str, str]:
    """The words that a card lets players choose from, each with its spelling for people."""
    words = card.facts.get("words")
    if not isinstance(words, list) or "spellings" not in card.facts:  # no fact of that kind
        return {}
    return dict(zip(words, convert(card.facts.get("said", words), list[str]), strict=True))


def _as_json_value(value: Value) -> bool | int | str | list[str]:
    return list(value) if isinstance(value, tuple) else value
