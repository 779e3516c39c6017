"""Check the catalogues of all languages: `python tools/check_texts.py`.

1. Every language compiles, in the shared folder and in that of each game. No two folders have the
   same area.
2. Every language uses no variable that English does not know, and has no message of its own that
   nobody can reach. In a folder whose `glossary.toml` says `complete = true` it has all English
   messages. For each language it reports how far it is.
3. Every `Message("area", "key", name=…)` and `say("area", "key", …)` in Python names a message,
   with exactly its arguments. So does every call of a function that only puts the area in front of
   a key. Every area that others take names from (`names_from`) is there.
4. Every English message is used, in Python or on the page. Keys and arguments on the page are
   checked by its own compiler.
5. No error for people is made of words.
6. Every language has all lists of words, with exactly the words of the English ones, and no two
   words of a list are read alike.
7. Typography, plurals, terms and quoted buttons: see `text_style`.
"""

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast as fluent
from fluent.syntax import visitor

from tabbytop.kernel.vocabulary import plain_text
from tabbytop.texts.compiled import ENGLISH, SHARED, Pattern, languages, our_folders, sources_of
from tabbytop.texts.compiler import BadTexts, compile_language, parsed
from tabbytop.texts.message import PLAIN
from tabbytop.texts.word_lists import read_list
from text_style import glossary_of, style_problems

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src" / "tabbytop"
TEXTS_FOLDERS: Final = tuple(our_folders(SOURCES))  # a compiled package has no glossaries
CALLS: Final = frozenset({"Message", "say"})  # functions of an area, a key and arguments
PACKAGE: Final = SOURCES.name
PAGE_SOURCES: Final = ROOT / "web"
PAGE: Final = "page"  # areas that begin so belong to the browser
GENERATED: Final = "generated"  # the folder of types: naming a key there does not use it
# Keys that are made at run time: `kernel.game`, `kernel.game_texts`, `command_help`.
MADE: Final = (
    "card-", "cards-", "event-", "fact-", "field-", "mood-", "move-", "opponent-", "option-",
    "param-", "point-", "prompt-", "reason-", "rules-", "score-", "unit-",
)  # fmt: skip
ALWAYS: Final = frozenset({"title", "about"})
# Errors for people, the index of the argument that is a message, and where words are refused.
ERRORS: Final = {
    "BadOptions": 0,
    "BadPosition": 1,
    "BadRecord": 1,
    "CannotRun": 0,
    "IllegalMove": 1,
    "InvalidNotation": 0,
    "NoSuchSeat": 0,
    "NotYourTurn": 0,
    "RateLimited": 0,
    "Refused": 1,
    "UnknownBot": 0,
    "UnknownGame": 0,
    "UnknownLesson": 0,
}
LESSONS: Final = "-lessons"  # areas that end so have the texts of a game's lessons
WORDLESS: Final = ("bots/", "games/registry.py", "kernel/", "server/")
# Missing texts are grouped by how their keys begin, the commonest kind first.
NAMED: Final = (
    "card", "event", "move", "prompt", "refusal", "because", "rule", "option", "sticker",
)  # fmt: skip
GAPS_SHOWN: Final = 6
WORDS_SHOWN: Final = 5
# Attributes that are texts of their own. All others are forms, and every language has its own.
TEXTS: Final = re.compile(r"text|heading|title|hint|other|choice-.*")


class Call(NamedTuple):
    """A call of `Message`, `say` or a shortcut for them, with a literal area and key."""

    where: str
    area: str
    key: str
    args: frozenset[str]
    more: bool  # also `**args`


class Shortcut(NamedTuple):
    """A function that makes messages of one area; its first argument is the end of the key."""

    area: str
    prefix: str


