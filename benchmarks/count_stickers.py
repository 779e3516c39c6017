"""Play games between bots, count who earns which sticker, and write the pages of the games.

    python benchmarks/count_stickers.py                     # 500 games of each game, a few minutes
    python benchmarks/count_stickers.py --games 50 --only meow --dry   # print, and write nothing

The games of a game take in turn the setups that its page lists, `--seats puma,lynx -o deck=all`:
stickers of a variant need that variant.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import tabbytop
from tabbytop.games.registry import built_in_games
from tabbytop.kernel.game import Game
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.options import Options
from tabbytop.kernel.record import Record
from tabbytop.kernel.stickers import earned_stickers
from tabbytop.testing.bot_games import bot_record

DOCS: Final = Path(__file__).parents[1] / "docs" / "games"
_COMMAND: Final = "`python benchmarks/count_stickers.py`"
PART: Final = f"<!-- stickers: written by {_COMMAND} -->\n{{table}}<!-- end of stickers -->"
SECTION: Final = re.compile(r"^## Stickers\n(.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)
SETUP: Final = re.compile(r"^- `--seats (\S+)((?: -o \S+)*)`$", re.MULTILINE)
GAMES: Final = 500


class Setup(NamedTuple):
    """Who plays, and with which options."""

    seats: str
    options: Options


def page_of(name: str) -> Path:
    """Return the page that shows the stickers of a game."""
    return DOCS / f"{name}.md"


def setups_of(game: Game) -> list[Setup]:
    """Return the setups that the page of a game lists."""
    page = page_of(game.name)
    sections = SECTION.findall(page.read_text(encoding="utf-8"))
    assert len(sections) == 1, f"{page.name} has a section on stickers, as docs/stickers.md says"
    return [
        Setup(seats, game.options.parse(options.replace(" -o ", "\n").split()))
        for seats, options in SETUP.findall(sections[0])
    ]


def games_with_stickers() -> list[str]:
    """Return the names of our games that have stickers."""
    return [name for name in built_in_games() if tabbytop.game(name).stickers]


def records(game: Game, games: int) -> Iterator[Record]:
    """Yield the records of so many games, of all setups in turn."""
    setups = setups_of(game)
    for number in range(games):
        setup = setups[number % len(setups)]
        yield bot_record(game, setup.seats.split(","), number + 1, setup.options)


def count(game: Game, games: int) -> Counter[str]:
    """Return in how many games somebody has earned each sticker."""
    counts: Counter[str] = Counter()
    for record in records(game, games):
        counts.update({name for names in earned_stickers(game, record) for name in names})
    return counts


def share(earned: int, games: int) -> str:
    """Return a share as the page shows it."""
    if earned == 0:
        return "never"
    percent = 100 * earned / games
    return "< 1 %" if percent < 1 else f"{percent:.0f} %"


def table(game: Game, shares: dict[str, str]) -> str:
    """Return a row for each sticker of a game."""
    texts = GameTexts(game)
    rows = ["| sticker | name | earned by | games between bots |", "|---|---|---|---|"]
    for sticker in game.stickers:
        told = (texts.sticker(sticker.name), texts.tell_sticker(sticker.name))
        rows.append(f"| {told[0]} | `{sticker.name}` | {told[1]} | {shares[sticker.name]} |")
    return "\n".join(rows) + "\n"


def known_shares(text: str) -> dict[str, str]:
    """Return the shares on a page, by the names of stickers."""
    return dict(re.findall(r"^\| .* \| `([\w-]+)` \| .* \| (.*) \|$", text, re.MULTILINE))


def with_table(text: str, game: Game, shares: dict[str, str]) -> str:
    """Return the page of a game with its table."""
    new = PART.format(table=table(game, shares))
    old = re.compile(r"<!-- stickers: .*?<!-- end of stickers -->", re.DOTALL)
    text, found = old.subn(lambda _: new, text)
    assert found == 1, f"the page of {game.name} has one place for its stickers"
    return text


def main() -> None:
    """Count, print, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument(
        "--only", choices=games_with_stickers(), nargs="*", default=games_with_stickers()
    )
    parser.add_argument("--dry", action="store_true", help="write nothing")
    wishes = parser.parse_args()
    for name in wishes.only:
        game = tabbytop.game(name)
        counts = count(game, wishes.games)
        shares = {each.name: share(counts[each.name], wishes.games) for each in game.stickers}
        for sticker, told in shares.items():
            sys.stdout.write(f"{name} {sticker}: {told}\n")
        if not wishes.dry:
            text = page_of(name).read_text(encoding="utf-8")
            page_of(name).write_text(with_table(text, game, shares), encoding="utf-8")


if __name__ == "__main__":
    main()
