"""Tables in docs that show what the code and its texts say: Meow!'s cards and acts, and lessons."""

import re
from pathlib import Path
from typing import Final

import tabbytop
from generators.files import ROOT, write
from tabbytop.games.meow.box.rule import FAMILIES, PARTS
from tabbytop.games.meow.cards import CARD_COUNT, RULES, family_of
from tabbytop.games.meow.words import message
from tabbytop.learning.registry import lessons_of
from tabbytop.learning.telling import LessonTexts

DOCS: Final = ROOT / "docs"
CARDS: Final = "## The cards"
PALETTE: Final = "## The palette"
LESSONS: Final = "## Rulings that the lessons touch"
HEADS: Final = ("| card |", "| group |", "| game |")
RULING: Final = re.compile(r"^\| ([A-Z]{2}-[A-Z][A-Za-z]*\d*) \|", re.MULTILINE)


def tables() -> dict[Path, dict[str, list[str]]]:
    """Return the rows of all tables under a heading, by document."""
    return {
        DOCS / "meow.md": {
            CARDS: [_card_row(card) for card in range(CARD_COUNT)],
            PALETTE: [_palette_row(act) for act in range(CARD_COUNT)],
        },
        DOCS / "lessons.md": {LESSONS: [_lesson_row(name) for name in tabbytop.list_games()]},
    }


def rows(page: str, heading: str) -> list[str]:
    """Return the rows of the tables under a heading, without their heads."""
    part = re.split(r"^## ", page.partition(f"\n{heading}\n")[2], flags=re.MULTILINE)[0]
    found = [line for line in part.splitlines() if line.startswith("| ")]
    return [row for row in found if not row.startswith(HEADS)]


def rulings_of(game: str) -> set[str]:
    """Return the numbers of the rulings in the document of a game."""
    return set(RULING.findall((DOCS / f"{game}.md").read_text(encoding="utf-8")))


def touched(game: str) -> set[str]:
    """Return the numbers of the rulings that a game's lessons touch."""
    return {number for lesson in lessons_of(tabbytop.game(game)) for number in lesson.rulings()}


def _card_row(card: int) -> str:
    rule = RULES[card]
    blue = "●" if rule.blue else ""
    part = PARTS[rule.part].upper()
    return _row([f"`{rule.name}`", rule.title, rule.animal, rule.text, blue, part])


def _palette_row(act: int) -> str:
    """Return the row of an act of the palette; a spoken one has the number of its words."""
    rule = RULES[act]
    heard = f"one of {len(rule.words)} words" if rule.words else rule.noise
    group = str(message(f"group-{FAMILIES[family_of(act)]}"))
    return _row([group, rule.sign, rule.label, f"`{rule.name}`", rule.shown, heard])


def _lesson_row(name: str) -> str:
    """Return how many rulings of a game its lessons touch, how long the first takes, and which."""
    game = tabbytop.game(name)
    seconds = LessonTexts(game, lessons_of(game)[0]).seconds()
    share = f"{len(touched(name))} of {len(rulings_of(name))}"
    return _row([game.title, share, f"{seconds} s", " ".join(sorted(touched(name)))])


def _row(cells: list[str]) -> str:
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells)


def main() -> None:
    """Write the rows into the documents, each in the place of the one that was there."""
    for file, parts in tables().items():
        page = file.read_text(encoding="utf-8")
        for heading, wanted in parts.items():
            for before, now in zip(rows(page, heading), wanted, strict=True):
                page = page.replace(f"\n{before}\n", f"\n{now}\n", 1)
        write(file, page)
