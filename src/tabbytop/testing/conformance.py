"""Properties that hold for every game, each checked on one random game.

The checks use only the public methods of a table, so that they work for any game.
"""

import json
import random
from bisect import bisect_left
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Final

from tabbytop.kernel.errors import IllegalMove, InvalidNotation, NoSuchSeat, NotYourTurn
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Quick, quick
from tabbytop.kernel.judge import UNSURE
from tabbytop.kernel.legal_moves import Moves
from tabbytop.kernel.match import Match
from tabbytop.kernel.options import Options
from tabbytop.kernel.position import field_names
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import CLOCK, Table
from tabbytop.kernel.vocabulary import Block, Vocabulary
from tabbytop.texts import catalogue
from tabbytop.texts.preferred import LANGUAGES
from tabbytop.texts.reader import Reader

MAX_DECISIONS: Final = 20_000  # of one game; a random game takes some hundred
_MANY_MOVES: Final = 100  # legal moves
_A_DOZEN: Final = 12  # of many legal moves, different ones each time
_MAX_TRIED: Final = 2000  # beyond so many moves, only some are tried at each decision
_RARELY: Final = 12  # clever play lets the clock move, or moves at random, once in so many times


@dataclass(frozen=True)
class Deal:
    """One game to be played: the arguments of `Game.deal`, and how moves are chosen.

    Moves are random or, if `clever`, mostly those of the game's judge: random play never completes
    a pattern or obeys a rule.
    """

    game: Game
    seats: int
    options: Options
    seed: int
    clever: bool = False

    def table(self, *, events: bool = False) -> Table:
        """Deal the table."""
        return self.game.deal(self.seats, self.seed, self.options, events=events)

    def __repr__(self) -> str:
        played = " clever" if self.clever else ""
        agreed = f"{self.game.name} seats={self.seats} seed={self.seed}{played}"
        return f"{agreed} {self.options.as_dict()}"


@dataclass(frozen=True)
class Decision:
    """A decision in a game: the table as it asks, and the answer that will be given."""

    number: int
    table: Table
    seat: int
    move: int


def play_out(deal: Deal, table: Table) -> Iterator[Decision]:
    """Play a table to its end, yielding before every move."""
    chance = quick(deal.seed)
    for number in range(MAX_DECISIONS):
        if not table.actors():
            return
        seat, move = decide(deal, table, chance)
        yield Decision(number, table, seat, move)
        table.play(seat, move)
    raise AssertionError(f"{deal}: no end after {MAX_DECISIONS} decisions")


def decide(deal: Deal, table: Table, chance: Quick) -> tuple[int, int]:
    """Return the seat that moves next, and its move."""
    actors = table.actors()
    seat = actors[chance.below(len(actors))]
    if deal.clever:
        if seat == CLOCK and chance.below(_RARELY) > 0:
            seat = actors[0]
        if seat != CLOCK and chance.below(_RARELY) > 0:
            return seat, deal.game.judge.rollout_move(table, seat, chance)
    return seat, random_move(table, seat, chance)


def random_move(table: Table, seat: int, chance: Quick) -> int:
    """Return a random move. Where very many are legal, draw the block first, then a move of it:
    else blocks with thousands of words or places would crowd out all others."""
    moves = table.moves(seat)
    if len(moves) <= _MANY_MOVES:
        return moves[chance.below(len(moves))]
    sayings = moves_by_block(table.game.vocabulary, moves)
    _, saying = sayings[chance.below(len(sayings))]
    return saying[chance.below(len(saying))]


def moves_by_block(vocabulary: Vocabulary, moves: Moves) -> list[tuple[Block, list[int]]]:
    """Group ascending moves by the blocks of the vocabulary, without empty blocks."""
    listed = list(moves)
    sayings: list[tuple[Block, list[int]]] = []
    for block in vocabulary.blocks:
        first = bisect_left(listed, block.base)
        last = bisect_left(listed, block.base + block.size)
        if first < last:
            sayings.append((block, listed[first:last]))
    return sayings


