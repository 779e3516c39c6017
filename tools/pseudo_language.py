"""A pseudo-language: English in other letters, longer and bracketed. Nobody ships it.

`Cat Lady` becomes `[Ćááť Ĺááđýý]`: a plain letter on a screen comes from no catalogue, and a text
that is cut off has no room for a longer language. Gaps and selectors stay as they are.
`python tools/pseudo_language.py` prints all areas, compiled.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from typing import Any, Final

from tabbytop.texts.compiled import ENGLISH, SHARED, Pattern, our_areas

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = "áƀćđéƒğĥíĵķĺɱńóƥǫŕśťúṽŵẋýžÁƁĆĐÉƑĞĤÍĴĶĹṀŃÓƤǪŔŚŤÚṼŴẊÝŽ"
LETTERS: Final = str.maketrans(dict(zip(PLAIN, ACCENTED, strict=True)))
# Two of five letters are vowels: a second one makes a text 40 % longer, and words, too.
LONGER: Final = str.maketrans({each: each + each for each in "aeiouy"})
SENTENCE: Final = 20  # letters: what is shorter has no room for more than two brackets
# In which way dates are written, for browsers; and our name, letter by letter in a picture.
DATA: Final = frozenset(
    ("page-home", key) for key in ("dates", "home-name-before", "home-name-after")
)


def pseudo_areas(
    areas: Mapping[str, Mapping[str, Pattern]],
) -> dict[str, dict[str, Pattern]]:
    """Return compiled areas in the pseudo-language."""
    return {
        area: {
            # The shared texts stand inside of others.
            key: pattern if (area, key) in DATA else pseudo(pattern, area != SHARED)
            for key, pattern in texts.items()
        }
        for area, texts in areas.items()
    }


def pseudo(pattern: Pattern, bracketed: bool = True) -> Pattern:
    """Return a compiled text in the pseudo-language; one without letters stays as it is."""
    letters = max((_letters(each) for each in _texts(pattern)), default=0)
    if not letters:
        return pattern
    told = _accented(pattern)
    if not bracketed:
        return told
    start, end = ("[!!! ", " !!!]") if letters >= SENTENCE else ("[", "]")
    return start + told + end if isinstance(told, str) else [start, *told, end]


def _accented(pattern: Pattern) -> Pattern:
    if isinstance(pattern, str):
        return pattern.translate(LONGER).translate(LETTERS)
    return [_part(part) for part in pattern]


def _part(part: Any) -> Any:  # noqa: ANN401 - from JSON
    if isinstance(part, str):
        return _accented(part)
    if part[0] == "$":
        return part
    mark, variable, variants, default = part
    return [mark, variable, {name: _accented(each) for name, each in variants.items()}, default]


def _texts(pattern: Pattern) -> Iterator[str]:
    """Yield the pieces of text in a pattern."""
    for part in [pattern] if isinstance(pattern, str) else pattern:
        if isinstance(part, str):
            yield part
        elif part[0] != "$":
            for each in part[2].values():
                yield from _texts(each)


def _letters(text: str) -> int:
    return sum(letter.isalpha() for letter in text)


def main() -> None:
    """Print the areas of the pseudo-language."""
    json.dump(pseudo_areas(our_areas(ENGLISH)), sys.stdout)


if __name__ == "__main__":
    main()
