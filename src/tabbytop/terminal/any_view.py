"""The view of any game in words.

The game itself says what its fields are called (`field-…` in its texts), and which of them are
players (its kinds of arguments).
"""

from collections.abc import Mapping, Sequence

from tabbytop.kernel.game_texts import GameTexts


def view_in_words(texts: GameTexts, view: object, names: Sequence[str]) -> object:
    """Return a view with the titles of its fields, and with names in place of seats."""
    return _in_words(view, texts.fields(), texts.seat_fields(), names)


def _in_words(
    data: object, titles: Mapping[str, str], seats: frozenset[str], names: Sequence[str]
) -> object:
    if isinstance(data, Mapping):
        told: dict[str, object] = {}
        for key, value in data.items():
            if titles.get(key, key):  # a field without a title is not for people
                inside = _in_words(value, titles, seats, names)
                told[titles.get(key, key)] = _called(value, names) if key in seats else inside
        return told
    if not isinstance(data, Sequence) or isinstance(data, str):
        return data
    parts = [_in_words(part, titles, seats, names) for part in data]
    if _is_by_seat(data, names):
        return dict(zip(names, parts, strict=True))
    return parts


def _called(value: object, names: Sequence[str]) -> object:
    """Return the name of a seat, or the names of several."""
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_called(one, names) for one in value]
    is_seat = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(names)
    return names[int(str(value))] if is_seat else value


def _is_by_seat(data: Sequence[object], names: Sequence[str]) -> bool:
    """Whether it is a list with a list, or a yes or no, for each player."""
    if len(data) != len(names):
        return False
    return all(isinstance(part, list) for part in data) or all(
        isinstance(part, bool) for part in data
    )
