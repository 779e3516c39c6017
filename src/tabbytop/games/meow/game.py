"""The game of Meow!: its description, its set-up, and `arrange`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabbytop.games.meow import arranging, determinization, guide, scoring, validation, view, words
from tabbytop.games.meow.cards import LEAST_SEATS, MOST_SEATS, NAMES, WORDS
from tabbytop.games.meow.checking import HolderAnswers, HolderReveals, Point
from tabbytop.games.meow.features import FEATURES
from tabbytop.games.meow.moves import DO, SAY, VOCABULARY
from tabbytop.games.meow.opening import AllPass, AllStrike, Deal, begin_opening
from tabbytop.games.meow.options import MeowOptions
from tabbytop.games.meow.stickers import STICKERS, MeowStory
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.thinking.judge import MeowJudge
from tabbytop.games.meow.turn import NextTurn, SeatActs, SeatPlays, begin_turn
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

# Every step that can be on the agenda, in the order of the game.
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    AllStrike,
    Deal,
    AllPass,
    SeatPlays,
    SeatActs,
    Point,
    HolderReveals,
    HolderAnswers,
    NextTurn,
)

# Seconds that people need to watch an event: to see an act, to read a card.
_WATCHED: Final = {
    "passed": 1.0,
    "turn": 0.5,
    "replaced": 2.5,
    "played": 1.5,
    "acted": 0.5,
    "time_up": 1.0,
    "checking": 0.5,
    "pointed": 1.5,
    "cleared": 1.0,
    "objected": 1.5,
    "taken_back": 2.0,
    "revealed": 3.5,
    "exchanged": 1.0,
}
_MANIFEST: Final = Manifest(
    order=50,
    usual_seats=4,
    minutes=15,
    with_bots={"striking": False},
    first_game={"box": "small", "seconds": 0},
    accent=Accent(
        colour="#7d5cc9",
        ink="#5a3da6",
        soft="#e1d6f6",
        text="#fffaf0",
        side="#4d3690",
        on_table_light="#5a3da6",
        on_table_dark="#c3b0f2",
    ),
)


class Meow(Game[MeowTable]):
    """The game of Meow!"""

    def __init__(self) -> None:
        super().__init__(
            name=words.AREA,
            least_seats=LEAST_SEATS,
            most_seats=MOST_SEATS,
            manifest=_MANIFEST,
            rules=1,
            vocabulary=VOCABULARY,
            steps=STEPS,
            options=MeowOptions,
            judge=MeowJudge(),
            hints_between_people=False,
            watched=_WATCHED,
            kinds=words.KINDS,
            stickers=STICKERS,
            story=MeowStory,
            wide_blocks=[DO, SAY],
            names={
                "struck": NAMES,
                "hands": NAMES,
                "pile": NAMES,
                "unused": NAMES,
                "removed": NAMES,
                "played": NAMES,
                "acts": NAMES,
                "words": WORDS,
                "did": NAMES,
                "said": WORDS,
                "shown": NAMES,
                "gone": NAMES,
            },
        )

    def new_table(self, seats: int, options: Options, generator: Generator) -> MeowTable:
        assert isinstance(options, MeowOptions)
        table = MeowTable()
        table.prepare(self, seats, options, generator)
        table.lay_out(options)
        return table

    def set_up(self, table: MeowTable) -> None:
        begin_opening(table)

    def arrange(
        self,
        seats: int = 4,
        *,
        hands: Sequence[Sequence[str]] = (),
        pile: Sequence[str] = (),
        struck: Sequence[Sequence[str]] = (),
        said: Sequence[str] = (),
        best: Sequence[int] = (),
        active: int = 0,
        starter: int | None = None,
        round_number: int = 1,
        options: Options | Mapping[str, object] | None = None,
        seed: int = 0,
        events: bool = False,
    ) -> MeowTable:
        """Return a table at the start of a turn of `active`, by default also the starter.

        Cards are given by name; hands and pile are filled up at random. Everybody knows its own
        hand and the left neighbour's, as after the deal. `said` are words of memory rules that were
        said before.
        """
        table = self.new_table(seats, self.resolve_options(seats, options), quick(seed))
        table.require_seat(active)
        table.starter = active if starter is None else starter
        table.require_seat(table.starter)
        arranging.strike(table, struck)
        arranging.lay_cards(table, hands, pile)
        arranging.say(table, said)
        arranging.set_best(table, best)
        if round_number < 1 or 0 < table.round_limit() < round_number:
            raise BadOptions(words.message("refusal-no-round", round=round_number))
        table.events = [] if events else None
        begin_turn(table, active, round_number)
        table.advance()
        return table

    def view(self, table: MeowTable, seat: int | None) -> view.MeowView:
        return view.build(table, seat)

    def own_view(self, table: MeowTable, seat: int) -> dict[str, object]:
        return view.own_parts(table, seat)

    def observe(self, table: MeowTable, seat: int) -> dict[str, list[int]]:
        return self.observed_parts(table, seat)

    def features(self) -> Mapping[str, Feature]:
        return FEATURES

    def write_observation(self, table: MeowTable, seat: int, out: ObservationWriter) -> None:
        view.write_observation(table, seat, out)

    def resample_hidden(self, table: MeowTable, seat: int, rng: Generator) -> None:
        determinization.resample_hidden(table, seat, rng)

    def result(self, table: MeowTable) -> Result:
        return scoring.result(table)

    def validate(self, table: MeowTable) -> None:
        validation.validate(table)

    def prompt_message(self, prompt: Mapping[str, object]) -> Message:
        return words.prompt_message(prompt)

    def event_message(self, event: Mapping[str, object]) -> Message:
        return words.event_message(event)

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        return guide.cards(options)


GAME: Final = Meow()
