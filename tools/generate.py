"""Write all generated files: `python tools/generate.py [PART ...]`, where no part means all.

`page` is the only part whose files are not committed. Python is enough to write every part.
"""

import argparse
from collections.abc import Sequence
from importlib import import_module
from typing import Final

# A module is imported when its turn comes: the page needs nothing that tests need.
PARTS: Final = {
    "page": "generators.page",
    "rulings": "generators.rulings",
    "settings": "generators.settings",
    "docs": "generators.docs",
    "golden": "write_golden",
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the parts that are named, or all."""
    parser = argparse.ArgumentParser(description="Write generated files.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}")
    wanted = parser.parse_args(arguments).parts
    if unknown := [part for part in wanted if part not in PARTS]:
        parser.error(f"unknown part: {', '.join(unknown)}")
    for part, module in PARTS.items():
        if part in wanted or not wanted:
            import_module(module).main()


if __name__ == "__main__":
    main()
