"""The game Kibble Scuffle: its setup, and tables arranged by hand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabbytop.games.kibble_scuffle import (
    abilities,
    determinization,
    feeding,
    guide,
    items,
    opening,
    placement,
    scoring,
    validation,
    view,
    words,
)
from tabbytop.games.kibble_scuffle.cards import (
    BOWLS,
    MOST_SEATS,
    NAMES,
    VALUES,
    is_advanced,
    is_cat,
    kind_of,
    owner_of,
)
from tabbytop.games.kibble_scuffle.features import FEATURES
from tabbytop.games.kibble_scuffle.moves import VOCABULARY
from tabbytop.games.kibble_scuffle.options import KibbleOptions
from tabbytop.games.kibble_scuffle.stickers import STICKERS, KibbleStory
from tabbytop.games.kibble_scuffle.table import CARD_NAMES, KibbleTable
from tabbytop.games.kibble_scuffle.thinking.judge import KibbleJudge
from tabbytop.games.kibble_scuffle.words import message, quoted
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

_BOWL_NAMES: Final = [str(bowl + 1) for bowl in range(BOWLS)]
_CARD_FIELDS: Final = (
    "hands", "decks", "discards", "out", "bowls", "aside", "laser", "arrivals", "known",
    "card", "by",
)  # fmt: skip

# All step classes, in the order of the game: positions know them by name.
_STEPS: Final[tuple[type[Step[Any]], ...]] = (
    opening.SeatsBuild,
    opening.SeatsChooseHands,
    opening.FirstTurn,
    placement.SeatPlays,
    placement.ItemsCat,
    placement.EndOfTurn,
    placement.NextTurn,
    items.RoboVac,
    items.SeatFlees,
    items.MouseTeases,
    abilities.CatnipLures,
    abilities.ClumsySpills,
    abilities.FeralChases,
    abilities.KittenCalls,
    abilities.MangyShoves,
    abilities.OwnerSends,
    abilities.PounceReturns,
    abilities.TricksterTrades,
    abilities.MamaFeeds,
    abilities.FedByMama,
    feeding.NextBowl,
    feeding.HolderServes,
    feeding.BowlDines,
    feeding.PriorityEats,
    feeding.DinnerRound,
    feeding.SeatFeeds,
    feeding.AlleySwaps,
    feeding.DinnerEnds,
)
_MANIFEST: Final = Manifest(
    order=10,
    usual_seats=3,
    minutes=30,
    daily=True,
    accent=Accent(
        colour="#f2a326",
        ink="#8a5200",
        soft="#ffe3ae",
        text="#2b2233",
        side="#a66b12",
        on_table_light="#804b00",
        on_table_dark="#f5bd62",
    ),
)


class KibbleScuffle(Game[KibbleTable]):
    """The game of Kibble Scuffle."""

    def __init__(self) -> None:
        super().__init__(
            name=words.AREA,
            least_seats=2,
            most_seats=MOST_SEATS,
            manifest=_MANIFEST,
            rules=1,
            vocabulary=VOCABULARY,
            steps=_STEPS,
            options=KibbleOptions,
            judge=KibbleJudge(),
            kinds=words.KINDS_OF_ARGUMENTS,
            stickers=STICKERS,
            story=KibbleStory,
            names={
                **dict.fromkeys(_CARD_FIELDS, CARD_NAMES),
                **dict.fromkeys(["bowl", "laser_bowl"], _BOWL_NAMES),
            },
        )

    def new_table(self, seats: int, options: Options, generator: Generator) -> KibbleTable:
        """Return a table with the cubes in the box and the cards in use in the decks."""
        assert isinstance(options, KibbleOptions)
        table = KibbleTable()
        table.prepare(self, seats, options, generator)
        table.lay_out(built=options.deck == "built")
        for seat in range(seats):
            _remove_unused_cards(table, seat, options.deck, list(options.cards))
        return table

    def set_up(self, table: KibbleTable) -> None:
        """Build decks, choose hands, start: as the options say (KS-V1, KS-V2, KS-T18).

        Hands are chosen before the starting seat and the food are known (KS-X2).
        """
        options = table.options
        assert isinstance(options, KibbleOptions)
        table.then(opening.FirstTurn())
        if options.opening == "chosen":
            table.then(opening.SeatsChooseHands())
        if options.deck == "built":
            table.then(opening.SeatsBuild())

    def arrange(
        self,
        seats: int = 2,
        *,
        hands: Sequence[Sequence[str]] = (),
        bowls: Sequence[Sequence[str]] = (),
        food: Sequence[str] = (),
        eaten: Sequence[str] = (),
        discards: Sequence[Sequence[str]] = (),
        known: Sequence[str] = (),
        laser: tuple[int, int] | None = None,
        active: int = 0,
        holder: int = 0,
        options: Options | Mapping[str, object] | None = None,
        seed: int = 0,
        events: bool = False,
    ) -> KibbleTable:
        """Return a table in the middle of a game, where `active` is to play a card.

        Cards are given by name, cats at bowls with their owner (`"mangy of 1"`), cubes by their
        points (`food=["321", "1111"]`), a Laser Pointer by its owner and its bowl, 1-3. Everything
        else stays in the decks and in the box, but a bowl for which `food` says nothing gets
        `1111`.
        """
        chosen = self.resolve_options(seats, {"deck": "all"} if options is None else options)
        table = self.new_table(seats, chosen, quick(seed))
        for what, given, most in (
            ("hands", len(hands), seats),
            ("discards", len(discards), seats),
            ("eaten", len(eaten), seats),
            ("bowls", len(bowls), BOWLS),
            ("food", len(food), BOWLS),
        ):
            if given > most:
                raise BadOptions(message("arrange-only", what=what, most=most))
        for seat in (active, holder, laser[0] if laser else 0):
            table.require_seat(seat)
        if laser and not 1 <= laser[1] <= BOWLS:
            raise BadOptions(message("arrange-laser-bowl", most=BOWLS))
        for seat, names in enumerate(hands):
            table.hands[seat] = sorted(_take(table, name, seat) for name in names)
        for seat, names in enumerate(discards):
            table.discards[seat] = [_take(table, name, seat) for name in names]
        for bowl, cats in enumerate(bowls):
            table.bowls[bowl] = [_take_cat(table, cat) for cat in cats]
        for bowl in range(BOWLS):
            cubes = food[bowl] if bowl < len(food) else "1111"
            _put_cubes(table, cubes, table.food, bowl)
        for seat, cubes in enumerate(eaten):
            _put_cubes(table, cubes, table.eaten, seat)
        for name in known:
            table.known.append(_find_unmarked_in_hand(table, name))
        table.known.sort()
        if laser is not None:
            table.laser, table.laser_bowl = _take(table, "laser-pointer", laser[0]), laser[1] - 1
        table.active, table.holder, table.turn = active, holder, 1
        abilities.fill_empty_bowls(table, 0)
        table.then(placement.SeatPlays(active), placement.EndOfTurn())
        table.events = [] if events else None
        table.advance()
        return table

    def view(self, table: KibbleTable, seat: int | None) -> view.KibbleView:
        return view.build(table, seat)

    def own_view(self, table: KibbleTable, seat: int) -> dict[str, object]:
        return view.own_parts(table, seat)

    def observe(self, table: KibbleTable, seat: int) -> dict[str, list[int]]:
        return self.observed_parts(table, seat)

    def features(self) -> Mapping[str, Feature]:
        return FEATURES

    def write_observation(self, table: KibbleTable, seat: int, out: ObservationWriter) -> None:
        view.write_observation(table, seat, out)

    def resample_hidden(self, table: KibbleTable, seat: int, rng: Generator) -> None:
        determinization.resample_hidden(table, seat, rng)

    def result(self, table: KibbleTable) -> Result:
        return scoring.result(table)

    def validate(self, table: KibbleTable) -> None:
        validation.validate(table)

    def event_message(self, event: Mapping[str, object]) -> Message | None:
        return words.event_message(event)

    def move_message(self, move: int) -> Message:
        return words.move_message(move)

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        return guide.cards(options)


def _remove_unused_cards(table: KibbleTable, seat: int, deck: str, wanted: list[str]) -> None:
    """Move the cards that are not in this game out of a seat's deck (KS-V1)."""
    kept: list[int] = []
    for card in table.decks[seat]:
        (kept if _is_in_deck(kind_of(card), deck, wanted) else table.out).append(card)
    table.decks[seat] = kept


