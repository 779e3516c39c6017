"""The check of all catalogues finds what is wrong. `make texts` checks ours."""

import json
import re
import shutil
from pathlib import Path

import pytest

from check_texts import ROOT, TEXTS_FOLDERS, absent_words, examine, list_problems
from text_style import GLOSSARY, style_problems

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
refusal-late = wait, { $seat }
mood-good = purrs
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
refusal-late = warte, { $seat }
mood-good = schnurrt
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
SHORTCUT = """
def say(key, /, **args):
    return Message("nap", key, **args)
def refusal(key, **args):
    return Message("nap", f"refusal-{key}", **args)
"""
SHORT_CODE = """
from tabbytop import shortcuts
from tabbytop.shortcuts import refusal
refusal("late", seat=1)
shortcuts.say(f"mood-{mood}")
"""


def checked(folder: Path, english: str, german: str, code: str) -> list[str]:
    for language, text in (("en", english), ("de", german)):
        (folder / language).mkdir()
        (folder / language / "nap.ftl").write_text(text, encoding="utf-8")
    (folder / "code" / "server").mkdir(parents=True)
    (folder / "code" / "shortcuts.py").write_text(SHORTCUT, encoding="utf-8")
    (folder / "code" / "server" / "nap.py").write_text(code, encoding="utf-8")
    (folder / "de" / GLOSSARY).write_text("complete = true\n", encoding="utf-8")
    return examine([folder], folder / "code").faults


