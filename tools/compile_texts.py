"""Compile the languages that are offered: `python tools/compile_texts.py [FOLDER] [--all]`."""

import argparse
import sys
from pathlib import Path

from tabbytop.texts.compiled import OURS
from tabbytop.texts.compiler import OFFERED_FROM, BadTexts, write_languages


def main() -> None:
    """Compile the languages of a folder; ours, if none is given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=OURS)
    parser.add_argument("--all", action="store_true", help="those that have hardly begun, too")
    chosen = parser.parse_args()
    try:
        write_languages(chosen.folder, 0 if chosen.all else OFFERED_FROM)
    except BadTexts as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
