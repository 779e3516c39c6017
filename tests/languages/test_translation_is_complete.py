"""Every text of the games is translated into every other language.

`tools/check_texts.py` compares the files; here whole games are told in both languages and compared
sentence by sentence.
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from check_texts import TEXTS_FOLDERS
from tabbytop.games import registry
from tabbytop.kernel.errors import IllegalMove
from tabbytop.kernel.game import Game
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.generator import quick
from tabbytop.kernel.guide import Card, chapters
from tabbytop.kernel.table import CLOCK, Table
from tabbytop.testing import Deal, named_variants
from tabbytop.testing.conformance import is_sampled, play_out
from tabbytop.texts.catalogue import render
from tabbytop.texts.compiled import ENGLISH, our_areas, our_folders
from tabbytop.texts.message import Message
from tabbytop.texts.preferred import LANGUAGES
from tabbytop.texts.reader import Reader
from text_style import glossary_of, texts_in

FOLDERS = {folder.parent.name.replace("_", "-"): folder for folder in TEXTS_FOLDERS[1:]}
# A new game may be there in English before it is translated.
COMPLETE = [
    (name, language)
    for name, folder in FOLDERS.items()
    for language in LANGUAGES
    if language != ENGLISH and glossary_of(folder, language).is_complete
]
NAMES = ["Qila", "Wox", "Zuri", "Yolu", "Vimo", "Jepa", "Xeno"]  # no word of any language
MOST_DECISIONS = 300  # of one game; by then every frequent text has occurred
TRIED = 12  # mostly illegal moves to try at some decisions

# Frequent English words. Those that a language has, too, occur in many of its own texts.
FREQUENT = (
    "the", "is", "are", "you", "your", "there", "of", "have", "and", "with", "to", "at", "it",
    "its", "that", "this", "from", "not", "cat", "cats", "card", "cards", "bowl", "bowls", "rule",
    "rules", "seat", "has", "no",
)  # fmt: skip
OWN_FROM = 10  # texts
SAID = "said"  # the fact about a card which words it has people say


@pytest.mark.parametrize(("name", "language"), COMPLETE)
def test_guide_is_translated(name: str, language: str) -> None:
    game = registry.game(name)
    speaks = GameTexts(game, language)
    there, here = chapters(game.tell_rules()), chapters(speaks.tell_rules())
    assert [len(chapter.paragraphs) for chapter in here] == [len(c.paragraphs) for c in there]
    for before, after in zip(there, here, strict=True):
        assert before.heading != after.heading
        assert not english_left(" ".join([after.heading, *after.paragraphs]), name, language)
    worded, read = worded_facts(name), set[str]()
    for seats in (game.least_seats, game.most_seats):
        for options in game.options.variants(seats):
            english = game.tell_cards(options.as_dict())
            if repr(english) in read:
                continue  # hundreds of variants have the same cards
            read.add(repr(english))
            for card, told in zip(english, speaks.tell_cards(options.as_dict()), strict=True):
                assert (card.name, card.group) == (told.name, told.group)
                assert plain_facts(card, worded) == plain_facts(told, worded)
                assert spellings(card) <= spellings(told)  # a language may add its own
                assert told.title
                assert bool(told.text) == bool(card.text)
                assert told.text != card.text or not card.text
                words = [str(told.facts.get(fact, "")) for fact in sorted(worded)]
                assert not english_left(" ".join([told.title, told.text, *words]), name, language)


@pytest.mark.parametrize(("name", "language"), COMPLETE)
def test_whole_games_are_told_without_english(name: str, language: str) -> None:
    game = registry.game(name)
    speaks = GameTexts(game, language)
    wrong, kept = set[str](), {*kept_names(name)} | same_titles(game, speaks)
    for you in (0, None):
        told = set[int]()  # moves, which are the same in all variants
        for _, deal in named_variants(game):
            reader = Reader([*NAMES, *map(str, range(99))][: deal.seats], you)
            for english, other in both(deal, speaks, reader, told, language):
                if english not in kept:
                    wrong.update(what_is_wrong(english, other, name, language))
    assert not wrong, "\n".join(sorted(wrong))


def worded_facts(name: str) -> set[str]:
    """Return the facts about cards that are translated; all others are for programs."""
    keys = [key for key in our_areas(ENGLISH)[name] if key.startswith("card-")]
    return {SAID, *(key.partition(".")[2] for key in keys)}


def plain_facts(card: Card, worded: set[str]) -> dict[str, object]:
    return {name: fact for name, fact in card.facts.items() if name not in {*worded, "spellings"}}


def kept_names(name: str) -> tuple[str, ...]:
    """Return what is the same in every language, as the game's English glossary says."""
    return glossary_of(FOLDERS[name], ENGLISH).names


