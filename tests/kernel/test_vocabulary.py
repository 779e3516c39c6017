import pytest

from tabbytop import Block, InvalidNotation, Vocabulary

PLAY = Block("play {card} {bowl}", card=["tom", "kitten"], bowl=["1", "2", "3"])
SEND = Block("send {card} of {seat} to {bowl}", card=["tom"], seat=["0", "1"], bowl=["1", "2"])
PASS = Block("pass")
MOVES = Vocabulary(PLAY, SEND, PASS)


def test_moves_are_numbered_block_by_block() -> None:
    assert MOVES.size == 6 + 4 + 1
    assert [MOVES.text(move) for move in (0, 5, 6, 9, 10)] == [
        "play tom 1",
        "play kitten 3",
        "send tom of 0 to 1",
        "send tom of 1 to 2",
        "pass",
    ]


def test_move_can_be_composed_and_decomposed() -> None:
    move = SEND.of(0, 1, 0)
    assert MOVES.text(move) == "send tom of 1 to 1"
    assert (SEND.first(move), SEND.second(move), SEND.third(move)) == (0, 1, 0)
    assert SEND.holds(move)
    assert not PLAY.holds(move)
    assert MOVES.parts(move) == {"verb": "send", "card": "tom", "seat": "1", "bowl": "1"}
    assert MOVES.parts(PASS.of()) == {"verb": "pass"}


def test_case_and_spacing_do_not_matter() -> None:
    assert MOVES.move("  Play   KITTEN 2\n") == PLAY.of(1, 1)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("play kiten 2", "did you mean 'play kitten 2'"),
        ("play", "play {card} {bowl}"),
        ("meow", "moves start with pass, play or send"),
        ("", "moves start with"),
        ("x" * 10_000, "..."),
    ],
)
def test_invalid_notation_error_has_a_hint(text: str, hint: str) -> None:
    with pytest.raises(InvalidNotation) as refusal:
        MOVES.move(text)
    assert hint in str(refusal.value)
    assert len(str(refusal.value)) < 300


def test_hint_for_a_large_block_compares_only_the_same_first_letter() -> None:
    words = [f"{letter}at {number}" for letter in "cmr" for number in range(2000)]
    many = Vocabulary(Block("say {word}", word=words))
    with pytest.raises(InvalidNotation, match="did you mean 'say mat 7'"):
        many.move("say maat 7")
    with pytest.raises(InvalidNotation, match=r"write 'say \{word\}'"):
        many.move("say zat 7")


@pytest.mark.parametrize("move", [-1, 11, 10**30])
def test_numbers_outside_the_vocabulary_are_refused(move: int) -> None:
    with pytest.raises(InvalidNotation):
        MOVES.text(move)
    with pytest.raises(InvalidNotation):
        MOVES.parts(move)


def test_ambiguous_vocabulary_is_refused() -> None:
    with pytest.raises(ValueError, match="same notation"):
        Vocabulary(Block("put {a}{b}", a=["1", "11"], b=["1", "11"]))
    with pytest.raises(ValueError, match="must have the slots"):
        Block("play", card=["tom"])
    with pytest.raises(ValueError, match="must have the slots"):
        Block("play {card} {bowl}", card=["tom"])
    with pytest.raises(ValueError, match="must name the slot"):
        Block("play {card}", bowl=["1"])
    with pytest.raises(ValueError, match="none called verb"):
        Block("play {verb}", verb=["tom"])
    with pytest.raises(ValueError, match="small letters"):
        Block("play {card}", card=["Tom"])
    with pytest.raises(ValueError, match="another vocabulary"):
        Vocabulary(PASS)
    with pytest.raises(ValueError, match="all be different"):
        Block("play {card}", card=["tom", "tom"])
    with pytest.raises(ValueError, match="at most three"):
        Block("a {b} {c} {d} {e}", b=["1"], c=["1"], d=["1"], e=["1"])


def test_blocks_may_begin_with_the_same_word() -> None:
    say = Vocabulary(Block("say {city} now", city=["rome"]), Block("say {cat}", cat=["tom"]))
    assert [say.text(move) for move in range(2)] == ["say rome now", "say tom"]
    with pytest.raises(InvalidNotation, match=r"'say \{city\} now' or 'say \{cat\}'"):
        say.move("say")
