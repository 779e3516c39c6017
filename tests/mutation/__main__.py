"""`python -m tests.mutation --seed 7 --count 100`: mutate the rules and check that a test fails."""

import argparse
import os
import sys
from collections import Counter

from tests.mutation.equivalent import misfits, split
from tests.mutation.mutants import Mutant, all_mutants, pick
from tests.mutation.recording import recordings
from tests.mutation.sample import COUNT, SEED, remember
from tests.mutation.trial import Laboratory, Verdict

ENOUGH = 95  # per cent of the mutants that are not equivalent


def main() -> int:
    """Try a sample and print the results; return 1 if too many mutants survive."""
    os.environ["TABBYTOP_TEST_PROFILE"] = "mutation"
    wanted = _arguments()
    mutants = all_mutants()
    unfit = misfits(mutants)
    for entry in unfit:
        print(f"equivalent.toml lists what is no mutant any more: {entry}")
    chosen = _choose(mutants, wanted)
    to_kill, equivalent = split(chosen)
    verdicts = Laboratory(recordings(), to_kill, wanted.jobs).run()
    if wanted.sample:
        remember(verdicts)
    _show_table(verdicts, equivalent)
    lives = [verdict for verdict in verdicts if not verdict.killer]
    for verdict in lives:
        print(f"\n{verdict.mutant.describe()}\n  {verdict.tests} tests execute it")
    killed = len(verdicts) - len(lives)
    share = 100 * killed / len(verdicts) if verdicts else 100.0
    print(f"\n{killed} of {len(verdicts)} killed ({share:.1f} %), {len(equivalent)} equivalent")
    return 1 if unfit or share < ENOUGH else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--seed", type=int, default=7, help="which mutants are picked")
    parser.add_argument("--count", type=int, default=300, help="how many; 0 for all")
    parser.add_argument("--jobs", type=int, default=1, help="how many at the same time")
    parser.add_argument("--module", default="", help="only modules whose names begin so")
    parser.add_argument(
        "--sample", action="store_true", help="those of `make test-all`; remember what kills them"
    )
    parser.add_argument("names", nargs="*", help="these mutants: module:line:operator:n")
    return parser.parse_args()


def _choose(mutants: list[Mutant], wanted: argparse.Namespace) -> list[Mutant]:
    if wanted.sample:
        return pick(mutants, SEED, COUNT)
    if wanted.names:
        by_name = {mutant.name: mutant for mutant in mutants}
        unknown = [name for name in wanted.names if name not in by_name]
        if unknown:
            sys.exit(f"there is no mutant {unknown[0]}")
        return [by_name[name] for name in wanted.names]
    mutants = [mutant for mutant in mutants if mutant.module.startswith(wanted.module)]
    return pick(mutants, wanted.seed, wanted.count or len(mutants))


def _show_table(verdicts: list[Verdict], equivalent: list[Mutant]) -> None:
    killed = Counter(verdict.mutant.module for verdict in verdicts if verdict.killer)
    lives = Counter(verdict.mutant.module for verdict in verdicts if not verdict.killer)
    same = Counter(mutant.module for mutant in equivalent)
    print(f"\n{'module':40} {'killed':>7} {'live':>5} {'equivalent':>11}")
    for module in sorted(killed | lives | same):
        print(f"{module:40} {killed[module]:7} {lives[module]:5} {same[module]:11}")


if __name__ == "__main__":
    sys.exit(main())
