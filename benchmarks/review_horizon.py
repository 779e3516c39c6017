"""Show how a move's value depends on how far it is played on.

    python benchmarks/review_horizon.py

Greedy bots play; wherever a move of the given kind looks best with the shortest horizon, it is
compared with the best other move at several horizons, paired. The last plays to the end of the
game, so no judge estimates anything. A review is biased as far as its horizon differs from that.
"""

import argparse
import sys
from typing import Final

import tabbytop
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.table import Table
from tabbytop.review.honesty import SEATS, play_record
from tabbytop.review.values import sample_values

_LAPS: Final = (2, SEATS, 10, 1000)
_EVERY: Final = 3  # decisions: those of a turn are alike


def main() -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tem-purr-a")
    parser.add_argument("--kind", default="choose", help="the first word of the moves")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--worlds", type=int, default=200)
    wish = parser.parse_args()
    game = tabbytop.game(wish.game)
    sums = [0.0] * len(_LAPS)
    squares = [0.0] * len(_LAPS)  # of the standard errors
    count = 0
    for seed in range(1, wish.games + 1):
        record = play_record(game, ["greedy:1"] * SEATS, seed)
        for place in range(seed % _EVERY, len(record.moves), _EVERY):
            table, seat = record.replay(game, place), record.moves[place][0]
            pair = _candidates(table, seat, wish.kind, derive_seed(seed, f"pair {place}"))
            if pair is None:
                continue
            count += 1
            for number, laps in enumerate(_LAPS):
                rng = quick(derive_seed(seed, f"{place} {laps}"))
                first, second = sample_values(table, seat, pair, rng, wish.worlds, laps=laps)
                gains = [one - other for one, other in zip(first, second, strict=True)]
                mean = sum(gains) / len(gains)
                sums[number] += mean
                squares[number] += sum((gain - mean) ** 2 for gain in gains) / len(gains) ** 2
    sys.stdout.write(f"{wish.game}: {count} decisions where `{wish.kind}` looked best\n")
    for number, laps in enumerate(_LAPS if count else ()):
        mean, half = 100 * sums[number] / count, 196 * squares[number] ** 0.5 / count
        horizon = "to the end" if laps == _LAPS[-1] else f"{laps} turns"
        sys.stdout.write(f"  {horizon}: better by {mean:+.1f} ± {half:.1f} percentage points\n")
    return 0


def _candidates(table: Table, seat: int, kind: str, seed: int) -> list[int] | None:
    """Return the best move if it is of the kind, and the best one of the others."""
    moves = list(table.moves(seat)) if seat >= 0 else []
    ours = {move for move in moves if table.game.vocabulary.text(move).split()[0] == kind}
    if not ours or len(ours) == len(moves):
        return None
    samples = sample_values(table, seat, moves, quick(seed), 64, laps=_LAPS[0])
    values = {move: sum(found) for move, found in zip(moves, samples, strict=True)}
    best = max(moves, key=lambda move: values[move])
    other = max((move for move in moves if move not in ours), key=lambda move: values[move])
    return [best, other] if best in ours else None


if __name__ == "__main__":
    sys.exit(main())
