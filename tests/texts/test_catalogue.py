"""Messages in words: forms of arguments, plurals, lists, languages."""

import pickle
from pathlib import Path

import pytest

from tabbytop.texts import catalogue
from tabbytop.texts.catalogue import add_area, render
from tabbytop.texts.compiled import OURS, load
from tabbytop.texts.compiler import BadTexts, compile_language, write_languages
from tabbytop.texts.message import Message, plain
from tabbytop.texts.reader import CLOCK, Reader

ENGLISH = """
-brand = Tabbytop
about = This is { -brand }.
card-tom = Tom Cat
    .plural = Tom Cats
card-lazy = Lazy Cat
    .plural = Lazy Cats
card-turkish-van = Turkish Van
cube = a { $value }
plays =
    { $seat-is ->
        [you] You play
        [clock] The clock plays
        [opponent] A stranger plays
       *[other] { $seat } plays
    } { $card }.
whose = { $seat-whose } { $card }
cards = { $cards-count ->
        [0] no card
        [one] one card: { $cards }
       *[other] { $cards-count } cards: { $cards }
    }
herd = { $cards-plural }
either = { $cards-or }
cubes = { $cubes }
who = { $seats-is ->
        [you] { $seats } play
       *[other] { $seats } are playing
    }
why = { $why ->
        [none] no reason
        [turned-away] turned away
       *[other] { $why }
    }
waits = { $seconds } s
flag = { $on ->
        [yes] on
       *[no] off
    }
outer = it says: { $inner }
english-only = only here
"""
GERMAN = """
card-tom = Kater
    .gender = m
card-lazy = Faulpelz
    .gender = m
plays = { $seat } spielt { $card-gender ->
        [m] den
       *[f] die
    } { $card }.
cards = { $cards-count ->
        [one] eine Karte
       *[other] { $cards-count } Karten
    }
waits = { $seconds } s
outer = es heißt: { $inner }
"""
KINDS = {"seat": "person", "seats": "person", "card": "card", "cards": "card", "cubes": "cube"}


@pytest.fixture
def area(tmp_path: Path) -> str:
    """An area of its own, in two languages."""
    name = f"test-{tmp_path.name}"
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / f"{name}.ftl").write_text(text, encoding="utf-8")
    add_area(name, tmp_path, KINDS)
    return name


READER = Reader(["Ana", "Felix", "Pickles"], 1)


@pytest.mark.parametrize(
    ("key", "args", "words"),
    [
        ("about", {}, "This is Tabbytop."),
        ("plays", {"seat": 1, "card": "tom"}, "You play Tom Cat."),
        ("plays", {"seat": "0", "card": "tom"}, "Ana plays Tom Cat."),
        ("plays", {"seat": CLOCK, "card": "tom"}, "The clock plays Tom Cat."),
        ("plays", {"seat": 3, "card": "tom"}, "A stranger plays Tom Cat."),
        ("whose", {"seat": 2, "card": "lazy"}, "Pickles’ Lazy Cat"),
        ("whose", {"seat": 0, "card": "lazy"}, "Ana’s Lazy Cat"),
        ("whose", {"seat": 1, "card": "unknown"}, "your unknown"),
        ("whose", {"seat": 1, "card": "turkish van"}, "your Turkish Van"),
        ("cards", {"cards": []}, "no card"),
        ("cards", {"cards": ["tom"]}, "one card: Tom Cat"),
        ("cards", {"cards": ["tom", "lazy", "tom"]}, "3 cards: Tom Cat, Lazy Cat and Tom Cat"),
        ("herd", {"cards": ["tom", "lazy"]}, "Tom Cats and Lazy Cats"),
        ("either", {"cards": ["tom", "lazy"]}, "Tom Cat or Lazy Cat"),
        ("cubes", {"cubes": [3, 1]}, "a 3 and a 1"),
        ("who", {"seats": [0, 1, 2]}, "Ana, Pickles and you play"),
        ("who", {"seats": [0, 2]}, "Ana and Pickles are playing"),
        ("why", {}, "no reason"),
        ("why", {"why": "turned away"}, "turned away"),
        ("why", {"why": "fed"}, "fed"),
        ("waits", {"seconds": 1.5}, "1.5 s"),
        ("flag", {"on": True}, "on"),
        ("flag", {"on": False}, "off"),
        ("outer", {"inner": plain("{ $x } is full")}, "it says: { $x } is full"),
    ],
)
def test_message_is_put_into_words(
    area: str, key: str, args: dict[str, object], words: str
) -> None:
    assert render(Message(area, key, **args), "en", READER) == words


