"""Compile the catalogue of every language: `python tools/compile_texts.py [FOLDER]`."""

import sys
from pathlib import Path

from tabbytop.texts.compiled import COMPILED, OURS, languages
from tabbytop.texts.compiler import BadTexts, write_language


def main() -> None:
    """Compile all languages of a folder; ours, if none is given. Forget those that are gone."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else OURS
    for compiled in (folder / COMPILED).glob("*.json"):
        if not (folder / compiled.stem).is_dir():
            compiled.unlink()
    for name in languages(folder):
        try:
            write_language(folder, name)
        except BadTexts as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main()
