"""Before the first turn: strikes, the deal, and hands passed left (MW-D1, MW-M1, MW-M12, MW-M24,
MW-M32, MW-X10)."""

from tabbytop.games.meow.cards import NAMES
from tabbytop.games.meow.moves import PASS, READY, STRIKE
from tabbytop.games.meow.questions import Question, seats_not_ready
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.turn import begin_turn
from tabbytop.games.meow.words import message
from tabbytop.kernel.agenda import Prompt, Step
from tabbytop.texts.message import Message


def begin_opening(table: MeowTable) -> None:
    """Ask for strikes; deal at once if nobody may strike anything (MW-X10)."""
    table.then(AllStrike() if table.most_strikes() > 0 else Deal())


class AllStrike(Question):
    """Ask all seats at once to strike acts that they cannot do, up to a limit (MW-M24, MW-X2).

    Nobody else sees what a seat strikes. Every seat ends with `ready`.
    """

    def seats_asked(self, table: MeowTable) -> list[int]:
        return seats_not_ready(table)

    def seat_key(self, table: MeowTable, seat: int) -> str:
        return "strike"

    def seat_prompt(self, table: MeowTable, seat: int) -> Prompt:
        """The prompt tells the limit, and not how many acts were struck."""
        return Prompt("strike", {"most": table.most_strikes()})

    def seat_moves(self, table: MeowTable, seat: int) -> list[int]:
        moves: list[int] = []
        if len(table.struck[seat]) < table.most_strikes():
            for card in table.deck():
                if card not in table.struck[seat]:
                    moves.append(STRIKE.of(card))
        moves.append(READY.of())
        return moves

    def seat_answer(self, table: MeowTable, seat: int, move: int) -> None:
        if STRIKE.holds(move):
            table.strike(seat, STRIKE.first(move))
            table.then(self)
            return
        table.say_ready(seat)
        table.then(Deal() if table.all_ready() else self)

    def on_timeout(self, table: MeowTable) -> None:
        """Make all seats ready (MW-X1)."""
        for seat in seats_not_ready(table):
            table.say_ready(seat)
        table.then(Deal())

    def timeout_move(self, table: MeowTable, seat: int) -> int:
        return READY.of() if seat >= 0 else super().timeout_move(table, seat)

    def required_action(self) -> tuple[Message, str]:
        return message("must-strike"), "MW-M24"

    def seat_why_not(self, table: MeowTable, seat: int, move: int) -> tuple[Message, str]:
        if not STRIKE.holds(move):
            return super().seat_why_not(table, seat, move)
        card = STRIKE.first(move)
        if card in table.struck[seat]:
            return message("refusal-struck", card=NAMES[card]), "MW-M24"
        if card not in table.deck():
            return message("refusal-not-in-deck", card=NAMES[card]), "MW-D1"
        return message("refusal-most-strikes", most=table.most_strikes()), "MW-X2"

    def fits(self, table: MeowTable) -> bool:
        """Whether nothing is dealt yet, and somebody who may strike is not ready."""
        return table.most_strikes() > 0 and table.starter < 0 and not table.all_ready()


class Deal(Step[MeowTable]):
    """Choose a random starter, and deal hands and pile from the cards that nobody struck."""

    def run(self, table: MeowTable) -> None:
        table.restart_clock()
        table.deal(table.generator.below(table.seats))
        table.then(AllPass())

    def fits(self, table: MeowTable) -> bool:
        """Never: it runs before anybody is asked."""
        return False


class AllPass(Question):
    """Show all seats their dealt hands; when all have said `pass`, the hands go left (MW-M32)."""

    def seats_asked(self, table: MeowTable) -> list[int]:
        return seats_not_ready(table)

    def seat_key(self, table: MeowTable, seat: int) -> str:
        return "pass"

    def seat_prompt(self, table: MeowTable, seat: int) -> Prompt:
        return Prompt("pass", {})

    def seat_moves(self, table: MeowTable, seat: int) -> list[int]:
        return [PASS.of()]

    def seat_answer(self, table: MeowTable, seat: int, move: int) -> None:
        table.say_pass(seat)
        if table.all_ready():
            pass_hands_left(table)
        else:
            table.then(self)

    def on_timeout(self, table: MeowTable) -> None:
        """Let all seats pass (MW-X1)."""
        for seat in seats_not_ready(table):
            table.say_pass(seat)
        pass_hands_left(table)

    def required_action(self) -> tuple[Message, str]:
        return message("must-pass"), "MW-M32"

    def fits(self, table: MeowTable) -> bool:
        """Whether the cards are dealt, nobody had a turn, and somebody has not passed."""
        return table.starter >= 0 and table.active < 0 and not table.all_ready()


def pass_hands_left(table: MeowTable) -> None:
    """Pass all hands left, and begin the starter's turn."""
    table.pass_left()
    begin_turn(table, table.starter, 1)