class Sources:
    """Uses of messages in Python."""

    def __init__(self, folder: Path) -> None:
        self.calls: list[Call] = []
        self.literals: set[str] = set()  # all texts in the code
        self.prefixes: set[tuple[str, str]] = set()  # areas, and how keys begin that are made
        self.kinds: set[str] = set()
        self.words: list[str] = []  # places where an error is made of words
        self.names_from: list[tuple[str, str]] = []  # where an area takes names from another
        trees = {
            file.relative_to(folder).as_posix(): ast.parse(file.read_text(encoding="utf-8"))
            for file in sorted(folder.rglob("*.py"))
        }
        self._shortcuts: dict[str, Shortcut] = {}  # by module and name: `games.meow.words.message`
        self._defining: set[ast.Call] = set()  # in shortcuts
        for where, tree in trees.items():
            for name, short, call in _shortcuts(tree):
                self._shortcuts[f"{_module(where)}.{name}"] = short
                self._defining.add(call)
        for where, tree in trees.items():
            self._read(tree, where)
        self._lesson_keys = set(_lesson_keys(folder))

    def uses(self, area: str, key: str) -> bool:
        """Return whether a message of this key may be used."""
        if area.endswith(LESSONS) and key in self._lesson_keys:
            return True
        return key in ALWAYS or key in self.literals or self.makes(area, key)

    def makes(self, area: str, key: str) -> bool:
        """Return whether such keys are made at run time."""
        if key.startswith(MADE):
            return True
        if any(key.startswith(begin) for where, begin in self.prefixes if where in {area, ""}):
            return True
        return any(key == kind or key.startswith(f"{kind}-") for kind in self.kinds)

    def _read(self, tree: ast.Module, where: str) -> None:
        constants = _constants(tree)
        names = _imported(tree, _module(where))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.literals.add(node.value)
            elif isinstance(node, ast.keyword) and node.arg == "kinds":
                self.kinds |= _texts_in(node.value)
            elif isinstance(node, ast.keyword) and node.arg == "names_from":
                for area in _either(node.value, constants):
                    self.names_from.append((f"{where}:{node.value.lineno}", area))
            elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name) and "kinds" in target.id.lower():
                    self.kinds |= _texts_in(node.value)
            elif isinstance(node, ast.Call) and node in self._defining:
                continue
            elif isinstance(node, ast.Call) and (short := self._shortcut(node.func, names)):
                self._short_call(node, f"{where}:{node.lineno}", constants, short)
            elif isinstance(node, ast.Call) and _name(node.func) in CALLS:
                self._call(node, f"{where}:{node.lineno}", constants)
            elif isinstance(node, ast.Call) and where.startswith(WORDLESS):
                place = ERRORS.get(_name(node.func), len(node.args))
                if place < len(node.args) and _is_text(node.args[place]):
                    self.words.append(f"{where}:{node.lineno}: this needs a Message")

    def _call(self, call: ast.Call, where: str, constants: dict[str, str]) -> None:
        if len(call.args) < 2:
            return
        area, key = call.args[:2]
        for literal in _either(area, constants) or [""]:
            self._add(call, key, where, constants, Shortcut(literal, ""))

    def _short_call(
        self, call: ast.Call, where: str, constants: dict[str, str], short: Shortcut
    ) -> None:
        if call.args:
            self._add(call, call.args[0], where, constants, short)

    def _add(
        self, call: ast.Call, key: ast.expr, where: str, constants: dict[str, str], short: Shortcut
    ) -> None:
        if isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
            self.prefixes.add((short.area, short.prefix + str(key.values[0].value)))
        named = frozenset(each.arg for each in call.keywords if each.arg is not None)
        more = any(each.arg is None for each in call.keywords)
        for each in _either(key, constants) if short.area else []:
            self.calls.append(Call(where, short.area, short.prefix + each, named, more))
            self.literals.add(short.prefix + each)

    def _shortcut(self, called: ast.expr, names: dict[str, str]) -> Shortcut | None:
        """Return the shortcut that a call uses, by its own name or that of its module."""
        if isinstance(called, ast.Name):
            return self._shortcuts.get(names.get(called.id, ""))
        if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
            return self._shortcuts.get(f"{names.get(called.value.id, '')}.{called.attr}")
        return None


def _module(where: str) -> str:
    """Return a module's name below the package: `games.meow.words`."""
    return where.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _imported(tree: ast.Module, module: str) -> dict[str, str]:
    """Return what names of a module stand for, below the package."""
    names = {
        node.name: f"{module}.{node.name}"
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
            for each in node.names:
                whole = f"{node.module}.{each.name}"
                names[each.asname or each.name] = whole.removeprefix(f"{PACKAGE}.")
    return names


def _lesson_keys(folder: Path) -> Iterator[str]:
    """Yield the keys of all lessons and their steps."""
    for file in folder.rglob("lessons/*.toml"):
        lesson = tomllib.loads(file.read_text(encoding="utf-8"))
        yield file.stem
        yield from (f"{file.stem}-{step['name']}" for step in lesson["steps"])


def _shortcuts(tree: ast.Module) -> Iterator[tuple[str, Shortcut, ast.Call]]:
    """Yield the functions `def f(key, **args): return Message(AREA, key, **args)`."""
    constants = _constants(tree)
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef) or node.args.kwarg is None:
            continue
        returned = node.body[-1]
        made = returned.value if isinstance(returned, ast.Return) else None
        if not isinstance(made, ast.Call) or _name(made.func) != "Message" or len(made.args) < 2:
            continue
        prefix = _prefix(
            made.args[1], {each.arg for each in node.args.posonlyargs + node.args.args}
        )
        areas = _either(made.args[0], constants)
        if prefix is not None and areas:
            yield node.name, Shortcut(areas[0], prefix), made


