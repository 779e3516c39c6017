"""The small sample of `make test-all`: few mutants, each with the test that is known to kill it.

`killers.txt` caches which test killed which mutant of the sample. It only saves time: every mutant
is made and tried each time, and where the cache has no test, or its test does not kill the mutant
any more, all tests of its area are tried.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.mutation.equivalent import split
from tests.mutation.mutants import Mutant, all_mutants, pick
from tests.mutation.scope import ROOT
from tests.mutation.trial import Fork, Verdict, try_fresh

KILLERS: Final = Path(__file__).with_name("killers.txt")
SEED: Final = 7
COUNT: Final = 12
_QUICK: Final = 0.25  # seconds, more than any test takes that is remembered


def remembered() -> dict[str, str]:
    """Return the known killers by the fingerprints of the mutants."""
    lines = KILLERS.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", maxsplit=1) for line in lines)


def remember(verdicts: list[Verdict]) -> None:
    """Write the killers to the cache."""
    lines = sorted(f"{each.mutant.fingerprint} {each.killer}" for each in verdicts if each.killer)
    KILLERS.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def sample() -> list[Mutant]:
    """Return the mutants of the sample that are not listed as equivalent."""
    return split(pick(all_mutants(), SEED, COUNT))[0]


def try_sample() -> list[Verdict]:
    """Try them. Call it where neither the package nor any test is imported yet."""
    killers = remembered()
    verdicts = []
    for mutant in sample():
        known = killers.get(mutant.fingerprint, "")
        verdict = _try(mutant, [known]) if (ROOT / known.partition("::")[0]).is_file() else None
        if verdict is None or not verdict.killer:
            verdict = _try(mutant, [])
        verdicts.append(verdict)
    return verdicts


def _try(mutant: Mutant, tests: list[str]) -> Verdict:
    quick = dict.fromkeys(tests, _QUICK)
    fork = Fork(mutant, lambda each, told: try_fresh(each, told, quick, tests))
    return fork.verdict(os.waitpid(fork.pid, 0)[1])


def run_apart() -> subprocess.CompletedProcess[str]:
    """Try the sample in a separate process, from the sources: mutants are changes of these."""
    settings = {"TABBYTOP_TEST_PROFILE": "mutation", "PYTHONPATH": str(ROOT / "src")}
    environment = {**os.environ, **settings}
    command = [sys.executable, "-m", "tests.mutation.sample"]
    return subprocess.run(
        command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True
    )


if __name__ == "__main__":
    tried = try_sample()
    lives = [verdict for verdict in tried if not verdict.killer]
    print(f"{len(tried) - len(lives)} of {len(tried)} killed")
    for verdict in lives:
        print(verdict.mutant.describe())
    sys.exit(1 if lives else 0)
