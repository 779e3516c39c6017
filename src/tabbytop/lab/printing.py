"""What the lab's commands print."""

import io
import json
import sys
from collections.abc import Mapping

import typer
from rich.console import Console


def print_json(plain: Mapping[str, object]) -> None:
    """JSON-ready data, for people and programs."""
    typer.echo(json.dumps(plain, indent=2, ensure_ascii=False))


def page() -> Console:
    """The output, for a picture."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a bar of ? is better than no report
    return Console(highlight=False)
