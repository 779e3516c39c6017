"""Compile Fluent files (.ftl) into what `tabbytop.texts.catalogue` and the page can run quickly.

`fluent.syntax` reads the files and Babel knows the plurals of all languages; neither is needed to
run the result. Other Fluent libraries resolve messages at run time and cannot write what they
compiled to a file, and none has forms of arguments (see `catalogue`).

References to terms and to other messages are resolved here: the result has none.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast, parse

from tabbytop.texts.compiled import (
    COMPILED,
    ENGLISH,
    OURS,
    SHARED,
    Pattern,
    digest,
    languages,
    load,
    shared_file,
    sources_of,
)

OFFERED_FROM: Final = 0.8  # of its texts, a language can be chosen; the rest is English


class BadTexts(Exception):
    """Raised for a Fluent file that cannot be compiled; the message names file and line."""


@cache
def parsed(text: str) -> list[ast.EntryType]:
    """Return the entries of a Fluent file; compiler and checks ask for the same file."""
    return parse(text).body


def compile_language(folder: Path, name: str) -> dict[str, Any]:
    """Return a compiled language, ready for JSON."""
    shared = _Entries(shared_file(folder, name))
    areas = {}
    for source in sorted((folder / name).glob("*.ftl")):
        entries = _Entries(source, shared if source.stem != SHARED else None)
        areas[source.stem] = dict(entries.compiled())
    return {"digest": digest(sources_of(folder, name)), "areas": areas, **_numbers(folder, name)}


def write_languages(*folders: Path, offered_from: float = OFFERED_FROM) -> None:
    """Compile all languages of which enough is translated in these folders together. Forget those
    that are gone."""
    english = [compile_language(folder, ENGLISH) for folder in folders]
    for name in sorted({name for folder in folders for name in languages(folder)}):
        begun = [folder for folder in folders if sources_of(folder, name)]
        documents = {folder: compile_language(folder, name) for folder in begun}
        is_offered = share(documents.values(), english) >= offered_from
        for folder in folders:
            if is_offered and folder in documents:
                write_language(folder, name, documents[folder])
            else:
                (folder / COMPILED / f"{name}.json").unlink(missing_ok=True)


def share(documents: Iterable[Mapping[str, Any]], english: Iterable[Mapping[str, Any]]) -> float:
    """Return how much of the English messages a language has, from 0 to 1."""
    wanted, there = _keys(english), _keys(documents)
    return len(wanted & there) / max(1, len(wanted))


def _keys(documents: Iterable[Mapping[str, Any]]) -> set[tuple[str, str]]:
    return {
        (area, key)
        for document in documents
        for area, texts in document["areas"].items()
        for key in texts
    }


def write_language(folder: Path, name: str, document: Mapping[str, Any]) -> None:
    """Write a compiled language into its file, which keeps its time if it says the same already."""
    file = folder / COMPILED / f"{name}.json"
    file.parent.mkdir(exist_ok=True)
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


def _numbers(folder: Path, name: str) -> dict[str, Any]:
    """Return how the language writes and counts numbers; a game's texts count as ours do."""
    if folder != OURS and not (OURS / name).is_dir():
        name = ENGLISH
    try:
        return _counted(name)
    except ImportError:  # Babel is not needed to play
        known = load(OURS, name) if folder != OURS else None
        if known is None:
            raise
        return known.numbers


@cache
def _counted(name: str) -> dict[str, Any]:
    from babel.core import Locale  # noqa: PLC0415 - not for the texts of other games

    locale = Locale.parse(name)
    plurals: list[tuple[int, str]] = []
    for number in range(200):
        category = locale.plural_form(number)
        if not plurals or plurals[-1][1] != category:
            plurals.append((number, category))
    point = locale.number_symbols["latn"]["decimal"]
    return {"plurals": plurals, "fraction": locale.plural_form(1.5), "point": point}


