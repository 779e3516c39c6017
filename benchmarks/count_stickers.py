"""Play games between bots, count who earns which sticker, and write docs/stickers.md.

    python benchmarks/count_stickers.py                     # 500 games of each game, a few minutes
    python benchmarks/count_stickers.py --games 50 --only meow --dry   # print, and write nothing

A game is played as its `expected.py` in tests/games says: stickers of a variant need that variant.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import tabbytop
from tabbytop.kernel.game import Game
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.record import Record
from tabbytop.kernel.stickers import earned_stickers
from tabbytop.testing.bot_games import bot_record

sys.path.append(str(Path(__file__).parents[1]))
from tests.our_games import OURS as GAMES
from tests.our_games import expected_of

PAGE: Final = Path(__file__).parents[1] / "docs" / "stickers.md"
_COMMAND: Final = "`python benchmarks/count_stickers.py`"
PART: Final = f"<!-- {{name}}: written by {_COMMAND} -->\n{{table}}<!-- end of {{name}} -->"
COUNT: Final = 500  # games


def records(game: Game, games: int) -> Iterator[Record]:
    """Yield the records of so many games, of all setups in turn."""
    setups = expected_of(game.name).STICKER_GAMES
    for number in range(games):
        seats, options = setups[number % len(setups)]
        yield bot_record(game, seats.split(","), number + 1, options)


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
    """Return the page with the table of one game."""
    new = PART.format(name=game.name, table=table(game, shares))
    old = re.compile(rf"<!-- {game.name}: .*?<!-- end of {game.name} -->", re.DOTALL)
    text, found = old.subn(lambda _: new, text)
    assert found == 1, f"{PAGE.name} has one place for {game.name}"
    return text


def main() -> None:
    """Count, print, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=COUNT)
    parser.add_argument("--only", choices=GAMES, nargs="*", default=GAMES)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    wishes = parser.parse_args()
    for name in wishes.only:
        game = tabbytop.game(name)
        counts = count(game, wishes.games)
        shares = {each.name: share(counts[each.name], wishes.games) for each in game.stickers}
        for sticker, told in shares.items():
            sys.stdout.write(f"{name} {sticker}: {told}\n")
        if not wishes.dry:
            text = PAGE.read_text(encoding="utf-8")
            PAGE.write_text(with_table(text, game, shares), encoding="utf-8")


if __name__ == "__main__":
    main()