def is_sampled(decision: Decision, every: int) -> bool:
    """Return whether this decision gets the costly checks: the first few, then one in `every`."""
    return decision.number < 4 or decision.number % every == 0


def check_legality(deal: Deal) -> None:
    """Every listed move is accepted; every other one is refused with a reason and changes
    nothing."""
    vocabulary = deal.game.vocabulary
    tried: dict[str, set[int]] = {}
    for decision in play_out(deal, deal.table()):
        table = decision.table
        assert table.actors() == _in_order(table.actors()), "seats ascending, the clock last"
        alarms = [alarm.move for alarm in table.alarms()]
        assert sorted(alarms) == table.moves(CLOCK), "every move of the clock's has an alarm"
        assert all(alarm.seconds > 0 for alarm in table.alarms()), "an alarm takes its time"
        for seat in range(deal.seats):
            moves = table.moves(seat)
            assert moves == sorted(set(moves)), "moves are ascending"
            assert bool(moves) == (seat in table.actors()), "who is asked has an answer"
            assert (table.prompt(seat) is not None) == (seat in table.actors())
        if not is_sampled(decision, 25):
            continue
        prompt = table.prompt(decision.seat)
        asked = prompt.key if prompt is not None else ""
        legal = table.moves(decision.seat)
        for move in _to_try(legal, tried.setdefault(f"{asked}: yes", set()), decision.number):
            table.copy().play(decision.seat, move)
        assert table.timeout_move(decision.seat) in legal
        before = table.position()
        illegal = sorted(set(range(vocabulary.size)) - set(legal))
        for move in _to_try(illegal, tried.setdefault(f"{asked}: no", set()), decision.number):
            _assert_refused(table, decision.seat, move)
        _assert_strangers_refused(deal, table, decision.move)
        assert table.position() == before, "a refused move changes nothing"


def _to_try(moves: Moves, tried: set[int], number: int) -> list[int]:
    """Return the moves to try; of thousands, those not tried yet at such a question and some
    others."""
    if len(moves) <= _MAX_TRIED:
        return list(moves)
    every = 1 + len(moves) // _MANY_MOVES
    chosen = [m for place, m in enumerate(moves) if (place + number) % every == 0 or m not in tried]
    tried.update(moves)
    return chosen


def _in_order(actors: list[int]) -> list[int]:
    clock = [CLOCK] if CLOCK in actors else []
    return sorted(set(actors) - {CLOCK}) + clock


def _assert_refused(table: Table, seat: int, move: int) -> None:
    refusal: IllegalMove | None = None
    try:
        table.play(seat, move)
    except IllegalMove as error:
        refusal = error
    assert refusal is not None, f"{table.game.vocabulary.text(move)!r} is not listed but accepted"
    assert refusal.reason, "a refusal says why"
    assert refusal.ruling, "a refusal names the ruling"


def _assert_strangers_refused(deal: Deal, table: Table, move: int) -> None:
    for seat in (*range(deal.seats), deal.seats, -5):
        if seat in table.actors():
            continue
        try:
            table.play(seat, move)
        except NotYourTurn:
            continue
        raise AssertionError(f"seat {seat} is not asked but was let play")
    for nonsense in (deal.game.vocabulary.size, -1, "", "meow meow"):
        try:
            table.play(table.actors()[0], nonsense)
        except InvalidNotation:
            continue
        raise AssertionError(f"{nonsense!r} is no move but was not refused as such")


def check_conservation(deal: Deal) -> None:
    """Nothing from the box is ever lost or doubled."""
    table = deal.table()
    box = table.census()
    for decision in play_out(deal, table):
        assert decision.table.census() == box
    assert table.census() == box


