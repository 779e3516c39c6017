"""The documents are true: their code runs, their links and commands exist."""

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer.main
from typer.core import TyperGroup

from tabbytop.cli import app

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
# The changelog is about releases, and weaknesses are reported where the project is published.
CLONED = [file for file in DOCUMENTS if file.name not in {"CHANGELOG.md", "SECURITY.md"}]
GAMES = ROOT / "docs" / "games"
LIST_OF_GAMES = GAMES / "README.md"
SHARED = [file for file in DOCUMENTS if file.parent != GAMES or file == LIST_OF_GAMES]
FOLDERS_OF_GAMES = [
    folder
    for place in ("src/tabbytop/games", "web/src/games", "tests/games")
    for folder in (ROOT / place).glob("*/")
    if folder.is_dir()
]
FRONT = [ROOT / "README.md", ROOT / "docs" / "index.md"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
FENCE = re.compile(r"^( *)```.*?^\1```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\((?!http)([^)#]*)(?:#([^)]*))?\)|<img [^>]*?src=\"(?!http)([^\"]+)\"")
RELEASED = re.compile(r"^## Once released\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)
SHELL = re.compile(r"^ *```(?:sh)?\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"^ {4}(.*)$|`([^`]+)`", re.MULTILINE)  # or indented
PUBLISHED = re.compile(r"github\.io|github\.com/tabbytop|pypi\.org|shields\.io|badge\.svg")
NOT_A_TARGET = {"biscuits"}  # an act in Meow!
GREETING = ["2"]  # `tabbytop 2` begins the protocol of outside bots

each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda d: d.name)
each_cloned = pytest.mark.parametrize("document", CLONED, ids=lambda d: d.name)


def unreleased(document: Path) -> str:
    """Return a document without its section on what needs a release."""
    return RELEASED.sub("", document.read_text(encoding="utf-8"))


def anchors(document: Path) -> set[str]:
    """Return the anchors of a document's headings, as GitHub names them."""
    text = FENCE.sub("", document.read_text(encoding="utf-8"))
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def commands(document: Path, program: str) -> Iterator[list[str]]:
    """Return the words after a program's name, wherever a document has it run."""
    text = unreleased(document)
    inline = ["".join(found).replace("\n", " ") for found in INLINE.findall(FENCE.sub("", text))]
    for code in [*SHELL.findall(text), *inline]:
        for line in code.splitlines():
            for part in re.split(r"&&|[|;]", re.sub(r"(^|\s)#.*", "", line)):
                if re.match(rf"\s*([\w./]+/)?{program}( |$)", part):
                    try:
                        yield shlex.split(part)[1:]
                    except ValueError:  # a part of a quoted argument
                        continue


@each_document
def test_python_in_document_runs(document: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scope: dict[str, object] = {}
    for block in PYTHON.findall(document.read_text(encoding="utf-8")):
        exec(compile(block, str(document), "exec"), scope)
        wanted = re.findall(r"^# prints: (.*)$", block, re.MULTILINE)
        printed = capsys.readouterr().out
        for line in wanted:
            assert line in printed


def test_the_readme_has_python_to_run() -> None:
    assert PYTHON.findall((ROOT / "README.md").read_text(encoding="utf-8"))


@each_document
def test_links_and_pictures_in_document_exist(document: Path) -> None:
    text = FENCE.sub("", document.read_text(encoding="utf-8"))
    for path, anchor, picture in LINK.findall(text):
        target = document.parent / (path or picture) if path or picture else document
        assert target.exists(), path or picture
        if anchor and target.suffix == ".md" and target.parent.name != "api":  # from docstrings
            assert anchor in anchors(target), f"{path}#{anchor}"


@pytest.mark.parametrize("document", SHARED, ids=lambda d: d.name)
def test_shared_documents_link_to_no_page_of_a_game(document: Path) -> None:
    """A game can be removed with its folders: lists of games are made from what is found."""
    text = FENCE.sub("", document.read_text(encoding="utf-8"))
    for path, _, picture in LINK.findall(text):
        target = (document.parent / (path or picture)).resolve() if path or picture else document
        assert target == LIST_OF_GAMES or target.parent != GAMES, path or picture
        assert not set(FOLDERS_OF_GAMES) & {target, *target.parents}, path


@each_cloned
def test_nothing_outside_of_once_released_needs_a_release(document: Path) -> None:
    assert PUBLISHED.findall(unreleased(document)) == []
    for runner in ("uvx", "pipx run"):
        assert list(commands(document, runner)) == []


@pytest.mark.parametrize(
    "file",
    [*DOCUMENTS, *(file for file in sorted((ROOT / "deploy").rglob("*")) if file.is_file())],
    ids=lambda file: str(file.relative_to(ROOT)),
)
def test_no_address_of_the_project_is_made_up(file: Path) -> None:
    assert not re.findall(r"https?://(?:www\.)?example\.\w+/tabbytop", file.read_text("utf-8"))


def test_weblate_fetches_the_texts_from_the_project() -> None:
    components = json.loads((ROOT / "deploy" / "weblate.json").read_text(encoding="utf-8"))
    assert components[0]["repo"] == f"{PROJECT['urls']['Source']}.git"


@pytest.mark.parametrize("document", FRONT, ids=lambda d: d.name)
def test_front_page_leads_to_no_other_host(document: Path) -> None:
    assert "http" not in unreleased(document)


def test_once_released_is_in_the_readme_and_names_our_own_addresses() -> None:
    (section,) = RELEASED.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    for address in re.findall(r"https?://[^\s)>]+", section):
        assert any(address.startswith(ours) for ours in PROJECT["urls"].values()), address


@each_cloned
def test_pip_installs_from_the_clone(document: Path) -> None:
    for words in commands(document, "pip"):
        for wanted in words[1:] if words[:1] == ["install"] else []:
            path, _, extras = wanted.removesuffix("]").partition("[")
            if path.startswith("."):
                assert (ROOT / path).is_dir(), wanted
                assert set(filter(None, extras.split(","))) <= set(
                    PROJECT["optional-dependencies"]
                ), wanted
            else:
                assert not path.startswith(PROJECT["name"]), wanted
                assert wanted.startswith("-") or document not in FRONT, wanted


@each_cloned
def test_make_targets_in_document_exist(document: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):(?!=)", makefile, re.MULTILINE)) | NOT_A_TARGET
    for words in commands(document, "make"):
        assert {word for word in words if "=" not in word} <= targets, words


@each_cloned
def test_npm_scripts_in_document_exist(document: Path) -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    for words in commands(document, "npm"):
        if words[:1] == ["run"]:
            assert words[1] in package["scripts"], words


@each_cloned
def test_tabbytop_commands_in_document_exist(document: Path) -> None:
    for words in commands(document, "tabbytop"):
        if words == GREETING:
            continue
        command = typer.main.get_command(app)
        rest = words
        while isinstance(command, TyperGroup) and rest and not rest[0].startswith("-"):
            assert rest[0] in command.commands, words
            command, rest = command.commands[rest[0]], rest[1:]
        known = {flag for param in command.params for flag in [*param.opts, *param.secondary_opts]}
        flags = {word.partition("=")[0] for word in rest if word.startswith("-")}
        assert flags <= known | {"--help", "-h"}, words


def test_commands_are_found_in_the_readme() -> None:
    readme = ROOT / "README.md"
    assert ["play"] in list(commands(readme, "make"))
    assert ["test"] in list(commands(readme, "make"))
    assert ["serve", "--lan"] in list(commands(readme, "tabbytop"))
    assert ["install", "."] in list(commands(readme, "pip"))
