"""Begin a language, and say how far it is: `python tools/new_language.py it [FOLDER …]`.

It writes a file beside each English one, in the shared folder and in that of each game. There every
English text and each word of a list is a comment, and its translation goes below it. Files that
exist stay as they are: run it again when a game was added. With folders, such as that of your own
game, it writes there instead.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import Final

from babel.core import Locale, UnknownLocaleError

from check_texts import TEXTS_FOLDERS, progress_of
from tabbytop.texts.compiled import ENGLISH, SHARED
from tabbytop.texts.word_lists import read_list
from text_style import COMPLETE, GLOSSARY

CODE: Final = re.compile(r"[a-z]{2,3}")  # readers choose a language, not a country
SIGN: Final = "# "  # of a comment
WORDS: Final = f"""\
# One word for one thing: see docs/translating.md.

# When nothing is missing in this folder:
# {COMPLETE} = true

["*"]
# "the word" = ["another", "a third"]
"""


def main() -> None:
    """Write what is missing of a language."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", help="its code in ISO 639, such as it")
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    chosen = parser.parse_args()
    try:
        written = begin(chosen.language, *(chosen.folders or TEXTS_FOLDERS))
    except ValueError as error:
        sys.exit(str(error))
    sys.stdout.write(f"{len(written)} files written\n")
    if not chosen.folders:
        sys.stdout.write(f"{progress_of(chosen.language)}\n")


def begin(language: str, *folders: Path) -> list[Path]:
    """Write each file of a language that is not there yet, and return them; raise ValueError for a
    code that is none."""
    name = own_name(language)
    written: list[Path] = []
    for folder in folders:
        home = folder / language
        made = {home / GLOSSARY: WORDS}
        for file in sorted((folder / ENGLISH).glob("*.ftl")):
            made[home / file.name] = outlined(file.read_text(encoding="utf-8"))
        if (shared := home / f"{SHARED}.ftl") in made:
            made[shared] = re.sub(
                rf"(?m)^{SIGN}(language-name = ).*", rf"\g<1>{name}", made[shared]
            )
        for file in sorted((folder / ENGLISH).glob("*/*.txt")):
            words = read_list(file.parent.name, file.stem, folder=folder)
            lines = [
                f"{SIGN}{word.name}: {', '.join([word.said, *word.others])}\n" for word in words
            ]
            made[home / file.parent.name / file.name] = "".join(lines)
        for file, text in made.items():
            if not file.exists():
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
                written.append(file)
    return written


def own_name(language: str) -> str:
    """Return how speakers call a language, with a capital; raise ValueError if there is none."""
    try:
        if not CODE.fullmatch(language):
            raise UnknownLocaleError(language)
        name = Locale.parse(language).get_display_name() or language
    except UnknownLocaleError:
        raise ValueError(f"{language!r} is no code of a language, such as it or pt") from None
    return name[0].upper() + name[1:]


def outlined(english: str) -> str:
    """Return an English file with its texts as comments."""
    lines = (
        line if not line.strip() or line.startswith("#") else SIGN + line
        for line in english.splitlines(keepends=True)
    )
    return "".join(lines)


if __name__ == "__main__":
    main()
