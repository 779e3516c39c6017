"""Check how texts are written: typography, plurals, terms and quoted buttons.

Typography has rules for every language. The rest stands in the language's `glossary.toml`: faults,
each with a pattern that no text may have, and words, each with those that mean the same and are not
used:

    complete = true  # a missing text is a fault
    names = ["Box of Treats"]  # in English: what no language translates; for tests

    [typography]
    "a space inside « »" = "« | »"

    [numbers]
    2 = "dwój"  # how a number is said in words; for tests

    ["*"]
    tap = ["click"]

    [lessons]  # files that have this in their names
    tap = ["press"]

The glossary of the shared texts holds for all games, that of a game for its own files.

A button that a text quotes is written as on the button, capital letter included.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import ast

from tabbytop.texts.compiled import ENGLISH, languages
from tabbytop.texts.compiler import parsed

SPOT: Final = "\ufffc"  # stands for a variable or a selector
GLOSSARY: Final = "glossary.toml"
COMPLETE: Final = "complete"  # in a glossary: nothing is missing
NUMBERS: Final = "numbers"  # in a glossary: numbers in words
NAMES: Final = "names"  # in the English glossary: what no language translates
OWN: Final = "typography"  # in a glossary: rules of the language
EVERYWHERE: Final = "*"  # in a glossary: all areas


class Text(NamedTuple):
    """One variant of a message, in a line; selectors in it are texts of their own."""

    key: str
    words: str
    shown: tuple[str, ...]  # the variables at its spots; empty for a selector
    selected: frozenset[str]  # the variables that were asked about before


class Rule(NamedTuple):
    """A pattern that no text may have, and what is wrong with it."""

    pattern: re.Pattern[str]
    fault: str


def _rules(*rules: tuple[str, str]) -> tuple[Rule, ...]:
    return tuple(Rule(re.compile(pattern), fault) for pattern, fault in rules)


EVERY: Final = _rules(
    (r"\.\.\.", "three dots instead of …"),
    (r"\S {2,}\S", "two spaces"),
    (r"\w [,.](?: |$)", "a space before a comma or period"),
    (r" - ", "a hyphen as a dash"),
    (r'"', "a straight quotation mark"),
)
CODE: Final = re.compile(r"`[^`]*`")
QUOTED: Final = re.compile(r"[“„«]\s?([^”“»]+?)\s?[”“»]")
NOUNS: Final = (
    "answers|bots|boxes|cards|cats|chairs|circles|contests|costumes|cubes|days|decisions|games|"
    "hands|hours|letters|lines|lists|members|minutes|moves|pictures|pieces|players|points|rounds|"
    "rules|seats|seconds|steps|stickers|strays|strokes|tables|times|tokens|toys|tries|turns|words"
)
COUNTED: Final = re.compile(rf"(?<![\w/×.,\u2212-]){SPOT} (?:more |new |other )?({NOUNS})\b")
# "Ana points"; numbers that are never 1; numbers in words, which another variable chose.
UNCOUNTED: Final = frozenset(
    ("active", "card", "cat", "name", "seat", "seat-whose", "all", "amount", "attempts", "best",
     "deck", "fixtures", "game", "most", "seats", "counted", "countedBots", "countedMost",
     "seconds", "shown")
)  # fmt: skip


def style_problems(*folders: Path) -> list[str]:
    """Return everything that is wrong with the texts of all languages in these folders; the
    glossaries of the first one hold for all."""
    found: list[str] = []
    for language in sorted({name for folder in folders for name in languages(folder)}):
        files = [file for folder in folders for file in sorted((folder / language).glob("*.ftl"))]
        texts = {file: list(texts_in(file)) for file in files}
        labels = _labels(texts.values())
        shared = glossary_of(folders[0], language)
        glossaries = {folders[0] / language: [shared]}
        for folder in folders[1:]:
            glossaries[folder / language] = [shared, glossary_of(folder, language)]
        for file, all_texts in texts.items():
            own = glossaries[file.parent]
            rules = (*EVERY, *(rule for glossary in own for rule in glossary.typography))
            for text in all_texts:
                faults = [*_typography(text, rules), *_quotes(text, labels)]
                for glossary in own:
                    faults += _terms(text, file.stem, glossary.terms)
                if language == ENGLISH:
                    faults += _plurals(text)
                shown = text.words.replace(SPOT, "{ }")
                found += [f"{file}: {text.key}: {fault}: {shown}" for fault in faults]
    return found


def texts_in(file: Path) -> Iterator[Text]:
    """Yield all texts of a Fluent file."""
    for entry in parsed(file.read_text(encoding="utf-8")):
        if isinstance(entry, ast.Message | ast.Term):
            for name, pattern in [
                ("", entry.value),
                *((a.id.name, a.value) for a in entry.attributes),
            ]:
                key = f"{entry.id.name}.{name}" if name else entry.id.name
                if pattern is not None:
                    yield from _texts(key, pattern, frozenset())


def _texts(key: str, pattern: ast.Pattern, selected: frozenset[str]) -> Iterator[Text]:
    words, shown = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            words += element.value
            continue
        inner = element.expression
        if isinstance(inner, ast.StringLiteral):
            words += inner.value
            continue
        words += SPOT
        shown.append(inner.id.name if isinstance(inner, ast.VariableReference) else "")
        if isinstance(inner, ast.SelectExpression):
            asked = inner.selector
            name = asked.id.name if isinstance(asked, ast.VariableReference) else ""
            for variant in inner.variants:
                yield from _texts(key, variant.value, selected | {name})
    for paragraph in re.split(r"\n{2,}", CODE.sub("x", words)):
        count = paragraph.count(SPOT)
        yield Text(key, paragraph.replace("\n", " "), tuple(shown[:count]), selected)
        del shown[:count]


def _typography(text: Text, rules: Iterable[Rule]) -> Iterator[str]:
    for pattern, fault in rules:
        if pattern.search(text.words):
            yield fault


def _plurals(text: Text) -> Iterator[str]:
    """Yield numbers before a noun that nothing counts: "1 strokes"."""
    for match in COUNTED.finditer(text.words):
        variable = text.shown[text.words.count(SPOT, 0, match.start())]
        if variable and variable not in text.selected | UNCOUNTED:
            yield f"no singular of “{match[1]}” for ${variable}"


def _labels(texts: Iterable[Iterable[Text]]) -> dict[str, set[str]]:
    """Return all texts without variables as they are written, by their small letters."""
    labels: dict[str, set[str]] = {}
    for text in (text for each in texts for text in each):
        if SPOT not in text.words:
            labels.setdefault(text.words.casefold(), set()).add(text.words)
    return labels


def _quotes(text: Text, labels: dict[str, set[str]]) -> Iterator[str]:
    if text.key.startswith("card-"):
        return  # a card quotes what people say
    for quoted in QUOTED.findall(text.words):
        written = labels.get(quoted.casefold())
        # A button begins with a capital, whatever its text does.
        if written is not None and not {quoted, quoted[0].lower() + quoted[1:]} & written:
            yield f"the button says {' or '.join(sorted(written))}"


class Glossary(NamedTuple):
    """What a language says about the texts of a folder."""

    is_complete: bool  # it promises to have all texts, so that a missing one is a fault
    typography: tuple[Rule, ...]
    numbers: dict[str, str]  # in words: patterns
    names: tuple[str, ...]  # the same in every language
    terms: dict[str, dict[str, list[str]]]  # by area, or a part of its name


def glossary_of(folder: Path, language: str) -> Glossary:
    """Return the glossary of a language in a folder of texts; an empty one if it has none."""
    file = folder / language / GLOSSARY
    content: dict[str, Any] = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    is_complete = content.pop(COMPLETE, False)
    typography = _rules(*((pattern, fault) for fault, pattern in content.pop(OWN, {}).items()))
    names = tuple(content.pop(NAMES, ()))
    return Glossary(is_complete, typography, content.pop(NUMBERS, {}), names, content)


def _terms(text: Text, area: str, glossary: dict[str, dict[str, list[str]]]) -> Iterator[str]:
    for part, terms in glossary.items():
        if part != EVERYWHERE and part not in area:
            continue
        for term, others in terms.items():
            for other in others:
                if re.search(rf"\b(?:{other})\b", text.words, re.IGNORECASE):
                    yield f"“{term}” is the word for “{other}”"
