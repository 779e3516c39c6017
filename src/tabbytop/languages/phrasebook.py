"""Translate English phrases with placeholders into another language.

Refusals and other short notices are produced in English, with names and numbers already filled in.
A phrasebook knows their templates, matches a notice against them, and fills the translated template
with the matched values.
"""

import re
from collections.abc import Mapping
from typing import Final

_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")
_DECIMAL: Final = re.compile(r"(\d+)\.(\d+)")


class Phrasebook:
    """Templates with placeholders such as `{name}`, from English to another language.

    Matched values are translated too, since they may be phrases themselves, such as the name of a
    card. `point` is the decimal separator.
    """

    def __init__(self, phrases: Mapping[str, str], point: str = ".") -> None:
        self._point = point
        self._exact: dict[str, str] = {}
        self._templates: list[tuple[re.Pattern[str], str]] = []
        # The template with the most fixed text is tried first.
        for english, other in sorted(phrases.items(), key=lambda each: -_fixed_length(each[0])):
            if _PLACEHOLDER.search(english):
                self._templates.append((_pattern(english), other))
            else:
                self._exact[english] = other

    def translate(self, english: str) -> str | None:
        """Return the phrase in the other language; None if it is unknown."""
        if english in self._exact:
            return self._exact[english]
        for pattern, other in self._templates:
            if found := pattern.fullmatch(english):
                return _filled(
                    other,
                    {name: self._translate_value(text) for name, text in found.groupdict().items()},
                )
        return None

    def _translate_value(self, text: str) -> str:
        """Translate a value of a placeholder; format decimal numbers."""
        if number := _DECIMAL.fullmatch(text):
            return f"{number[1]}{self._point}{number[2]}"
        return self.translate(text) or text


def _filled(phrase: str, values: Mapping[str, str]) -> str:
    return _PLACEHOLDER.sub(lambda found: values[found[1]], phrase)


def _fixed_length(phrase: str) -> int:
    return len(_PLACEHOLDER.sub("", phrase))


def _pattern(phrase: str) -> re.Pattern[str]:
    """Return the regular expression of a template; a repeated placeholder has the same value."""
    parts, seen = [], set[str]()
    for number, part in enumerate(_PLACEHOLDER.split(phrase)):
        if number % 2 == 0:
            parts.append(re.escape(part))
        else:
            parts.append(f"(?P={part})" if part in seen else f"(?P<{part}>.+?)")
            seen.add(part)
    return re.compile("".join(parts), re.DOTALL)
