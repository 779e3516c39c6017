"""The check of all catalogues finds what is wrong, and finds nothing in ours."""

from pathlib import Path

import pytest

from check_texts import list_problems, problems

ENGLISH = """
title = Nap Time
greeting = hello { $seat-whose } { $cards-count ->
        [one] card
       *[other] cards, { helper }
    }
# Found in the code as another word.
helper = for { $seat }
# Variables: $count, which English does not need.
count = many
card = a { $value }
card-tom = Tom Cat
    .text = He is large.
level-one = weak
"""
GERMAN = """
title = Nickerchen
greeting = hallo { $seat } { $cards }
count = { $count } viele
card = ein { $value }
card-2 = { mein-helfer }
card-tom = Kater
    .text = Er ist groß.
    .gender = m
mein-helfer = zwei
level-one = schwach
"""
CODE = """
AREA = "nap"
KINDS_OF_ARGUMENTS = {"seat": PERSON, **dict.fromkeys(["cards"], "card")}
Message("nap", "greeting", seat=1, cards=[])
Message(AREA, "count", count=3)
Message("nap", f"level-{level}")
Message(area, key, **args)
Message("plain", "any words") or "helper"
"""


def checked(folder: Path, english: str, german: str, code: str) -> list[str]:
    for language, text in (("en", english), ("de", german)):
        (folder / language).mkdir()
        (folder / language / "nap.ftl").write_text(text, encoding="utf-8")
    (folder / "code" / "server").mkdir(parents=True)
    (folder / "code" / "server" / "nap.py").write_text(code, encoding="utf-8")
    return problems(folder, folder / "code")


def test_our_texts_are_right() -> None:
    assert problems() == []


def test_good_texts_have_no_problems(tmp_path: Path) -> None:
    assert checked(tmp_path, ENGLISH, GERMAN, CODE) == []


@pytest.mark.parametrize(
    ("english", "german", "code", "problem"),
    [
        ("broken = { $a", "", "", "nap.ftl, line "),
        ("more = more", "", 'Message("nap", "more")', "nap.ftl: more is missing"),
        ("", "more = mehr", "", "nap.ftl: English has no more"),
        ("card-tim = Tim\n    .text = So.", "card-tim = Tim", "", "card-tim.text is missing"),
        ("a = b", "a = { $b }", 'Message("nap", "a")', "a has no $b in English"),
        ("", "", 'Message("nap", "nowhere")', "nap.py:9: there is no nap/nowhere"),
        ("", "", 'Message("nip", "count", count=1)', "there is no nip/count"),
        ("", "", 'Message("nap", "title", seat=1)', "nap/title has no $seat"),
        ("", "", 'Message("nap", "title" if x else "nowhere")', "there is no nap/nowhere"),
        ("", "", 'Message("nap", "greeting", seat=1)', "nap/greeting needs $cards"),
        ("a = b", "a = c", "", "nap.ftl: nobody uses a"),
        ("", "", 'Refused("late", f"wait {seconds} seconds")', "nap.py:9: this needs a Message"),
    ],
)
def test_each_problem_is_found(
    tmp_path: Path, english: str, german: str, code: str, problem: str
) -> None:
    found = checked(tmp_path, ENGLISH + english, GERMAN + german, CODE + code)
    assert any(problem in each for each in found), found


def test_word_lists_are_complete_and_distinct(tmp_path: Path) -> None:
    lists = {
        "en": {"sweets": "pie\ndoughnut, donut\ntart\n", "birds": "owl\n"},
        "de": {"sweets": "# Süßes.\npie: Törtchen\ntart: törtchen\nscone: Scone\n"},
    }
    for language, files in lists.items():
        (tmp_path / language / "nap").mkdir(parents=True)
        for name, words in files.items():
            (tmp_path / language / "nap" / f"{name}.txt").write_text(words, encoding="utf-8")
    german = tmp_path / "de"
    assert list(list_problems(tmp_path, "de")) == [
        f"{german}: there is no nap/birds.txt",
        f"{german / 'nap' / 'sweets.txt'}: doughnut is missing",
        f"{german / 'nap' / 'sweets.txt'}: English has no scone",
        f"{german / 'nap' / 'sweets.txt'}: pie and tart are both read törtchen",
    ]
