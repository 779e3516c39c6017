"""Hypothesis strategies for malformed messages, made from the types of client messages."""

import json
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from tabbytop.server.table.messages import FromClient

_DECODER: "msgspec.json.Decoder[FromClient]" = msgspec.json.Decoder(FromClient)
_ODD_TEXTS = st.sampled_from(
    ["", "\0", "eat", "serve 3", "skip 7", "a" * 41, "é" * 100, "\u202e", "<b>", "😺" * 101]
)
_ODD: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.sampled_from([10**400, 1.5, -0.0, 1e308, [[[[]]]], {"type": "move"}, [None] * 17]),
    _ODD_TEXTS,
    st.lists(st.integers(-1, 17), max_size=3),
)


def _valid(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Values of a type."""
    match kind:
        case inspect.StructType(tag=tag, fields=fields):
            parts = {field.encode_name: _valid(field.type) for field in fields}
            return st.fixed_dictionaries({"type": st.just(tag), **parts})
        case inspect.UnionType(types=types):
            return st.one_of([_valid(each) for each in types])
        case inspect.IntType(ge=least, le=most):
            near = 3 if most is None else min(most, 3)
            return st.integers(int(least or 0), int(near)) | st.integers(int(least or 0), most)
        case inspect.StrType(min_length=least, max_length=most):
            return _ODD_TEXTS | st.text(min_size=least or 0, max_size=most)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.ListType(item_type=item):
            return st.lists(_valid(item), max_size=3)
    raise AssertionError(f"messages have something new in them: {kind}")


@st.composite
def _bent(draw: st.DrawFn) -> dict[str, Any]:
    """A message with something wrong in it."""
    message: dict[str, Any] = dict(draw(_valid(inspect.type_info(FromClient))))
    name = draw(st.sampled_from(sorted(message)))
    match draw(st.integers(0, 3)):
        case 0:
            del message[name]
        case 1:
            message[name] = draw(_ODD)
        case 2:
            message[draw(_ODD_TEXTS | st.text(max_size=5))] = draw(_ODD)
        case _:
            message[name.upper()] = message.pop(name)
    return message


@st.composite
def _torn(draw: st.DrawFn) -> bytes:
    """The bytes of a message, damaged."""
    data = _encoded(draw(_valid(inspect.type_info(FromClient))))
    start = draw(st.integers(0, len(data)))
    hurt = draw(
        st.sampled_from([b"", b"\0", b"\xff\xfe", b"\\ud800", b"[" * 9000, b"9" * 5000, b'","a":"'])
    )
    return data[:start] + hurt + data[start + draw(st.integers(0, 8)) :]


def _encoded(message: object) -> bytes:
    return json.dumps(message).encode()


def messages() -> st.SearchStrategy[bytes]:
    """Malformed and well-formed messages."""
    well = _valid(inspect.type_info(FromClient)).map(_encoded)
    return st.one_of(well, _bent().map(_encoded), _torn(), st.binary(max_size=60))


def pieces() -> st.SearchStrategy[list[int]]:
    """The places at which a message is split into frames."""
    return st.lists(st.integers(0, 300), max_size=4).map(sorted)


def understood(data: bytes) -> FromClient | None:
    """Decode a message by the types alone; None if it is malformed."""
    try:
        return _DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
