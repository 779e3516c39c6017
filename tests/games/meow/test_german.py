"""Meow! in German: all cards are there, no two of them can be mixed up, and every word is one."""

from collections import Counter
from itertools import combinations, permutations
from typing import NamedTuple

import pytest

from tabbytop.games.meow.box.rule import TEXTS
from tabbytop.games.meow.cards import FIRST_MEMORY, FIRST_SPOKEN, NAMES, RULES, WORDS
from tabbytop.games.meow.game import GAME
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.texts.reader import Reader
from tabbytop.texts.word_lists import read_list, words_as_read

TIMES = {2: "zweimal", 3: "dreimal", 4: "viermal", 5: "fünfmal"}
FILLING = {"ein", "eine", "einen", "einer", "die", "der", "das", "den", "und", "wie", "mit", "auf"}
SPOKEN = [rule for rule in RULES if rule.words]
GERMAN = GameTexts(GAME, "de")
SAID = {name: word.said for name, word in words_as_read("meow", "de", TEXTS).items()}
LISTS = sorted(path.stem for path in (TEXTS / "en" / "meow").glob("*.txt"))


class Told(NamedTuple):
    """The texts of a card."""

    title: str
    text: str
    animal: str
    label: str
    shown: str
    noise: str


TELLINGS = {
    card.name: Told(
        card.title,
        card.text,
        *(str(card.facts[fact]) for fact in ("animal", "label", "shown", "noise")),
    )
    for card in GERMAN.tell_cards({})
}


def content(text: str) -> set[str]:
    """The words that carry a meaning."""
    letters = "".join(sign if sign.isalpha() else " " for sign in text.lower())
    return set(letters.split()) - FILLING


def typed(word: str, *, umlauts: str) -> str:
    """A word as it is typed in a hurry: `ue` or `u` for ü, no spaces, no hyphens."""
    word = word.lower().replace("ß", "ss")
    for umlaut, plain in zip("äöü", ("a", "o", "u"), strict=True):
        word = word.replace(umlaut, plain + umlauts)
    return "".join(filter(str.isalnum, word))


def test_every_card_is_translated() -> None:
    english = {card.name: card for card in GAME.tell_cards({})}
    assert list(TELLINGS) == NAMES
    for rule in RULES:
        told = TELLINGS[rule.name]
        assert told.text.startswith("Du musst ")
        assert told.title != english[rule.name].title
        assert told.text.endswith((".", "!"))
        assert told.shown[0].islower()
        assert told.shown[-1].isalnum()
        assert bool(told.noise) == bool(rule.noise)
        if rule.times:
            assert f"genau {TIMES[rule.times]} " in told.text


def test_only_memory_rules_mention_whole_game() -> None:
    for place, rule in enumerate(RULES):
        assert ("in dieser Partie" in TELLINGS[rule.name].text) == (place >= FIRST_MEMORY)


def test_card_texts_do_not_mention_timing() -> None:
    for told in TELLINGS.values():
        assert not content(" ".join(told)) & {"vorher", "nachher", "davor", "danach", "bevor"}


def test_cards_are_distinguishable() -> None:
    for one, other in combinations(TELLINGS.values(), 2):
        assert one.title != other.title
        assert one.animal != other.animal
        assert one.text != other.text
    for one, other in permutations(TELLINGS.values(), 2):
        assert not content(one.label) <= content(other.label), (one.label, other.label)
        assert not content(one.shown) <= content(other.shown), (one.shown, other.shown)
        assert not (one.noise and content(one.noise) <= content(other.noise))


@pytest.mark.parametrize("name", LISTS)
def test_every_word_is_translated(name: str) -> None:
    german, english = (read_list("meow", name, language, TEXTS) for language in ("de", "en"))
    assert [word.name for word in german] == [word.name for word in english]
    assert all(word.said and all(word.others) for word in german)


def test_word_of_several_lists_is_translated_alike_unless_a_city_is_named() -> None:
    for name in set(LISTS) - {"cities"}:
        for word in read_list("meow", name, "de", TEXTS):
            assert word.said == SAID[word.name]


@pytest.mark.parametrize("umlauts", ["", "e"])
def test_word_belongs_to_one_list_however_typed(umlauts: str) -> None:
    counts = Counter(typed(SAID[word], umlauts=umlauts) for word in WORDS)
    assert [word for word, count in counts.items() if count > 1] == []


def test_nouns_are_capitalized_and_feelings_are_not() -> None:
    for rule in SPOKEN:
        first = {SAID[word][0].isupper() for word in rule.words}
        assert first == {rule.name not in {"feeling", "manner"}}, rule.name
    feelings, manners = (
        {word.name for word in read_list("meow", name, folder=TEXTS)}
        for name in ("feelings", "manners")
    )
    assert all(SAID[word].endswith("weise") for word in manners - feelings)
    assert SAID["new york"] == "New York"
    assert SAID["xi'an"] == "Xi'an"
    assert SAID["vienna"] == "Wien"


def test_guide_lists_words_in_notation_order() -> None:
    [fruit] = [card for card in GERMAN.tell_cards({}) if card.name == "fruit"]
    assert fruit.facts["words"] == next(rule.words for rule in RULES if rule.name == "fruit")
    said = fruit.facts["said"]
    assert isinstance(said, list)
    assert said[RULES[FIRST_SPOKEN].words.index("apple")] == "Apfel"
    assert len(GERMAN.tell_cards({"young": True})) == 51
    [english] = [card for card in GAME.tell_cards({}) if card.name == "moo"]
    assert english.facts["shown"] == "chews a while and moos"
    assert english.facts["noise"] == "Mooooo."


def test_moves_and_events_are_told_in_german() -> None:
    ana = Reader(["Ana", "Ben", "Cleo"], 0)
    assert GERMAN.tell_move(GAME.vocabulary.move("say apple"), ana) == "„Apfel“ sagen"
    act = {"event": "acted", "seat": 1, "act": "fruit", "word": "apple", "times": 1}
    assert GERMAN.tell_event(act, ana) == "Ben begrüßt eine Frucht mit Namen: „Apfel“."
    act |= {"seat": 0, "act": "nod", "word": None, "times": 3}
    assert GERMAN.tell_event(act, ana) == "Du führst vor: Nicken (jetzt 3-mal)."
    played = {"event": "played", "seat": 1, "card": "meow", "card_part": "before"}
    assert GERMAN.tell_event(played, ana) == (
        "Ben legt „Miau, wer hätte das gedacht“ (VORHER): „Du musst miauen. Irgendwo musste es ja "
        "stehen.“"
    )
    drawn = {"event": "exchanged", "seat": 0, "active": 1, "drawn": "moo"}
    assert GERMAN.tell_event(drawn, ana).startswith(
        "Beide Karten werden in den Stapel gemischt, Ben und du zieht je eine; deine ist"
    )
    assert GERMAN.tell_event({"event": "limit", "winners": [0, 2]}, ana) == (
        "Die Katze ist eingeschlafen. Niemand kam weiter als Cleo und du."
    )
    assert GERMAN.tell_event({"event": "won", "seat": 2}, ana) == (
        "Alle sagen Nein: keine Regel gebrochen! Cleo gewinnt und tritt dem Katzenkult bei. Miau!"
    )
