"""Golden variants and tables: named deals, refusals, stickers and counts of positions."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from tabbytop.games import registry
from tabbytop.kernel.errors import IllegalMove
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Quick, quick
from tabbytop.kernel.record import Record
from tabbytop.kernel.stickers import earned_stickers
from tabbytop.kernel.table import Table
from tabbytop.kernel.vocabulary import Block
from tabbytop.testing.conformance import Deal, play_out

_USUAL_SEATS: Final = 7  # the most that a usual game has
_TRIES: Final = 6  # illegal moves of a block, at one decision of one seat
_DECISIONS: Final = 240  # of one game
_NAME: Final = re.compile(r"'[^']*'|“[^”]*”")

_Refusal = tuple[str, str]  # question, ruling and reason; the notation of the move


def seat_counts(game: Game) -> list[int]:
    """Return the numbers of seats to try, the largest usual one first; of very many every third."""
    counts = list(range(game.most_seats, game.least_seats - 1, -1))
    if len(counts) > _USUAL_SEATS:
        counts = counts[::3]
    return sorted(counts, key=lambda seats: (seats > _USUAL_SEATS, -seats))


def named_variants(game: Game) -> Iterator[tuple[str, Deal]]:
    """Yield named deals: the default game, random and clever; every value of every option with
    as few other changes as possible; and the variant with the most changes."""
    all_deals = [
        Deal(game, seats, options, seed=1)
        for seats in seat_counts(game)
        for options in game.options.variants(seats)
    ]
    all_deals.sort(key=lambda deal: len(_non_default(deal)))
    chosen = [deal for deal in all_deals if not _non_default(deal)]
    for option in game.options.specs():
        for value in [*option.choices, *option.examples]:
            with_it = [deal for deal in all_deals if getattr(deal.options, option.name) == value]
            chosen.extend(with_it[:1])
    chosen.append(all_deals[-1])
    chosen.extend([replace(deal, clever=True) for deal in chosen[:1]])
    named = {variant_name(deal): deal for deal in chosen}
    yield from named.items()


def _non_default(deal: Deal) -> dict[str, object]:
    plain = deal.game.options().as_dict()
    return {name: v for name, v in deal.options.as_dict().items() if v != plain[name]}


def variant_name(deal: Deal) -> str:
    """Return the seats, how moves are chosen, and the options that are changed."""
    words = [f"{name}={_word(value)}" for name, value in _non_default(deal).items()]
    played = ["clever"] if deal.clever else []
    return "-".join([f"{deal.seats}-seats", *played, *words])


def _word(value: object) -> str:
    if isinstance(value, list):
        return "list"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def refusal_table(deals: Iterable[Deal]) -> str:
    """Play these games, try illegal moves, and count the refusals: a line for each question, ruling
    and reason, with the moves that were refused."""
    found: Counter[_Refusal] = Counter()
    for deal in deals:
        chance = quick(deal.seed)
        for decision in play_out(deal, deal.table()):
            if decision.number == _DECISIONS:
                break
            _try_moves(decision.table, decision.seat, chance, found)
    lines: dict[str, list[str]] = {}
    for (reason, sentence), count in sorted(_join_names(found).items()):
        lines.setdefault(reason, []).append(f"{sentence} ×{count}")
    return "".join(f"{reason}: {', '.join(moves)}\n" for reason, moves in lines.items())


def _join_names(found: Mapping[_Refusal, int]) -> dict[_Refusal, str]:
    """Return the counts, with reasons joined that only name different things: their number and a
    fingerprint of the names and counts."""
    alike: dict[_Refusal, dict[str, int]] = {}
    for (reason, sentence), count in sorted(found.items()):
        alike.setdefault((_NAME.sub("'…'", reason), sentence), {})[reason] = count
    joined = {}
    for (reason, sentence), counts in alike.items():
        if len(counts) == 1:
            (named, count), *_ = counts.items()
            joined[named, sentence] = f"{count}"
        else:
            mark = hashlib.sha256(repr(counts).encode()).hexdigest()[:8]
            joined[reason, sentence] = f"{sum(counts.values())} ({len(counts)} names, {mark})"
    return joined


def _try_moves(table: Table, seat: int, chance: Quick, found: Counter[_Refusal]) -> None:
    prompt = table.prompt(seat)
    legal = set(table.moves(seat))
    for block in table.game.vocabulary.blocks:
        for move in _some_of(block, chance):
            if move in legal:
                continue
            try:
                table.play(seat, move)
            except IllegalMove as refusal:
                asked = prompt.key if prompt is not None else ""
                found[f"{asked}: {refusal.ruling} {refusal.reason}", block.sentence] += 1


def _some_of(block: Block, chance: Quick) -> list[int]:
    """Return a few moves of a block, each once."""
    if block.size <= _TRIES:
        return list(range(block.base, block.base + block.size))
    return sorted({block.base + chance.below(block.size) for _ in range(_TRIES)})


def sticker_table(records: Mapping[str, Record]) -> str:
    """Return which stickers each seat has earned in named games, a line for each seat."""
    lines = []
    for name, record in records.items():
        earned = earned_stickers(registry.game(record.game), record)
        lines += [f"{name}, seat {seat}: {', '.join(got)}" for seat, got in enumerate(earned)]
    return "".join(f"{line}\n" for line in lines)


def count_positions(table: Table, decisions: int) -> int:
    """Count the different positions after exactly so many decisions (like perft in chess).

    Draws come from the table's own generator, so the count is the same everywhere for the same
    deal.
    """
    layer = {json.dumps(table.position(), sort_keys=True): table}
    for _ in range(decisions):
        following: dict[str, Table] = {}
        for parent in layer.values():
            for seat in parent.actors():
                for move in parent.moves(seat):
                    child = parent.copy()
                    child.play_unchecked(seat, move)
                    following[json.dumps(child.position(), sort_keys=True)] = child
        layer = following
    return len(layer)
