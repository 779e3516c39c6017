"""A reference model of Kibble Scuffle, written from the rulebook and the rulings alone.

It imports nothing from the package. Chance comes from the events: the model takes the cubes and
cards that they name, in order, and fails when it expects others.
"""

from collections import Counter
from collections.abc import Generator, Mapping
from typing import cast

ITEMS = {"bag", "robo-vac", "laser-pointer", "toy-mouse"}
PRIORITY = {"queen", "tom", "alley"}

Question = tuple[int, str, set[str]]  # who is asked, what, and the answers there are
Asking = Generator[Question, str, None]
Fed = Generator[Question, str, "Card"]


class Over(Exception):
    """The game has ended."""


class Card:
    """A card with its kind and its owner."""

    def __init__(self, kind: str, owner: int) -> None:
        self.kind = kind
        self.owner = owner
        self.resolved = 0
        self.known = False

    def __repr__(self) -> str:
        return f"{self.kind} of {self.owner}"


class ReferenceModel:
    """The state of the model. Bowls are 0-2 here, 1-3 in notation."""

    def __init__(self, hands: list[list[str]], decks: list[list[str]], active: int) -> None:
        self.seats = len(hands)
        self.hands = [[Card(kind, seat) for kind in held] for seat, held in enumerate(hands)]
        self.decks = [[Card(kind, seat) for kind in deck] for seat, deck in enumerate(decks)]
        self.discards: list[list[Card]] = [[] for _ in hands]
        self.bowls: list[list[Card]] = [[], [], []]
        self.aside: list[list[Card]] = [[], [], []]
        self.food: list[Counter[int]] = [Counter(), Counter(), Counter()]
        self.eaten: list[Counter[int]] = [Counter() for _ in hands]
        self.box = Counter({1: 20, 2: 20, 3: 15})
        self.laser: tuple[Card, int] | None = None
        self.closed: int | None = None
        self.active = self.holder = active
        self.events: list[Mapping[str, object]] = []

    def place_cubes(self, cubes: list[list[int]], eaten: list[list[int]]) -> None:
        """Put cubes on the table that are there from the start."""
        self.food = [Counter(bowl) for bowl in cubes]
        self.eaten = [Counter(seat) for seat in eaten]
        for pile in [*self.food, *self.eaten]:
            self.box -= pile

    # Chance, as it is told.

    def next_event(self, kind: str, **said: object) -> Mapping[str, object]:
        for place, event in enumerate(self.events):
            if event["event"] == kind:
                assert {name: event[name] for name in said} == said, (kind, said, event)
                return self.events.pop(place)
        raise AssertionError(f"nobody told {kind} {said}")

    def drop(self, bowl: int, wanted: int) -> None:
        count = min(wanted, self.box.total())
        if count:
            cubes = Counter(cast("list[int]", self.next_event("drop", bowl=bowl + 1)["cubes"]))
            assert cubes.total() == count
            assert not cubes - self.box
            self.box -= cubes
            self.food[bowl] += cubes

    def fill_empty(self, first: int) -> None:
        for bowl in [first, *(other for other in range(3) if other != first)]:
            if not self.food[bowl].total():
                self.drop(bowl, 4)

    def draw(self, seat: int) -> None:
        deck, pile = self.decks[seat], self.discards[seat]
        need = min(max(0, 5 - len(self.hands[seat])), len(deck) + len(pile))
        if need > len(deck):
            self.next_event("reshuffle", seat=seat, count=len(pile))
        drawn = (
            cast("list[str]", self.next_event("draw", seat=seat, count=need)["cards"])
            if need
            else []
        )
        for kind in drawn:
            if not deck:
                deck, self.discards[seat] = pile, []
            card = next(card for card in deck if card.kind == kind)
            deck.remove(card)
            self.hands[seat].append(card)
        self.decks[seat] = deck

    # What may be played where.

    def fits(self, kind: str, cats: list[Card]) -> bool:
        there = {cat.kind for cat in cats} & PRIORITY
        return kind not in PRIORITY or not there or (kind == "queen" and "queen" not in there)

    def playable_bowls(self) -> list[int]:
        return [0, 1, 2] if self.laser is None else [self.laser[1]]

    def cat_plays(self, seat: int, bowls: list[int], cleared: bool = False) -> set[str]:
        found = set()
        for bowl in bowls:
            cats = [] if cleared else self.bowls[bowl]
            for card in self.hands[seat]:
                if card.kind == "copy":
                    for cat in self.discards[seat]:
                        if cat.kind not in ITEMS | {"copy"} and self.fits(cat.kind, cats):
                            found.add(f"copy {cat.kind} {bowl + 1}")
                elif card.kind not in ITEMS and self.fits(card.kind, cats):
                    found.add(f"play {card.kind} {bowl + 1}")
        return found

    def from_hand(self, seat: int, kind: str) -> Card:
        held = [card for card in self.hands[seat] if card.kind == kind]
        card = min(held, key=lambda card: not card.known)  # of equal ones the seen one
        self.hands[seat].remove(card)
        card.known = False
        return card

    def find_cat(self, bowl: int, kind: str, owner: int, but: Card | None = None) -> Card:
        cats = [c for c in self.bowls[bowl] if (c.kind, c.owner) == (kind, owner) and c is not but]
        return min(cats, key=lambda cat: cat.resolved)

    # The turn.

    def game(self) -> Asking:
        while True:
            yield from self.turn(self.active)
            yield from self.end_turn(self.active)

    def turn(self, seat: int) -> Asking:
        for pile in [*self.hands, *self.decks, *self.discards, *self.bowls]:
            for card in pile:
                card.resolved = 0
        if self.laser is not None and self.laser[0].owner == seat:
            self.discards[seat].append(self.laser[0])
            self.laser = None
        legal = self.cat_plays(seat, self.playable_bowls())
        for card in self.hands[seat]:
            if card.kind in ITEMS:
                for bowl in self.playable_bowls():
                    if self.cat_plays(seat, [bowl], card.kind == "robo-vac"):
                        legal.add(f"play {card.kind} {bowl + 1}")
        legal = legal or {f"discard {card.kind}" for card in self.hands[seat]} or {"pass"}
        words = (yield (seat, "play", legal)).split()
        if words[0] == "discard":
            self.discards[seat].append(self.from_hand(seat, words[1]))
        elif words[0] == "play" and words[1] in ITEMS:
            yield from self.item(seat, words[1], int(words[2]) - 1)
        elif words[0] != "pass":
            yield from self.play_cat(seat, words)

    def play_cat(self, seat: int, words: list[str]) -> Asking:
        if words[0] == "copy":
            self.discards[seat].append(self.from_hand(seat, "copy"))
            cats = [card for card in self.discards[seat] if card.kind == words[1]]
            card = min(cats, key=lambda cat: cat.resolved)
            self.discards[seat].remove(card)
        else:
            card = self.from_hand(seat, words[1])
        yield from self.arrive(card, int(words[2]) - 1, played=True)

    def item(self, seat: int, kind: str, bowl: int) -> Asking:
        card = self.from_hand(seat, kind)
        if kind == "laser-pointer":
            if self.laser is not None:
                self.discards[self.laser[0].owner].append(self.laser[0])
            self.laser = (card, bowl)
        else:
            self.discards[seat].append(card)
        if kind == "bag":
            for other in [bowl, *(n for n in range(3) if n != bowl)]:
                self.drop(other, 1)
        elif kind == "robo-vac":
            yield from self.vacuum(seat, bowl)
        elif kind == "toy-mouse" and self.bowls[bowl]:
            cats = {f"choose {cat} at {bowl + 1}" for cat in self.bowls[bowl]}
            words = (yield (seat, "toy-mouse", cats)).split()
            yield from self.resolve(
                self.find_cat(bowl, words[1], int(words[3])), bowl, played=False
            )
        if self.hands[seat]:
            legal = self.cat_plays(seat, [bowl]) or {"pass"}
            words = (yield (seat, "item-cat", legal)).split()
            if words[0] != "pass":
                yield from self.play_cat(seat, words)

    def vacuum(self, seat: int, bowl: int) -> Asking:
        self.closed = bowl
        while self.bowls[bowl]:
            seat = (seat + 1) % self.seats
            own = [cat for cat in self.bowls[bowl] if cat.owner == seat]
            if own:
                legal = {f"send {c.kind} to {n + 1}" for c in own for n in range(3) if n != bowl}
                words = (yield (seat, "vacuum", legal)).split()
                yield from self.move(self.find_cat(bowl, words[1], seat), bowl, int(words[3]) - 1)
        self.closed = None

    # Coming and going.

    def arrive(self, cat: Card, bowl: int, played: bool) -> Asking:
        self.bowls[bowl].append(cat)
        yield from self.resolve(cat, bowl, played)

    def leave(self, cat: Card, bowl: int) -> None:
        self.bowls[bowl].remove(cat)
        if cat.kind == "fraidy":
            if self.food[bowl].total():
                self.next_event("spill", bowl=bowl + 1)
                self.box += self.food[bowl]
                self.food[bowl] = Counter()
            self.fill_empty(bowl)

    def throw_out(self, cat: Card, bowl: int) -> None:
        self.leave(cat, bowl)
        self.discards[cat.owner].append(cat)

    def move(self, cat: Card, bowl: int, to: int) -> Asking:
        self.leave(cat, bowl)
        if cat.kind in PRIORITY and any(other.kind in PRIORITY for other in self.bowls[to]):
            self.discards[cat.owner].append(cat)
        else:
            yield from self.arrive(cat, to, played=False)

    # Abilities.

    def resolve(self, cat: Card, bowl: int, played: bool) -> Asking:
        if cat.resolved == 3:
            return
        cat.resolved += 1
        if cat.kind == "kitten":
            yield from self.kitten(cat)
        elif cat.kind == "big-eyes":
            self.drop(bowl, 2)
        elif cat.kind == "queen":
            for other in self.bowls[bowl].copy():
                if other.kind in {"tom", "alley"}:
                    self.throw_out(other, bowl)
        elif cat.kind == "clumsy" and self.food[bowl].total():
            cubes = {f"return {cube}" for cube in +self.food[bowl]}
            cube = int((yield (cat.owner, "clumsy", cubes)).split()[1])
            self.next_event("spill", bowl=bowl + 1, cubes=[cube])
            self.food[bowl][cube] -= 1
            self.box[cube] += 1
            self.fill_empty(bowl)
        elif cat.kind == "trickster":
            bowls = {f"trade {place + 1}" for place in range(3) if place != bowl}
            place = int((yield (cat.owner, "trickster", bowls)).split()[1]) - 1
            self.food[bowl], self.food[place] = self.food[place], self.food[bowl]
        elif cat.kind in {"catnip", "feral", "mangy", "pounce", "mama"}:
            yield from self.choose(cat, bowl, played)

    def kitten(self, cat: Card) -> Asking:
        if not self.hands[cat.owner]:
            return
        legal = {"pass"}
        if any(card.kind == "kitten" for card in self.hands[cat.owner]):
            legal |= {
                f"play kitten {bowl + 1}" for bowl in self.playable_bowls() if bowl != self.closed
            }
        words = (yield (cat.owner, "kitten", legal)).split()
        if words[0] == "play":
            sister = self.from_hand(cat.owner, "kitten")
            yield from self.arrive(sister, int(words[2]) - 1, played=True)

    def choose(self, cat: Card, bowl: int, played: bool) -> Asking:
        legal = set()
        for place, cats in enumerate(self.bowls):
            for other in cats:
                safe = (
                    other is cat
                    or (place == bowl) == (cat.kind == "catnip")
                    or (cat.kind == other.kind == "catnip" and not played)
                    or (cat.kind in {"feral", "pounce"} and other.kind == "tom")
                )
                if not safe:
                    legal.add(f"choose {other} at {place + 1}")
        if not legal or (cat.kind == "mama" and not self.food[bowl].total()):
            return
        words = (yield (cat.owner, cat.kind, legal)).split()
        place = int(words[5]) - 1
        target = self.find_cat(place, words[1], int(words[3]), but=cat)
        if cat.kind == "catnip":
            yield from self.move(target, place, bowl)
        elif cat.kind == "feral":
            self.throw_out(target, bowl)
        elif cat.kind == "pounce":
            self.leave(target, bowl)
            self.hands[target.owner].append(target)
            target.known = True
        elif cat.kind == "mama":
            yield from self.feed([target], bowl, "mama-fed")
        else:
            free = [other for other in range(3) if other not in {bowl, self.closed}]
            ways = {f"send {target.kind} to {other + 1}" for other in free}
            words = (yield (target.owner, "send", ways)).split()
            yield from self.move(target, bowl, int(words[3]) - 1)

    # Dinner.

    def meals(self, cat: Card, bowl: int) -> set[str]:
        cubes = sorted(self.food[bowl].elements(), reverse=True)
        found = {f"feed {cat.kind} {cube}" for cube in cubes}
        if cat.kind == "greedy":
            for place, cube in enumerate(cubes):
                found |= {f"feed greedy {cube}+{less}" for less in cubes[place + 1 :]}
        return found

    def feed(self, cats: list[Card], bowl: int, key: str) -> Fed:
        """Feed one of these cats of one owner."""
        legal = {meal for cat in cats for meal in self.meals(cat, bowl)}
        seat = cats[0].owner
        words = (yield (seat, key, legal)).split()
        cat = min((c for c in cats if c.kind == words[1]), key=lambda cat: cat.resolved)
        cubes = Counter(int(cube) for cube in words[2].split("+"))
        self.food[bowl] -= cubes
        self.eaten[seat] += cubes
        if cat.kind != "house":
            self.bowls[bowl].remove(cat)
            self.discards[seat].append(cat)
        elif key != "mama-fed":
            self.bowls[bowl].remove(cat)
            self.aside[bowl].append(cat)
        if key == "mama-fed":
            self.fill_empty(bowl)
        if cat.kind == "alley":
            yield from self.swap(seat, int(words[2]))
        return cat

    def swap(self, seat: int, cube: int) -> Asking:
        others = [other for other in range(self.seats) if other != seat]
        legal = {f"swap {c} of {other}" for other in others for c in +self.eaten[other]}
        if legal:
            words = (yield (seat, "swap", legal | {"pass"})).split()
            if words[0] == "swap":
                mine, theirs = self.eaten[seat], self.eaten[int(words[3])]
                mine[cube] -= 1
                theirs[cube] += 1
                mine[int(words[1])] += 1
                theirs[int(words[1])] -= 1

    def full(self) -> list[int]:
        counts = [sum(1 + (cat.kind == "fat") for cat in cats) for cats in self.bowls]
        return [bowl for bowl in range(3) if counts[bowl] >= 5]

    def end_turn(self, seat: int) -> Asking:
        if self.full():
            lazy = False
            while not lazy and (full := self.full()):
                bowl = full[0]
                if len(full) > 1:
                    served = {f"serve {other + 1}" for other in full}
                    bowl = int((yield (self.holder, "serve", served)).split()[1]) - 1
                lazy = yield from self.dinner(bowl)
            for bowl in range(3):
                self.bowls[bowl] += self.aside[bowl]
                self.aside[bowl] = []
            if not lazy:
                self.holder = (self.holder + 1) % self.seats
            if max(sum(cubes.elements()) for cubes in self.eaten) >= 20:
                raise Over
            self.fill_empty(0)
        for step in range(self.seats):
            self.draw((seat + step) % self.seats)
        self.active = (seat + 1) % self.seats

    def dinner(self, bowl: int) -> Generator[Question, str, bool]:
        """Play a dinner; return whether Lazy ended it, and with it the phase."""
        first = [cat for cat in self.bowls[bowl] if cat.kind in PRIORITY]
        seat = self.holder
        while self.bowls[bowl]:
            if not self.food[bowl].total():
                for cat in self.bowls[bowl]:
                    self.discards[cat.owner].append(cat)
                self.bowls[bowl] = []
                return False
            cats = first or [cat for cat in self.bowls[bowl] if cat.owner == seat]
            if cats:
                eater = yield from self.feed(cats, bowl, "feed-first" if first else "feed")
                if eater.kind == "lazy":
                    return True
            if not first:
                seat = (seat + 1) % self.seats
            first = []
        return False
