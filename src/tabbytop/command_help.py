"""Help of the players' commands, in the language of the terminal.

Typer takes help from the code when that is imported. Here it comes from the catalogue when shown:
`about-<command>`, `param-<command>-<parameter>`, or `param-<parameter>` for one that several
commands have.
"""

from typing import Any

from typer.core import TyperCommand, TyperGroup

# Commands import what they need when they run, so that each starts quickly.
# ruff: noqa: PLC0415


class PlayersCommand(TyperCommand):
    """A command for players: it speaks their language, also in its help."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 - Click's own
        from tabbytop.terminal.texts import set_language
        from tabbytop.texts.preferred import system_language

        set_language(system_language())  # `--language` comes later and wins
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - Click's own
        self.translate()
        _translate_params(self, ctx)
        super().format_help(ctx, formatter)

    def translate(self) -> None:
        """Say in the language of the terminal what the command does."""
        from tabbytop.terminal.texts import say

        self.help = say("terminal", f"about-{self.name}")


def _translate_params(command: Any, ctx: Any) -> None:  # noqa: ANN401 - Click's own
    from tabbytop.terminal.texts import say
    from tabbytop.texts.catalogue import has_text

    for each in command.get_params(ctx):
        own, shared = f"param-{command.name}-{each.name}", f"param-{each.name}"
        for key in (shared, own):
            if has_text("terminal", key):
                each.help = say("terminal", key)


class Group(TyperGroup):
    """Commands whose help shows flags without a type: `--json`, not `--json <bool>`."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - Click's own
        _hide_types(self, ctx)
        super().format_help(ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401 - Click's own
        name, command, rest = super().resolve_command(ctx, args)
        if command is not None:
            _hide_types(command, ctx)
        return name, command, rest


def _hide_types(command: Any, ctx: Any) -> None:  # noqa: ANN401 - Click's own
    for each in command.get_params(ctx):
        if getattr(each, "is_flag", False) and each.metavar is None:
            each.metavar = ""


class CommandGroup(Group):
    """All commands; those for players are listed in their language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - Click's own
        from tabbytop.terminal.texts import say, set_language
        from tabbytop.texts.preferred import system_language

        set_language(system_language())
        self.help = say("terminal", "about-tabbytop")
        for command in self.commands.values():
            if isinstance(command, PlayersCommand):
                command.translate()
        _translate_params(self, ctx)
        super().format_help(ctx, formatter)
