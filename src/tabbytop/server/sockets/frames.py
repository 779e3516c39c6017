"""Frames of WebSockets (RFC 6455, 5.2): the short ones that nearly every message is."""

from typing import Any, Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

SLICE: Final = 2048  # bytes that are parsed before the frames are counted
_TEXT: Final = 0x81  # a whole message of text
_SMALL: Final = 126
_MIDDLE: Final = 1 << 16
_MASKED: Final = 0x80  # beside the length, in all that clients send
_MASK: Final = 4  # bytes
_SMALL_HEADERS: Final = [bytes((_TEXT, length)) for length in range(_SMALL)]


class FrameWriter:
    """Sends messages over an open connection without waiting; a reader who leaves too much unread
    is disconnected."""

    def __init__(self, transport: Any, unread_bytes: int) -> None:  # noqa: ANN401 - a C class
        self._transport = transport
        self._unread_bytes = unread_bytes
        self._open = True

    def send(self, text: bytes) -> None:
        """Send a text (UTF-8); ignored if the connection is closing."""
        if self._open:
            self._transport.write(text_frame(text))
            if self._transport.get_write_buffer_size() > self._unread_bytes:
                self._transport.abort()

    def stop(self) -> None:
        """Ignore everything from now on."""
        self._open = False


def text_frame(text: bytes) -> bytes:
    """Return a message (UTF-8) as a frame; a server's frames are not masked."""
    length = len(text)
    if length < _SMALL:
        return _SMALL_HEADERS[length] + text
    if length < _MIDDLE:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


def whole_message(data: bytes) -> bytes | None:
    """Return the text if the data is exactly one short message; else None. The data must begin with
    a frame."""
    size = len(data)
    if not 6 < size <= SLICE or data[0] != _TEXT:
        return None
    length, begin = data[1] - _MASKED, 2 + _MASK
    if length == _SMALL:  # then the length itself follows
        length, begin = data[2] << 8 | data[3], 4 + _MASK
    elif length > _SMALL:
        return None
    return apply_mask(data[begin:], data[begin - _MASK : begin]) if size == begin + length else None


def least_bytes(length: int) -> int:
    """Return the length of the shortest frame with so much payload."""
    if length < _SMALL:
        return 2 + _MASK + length
    return (4 if length < _MIDDLE else 10) + _MASK + length
