"""Reference model: turns and final scores, implemented only from the rulebook and the rulings.

It shares nothing with the package. Cards, lines and moves are written as in the notation. Chance is
given from outside: the cards that fill the grid, and the cat player's turn cards.
"""

from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from itertools import combinations, product

from tests.games.cat_lady.model_feeding import may_eat, may_finish
from tests.games.cat_lady.model_scoring import (
    CATS,
    TOYS,
    TYPES,
    Choice,
    ModelDiet,
    ModelHolding,
    ModelRivals,
    choices,
    goal_share,
    score,
    score_choice,
)

ROWS, COLUMNS = "abc", "123"
LINES = {f"row {row}": [row + column for column in COLUMNS] for row in ROWS} | {
    f"column {column}": [row + column for row in ROWS] for column in COLUMNS
}
CELLS = [row + column for row in ROWS for column in COLUMNS]
FOOD = {
    "chicken": ["chicken"], "two-chicken": ["chicken"] * 2, "tuna": ["tuna"],
    "two-tuna": ["tuna"] * 2, "milk": ["milk"], "two-milk": ["milk"] * 2, "wild": ["wild"],
    "chicken-and-tuna": ["chicken", "tuna"], "treat": ["treat"],
}  # fmt: skip
PLAYED = {"lost-cat", "spray-bottle", "brush", "laser-pointer", "shopping-bag"}
PAYMENTS = list(product(["tuna", "wild"], ["milk", "wild"]))
SIX_POINTS = {cat for cat, (_, _, points) in CATS.items() if points >= 6}

Question = dict[int, set[str]]  # by seat that is asked: the legal answers
Answer = tuple[int, str]
QuestionGenerator = Generator[Question, Answer, None]


@dataclass
class Player:
    """The possessions of a player, or of the cat player."""

    cats: list[str] = field(default_factory=list)
    tokens: Counter[str] = field(default_factory=Counter)
    hand: Counter[str] = field(default_factory=Counter)
    boxes: list[str] = field(default_factory=list)
    two_point_tokens: int = 0
    gifts: Counter[str] = field(default_factory=Counter)  # costumes, catnip, wild toys
    eaten: list[str] = field(default_factory=list)
    plan: list[str] = field(default_factory=list)
    take_backs: int = 0  # how often food was taken back
    done: bool = False


@dataclass
class TurnState:
    """The progress of a turn."""

    begun: bool = False
    taken: bool = False
    swapped: bool = False


