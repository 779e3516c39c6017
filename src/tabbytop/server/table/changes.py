"""The difference (JSON diff) between two views: pairs of a path and the value that is there now.

Clients that have the view before get the changes only.
"""

from collections.abc import Iterable, Sequence

Path = list[str | int]
Change = tuple[Path, object]


def changes(before: object, after: object) -> list[Change]:
    """Return the pairs that turn one view into the other; an empty path means the whole view.

    Objects with the same keys are compared part by part, and so are lists of as many objects;
    anything else is replaced whole.
    """
    found: list[Change] = []
    if before != after:
        _compare(before, after, [], found)
    return found


def _compare(before: object, after: object, path: Path, found: list[Change]) -> None:
    """Collect the changes of two values that are known to differ."""
    if isinstance(after, dict) and isinstance(before, dict) and before.keys() == after.keys():
        for key, value in after.items():
            earlier = before[key]
            if earlier != value:
                _compare(earlier, value, [*path, key], found)
    elif isinstance(after, list) and isinstance(before, list) and _are_alike(before, after):
        for place, value in enumerate(after):
            earlier = before[place]
            if earlier != value:
                _compare(earlier, value, [*path, place], found)
    else:
        found.append((path, after))


def _are_alike(before: list[object], after: list[object]) -> bool:
    """Whether both have as many objects or lists; lists of words are short and replaced whole."""
    return len(before) == len(after) and all(isinstance(value, dict | list) for value in after)


def applied(view: object, changed: Iterable[tuple[Sequence[str | int], object]]) -> object:
    """Return the view with these changes, as a client does it. The given view is not changed."""
    for path, value in changed:
        view = _with(view, path, value)
    return view


def _with(view: object, path: Sequence[str | int], value: object) -> object:
    if not path:
        return value
    place, *rest = path
    if isinstance(view, dict):
        return {**view, place: _with(view[place], rest, value)}
    if isinstance(view, list) and isinstance(place, int):
        changed = view.copy()
        changed[place] = _with(view[place], rest, value)
        return changed
    raise ValueError(f"there is nothing at {place!r} that could change")