def check_copies(deal: Deal) -> None:
    """A copy is equal and independent, field by field; earlier copies never change.

    A list that is shared with a copy is never changed, only replaced.
    """
    kept: list[tuple[Table, str]] = []
    shared: list[tuple[str, list[object], str]] = []
    table = deal.table(events=True)
    for decision in play_out(deal, table):
        if not is_sampled(decision, 20):
            continue
        copy = decision.table.copy()
        assert copy.events is None, "events are never copied"
        assert copy.position() == decision.table.position()
        assert copy.actors() == decision.table.actors()
        for seat in copy.actors():
            assert copy.moves(seat) == decision.table.moves(seat)
        for name in field_names(decision.table):
            shared += _shared_lists(name, getattr(decision.table, name), getattr(copy, name))
        kept.append((copy, _text(copy)))
        stray = decision.table.copy()
        before = _text(decision.table)
        stray.play_unchecked(decision.seat, decision.move)
        _assert_unchanged(shared)
        assert _text(decision.table) == before, "playing on a copy leaves the table alone"
    _assert_unchanged(shared)
    for copy, text in kept:
        assert _text(copy) == text, "an old copy has changed"


def _assert_unchanged(shared: list[tuple[str, list[object], str]]) -> None:
    for name, entries, text in shared:
        assert str(entries) == text, f"{name} is shared with a copy, and was changed in place"


def _shared_lists(
    name: str, mine: object, copied: object
) -> Iterator[tuple[str, list[object], str]]:
    """Yield the lists of a field that are shared with a copy: name, list, and what is in it."""
    if name in {"agenda", "generator"}:
        assert mine is not copied, f"the {name} is shared with the copy"
    elif isinstance(mine, list) and mine is copied:
        yield name, mine, str(mine)
    elif isinstance(mine, list) and isinstance(copied, list):
        for entry, other in zip(mine, copied, strict=True):
            yield from _shared_lists(name, entry, other)


def check_record(deal: Deal) -> None:
    """A record replays to the identical table, at the end and in between, also through its text.

    The match uses a sealed generator.
    """
    key = deal.seed.to_bytes(32, "big", signed=True)
    match = Match.deal(deal.game, deal.seats, key, deal.options)
    halfway = ""
    stop = quick(deal.seed + 1).below(40)
    chance = quick(deal.seed)
    while match.table.actors():
        if len(match.record.moves) == stop:
            halfway = _text(match.table)
        match.play(*decide(deal, match.table, chance))
        assert len(match.record.moves) < MAX_DECISIONS
    record = Record.read(match.record.text())
    assert record == match.record
    assert record.text() == match.record.text()
    assert _text(record.replay(deal.game)) == _text(match.table)
    if halfway:
        assert _text(record.replay(deal.game, stop)) == halfway


def check_positions(deal: Deal) -> None:
    """A position, through JSON and back, is the same table and continues identically."""
    original = deal.table()
    resumed: Table | None = None
    for decision in play_out(deal, original):
        if resumed is not None:
            assert resumed.moves(decision.seat) == decision.table.moves(decision.seat)
            resumed.play(decision.seat, decision.move)
        if is_sampled(decision, 15):
            text = _text(decision.table)
            again = deal.game.resume(text)
            assert _text(again) == text
            watcher = None if decision.seat == CLOCK else decision.seat
            assert again.view(watcher) == decision.table.view(watcher)
            again.play(decision.seat, decision.move)
            resumed = again if resumed is None or decision.number % 2 else resumed
    assert _text(deal.game.resume(_text(original))) == _text(original)
    if resumed is not None:
        assert _text(resumed) == _text(original)


def check_notation(deal: Deal) -> None:
    """Text, number and parts of every move agree."""
    vocabulary = deal.game.vocabulary
    for move in range(vocabulary.size):
        text = vocabulary.text(move)
        assert vocabulary.move(text) == move
        assert vocabulary.move(f"  {text.upper()} ") == move
        parts = vocabulary.parts(move)
        assert text.startswith(parts["verb"])
        assert all(word in text for word in parts.values())