def _prefix(key: ast.expr, params: set[str]) -> str | None:
    """Return what stands before the parameter in a key; None if it is no such key."""
    if isinstance(key, ast.Name) and key.id in params:
        return ""
    if isinstance(key, ast.JoinedStr) and len(key.values) == 2:
        first, last = key.values
        if isinstance(first, ast.Constant) and isinstance(last, ast.FormattedValue):
            return str(first.value) if _prefix(last.value, params) == "" else None
    return None


class PageSources:
    """Uses of messages in TypeScript and Svelte."""

    def __init__(self, folder: Path) -> None:
        files = [*(folder / "src").rglob("*"), *(folder / "tools").glob("*.ts")]
        code = "\n".join(
            file.read_text(encoding="utf-8")
            for file in files
            if file.suffix in {".ts", ".svelte"} and file.parent.name != GENERATED
        )
        self._literals = frozenset(re.findall(r"""["'`]([a-z][\w.-]*)["'`]""", code))
        self._prefixes = tuple(set(re.findall(r"`([a-z][\w-]*-)\$\{", code)))

    def uses(self, area: str, key: str) -> bool:
        """Return whether a message of this key may be used."""
        return key in self._literals or key.startswith(self._prefixes)


def _is_text(given: ast.expr) -> bool:
    literal = isinstance(given, ast.Constant) and isinstance(given.value, str)
    return literal or isinstance(given, ast.JoinedStr)


def _name(called: ast.expr) -> str:
    return called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")


def _constants(tree: ast.Module) -> dict[str, str]:
    """Return the texts that names of the module stand for."""
    found: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name) and isinstance(node.value.value, str):
                found[target.id] = node.value.value
    return found


def _either(given: ast.expr, constants: dict[str, str]) -> list[str]:
    """Return the texts that an expression may be; none if that shows only at run time."""
    if isinstance(given, ast.Constant):
        return [str(given.value)]
    if isinstance(given, ast.IfExp):
        return [*_either(given.body, constants), *_either(given.orelse, constants)]
    if isinstance(given, ast.Name) and given.id in constants:
        return [constants[given.id]]
    return []


def _texts_in(values: ast.expr) -> set[str]:
    """Return the values of a dict, also of one that is put together: the kinds of arguments."""
    found: set[str] = set()
    if isinstance(values, ast.Dict):
        for each in values.values:
            found |= {str(each.value)} if isinstance(each, ast.Constant) else _texts_in(each)
    elif isinstance(values, ast.BinOp):
        found = _texts_in(values.left) | _texts_in(values.right)
    elif isinstance(values, ast.Call) and _name(values.func) == "fromkeys":
        found = {str(each.value) for each in values.args[1:] if isinstance(each, ast.Constant)}
    return found


class Area:
    """The messages of one file: variables by key, and what the file itself refers to."""

    def __init__(self, file: Path, compiled: dict[str, Pattern]) -> None:
        self.file = file
        self.folder = file.parents[1]
        self.title = compiled.get("title")
        self.keys = [key for key in compiled if "." not in key]
        self.texts = {key for key in compiled if TEXTS.fullmatch(key.partition(".")[2])}
        self.variables: dict[str, set[str]] = {}
        for key, pattern in compiled.items():
            self.variables.setdefault(key.partition(".")[0], set()).update(_variables(pattern))
        self.mentioned: dict[str, set[str]] = {}  # in the comment above a message
        self.referred: set[str] = set()
        for entry in parsed(file.read_text(encoding="utf-8")):
            if isinstance(entry, fluent.Message):
                told = entry.comment.content if entry.comment is not None else ""
                self.mentioned[entry.id.name] = set(re.findall(r"\$([a-zA-Z]\w*)", told or ""))
            self.referred |= _references(entry)


