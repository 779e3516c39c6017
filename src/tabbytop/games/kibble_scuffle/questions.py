"""Base classes of the questions of this game."""

from tabbytop.games.kibble_scuffle.cards import BOWLS, NAMES, kind_of, owner_of
from tabbytop.games.kibble_scuffle.moves import CHOOSE
from tabbytop.games.kibble_scuffle.table import NO_BOWL, NO_CARD, KibbleTable
from tabbytop.kernel.agenda import Ask, Prompt, only
from tabbytop.texts.message import Message


class Question(Ask[KibbleTable]):
    """A question that names its demand and the ruling behind it."""

    def required_action(self) -> tuple[Message, str]:
        """Return what the seat has to do now, and the ruling."""
        raise NotImplementedError

    def key(self) -> str:
        """Return the prompt's key."""
        raise NotImplementedError

    def prompt_key(self, table: KibbleTable, seat: int) -> str:
        return self.key()

    def subject(self) -> int:
        """Return the kind of the card that the prompt names; NO_CARD if it names none."""
        return NO_CARD

    def bowl_named(self) -> int:
        """Return the bowl that the prompt names; NO_BOWL if it names none."""
        return NO_BOWL

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[Message, str]:
        """Refuse with the demand; overridden where a better reason is known."""
        return self.required_action()


class SeatQuestion(Question):
    """A question to one seat, with a bowl if it is about one."""

    def __init__(self, seat: int = 0, bowl: int = 0) -> None:
        self.seat = seat
        self.bowl = bowl

    def fits(self, table: KibbleTable) -> bool:
        return 0 <= self.seat < table.seats and 0 <= self.bowl < BOWLS

    def actors(self, table: KibbleTable) -> list[int]:
        return only(self.seat)

    def bowl_named(self) -> int:
        return self.bowl

    def prompt(self, table: KibbleTable, seat: int) -> Prompt:
        return Prompt(self.key(), {"bowl": self.bowl + 1})


class OwnerQuestion(Question):
    """A question to the owner of a cat at a bowl: the owner decides for the cat (KS-T10)."""

    def __init__(self, card: int = 0, bowl: int = 0) -> None:
        self.card = card
        self.bowl = bowl

    def fits(self, table: KibbleTable) -> bool:
        """Whether the cat is at that bowl and, if the key is the name of a cat, of that kind."""
        if not (0 <= self.bowl < BOWLS and self.card in table.bowls[self.bowl]):
            return False
        return self.key() not in NAMES or NAMES[kind_of(self.card)] == self.key()

    def actors(self, table: KibbleTable) -> list[int]:
        return only(owner_of(self.card))

    def subject(self) -> int:
        return kind_of(self.card)

    def bowl_named(self) -> int:
        return self.bowl

    def prompt(self, table: KibbleTable, seat: int) -> Prompt:
        card, owner = NAMES[kind_of(self.card)], owner_of(self.card)
        return Prompt(self.key(), {"card": card, "owner": owner, "bowl": self.bowl + 1})


def choose_moves(cards: list[int], bowl: int) -> list[int]:
    """Return the moves that choose one of these cats; identical cats share a move (KS-T17)."""
    moves: list[int] = []
    for card in cards:
        move = CHOOSE.of(kind_of(card), owner_of(card), bowl)
        if move not in moves:
            moves.append(move)
    moves.sort()
    return moves


def chosen_cat(table: KibbleTable, move: int, cards: list[int]) -> int:
    """Return which of these cats the move means."""
    return table.find_card(cards, CHOOSE.first(move), CHOOSE.second(move))
