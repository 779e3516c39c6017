"""Scan the sources for English notices of the games that are not in a catalogue yet.

Notices are found where they are made: in refusals that are raised, in the reasons of the rules, in
descriptions of games, options and levels. Their placeholders are filled with marks, so that the
phrasebooks of other languages can be asked for them.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src" / "tabbytop"
PACKAGES = ("games",)

# Exceptions and functions that take a text for people, and the index of that argument.
WORDS_OF = {"BadOptions": 0, "option": 1, "Opponent": 0}
ANSWERS = re.compile(r"\w*why\w*|required_action|\w+_refusal|\w*reason|_unknown|_shape")

# Texts that no player at a table sees: arranged tables are for tests and examples, and options are
# typed in a terminal.
ELSEWHERE = (
    re.compile(r"games/\w+/arranging\.py:"),
    re.compile(r"games/\w+/game\.py:(arrange|_[a-z]\w+)$"),
)


class Notice(NamedTuple):
    """A text, where it is made, and the marks in its placeholders."""

    where: str
    text: str
    marks: tuple[str, ...]


@cache
def notices() -> list[Notice]:
    """Return all notices."""
    found: list[Notice] = []
    for package in PACKAGES:
        for file in sorted((SOURCE / package).rglob("*.py")):
            found.extend(_in_file(file))
    return found


def _in_file(file: Path) -> Iterator[Notice]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    path = file.relative_to(SOURCE).as_posix()
    everywhere, inside = _assigned(tree.body), _inside(tree)
    for function, node in _nodes(tree, ""):
        where = f"{path}:{function}"
        if any(place.match(where) for place in ELSEWHERE):
            continue
        for words in _words(node, function):
            for text, marks in _texts(words, everywhere | inside.get(function, {})):
                yield Notice(where, text, marks)


def _nodes(node: ast.AST, function: str) -> Iterator[tuple[str, ast.AST]]:
    """Yield all nodes below, with the name of the function around them."""
    for child in ast.iter_child_nodes(node):
        inside = child.name if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else ""
        yield inside or function, child
        yield from _nodes(child, inside or function)


def _words(node: ast.AST, function: str) -> Iterator[ast.expr]:
    """Yield the expressions that are texts for people."""
    if isinstance(node, ast.Return) and node.value is not None and ANSWERS.fullmatch(function):
        yield node.value.elts[0] if isinstance(node.value, ast.Tuple) else node.value
    if isinstance(node, ast.Call):
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        place = WORDS_OF.get(called)
        if place is not None and len(node.args) > place:
            yield node.args[place]
        if isinstance(node.func, ast.Attribute) and node.func.attr == "__init__":
            yield from (each.value for each in node.keywords if each.arg == "about")
        yield from (each.value for each in node.keywords if each.arg == "reason")


def _texts(
    words: ast.expr, known: dict[str, list[ast.expr]]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the texts of an expression; none if it only passes on a text made elsewhere."""
    if isinstance(words, ast.Constant) and isinstance(words.value, str) and words.value:
        yield words.value, ()
    elif isinstance(words, ast.JoinedStr):
        yield _filled(words)
    elif isinstance(words, ast.IfExp):
        yield from _texts(words.body, known)
        yield from _texts(words.orelse, known)
    elif isinstance(words, ast.Subscript):
        yield from _texts(words.value, known)
    elif isinstance(words, ast.Dict):
        for value in words.values:
            yield from _texts(value, known)
    elif isinstance(words, ast.Tuple):
        yield from _texts(words.elts[-1], known)
    elif isinstance(words, ast.Call) and isinstance(words.func, ast.Attribute):
        if words.func.attr == "get":
            yield from _texts(words.func.value, known)
    elif isinstance(words, ast.Name):
        others = {name: values for name, values in known.items() if name != words.id}
        for value in known.get(words.id, []):
            yield from _texts(value, others)


def _filled(words: ast.JoinedStr) -> tuple[str, tuple[str, ...]]:
    parts: list[str] = []
    marks: list[str] = []
    for part in words.values:
        if isinstance(part, ast.Constant):
            parts.append(str(part.value))
        elif isinstance(part, ast.FormattedValue):
            marks.append(f"X{len(marks)}")
            parts.append(f"'{marks[-1]}'" if part.conversion == ord("r") else marks[-1])
    return "".join(parts), tuple(marks)


def _inside(tree: ast.Module) -> dict[str, dict[str, list[ast.expr]]]:
    """Return the assigned values of names, by function."""
    return {
        node.name: _assigned(ast.walk(node))
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def _assigned(body: Iterable[ast.AST]) -> dict[str, list[ast.expr]]:
    """Return all values assigned to each name."""
    known: dict[str, list[ast.expr]] = {}
    for node in body:
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for target in targets:
                for name in target.elts if isinstance(target, ast.Tuple) else [target]:
                    if isinstance(name, ast.Name):
                        known.setdefault(name.id, []).append(node.value)
    return known