def _variables(pattern: Pattern) -> Iterator[str]:
    for part in [] if isinstance(pattern, str) else pattern:
        if isinstance(part, str):
            continue
        if part[0] == "$":
            yield part[1]
        else:
            yield part[1][1]
            for variant in part[2].values():
                yield from _variables(variant)


def _references(entry: fluent.EntryType) -> set[str]:
    found: set[str] = set()

    class Visitor(visitor.Visitor):
        def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - the visitor looks for this name
            found.add(node.id.name)

    Visitor().visit(entry)
    return found


class Findings(NamedTuple):
    """Faults, and how far each language is."""

    faults: list[str]
    progress: list[str]


def examine(
    folders: Sequence[Path] = TEXTS_FOLDERS,
    sources: Path = SOURCES,
    page_sources: Path = PAGE_SOURCES,
) -> Findings:
    """Check all languages of these folders beside the code that uses their texts; the first one has
    what the others share."""
    faults: list[str] = []
    try:
        catalogues = {
            language: _areas(folders, language, faults)
            for language in sorted({name for folder in folders for name in languages(folder)})
        }
    except BadTexts as error:
        return Findings([str(error)], [])
    code, page = Sources(sources), PageSources(page_sources)
    english = catalogues.pop(ENGLISH)
    progress: list[str] = []
    for language, areas in catalogues.items():
        for name, area in areas.items():
            if name in english and english[name].folder == area.folder:
                faults += _translated(english[name], area, code, name)
            else:
                faults.append(f"{area.file}: English has no such file")
        gaps = Gaps(folders, language, english, areas, code)
        faults += gaps.faults()
        faults += [fault for folder in folders for fault in list_problems(folder, language)]
        progress.append(gaps.progress())
    others = list(catalogues.values())
    faults += _called(english, others, code.calls)
    faults += [f"{where}: there is no area {area}" for where, area in code.names_from
               if area not in english]  # fmt: skip
    for name, area in english.items():
        uses = page.uses if name.startswith(PAGE) else code.uses
        if name != SHARED:
            unused = (key for key in area.keys if key not in area.referred and not uses(name, key))
            faults += [f"{area.file}: nobody uses {key}" for key in unused]
    return Findings(faults + code.words + style_problems(*folders), progress)


def _areas(folders: Iterable[Path], language: str, faults: list[str]) -> dict[str, Area]:
    """Return the areas of a language in all folders; add a fault for each that is there twice."""
    areas: dict[str, Area] = {}
    for folder in folders:
        if not sources_of(folder, language):
            continue
        for area, messages in compile_language(folder, language)["areas"].items():
            file = folder / language / f"{area}.ftl"
            if area in areas:
                faults.append(f"{file}: {areas[area].file} is the same area")
            areas[area] = Area(file, messages)
    return areas


def progress_of(
    language: str,
    folders: Sequence[Path] = TEXTS_FOLDERS,
    sources: Path = SOURCES,
) -> str:
    """Return how far a language is in these folders, and what it lacks most."""
    english, areas = (_areas(folders, name, []) for name in (ENGLISH, language))
    return Gaps(folders, language, english, areas, Sources(sources)).progress()


def _wanted(english: Area, code: Sources, name: str) -> list[str]:
    """Return the messages of an area that every language needs: helpers are each one's own."""
    if name.startswith(PAGE):
        return english.keys
    called = {call.key for call in code.calls if call.area == name}
    return [key for key in english.keys
            if key not in english.referred or key in called or code.makes(name, key)]  # fmt: skip


def _missing(english: Area, other: Area | None, code: Sources, name: str) -> Iterator[str]:
    """Yield the English messages and texts that a language has not."""
    there = set(other.keys) | other.texts if other is not None else set[str]()
    yield from (key for key in _wanted(english, code, name) if key not in there)
    yield from sorted(key for key in english.texts - there if key.partition(".")[0] in there)