class ModelGame:
    """The state and the rules of a game."""

    def __init__(self, seats: int, grid: dict[str, str], strays: list[str], deck: int) -> None:
        self.seats = seats
        self.players = [Player() for _ in range(max(seats, 2))]
        self.grid = grid
        self.token = "column 1" if seats == 1 else ""
        self.strays = strays
        self.deck = deck
        self.discard: Counter[str] = Counter()
        self.goals: list[str] = []  # between each seat and the next
        self.pool: list[str] = []
        self.active = 0
        self.treats = True
        self.refills: list[dict[str, str]] = []  # given, the oldest first
        self.turn_cards: list[tuple[str, str]] = []  # given: what is wanted, and the arrow
        self.paid: list[str] = []  # given: how the cat player pays Choupette …
        self.picked: list[str] = []  # … and the cells that she takes

    # Taking.

    def refill(self) -> None:
        cells = [cell for cell in CELLS if cell not in self.grid]
        if self.deck:
            cards = self.refills.pop(0)
            assert sorted(cards) == sorted(cells)
            self.grid |= cards
            self.deck -= 3

    def get(self, who: int, card: str) -> None:
        """Give a card from the grid to a player."""
        player = self.players[who]
        if card in CATS:
            player.cats.append(card)
        elif card in FOOD:
            player.tokens.update(FOOD[card])
            self.discard[card] += 1
        elif card.endswith("-box"):
            player.boxes.append(card)
        else:
            player.hand[card] += 1

    def spend(self, who: int, card: str, count: int = 1) -> None:
        self.players[who].hand[card] -= count
        self.discard[card] += count
        assert self.players[who].hand[card] >= 0

    def others(self, who: int) -> Iterator[Player]:
        return (player for number, player in enumerate(self.players) if number != who)

    def lines_without_token(self) -> list[str]:
        return [line for line in LINES if line != self.token]

    # The game.

    def game(self) -> QuestionGenerator:
        if self.seats > 1:
            before = (self.active - 1) % self.seats
            _, move = yield {before: {f"place {line}" for line in LINES}}
            self.token = move.removeprefix("place ")
        while not self.is_over():
            if self.seats == 1:
                yield from self.cat_players_turn()
            yield from self.turn(self.active)
            self.active = (self.active + 1) % self.seats
        yield from self.choupette()
        if self.seats == 1:
            self.cat_players_choupette()
        yield from self.feeding()

    def is_over(self) -> bool:
        return len(self.grid) < 9

    def turn(self, seat: int) -> QuestionGenerator:
        turn = TurnState()
        while True:
            legal = self.plays(seat, turn)
            if turn.taken:
                if not self.may_act_more(seat, turn):
                    return
                legal.add("end")
            else:
                legal |= {f"take {line}" for line in self.lines_without_token()}
            _, move = yield {seat: legal}
            if move == "end":
                return
            if move.startswith("laser "):
                yield from self.laser(seat, move)
                self.refill()
                return
            turn.begun = True
            if move.startswith("take "):
                self.take(seat, move.removeprefix("take "))
                turn.taken = True
            elif move.startswith("swap "):
                self.swap(move)
                turn.swapped = True
            else:
                self.play(seat, move)

    def take(self, who: int, line: str) -> None:
        for cell in LINES[line]:
            self.get(who, self.grid.pop(cell))
        self.token = line
        self.refill()

    def may_act_more(self, seat: int, turn: TurnState) -> bool:
        """Whether public information allows more: a hand, or a goal swap."""
        return self.players[seat].hand.total() > 0 or bool(self.goals and not turn.swapped)

    # Cards that are played.

    def plays(self, seat: int, turn: TurnState) -> set[str]:
        hand = self.players[seat].hand
        legal = set()
        if hand["lost-cat"] >= 2:
            legal |= self.lost_cat_plays()
        if hand["spray-bottle"]:
            legal |= {f"spray {line}" for line in self.lines_without_token()}
        if hand["brush"]:
            legal |= self.brush_plays(self.players[seat].cats)
        if hand["shopping-bag"]:
            legal.add("shop")
        if hand["laser-pointer"] and not turn.begun:
            legal |= self.laser_plays()
        if self.goals and not turn.swapped:
            mine = {self.goals[seat - 1], self.goals[seat]}
            legal |= {f"swap {goal} for {other}" for goal in mine for other in self.pool}
        return legal

    def lost_cat_plays(self) -> set[str]:
        return {"cash in"} | {f"adopt {stray}" for stray in self.strays}

    def brush_plays(self, cats: list[str]) -> set[str]:
        there = [cell for cell, card in self.grid.items() if card in CATS]
        return {f"brush {cat} {cell}" for cat in cats for cell in there}

    def laser_plays(self) -> set[str]:
        there = [cell for cell in CELLS if cell in self.grid]
        return {f"laser {one} {other}" for one, other in combinations(there, 2)}

    def play(self, seat: int, move: str) -> None:
        player = self.players[seat]
        verb, *words = move.split()
        if verb == "cash":
            self.spend(seat, "lost-cat", 2)
            player.two_point_tokens += 1
        elif verb == "adopt":
            self.spend(seat, "lost-cat", 2)
            self.strays.remove(words[0])
            player.cats.append(words[0])
        elif verb == "spray":
            self.spend(seat, "spray-bottle")
            self.token = " ".join(words)
        elif verb == "brush":
            self.spend(seat, "brush")
            mine, cell = words
            player.cats.remove(mine)
            player.cats.append(self.grid[cell])
            self.grid[cell] = mine
        else:
            assert verb == "shop"
            self.spend(seat, "shopping-bag")
            player.tokens.update(["chicken", "tuna", "milk"])
            for other in self.others(seat):
                other.two_point_tokens += 1

    def laser(self, seat: int, move: str) -> Generator[Question, Answer, list[str]]:
        """Take two cards, which are returned, and discard a third."""
        self.spend(seat, "laser-pointer")
        cards = [self.grid.pop(cell) for cell in move.split()[1:]]
        for card in cards:
            self.get(seat, card)
        _, thrown = yield {seat: {f"throw away {cell}" for cell in self.grid}}
        self.discard[self.grid.pop(thrown.split()[2])] += 1
        return cards

    def swap(self, move: str) -> None:
        _, mine, _, other = move.split()
        self.goals[self.goals.index(mine)] = other
        self.pool[self.pool.index(other)] = mine

    # The cat player.

    def cat_players_turn(self) -> QuestionGenerator:
        wanted, arrow = self.turn_cards.pop(0)
        lines = [self.token] if wanted == "token" else self.best_lines(wanted, arrow)
        line = lines[0]
        if len(lines) > 1:
            _, move = yield {0: {f"guide {line}" for line in lines}}
            line = move.removeprefix("guide ")
        self.take(1, line)
        self.trade_lost_cats()

    def trade_lost_cats(self) -> None:
        while self.players[1].hand["lost-cat"] >= 2:
            self.play(1, f"adopt {self.strays[0]}" if self.strays else "cash in")

    def cat_players_choupette(self) -> None:
        """Carry out the given payment and the given picks."""
        player = self.players[1]
        tokens = [meal.split()[1] for meal in self.paid]
        assert "treat" not in tokens
        if tokens:
            assert "choupette" in player.cats
            assert len(tokens) == 2
        player.tokens.subtract(tokens)
        player.eaten = self.paid
        for cell in self.picked:
            self.get(1, self.grid.pop(cell))
            self.trade_lost_cats()

    def best_lines(self, wanted: str, arrow: str) -> list[str]:
        counts = {
            line: sum(worth(self.grid[cell], wanted) for cell in cells)
            for line, cells in LINES.items()
        }
        most = max(counts.values())
        if most < (2 if wanted == "food" else 1):
            return [arrow]
        tied = [line for line, count in counts.items() if count == most]
        along = [line for line in tied if line.split()[0] == arrow.split(maxsplit=1)[0]]
        return along or tied

    # Choupette.

    def choupette(self) -> QuestionGenerator:
        owners = [seat for seat in range(self.seats) if "choupette" in self.players[seat].cats]
        for seat in owners:
            player = self.players[seat]
            ways = [way for way in PAYMENTS if not Counter(way) - player.tokens]
            if not ways:
                return
            legal = {f"pay {tuna} and {milk}" for tuna, milk in ways}
            _, move = yield {seat: legal | {"end"}}
            if move != "end":
                _, tuna, _, milk = move.split()
                player.tokens.subtract([tuna, milk])
                for token, food in [(tuna, "tuna"), (milk, "milk")]:
                    as_what = food if token == food else f"{token} as {food}"
                    player.eaten.append(f"choupette {as_what}")
                yield from self.choupettes_cards(seat)

    def choupettes_cards(self, seat: int) -> QuestionGenerator:
        fresh: Counter[str] = Counter()
        for _ in range(2):
            _, move = yield {seat: {f"pick {cell}" for cell in self.grid} | {"end"}}
            if move == "end":
                break
            card = self.grid.pop(move.split()[1])
            fresh[card] += 1
            self.get(seat, card)
        while legal := self.fresh_plays(seat, fresh):
            _, move = yield {seat: legal | {"end"}}
            if move == "end":
                return
            if move.startswith("laser "):
                fresh["laser-pointer"] -= 1
                fresh.update((yield from self.laser(seat, move)))
                continue
            self.play(seat, move)
            verb = move.split()[0]
            card = {"brush": "brush", "shop": "shopping-bag"}.get(verb, "lost-cat")
            fresh[card] -= 1
            # An older lost cat is used up first (CL-Y16).
            if card == "lost-cat":
                fresh[card] = min(fresh[card], self.players[seat].hand[card])

    def fresh_plays(self, seat: int, fresh: Counter[str]) -> set[str]:
        player = self.players[seat]
        legal = set()
        if fresh["lost-cat"] and player.hand["lost-cat"] >= 2:
            legal |= self.lost_cat_plays()
        if fresh["brush"]:
            legal |= self.brush_plays([cat for cat in player.cats if cat != "choupette"])
        if fresh["shopping-bag"]:
            legal.add("shop")
        if fresh["laser-pointer"] and len(self.grid) >= 3:
            legal |= self.laser_plays()
        return legal

    # Feeding.

    def feeding(self) -> QuestionGenerator:
        while asked := [seat for seat in range(self.seats) if not self.players[seat].done]:
            seat, move = yield {seat: self.feeding_moves(seat) for seat in asked}
            player = self.players[seat]
            if move == "done":
                player.done = True
            elif move.startswith("take back "):
                player.take_backs += 1
                cat = move.split()[2]
                player.plan = [meal for meal in player.plan if meal.split()[0] != cat]
            else:
                player.plan.append(move.removeprefix("feed "))

    def feeding_moves(self, seat: int) -> set[str]:
        player, owned = self.players[seat], self.owned(seat)
        back = {f"take back {meal.split()[0]}" for meal in player.plan}
        is_complete = may_finish(owned, player.plan)
        if player.take_backs >= 100:
            return {"done"} if is_complete else back
        legal = back | ({"done"} if is_complete else set())
        left = player.tokens - Counter(meal.split()[1] for meal in player.plan)
        for cat in player.cats:
            for token in +left:
                meals = ["treat"] if token == "treat" else []
                meals += [token if token == food else f"{token} as {food}" for food in TYPES]
                legal |= {
                    f"feed {cat} {meal}" for meal in meals if may_eat(owned, player.plan, cat, meal)
                }
        return legal

    def owned(self, who: int) -> ModelHolding:
        """Return what a player has for feeding."""
        player = self.players[who]
        hand = player.hand
        is_cat_player = who >= self.seats
        counted = {*TOYS, "catnip", *PLAYED}
        return ModelHolding(
            cats=player.cats,
            tokens=player.tokens,
            eaten=player.eaten,
            toys=[toy for toy in TOYS for _ in range(hand[toy])],
            wild_toys=player.gifts["wild-toy"],
            costumes=sum(count for card, count in hand.items() if card not in counted)
            + player.gifts["costume"],
            catnip=hand["catnip"] + player.gifts["catnip"],
            lost_cats=hand["lost-cat"],
            sprays=hand["spray-bottle"],
            boxes=player.boxes,
            two_point_tokens=player.two_point_tokens,
            extras=hand["brush"] + hand["laser-pointer"] + hand["spray-bottle"]
            if is_cat_player
            else 0,
            gray=self.treats,
            all_wild=is_cat_player,
        )


