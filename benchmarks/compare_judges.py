"""Play a game's judge against an earlier one, as greedy bots or as searches.

    git show REVISION:src/tabbytop/games/cat_lady/thinking/judge.py > /tmp/earlier.py
    python benchmarks/compare_judges.py cat-lady /tmp/earlier.py --now greedy:4 --earlier greedy:9

The file is a game's `thinking/judge.py`; it may import everything that this version still has.
Worlds or iterations that take the same time are for you to choose: the standings tell the time a
decision. The earlier judge is interpreted even where this version is compiled, so compare times
from the sources.
"""

import argparse
import importlib.util
import sys
from pathlib import Path

import tabbytop
from tabbytop.bots.greedy import GreedyBot
from tabbytop.bots.player import Bot
from tabbytop.bots.registry import BotMaker, register
from tabbytop.bots.search import SearchBot
from tabbytop.kernel.judge import Judge
from tabbytop.lab.arena import Standings, tournament


def load_judge(file: Path) -> Judge:
    """Return the judge that a file defines; exit if it defines none, or several."""
    spec = importlib.util.spec_from_file_location("earlier_judge", file)
    if spec is None or spec.loader is None:
        sys.exit(f"{file} is no Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Judge) and each.__module__ == spec.name
    ]
    if len(found) != 1:
        sys.exit(f"{file} defines {len(found)} judges instead of one")
    judge: Judge = found[0]()
    return judge


def bot_maker(setting: str, judge: Judge) -> BotMaker:
    """Return how to make `greedy:WORLDS` or `search:ITERATIONS` with a judge."""
    kind, _, number = setting.partition(":")
    if kind not in {"greedy", "search"} or not number.isdecimal() or int(number) == 0:
        sys.exit(f"{setting} is neither greedy:WORLDS nor search:ITERATIONS")

    def make(seed: int) -> Bot:
        if kind == "greedy":
            return GreedyBot(seed, int(number), judge=judge)
        return SearchBot(seed, int(number), judge=judge)

    return make


def rows(standings: Standings) -> list[str]:
    """Return how often the better judge finished ahead, and the time that each took."""
    lines: list[str] = []
    for pair in standings.pairs:
        if pair.ahead is not None and pair.ahead.low is not None and pair.ahead.high is not None:
            shares = [100 * share for share in (pair.ahead.mean, pair.ahead.low, pair.ahead.high)]
            lines.append("{} {:.1f} % ({:.1f} - {:.1f})".format(pair.bot, *shares))
    for bot, seconds in standings.timing.items():
        lines.append(f"{bot}: {1000 * seconds:.2f} ms a decision")
    return lines


def main() -> None:
    """Play the tournament in this process and print its result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--now", default="greedy:4")
    parser.add_argument("--earlier", default="greedy:4")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("-n", "--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    register("now", bot_maker(wanted.now, tabbytop.game(wanted.game).judge))
    register("earlier", bot_maker(wanted.earlier, load_judge(wanted.file)))
    standings = tournament(
        wanted.game,
        ["now", "earlier"],
        seats=wanted.seats,
        games=wanted.games,
        seed=wanted.seed,
        workers=1,
    )
    sys.stdout.write("".join(f"{line}\n" for line in rows(standings)))


if __name__ == "__main__":
    main()
