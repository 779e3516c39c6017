"""The pseudo-language has no plain letter of its own, and keeps gaps and selectors."""

import re

from pseudo_language import DATA, pseudo, pseudo_areas
from tabbytop.texts.compiled import ENGLISH, Pattern, our_areas


def test_short_texts_are_bracketed_and_accented() -> None:
    assert pseudo("Cat Lady") == "[Ćááť Ĺááđýý]"
    assert pseudo("Cat", bracketed=False) == "Ćááť"


def test_sentences_get_wide_brackets() -> None:
    assert str(pseudo("What do you play from your hand?")).startswith("[!!! Ŵĥááť")


def test_gaps_selectors_and_texts_without_letters_stay() -> None:
    gap = ["$", "count", ""]
    assert pseudo([gap, " cats"]) == ["[", gap, " ćááťś", "]"]
    assert pseudo([["?", gap, {"one": "a cat", "other": [gap, "!"]}, "other"]]) == [
        "[",
        ["?", gap, {"one": "áá ćááť", "other": [gap, "!"]}, "other"],
        "]",
    ]
    assert pseudo([gap, " × 2"]) == [gap, " × 2"]


def test_no_english_is_left() -> None:
    for area, texts in pseudo_areas(our_areas(ENGLISH)).items():
        for key, pattern in texts.items():
            if (area, key) not in DATA:
                assert not re.search("[A-Za-z]", "".join(_texts(pattern))), (area, key)


def _texts(pattern: Pattern) -> list[str]:
    if isinstance(pattern, str):
        return [pattern]
    found = []
    for part in pattern:
        if isinstance(part, str):
            found.append(part)
        elif part[0] == "?":
            found += [text for each in part[2].values() for text in _texts(each)]
    return found
