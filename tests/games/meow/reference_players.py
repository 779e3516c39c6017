"""Players for the comparison with the reference: they see all hands and err at a given rate."""

from typing import TypeVar

from tabbytop.kernel.generator import Generator
from tests.games.meow.reference_rules import CLOCK, Question, ReferenceGame

Thing = TypeVar("Thing")


class ReferencePlayers:
    """All players of a table; `skill` is the percentage of right acts."""

    def __init__(self, words: dict[str, list[str]], rng: Generator, skill: int) -> None:
        self.words = words
        self.acts: dict[str, list[str]] = {}
        for act, own in words.items():
            for word in own:
                self.acts.setdefault(word, []).append(act)
        self.rng = rng
        self.skill = skill

    def seat(self, questions: dict[int, Question]) -> int:
        """Choose the seat that moves next; the clock rarely."""
        seats = sorted(questions)
        if seats[0] == CLOCK and self.rng.below(30):
            seats.remove(CLOCK)
        return self.any_of(seats)

    def move(self, reference: ReferenceGame, seat: int, question: Question) -> str:
        """Choose a move."""
        key, legal = question
        if key == "strike":
            strikes = [move for move in legal if move != "ready"]
            return self.any_of(sorted(strikes)) if strikes and not self.rng.below(3) else "ready"
        if key in {"play", "act"}:
            return self.of_turn(reference, legal)
        if key == "answer" and self.is_skilled():
            broken = reference.broken(seat)
            return f"broken {self.any_of(broken)}" if broken else "no"
        if key == "object" and self.is_skilled():
            return "wait" if reference.obeys(reference.laid) else "object"
        return self.any_of(sorted(legal))

    def of_turn(self, reference: ReferenceGame, legal: set[str]) -> str:
        """Replace rarely, do the missing acts, then go on."""
        replacing = sorted(move for move in legal if move.startswith("replace"))
        if replacing and not self.rng.below(12):
            return self.any_of(replacing)
        wanted = [act for act in self.wanted(reference) if self.act(act, reference) in legal]
        if wanted and self.is_skilled():
            return self.spoken_out(self.act(self.any_of(wanted), reference), reference)
        mistakes = [act for act in self.binding(reference) if self.act(act, reference) in legal]
        if mistakes and not self.rng.below(6):
            counted = [act for act in mistakes if reference.box[act].times]
            return self.spoken_out(self.act(self.any_of(counted or mistakes), reference), reference)
        nonsense = sorted(move for move in legal if move.startswith(("do", "say")))
        if nonsense and not self.rng.below(6):
            return self.spoken_out(self.any_of(nonsense), reference)
        if reference.laid:
            return "check"
        return f"play {self.card_to_lay(reference)}"

    def binding(self, reference: ReferenceGame) -> list[str]:
        """The rules that bind in this turn."""
        binding = [reference.laid or self.card_to_lay(reference)]
        for seat, hand in enumerate(reference.hands):
            if seat != reference.active:
                binding += hand
        return binding

    def wanted(self, reference: ReferenceGame) -> list[str]:
        """The acts that are still missing now."""
        timed = reference.variant.mode == "before-after"
        wanted = []
        for card in self.binding(reference):
            printed = reference.box[card]
            enough = reference.times(card, reference.part()) >= max(1, printed.times)
            if not enough and (not timed or printed.part == reference.part()):
                wanted.append(card)
        return wanted

    def card_to_lay(self, reference: ReferenceGame) -> str:
        """Choose a card: the same one within a turn."""
        return min(reference.hands[reference.active])

    def act(self, act: str, reference: ReferenceGame) -> str:
        return f"say {act}" if reference.box[act].spoken else f"do {act}"

    def spoken_out(self, move: str, reference: ReferenceGame) -> str:
        """Complete the move with a word; for a memory rule mostly a new one."""
        verb, _, act = move.partition(" ")
        if verb == "do":
            return move
        said = [
            word for word in sorted(reference.said.get(act, ())) if self.may_say(word, reference)
        ]
        if said and not self.is_skilled():
            return f"say {self.any_of(said)}"
        return f"say {self.any_of([w for w in self.words[act] if self.may_say(w, reference)])}"

    def may_say(self, word: str, reference: ReferenceGame) -> bool:
        """Whether the budget has room for all acts of the word, and none was done (MW-S3)."""
        acts = self.acts[word]
        done = {done.act for done in reference.done}
        return len(acts) <= reference.room() and done.isdisjoint(acts)

    def is_skilled(self) -> bool:
        """Choose at random."""
        return self.rng.below(100) < self.skill

    def any_of(self, things: list[Thing]) -> Thing:
        return things[self.rng.below(len(things))]