class Gaps:
    """What a language does not have yet."""

    def __init__(
        self,
        folders: Iterable[Path],
        language: str,
        english: dict[str, Area],
        areas: dict[str, Area],
        code: Sources,
    ) -> None:
        self._folders = folders
        self._language = language
        self._english = english
        self._missing = {
            name: list(_missing(area, areas.get(name), code, name))
            for name, area in english.items()
        }
        self._total = sum(len(_wanted(area, code, name)) for name, area in english.items())
        self._absent = {folder: absent_words(folder, language) for folder in folders}

    def faults(self) -> Iterator[str]:
        """Yield what is missing where the language promises to have everything."""
        for folder in self._folders:
            if not glossary_of(folder, self._language).is_complete:
                continue
            for name, keys in self._missing.items():
                if self._english[name].folder == folder:
                    file = folder / self._language / f"{name}.ftl"
                    yield from (f"{file}: {key} is missing" for key in keys)
            for file, words in self._absent[folder].items():
                named = ", ".join(words[:WORDS_SHOWN])
                yield f"{file}: {len(words)} words are missing: {named}"

    def progress(self) -> str:
        """Return how much of the language is there, and what is missing most: "cards of Meow!"."""
        share = 1 - sum(len(keys) for keys in self._missing.values()) / max(1, self._total)
        gaps: Counter[str] = Counter()
        for name, keys in self._missing.items():
            for key in keys:
                kind = next((f"{each}s" for each in NAMED if key.startswith(f"{each}-")), "texts")
                gaps[f"{kind} of {self._title(name)}"] += 1
        for absent in self._absent.values():
            for file, words in absent.items():
                gaps[f"words of {self._title(file.parent.name)}"] += len(words)
        percent = f"{self._language}: {int(100 * share)} %"
        if not gaps:
            return percent
        most = [f"{gap} ({count})" for gap, count in gaps.most_common(GAPS_SHOWN)]
        rest = ", …" if len(gaps) > GAPS_SHOWN else ""
        return f"{percent}; missing: {', '.join(most)}{rest}"

    def _title(self, area: str) -> str:
        known = self._english.get(area)
        return str(known.title) if known is not None and known.title else area


def _translated(english: Area, other: Area, code: Sources, name: str) -> Iterator[str]:
    """Yield what is wrong with a translation."""
    called = {call.key: call.args for call in code.calls if call.area == name}
    for key in other.keys:
        if key not in english.keys:
            named = any(
                key.startswith(f"{each}-") and "value" in english.variables[each]
                for each in english.keys
            )
            if key not in other.referred and not named:
                yield f"{other.file}: English has no {key}"
            continue
        allowed = english.variables[key] | english.mentioned[key] | called.get(key, frozenset())
        for variable in sorted(other.variables[key] - allowed):
            yield f"{other.file}: {key} has no ${variable} in English"


def absent_words(folder: Path, language: str) -> dict[Path, list[str]]:
    """Return the words of English lists that a language has not, by its file."""
    absent: dict[Path, list[str]] = {}
    for file in sorted((folder / ENGLISH).glob("*/*.txt")):
        area, name = file.parent.name, file.stem
        other = folder / language / area / file.name
        words = read_list(area, name, language, folder) if other.exists() else []
        names = {word.name for word in words}
        english = [word.name for word in read_list(area, name, folder=folder)]
        if missing := [word for word in english if word not in names]:
            absent[other] = missing
    return absent


def list_problems(folder: Path, language: str) -> Iterator[str]:
    """Yield what is wrong with the lists of words of a language."""
    for other in sorted((folder / language).glob("*/*.txt")):
        area, name = other.parent.name, other.stem
        words = read_list(area, name, language, folder)
        english = {word.name for word in read_list(area, name, folder=folder)}
        yield from (f"{other}: English has no {word.name}" for word in words
                    if word.name not in english)  # fmt: skip
        read: dict[str, str] = {}
        for word in words:
            first = read.setdefault(plain_text(word.said), word.name)
            if first != word.name:
                yield f"{other}: {first} and {word.name} are both read {word.said}"


def _called(
    english: dict[str, Area], others: list[dict[str, Area]], calls: Iterable[Call]
) -> Iterator[str]:
    """Yield what is wrong with calls of `Message` and `say`."""
    for where, area, key, args, more in calls:
        if area == PLAIN:
            continue
        if area not in english or key not in english[area].keys:
            yield f"{where}: there is no {area}/{key}"
            continue
        wanted = set(english[area].variables[key])
        for other in others:
            wanted |= other[area].variables.get(key, set()) if area in other else set()
        for name in sorted(args - wanted - english[area].mentioned[key]):
            yield f"{where}: {area}/{key} has no ${name}"
        for name in sorted(set() if more else wanted - args):
            yield f"{where}: {area}/{key} needs ${name}"


def main() -> None:
    """Print how far languages are, and all faults; fail, if there are any."""
    found = examine()
    sys.stdout.writelines(f"{line}\n" for line in found.progress)
    if found.faults:
        sys.exit("\n".join(found.faults))


if __name__ == "__main__":
    main()
