"""The plan of a bot for its turn: the acts of the rules that other hands most likely hold."""

from typing import Final, NamedTuple

from tabbytop.games.meow.box.rule import AFTER, BEFORE
from tabbytop.games.meow.cards import OWN_WORDS_OF_ACT, PART, TIMES, WORDS, is_said
from tabbytop.games.meow.moves import DO, SAY
from tabbytop.games.meow.thinking.bots.memory import Memory, Performance
from tabbytop.games.meow.thinking.bots.traits import Traits
from tabbytop.kernel.generator import Generator

_DOUBT: Final = 0.5  # chance of being in the box from which on a rule is a guess


class PlannedAct(NamedTuple):
    """An act, its part of the turn, and how often it is done."""

    act: int
    part: int
    times: int


class Plan:
    """The acts of a turn, for the card that is played in it."""

    def __init__(self, turn: int, card: int, acts: list[PlannedAct]) -> None:
        self.turn = turn
        self.card = card
        self._acts = acts

    def next_act(self, done: Performance, part: int, room: int) -> int | None:
        """The next act of this part of the turn, or None; `room` is the number of different acts
        left in the budget, of which earlier acts of the plan keep theirs."""
        for planned in self._acts:
            if planned.part > part:
                room -= 1
            times = done.times(planned.act, part)
            if planned.part == part and times < planned.times and (times > 0 or room > 0):
                return planned.act
        return None


def choose_card(memory: Memory, traits: Traits, chance: Generator) -> int:
    """Choose the card to play.

    It is read out, so a bot with guile plays a card that the others know already: an unknown rule
    keeps them from winning as long as it stays in the hand.
    """
    if not traits.guile:
        return memory.hand[chance.below(len(memory.hand))]
    return max(memory.hand, key=memory.publicity)


def make_plan(
    memory: Memory, card: int, budget: int, traits: Traits, chance: Generator, *, disguised: bool
) -> Plan:
    """Plan the played card's own rule first, then the known rules and guesses.

    A disguised plan mixes them, so that whoever watches cannot tell which are guesses. Otherwise
    the known rules come first, the most likely to bind before the others.
    """
    memory.beliefs.settle()
    acts = _known_rules(memory, card)[: budget - 1]
    spare = (budget - 1 - len(acts)) * traits.boldness // 100
    acts += _guesses(memory, card, spare, chance)
    if disguised:
        _shuffle(acts, chance)
    plan: list[PlannedAct] = []
    for act in [card, *acts]:
        slips = chance.below(100) < traits.slips
        planned = _slip(act, timed=memory.timed, chance=chance) if slips else _proper(act, memory)
        if planned is not None:
            plan.append(planned)
    return Plan(memory.turn, card, plan)


def word_for(memory: Memory, act: int, traits: Traits, chance: Generator) -> int:
    """Return a move that says a word of this act.

    The word is one of those that the bot thinks of, fits this card only, and was not said as far as
    it remembers; if all were, any.
    """
    words, said = OWN_WORDS_OF_ACT[act], memory.said(act)
    fresh = [word for word in words[: traits.wit] if WORDS[word] not in said] or words
    return SAY.of(fresh[chance.below(len(fresh))])


def move_for(memory: Memory, act: int, traits: Traits, chance: Generator) -> int:
    """Return the move that does an act."""
    return word_for(memory, act, traits, chance) if is_said(act) else DO.of(act)


def _known_rules(memory: Memory, card: int) -> list[int]:
    """Rules that are in the game, as far as the bot remembers, the most likely to bind first."""
    beliefs = memory.beliefs
    firm = [rule for rule in _heard_of(memory, card) if beliefs.chance(rule, beliefs.box) < _DOUBT]
    return sorted(firm, key=lambda rule: -beliefs.binds(rule))


def _guesses(memory: Memory, card: int, most: int, chance: Generator) -> list[int]:
    """The likeliest of all other rules; random ones if nothing is known."""
    beliefs = memory.beliefs
    unknown = beliefs.unknown_cards()
    baseline = beliefs.binds(unknown[0]) if unknown else 0.0
    likelier = [
        rule
        for rule in _heard_of(memory, card)
        if beliefs.chance(rule, beliefs.box) >= _DOUBT and beliefs.binds(rule) > baseline
    ]
    _shuffle(likelier, chance)
    _shuffle(unknown, chance)
    likelier.sort(key=lambda rule: -beliefs.binds(rule))
    return [*likelier, *unknown][:most]


def _heard_of(memory: Memory, card: int) -> list[int]:
    """The rules that the bot has heard of, except its own and the played one."""
    own = [card, *memory.hand]
    return [rule for rule in memory.beliefs.heard_of() if rule not in own]


def _proper(act: int, memory: Memory) -> PlannedAct:
    """The act as its rule asks for it."""
    return PlannedAct(act, PART[act] if memory.timed else AFTER, max(1, TIMES[act]))


def _slip(act: int, *, timed: bool, chance: Generator) -> PlannedAct | None:
    """The act with a mistake: wrong count, wrong part, or left out (None)."""
    part = PART[act] if timed else AFTER
    if TIMES[act] > 1:
        return PlannedAct(act, part, TIMES[act] + (1 if chance.below(2) else -1))
    if timed and chance.below(2):
        return PlannedAct(act, BEFORE + AFTER - part, 1)
    return None


def _shuffle(cards: list[int], chance: Generator) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = chance.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
