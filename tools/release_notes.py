"""Write the notes of a release, from the changelog: `python tools/release_notes.py TAG FILE`.

Refuses a tag that is not the version of the package, a version that the changelog does not have,
changes that are still listed as unreleased, and a citation of another version. It needs no
package: it can run before anything is installed.
"""

import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
END: Final = r"(?=^## \[|^\[Unreleased\]:|\Z)"
SECTION: Final = r"^## \[{version}\] - (\d{{4}}-\d\d-\d\d)\n(.*?)" + END
UNRELEASED: Final = r"^## \[Unreleased\]\n(.*?)" + END


class NotReady(Exception):
    """Raised when the files do not describe the release."""


def notes(tag: str, root: Path = ROOT) -> str:
    """Return what changed in the version of the tag."""
    version = _found(r'^__version__ = "(.*)"$', root / "src" / "tabbytop" / "__init__.py")
    if tag != f"v{version}":
        raise NotReady(f"the tag is {tag or 'missing'}, but the package is v{version}")
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    wanted = SECTION.format(version=re.escape(version))
    section = re.search(wanted, changelog, re.DOTALL | re.MULTILINE)
    if section is None:
        raise NotReady(f"CHANGELOG.md has no section [{version}] with a date")
    date, text = section.groups()
    if not text.strip():
        raise NotReady(f"CHANGELOG.md says nothing about {version}")
    waiting = re.search(UNRELEASED, changelog, re.DOTALL | re.MULTILINE)
    if waiting is not None and waiting[1].strip():
        raise NotReady(f"CHANGELOG.md has changes under [Unreleased]: move them to [{version}]")
    cited = _found("^version: (.*)$", root / "CITATION.cff")
    cited_date = _found('^date-released: "(.*)"$', root / "CITATION.cff")
    if (cited, cited_date) != (version, date):
        raise NotReady(f"CITATION.cff has {cited} of {cited_date}, not {version} of {date}")
    return text.strip() + "\n"


def _found(pattern: str, file: Path) -> str:
    found = re.search(pattern, file.read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise NotReady(f"{file.name} has no line {pattern}")
    return found[1]


def main() -> None:
    """Write the notes, or say what is missing."""
    tag, file = sys.argv[1], Path(sys.argv[2])
    try:
        text = notes(tag)
    except NotReady as reason:
        sys.exit(f"This is not ready to be released: {reason}.")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
