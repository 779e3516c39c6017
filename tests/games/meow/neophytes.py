"""Players for the second reading: they see all hands, and err as often as they are told to."""

from typing import TypeVar

from tabbytop.kernel.generator import Generator
from tests.games.meow.second_reading import CLOCK, Question, Reading

Thing = TypeVar("Thing")


class Neophytes:
    """Everybody at the table; `skill` of 100 times they do what the rules want."""

    def __init__(self, words: dict[str, list[str]], rng: Generator, skill: int) -> None:
        self.words = words
        self.acts: dict[str, list[str]] = {}
        for act, own in words.items():
            for word in own:
                self.acts.setdefault(word, []).append(act)
        self.rng = rng
        self.skill = skill

    def seat(self, questions: dict[int, Question]) -> int:
        """Whoever speaks next; the clock seldom."""
        seats = sorted(questions)
        if seats[0] == CLOCK and self.rng.below(30):
            seats.remove(CLOCK)
        return self.any_of(seats)

    def move(self, reading: Reading, seat: int, question: Question) -> str:
        """An answer."""
        key, legal = question
        if key == "strike":
            strikes = [move for move in legal if move != "ready"]
            return self.any_of(sorted(strikes)) if strikes and not self.rng.below(3) else "ready"
        if key in {"play", "act"}:
            return self.of_turn(reading, legal)
        if key == "answer" and self.is_skilled():
            broken = reading.broken(seat)
            return f"broken {self.any_of(broken)}" if broken else "no"
        if key == "object" and self.is_skilled():
            return "wait" if reading.obeys(reading.laid) else "object"
        return self.any_of(sorted(legal))

    def of_turn(self, reading: Reading, legal: set[str]) -> str:
        """Replace seldom, do what is wanted, then go on."""
        replacing = sorted(move for move in legal if move.startswith("replace"))
        if replacing and not self.rng.below(12):
            return self.any_of(replacing)
        wanted = [act for act in self.wanted(reading) if self.act(act, reading) in legal]
        if wanted and self.is_skilled():
            return self.spoken_out(self.act(self.any_of(wanted), reading), reading)
        mistakes = [act for act in self.binding(reading) if self.act(act, reading) in legal]
        if mistakes and not self.rng.below(6):
            counted = [act for act in mistakes if reading.box[act].times]
            return self.spoken_out(self.act(self.any_of(counted or mistakes), reading), reading)
        nonsense = sorted(move for move in legal if move.startswith(("do", "say")))
        if nonsense and not self.rng.below(6):
            return self.spoken_out(self.any_of(nonsense), reading)
        if reading.laid:
            return "check"
        return f"play {self.card_to_lay(reading)}"

    def binding(self, reading: Reading) -> list[str]:
        """The rules of this turn: to do one too often, or too early, is a mistake."""
        binding = [reading.laid or self.card_to_lay(reading)]
        for seat, hand in enumerate(reading.hands):
            if seat != reading.active:
                binding += hand
        return binding

    def wanted(self, reading: Reading) -> list[str]:
        """The acts that are still missing now."""
        timed = reading.variant.mode == "before-after"
        wanted = []
        for card in self.binding(reading):
            printed = reading.box[card]
            enough = reading.times(card, reading.part()) >= max(1, printed.times)
            if not enough and (not timed or printed.part == reading.part()):
                wanted.append(card)
        return wanted

    def card_to_lay(self, reading: Reading) -> str:
        """The same whenever it is asked in a turn."""
        return min(reading.hands[reading.active])

    def act(self, act: str, reading: Reading) -> str:
        return f"say {act}" if reading.box[act].spoken else f"do {act}"

    def spoken_out(self, move: str, reading: Reading) -> str:
        """With a word; of a memory rule mostly a new one."""
        verb, _, act = move.partition(" ")
        if verb == "do":
            return move
        said = [word for word in sorted(reading.said.get(act, ())) if self.may_say(word, reading)]
        if said and not self.is_skilled():
            return f"say {self.any_of(said)}"
        return f"say {self.any_of([w for w in self.words[act] if self.may_say(w, reading)])}"

    def may_say(self, word: str, reading: Reading) -> bool:
        """Whether there is room for all that the word does, and none of it was done (MW-S3)."""
        acts = self.acts[word]
        done = {done.act for done in reading.done}
        return len(acts) <= reading.room() and done.isdisjoint(acts)

    def is_skilled(self) -> bool:
        """By chance."""
        return self.rng.below(100) < self.skill

    def any_of(self, things: list[Thing]) -> Thing:
        return things[self.rng.below(len(things))]
