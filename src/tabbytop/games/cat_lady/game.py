"""The game of Cat Lady as registered: setup, arranged tables, and the texts."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabbytop.games.cat_lady import advice, determinization, guide, scoring, validation, view, words
from tabbytop.games.cat_lady.arranging import (
    lay_cards,
    lay_goals,
    lay_solitaire,
    lay_tokens,
    line_named,
)
from tabbytop.games.cat_lady.card_plays import ThrowsAway
from tabbytop.games.cat_lady.cards import (
    GOAL_NAMES,
    MOST_SEATS,
    NAMES,
    STARTING_CARDS,
    TURN_CARD_NAMES,
)
from tabbytop.games.cat_lady.choupette import PaysForChoupette, PicksForChoupette, PlaysFreshCards
from tabbytop.games.cat_lady.features import FEATURES
from tabbytop.games.cat_lady.feeding import Reveal, SeatsFeed
from tabbytop.games.cat_lady.game_flow import EndOfTurn, Opening, PlacesToken, take_turn
from tabbytop.games.cat_lady.moves import LINES, VOCABULARY
from tabbytop.games.cat_lady.options import CatLadyOptions
from tabbytop.games.cat_lady.solitaire import (
    CatPlayerFeedsChoupette,
    CatPlayerTurn,
    GuidesCatPlayer,
)
from tabbytop.games.cat_lady.stickers import STICKERS, CatLadyStory
from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.games.cat_lady.thinking.judge import CatLadyJudge
from tabbytop.games.cat_lady.turn import AfterTake, BeforeTake, Refill
from tabbytop.kernel.agenda import Step
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.features import Feature
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator, quick
from tabbytop.kernel.guide import Card
from tabbytop.kernel.manifest import Accent, Manifest
from tabbytop.kernel.observation import ObservationWriter
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Result, ScoreLine
from tabbytop.texts.message import Message

# Every kind of step that can be on the agenda, in the order of the game.
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Opening,
    PlacesToken,
    BeforeTake,
    AfterTake,
    ThrowsAway,
    Refill,
    CatPlayerTurn,
    GuidesCatPlayer,
    EndOfTurn,
    PaysForChoupette,
    PicksForChoupette,
    PlaysFreshCards,
    CatPlayerFeedsChoupette,
    SeatsFeed,
    Reveal,
)

_CARD_FIELDS: Final = (
    "deck", "removed", "grid", "strays", "stray_deck", "discards", "cats", "hands", "boxes",
    "fresh",
)  # fmt: skip
_MANIFEST: Final = Manifest(
    order=40,
    usual_seats=3,
    minutes=30,
    daily=True,
    accent=Accent(
        colour="#db6583",
        ink="#a2335a",
        soft="#f9d3db",
        text="#2b1208",
        side="#963c57",
        on_table_light="#982d53",
        on_table_dark="#f2a0b3",
    ),
)


class CatLady(Game[CatLadyTable]):
    """Cat Lady with Box of Treats."""

    def __init__(self) -> None:
        super().__init__(
            name=words.AREA,
            least_seats=1,
            most_seats=MOST_SEATS,
            manifest=_MANIFEST,
            rules=1,
            vocabulary=VOCABULARY,
            steps=STEPS,
            options=CatLadyOptions,
            judge=CatLadyJudge(),
            names={
                **dict.fromkeys(_CARD_FIELDS, NAMES),
                **dict.fromkeys(["goals", "pool", "goal_deck"], GOAL_NAMES),
                **dict.fromkeys(["starting", "starting_deck"], STARTING_CARDS),
                **dict.fromkeys(["turn_deck", "turn_discard", "card"], TURN_CARD_NAMES),
                **dict.fromkeys(["plans", "paid"], _TEXTS),
                "token": LINES,
            },
            kinds=words.KINDS,
            stickers=STICKERS,
            story=CatLadyStory,
        )

    def new_table(self, seats: int, options: Options, generator: Generator) -> CatLadyTable:
        assert isinstance(options, CatLadyOptions)
        table = CatLadyTable()
        table.prepare(self, seats, options, generator)
        table.lay_out(treats=options.edition == "treats", goals=options.goals)
        return table

    def set_up(self, table: CatLadyTable) -> None:
        table.then(Opening())

    def arrange(
        self,
        seats: int = 2,
        *,
        grid: Sequence[str] = (),
        token: str = "row a",
        cats: Sequence[Sequence[str]] = (),
        hands: Sequence[Sequence[str]] = (),
        boxes: Sequence[Sequence[str]] = (),
        food: Sequence[str] = (),
        vp_tokens: Sequence[int] = (),
        strays: Sequence[str] = (),
        goals: Sequence[str] = (),
        pool: Sequence[str] = (),
        deck: int | None = None,
        active: int = 0,
        starting: Sequence[str] = (),
        drawn: Sequence[str] = (),
        options: Options | Mapping[str, object] | None = None,
        seed: int = 0,
        events: bool = False,
    ) -> CatLadyTable:
        """Build a table in the middle of a game, at the start of a turn of `active`.

        Cards are given by name and by player, food by letters (`food=["cctm", "wx"]`). Strays that
        are not named are out of play; unnamed cells of the grid get any card. `deck` is the number
        of cards left in the deck; 0 makes this the last turn. `starting` and `drawn` are for
        solitaire: the cat player's starting cards and the turn cards drawn so far.
        """
        chosen = self.resolve_options(seats, options)
        table = self.new_table(seats, chosen, quick(seed))
        if not 0 <= active < table.players():
            raise BadOptions(words.message("refusal-arrange-active", most=table.players() - 1))
        lay_solitaire(table, starting, drawn)
        lay_goals(table, goals, pool)
        lay_cards(table, grid=grid, cats=cats, hands=hands, boxes=boxes, strays=strays, deck=deck)
        lay_tokens(table, food, vp_tokens)
        table.token = line_named(token)
        table.events = [] if events else None
        take_turn(table, active)
        table.advance()
        return table

    def view(self, table: CatLadyTable, seat: int | None) -> view.CatLadyView:
        return view.build(table, seat)

    def own_view(self, table: CatLadyTable, seat: int) -> dict[str, object]:
        return view.own_parts(table, seat)

    def observe(self, table: CatLadyTable, seat: int) -> dict[str, list[int]]:
        return self.observed_parts(table, seat)

    def features(self) -> Mapping[str, Feature]:
        return FEATURES

    def write_observation(self, table: CatLadyTable, seat: int, out: ObservationWriter) -> None:
        view.write_observation(table, seat, out)

    def resample_hidden(self, table: CatLadyTable, seat: int, rng: Generator) -> None:
        determinization.resample_hidden(table, seat, rng)

    def result(self, table: CatLadyTable) -> Result:
        return scoring.result(table)

    def validate(self, table: CatLadyTable) -> None:
        validation.validate(table)

    def advise(self, table: CatLadyTable, seat: int) -> dict[str, object]:
        return advice.advise(table, seat)

    def event_message(self, event: Mapping[str, object]) -> Message | None:
        return words.event_message(event)

    def move_message(self, move: int) -> Message:
        return words.move_message(move)

    def score_message(self, line: ScoreLine) -> Message:
        return words.score_message(line)

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        return guide.cards(options)


_TEXTS: Final = [VOCABULARY.text(move) for move in range(VOCABULARY.size)]
GAME: Final = CatLady()
