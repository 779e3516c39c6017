"""Decoding of key presses, and rendering of frames."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from rich.text import Text

from tabbytop.terminal.live.keyboard import KeyDecoder
from tabbytop.terminal.live.loop import DiffRenderer


@pytest.mark.parametrize(
    ("sent", "keys"),
    [
        (b"a", ["a"]),
        (b"\r", ["enter"]),
        (b"\n", ["enter"]),
        (b" \t\x7f", ["space", "tab", "backspace"]),
        (b"\x1b[A\x1b[B\x1b[C\x1b[D", ["up", "down", "right", "left"]),
        (b"\x1bOA\x1bOD", ["up", "left"]),
        (b"\x1b[1;2C", ["shift-right"]),
        (b"\x1b[1;5C", ["right"]),
        (b"\x1b[Z", ["tab"]),
        (b"\x1b[3~x", ["x"]),
        (b"\x03", ["ctrl-c"]),
        (b"\x04", ["ctrl-c"]),
        ("é".encode(), ["é"]),
        (b"\xff\xff\xffa\xff\xff\xff\xffb", ["a", "b"]),
    ],
)
def test_decoder_names_keys(sent: bytes, keys: list[str]) -> None:
    assert KeyDecoder().feed(sent) == keys


@given(st.binary(max_size=30), st.integers(0, 30))
def test_decoder_accepts_input_split_anywhere(sent: bytes, cut: int) -> None:
    whole, parts = KeyDecoder(), KeyDecoder()
    together = whole.feed(sent) + whole.lone_escape()
    apart = parts.feed(sent[:cut]) + parts.feed(sent[cut:]) + parts.lone_escape()
    if sent.isascii():
        assert apart == together


def test_lone_escape_is_key_only_if_nothing_follows() -> None:
    reader = KeyDecoder()
    assert reader.feed(b"\x1b") == []
    assert reader.is_incomplete
    assert reader.feed(b"[A") == ["up"]
    assert reader.feed(b"\x1b") == []
    assert reader.lone_escape() == ["escape"]
    assert not reader.is_incomplete


def painted(*frames: list[str]) -> list[str]:
    """Return what is written for each of these frames."""
    output = io.StringIO()
    painter = DiffRenderer(Console(file=output, width=20, height=4, force_terminal=True))
    written = []
    for frame in frames:
        output.seek(0)
        output.truncate()
        painter.render([Text(line) for line in frame])
        written.append(output.getvalue())
    return written


def test_renderer_writes_only_changed_lines() -> None:
    first, same, other, shorter = painted(["one", "two"], ["one", "two"], ["one", "TWO"], ["one"])
    assert "one" in first
    assert "two" in first
    assert same == ""
    assert "one" not in other
    assert "\x1b[2;1H" in other
    assert "TWO" in other
    assert shorter == "\x1b[2;1H\x1b[K"


def test_renderer_crops_and_neutralizes_escape_sequences() -> None:
    (written,) = painted(["x" * 50, "a\x1b]0;owned\x07b", "3", "4", "5"])
    assert "x" * 20 in written
    assert "x" * 21 not in written
    assert "\x1b]0" not in written
    assert "5" not in written.split("4")[-1]


def test_renderer_redraws_after_resize() -> None:
    output = io.StringIO()
    console = Console(file=output, width=20, height=4, force_terminal=True)
    painter = DiffRenderer(console)
    painter.render([Text("one")])
    console.size = (30, 5)
    painter.render([Text("one")])
    assert output.getvalue().count("one") == 2
