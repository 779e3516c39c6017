"""The best feeding plan as a model for OR-Tools' CP-SAT: an independent check and a benchmark.

The rules are written again as constraints, from the printed cats alone; only the table of cats is
shared with our solver.
"""

from collections.abc import Sequence
from itertools import product
from typing import Any

from ortools.sat.python import cp_model

from tabbytop.games.cat_lady.cards import GOALS, OTHERS
from tabbytop.games.cat_lady.cats import CAT_COUNT, CAT_NAMES, CATS, COLOURS
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.moves import FEED

TYPES = "ctm"
MUCH = 200  # more than any cat is worth
Sum = Any  # a linear expression of CP-SAT; its types are too loose to help


class FeedingModel:
    """The feeding of one holding as a constraint model, ready to be solved."""

    def __init__(self, mine: Holding, rivals: Rivals | None) -> None:
        self.mine, self.rivals = mine, rivals
        self.model = cp_model.CpModel()
        self.cats = mine.cats
        self.paid = {FEED.first(move) for move in mine.eaten}
        self.own = {cat: self.model.new_bool_var(f"own {cat}") for cat in self.cats}
        self.treat = {cat: self.model.new_bool_var(f"treat {cat}") for cat in self.cats}
        self.food: dict[tuple[int, str], Sum] = {}
        self.eats: dict[tuple[int, str], Sum] = {}
        self.points: dict[int, Sum] = {}
        self._needs()
        self._tokens()
        self._count()
        self._goals()
        for cat in self.cats:
            self._value(cat)
        self._nicky()
        self.model.maximize(self._total())

    def solve(self) -> int:
        """Return the most points."""
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        # Otherwise CP-SAT catches interrupts, and after solving they kill the process silently.
        solver.parameters.catch_sigint_signal = False
        status = solver.solve(self.model)
        assert status == cp_model.OPTIMAL, solver.status_name(status)
        return round(solver.objective_value)

    def _fed(self, cat: int) -> Sum:
        return self.own[cat] + self.treat[cat]

    def _needs(self) -> None:
        model = self.model
        for cat in self.cats:
            card, own = CATS[cat], self.own[cat]
            model.add(own + self.treat[cat] <= 1)
            if card.name == "choupette":
                model.add(own == int(cat in self.paid))
            most = min(card.any_food[1], sum(self.mine.tokens))
            for type_ in TYPES:
                if card.needs:
                    self.food[cat, type_] = own * card.needs.count(type_)
                    self.eats[cat, type_] = self._fed(cat) if type_ in card.needs else 0
                    continue
                food = model.new_int_var(0, most, f"food {cat} {type_}")
                eats = model.new_bool_var(f"eats {cat} {type_}")
                model.add(eats <= food)
                model.add(food <= most * eats)
                self.food[cat, type_], self.eats[cat, type_] = food, eats
            if not card.needs:
                eaten = sum(self.food[cat, type_] for type_ in TYPES)
                model.add(eaten >= card.any_food[0] * own)
                model.add(eaten <= most * own)
            if card.name == "waffle":
                model.add(sum(self.eats[cat, type_] for type_ in TYPES) <= 1)

    def _tokens(self) -> None:
        """Every token is eaten as some type, or left over."""
        model, mine = self.model, self.mine
        as_type = {
            (token, type_): model.new_int_var(0, mine.tokens[token], f"{token} as {type_}")
            for token in range(5)
            for type_ in TYPES
        }
        changed: list[Sum] = []
        left: list[Sum] = []
        for token in range(5):
            eaten = sum(as_type[token, type_] for type_ in TYPES)
            left.append(
                mine.tokens[token] - eaten - (sum(self.treat.values()) if token == 4 else 0)
            )
            model.add(left[token] >= 0)
            for type_ in TYPES:
                free = token == 3 or TYPES[token : token + 1] == type_ or mine.all_wild
                if token == 4 or not free:
                    changed.append(as_type[token, type_])
        moonbeam = self._own("moonbeam")
        model.add(sum(changed) <= 2 * moonbeam)
        for type_ in TYPES:
            eaten = sum(as_type[token, type_] for token in range(5))
            hungry = [cat for cat in self.cats if cat not in self.paid]
            model.add(sum(self.food[cat, type_] for cat in hungry) == eaten)
        self.left = sum(left)

    def _own(self, name: str) -> Sum:
        """Whether a cat is in the holding and fed by its own needs."""
        return self.own.get(CAT_NAMES.index(name), 0)

    def _sum(self, cats: Sequence[int]) -> Sum:
        return sum(self._fed(cat) for cat in cats)

    def _count(self) -> None:
        mine, cats = self.mine, self.cats
        aoshima = CAT_NAMES.index("aoshima")
        self.heads = {cat: 3 if cat == aoshima else 1 for cat in cats}
        self.fed = sum(self._fed(cat) * self.heads[cat] for cat in cats)
        self.counts: dict[str, Sum] = {}
        for bit, colour in enumerate(COLOURS):
            gray = mine.gray or colour != "gray"
            self.counts[colour] = self._sum(
                [c for c in cats if CATS[c].colours >> bit & 1 and gray]
            )
        for type_, name in zip(TYPES, ("chicken", "tuna", "milk"), strict=True):
            self.counts[name] = sum(self.eats[cat, type_] for cat in cats)
        plain = [cat for cat in cats if cat != aoshima]
        self.counts["multicoloured"] = self._sum(
            [c for c in plain if CATS[c].colours.bit_count() > 1]
        )
        three = 3 * self._fed(aoshima) if aoshima in cats else 0
        for size, name in ((1, "one-food"), (2, "two-food")):
            fitting = [
                c for c in plain if len(CATS[c].needs) == size or CATS[c].any_food == (size, size)
            ]
            self.counts[name] = self._sum(fitting) + (three if size == 1 else 0)
        self.counts["costume"] = mine.costumes + self._own("elvis")
        self.counts["toy"] = sum(mine.toys) + mine.wild_toys + self._own("tomasso")
        few = toy_sets(mine.toys, mine.wild_toys)
        more = toy_sets(mine.toys, mine.wild_toys + 1)
        self.counts["point of your toy sets"] = few + (more - few) * self._own("tomasso")
        self.counts["spray bottle or lost cat"] = mine.sprays + mine.lost_cats
        self.macak = self.model.new_bool_var("macak")
        self.model.add(self.macak <= self._own("macak"))

    def _goals(self) -> None:
        model, rivals = self.model, self.rivals
        self.reached: list[Sum] = []
        for place, goal in enumerate(rivals.goals if rivals else []):
            assert rivals is not None
            brought = {
                "fed-cats": self.fed,
                "toys": self.counts["toy"],
                "costumes": self.counts["costume"],
                "catnip": self.mine.catnip + self.macak,
                "multicoloured": self.counts["multicoloured"],
                "one-food": self.counts["one-food"],
                "two-food": self.counts["two-food"],
                "tuna-cats": self.counts["tuna"],
                "chicken-cats": self.counts["chicken"],
                "milk-cats": self.counts["milk"],
            }[GOALS[goal].name]
            reached = model.new_bool_var(f"goal {place}")
            short = rivals.needed[place] - rivals.partners[place]
            model.add(brought >= short).only_enforce_if(reached)
            self.reached.append(reached)
        self.counts["goal"] = sum(self.reached)

    def _value(self, cat: int) -> None:
        """A cat's points by its own needs; 0 if it is not fed by them."""
        card, model, own = CATS[cat], self.model, self.own[cat]
        points = model.new_int_var(0, MUCH, f"points {cat}")
        self.points[cat] = points
        model.add(points <= MUCH * own)
        if card.name == "little-nicky":
            return
        limits: list[Sum] = [card.vp]
        if card.name == "hemingway":
            alone = model.new_bool_var("alone")
            if self.rivals is None:
                model.add(alone == 0)
            else:
                model.add(self.fed >= self.rivals.most_fed + 1).only_enforce_if(alone)
            limits = [3 + 4 * alone]
        elif card.per == "three colours":
            limits = [card.each * self.counts[colour] for colour in ("black", "orange", "white")]
        elif card.per == "food eaten":
            eaten = sum(self.food[cat, type_] for type_ in TYPES)
            limits = [card.vp + card.each * eaten]
        elif card.per == "tuna, chicken and milk eaten":
            limits = [
                card.each * sum(self.food[other, type_] for other in self.cats) for type_ in TYPES
            ]
        elif card.per == "other cat of its food":
            for type_, name in zip(TYPES, ("chicken", "tuna", "milk"), strict=True):
                others = self.counts[name] - self.eats[cat, type_]
                model.add(points <= card.each * others).only_enforce_if(self.eats[cat, type_])
            return
        elif card.per != "nothing":
            limits = [card.vp + card.each * self.counts[card.per]]
        for limit in limits:
            model.add(points <= limit).only_enforce_if(own)

    def _nicky(self) -> None:
        nicky = CAT_NAMES.index("little-nicky")
        if nicky not in self.cats:
            return
        model = self.model
        chosen: list[Sum] = []
        for cat in self.cats:
            if cat != nicky:
                copies = model.new_bool_var(f"copies {cat}")
                worth = self.points[cat] + self.treat[cat]
                model.add(self.points[nicky] <= worth).only_enforce_if(copies)
                chosen.append(copies)
        model.add(sum(chosen) <= 1)
        model.add(self.points[nicky] <= MUCH * sum(chosen))

    def _total(self) -> Sum:
        mine = self.mine
        cats = sum(self.points.values()) + sum(self.treat.values())
        unfed = sum((1 - self._fed(cat)) * self.heads[cat] for cat in self.cats)
        prize = [prize_for(mine.costumes + more, self.rivals) for more in (0, 1)]
        extras = mine.extras
        if mine.all_wild:
            extras = extras - mine.sprays * self._own("mr-zoe")
        return (
            cats
            - 2 * unfed
            + self._catnip()
            + prize[0]
            + (prize[1] - prize[0]) * self._own("elvis")
            + self.counts["point of your toy sets"]
            + self._boxes()
            + 3 * sum(self.reached)
            + self._leftovers()
            + 2 * mine.vp_tokens
            + extras
        )

    def _catnip(self) -> Sum:
        points = self.model.new_int_var(-2, MUCH, "catnip")
        for more in (0, 1):
            cards = self.mine.catnip + more
            worth = -2 if cards == 1 else (2 if cards >= 4 else int(cards >= 2)) * self.fed
            self.model.add(points <= worth).only_enforce_if(
                self.macak if more else self.macak.negated()
            )
        return points

    def _leftovers(self) -> Sum:
        if self.rivals is None:
            return 0
        fine = self.model.new_bool_var("fine")
        allowed = max(0, max(self.rivals.leftovers, default=0) - 1)
        self.model.add(self.left <= allowed).only_enforce_if(fine)
        return 2 * fine - 2

    def _boxes(self) -> Sum:
        model, boxes = self.model, self.mine.boxes
        inside: dict[tuple[int, int], Sum] = {}
        for place, kind in enumerate(boxes):
            box = OTHERS[kind - CAT_COUNT]
            for cat in self.cats:
                card = CATS[cat]
                if card.name == "aoshima" or not card.colours & box.colour:
                    continue
                fills = model.new_bool_var(f"box {place} {cat}")
                if box.eats and box.eats not in card.needs:
                    model.add(fills <= (0 if card.needs else self.eats[cat, box.eats]))
                inside[place, cat] = fills
        for place in range(len(boxes)):
            model.add(sum(fills for (box, _), fills in inside.items() if box == place) <= 1)
        for cat in self.cats:
            model.add(sum(fills for (_, filler), fills in inside.items() if filler == cat) <= 1)
        return len(boxes) * sum(inside.values())


def toy_sets(toys: list[int], free: int) -> int:
    """Return the most points of toy sets; `free` toys are each any kind."""
    best = 0
    for kinds in product(range(5), repeat=free):
        have = [amount + kinds.count(kind) for kind, amount in enumerate(toys)]
        sets = [sum(amount > number for amount in have) for number in range(max(have))]
        best = max(best, sum((0, 1, 3, 5, 8, 12)[size] for size in sets))
    return best


def prize_for(costumes: int, rivals: Rivals | None) -> int:
    """Return the costume prize, by the sorted counts of all players."""
    if costumes == 0:
        return -2
    if rivals is None:
        return 0
    row = sorted([costumes, *rivals.costumes], reverse=True)
    first = row.count(row[0])
    if costumes == row[0]:
        prize = 9 if first > 1 and rivals.second_prize else 6
        return -(-prize // first)
    if rivals.second_prize and first == 1 and costumes == row[1]:
        return -(-3 // row.count(row[1]))
    return 0
