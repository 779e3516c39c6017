"""Playthroughs: a whole game as text, with its questions, answers, events and views."""

import hashlib
import json
from dataclasses import dataclass
from typing import Final

from tabbytop.kernel.events import Event
from tabbytop.kernel.legal_moves import Moves
from tabbytop.kernel.table import Table
from tabbytop.kernel.vocabulary import Vocabulary
from tabbytop.testing.conformance import Deal, Decision, moves_by_block, play_out
from tabbytop.texts.reader import Reader

VIEWS_EVERY: Final = 20  # decisions
_MAX_LISTED: Final = 60  # moves with the same verb


@dataclass
class Passage:
    """A part of a playthrough: the deal, a decision with the events that follow it, or the end."""

    name: str  # `deal`, the number of the decision, or `end`
    views: list[str]  # as it begins; empty for most passages
    lines: list[str]
    kinds: set[str]  # of its question, move and events


def playthrough(deal: Deal) -> str:
    """Return questions, answers, events and views of one game as a readable text."""
    return playthrough_text(deal, passages(deal))


def playthrough_text(deal: Deal, parts: list[Passage]) -> str:
    """Return the passages of a game as one text."""
    lines = [f"{deal!r}", ""]
    for part in parts:
        lines += part.views + part.lines
    return "\n".join(lines) + "\n"


def passages(deal: Deal) -> list[Passage]:
    """Play a game, and return its passages."""
    teller = Reader([f"P{seat}" for seat in range(deal.seats)])
    table = deal.table(events=True)
    parts = [Passage("deal", [], [], set())]
    for decision in play_out(deal, table):
        _add_events(parts[-1], deal, table.take_events(), teller)
        views = _views(deal, table) if decision.number % VIEWS_EVERY == 0 else []
        parts.append(_question(deal, decision, views))
    _add_events(parts[-1], deal, table.take_events(), teller)
    parts.append(Passage("end", _views(deal, table), [str(table.result())], set()))
    return parts


def digest(deal: Deal) -> str:
    """Return a fingerprint of everything that a game says and of its final position."""
    table = deal.table()
    for _ in play_out(deal, table):
        pass
    text = playthrough(deal) + json.dumps(table.position())
    return hashlib.sha256(text.encode()).hexdigest()


def _question(deal: Deal, decision: Decision, views: list[str]) -> Passage:
    vocabulary = deal.game.vocabulary
    table, seat = decision.table, decision.seat
    prompt = table.prompt(seat)
    asked = _flat(prompt.as_dict()) if prompt is not None else ""
    lines = [
        f"{decision.number}. seats {table.actors()} asked; {seat}: {asked}",
        f"   may: {', '.join(_moves_text(vocabulary, table.moves(seat)))}",
        f"   > {vocabulary.text(decision.move)}",
    ]
    key = prompt.key if prompt is not None else ""
    verb = vocabulary.parts(decision.move)["verb"]
    return Passage(str(decision.number), views, lines, {f"asked {key}", f"> {verb}"})


def _moves_text(vocabulary: Vocabulary, moves: Moves) -> list[str]:
    """Return the moves in notation; very many of one block as their number and a fingerprint."""
    listed: list[str] = []
    for block, said in moves_by_block(vocabulary, moves):
        if len(said) <= _MAX_LISTED:
            listed.extend([vocabulary.text(move) for move in said])
        else:
            places = ",".join([str(move - block.base) for move in said])
            mark = hashlib.sha256(places.encode()).hexdigest()[:8]
            listed.append(f"{block.sentence} ({len(said)} of {block.size}, {mark})")
    return listed


def _add_events(part: Passage, deal: Deal, events: list[Event], teller: Reader) -> None:
    for event in events:
        part.kinds.add(event.kind)
        for seen in event.perspectives():
            told = deal.game.tell_event(seen, teller)
            part.lines.append(f"   {_flat(seen)}" + (f"  | {told}" if told else ""))


def _views(deal: Deal, table: Table) -> list[str]:
    """Return what everybody sees, and what each seat sees in addition."""
    public = table.view(None)
    lines = ["# everybody sees", *(f"#   {key}: {_flat(public[key])}" for key in public)]
    for seat in range(deal.seats):
        own = {key: value for key, value in table.view(seat).items() if value != public[key]}
        lines.append(f"# seat {seat} sees {_flat(own)}")
    return lines


def _flat(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)
