from tabbytop.kernel.telling import join_with_and, printable, sentence


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