@pytest.mark.parametrize(
    ("file", "before", "after", "problem"),
    [
        ("de/server.ftl", "\nno-such-file =", "\nno-file =", "no-such-file is missing"),
        ("de/kernel.ftl", "{ $most }", "{ $mots }", "has no $mots in English"),
        ("en/kernel.ftl", "seats are 0 to { $most }", "seats are 0 to { $mots }", "needs $mots"),
        ("en/kernel.ftl", "\ngame-over =", "\ngame-ended =", "there is no kernel/game-over"),
        ("en/kernel.ftl", "\ngame-over =", "\nold-one = no\ngame-over =", "nobody uses old-one"),
        ("en/kernel.ftl", "\ngame-over =", "\n=", "kernel.ftl, line "),
    ],
)
def test_a_fault_in_our_texts_is_found(
    tmp_path: Path, file: str, before: str, after: str, problem: str
) -> None:
    copy = shutil.copytree(TEXTS_FOLDERS[0], tmp_path / "languages")
    text = (copy / file).read_text(encoding="utf-8")
    assert before in text
    (copy / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    found = examine([copy, *TEXTS_FOLDERS[1:]]).faults
    assert any(problem in each for each in found), found


def test_good_texts_have_no_problems(tmp_path: Path) -> None:
    assert checked(tmp_path, ENGLISH, GERMAN, CODE + SHORT_CODE) == []


@pytest.mark.parametrize(
    ("english", "german", "code", "problem"),
    [
        ("broken = { $a", "", "", "nap.ftl, line "),
        ("more = more", "", 'Message("nap", "more")', "nap.ftl: more is missing"),
        ("", "more = mehr", "", "nap.ftl: English has no more"),
        ("card-tim = Tim\n    .text = So.", "card-tim = Tim", "", "card-tim.text is missing"),
        ("a = b", "a = { $b }", 'Message("nap", "a")', "a has no $b in English"),
        ("", "", 'Message("nap", "nowhere")', "nap.py:14: there is no nap/nowhere"),
        ("", "", 'Message("nip", "count", count=1)', "there is no nip/count"),
        ("", "", 'Message("nap", "title", seat=1)', "nap/title has no $seat"),
        ("", "", 'Message("nap", "title" if x else "nowhere")', "there is no nap/nowhere"),
        ("", "", 'Message("nap", "greeting", seat=1)', "nap/greeting needs $cards"),
        ("", "", 'shortcuts.say("nowhere")', "nap.py:14: there is no nap/nowhere"),
        ("", "", 'refusal("late")', "nap/refusal-late needs $seat"),
        ("", "", 'refusal("late", seat=1, card=2)', "nap/refusal-late has no $card"),
        ("a = b", "a = c", "", "nap.ftl: nobody uses a"),
        ("refusal-a = b", "refusal-a = c", "", "nap.ftl: nobody uses refusal-a"),
        ("", "", 'Refused("late", f"wait {seconds} seconds")', "nap.py:14: this needs a Message"),
    ],
)
def test_each_problem_is_found(
    tmp_path: Path, english: str, german: str, code: str, problem: str
) -> None:
    found = checked(tmp_path, ENGLISH + english, GERMAN + german, CODE + SHORT_CODE + code)
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
    assert absent_words(tmp_path, "de") == {
        german / "nap" / "birds.txt": ["owl"],
        german / "nap" / "sweets.txt": ["doughnut"],
    }
    assert list(list_problems(tmp_path, "de")) == [
        f"{german / 'nap' / 'sweets.txt'}: English has no scone",
        f"{german / 'nap' / 'sweets.txt'}: pie and tart are both read törtchen",
    ]


def test_unused_texts_of_the_page_are_found(tmp_path: Path) -> None:
    texts, page = tmp_path / "languages", tmp_path / "web"
    (texts / "en").mkdir(parents=True)
    (page / "src").mkdir(parents=True)
    ftl = "used = a\nmade-up = b\nhelper = c\nwith-helper = { helper }\nnever = d\n"
    (texts / "en" / "page-nap.ftl").write_text(ftl, encoding="utf-8")
    code = 't("used"); t.find(`made-${word}`); t("with-helper", { never: 1 });\n'
    (page / "src" / "nap.ts").write_text(code, encoding="utf-8")
    found = examine([texts], tmp_path / "none", page).faults
    assert found == [f"{texts / 'en' / 'page-nap.ftl'}: nobody uses never"]


def test_translators_find_every_area_in_weblate() -> None:
    discovery = json.loads((ROOT / "deploy" / "weblate-files.json").read_text(encoding="utf-8"))
    for folder in TEXTS_FOLDERS:
        for file in sorted(folder.glob("*/*.ftl")):
            found = re.fullmatch(discovery["match"], file.relative_to(ROOT).as_posix())
            assert found is not None, file
            assert found["language"] == file.parent.name
            template = re.sub(r"{{ (\w+) }}", r"\\g<\1>", discovery["base_file_template"])
            assert ROOT / found.expand(template) == folder / "en" / file.name


def test_area_of_two_folders_is_a_fault(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        (folder / "en").mkdir(parents=True)
        (folder / "en" / "nap.ftl").write_text("title = Nap\n", encoding="utf-8")
    one, two = (folder / "en" / "nap.ftl" for folder in folders)
    assert examine(folders, tmp_path / "none").faults == [f"{two}: {one} is the same area"]


def test_glossary_of_a_game_holds_for_its_own_texts(tmp_path: Path) -> None:
    shared, game = tmp_path / "shared", tmp_path / "game"
    for folder, words in ((shared, '[nap]\nbed = ["cot"]'), (game, '["*"]\ncat = ["dog"]')):
        (folder / "en").mkdir(parents=True)
        (folder / "en" / GLOSSARY).write_text(words, encoding="utf-8")
    (shared / "en" / "page.ftl").write_text("a = The dog’s cot.\n", encoding="utf-8")
    (game / "en" / "nap.ftl").write_text("b = The dog’s cot.\n", encoding="utf-8")
    found = style_problems(shared, game)
    assert [each.partition(": ")[2] for each in found] == [
        "b: “bed” is the word for “cot”: The dog’s cot.",
        "b: “cat” is the word for “dog”: The dog’s cot.",
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Wait ...", "three dots instead of …"),
        ("Who is there ?", "no space"),
        ("Look at the square.", "“grid” is the word for “square”"),
        ("{ $count } cards", "no singular of “cards” for $count"),
        ("Tap “all DONE”.", "the button says All done"),
    ],
)
def test_bad_style_is_found(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "en").mkdir()
    glossary = '[typography]\n"no space" = " \\\\?"\n[nap]\ngrid = ["square"]\n'
    (tmp_path / "en" / GLOSSARY).write_text(glossary, encoding="utf-8")
    texts = f"button = All done\ngood = Two cards … on the grid? Tap “All done”.\nbad = {text}\n"
    (tmp_path / "en" / "nap.ftl").write_text(texts, encoding="utf-8")
    (found,) = style_problems(tmp_path)
    assert fault in found
