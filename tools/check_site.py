"""Check a built site: `python tools/check_site.py FOLDER [BASE]`; BASE is its path on the host.

Every link must lead to a file and a place of the site, and nothing may be loaded from elsewhere.
Links to other sites are not followed: the check needs no network.
"""

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

LOADED: Final = {"audio", "iframe", "img", "script", "source", "video"}
LOADED_LINKS: Final = {"icon", "manifest", "modulepreload", "preconnect", "preload", "stylesheet"}
# A reference that Markdown could not resolve is left standing as it was written.
UNRESOLVED: Final = re.compile(r"\]\[[\w.]*\]|^:::", re.MULTILINE)
CSS_URL: Final = re.compile(r"(?:@import\s*|url\()\s*[\"']?((?:https?:)?//[^\"')\s]+)")


class Page(HTMLParser):
    """The links, the places and the text of an HTML file."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.text: list[str] = []
        self._verbatim = 0
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect what the tag names and where it leads."""
        values = {name: value or "" for name, value in attrs}
        self.places |= {values[name] for name in ("id", "name") if name in values}
        self._verbatim += tag in {"code", "script", "style"}
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        elif tag in LOADED and "src" in values:
            self.loaded.append(values["src"])
        elif tag == "link" and LOADED_LINKS & set(values.get("rel", "").split()):
            self.loaded.append(values["href"])

    def handle_endtag(self, tag: str) -> None:
        """Leave code and scripts."""
        self._verbatim -= tag in {"code", "script", "style"}

    def handle_data(self, data: str) -> None:
        """Collect text outside of code."""
        if not self._verbatim:
            self.text.append(data)


def faults(site: Path, base: str = "/") -> Iterator[str]:
    """Yield a sentence for everything that is wrong; base is the path of the site on its host."""
    site = site.resolve()
    pages = {file: Page(file) for file in sorted(site.rglob("*.html"))}
    if not pages:
        yield f"{site} has no page"
    for file, page in pages.items():
        name = file.relative_to(site)
        for url in page.loaded:
            if _is_elsewhere(url):
                yield f"{name}: loads {url} from another host"
            elif not _target(site, base, file, url).exists():
                yield f"{name}: loads {url}, which does not exist"
        for url in page.links:
            fault = None if _is_elsewhere(url) else _dead(site, base, file, url, pages)
            if fault:
                yield f"{name}: {fault}"
        for left in UNRESOLVED.findall("".join(page.text)):
            yield f"{name}: {left} was not resolved"
    for style in sorted(site.rglob("*.css")):
        for url in CSS_URL.findall(style.read_text(encoding="utf-8")):
            yield f"{style.relative_to(site)}: loads {url} from another host"


def _is_elsewhere(url: str) -> bool:
    parts = urlsplit(url)
    return bool(parts.netloc) or parts.scheme not in {"", "file"}


def _target(site: Path, base: str, file: Path, url: str) -> Path:
    """Return the file that a link of a page leads to."""
    path = unquote(urlsplit(url).path)
    if not path:
        return file
    # A page for missing addresses is served anywhere, so that its links begin at the host's root.
    start = site if path.startswith(base) else file.parent
    target = (start / path.removeprefix(base)).resolve()
    return target / "index.html" if target.is_dir() else target


def _dead(site: Path, base: str, file: Path, url: str, pages: dict[Path, Page]) -> str | None:
    target, place = _target(site, base, file, url), unquote(urlsplit(url).fragment)
    if not target.is_file():
        return f"the link {url} leads nowhere"
    if site.resolve() not in target.parents:
        return f"the link {url} leaves the site"
    page = pages.get(target)
    if place and page is not None and place not in page.places:
        return f"the link {url} leads to a page without that heading"
    return None


def main() -> None:
    """Print all faults and exit, with 1 if there are any."""
    found = list(faults(Path(sys.argv[1]), *sys.argv[2:3]))
    for fault in found:
        sys.stderr.write(f"{fault}\n")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
