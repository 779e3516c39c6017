"""Check that reviews are honest: `python tools/review_honesty.py --games 200`.

Weak and strong bots play against each other, and all seats are reviewed. Prints in how many games
the weak bots' decisions cost more, game by game, and fails below 95 % of all.
"""

import argparse
import sys
from typing import Final

import tabbytop
from tabbytop.lab.output import progress
from tabbytop.review.honesty import try_games

_ENOUGH: Final = 0.95


def main() -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="in all, shared by the games")
    parser.add_argument("--game", choices=tabbytop.list_games(), help="only this one")
    parser.add_argument("--weak", default="kitten")
    parser.add_argument("--strong", default="tiger")
    parser.add_argument("--seed", type=int, default=1, help="of the first game of each")
    parser.add_argument("--workers", type=int, help="processes; else one for each core")
    wish = parser.parse_args()
    names = [wish.game] if wish.game else tabbytop.list_games()
    each = max(1, wish.games // len(names))
    honest = 0
    for name in names:
        with progress(each) as show:
            trials = try_games(
                name,
                each,
                weak=wish.weak,
                strong=wish.strong,
                seed=wish.seed,
                workers=wish.workers,
                on_progress=show,
            )
        worse = sum(trial.is_honest for trial in trials)
        honest += worse
        weak = sum(trial.weak for trial in trials) / each
        strong = sum(trial.strong for trial in trials) / each
        tell(f"{name}: {wish.weak} reviews worse in {worse} of {each} games")
        tell(f"  mean cost of decisions: {wish.weak} {weak:.3f}, {wish.strong} {strong:.3f}")
    share = honest / (each * len(names))
    tell(f"all: {share:.1%}")
    return 0 if share >= _ENOUGH else 1


def tell(words: str) -> None:
    """Print a line at once: a game takes a while."""
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
