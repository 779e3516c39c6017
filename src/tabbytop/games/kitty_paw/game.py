"""The game of Kitty Paw: its description, its set-up, and `arrange`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, SupportsIndex

from tabbytop.games.kitty_paw import (
    arranging,
    determinization,
    guide,
    observation,
    scoring,
    validation,
    view,
    words,
)
from tabbytop.games.kitty_paw.building import Building
from tabbytop.games.kitty_paw.calling import Answering
from tabbytop.games.kitty_paw.features import FEATURES
from tabbytop.games.kitty_paw.moves import VOCABULARY
from tabbytop.games.kitty_paw.options import KittyPawOptions
from tabbytop.games.kitty_paw.pieces import KINDS, LEAST_SEATS, MOST_SEATS, SYMBOLS
from tabbytop.games.kitty_paw.rounds import BEGIN_ROUND, BeginRound, EndRound, PawsGoIn
from tabbytop.games.kitty_paw.stickers import STICKERS, KittyPawStory
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.thinking.judge import KittyPawJudge
from tabbytop.kernel.agenda import Step
from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.features import Feature
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator, quick
from tabbytop.kernel.guide import Card
from tabbytop.kernel.manifest import Accent, Manifest
from tabbytop.kernel.observation import ObservationWriter
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Result
from tabbytop.texts.catalogue import PERSON
from tabbytop.texts.message import Message

# Every step that can be on the agenda, in the order of the game.
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    BeginRound,
    PawsGoIn,
    Building,
    Answering,
    EndRound,
)

KINDS_OF_ARGS: Final = {
    "seat": PERSON,
    "seats": PERSON,
    "caller": PERSON,
    "kind": "card",
    "piece": "card",
    "symbol": "card",
    "face": "face",
    "way": "way",
}
_MANIFEST: Final = Manifest(
    order=20,
    usual_seats=2,
    minutes=20,
    with_bots={"ready": 60, "pick": 30},  # time to look at the cards
    accent=Accent(
        colour="#5dbe9a",
        ink="#1b6a52",
        soft="#cdeedd",
        text="#2b2233",
        side="#2f7d62",
        on_table_light="#17604a",
        on_table_dark="#8fdcbc",
    ),
)


@mypyc_attr(allow_interpreted_subclasses=True)  # tests deal tables that are well under way
class KittyPaw(Game[KittyPawTable]):
    """The game of Kitty Paw."""

    def __init__(self) -> None:
        super().__init__(
            name="kitty-paw",
            least_seats=LEAST_SEATS,
            most_seats=MOST_SEATS,
            manifest=_MANIFEST,
            rules=1,
            vocabulary=VOCABULARY,
            steps=STEPS,
            options=KittyPawOptions,
            names={"kinds": KINDS, "symbols": SYMBOLS},
            judge=KittyPawJudge(),
            live=True,
            kinds=KINDS_OF_ARGS,
            stickers=STICKERS,
            story=KittyPawStory,
        )

    def new_table(self, seats: int, options: Options, generator: Generator) -> KittyPawTable:
        table = KittyPawTable()
        table.prepare(self, seats, options, generator)
        table.lay_out()
        return table

    def set_up(self, table: KittyPawTable) -> None:
        table.then(BEGIN_ROUND)

    def arrange(
        self,
        seats: int = 2,
        *,
        cards: Sequence[int | None] = (),
        row: Sequence[int] = (),
        mats: Sequence[Sequence[str]] = (),
        spots: Sequence[str] = (),
        symbols: Sequence[str] = (),
        pile: Sequence[int] | None = None,
        scored: Sequence[Sequence[int]] = (),
        wrong_calls: Sequence[int] = (),
        number: SupportsIndex = 1,  # compiled, an int would be a TypeError before we look at it
        options: Options | Mapping[str, object] | None = None,
        seed: SupportsIndex = 0,
        events: bool = False,
    ) -> KittyPawTable:
        """Return a table in the middle of a round, all paws in.

        `cards` are the cards that the seats build, None for a seat without one, `row` the open
        cards. `mats` are the pieces on each mat, the lowest first: `"box h8 vertical"`,
        `"calico h8 belly 3"`, `"chihuahua j6 2"`. `spots` are the tiles on the first spots
        (`"calico back 0"`), `symbols` the symbols in the first boxes; the other tiles and symbols
        are scattered by the seed, and tiles on mats come from spots that are not given. `scored`
        are the cards that the seats scored, negative for a penalty. All other cards stay in the
        pile, except a few that are removed to make whole rows; if `pile` is given, all others are
        removed.
        """
        chance = quick(arranging.whole("seed", seed))
        table = self.new_table(seats, self.resolve_options(seats, options), chance)
        arranging.arrange(
            table, cards, row, mats, spots, symbols, pile, scored, wrong_calls, number
        )
        table.events = [] if events else None
        table.advance()
        return table

    def view(self, table: KittyPawTable, seat: int | None) -> view.KittyPawView:
        return view.build(table, seat)

    def own_view(self, table: KittyPawTable, seat: int) -> dict[str, object]:
        return view.own_parts(table, seat)

    def observe(self, table: KittyPawTable, seat: int) -> dict[str, list[int]]:
        return self.observed_parts(table, seat)

    def features(self) -> Mapping[str, Feature]:
        return FEATURES

    def write_observation(self, table: KittyPawTable, seat: int, out: ObservationWriter) -> None:
        observation.write_observation(table, seat, out)

    def resample_hidden(self, table: KittyPawTable, seat: int, rng: Generator) -> None:
        determinization.resample_hidden(table, seat, rng)

    def result(self, table: KittyPawTable) -> Result:
        return scoring.result(table)

    def validate(self, table: KittyPawTable) -> None:
        validation.validate(table)

    def event_message(self, event: Mapping[str, object]) -> Message | None:
        return words.event_message(event)

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        return guide.cards()


GAME: Final = KittyPaw()