def spellings(card: Card) -> set[tuple[str, str]]:
    """Return other spellings of a card's words, each with the word."""
    fact = card.facts.get("spellings", {})
    assert isinstance(fact, dict)
    return set(fact.items())


def same_titles(game: Game, speaks: GameTexts) -> set[str]:
    """Return the titles that are the same in both languages."""
    titles = {card.title for card in speaks.tell_cards({})}
    return {card.title for card in game.tell_cards({}) if card.title in titles}


def both(
    deal: Deal, speaks: GameTexts, reader: Reader, told: set[int], language: str
) -> Iterator[tuple[str, str]]:
    """Yield every text of a game, in English and in the other language."""
    game, table = deal.game, deal.table(events=True)
    for decision in play_out(deal, table):
        if decision.number > MOST_DECISIONS:
            table.take_events()
            continue
        yield from both_events(table, speaks, reader)
        for actor in table.actors():
            prompt = table.prompt(actor)
            assert prompt is not None
            plain = prompt.as_dict()
            yield game.tell_prompt(plain, reader), speaks.tell_prompt(plain, reader)
        moves = set(table.moves(decision.seat)) - told
        told |= moves
        for move in moves:
            yield game.tell_move(move, reader), speaks.tell_move(move, reader)
        if is_sampled(decision, 10):
            for reason in reasons(table, decision.seat, decision.number):
                yield str(reason), render(reason, language)
    yield from both_events(table, speaks, reader)
    yield from both_results(table, game, speaks, reader)


def both_events(table: Table, speaks: GameTexts, reader: Reader) -> Iterator[tuple[str, str]]:
    for event in table.take_events():
        for seen in [event.seen_by(reader.you), *event.perspectives()]:
            yield table.game.tell_event(seen, reader), speaks.tell_event(seen, reader)


def both_results(
    table: Table, game: Game, speaks: GameTexts, reader: Reader
) -> Iterator[tuple[str, str]]:
    result = table.result()
    assert result is not None
    yield GameTexts(game).verdict(result, reader), speaks.verdict(result, reader)
    for other in result.opponents:
        yield other.name, speaks.opponent(other.name)
    for sheet in [*result.sheets, *(other.sheet for other in result.opponents)]:
        for line in sheet:
            yield game.tell_score_line(line, reader), speaks.tell_score_line(line, reader)


def reasons(table: Table, seat: int, number: int) -> Iterator[Message]:
    """Yield why some moves are illegal now."""
    if seat == CLOCK:
        return
    chance = quick(number)
    for _ in range(TRIED):
        block = table.game.vocabulary.blocks[chance.below(len(table.game.vocabulary.blocks))]
        move = block.base + chance.below(block.size)
        if not table.allows(seat, move):
            try:
                table.play(seat, move)
            except IllegalMove as illegal:
                yield illegal.message


def what_is_wrong(english: str, other: str, game: str, language: str) -> Iterator[str]:
    pair = f"{english!r} → {other!r}"
    if bool(english) != bool(other):
        yield f"silent in one language: {pair}"
    if english == other and re.search(r"[A-Za-z]{2}", english):
        yield f"the same: {pair}"
    if english_left(other, game, language):
        yield f"English: {pair}"
    for name in NAMES:
        if name in english and name not in other:
            yield f"without {name}: {pair}"
    for number in re.findall(r"[2-9]|\d{2,}", english):
        if not re.search(rf"{number}|{number_words(language).get(number, number)}", other):
            yield f"without {number}: {pair}"


@cache
def number_words(language: str) -> dict[str, str]:
    """Return how a language says some numbers in words: patterns from its glossary."""
    return glossary_of(TEXTS_FOLDERS[0], language).numbers


@cache
def english_words(language: str) -> re.Pattern[str]:
    """Return the frequent English words that are none of the language's own."""
    files = [file for folder in our_folders() for file in (folder / language).glob("*.ftl")]
    texts = (text.words for file in files for text in texts_in(file))
    words = Counter(word for text in texts for word in re.findall(r"\b[a-z]+\b", text))
    return re.compile(rf"\b({'|'.join(word for word in FREQUENT if words[word] < OWN_FROM)})\b")


def english_left(text: str, game: str, language: str) -> str:
    """Return an English word in the text, if any."""
    for name in kept_names(game):
        text = re.sub(re.escape(name), "", text, flags=re.IGNORECASE)
    found = english_words(language).search(text)
    return found[0] if found else ""
