"""How long it takes to put an event into words: `python benchmarks/telling.py [LANGUAGE ...]`.

Run it with the compiled package first on the path, as the server runs: PYTHONPATH=build/compiled.
"""

import random
import sys
import time
from collections.abc import Mapping

import tabbytop
from tabbytop.kernel.game import Game
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.texts.reader import Reader

GAMES = 6
MOVES = 400
EVENTS = 3000
ROUNDS = 5


def main() -> None:
    """Print microseconds an event, by game and language."""
    languages = sys.argv[1:] or ["en", "de"]
    print("game".ljust(16), *(language.rjust(6) for language in languages))
    for name in tabbytop.list_games():
        game = tabbytop.game(name)
        events = _events(game)
        costs = [_cost(GameTexts(game, language), events) for language in languages]
        print(name.ljust(16), *(f"{cost:6.2f}" for cost in costs))


def _events(game: Game) -> list[Mapping[str, object]]:
    """Return events of random games, as the first seat and an onlooker see them."""
    chance = random.Random(1)
    seen: list[Mapping[str, object]] = []
    for seed in range(GAMES):
        table = game.deal(max(game.least_seats, min(3, game.most_seats)), seed, events=True)
        for _ in range(MOVES):
            if not table.actors():
                break
            seat = table.actors()[0]
            table.play(seat, chance.choice(table.moves(seat)))
            for event in table.take_events():
                seen += [event.seen_by(0), event.seen_by(None)]
    return seen[:EVENTS]


def _cost(texts: GameTexts, events: list[Mapping[str, object]]) -> float:
    """Return the microseconds of an event, in the best of some rounds."""
    reader = Reader(["Ana", "Felix", "Pickles"], 0)
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        for event in events:
            texts.tell_event(event, reader)
        best = min(best, time.process_time() - start)
    return best / len(events) * 1e6


if __name__ == "__main__":
    main()
