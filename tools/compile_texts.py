"""Compile the languages that are offered: `python tools/compile_texts.py [FOLDER …] [--all]`."""

import argparse
import sys
from pathlib import Path

from tabbytop.texts.compiled import our_folders
from tabbytop.texts.compiler import OFFERED_FROM, BadTexts, write_languages


def main() -> None:
    """Compile the languages of folders; ours, if none is given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    parser.add_argument("--all", action="store_true", help="those that have hardly begun, too")
    chosen = parser.parse_args()
    try:
        folders = chosen.folders or our_folders()
        write_languages(*folders, offered_from=0 if chosen.all else OFFERED_FROM)
    except BadTexts as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
