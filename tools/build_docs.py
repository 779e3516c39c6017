"""Build the documentation site into build/docs, and check it: `python tools/build_docs.py`.

Pages link to each other, to pages at the top of the repository and to sources, as GitHub wants it.
So the pages are copied into one folder first; links to them are adapted, and links to sources lead
to the repository. zensical.toml has the settings and the table of contents, where `games/*.md`
stands for the pages that are found in docs/games.
"""

import json
import os
import posixpath
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import check_site

ROOT: Final = Path(__file__).parents[1]
CONFIG: Final = ROOT / "zensical.toml"
PROJECT: Final[dict[str, Any]] = tomllib.loads(CONFIG.read_text(encoding="utf-8"))["project"]
PACKAGE: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
REPOSITORY: Final = PACKAGE["urls"]["Source"]
BUILD: Final = ROOT / "build"
SOURCE: Final = BUILD / PROJECT["docs_dir"]
SITE: Final = BUILD / PROJECT["site_dir"]
DOCS: Final = ROOT / "docs"
GAMES: Final = DOCS / "games"
PACKAGES: Final = ROOT / "src" / "tabbytop" / "games"
IN_NAV: Final = "games/*.md"
README: Final = "README.md"  # GitHub shows it with its folder; on the site it is the index
LIST: Final = "<!-- games -->"
PICTURES: Final = "<!-- pictures of games -->"
# Files outside of docs/ that the site has, too.
ADDED: Final = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "web/LOOK.md": "look.md",
    "web/src/icon.svg": "icon.svg",
}
REDIRECT: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>{title}</title>
<link rel="canonical" href="../games/{name}/">
<meta http-equiv="refresh" content="0; url=../games/{name}/">
<p><a href="../games/{name}/">{title}</a> has moved.</p>
</html>
"""
LINK: Final = re.compile(r"(\]\()(?!https?:|mailto:|#)([^)\s#]*)(#[^)\s]*)?(\))")
FENCE: Final = re.compile(r"^( *)(```|~~~).*?^\1\2 *$", re.DOTALL | re.MULTILINE)


def staged() -> dict[str, str]:
    """Return all files of the site's source, by path in the repository the path in the site."""
    docs = (file for file in sorted(DOCS.rglob("*")) if file.is_file())
    return {file.relative_to(ROOT).as_posix(): site_path(file) for file in docs} | ADDED


def site_path(file: Path) -> str:
    """Return where a file of docs/ is in the site."""
    name = "index.md" if file.name == README else file.name
    return file.relative_to(DOCS).with_name(name).as_posix()


def game_pages() -> dict[Path, list[Path]]:
    """Return the page of each game with its further pages: `<game>.md`, `<game>-<subject>.md`."""
    pages = [page for page in GAMES.glob("*.md") if page.name != README]
    pages.sort(key=lambda page: page.stem)
    games: dict[Path, list[Path]] = {page: [] for page in pages if _is_of_a_game(page)}
    for page in pages:
        if page not in games:
            mains = [game for game in games if page.stem.startswith(f"{game.stem}-")]
            if not mains:
                raise SystemExit(f"docs/games/{page.name}: there is no such game")
            games[max(mains, key=lambda game: len(game.stem))].append(page)
    return games


def _is_of_a_game(page: Path) -> bool:
    return (PACKAGES / page.stem.replace("-", "_")).is_dir()


def title(page: Path) -> str:
    """Return the heading of a page."""
    return page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


def game_list(folder: Path) -> str:
    """Return a list of all games, with the first paragraph of each page, for a page in a folder."""
    return "\n".join(f"- {_link(game, folder)}: {_first_words(game)}" for game in game_pages())


def _link(page: Path, folder: Path) -> str:
    return f"[{title(page)}]({_relative(page, folder)})"


def _first_words(page: Path) -> str:
    return " ".join(page.read_text(encoding="utf-8").split("\n\n")[1].split())


def _relative(file: Path, folder: Path) -> str:
    return posixpath.relpath(file.as_posix(), folder.as_posix())


def game_pictures(folder: Path) -> str:
    """Return the picture of each game on a phone."""
    pictures = [
        (game, picture) for game in game_pages() for picture in GAMES.glob(f"{game.stem}-phone-*")
    ]
    return " ".join(
        f'<img src="{_relative(picture, folder)}" width="19%" alt="{title(game)} on a phone">'
        for game, picture in pictures
    )


