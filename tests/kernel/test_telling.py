from tabbytop.kernel.telling import Teller, join_with_and, printable, sentence

TELLER = Teller(["Ana", "Pickles", "Ben"], you=2)


def test_reader_is_called_you() -> None:
    assert [TELLER.name(seat) for seat in range(3)] == ["Ana", "Pickles", "you"]
    assert [TELLER.whose(seat) for seat in range(3)] == ["Ana's", "Pickles'", "your"]
    assert [TELLER.does(seat, "pass on") for seat in (0, 2)] == ["Ana passes on", "You pass on"]


def test_an_onlooker_reads_names_only() -> None:
    assert Teller(["Ana", "Ben"]).does(1, "play") == "Ben plays"


def test_sentence_and_join_with_and() -> None:
    assert sentence("dinner") == "Dinner."
    assert sentence("where to?") == "Where to?"
    assert sentence("") == ""
    assert [join_with_and(["a", "b", "c"][:n]) for n in range(4)] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_printable_replaces_control_characters_and_keeps_no_break_spaces() -> None:
    assert printable("a\x1b]0;owned\x07b") == "a?]0;owned?b"
    assert printable("À table\u00a0!") == "À table\u00a0!"
