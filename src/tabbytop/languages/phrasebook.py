"""Fixed phrases with gaps, from English into another language.

Refusals and other short notices are made where they arise, in English, with names and numbers in
their gaps. A phrasebook knows each of them as it looks before its gaps are filled, finds out what
was filled in, and says it in another language.
"""

import re
from collections.abc import Mapping
from typing import Final

_GAP: Final = re.compile(r"\{(\w+)\}")
_DECIMAL: Final = re.compile(r"(\d+)\.(\d+)")


class Phrasebook:
    """`{name}` in a phrase stands for anything. What was filled in is looked up, too, since it may
    be a phrase itself: the name of a card, say. `point` is what stands between a number's whole
    and its tenths."""

    def __init__(self, phrases: Mapping[str, str], point: str = ".") -> None:
        self._point = point
        self._whole: dict[str, str] = {}
        self._with_gaps: list[tuple[re.Pattern[str], str]] = []
        # What says most in its own words is tried first.
        for english, other in sorted(phrases.items(), key=lambda each: -_own_letters(each[0])):
            if _GAP.search(english):
                self._with_gaps.append((_pattern(english), other))
            else:
                self._whole[english] = other

    def said(self, english: str) -> str | None:
        """The phrase in the other language; None if it is not known."""
        if english in self._whole:
            return self._whole[english]
        for pattern, other in self._with_gaps:
            if found := pattern.fullmatch(english):
                return _filled(
                    other, {gap: self._put(text) for gap, text in found.groupdict().items()}
                )
        return None

    def _put(self, text: str) -> str:
        """What was in a gap, as it goes into the other language."""
        if number := _DECIMAL.fullmatch(text):
            return f"{number[1]}{self._point}{number[2]}"
        return self.said(text) or text


def _filled(phrase: str, gaps: Mapping[str, str]) -> str:
    return _GAP.sub(lambda gap: gaps[gap[1]], phrase)


def _own_letters(phrase: str) -> int:
    return len(_GAP.sub("", phrase))


def _pattern(phrase: str) -> re.Pattern[str]:
    """What a phrase looks like when its gaps are filled; a gap that comes again has the same in
    it."""
    parts, seen = [], set[str]()
    for number, part in enumerate(_GAP.split(phrase)):
        if number % 2 == 0:
            parts.append(re.escape(part))
        else:
            parts.append(f"(?P={part})" if part in seen else f"(?P<{part}>.+?)")
            seen.add(part)
    return re.compile("".join(parts), re.DOTALL)
