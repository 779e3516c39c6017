"""Mutants of the sources: listed, named, sampled by a seed, and made."""

import ast
import copy
import hashlib
from collections import Counter
from functools import cached_property
from pathlib import Path
from typing import Final

from tests.mutation.operators import Site, sites
from tests.mutation.scope import area_of, module_of, sources

_BODIES: Final = ("body", "orelse", "finalbody", "handlers")


class Mutant:
    """One change of one module: the site with this number, once the module is parsed."""

    def __init__(
        self, path: Path, number: int, site: Site, nth: int, text: str, again: int, place: int
    ) -> None:
        self.path = path
        self.number = number
        self.module = module_of(path)
        self.area = area_of(path)
        self.line = site.statement.lineno
        self.operator = site.operator
        self.function = site.function
        self.nth = nth  # of this operator in this line
        self.text = text  # of its statement
        self.again = again  # how often the same statement stood in the same function before
        self.place = place  # among the mutants of its statement

    @property
    def name(self) -> str:
        """Return the name by which a person can ask for it again."""
        return f"{self.module}:{self.line}:{self.operator}:{self.nth}"

    @cached_property
    def _made(self) -> tuple[ast.Module, str, str]:
        """Return the mutated module, and its statement before and after."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        site = list(sites(tree))[self.number]
        before = header(site.statement)
        site.apply()
        ast.fix_missing_locations(tree)
        after = header(site.statement)
        if self.operator == "remove":
            after = {"break": "continue", "continue": "break"}.get(before, "left out")
        return tree, before, after

    @property
    def tree(self) -> ast.Module:
        """Return the mutated module."""
        return self._made[0]

    @property
    def before(self) -> str:
        """Return the statement in the source, without nested blocks."""
        return self._made[1]

    @property
    def after(self) -> str:
        """Return the mutated statement."""
        return self._made[2]

    @property
    def content(self) -> tuple[str, str, str, str]:
        """Return what the mutant is, independent of its line."""
        return self.module, self.function, self.before, self.after

    @property
    def fingerprint(self) -> str:
        """Return a hash of the content, which does not depend on other changes of the sources."""
        # Without `after`: to make every mutant takes minutes.
        key = f"{self.module}|{self.function}|{self.text}|{self.again}|{self.operator}|{self.place}"
        return hashlib.blake2b(key.encode(), digest_size=8).hexdigest()

    def rank(self, seed: int) -> bytes:
        """Return a pseudo-random number, always the same for the same mutant and seed."""
        return hashlib.blake2b(f"{seed}|{self.fingerprint}".encode(), digest_size=8).digest()

    def describe(self) -> str:
        """Return the change as a diff."""
        place = f"{self.name}  in {self.function or 'the module'}"
        minus = "\n".join(f"  - {line}" for line in self.before.splitlines())
        plus = "\n".join(f"  + {line}" for line in self.after.splitlines())
        return f"{place}\n{minus}\n{plus}"


def header(statement: ast.stmt) -> str:
    """Return a statement without its nested blocks."""
    bare = copy.copy(statement)
    compound = False
    for name in _BODIES:
        if isinstance(getattr(bare, name, None), list):
            setattr(bare, name, [ast.Pass()] if name == "body" else [])
            compound = True
    text = ast.unparse(ast.fix_missing_locations(bare))
    return text.rsplit("\n", 1)[0] if compound else text


def mutants_of(path: Path) -> list[Mutant]:
    """Return all mutants of a module, in the order of its source."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    in_line: Counter[tuple[int, str]] = Counter()
    in_statement: Counter[int] = Counter()
    seen: Counter[tuple[str, str]] = Counter()
    texts: dict[int, tuple[str, int]] = {}
    for number, site in enumerate(sites(tree)):
        key = id(site.statement)
        if key not in texts:
            text = header(site.statement)
            texts[key] = (text, seen[site.function, text])
            seen[site.function, text] += 1
        line = (site.statement.lineno, site.operator)
        text, again = texts[key]
        found.append(Mutant(path, number, site, in_line[line], text, again, in_statement[key]))
        in_line[line] += 1
        in_statement[key] += 1
    return found


def all_mutants() -> list[Mutant]:
    """Return every mutant of kernel and games."""
    return [mutant for path in sources() for mutant in mutants_of(path)]


def pick(mutants: list[Mutant], seed: int, count: int) -> list[Mutant]:
    """Return a random sample: the same for the same seed, whatever changed elsewhere."""
    return sorted(mutants, key=lambda mutant: mutant.rank(seed))[:count]
