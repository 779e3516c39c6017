"""A Meow! player: it listens, remembers some of it, acts, and watches the others."""

from collections.abc import Mapping
from typing import cast

from tabbytop.bots.meow.characters import Character
from tabbytop.bots.meow.judging import Witness
from tabbytop.bots.meow.memory import Memory
from tabbytop.bots.meow.plans import Plan, choose_card, make_plan, move_for
from tabbytop.bots.meow.watching import NUMBERS, Performance
from tabbytop.bots.player import Bot
from tabbytop.games.meow.box.rule import AFTER, BEFORE
from tabbytop.games.meow.moves import (
    BROKEN,
    CHECK,
    LOOK,
    NO,
    OBJECT,
    PASS,
    PLAY,
    READY,
    REVEAL,
    WAIT,
)
from tabbytop.games.meow.options import MeowOptions
from tabbytop.games.meow.view import MeowView
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.table import Table


class MeowBot(Bot):
    """Plays Meow! from its own memory: of the imagined table it looks at nothing but what the
    seat sees before it, its hand and what is public.
    """

    def __init__(self, character: Character, seed: int) -> None:
        self._character = character
        self._seed = seed
        self.start_over()

    def listens(self) -> bool:
        """It lives on what it hears."""
        return True

    def hear(self, event: Mapping[str, object]) -> None:
        """Something happened. It is taken in when the bot is asked: only then it knows its seat."""
        self._heard.append(event)

    def start_over(self) -> None:
        """Everything is told again, and the same of it will be remembered."""
        self._chance = quick(derive_seed(self._seed, "meow player"))
        self._heard: list[Mapping[str, object]] = []
        self._memory: Memory | None = None
        self._plan: Plan | None = None
        self._witness: Witness | None = None

    def choose(self, table: Table, seat: int) -> int:
        """The answer to what it is asked. It strikes no acts and replaces no rules."""
        prompt = table.prompt(seat)
        assert prompt is not None
        if prompt.key == "strike":
            return READY.of()
        if prompt.key == "pass":
            return PASS.of()
        view = cast(MeowView, table.view(seat))
        memory = self._remember(table, seat, view)
        if prompt.key == "reveal":
            return self._reveal(memory, table.moves(seat))
        if prompt.key == "answer":
            return self._answer(memory, table.moves(seat))
        if prompt.key == "object":
            return self._watch(memory)
        return self._perform(memory, view)

    def _remember(self, table: Table, seat: int, view: MeowView) -> Memory:
        """Take in what was heard, and what lies before it."""
        if self._memory is None:
            options = table.options
            assert isinstance(options, MeowOptions)
            chance = quick(derive_seed(self._seed, "meow memory"))
            self._memory = Memory(self._character, chance, seat, table.seats, options)
        for event in self._heard:
            self._memory.hear(event)
        self._heard = []
        self._memory.see(view)
        return self._memory

    # The own turn.

    def _perform(self, memory: Memory, view: MeowView) -> int:
        """The next act of the plan; then the card, or the check."""
        part = AFTER if view["played"] is not None else BEFORE
        plan = self._planned(memory, view)
        done = Performance()
        for deed in view["acts"]:
            done.note(deed)
        if part == AFTER or memory.timed:
            room = view["budget"]["most"] - view["budget"]["used"]
            act = plan.next_act(done, part, room)
            if act is not None:
                return move_for(memory, act, self._character, self._chance)
        return CHECK.of() if part == AFTER else PLAY.of(plan.card)

    def _planned(self, memory: Memory, view: MeowView) -> Plan:
        """The plan of this turn; a new one if the clock has laid another card."""
        laid = None if view["played"] is None else NUMBERS[view["played"]["name"]]
        plan = self._plan
        if plan is None or plan.turn != memory.turn or laid not in (None, plan.card):
            card = choose_card(memory, self._character, self._chance) if laid is None else laid
            budget = view["budget"]["most"]
            plan = make_plan(memory, card, budget, self._character, self._chance)
            self._plan = plan
        return plan

    # The turns of others.

    def _reveal(self, memory: Memory, moves: list[int]) -> int:
        """The broken rule that is known best."""
        return max(moves, key=lambda move: memory.publicity(REVEAL.first(move)))

    def _answer(self, memory: Memory, moves: list[int]) -> int:
        """Pointed at: what it saw, after another look where that is possible and wanted."""
        witness = self._witness_of(memory)
        if OBJECT.of() in moves and witness.thinks_broken(memory.played):
            return OBJECT.of()
        rule = witness.accuses(memory.hand)
        if rule is None:
            return NO.of()
        if LOOK.of() in moves and witness.wants_to_look():
            witness.has_looked = True
            return LOOK.of()
        return BROKEN.of(rule)

    def _watch(self, memory: Memory) -> int:
        """Another one is pointed at: object if the played card's own rule was broken."""
        witness = self._witness_of(memory)
        return OBJECT.of() if witness.thinks_broken(memory.played) else WAIT.of()

    def _witness_of(self, memory: Memory) -> Witness:
        if self._witness is None or self._witness.turn != memory.turn:
            self._witness = Witness(memory, self._character, self._chance)
        return self._witness
