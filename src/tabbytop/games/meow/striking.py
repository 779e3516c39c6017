"""Before the deal every seat may, unseen, strike acts that it cannot do (MW-M24)."""

from tabbytop.games.meow.cards import NAMES
from tabbytop.games.meow.dealing import Deal
from tabbytop.games.meow.moves import READY, STRIKE
from tabbytop.games.meow.questions import Question, seats_not_ready
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.agenda import Prompt


class AllStrike(Question):
    """All seats at once, as many acts as they like, up to a limit (MW-X2), then `ready`."""

    def asked(self, table: MeowTable) -> list[int]:
        """Who is not ready."""
        return seats_not_ready(table)

    def question_to(self, table: MeowTable, seat: int) -> Prompt:
        """The question, with the limit; how many were struck is nobody's business."""
        return Prompt("strike", {"most": table.most_strikes()})

    def answers(self, table: MeowTable, seat: int) -> list[int]:
        """Any act of the deck that is not struck yet, or no more."""
        moves: list[int] = []
        if len(table.struck[seat]) < table.most_strikes():
            for card in table.deck():
                if card not in table.struck[seat]:
                    moves.append(STRIKE.of(card))
        moves.append(READY.of())
        return moves

    def hear(self, table: MeowTable, seat: int, move: int) -> None:
        """The cards are dealt when all are ready."""
        if STRIKE.holds(move):
            table.strike(seat, STRIKE.first(move))
            table.then(self)
            return
        table.say_ready(seat)
        table.then(Deal() if table.all_ready() else self)

    def time_is_up(self, table: MeowTable) -> None:
        """All are ready now (MW-X1)."""
        for seat in seats_not_ready(table):
            table.say_ready(seat)
        table.then(Deal())

    def timeout_move(self, table: MeowTable, seat: int) -> int:
        """Nothing more to strike; the clock's only move is its own."""
        return READY.of() if seat >= 0 else super().timeout_move(table, seat)

    def demand(self) -> tuple[str, str]:
        """What a seat has to do now."""
        return "strike an act that you cannot do, or say `ready`", "MW-M24"

    def why_not_now(self, table: MeowTable, seat: int, move: int) -> tuple[str, str]:
        """Say what is struck already, not in the deck, or too much."""
        if not STRIKE.holds(move):
            return super().why_not_now(table, seat, move)
        card = STRIKE.first(move)
        if card in table.struck[seat]:
            return f"you have struck {NAMES[card]!r} already", "MW-M24"
        if card not in table.deck():
            return f"{NAMES[card]!r} is not in the deck of this game", "MW-D1"
        return f"{table.most_strikes()} is as many as you may strike at this table", "MW-X2"

    def fits(self, table: MeowTable) -> bool:
        """Nothing is dealt yet, and somebody is not ready."""
        return table.starter < 0 and not table.all_ready()
