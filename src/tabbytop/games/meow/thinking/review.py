"""Review of Meow!: which rules could have been deduced.

At each check of the seat, the rules in other hands that its turn broke are counted. The seat could
have known one of them if a player who forgets nothing, and concludes all that can be concluded from
what this seat saw and heard, would have thought it more likely than not that another hand holds it.
All other broken rules are luck, and so are those for which the turn had no room.
"""

from typing import Final, NamedTuple

from tabbytop.games.meow.acting import broken_in_hand, is_obeyed
from tabbytop.games.meow.cards import NAMES
from tabbytop.games.meow.moves import CHECK
from tabbytop.games.meow.options import MeowOptions
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.thinking.bots.memory import Memory
from tabbytop.games.meow.thinking.bots.traits import TRAITS
from tabbytop.games.meow.thinking.judge import NOTHING, act_of_rule
from tabbytop.kernel.events import Event
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import quick
from tabbytop.kernel.record import Record
from tabbytop.review.report import RULES, Loss, Review, clear_losses, exactly, total
from tabbytop.texts.message import Message

_KNOWN: Final = 0.5  # probability from which on a rule counts as known
_MOST_TOLD: Final = 3  # rules of one turn
_LEARNING: Final = ("dealt", "passed", "exchanged", "cleared", "replaced")  # events


class _Moment(NamedTuple):
    """The table before a move of the seat in its turn."""

    place: int
    table: MeowTable
    move: int


def review(game: Game, record: Record, seat: int) -> Review:
    """Review the turns of a seat in a finished game."""
    table = record.replay(game, 0, events=True)
    assert isinstance(table, MeowTable)
    turns = TurnCount(game, table, seat)
    turns.hear(0, table.take_events())
    for place, (mover, text) in enumerate(record.moves):
        if place > 0:
            record.redeal(table, place)
        move = game.vocabulary.move(text)
        if mover == seat and table.active == seat:
            turns.add(place, table, move)
        table.play(mover, move)
        turns.hear(place, table.take_events())
    known = total(turns.losses)
    return Review(
        game=game.name,
        seats=record.seats,
        seat=seat,
        measure=RULES,
        considered=turns.checks,
        losses=clear_losses(turns.losses),
        margin=float(-turns.broken),
        decisions=known,
        notes=(
            Message("meow", "review-checks", seat=seat, count=turns.checks),
            Message("meow", "review-broken", seat=seat, count=turns.broken, known=int(known.mean)),
        ),
    )


class TurnCount:
    """Follows the game with the perfect memory of one seat, and counts the rules that it broke."""

    def __init__(self, game: Game, table: MeowTable, seat: int) -> None:
        options = table.options
        assert isinstance(options, MeowOptions)
        self.seat = seat
        self.checks = 0
        self.broken = 0
        self.losses: list[Loss] = []
        self._game = game
        self._memory = Memory(TRAITS["tiger"], quick(1), seat, table.seats, options)
        self._since: dict[int, int] = {}  # by rule: the move since which it could be known
        self._turn: list[_Moment] = []

    def hear(self, place: int, events: list[Event]) -> None:
        """Remember what the seat saw."""
        for event in events:
            seen = event.seen_by(self.seat)
            if seen["event"] == "turn":
                self._turn = []
            self._memory.hear(seen)
            if seen["event"] in _LEARNING:
                self._note_known(place)

    def add(self, place: int, table: MeowTable, move: int) -> None:
        """Note a move that the seat is about to make in its own turn."""
        twin = table.copy()
        assert isinstance(twin, MeowTable)
        self._turn.append(_Moment(place, twin, move))
        if CHECK.holds(move):
            self.checks += 1
            self._note_known(place)
            self._count(twin)

    def _note_known(self, place: int) -> None:
        """Note since which move each rule could be known."""
        beliefs = self._memory.beliefs
        beliefs.settle()
        known = [rule for rule in beliefs.heard_of() if beliefs.binds(rule) >= _KNOWN]
        self._since = {rule: self._since.get(rule, place) for rule in known}

    def _count(self, table: MeowTable) -> None:
        """Count the rules that the turn has broken, and those of them that could be known."""
        others = [other for other in range(table.seats) if other != self.seat]
        broken = [rule for other in others for rule in broken_in_hand(table, other)]
        neglected = [rule for rule in broken if rule in self._since]
        neglected.sort(key=lambda rule: (self._since[rule], rule))
        if not is_obeyed(table, table.played):
            broken.append(table.played)
            neglected.insert(0, table.played)
        self.broken += len(broken)
        for moment in reversed(self._turn):
            served = [rule for rule in neglected if act_of_rule(moment.table, rule) != NOTHING]
            if served:
                self._lose(moment, served)
                return

    def _lose(self, moment: _Moment, rules: list[int]) -> None:
        """Count rules that the seat could have obeyed from a moment of its turn on; as many as the
        turn had room for."""
        table = moment.table
        room = max(1, table.budget() - len(table.acts))
        reasons = tuple(self._reason(table, rule) for rule in rules[:_MOST_TOLD])
        made = tuple(self._game.judge.reasons(table, self.seat, moment.move))
        better = act_of_rule(table, rules[0])
        lost = exactly(float(min(room, len(rules))))
        self.losses.append(Loss(moment.place, moment.move, better, lost, made, reasons))

    def _reason(self, table: MeowTable, rule: int) -> Message:
        if rule == table.played:
            return Message("meow", "because-played-card")
        since = self._since[rule] + 1
        return Message("meow", "review-known", card=NAMES[rule], since=since)
