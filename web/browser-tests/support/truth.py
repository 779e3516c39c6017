"""What each seat may know at each step of a game that is over, straight from the rules.

Reads the record that the server gives out afterwards, plays it again without any server, and
writes for every step and every audience (a seat, or "null" for onlookers) the view, the events, the
question and the legal moves. The tests hold what came over the wire against it.
"""

import json
import sys
from typing import Any

from tabbytop.games import registry
from tabbytop.kernel.events import Event
from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import Table


def known(table: Table, game: Game, seat: int | None, events: list[Event]) -> dict[str, Any]:
    """What this audience knows now, and what it has just seen."""
    prompt = None if seat is None else table.prompt(seat)
    legal = [] if seat is None or prompt is None else table.moves(seat)
    return {
        "view": table.view(seat),
        "events": [event.seen_by(seat) for event in events],
        "prompt": None if prompt is None else prompt.as_dict(),
        "moves": [game.vocabulary.text(move) for move in legal],
    }


def step(table: Table, game: Game, seat: int | None) -> dict[str, Any]:
    """The table after a move of that seat; None is the deal."""
    events = table.take_events()
    audiences: list[int | None] = [None, *range(table.seats)]
    told = {json.dumps(each): known(table, game, each, events) for each in audiences}
    return {"seat": seat, "known": told}


def truth(record: Record) -> list[dict[str, Any]]:
    """The steps of the record; the first one is the deal."""
    game = registry.game(record.game)
    table = game.deal(record.seats, record.seed, record.options, events=True)
    steps = [step(table, game, None)]
    for seat, move in record.moves:
        table.play(seat, move)
        steps.append(step(table, game, seat))
    return steps


if __name__ == "__main__":
    json.dump(truth(Record.read(json.load(sys.stdin)["record"])), sys.stdout)
