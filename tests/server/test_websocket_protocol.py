"""The short way for messages that come whole takes what the parser would, and nothing else."""

import pytest
from websockets.frames import Frame, Opcode

from tabbytop.server.sockets.frames import least_bytes, whole_message


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("length", [1, 2, 125, 126, 127, 128, 255, 256, 2040])
def test_whole_message_is_read(length: int) -> None:
    text = bytes(range(256)) * 8
    data = frame(text[:length])
    assert whole_message(data) == text[:length]
    assert least_bytes(length) == len(data)


@pytest.mark.parametrize("length", [1, 125, 126, 127, 133, 300])
def test_partial_or_several_messages_are_left_to_the_parser(length: int) -> None:
    data = frame(b"a" * length)
    for cut in range(len(data)):
        assert whole_message(data[:cut]) is None
    assert whole_message(data + b"\x81") is None
    assert whole_message(data + data) is None


def test_other_frames_are_left_to_the_parser() -> None:
    assert whole_message(frame(b"")) is None
    assert whole_message(frame(b"half", fin=False)) is None
    assert whole_message(Frame(Opcode.TEXT, b"not masked").serialize(mask=False)) is None
    assert whole_message(frame(b"a" * 70_000)) is None
    for opcode in (Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.PONG, Opcode.CLOSE):
        assert whole_message(frame(b"\x03\xe8bye", opcode)) is None
    long_head = b"\x81\xff" + b"\0" * 131  # 127 says: eight bytes of length follow
    assert whole_message(long_head) is None
