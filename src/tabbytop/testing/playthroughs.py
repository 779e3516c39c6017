"""One game as a readable text: everything the table says, so that a changed rule is a diff."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tabbytop.kernel.events import Event
from tabbytop.kernel.game import Game
from tabbytop.kernel.table import Table
from tabbytop.kernel.telling import Teller
from tabbytop.kernel.vocabulary import Vocabulary
from tabbytop.testing.conformance import Deal, by_verb, play_out

_MANY: Final = 60  # moves with the same verb
_USUAL_SEATS: Final = 7  # the most that a usual game has


def seat_counts(game: Game) -> list[int]:
    """Every number of seats, the largest first; of very many every third, usual ones first."""
    counts = list(range(game.most_seats, game.least_seats - 1, -1))
    if len(counts) > _USUAL_SEATS:
        counts = counts[::3]
    return sorted(counts, key=lambda seats: (seats > _USUAL_SEATS, -seats))


def named_variants(game: Game) -> Iterator[tuple[str, Deal]]:
    """The plain game, at random and clever, every value of every option with as little else changed
    as makes a game, and the one with most changed; each with a name."""
    all_deals = [
        Deal(game, seats, options, seed=1)
        for seats in seat_counts(game)
        for options in game.options.variants(seats)
    ]
    all_deals.sort(key=lambda deal: len(_changed(deal)))
    chosen = [deal for deal in all_deals if not _changed(deal)]
    for option in game.options.described():
        for value in [*option.choices, *option.examples]:
            with_it = [deal for deal in all_deals if getattr(deal.options, option.name) == value]
            chosen.extend(with_it[:1])
    chosen.append(all_deals[-1])
    chosen.extend([replace(deal, clever=True) for deal in chosen[:1]])
    named = {_name(deal): deal for deal in chosen}
    yield from named.items()


def _changed(deal: Deal) -> dict[str, object]:
    plain = deal.game.options().as_dict()
    return {name: v for name, v in deal.options.as_dict().items() if v != plain[name]}


def _name(deal: Deal) -> str:
    words = [f"{name}={_word(value)}" for name, value in _changed(deal).items()]
    played = ["clever"] if deal.clever else []
    return "-".join([f"{deal.seats}-seats", *played, *words])


def _word(value: object) -> str:
    if isinstance(value, list):
        return "list"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def playthrough(deal: Deal) -> str:
    """Questions, answers, events and views of one random game."""
    teller = Teller([f"P{seat}" for seat in range(deal.seats)])
    lines = [f"{deal!r}", ""]
    table = deal.table(events=True)
    vocabulary = deal.game.vocabulary
    for decision in play_out(deal, table):
        lines.extend(_events(deal, decision.table.take_events(), teller))
        if decision.number % 20 == 0:
            lines.extend(_views(deal, table))
        prompt = table.prompt(decision.seat)
        asked = _flat(prompt.as_dict()) if prompt is not None else ""
        lines.append(f"{decision.number}. seats {table.actors()} asked; {decision.seat}: {asked}")
        lines.append(f"   may: {', '.join(_listed(vocabulary, table.moves(decision.seat)))}")
        lines.append(f"   > {vocabulary.text(decision.move)}")
    lines.extend(_events(deal, table.take_events(), teller))
    lines.extend(_views(deal, table))
    lines.append(str(table.result()))
    return "\n".join(lines) + "\n"


def _listed(vocabulary: Vocabulary, moves: list[int]) -> list[str]:
    """The moves in notation; very many with one verb only by their number and a fingerprint."""
    listed: list[str] = []
    for block, said in by_verb(vocabulary, moves):
        if len(said) <= _MANY:
            listed.extend([vocabulary.text(move) for move in said])
        else:
            places = ",".join([str(move - block.base) for move in said])
            mark = hashlib.sha256(places.encode()).hexdigest()[:8]
            listed.append(f"{block.sentence} ({len(said)} of {block.size}, {mark})")
    return listed


def digest(deal: Deal) -> str:
    """A fingerprint of everything a game says and of where it ends."""
    table = deal.table()
    for _ in play_out(deal, table):
        pass
    text = playthrough(deal) + json.dumps(table.position())
    return hashlib.sha256(text.encode()).hexdigest()


def _events(deal: Deal, events: list[Event], teller: Teller) -> list[str]:
    lines = []
    for event in events:
        for seen in event.openly():
            told = deal.game.tell_event(seen, teller)
            lines.append(f"   {_flat(seen)}" + (f"  | {told}" if told else ""))
    return lines


def _views(deal: Deal, table: Table) -> list[str]:
    """What everybody sees, and what each seat sees besides."""
    public = table.view(None)
    lines = ["# everybody sees", *(f"#   {key}: {_flat(public[key])}" for key in public)]
    for seat in range(deal.seats):
        own = {key: value for key, value in table.view(seat).items() if value != public[key]}
        lines.append(f"# seat {seat} sees {_flat(own)}")
    return lines


def _flat(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)
