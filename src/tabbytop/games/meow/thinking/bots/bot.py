"""A bot for Meow!: it listens, remembers a part, acts, and judges the turns of others."""

from collections.abc import Mapping
from typing import Final, cast

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
from tabbytop.games.meow.thinking.bots.memory import NUMBERS, Memory, Performance
from tabbytop.games.meow.thinking.bots.plans import Plan, choose_card, make_plan, move_for
from tabbytop.games.meow.thinking.bots.traits import Traits
from tabbytop.games.meow.view import MeowView
from tabbytop.kernel.generator import Generator, derive_seed, quick
from tabbytop.kernel.legal_moves import Moves
from tabbytop.kernel.table import Table

_COMMON_WORDS: Final = 20  # people know these: a hint says no other word of an act


class Witness:
    """A bot's belief about which rules were broken in somebody else's turn.

    A bot is honest: it says what it believes. But it may not have seen everything, and a rule that
    it takes for obeyed without looking stays so for the whole turn, unless it looks again.
    """

    def __init__(self, memory: Memory, traits: Traits, chance: Generator) -> None:
        self.turn = memory.turn
        self.has_looked = False
        self._memory = memory
        self._traits = traits
        self._chance = chance
        self._lulled: dict[int, bool] = {}

    def thinks_broken(self, rule: int) -> bool:
        """Whether it believes that a rule was broken."""
        if rule not in self._lulled:
            self._lulled[rule] = self._chance.below(100) < self._traits.lulled
        taken_for_granted = self._lulled[rule] and not self.has_looked
        return not taken_for_granted and not self._memory.obeys(rule)

    def accuses(self, hand: list[int]) -> int | None:
        """The best known rule of the hand that it believes to be broken; or None."""
        broken = [rule for rule in hand if self.thinks_broken(rule)]
        return max(broken, key=self._memory.publicity) if broken else None

    def wants_to_look(self) -> bool:
        """Whether it wants to see the acts again before it accuses somebody."""
        return not self.has_looked and self._chance.below(100) < self._traits.looks


class MeowBot(Bot):
    """Plays Meow! from its own memory: it reads nothing from the imagined table except the seat's
    view, that is its hand and public data.
    """

    def __init__(self, traits: Traits, seed: int) -> None:
        self._traits = traits
        self._seed = seed
        self.start_over()

    def listens(self) -> bool:
        return True

    def hear(self, event: Mapping[str, object]) -> None:
        """Store an event; it is processed when the bot is asked and so knows its seat."""
        self._heard.append(event)

    def start_over(self) -> None:
        """Forget everything: all events are sent again, and the same part will be remembered."""
        self._chance = quick(derive_seed(self._seed, "meow player"))
        self._heard: list[Mapping[str, object]] = []
        self._memory: Memory | None = None
        self._plan: Plan | None = None
        self._witness: Witness | None = None
        self._is_playing = False

    def choose(self, table: Table, seat: int) -> int:
        """Choose a move. The bot strikes no acts and replaces no rules."""
        move = self._choose(table, seat)
        self._is_playing = True
        return move

    def _choose(self, table: Table, seat: int) -> int:
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
        """Process the stored events and the view."""
        if self._memory is None:
            options = table.options
            assert isinstance(options, MeowOptions)
            chance = quick(derive_seed(self._seed, "meow memory"))
            self._memory = Memory(self._traits, chance, seat, table.seats, options)
        for event in self._heard:
            self._memory.hear(event)
        self._heard = []
        self._memory.see(view)
        return self._memory

    # Its own turn.

    def _perform(self, memory: Memory, view: MeowView) -> int:
        """Do the next act of the plan; then play the card, or check."""
        part = AFTER if view["played"] is not None else BEFORE
        plan = self._plan_of_turn(memory, view)
        done = Performance()
        for act_done in view["acts"]:
            done.note(act_done)
        if part == AFTER or memory.timed:
            room = view["budget"]["most"] - view["budget"]["used"]
            act = plan.next_act(done, part, room)
            if act is not None:
                wit = self._traits.wit if self._is_playing else _COMMON_WORDS
                return move_for(memory, act, self._traits._replace(wit=wit), self._chance)
        return CHECK.of() if part == AFTER else PLAY.of(plan.card)

    def _plan_of_turn(self, memory: Memory, view: MeowView) -> Plan:
        """The plan of this turn; a new one if the clock has laid another card.

        A bot that plays was asked before its first turn. One that was not is made for a hint, and
        another one for the next hint: known rules come first, else guesses could take their room.
        """
        laid = None if view["played"] is None else NUMBERS[view["played"]["name"]]
        plan = self._plan
        if plan is None or plan.turn != memory.turn or laid not in (None, plan.card):
            card = choose_card(memory, self._traits, self._chance) if laid is None else laid
            budget = view["budget"]["most"]
            plan = make_plan(
                memory, card, budget, self._traits, self._chance, disguised=self._is_playing
            )
            self._plan = plan
        return plan

    # The turns of others.

    def _reveal(self, memory: Memory, moves: Moves) -> int:
        """Reveal the broken rule that most players know."""
        return max(moves, key=lambda move: memory.publicity(REVEAL.first(move)))

    def _answer(self, memory: Memory, moves: Moves) -> int:
        """Answer for its hand, after another look if that is possible and wanted."""
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
        """Object if the played card's own rule was broken, while another hand is asked."""
        witness = self._witness_of(memory)
        return OBJECT.of() if witness.thinks_broken(memory.played) else WAIT.of()

    def _witness_of(self, memory: Memory) -> Witness:
        if self._witness is None or self._witness.turn != memory.turn:
            self._witness = Witness(memory, self._traits, self._chance)
        return self._witness
