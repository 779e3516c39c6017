"""What all questions of this game have in common."""

from tabbytop.games.kibble_scuffle.cards import BOWLS, NAMES, kind_of, owner_of
from tabbytop.games.kibble_scuffle.moves import CHOOSE
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.kernel.agenda import Ask, Prompt, only


class Question(Ask[KibbleTable]):
    """A question that can say what it wants, and by which ruling."""

    def demand(self) -> tuple[str, str]:
        """What the seat has to do now, and the ruling that says so."""
        raise NotImplementedError

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[str, str]:
        """Anything else than the legal answers is not what is asked."""
        task, ruling = self.demand()
        return f"now you have to {task}", ruling


class SeatQuestion(Question):
    """A question to one seat, about a bowl or about none."""

    def __init__(self, seat: int = 0, bowl: int = 0) -> None:
        self.seat = seat
        self.bowl = bowl

    def fits(self, table: KibbleTable) -> bool:
        """The seat and the bowl exist."""
        return 0 <= self.seat < table.seats and 0 <= self.bowl < BOWLS

    def actors(self, table: KibbleTable) -> list[int]:
        """That seat."""
        return only(self.seat)

    def key(self) -> str:
        """The prompt's key."""
        raise NotImplementedError

    def prompt(self, table: KibbleTable, seat: int) -> Prompt:
        """The question, with its bowl."""
        return Prompt(self.key(), {"bowl": self.bowl + 1})


class OwnerQuestion(Question):
    """A question to the owner of a cat at a bowl: who owns it decides for it (KS-T10)."""

    def __init__(self, card: int = 0, bowl: int = 0) -> None:
        self.card = card
        self.bowl = bowl

    def fits(self, table: KibbleTable) -> bool:
        """The cat stands at that bowl, and if the question is named after a cat, it is that."""
        if not (0 <= self.bowl < BOWLS and self.card in table.bowls[self.bowl]):
            return False
        return self.key() not in NAMES or NAMES[kind_of(self.card)] == self.key()

    def actors(self, table: KibbleTable) -> list[int]:
        """The owner."""
        return only(owner_of(self.card))

    def key(self) -> str:
        """The prompt's key."""
        raise NotImplementedError

    def prompt(self, table: KibbleTable, seat: int) -> Prompt:
        """The question, with the cat it is about."""
        card, owner = NAMES[kind_of(self.card)], owner_of(self.card)
        return Prompt(self.key(), {"card": card, "owner": owner, "bowl": self.bowl + 1})


def choose_moves(cards: list[int], bowl: int) -> list[int]:
    """The moves that choose one of these cats at a bowl; equal ones share a name (KS-T17)."""
    moves: list[int] = []
    for card in cards:
        move = CHOOSE.of(kind_of(card), owner_of(card), bowl)
        if move not in moves:
            moves.append(move)
    moves.sort()
    return moves


def chosen_cat(table: KibbleTable, move: int, cards: list[int]) -> int:
    """Which of these cats the move means."""
    return table.find_card(cards, CHOOSE.first(move), CHOOSE.second(move))