class _Entries:
    """The messages and terms of one file."""

    def __init__(self, source: Path, shared: "_Entries | None" = None) -> None:
        self._source = source
        self._shared = shared
        self._text = source.read_text(encoding="utf-8") if source.exists() else ""
        self._patterns: dict[str, ast.Pattern] = {}
        self._compiled: dict[str, Pattern] = {}
        self._open: list[str] = []
        for entry in parsed(self._text):
            self._add(entry)

    def compiled(self) -> Iterator[tuple[str, Pattern]]:
        """Yield every message with its key; an attribute as `key.attribute`."""
        for key in self._patterns:
            if not key.startswith("-"):
                yield key, self._compile(key)

    def _add(self, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "this cannot be read"
            raise self._error(entry, str(reason))
        if not isinstance(entry, (ast.Message, ast.Term)):
            return
        key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        patterns = [(key, entry.value)]
        patterns += [(f"{key}.{each.id.name}", each.value) for each in entry.attributes]
        for name, pattern in patterns:
            if name in self._patterns:
                raise self._error(entry, f"there are two of {name}")
            if pattern is not None:
                self._patterns[name] = pattern

    def _compile(self, key: str) -> Pattern:
        if key not in self._compiled:
            if key in self._open:
                raise BadTexts(f"{self._source}: {key} contains itself")
            self._open.append(key)
            self._compiled[key] = _joined(list(self._parts(self._patterns[key], {})))
            self._open.pop()
        return self._compiled[key]

    def _parts(self, pattern: ast.Pattern, given: Mapping[str, str]) -> Iterator[Any]:
        """Yield the parts of a pattern; `given` are the arguments of a term."""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield element.value
            else:
                yield from self._placed(element.expression, given)

    def _placed(self, expression: Any, given: Mapping[str, str]) -> Iterator[Any]:  # noqa: ANN401
        if isinstance(expression, ast.Placeable):
            yield from self._placed(expression.expression, given)
        elif isinstance(expression, ast.StringLiteral):
            yield expression.parse()["value"]
        elif isinstance(expression, ast.NumberLiteral):
            yield expression.value
        elif isinstance(expression, ast.VariableReference):
            name = expression.id.name
            yield given[name] if name in given else ["$", *_split(name)]
        elif isinstance(expression, ast.SelectExpression):
            yield from self._chosen(expression, given)
        elif isinstance(expression, (ast.MessageReference, ast.TermReference)):
            yield from self._referred(expression)
        else:
            raise self._error(expression, "functions are not known here")

    def _chosen(self, choice: ast.SelectExpression, given: Mapping[str, str]) -> Iterator[Any]:
        variants: dict[str, ast.Pattern] = {}
        default = ""
        for variant in choice.variants:
            key = variant.key
            name = key.name if isinstance(key, ast.Identifier) else key.value
            variants[name] = variant.value
            default = name if variant.default else default
        selector = choice.selector
        if isinstance(selector, ast.VariableReference) and selector.id.name not in given:
            compiled = {
                name: _joined(list(self._parts(pattern, given)))
                for name, pattern in variants.items()
            }
            yield ["?", ["$", *_split(selector.id.name)], compiled, default]
            return
        [fixed] = list(self._placed(selector, given)) or [""]  # known now: a term's argument
        yield from self._parts(variants.get(str(fixed), variants[default]), given)

    def _referred(self, to: ast.MessageReference | ast.TermReference) -> Iterator[Any]:
        key = f"-{to.id.name}" if isinstance(to, ast.TermReference) else to.id.name
        key += f".{to.attribute.name}" if to.attribute is not None else ""
        home = self if key in self._patterns or self._shared is None else self._shared
        if key not in home._patterns:
            raise self._error(to, f"there is no {key}")
        if isinstance(to, ast.TermReference) and to.arguments is not None:
            given = {each.name.name: each.value.value for each in to.arguments.named}
            yield from home._parts(home._patterns[key], given)
            return
        compiled = home._compile(key)
        yield from [compiled] if isinstance(compiled, str) else compiled

    def _error(self, node: ast.SyntaxNode, reason: str) -> BadTexts:
        start = node.span.start if node.span is not None else 0
        line = self._text.count("\n", 0, start) + 1
        return BadTexts(f"{self._source}, line {line}: {reason}")


def _split(variable: str) -> tuple[str, str]:
    """`card-gender` is the form `gender` of the argument `card`."""
    arg, _, form = variable.partition("-")
    return arg, form


def _joined(parts: list[Any]) -> Pattern:
    """Join neighbouring texts; a message of text alone is that text."""
    joined: list[Any] = []
    for part in parts:
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        elif part != "":
            joined.append(part)
    if not joined:
        return ""
    return joined[0] if len(joined) == 1 and isinstance(joined[0], str) else joined