def test_another_language_has_forms_of_its_own(area: str) -> None:
    told = render(Message(area, "plays", seat=0, card="tom"), "de", READER)
    assert told == "Ana spielt den Kater."
    assert render(Message(area, "cards", cards=["tom"]), "de", READER) == "eine Karte"
    assert render(Message(area, "waits", seconds=1.5), "de") == "1,5 s"


def test_missing_text_is_told_in_english_and_unknown_ones_as_they_are(area: str) -> None:
    assert render(Message(area, "english-only"), "de") == "only here"
    assert render(Message(area, "english-only"), "xx") == "only here"
    assert render(Message(area, "no-such", moon="full"), "de") == "no-such: moon full"
    assert render(plain("the moon is full, not new"), "de") == "the moon is full, not new"


def test_message_inside_a_message_is_told_in_the_same_language(area: str) -> None:
    inner = Message(area, "plays", seat=0, card="tom")
    told = render(Message(area, "outer", inner=inner), "de", READER)
    assert told == "es heißt: Ana spielt den Kater."


def test_message_inside_two_messages_speaks_to_each_reader(area: str) -> None:
    plays = Message(area, "plays", seat=0, card="tom")
    message = Message(area, "outer", inner=Message(area, "outer", inner=plays))
    told = [render(message, "en", Reader(["Ana", "Ben"], you)) for you in (0, 1, 0, 1)]
    assert told == 2 * [
        "it says: it says: You play Tom Cat.",
        "it says: it says: Ana plays Tom Cat.",
    ]


def test_message_is_english_as_text_and_survives_pickling(area: str) -> None:
    message = Message(area, "whose", seat=0, card="tom")
    assert pickle.loads(pickle.dumps(message)) == message
    assert str(Message(area, "about")) == "This is Tabbytop."


def test_keys_come_in_the_order_of_the_english_file(area: str) -> None:
    assert list(catalogue.keys(area, "card")) == [
        "card-tom",
        "card-lazy",
        "card-turkish-van",
        "cards",
    ]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("a = { $x\n", "line 1"),
        ("a = { b }\n", "there is no b"),
        ("a = { b }\nb = { a }\n", "contains itself"),
        ("a = 1\na = 2\n", "there are two of a"),
        ("a = { NUMBER($x) }\n", "functions"),
    ],
)
def test_bad_file_is_refused_with_its_place(tmp_path: Path, text: str, error: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "bad.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(BadTexts, match=error):
        compile_language(tmp_path, "en")


def test_compiled_file_is_used_until_a_source_changes(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    source = tmp_path / "en" / "some.ftl"
    source.write_text("a = old\n", encoding="utf-8")
    write_languages(tmp_path)
    for text, told in (("a = old\n", "old"), ("a = new\n", "new")):
        source.write_text(text, encoding="utf-8")
        load.cache_clear()
        known = load(tmp_path, "en")
        assert known is not None
        assert known.areas["some"]["a"] == told
    source.unlink()
    load.cache_clear()
    known = load(tmp_path, "en")
    assert known is not None
    assert known.areas["some"]["a"] == "old", "without sources, the compiled file is all there is"


@pytest.mark.parametrize(
    ("language", "number", "category"),
    [("en", 1, "one"), ("en", 0, "other"), ("en", 1.5, "other"), ("en", 101, "other"),
     ("de", 1, "one"), ("de", 2, "other"), ("de", 1000, "other")],
)  # fmt: skip
def test_plural_category(language: str, number: float, category: str) -> None:
    known = load(OURS, language)
    assert known is not None
    assert known.plural(number) == category


@pytest.mark.parametrize(
    ("language", "words"), [("es", "Ana e Íris"), ("de", "Ana und Íris"), ("en", "Ana and Íris")]
)
def test_joining_depends_on_the_first_letter_of_what_follows(language: str, words: str) -> None:
    reader = Reader(["Ana", "Íris"])
    joined = render(Message("language", "list-and", start="Ana", next="Íris", begins="i"), language)
    assert joined == words
    message = Message("kernel", "verdict", winners=[0, 1], among=2, loser=0, reason="")
    assert words in render(message, language, reader)
