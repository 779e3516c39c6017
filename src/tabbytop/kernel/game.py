"""The base class of games: name, seats, options, and the rules that every game implements."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from tabbytop.kernel.agenda import Step
from tabbytop.kernel.compiler import OwnTable, mypyc_attr
from tabbytop.kernel.documents import safe_repr
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.features import Feature
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.generator import Generator, is_seed, seeded
from tabbytop.kernel.guide import Card
from tabbytop.kernel.judge import Judge
from tabbytop.kernel.manifest import Manifest
from tabbytop.kernel.observation import ListWriter, ObservationWriter
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Result, ScoreLine
from tabbytop.kernel.stickers import Sticker, Story
from tabbytop.kernel.vocabulary import Block, Vocabulary
from tabbytop.texts.catalogue import add_area, has_text
from tabbytop.texts.compiled import folder_beside
from tabbytop.texts.message import Message, message_of, plain
from tabbytop.texts.reader import Reader

if TYPE_CHECKING:
    from tabbytop.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[OwnTable]):
    """The rules of a game. A subclass passes its description to `__init__` and implements the
    methods; `class Chess(Game[ChessTable])` says which table they get.

    - `name` identifies the game in commands and URLs.
    - `title` is the printed name and `about` describes the game in one sentence, for a game without
      a catalogue; else its messages `title` and `about` do.
    - `manifest` says how the game stands on the shelf.
    - `rules` is the version of the rules. It grows whenever a correction changes how an old record
      replays.
    - `earlier` lists the game as it was under earlier rules, so that their records still replay.
      Each has the same name and a `rules` number of its own.
    - `steps` lists all classes of steps that can be on the agenda; positions refer to them by name.
    - `names` gives, by field, the words that positions write in place of numbers.
    - `judge` holds the game's knowledge for bots.
    - A `live` game has no turns: all players act at once, in real time, so its driver needs a
      clock.
    - `hints_between_people` says whether a strong bot may advise one of several people. In a `live`
      game it never may, because the others would race against the bot.
    - `watched` gives, by kind of event, for how many beats people watch it before a bot goes on.
      Kinds that are not listed are seen at a glance.
    - `texts` is the folder of the game's texts, `<language>/<name>.ftl`: by default `texts` beside
      the game's code. `kinds` says which arguments of messages are persons or named things
      (`tabbytop.texts.catalogue`).
    - `stickers` lists what a seat can earn in a finished game, `story` is the class that takes
      notes for them (`tabbytop.kernel.stickers`).
    - `wide_blocks` lists blocks of the vocabulary with so many moves that learning agents choose
      theirs in two steps (`tabbytop.envs.actions`).
    """

    def __init__(
        self,
        *,
        name: str,
        title: str = "",
        about: str = "",
        least_seats: int,
        most_seats: int,
        manifest: Manifest | None = None,
        rules: int,
        earlier: "Sequence[Game]" = (),
        vocabulary: Vocabulary,
        steps: Sequence[type[Step[Any]]],
        options: type[Options] = Options,
        names: Mapping[str, list[str]] | None = None,
        judge: Judge | None = None,
        live: bool = False,
        hints_between_people: bool = True,
        watched: Mapping[str, float] | None = None,
        texts: Path | None = None,
        kinds: Mapping[str, str] | None = None,
        stickers: Sequence[Sticker[Any]] = (),
        story: type[Story] = Story,
        wide_blocks: Sequence[Block] = (),
    ) -> None:
        self.name = name
        self.plain_title = title
        self.plain_about = about
        self.manifest = manifest or Manifest()
        self.least_seats = least_seats
        self.most_seats = most_seats
        self.rules = rules
        self.earlier = {game.rules: game for game in earlier}
        if len(self.earlier) != len(earlier) or rules in self.earlier:
            raise ValueError("two readings have the same rules number")
        if any(game.name != name for game in earlier):
            raise ValueError("an earlier reading has another name")
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
        self.stickers = tuple(stickers)
        if len({sticker.name for sticker in stickers}) != len(stickers):
            raise ValueError("two stickers have the same name")
        self.story = story
        self.wide_blocks = list(wide_blocks)
        folder = texts or folder_beside(type(self))
        add_area(name, folder, kinds)
        add_area(f"{name}-stickers", folder)

    def deal(
        self,
        seats: int,
        seed: int | bytes,
        options: Options | Mapping[str, object] | None = None,
        *,
        events: bool = False,
    ) -> "Table":
        """Set up a new table, ready for the first question.

        An int seeds a quick generator, 32 bytes a sealed one. With `events` the table records
        events from the deal on. Raises BadOptions for seats, options or a seed that do not make a
        game.
        """
        chosen = self.resolve_options(seats, options)
        if not is_seed(seed):
            raise BadOptions(Message("kernel", "bad-seed", seed=safe_repr(seed)))
        table = self.new_table(seats, chosen, seeded(seed))
        table.events = [] if events else None
        self.set_up(table)
        table.advance()
        return table

    def reading(self, rules: int) -> "Game | None":
        """Return the game that reads records of this version of the rules: this one, an earlier
        one that was kept, or None."""
        return self if rules == self.rules else self.earlier.get(rules)

    def resolve_options(
        self, seats: int, options: Options | Mapping[str, object] | None
    ) -> Options:
        """Return validated options; None means the defaults. Raises BadOptions."""
        if options is None:
            options = self.options()
        elif isinstance(options, Mapping):
            options = self.options.read(options)
        elif not isinstance(options, self.options):
            raise BadOptions(Message("kernel", "other-options", game=self.title_message()))
        if type(seats) is not int or not self.least_seats <= seats <= self.most_seats:
            raise BadOptions(
                Message(
                    "kernel",
                    "wrong-seats",
                    game=self.title_message(),
                    least=self.least_seats,
                    most=self.most_seats,
                    seats=safe_repr(seats),
                )
            )
        options.validate(seats)
        return options

    def nearest_seats(
        self, wished: int, options: Options | Mapping[str, object] | None = None, least: int = 1
    ) -> int:
        """Return the number of seats nearest to the wished one that is possible with these options.

        Of two that are equally near it is the smaller. Raises BadOptions if there is none.
        """
        refused: BadOptions | None = None
        span = list(range(max(least, self.least_seats), self.most_seats + 1))
        span.sort(key=lambda seats: (abs(seats - wished), seats))
        for seats in span:
            try:
                self.resolve_options(seats, options)
            except BadOptions as error:
                refused = refused or error
                continue
            return seats
        raise refused or BadOptions(
            Message("kernel", "no-game-for-seats", game=self.title_message(), seats=least)
        )

    def resume(self, document: Mapping[str, object] | str) -> "Table":
        """Return the table that a position describes; BadPosition says where it is damaged."""
        from tabbytop.kernel import position  # noqa: PLC0415 - position knows tables by reflection

        return position.read(self, document)

    # Every game implements these.

    def new_table(self, seats: int, options: Options, generator: Generator) -> OwnTable:
        """Return a table with everything still in the box and an empty agenda."""
        raise NotImplementedError

    def set_up(self, table: OwnTable) -> None:
        """Put the first steps on the agenda."""
        raise NotImplementedError

    # Every game implements these too; call them through `Table`, which checks the seat first.

    def view(self, table: OwnTable, seat: int | None) -> Mapping[str, Any]:
        """Return everything that a seat, or an onlooker (None), may know, as JSON-ready data.

        Build it from public information and the seat's own; never remove secrets from complete
        data. An onlooker sees everything public and nothing else (G5).
        """
        raise NotImplementedError

    def own_view(self, table: OwnTable, seat: int) -> Mapping[str, Any]:
        """Return the entries of `view(seat)` that differ from `view(None)`; always the same keys.

        Merged into `view(None)` they give `view(seat)`. The default works for any game; a game that
        returns fewer entries makes sending views to many seats cheaper.
        """
        return table.view(seat)

    def observe(self, table: OwnTable, seat: int) -> dict[str, list[int]]:
        """Return the view as named lists of ints of constant length, for learning agents."""
        raise NotImplementedError

    def write_observation(self, table: OwnTable, seat: int, out: ObservationWriter) -> None:
        """Write the numbers of `observe`, part by part.

        The default works for any game. A game that writes them itself, without lists and dicts, can
        be observed many times faster; its `observe` then returns `observed_parts`.
        """
        for name, numbers in table.observe(seat).items():
            out.part(name, len(numbers))
            out.fill(numbers)

    def observed_parts(self, table: OwnTable, seat: int) -> dict[str, list[int]]:
        """Return what `write_observation` writes, by name; for games that implement that."""
        parts = ListWriter()
        self.write_observation(table, seat, parts)
        return parts.parts

    def features(self) -> Mapping[str, Feature]:
        """Return what the numbers of an observation are, by part: bounds, or names of things.

        The numbers of parts that are not listed are flags. By default nothing is said about any.
        """
        return {}

    def resample_hidden(self, table: OwnTable, seat: int, rng: Generator) -> None:
        """Determinize this table: deal everything that is hidden from the seat again (G4)."""
        raise NotImplementedError

    def result(self, table: OwnTable) -> Result:
        """Return scores, places and score sheets of a finished table."""
        raise NotImplementedError

    def advise(self, table: OwnTable, seat: int) -> Mapping[str, object] | None:
        """Return advice computed from what the seat may know, as JSON-ready data; None if the game
        has none.

        `moves` in it lists the moves that would carry it out, in notation.
        """
        return None

    def validate(self, table: OwnTable) -> None:
        """Raise BadPosition if a table that was loaded from a document is impossible."""
        raise NotImplementedError

    # Texts are messages of the game's catalogue (docs/translating.md). These say which message
    # tells something; override them where the data need another arrangement.

    def title_message(self) -> Message:
        """Return the game's name as it is printed on the box: `title`."""
        if has_text(self.name, "title"):
            return Message(self.name, "title")
        return plain(self.plain_title or self.name)

    def prompt_message(self, prompt: Mapping[str, object]) -> Message:
        """Return the question to a seat: `prompt-<key>`."""
        return self._message("prompt", prompt, "key")

    def event_message(self, event: Mapping[str, object]) -> Message | None:
        """Return an event: `event-<kind>`; None if it needs no words."""
        return self._message("event", event, "event")

    def move_message(self, move: int) -> Message:
        """Return a move: `move-<verb>`."""
        return self._message("move", self.vocabulary.parts(move), "verb")

    def score_message(self, line: ScoreLine) -> Message:
        """Return a line of a score sheet: `score-<key>`."""
        return Message(self.name, f"score-{line.key}", **line.args)

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        """Return the components of a game with these options as data, one entry for each kind;
        everything in the box if the options are empty. `GameTexts.tell_cards` adds the words."""
        return []

    def _message(self, prefix: str, data: Mapping[str, Any], key: str) -> Message:
        return message_of(self.name, f"{prefix}-{data[key]}", data)

    # English texts.

    @property
    def title(self) -> str:
        """The game's name as it is printed on the box."""
        return GameTexts(self).title()

    @property
    def about(self) -> str:
        """The subject of the game, in one sentence."""
        return GameTexts(self).about()

    def tell_prompt(self, prompt: Mapping[str, object], reader: Reader) -> str:
        """Return the question to a seat as a sentence."""
        return GameTexts(self).tell_prompt(prompt, reader)

    def tell_event(self, event: Mapping[str, object], reader: Reader) -> str:
        """Return an event as a sentence; empty if it needs no words."""
        return GameTexts(self).tell_event(event, reader)

    def tell_move(self, move: int, reader: Reader) -> str:
        """Return a move in words."""
        return GameTexts(self).tell_move(move, reader)

    def tell_score_line(self, line: ScoreLine, reader: Reader) -> str:
        """Return a line of a score sheet in words, without its points."""
        return GameTexts(self).tell_score_line(line, reader)

    def tell_rules(self) -> str:
        """Return how to play, in short and for any client, in chapters (`kernel.guide`)."""
        return GameTexts(self).tell_rules()

    def tell_cards(self, options: Mapping[str, object]) -> list[Card]:
        """Return the components of a game with these options, in words."""
        return GameTexts(self).tell_cards(options)
