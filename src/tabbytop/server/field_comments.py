"""Reads the comments beside the fields of a class from its source: `seat: int  # who is asked`.

They document our types, and the generated TypeScript repeats them.
"""

import ast
import inspect
import textwrap
from typing import Final

_FOR_TOOLS: Final = ("type:", "noqa", "fmt:")


def field_comments(cls: type) -> dict[str, str]:
    """The comment at the end of each field's line, by field, including inherited fields.

    A TypedDict does not know its bases, so it has its own fields only.
    """
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        found.update(_own(base))
    return found


def _own(cls: type) -> dict[str, str]:
    try:
        source = textwrap.dedent(inspect.getsource(cls))
    except (OSError, TypeError):  # no source: typed in a shell, compiled, or built in
        return {}
    lines = source.encode().splitlines()  # the parser counts bytes
    definition = ast.parse(source).body[0]
    assert isinstance(definition, ast.ClassDef)
    found: dict[str, str] = {}
    for node in definition.body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        assert node.end_lineno is not None
        rest = lines[node.end_lineno - 1][node.end_col_offset :].decode().strip()
        comment = rest.removeprefix("#").strip()
        if comment and not comment.startswith(_FOR_TOOLS):
            found[node.target.id] = comment
    return found
