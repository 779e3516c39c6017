"""What a rulebook describes: a name, seats, options, and how a table is set up."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tabbytop.kernel.agenda import Step
from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.documents import quoted
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.generator import Generator, is_seed, seeded
from tabbytop.kernel.guide import Card
from tabbytop.kernel.judge import Judge
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Result, ScoreLine
from tabbytop.kernel.telling import Teller
from tabbytop.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from tabbytop.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game on the shelf. A subclass says in its `__init__` what it is, and sets tables up.

    `name` is as it is typed, `title` as it is printed, `about` one sentence for the shelf.
    `rules` counts up whenever a corrected rule would change how an old record replays.
    `steps` lists every kind of step that can lie on the agenda: positions know them by name.
    `names` says how a position writes the numbers in a field: the words, by field.
    `judge` is what the game knows about playing itself well, for bots.
    A `live` game has no turns: all act at once and as fast as they can, so that whoever drives its
    tables needs a watch.
    `hints_between_people` says whether a strong bot may advise one of several people. In a `live`
    game it never may: the others would race against the bot.
    `watched` says, by kind of event, for how many beats people watch it before a bot goes on. Most
    things are seen at a glance, and not in it.
    """

    def __init__(
        self,
        *,
        name: str,
        title: str,
        about: str,
        least_seats: int,
        most_seats: int,
        rules: int,
        vocabulary: Vocabulary,
        steps: Sequence[type[Step[Any]]],
        options: type[Options] = Options,
        names: Mapping[str, list[str]] | None = None,
        judge: Judge | None = None,
        live: bool = False,
        hints_between_people: bool = True,
        watched: Mapping[str, float] | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.about = about
        self.least_seats = least_seats
        self.most_seats = most_seats
        self.rules = rules
        self.vocabulary = vocabulary
        self.steps = {step.__name__: step for step in steps}
        if len(self.steps) != len(steps):
            raise ValueError("two kinds of step have the same name")
        self.options = options
        self.names: Mapping[str, list[str]] = names or {}
        self.judge = judge or Judge()
        self.live = live
        self.hints_between_people = hints_between_people and not live
        self.watched: Mapping[str, float] = watched or {}

    def deal(
        self,
        seats: int,
        seed: int | bytes,
        options: Options | Mapping[str, object] | None = None,
        *,
        events: bool = False,
    ) -> "Table":
        """A new table, ready for the first question.

        An int seeds the quick generator, 32 bytes the sealed one. With `events` the table
        tells what happens, from the deal on.
        """
        chosen = self.choose(seats, options)
        if not is_seed(seed):
            raise BadOptions(f"a seed is a whole number or 32 bytes, not {quoted(seed)}")
        table = self.new_table(seats, chosen, seeded(seed))
        table.events = [] if events else None
        self.set_up(table)
        table.advance()
        return table

    def choose(self, seats: int, options: Options | Mapping[str, object] | None) -> Options:
        """The options, read and checked against the number of seats."""
        if options is None:
            options = self.options()
        elif isinstance(options, Mapping):
            options = self.options.read(options)
        elif not isinstance(options, self.options):
            raise BadOptions(f"those are not options of {self.title}")
        if type(seats) is not int or not self.least_seats <= seats <= self.most_seats:
            span = f"{self.least_seats} to {self.most_seats}"
            raise BadOptions(f"{self.title} has {span} seats, not {quoted(seats)}")
        options.validate(seats)
        return options

    def nearest_seats(
        self, wished: int, options: Options | Mapping[str, object] | None = None, least: int = 1
    ) -> int:
        """The number of seats nearest to the wished one for which the options make a game.

        Of two that are equally near it is the smaller. BadOptions says why there is none.
        """
        refused: BadOptions | None = None
        span = list(range(max(least, self.least_seats), self.most_seats + 1))
        span.sort(key=lambda seats: (abs(seats - wished), seats))
        for seats in span:
            try:
                self.choose(seats, options)
            except BadOptions as error:
                refused = refused or error
                continue
            return seats
        raise refused or BadOptions(f"{self.title} has no game for {least} seats or more")

    def resume(self, document: Mapping[str, object] | str) -> "Table":
        """The table that a position describes; BadPosition says where it is damaged."""
        from tabbytop.kernel import position  # noqa: PLC0415 - position knows tables by reflection

        return position.read(self, document)

    # What every game says.

    def new_table(self, seats: int, options: Options, generator: Generator) -> "Table":
        """A table with everything still in the box and an empty agenda."""
        raise NotImplementedError

    def set_up(self, table: "Table") -> None:
        """Put the first steps on the agenda."""
        raise NotImplementedError

    # What every game says about one of its tables. `Table` checks the seat first.

    def view(self, table: "Table", seat: int | None) -> Mapping[str, Any]:
        """Return what a seat, or an onlooker (None), may know, as plain data.

        Built from what is public and what is this seat's, never by taking secrets away.
        """
        raise NotImplementedError

    def own_view(self, table: "Table", seat: int) -> Mapping[str, Any]:
        """Return the parts of `view(seat)` that differ from `view(None)`, by name.

        Merged into `view(None)` they give `view(seat)`; always the same parts. The default serves
        any game; a shorter answer makes telling many seats as cheap as telling one.
        """
        return table.view(seat)

    def observe(self, table: "Table", seat: int) -> dict[str, list[int]]:
        """Return the view as numbers in named parts of constant length, for learning agents."""
        raise NotImplementedError

    def resample_hidden(self, table: "Table", seat: int, rng: Generator) -> None:
        """Determinize: deal again, on this very table, everything hidden from the seat."""
        raise NotImplementedError

    def result(self, table: "Table") -> Result:
        """Return scores, places and score sheets of a table where the game is over."""
        raise NotImplementedError

    def advise(self, table: "Table", seat: int) -> Mapping[str, object] | None:
        """Return advice from what the seat may know: plain data, with the moves that would carry
        it out as notation under `moves`. None if the game has no advice."""
        return None

    def validate(self, table: "Table") -> None:
        """Raise BadPosition if a table that was read from a document is impossible."""
        raise NotImplementedError

    # English, for terminals and transcripts. These answers serve any game; ours say it better.

    def tell_prompt(self, prompt: Mapping[str, object], teller: Teller) -> str:
        """What a seat is asked, as a sentence to it."""
        return _told(prompt, "key")

    def tell_event(self, event: Mapping[str, object], teller: Teller) -> str:
        """What happened, as a sentence; empty if it needs no words."""
        return _told(event, "event")

    def tell_move(self, move: int, teller: Teller) -> str:
        """A move in words."""
        return self.vocabulary.text(move)

    def tell_score_line(self, line: ScoreLine, teller: Teller) -> str:
        """A line of a score sheet in words, without its points."""
        return _told({"key": line.key, **line.args}, "key")

    def tell_rules(self) -> str:
        """How to play, in short and for any table, in chapters (`kernel.guide`)."""
        return f"{self.about} The rules of {self.title} are not told here yet."

    def tell_cards(self, options: Mapping[str, object]) -> list[Card]:
        """What a game with these options is played with, one entry a kind; without options, all
        that is in the box."""
        return []


def _told(data: Mapping[str, object], head: str) -> str:
    rest = ", ".join(f"{key} {value}" for key, value in data.items() if key != head)
    return f"{data[head]}: {rest}" if rest else str(data[head])
