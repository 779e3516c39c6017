"""A release is refused unless tag, version, changelog and citation agree."""

import re
from pathlib import Path

import pytest

import release_notes

CHANGELOG = """# Changelog

## [Unreleased]

## [1.2.0] - 2027-01-02

### Added

- A cat.

## [1.1.0] - 2026-12-01

- Older.

[Unreleased]: https://example.org
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "tabbytop"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    (tmp_path / "CITATION.cff").write_text('version: 1.2.0\ndate-released: "2027-01-02"\n')
    return tmp_path


def test_notes_are_the_section_of_the_version(root: Path) -> None:
    assert release_notes.notes("v1.2.0", root) == "### Added\n\n- A cat.\n"


def test_oldest_section_ends_before_the_links(root: Path) -> None:
    (root / "src" / "tabbytop" / "__init__.py").write_text('__version__ = "1.1.0"\n')
    (root / "CITATION.cff").write_text('version: 1.1.0\ndate-released: "2026-12-01"\n')
    assert release_notes.notes("v1.1.0", root) == "- Older.\n"


@pytest.mark.parametrize("tag", ["v1.1.0", "1.2.0", "", "v1.2.0; rm -rf ."])
def test_tag_of_another_version_is_refused(root: Path, tag: str) -> None:
    with pytest.raises(release_notes.NotReady, match=r"the package is v1\.2\.0"):
        release_notes.notes(tag, root)


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("CHANGELOG.md", "## [1.2.0] - 2027-01-02", "## [1.2.0]", "no section"),
        ("CHANGELOG.md", "### Added\n\n- A cat.\n", "", "says nothing"),
        ("CHANGELOG.md", "## [Unreleased]\n", "## [Unreleased]\n\n- New.\n", "under .Unreleased"),
        ("CITATION.cff", "1.2.0", "1.1.0", "CITATION"),
        ("CITATION.cff", "2027-01-02", "2027-01-03", "CITATION"),
    ],
)
def test_unready_release_is_refused(root: Path, file: str, old: str, new: str, reason: str) -> None:
    text = (root / file).read_text()
    assert old in text
    (root / file).write_text(text.replace(old, new))
    with pytest.raises(release_notes.NotReady, match=reason):
        release_notes.notes("v1.2.0", root)


def test_current_version_is_ready_but_for_unreleased_changes(root: Path) -> None:
    for name in ("src/tabbytop/__init__.py", "CHANGELOG.md", "CITATION.cff"):
        (root / name).write_text((release_notes.ROOT / name).read_text(encoding="utf-8"))
    changelog = (root / "CHANGELOG.md").read_text()
    released = re.sub(r"(?s)(?<=^## \[Unreleased\]\n).*?(?=^## \[)", "", changelog, flags=re.M)
    (root / "CHANGELOG.md").write_text(released)
    package = (root / "src" / "tabbytop" / "__init__.py").read_text()
    tag = "v" + package.split('__version__ = "')[1].split('"')[0]
    assert "### Added" in release_notes.notes(tag, root)