def worth(card: str, wanted: str) -> int:
    """Return how much a card counts for a turn card."""
    if wanted == "food":
        return len(FOOD.get(card, []))
    if wanted == "toys":
        return int(card in TOYS)
    if wanted == "catnip":
        return int(card == "catnip")
    return int(card in SIX_POINTS)


def macak_counts(diet: ModelDiet, others: ModelRivals) -> bool:
    """Whether Macak counts as catnip: whatever is best for his owner; yes if equal (CL-Y6)."""
    ways = [(score_choice(diet, others, way)["total"], way.macak) for way in choices(diet)]
    return max(ways)[1]


def final_scores(model: ModelGame, wanted: dict[str, int]) -> list[dict[str, int]]:
    """Return the points of all players by their plans."""
    diets = [ModelDiet(model.owned(who), player.plan) for who, player in enumerate(model.players)]
    rivals = [rivals_for(model, diets, who, wanted) for who in range(len(diets))]
    return [
        score(diet.owned, model.players[who].plan, rivals[who]) for who, diet in enumerate(diets)
    ]


def rivals_for(
    model: ModelGame, diets: list[ModelDiet], who: int, wanted: dict[str, int]
) -> ModelRivals:
    """Return the other players' results for one player."""
    rest = [diet for number, diet in enumerate(diets) if number != who]
    others = ModelRivals(
        most_fed=max(diet.fed_cats() for diet in rest),
        costumes=[diet.owned.costumes + diet.fed_by_own_needs("elvis") for diet in rest],
        leftovers=[diet.left for diet in rest],
        second_prize=len(diets) >= 5,
    )
    if model.goals:
        for partner, goal in [
            ((who + 1) % len(diets), model.goals[who]),
            (who - 1, model.goals[who - 1]),
        ]:
            others.goals.append(
                (goal, wanted[goal], partner_share(model, diets, partner, goal, wanted))
            )
    return others


def partner_share(
    model: ModelGame, diets: list[ModelDiet], partner: int, goal: str, wanted: dict[str, int]
) -> int:
    """Return a partner's share of a goal; only Macak's owner has a choice."""
    diet = diets[partner]
    macak = goal == "catnip" and diet.fed_by_own_needs("macak")
    if macak:
        macak = macak_counts(diet, rivals_for(model, diets, partner, wanted))
    first: Choice = next(choices(diet))
    return goal_share(diet, goal, first) + macak
