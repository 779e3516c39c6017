"""Build the documentation site into build/docs, and check it: `python tools/build_docs.py`.

Pages link to each other, to pages at the top of the repository and to sources, as GitHub wants it.
So the pages are copied into one folder first; links to them are adapted, and links to sources lead
to the repository. zensical.toml has the settings and the table of contents.
"""

import os
import posixpath
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import check_site

ROOT: Final = Path(__file__).parents[1]
CONFIG: Final = ROOT / "zensical.toml"
PROJECT: Final[dict[str, Any]] = tomllib.loads(CONFIG.read_text(encoding="utf-8"))["project"]
PACKAGE: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
REPOSITORY: Final = PACKAGE["urls"]["Source"]
SOURCE: Final = ROOT / PROJECT["docs_dir"]
SITE: Final = ROOT / PROJECT["site_dir"]
# Files outside of docs/ that the site has, too.
ADDED: Final = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "web/LOOK.md": "look.md",
    "web/src/icon.svg": "icon.svg",
}
LINK: Final = re.compile(r"(\]\()(?!https?:|mailto:|#)([^)\s#]*)(#[^)\s]*)?(\))")
FENCE: Final = re.compile(r"^( *)(```|~~~).*?^\1\2 *$", re.DOTALL | re.MULTILINE)


def staged() -> dict[str, str]:
    """Return all files of the site's source, by path in the repository the path in the site."""
    docs = (file for file in sorted((ROOT / "docs").rglob("*")) if file.is_file())
    pages = {file.relative_to(ROOT).as_posix(): file for file in docs}
    return {path: path.removeprefix("docs/") for path in pages} | ADDED


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
            page = adapt((ROOT / path).read_text(encoding="utf-8"), path, files)
            target.write_text(page, encoding="utf-8")
        else:
            shutil.copyfile(ROOT / path, target)
    unlisted = {place for place in files.values() if place.endswith(".md")} - listed(PROJECT["nav"])
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
        [*zensical, "--config-file", str(CONFIG)],
        cwd=ROOT,
        env={**os.environ, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode:
        sys.exit(f"{run.stdout}\nThe site was not built.")
    found = list(check_site.faults(SITE, urlsplit(PROJECT["site_url"]).path))
    if found:
        sys.exit("\n".join([*found, "The site is built, but not sound."]))
    pages = sum(1 for _ in SITE.rglob("*.html"))
    sys.stdout.write(f"{pages} pages in {SITE.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
