from dataclasses import dataclass

import nap_time
import pytest

from tabbytop import BadOptions, Options, game, list_games, option
from tabbytop.kernel.options import OptionSpec, Value


@dataclass(frozen=True)
class Sample(Options):
    mode: str = option("calm", "how wild", choices=("calm", "wild"))
    loud: bool = option(False, "with meows")
    rounds: int = option(3, "how many rounds", examples=(5,))
    cats: tuple[str, ...] = option((), "who plays", examples=(("tom",),))

    def validate(self, seats: int) -> None:
        if self.loud and seats > 2:
            raise BadOptions("too loud for more than 2")


def test_values_are_read_by_type() -> None:
    read = Sample.read({"mode": "wild", "loud": True, "rounds": 7, "cats": ["tom", "mia"]})
    assert read == Sample("wild", True, 7, ("tom", "mia"))
    assert Sample.read(read.as_dict()) == read


def test_values_are_parsed_as_people_type_them() -> None:
    texts = ["mode= wild ", "loud =Yes", "rounds=7", "cats=tom, mia,"]
    assert Sample.parse(texts) == Sample("wild", True, 7, ("tom", "mia"))


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"mode": "hot"}, "mode must be calm or wild, not 'hot'"),
        ({"mode": 3}, "mode must be a word"),
        ({"loud": 1}, "loud must be yes or no"),
        ({"rounds": True}, "rounds must be a whole number"),
        ({"rounds": "3"}, "rounds must be a whole number"),
        ({"cats": "tom"}, "cats must be a list of words"),
        ({"cats": [1]}, "cats must be a list of words"),
        ({"speed": 3}, "there’s no option 'speed'; options: mode, loud, rounds and cats"),
    ],
)
def test_invalid_values_are_named(values: dict[str, object], told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        Sample.read(values)


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        (["loud=maybe"], "loud must be yes or no"),
        (["rounds=x"], "rounds must be a whole number"),
        (["mood=x"], "no option 'mood'"),
        (["loud"], "as name=value"),
        (["mode=wild", "mode=calm"], "given twice"),
    ],
)
def test_invalid_typed_options_are_named(texts: list[str], told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        Sample.parse(texts)


def test_variants_are_all_combinations_that_make_a_game() -> None:
    assert len(list(Sample.variants(2))) == 2 * 2 * 2 * 2
    assert len(list(Sample.variants(3))) == 2 * 1 * 2 * 2
    assert next(Sample.variants(3)) == Sample()


def test_a_game_refuses_options_and_seats_that_make_no_game() -> None:
    kibble = game("kibble-scuffle")
    for seats in (1, 5, 0, -1):
        with pytest.raises(BadOptions, match="2 to 4 players"):
            kibble.deal(seats, 1)
    with pytest.raises(BadOptions, match="aren’t options of Kibble Scuffle"):
        kibble.deal(2, 1, Sample())
    with pytest.raises(BadOptions, match="32 bytes"):
        kibble.deal(2, b"short")
    with pytest.raises(BadOptions, match="a seed is"):
        kibble.deal(2, True)
    with pytest.raises(BadOptions, match="a seed is"):
        kibble.deal(2, 1 << 1000)


def other_values(known: OptionSpec) -> list[Value]:
    return [value for value in (*known.choices, *known.examples) if value != known.default]


@pytest.mark.parametrize("name", list_games())
def test_declared_seats_of_options_are_those_accepted(name: str) -> None:
    kind = game(name)
    for known in kind.options.specs():
        if known.seats is None:
            continue
        least, most = known.seats
        for value in other_values(known):
            chosen = kind.options(**{**known.only_with, known.name: value})
            for seats in range(kind.least_seats, kind.most_seats + 1):
                if least <= seats <= most:
                    chosen.validate(seats)
                else:
                    with pytest.raises(BadOptions):
                        chosen.validate(seats)


@pytest.mark.parametrize("name", list_games())
def test_options_are_refused_without_the_options_they_need(name: str) -> None:
    kind = game(name)
    specs = {known.name: known for known in kind.options.specs()}
    for known in specs.values():
        least = kind.least_seats if known.seats is None else known.seats[0]
        for other, wanted in known.only_with.items():
            for value in other_values(known):
                for unwanted in {*specs[other].choices} - {wanted}:
                    with pytest.raises(BadOptions):
                        kind.options(**{other: unwanted, known.name: value}).validate(least)


@pytest.mark.parametrize("value", ["hot", 3, None, True])
def test_constructor_refuses_impossible_values(value: object) -> None:
    with pytest.raises(BadOptions, match="mode must be"):
        Sample(mode=value)  # type: ignore[arg-type]  # what a careless caller does


def test_untrusted_text_is_shown_without_control_characters() -> None:
    with pytest.raises(BadOptions) as refusal:
        Sample.read({"mode": "\x1b]0;gotcha\x07" + "x" * 10_000})
    assert "\x1b" not in str(refusal.value)
    assert len(str(refusal.value)) < 200


def test_nearest_seats_finds_a_possible_number() -> None:
    kibble = game("kibble-scuffle")
    assert [kibble.nearest_seats(wished) for wished in (0, 2, 3, 9)] == [2, 2, 3, 4]
    assert kibble.nearest_seats(2, {"teams": True}) == 4
    assert nap_time.GAME.nearest_seats(1, least=3) == 3
    with pytest.raises(BadOptions, match="can’t seat 9"):
        kibble.nearest_seats(2, least=9)
    with pytest.raises(BadOptions):
        kibble.nearest_seats(2, {"deck": "marked"})


@pytest.mark.parametrize("name", list_games())
def test_no_options_are_the_defaults(name: str) -> None:
    rules = game(name)
    assert rules.resolve_options(rules.most_seats, None) == rules.options()
    assert rules.deal(rules.most_seats, 1).options == rules.options()