def check_secrets(deal: Deal) -> None:
    """Determinization is sound: for every seat, imagined tables agree with the real one in
    everything that the seat may know, and over a game some of them differ from it elsewhere."""
    renewed = False
    for decision in play_out(deal, deal.table()):
        table = decision.table
        rng = quick(deal.seed + decision.number)
        guessed = table.imagine(decision.number % deal.seats, rng)
        assert all(guessed.moves(actor) for actor in guessed.actors()), "there is an answer"
        renewed = renewed or _changes_something(table, rng)
        if not is_sampled(decision, 12):
            continue
        for seat in range(deal.seats):
            imagined = table.imagine(seat, rng)
            for world in (imagined, imagined.imagine(seat, rng)):
                assert _known_to(world, seat) == _known_to(table, seat)
                assert world.view(None) == table.view(None), "an onlooker sees what is public"
                assert world.census() == table.census()
                assert all(world.moves(actor) for actor in world.actors()), "there is an answer"
            assert imagined.generator.state() != table.generator.state(), "chance is renewed"
    assert renewed, "an imagined table is never anything but the truth"


def _changes_something(table: Table, rng: Quick) -> bool:
    """Return whether some determinization, of a few for each seat, differs from the real table."""
    truth = table.position()["table"]
    return any(
        table.imagine(seat, rng).position()["table"] != truth
        for seat in range(table.seats)
        for _ in range(4)
    )


def _known_to(table: Table, seat: int) -> object:
    prompts = [prompt.as_dict() for actor in table.actors() if (prompt := table.prompt(actor))]
    return [
        table.actors(),
        prompts,
        table.moves(seat),
        table.view(seat),
        table.observe(seat),
    ]


def check_event_secrecy(deal: Deal) -> None:
    """Events tell a seat nothing that it may not know.

    A twin table differs only in what is hidden from the seat. With the same random numbers and
    moves it shows the seat the same events, until a move is made that the twin does not allow, or
    an event reveals hidden information.
    """
    watcher = quick(deal.seed).below(deal.seats)
    table = deal.table(events=True)
    twin: Table | None = None
    for decision in play_out(deal, table):
        twin = _compare_twin(table, twin, watcher)
        renew = decision.number % 4 == 0
        if twin is None or renew or decision.move not in twin.moves(decision.seat):
            twin = _twin(table, watcher, quick(deal.seed + decision.number))
        if decision.move in twin.moves(decision.seat):
            twin.play(decision.seat, decision.move)
        else:
            twin = None
        if len(set(table.actors()) - {CLOCK}) > 1:
            _assert_answers_stay_secret(table, decision, watcher)
    _compare_twin(table, twin, watcher)


def _compare_twin(table: Table, twin: Table | None, watcher: int) -> Table | None:
    """Return the twin if the watcher saw the same; None if a revealing event made the difference.

    Any other difference is a leak.
    """
    mine = table.take_events()
    if twin is None:
        return None
    theirs = twin.take_events()
    same = [event.seen_by(watcher) for event in mine] == [e.seen_by(watcher) for e in theirs]
    if same and table.view(watcher) == twin.view(watcher) and table.actors() == twin.actors():
        return twin
    assert any(event.reveals for event in [*mine, *theirs]), "told what it may not know"
    return None