def _is_in_deck(kind: int, deck: str, wanted: list[str]) -> bool:
    """Whether a card of this kind goes into the deck; if so, strike it from the `wanted` list."""
    if deck == "basic":
        return not is_advanced(kind)
    if deck == "same":
        if NAMES[kind] not in wanted:
            return False
        wanted.remove(NAMES[kind])
    return True


def _take(table: KibbleTable, name: str, seat: int) -> int:
    """Take a card of that name out of a seat's deck."""
    for card in table.decks[seat]:
        if NAMES[kind_of(card)] == name:
            table.decks[seat].remove(card)
            return card
    raise BadOptions(message("arrange-not-in-deck", number=seat, name=quoted(name)))


def _take_cat(table: KibbleTable, cat: str) -> int:
    name, of, seat = cat.partition(" of ")
    if not of or not seat.isdecimal() or int(seat) >= table.seats:
        raise BadOptions(message("arrange-cat", name=quoted(cat)))
    card = _take(table, name, int(seat))
    if not is_cat(kind_of(card)):
        raise BadOptions(message("arrange-no-cat", name=quoted(name)))
    return card


def _find_unmarked_in_hand(table: KibbleTable, cat: str) -> int:
    name, _, seat = cat.partition(" of ")
    for hand in table.hands:
        for card in hand:
            if NAMES[kind_of(card)] == name and str(owner_of(card)) == seat:
                if card not in table.known:
                    return card
    raise BadOptions(message("arrange-not-in-hand", name=quoted(cat)))


def _put_cubes(table: KibbleTable, cubes: str, places: list[int], place: int) -> None:
    for value in cubes:
        if value not in "123" or table.box[int(value) - 1] == 0:
            raise BadOptions(message("arrange-no-cube", name=quoted(value)))
        table.box[int(value) - 1] -= 1
        places[place * VALUES + int(value) - 1] += 1


GAME: Final = KibbleScuffle()
