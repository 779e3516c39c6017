"""What a player does in its turn: the acts that rules in other hands most likely ask for."""

from typing import Final, NamedTuple

from tabbytop.bots.meow.characters import Character
from tabbytop.bots.meow.memory import Memory
from tabbytop.bots.meow.watching import Performance
from tabbytop.games.meow.box.rule import AFTER, BEFORE
from tabbytop.games.meow.cards import OWN_WORDS_OF_ACT, PART, TIMES, WORDS, is_said
from tabbytop.games.meow.moves import DO, SAY
from tabbytop.kernel.generator import Generator

_DOUBT: Final = 0.5  # that a rule is in the game at all: from here on it is a guess


class Deed(NamedTuple):
    """An act, when it is done, and how often."""

    act: int
    part: int
    times: int


class Plan:
    """What to do in a turn, for the card that is played in it."""

    def __init__(self, turn: int, card: int, deeds: list[Deed]) -> None:
        self.turn = turn
        self.card = card
        self._deeds = deeds

    def next_act(self, done: Performance, part: int, room: int) -> int | None:
        """The next act to be done in this part of the turn, or None; `room` is for how many acts
        more that were not done yet."""
        for deed in self._deeds:
            times = done.times(deed.act, part)
            if deed.part == part and times < deed.times and (times > 0 or room > 0):
                return deed.act
        return None


def choose_card(memory: Memory, character: Character, chance: Generator) -> int:
    """The card to play. It is read out, so whoever has guile plays what the others know already:
    a rule that they do not know keeps them from winning as long as it stays in the hand."""
    if not character.guile:
        return memory.hand[chance.below(len(memory.hand))]
    return max(memory.hand, key=memory.publicity)


def make_plan(
    memory: Memory, card: int, budget: int, character: Character, chance: Generator
) -> Plan:
    """The played card's own rule first, then the others in any order, guesses among them."""
    memory.beliefs.settle()
    acts = _firm(memory, card)[: budget - 1]
    spare = (budget - 1 - len(acts)) * character.boldness // 100
    acts += _guesses(memory, card, spare, chance)
    _shuffle(acts, chance)
    deeds: list[Deed] = []
    for act in [card, *acts]:
        slips = chance.below(100) < character.slips
        deed = _slip(act, timed=memory.timed, chance=chance) if slips else _proper(act, memory)
        if deed is not None:
            deeds.append(deed)
    return Plan(memory.turn, card, deeds)


def word_for(memory: Memory, act: int, character: Character, chance: Generator) -> int:
    """A move that says one of the words that come to mind, fits this card alone, and was not said
    as far as it is remembered; if all were, any."""
    words, said = OWN_WORDS_OF_ACT[act], memory.said(act)
    fresh = [word for word in words[: character.wit] if WORDS[word] not in said] or words
    return SAY.of(fresh[chance.below(len(fresh))])


def move_for(memory: Memory, act: int, character: Character, chance: Generator) -> int:
    """The move that does an act."""
    return word_for(memory, act, character, chance) if is_said(act) else DO.of(act)


def _firm(memory: Memory, card: int) -> list[int]:
    """Rules that are in the game, as far as the player remembers, the most binding first."""
    beliefs = memory.beliefs
    firm = [rule for rule in _heard_of(memory, card) if beliefs.chance(rule, beliefs.box) < _DOUBT]
    return sorted(firm, key=lambda rule: -beliefs.binds(rule))


def _guesses(memory: Memory, card: int, most: int, chance: Generator) -> list[int]:
    """The likeliest of all other rules; where nothing is known, any."""
    beliefs = memory.beliefs
    strangers = beliefs.strangers()
    unknown = beliefs.binds(strangers[0]) if strangers else 0.0
    likelier = [
        rule
        for rule in _heard_of(memory, card)
        if beliefs.chance(rule, beliefs.box) >= _DOUBT and beliefs.binds(rule) > unknown
    ]
    _shuffle(likelier, chance)
    _shuffle(strangers, chance)
    likelier.sort(key=lambda rule: -beliefs.binds(rule))
    return [*likelier, *strangers][:most]


def _heard_of(memory: Memory, card: int) -> list[int]:
    """The rules that the player has heard of, but for its own and the played one."""
    own = [card, *memory.hand]
    return [rule for rule in memory.beliefs.heard_of() if rule not in own]


def _proper(act: int, memory: Memory) -> Deed:
    """The act as its rule asks for it."""
    return Deed(act, PART[act] if memory.timed else AFTER, max(1, TIMES[act]))


def _slip(act: int, *, timed: bool, chance: Generator) -> Deed | None:
    """The act as somebody does it who has half forgotten how."""
    part = PART[act] if timed else AFTER
    if TIMES[act] > 1:
        return Deed(act, part, TIMES[act] + (1 if chance.below(2) else -1))
    if timed and chance.below(2):
        return Deed(act, BEFORE + AFTER - part, 1)
    return None


def _shuffle(cards: list[int], chance: Generator) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = chance.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