def _assert_answers_stay_secret(table: Table, decision: Decision, watcher: int) -> None:
    """Where several seats answer at once, no event shows an answer that the watcher's view
    hides."""
    if decision.seat == watcher:
        return
    told: dict[str, list[dict[str, object]]] = {}
    moves = table.moves(decision.seat)
    if len(moves) > _MANY_MOVES:
        first = decision.number % (len(moves) // _A_DOZEN)
        moves = moves[first :: len(moves) // _A_DOZEN]
    for move in moves:
        world = table.copy()
        world.events = []
        world.play_unchecked(decision.seat, move)
        events = [event.seen_by(watcher) for event in world.take_events()]
        assert told.setdefault(json.dumps(world.view(watcher)), events) == events


def _twin(table: Table, seat: int, rng: Quick) -> Table:
    twin = table.imagine(seat, rng)
    twin.generator = table.generator.copy()
    twin.events = []
    return twin


def check_end(deal: Deal) -> None:
    """The game ends with a consistent result, and nobody is asked afterwards."""
    table = deal.table()
    for decision in play_out(deal, table):
        assert decision.table.result() is None, "there is no result before the end"
    result = table.result()
    assert result is not None
    assert len(result.scores) == len(result.places) == len(result.sheets) == deal.seats
    assert result.winners or deal.seats == 1, "somebody wins, but who plays alone may lose"
    assert result.reason
    for score, sheet in zip(result.scores, result.sheets, strict=True):
        assert score == sum(line.points or 0 for line in sheet), "the sheet explains the score"
    for other in result.opponents:
        assert other.score == sum(line.points or 0 for line in other.sheet)
    json.dumps(result.as_dict())
    assert str(result)
    for seat in range(deal.seats):
        assert table.moves(seat) == []
        assert table.prompt(seat) is None
        try:
            table.play(seat, 0)
        except NotYourTurn:
            continue
        raise AssertionError("a game that is over takes no moves")


def check_plain_data(deal: Deal) -> None:
    """Views, prompts and events are JSON-ready; the public view with a seat's own entries is the
    seat's view; observations keep their shape."""
    table = deal.table(events=True)
    shapes: list[dict[str, int]] = []
    own_parts: dict[int, set[str]] = {}
    for decision in play_out(deal, table):
        for event in decision.table.take_events():
            for seat in (None, *range(deal.seats)):
                assert _is_plain(event.seen_by(seat))
            assert all(_is_plain(seen) for seen in event.perspectives())
        if is_sampled(decision, 10):
            for seat in (None, *range(deal.seats)):
                assert _is_plain(decision.table.view(seat))
            for seat in range(deal.seats):
                public, own = decision.table.view(None), decision.table.own_view(seat)
                assert {**public, **own} == decision.table.view(seat)
                own_parts.setdefault(seat, set(own))
                assert own_parts[seat] == set(own), "always the same parts are a seat's own"
                parts = decision.table.observe(seat)
                assert all(isinstance(n, int) for part in parts.values() for n in part)
                shapes.append({name: len(part) for name, part in parts.items()})
    assert all(shape == shapes[0] for shape in shapes), "observations keep their shape"


def check_seats(deal: Deal) -> None:
    """Numbers that are not seats, such as the clock's and negative ones, show nobody's secrets."""
    for decision in play_out(deal, deal.table()):
        if not is_sampled(decision, 40):
            continue
        table = decision.table
        for seat in (CLOCK, -deal.seats, deal.seats, deal.seats + 7):
            for ask in (
                table.view,
                table.own_view,
                table.observe,
                table.advise,
                partial(_imagined, table),
            ):
                try:
                    ask(seat)
                except NoSuchSeat:
                    continue
                raise AssertionError(f"{seat} is no seat but was answered")
            if seat not in table.actors():
                assert table.moves(seat) == []


def check_judge(deal: Deal) -> None:
    """The judge chooses legal moves, gives every seat a value from 0 to 1, gives winners the
    highest, changes no table, and draws only from the generator it is given."""
    judge, table = deal.game.judge, deal.table()
    for decision in play_out(deal, table):
        if not is_sampled(decision, 3) or decision.seat == CLOCK:
            continue
        before = _text(table)
        picked = [
            judge.rollout_move(table, decision.seat, quick(decision.number)) for _ in range(2)
        ]
        assert picked[0] == picked[1], "a judge picks by the chance it is given"
        assert picked[0] in table.moves(decision.seat), "a judge picks legal moves"
        judge.cut_off(table, decision.number)
        sure = judge.certain_move(table, decision.seat)
        assert sure == UNSURE or sure in table.moves(decision.seat), (
            "a judge is sure of legal moves"
        )
        _assert_values(deal, judge.evaluate(table))
        assert _text(table) == before, "a judge changes nothing"
    worth = judge.evaluate(table)
    _assert_values(deal, worth)
    result = table.result()
    assert result is not None
    if result.winners:
        assert max(worth) == min(worth[seat] for seat in result.winners), "winners have most"


def _assert_values(deal: Deal, worth: list[float]) -> None:
    assert len(worth) == deal.seats, "every seat has its worth"
    assert all(0.0 <= mine <= 1.0 for mine in worth), "a worth is from 0 to 1"


def check_texts(deal: Deal) -> None:
    """Every question, move, event and score line has a text."""
    game, teller = deal.game, Reader([f"P{seat}" for seat in range(deal.seats)], 0)
    table, told = deal.table(events=True), set[int]()
    for decision in play_out(deal, table):
        for event in table.take_events():
            assert isinstance(game.tell_event(event.seen_by(0), teller), str)
        for actor in table.actors():
            prompt = table.prompt(actor)
            assert prompt is not None
            assert game.tell_prompt(prompt.as_dict(), teller)
        moves = set(table.moves(decision.seat))
        assert all(game.tell_move(move, teller) for move in moves - told)
        told |= moves
    result = table.result()
    assert result is not None
    sheets = [*result.sheets, *(other.sheet for other in result.opponents)]
    assert all(game.tell_score_line(line, teller) for sheet in sheets for line in sheet)


def _imagined(table: Table, seat: int) -> Table:
    return table.imagine(seat, quick(1))


def check_advice(deal: Deal) -> None:
    """Advice is JSON-ready, depends only on what the seat knows, changes nothing, and its moves
    can be made one after the other."""
    for decision in play_out(deal, deal.table()):
        if not is_sampled(decision, 25):
            continue
        table = decision.table
        before = _text(table)
        for seat in range(deal.seats):
            advice = table.advise(seat)
            assert _imagined(table, seat).advise(seat) == advice, "advice gives a secret away"
            if advice is None:
                continue
            assert _is_plain(advice)
            tried, moves = table.copy(), advice.get("moves", [])
            assert isinstance(moves, list)
            for move in moves:
                tried.play(seat, move)
        assert _text(table) == before, "advice changes nothing"


def check_reasons(deal: Deal) -> None:
    """The judge's reasons for a move are the same on every table that the seat can imagine, can be
    told in every language, and change nothing."""
    judge, reader = deal.game.judge, Reader([f"P{seat}" for seat in range(deal.seats)], 0)
    for decision in play_out(deal, deal.table()):
        table, seat = decision.table, decision.seat
        if not is_sampled(decision, 10) or seat == CLOCK:
            continue
        rng = quick(deal.seed + decision.number)
        worlds = [table.imagine(seat, rng) for _ in range(3)]
        texts = [_text(world) for world in [table, *worlds]]
        moves = table.moves(seat)
        some = moves[decision.number % _A_DOZEN :: 1 + len(moves) // _A_DOZEN]
        for move in {decision.move, *some}:
            reasons = judge.reasons(table, seat, move)
            for world in worlds:
                assert judge.reasons(world, seat, move) == reasons, "a reason gives a secret away"
            for reason, language in product(reasons, LANGUAGES):
                assert catalogue.render(reason, language, reader), "a reason is a sentence"
        assert [_text(world) for world in [table, *worlds]] == texts, "a reason changes nothing"


def check_determinism(deal: Deal) -> None:
    """The same deal and moves lead to the same table, whatever Python's own random generator
    does."""
    first, second = deal.table(), deal.table()
    for decision in play_out(deal, first):
        random.seed(decision.number)
        second.play(decision.seat, decision.move)
        random.random()
    assert _text(first) == _text(second)


def _is_plain(value: object) -> bool:
    return bool(json.loads(json.dumps(value)) == value)


def _text(table: Table) -> str:
    return json.dumps(table.position())


CHECKS: Final[list[Callable[[Deal], None]]] = [
    check_advice,
    check_conservation,
    check_copies,
    check_end,
    check_judge,
    check_legality,
    check_notation,
    check_plain_data,
    check_positions,
    check_record,
    check_seats,
    check_secrets,
    check_determinism,
    check_texts,
    check_event_secrecy,
    check_reasons,
]


def conform(deal: Deal) -> None:
    """Run every check on one deal."""
    for check in CHECKS:
        check(deal)
