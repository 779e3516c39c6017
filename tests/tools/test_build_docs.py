"""The documentation site: how its source is put together, and what the check of links finds."""

import re
import tomllib
from pathlib import Path

import pytest

import build_docs
import check_site
import tabbytop
import tabbytop.bots
import tabbytop.lab
import tabbytop.testing

ROOT = Path(__file__).parents[2]
FILES = {"docs/kernel.md": "kernel.md", "docs/api/bots.md": "api/bots.md", "SECURITY.md": "s.md"}


@pytest.mark.parametrize(
    ("path", "written", "adapted"),
    [
        ("docs/kernel.md", "(api/bots.md#x)", "(api/bots.md#x)"),
        ("docs/api/bots.md", "(../kernel.md)", "(../kernel.md)"),
        ("docs/kernel.md", "(../SECURITY.md)", "(s.md)"),
        ("SECURITY.md", "(docs/api/bots.md)", "(api/bots.md)"),
        ("docs/kernel.md", "(#place)", "(#place)"),
        ("docs/kernel.md", "(https://example.org/a.md)", "(https://example.org/a.md)"),
        (
            "docs/kernel.md",
            "(../Makefile)",
            f"({build_docs.REPOSITORY}/blob/main/Makefile)",
        ),
        ("docs/kernel.md", "(../examples)", f"({build_docs.REPOSITORY}/tree/main/examples)"),
    ],
)
def test_links_are_adapted_to_the_site(path: str, written: str, adapted: str) -> None:
    page = f"[a link]{written}\n```text\n[code]{written}\n```\n"
    expected = f"[a link]{adapted}\n```text\n[code]{written}\n```\n"
    assert build_docs.adapt(page, path, FILES) == expected


@pytest.mark.parametrize("target", ["missing.md", "../../outside.md"])
def test_link_to_a_missing_file_stops_the_build(target: str) -> None:
    with pytest.raises(SystemExit, match="does not exist"):
        build_docs.adapt(f"[a link]({target})", "docs/kernel.md", FILES)


def test_every_page_is_in_the_table_of_contents() -> None:
    pages = {place for place in build_docs.staged().values() if place.endswith(".md")}
    nav = tomllib.loads(build_docs.settings())["project"]["nav"]
    assert pages == build_docs.listed(nav)


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The pages of two games, one of which has a further page."""
    folder = tmp_path / "docs" / "games"
    folder.mkdir(parents=True)
    for name in ("cat", "cat-nap"):
        (tmp_path / "packages" / name.replace("-", "_")).mkdir(parents=True)
    (folder / "README.md").write_text("# The games\n\n<!-- games -->\n")
    (folder / "cat.md").write_text("# Cat\n\nA game\nof one.\n\n## Rules\n")
    (folder / "cat-nap.md").write_text('# Cat "Nap"\n\nSleep.\n')
    (folder / "cat-nap-dreams.md").write_text("# Dreams\n")
    (folder / "cat-phone-dark.webp").write_bytes(b"")
    monkeypatch.setattr(build_docs, "DOCS", tmp_path / "docs")
    monkeypatch.setattr(build_docs, "GAMES", folder)
    monkeypatch.setattr(build_docs, "PACKAGES", tmp_path / "packages")
    monkeypatch.setattr(build_docs, "SITE", tmp_path / "site")
    return folder


def test_pages_of_games_are_found_and_listed(games: Path) -> None:
    assert build_docs.with_games("<!-- games -->\n", games) == (
        '- [Cat](cat.md): A game of one.\n- [Cat "Nap"](cat-nap.md): Sleep.\n'
    )
    assert build_docs.with_games("<!-- games -->", games.parent).startswith("- [Cat](games/cat.md)")
    assert build_docs.with_games("<!-- pictures of games -->", games.parent) == (
        '<img src="games/cat-phone-dark.webp" width="19%" alt="Cat on a phone">'
    )


@pytest.mark.usefixtures("games")
def test_pages_of_games_are_in_the_table_of_contents() -> None:
    nav = tomllib.loads(build_docs.with_nav('nav = [\n    "games/*.md",\n]\n'))["nav"]
    assert nav == [
        {"Cat": "games/cat.md"},
        {'Cat "Nap"': ["games/cat-nap.md", {"Dreams": "games/cat-nap-dreams.md"}]},
    ]


def test_page_of_no_game_stops_the_build(games: Path) -> None:
    (games / "dog.md").write_text("# Dog\n")
    with pytest.raises(SystemExit, match="no such game"):
        build_docs.game_pages()


@pytest.mark.usefixtures("games")
def test_old_addresses_of_games_lead_to_their_pages() -> None:
    build_docs.SITE.mkdir()
    for name in ("cat", "cat-nap", "cat-nap-dreams"):
        page = build_docs.SITE / "games" / name / "index.html"
        page.parent.mkdir(parents=True)
        page.write_text("<html></html>")
    build_docs.write_redirects()
    moved = (build_docs.SITE / "cat-nap-dreams" / "index.html").read_text()
    assert 'content="0; url=../games/cat-nap-dreams/"' in moved
    assert list(check_site.faults(build_docs.SITE)) == []


def test_every_public_name_is_in_the_reference() -> None:
    pages = "".join(
        file.read_text(encoding="utf-8") for file in (ROOT / "docs" / "api").glob("*.md")
    )
    modules = set(re.findall(r"^::: (\S+)", pages, re.MULTILINE))
    for package in (tabbytop, tabbytop.bots, tabbytop.lab, tabbytop.testing):
        for name in package.__all__:
            home = getattr(getattr(package, name), "__module__", None)
            if home is not None and home.startswith("tabbytop."):
                assert home in modules, f"{package.__name__}.{name} of {home}"


def site(folder: Path, **pages: str) -> list[str]:
    """Write pages, and return what the check finds."""
    for name, body in pages.items():
        (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / name / "index.html").write_text(f"<html>{body}</html>", encoding="utf-8")
    return list(check_site.faults(folder, "/docs/"))


def test_sound_site_has_no_faults(tmp_path: Path) -> None:
    links = '<a href="../b/#there">x</a><a href="#here" id="here">y</a><a href="/docs/b/">z</a>'
    elsewhere = '<a href="https://example.org">e</a><a href="mailto:a@b.c">m</a><code>[a][b]</code>'
    assert site(tmp_path, a=links + elsewhere, b='<h2 id="there">there</h2>') == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('<a href="../missing/">x</a>', "leads nowhere"),
        ('<a href="/docs/missing/">x</a>', "leads nowhere"),
        ('<a href="../b/#missing">x</a>', "without that heading"),
        ('<a href="../../outside.html">x</a>', "leaves the site"),
        ('<img src="missing.png">', "does not exist"),
        ('<img src="https://example.org/a.png">', "another host"),
        ('<script src="//example.org/a.js"></script>', "another host"),
        ('<link rel="stylesheet" href="https://example.org/a.css">', "another host"),
        ("see [Table][tabbytop.missing]", "was not resolved"),
    ],
)
def test_faults_of_a_site_are_found(tmp_path: Path, body: str, fault: str) -> None:
    (tmp_path / "outside.html").write_text("", encoding="utf-8")
    found = site(tmp_path / "site", a=body, b="")
    assert len(found) == 1
    assert fault in found[0]


def test_style_that_loads_from_another_host_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("@font-face { src: url(https://example.org/f.woff2) }")
    assert "another host" in site(tmp_path, a="")[0]


def test_empty_site_is_a_fault(tmp_path: Path) -> None:
    assert site(tmp_path) == [f"{tmp_path} has no page"]