def with_games(text: str, folder: Path) -> str:
    """Return a page of a folder, with the games where it has a place for them."""
    return text.replace(LIST, game_list(folder)).replace(PICTURES, game_pictures(folder))


def with_nav(config: str) -> str:
    """Return the settings of the site with the pages of the games in the table of contents."""
    return config.replace(f'    "{IN_NAV}",\n', "".join(f"    {entry},\n" for entry in _nav()))


def _nav() -> Iterator[str]:
    """Yield the entry of each game, in TOML."""
    for game, further in game_pages().items():
        pages = [json.dumps(site_path(game)), *map(_entry, further)]
        yield f"{{ {_quoted(game)} = [{', '.join(pages)}] }}" if further else _entry(game)


def _entry(page: Path) -> str:
    return f"{{ {_quoted(page)} = {json.dumps(site_path(page))} }}"


def _quoted(page: Path) -> str:
    return json.dumps(title(page), ensure_ascii=False)


def settings() -> str:
    """Return the settings that the site is built with."""
    return with_nav(CONFIG.read_text(encoding="utf-8"))


def write_redirects() -> None:
    """Let the addresses without `games/`, which earlier versions had, lead to the pages."""
    for page in (page for game, further in game_pages().items() for page in (game, *further)):
        old = SITE / page.stem / "index.html"
        if not old.exists():
            old.parent.mkdir()
            old.write_text(REDIRECT.format(title=title(page), name=page.stem), encoding="utf-8")


def adapt(text: str, path: str, files: dict[str, str]) -> str:
    """Return a page with its links as the site needs them; path is its place in the repository."""

    def adapted(found: re.Match[str]) -> str:
        opening, target, place, closing = found.groups(default="")
        real = posixpath.normpath(posixpath.join(posixpath.dirname(path), target))
        if real in files:
            link = posixpath.relpath(files[real], posixpath.dirname(files[path]) or ".")
        elif (ROOT / real).exists() and not real.startswith(".."):
            kind = "tree" if (ROOT / real).is_dir() else "blob"
            link = f"{REPOSITORY}/{kind}/main/{real}"
        else:
            raise SystemExit(f"{path}: {target} does not exist")
        return f"{opening}{link}{place}{closing}"

    parts, end = [], 0
    for fence in FENCE.finditer(text):  # code stays as it is
        parts += [LINK.sub(adapted, text[end : fence.start()]), fence.group()]
        end = fence.end()
    return "".join([*parts, LINK.sub(adapted, text[end:])])


def stage() -> None:
    """Write the source of the site."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    files = staged()
    for path, place in files.items():
        target = SOURCE / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.endswith(".md"):
            text = (ROOT / path).read_text(encoding="utf-8")
            page = adapt(with_games(text, (ROOT / path).parent), path, files)
            target.write_text(page, encoding="utf-8")
        else:
            shutil.copyfile(ROOT / path, target)
    (BUILD / CONFIG.name).write_text(settings(), encoding="utf-8")
    nav = tomllib.loads(settings())["project"]["nav"]
    unlisted = {place for place in files.values() if place.endswith(".md")} - listed(nav)
    if unlisted:
        raise SystemExit(f"zensical.toml: the nav lacks {', '.join(sorted(unlisted))}")


def listed(nav: object) -> set[str]:
    """Return all pages of a table of contents."""
    if isinstance(nav, str):
        return {nav}
    inside = nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else []
    return {page for entry in inside for page in listed(entry)}


def main() -> None:
    """Build and check."""
    stage()
    shutil.rmtree(SITE, ignore_errors=True)
    zensical = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    # It prints a line for every page; who reads it is interested in what went wrong.
    run = subprocess.run(
        [*zensical, "--config-file", str(BUILD / CONFIG.name)],
        cwd=ROOT,
        env={**os.environ, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode:
        sys.exit(f"{run.stdout}\nThe site was not built.")
    write_redirects()
    found = list(check_site.faults(SITE, urlsplit(PROJECT["site_url"]).path))
    if found:
        sys.exit("\n".join([*found, "The site is built, but not sound."]))
    pages = sum(1 for _ in SITE.rglob("*.html"))
    sys.stdout.write(f"{pages} pages in {SITE.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
