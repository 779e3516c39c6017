"""The tables of settings in docs/server.md."""

from typing import Any, Final, Literal, get_args, get_origin

from generators.files import ROOT, with_table, write
from tabbytop.server.settings import LIMITS, SettingInfo, describe_settings

PAGE: Final = ROOT / "docs" / "server.md"
KINDS: Final = {str: "text", int: "whole number", float: "number", bool: "true or false"}


def table(settings: list[SettingInfo]) -> str:
    """Return a row for each setting."""
    rows = ["| setting | is | default | what it does |", "|---|---|---|---|"]
    for setting in settings:
        cells = (f"`{setting.name}`", kind(setting.kind), default(setting.default), setting.about)
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


def kind(kind: Any) -> str:  # noqa: ANN401 - a type, or a choice of words
    """Return the type of a value in words."""
    if get_origin(kind) is Literal:
        return ", ".join(get_args(kind))
    return "list of texts" if get_origin(kind) is list else KINDS[kind]


def default(value: object) -> str:
    """Return a default as in a settings file."""
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def page(text: str) -> str:
    """Return the page with current tables."""
    parts = {
        "settings": [one for one in describe_settings() if one.name not in LIMITS],
        "limits": [one for one in describe_settings() if one.name in LIMITS],
    }
    for name, settings in parts.items():
        text = with_table(text, name, table(settings))
    return text


def main() -> None:
    """Write the page."""
    write(PAGE, page(PAGE.read_text(encoding="utf-8")))
