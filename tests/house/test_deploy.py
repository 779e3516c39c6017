"""The files in deploy/, and the build context of the image."""

import fnmatch
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONTAINERFILE = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")


def copied() -> list[str]:
    """Return the files and folders that the image copies."""
    lines = re.findall(r"^COPY (?!--from)(.*)$", CONTAINERFILE, re.MULTILINE)
    return [source for line in lines for source in line.split()[:-1]]


def is_ignored(path: str) -> bool:
    """Return whether .containerignore excludes the path: the last matching rule decides."""
    ignored = False
    for rule in (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines():
        if not rule or rule.startswith("#"):
            continue
        pattern = rule.removeprefix("!").removeprefix("**/")
        folders = [path, *map(str, Path(path).parents)]
        if any(fnmatch.fnmatchcase(folder, pattern) for folder in folders):
            ignored = not rule.startswith("!")
    return ignored


def test_build_context_holds_what_the_image_copies() -> None:
    assert copied()
    for source in copied():
        assert (ROOT / source).exists(), source
        assert not is_ignored(source), source
    assert not is_ignored("web/src/main.ts")
    assert not is_ignored("src/tabbytop/__init__.py")


def test_build_context_leaves_out_what_is_made_or_private() -> None:
    for path in (".git/config", ".venv/bin/python", "build/wheel", "web/node_modules/vite"):
        assert is_ignored(path), path
    assert is_ignored("src/tabbytop/server/page/index.html")
    assert is_ignored("server.db")


def test_image_keeps_its_health_check_under_podman() -> None:
    assert "HEALTHCHECK" in CONTAINERFILE
    assert "podman build --format docker" in CONTAINERFILE
    assert "podman build --format docker" in (ROOT / "docs" / "server.md").read_text("utf-8")


def test_nginx_passes_the_port_on() -> None:
    conf = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    assert re.findall(r"proxy_set_header Host (\S+);", conf) == ["$http_host"]


def test_notice_says_that_fonts_are_subset() -> None:
    assert "subset" in (ROOT / "NOTICE").read_text(encoding="utf-8")
