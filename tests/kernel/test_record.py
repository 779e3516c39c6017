import json
from typing import Any

import pytest

import tabbytop
from tabbytop import BadRecord, Game, Match, Record
from tabbytop.games.kibble_scuffle.game import KibbleScuffle
from tabbytop.kernel.errors import OtherRules
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.texts.reader import Reader

KIBBLE = tabbytop.game("kibble-scuffle")


def document(moves: int = 6) -> dict[str, Any]:
    match = Match.deal(KIBBLE, 2, 7, {"deck": "all"})
    for _ in range(moves):
        seat = match.table.actors()[0]
        match.play(seat, match.table.moves(seat)[0])
    return match.record.as_dict()


def test_a_record_is_readable() -> None:
    plain = document(1)
    assert {k: v for k, v in plain.items() if k != "moves"} == {
        "format": 1,
        "game": "kibble-scuffle",
        "rules": 1,
        "seats": 2,
        "options": {
            "deck": "all", "cards": [], "opening": "dealt", "teams": False, "reminders": False,
        },
        "seed": 7,
    }  # fmt: skip
    assert plain["moves"][0].partition(": ")[0] in {"0", "1"}


def test_replay_takes_a_record_its_document_or_its_text() -> None:
    plain = document()
    record = Record.read(plain)
    expected = record.replay(KIBBLE).position()
    for form in (record, plain, json.dumps(plain)):
        assert tabbytop.replay(form).position() == expected


def test_a_sealed_record_replays_too() -> None:
    key = bytes(range(32))
    match = Match.deal(KIBBLE, 3, key)
    for _ in range(10):
        seat = match.table.actors()[0]
        match.play(seat, match.table.moves(seat)[-1])
    read = Record.read(match.record.text())
    assert read.seed == key
    assert read.replay(KIBBLE).position() == match.table.position()


@pytest.mark.parametrize(
    ("key", "value", "where"),
    [
        ("format", 2, "format"),
        ("format", True, "format"),
        ("game", "chess", "game"),
        ("game", 3, "game"),
        ("rules", 99, "rules"),
        ("seats", 9, "options"),
        ("seats", "2", "seats"),
        ("options", {"deck": "huge"}, "options"),
        ("options", [], "options"),
        ("seed", "zz", "seed"),
        ("seed", 1.5, "seed"),
        ("seed", 10**400, "seed"),
        ("moves", {}, "moves"),
        ("moves", ["0: pass"], "moves[0]"),
        ("moves", ["0 pass"], "moves[0]"),
        ("moves", ["x: pass"], "moves[0]"),
        ("moves", [3], "moves[0]"),
        ("moves", ["clock: pass"], "moves[0]"),
        ("moves", ["\u0661: pass"], "moves[0]"),
        ("extra", 1, "extra"),
    ],
)
def test_damage_in_a_record_is_located(key: str, value: object, where: str) -> None:
    plain = document()
    plain[key] = value
    with pytest.raises(BadRecord) as refusal:
        tabbytop.replay(plain)
    assert refusal.value.where == where
    assert str(refusal.value).startswith(where)


@pytest.mark.parametrize("key", ["format", "game", "rules", "seats", "options", "seed", "moves"])
def test_missing_key_of_a_record_is_named(key: str) -> None:
    plain = document()
    del plain[key]
    with pytest.raises(BadRecord, match=f"{key}: is missing"):
        Record.read(plain)


def test_illegal_move_in_a_record_is_located() -> None:
    plain = document(6)
    plain["moves"][4] = plain["moves"][4].partition(":")[0] + ": serve 2"
    with pytest.raises(BadRecord) as refusal:
        tabbytop.replay(plain)
    assert refusal.value.where == "moves[4]"


def test_truncated_text_error_says_line_and_column() -> None:
    text = json.dumps(document(), indent=1)
    with pytest.raises(BadRecord, match=r"line \d+ column \d+"):
        Record.read(text[:-20])
    for nonsense in ("", "[]", "3", "null", '"x"', "[" * 100_000):
        with pytest.raises(BadRecord):
            Record.read(nonsense)


def test_duplicate_key_is_refused() -> None:
    text = json.dumps(document()).replace('"seats": 2', '"seats": 2, "seats": 3')
    with pytest.raises(BadRecord, match=r"seats.*twice"):
        Record.read(text)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", 1.0),
        ("format", 10**5000),
        ("game", "\x1b[31m" + "x" * 100_000),
        ("rules", 10**5000),
        ("\x1b[31mK", 1),
        ("x" * 100_000, 1),
    ],
    ids=range(6),
)
def test_errors_are_short_and_printable(key: str, value: object) -> None:
    plain = document()
    plain[key] = value
    with pytest.raises(BadRecord) as refusal:
        tabbytop.replay(plain)
    assert len(str(refusal.value)) < 300
    assert "\x1b" not in str(refusal.value)


def test_as_dict_returns_a_copy() -> None:
    record = Record.read(document())
    plain: Any = record.as_dict()
    plain["options"]["deck"] = "huge"
    assert record.options["deck"] == "all"


def changed_rules(*earlier: Game) -> Game:
    """Return the game after a change of its rules, with the readings that are kept."""
    game = KibbleScuffle()
    game.rules = 2
    game.earlier = {old.rules: old for old in earlier}
    return game


def test_record_of_earlier_rules_replays_by_the_reading_that_was_kept() -> None:
    record = Record.read(document())
    game = changed_rules(KIBBLE)
    assert record.replay(game).position() == record.replay(KIBBLE).position()
    match = Match.resume(game, record)
    assert match.game is KIBBLE
    assert game.resume(match.table.position()).game is KIBBLE
    assert Match.deal(game, 2, 7).record.rules == 2


def test_record_of_rules_that_are_gone_is_refused_as_such() -> None:
    record = Record.read(document())
    with pytest.raises(OtherRules) as refused:
        record.replay(changed_rules())
    assert refused.value.where == "rules"
    texts, reader = GameTexts(changed_rules()), Reader(["Ana", "Ben"])
    assert all(texts.tell_notation(text, reader) for _, text in record.moves)
    assert texts.tell_notation("purr 7", reader) == "purr 7"


@pytest.mark.parametrize("numbers", [(1, 1), (2,)])
def test_two_readings_of_the_same_rules_are_refused(numbers: tuple[int, ...]) -> None:
    readings = []
    for number in numbers:
        reading = KibbleScuffle()
        reading.rules = number
        readings.append(reading)
    with pytest.raises(ValueError, match="rules number"):
        Game(
            name="kibble-scuffle",
            least_seats=2,
            most_seats=4,
            rules=2,
            earlier=readings,
            vocabulary=KIBBLE.vocabulary,
            steps=[],
        )
