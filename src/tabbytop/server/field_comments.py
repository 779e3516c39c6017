"""What stands beside the fields of a class in its source: `seat: int  # who is asked`.

Our types are documented there, and Python forgets comments. Whoever writes other languages' types
from ours reads them here.
"""

import ast
import inspect
import textwrap
from typing import Final

_FOR_TOOLS: Final = ("type:", "noqa", "fmt:")


def field_comments(cls: type) -> dict[str, str]:
    """The comment at the end of each field's line, also of fields that are inherited.

    Except by a TypedDict, which forgets what it was made from.
    """
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        found.update(_own(base))
    return found


def _own(cls: type) -> dict[str, str]:
    try:
        source = textwrap.dedent(inspect.getsource(cls))
    except (OSError, TypeError):  # made in a shell, compiled, or part of Python
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
        remark = rest.removeprefix("#").strip()
        if remark and not remark.startswith(_FOR_TOOLS):
            found[node.target.id] = remark
    return found
