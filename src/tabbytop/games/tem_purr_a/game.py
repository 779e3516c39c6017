"""The game Tem-Purr-A: its setup, and tables arranged by hand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabbytop.games.tem_purr_a import determinization, guide, scoring, validation, view, words
from tabbytop.games.tem_purr_a.cards import (
    INDIGESTIONS,
    KIND_COUNT,
    LEAST_SEATS,
    MOST_SEATS,
    MOST_TOKENS,
    NAMES,
    box_of,
    is_dish,
)
from tabbytop.games.tem_purr_a.features import FEATURES
from tabbytop.games.tem_purr_a.moves import VOCABULARY
from tabbytop.games.tem_purr_a.options import TempuraOptions
from tabbytop.games.tem_purr_a.rounds import (
    FirstRound,
    NewRound,
    SeatActs,
    SeatAdds,
    SeatStarts,
    begin_stack,
    begin_turn,
)
from tabbytop.games.tem_purr_a.stickers import STICKERS, TempuraStory
from tabbytop.games.tem_purr_a.table import CLOCKWISE, COUNTERCLOCKWISE, TempuraTable
from tabbytop.games.tem_purr_a.thinking.judge import TempuraJudge
from tabbytop.games.tem_purr_a.words import message, quoted
from tabbytop.kernel.agenda import Step
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.features import Feature
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator, quick
from tabbytop.kernel.guide import Card
from tabbytop.kernel.manifest import Accent, Manifest
from tabbytop.kernel.observation import ObservationWriter
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Result
from tabbytop.texts.message import Message

# All step classes, in the order of the game: positions know them by name.
_STEPS: Final[tuple[type[Step[Any]], ...]] = (
    FirstRound,
    SeatStarts,
    SeatActs,
    SeatAdds,
    NewRound,
)
_MANIFEST: Final = Manifest(
    order=30,
    usual_seats=4,
    minutes=15,
    daily=True,
    accent=Accent(
        colour="#e4532f",
        ink="#ae3214",
        soft="#ffd3c2",
        text="#2b1208",
        side="#99341a",
        on_table_light="#a12c10",
        on_table_dark="#ff9d7d",
    ),
)


class TemPurrA(Game[TempuraTable]):
    """The game of Tem-Purr-A."""

    def __init__(self) -> None:
        super().__init__(
            name=words.AREA,
            least_seats=LEAST_SEATS,
            most_seats=MOST_SEATS,
            manifest=_MANIFEST,
            rules=1,
            vocabulary=VOCABULARY,
            steps=_STEPS,
            options=TempuraOptions,
            judge=TempuraJudge(),
            kinds=words.KINDS_OF_ARGUMENTS,
            stickers=STICKERS,
            story=TempuraStory,
            names={"stack": NAMES},
        )

    def new_table(self, seats: int, options: Options, generator: Generator) -> TempuraTable:
        """Return a table with the Indigestions in the supply and all other cards in the deck."""
        assert isinstance(options, TempuraOptions)
        table = TempuraTable()
        table.prepare(self, seats, options, generator)
        table.lay_out(box_of(options.dishes))
        return table

    def set_up(self, table: TempuraTable) -> None:
        table.then(FirstRound())

    def arrange(
        self,
        seats: int = 3,
        *,
        hands: Sequence[Sequence[str]] = (),
        stack: Sequence[str] = (),
        deck: Sequence[str] | None = None,
        discard: Sequence[str] = (),
        known: Sequence[Sequence[str]] = (),
        tokens: Sequence[int] = (),
        spoilt: int = 1,
        clockwise: bool = True,
        active: int = 0,
        options: Options | Mapping[str, object] | None = None,
        seed: int = 0,
        events: bool = False,
    ) -> TempuraTable:
        """Return a table in the middle of a game, where `active` has its turn, or starts a stack if
        there is none.

        Cards are given by name (`"6"`, `"plus"`), the stack from its lowest card up. Everything
        else stays in the deck; or in the discard, if `deck` is given. `known` lists those cards of
        each hand that everybody saw going there, `spoilt` is the number of Indigestions in the
        deck.
        """
        table = self.new_table(seats, self.resolve_options(seats, options), quick(seed))
        table.require_seat(active)
        for what, given in (("hands", hands), ("known", known), ("tokens", tokens)):
            if len(given) > seats:
                raise BadOptions(message("arrange-seats", what=what, seats=seats))
        for seat, names in enumerate(hands):
            for name in names:
                table.hands[seat * KIND_COUNT + _take(table, name)] += 1
        for seat, names in enumerate(known):
            for name in names:
                _mark_known(table, seat, name)
        table.stack = [_take(table, name) for name in stack]
        if len({kind for kind in table.stack if is_dish(kind)}) > 1 or not is_dish(
            table.stack[0] if stack else 0
        ):
            raise BadOptions(message("arrange-stack"))
        for name in discard:
            table.discard[_take(table, name)] += 1
        if deck is not None:
            _keep_in_deck(table, deck)
        _place_indigestion(table, spoilt, tokens)
        table.direction = CLOCKWISE if clockwise else COUNTERCLOCKWISE
        table.active = active
        table.events = [] if events else None
        table.then(NewRound())
        if stack:
            begin_turn(table, active)
        else:
            begin_stack(table, active)
        table.advance()
        return table

    def view(self, table: TempuraTable, seat: int | None) -> view.TempuraView:
        return view.build(table, seat)

    def own_view(self, table: TempuraTable, seat: int) -> dict[str, object]:
        return view.own_parts(table, seat)

    def observe(self, table: TempuraTable, seat: int) -> dict[str, list[int]]:
        return self.observed_parts(table, seat)

    def features(self) -> Mapping[str, Feature]:
        return FEATURES

    def write_observation(self, table: TempuraTable, seat: int, out: ObservationWriter) -> None:
        view.write_observation(table, seat, out)

    def resample_hidden(self, table: TempuraTable, seat: int, rng: Generator) -> None:
        determinization.resample_hidden(table, seat, rng)

    def result(self, table: TempuraTable) -> Result:
        return scoring.result(table)

    def validate(self, table: TempuraTable) -> None:
        validation.validate(table)

    def event_message(self, event: Mapping[str, object]) -> Message:
        return words.event_message(event)

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        return guide.cards(options)


def _kind(name: str) -> int:
    if name not in NAMES:
        raise BadOptions(message("arrange-unknown-card", name=quoted(name)))
    return NAMES.index(name)


def _take(table: TempuraTable, name: str) -> int:
    """Take a card of that name out of the deck and return its kind."""
    kind = _kind(name)
    if table.deck[kind] == 0:
        raise BadOptions(message("arrange-none-left", name=quoted(name)))
    table.deck[kind] -= 1
    return kind


def _mark_known(table: TempuraTable, seat: int, name: str) -> None:
    place = seat * KIND_COUNT + _kind(name)
    table.known[place] += 1
    if table.known[place] > table.hands[place]:
        raise BadOptions(message("arrange-known", number=seat, name=quoted(name)))


def _keep_in_deck(table: TempuraTable, names: Sequence[str]) -> None:
    """Keep just these cards in the deck; all others go to the discard."""
    kept = [_take(table, name) for name in names]
    for kind in range(KIND_COUNT):
        table.discard[kind] += table.deck[kind]
        table.deck[kind] = 0
    for kind in kept:
        table.deck[kind] += 1


def _place_indigestion(table: TempuraTable, spoilt: int, tokens: Sequence[int]) -> None:
    """Put Indigestions into the deck and tokens before the seats, if a game could have them so."""
    if not all(0 <= count < MOST_TOKENS for count in tokens):
        raise BadOptions(message("arrange-tokens", most=MOST_TOKENS - 1))
    if not 1 <= spoilt <= min(INDIGESTIONS, 1 + sum(tokens)):
        raise BadOptions(message("arrange-spoilt"))
    for seat, count in enumerate(tokens):
        table.tokens[seat] = count
    for _card in range(spoilt):
        table.put_indigestion_in_deck()


GAME: Final = TemPurrA()
