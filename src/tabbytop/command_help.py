"""Help and usage errors of all commands, in the language of the terminal.

Typer takes help from the code when that is imported. Here it comes from the catalogue when shown:
`about-<command>`, `param-<command>-<parameter>`, or `param-<parameter>` for one that several
commands have; a subcommand is called `admin-ban`. Settings of the server, which have a panel of
their own, keep the help of the code: that is the operators' reference, too.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from tabbytop.kernel.telling import printable, sentence

# Commands import what they need when they run, so that each starts quickly.
# ruff: noqa: PLC0415

# Typer exports only one of these errors: the class above it is that of all.
_UsageError: Final[type[Exception]] = typer.BadParameter.mro()[1]


class Command(TyperCommand):
    """A command that speaks the language of the terminal, also in its help."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 - Click's own
        ctx.allow_extra_args = True  # to refuse them in the reader's language
        with _explained(ctx):
            extra = super().parse_args(ctx, args)
        if extra and not ctx.resilient_parsing:
            _fail(ctx, "usage-too-much", words=printable(" ".join(extra)))
        return extra

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401 - Click's own
        with _explained(ctx):
            return super().invoke(ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - Click's own
        _translate(ctx)
        _translate_typer()
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - Click's own
        _write_usage(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:  # noqa: ANN401 - Click's own
        _translate(ctx)
        return super().shell_complete(ctx, incomplete)


class Group(TyperGroup):
    """Commands in a group, which speaks as they do. The outermost one chooses the language."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 - Click's own
        from tabbytop.texts.preferred import system_language
        from tabbytop.texts.spoken import set_language

        if ctx.parent is None:
            set_language(system_language())  # `--language` comes later and wins
        with _explained(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401 - Click's own
        if args[0] not in self.commands and not ctx.resilient_parsing:
            from difflib import get_close_matches

            name, near = printable(args[0]), get_close_matches(args[0], self.commands)
            key = "usage-no-command-similar" if near else "usage-no-command"
            _fail(ctx, key, command=repr(name), near=[repr(each) for each in near])
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - Click's own
        _translate(ctx)
        _translate_typer()
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - Click's own
        _write_usage(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:  # noqa: ANN401 - Click's own
        _translate(ctx)
        return super().shell_complete(ctx, incomplete)


def _translate(ctx: Any) -> None:  # noqa: ANN401 - Click's own
    """Take the texts of a command, its parameters and its subcommands from the catalogue."""
    from tabbytop.texts.spoken import say

    command, path = ctx.command, _path(ctx)
    command.help = say("terminal", f"about-{'-'.join(path) or 'tabbytop'}")
    command.options_metavar = say("terminal", "usage-options")
    for each in command.get_params(ctx):
        _translate_param(each, path)
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = say("terminal", "usage-command")
        for name, inner in command.commands.items():
            inner.help = say("terminal", f"about-{'-'.join([*path, name])}")


def _path(ctx: Any) -> list[str]:  # noqa: ANN401 - Click's own
    """Return the words that name a command, without `tabbytop`."""
    return [] if ctx.parent is None else [*_path(ctx.parent), ctx.info_name]


def _translate_param(param: Any, path: list[str]) -> None:  # noqa: ANN401 - Click's own
    from tabbytop.texts.catalogue import has_text
    from tabbytop.texts.spoken import say

    if param.metavar is not None:
        param.metavar = re.sub("[A-Z]{2,}", _metavar, param.metavar)
    elif getattr(param, "is_flag", False):
        param.metavar = ""  # a flag has no type: `--json`, not `--json <bool>`
    if param.rich_help_panel:
        panel = param.rich_help_panel.lower()
        if has_text("terminal", f"panel-{panel}"):
            param.rich_help_panel = say("terminal", f"panel-{panel}")
        return
    for key in (f"param-{'-'.join([*path, param.name])}", f"param-{param.name}"):
        if has_text("terminal", key):
            param.help = say("terminal", key)
            return


def _metavar(found: re.Match[str]) -> str:
    """Translate a word; some, such as URL, are the same in every language."""
    from tabbytop.texts.catalogue import has_text
    from tabbytop.texts.spoken import say

    word = found[0].lower()
    return (
        say("terminal", f"metavar-{word}") if has_text("terminal", f"metavar-{word}") else found[0]
    )


def _translate_typer() -> None:
    """Translate the words that Typer prints itself."""
    from typer import rich_utils

    from tabbytop.texts.spoken import say

    rich_utils.ARGUMENTS_PANEL_TITLE = say("terminal", "panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("terminal", "panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("terminal", "panel-commands")
    rich_utils.ERRORS_PANEL_TITLE = say("terminal", "panel-error")
    rich_utils.DEFAULT_STRING = say("terminal", "usage-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = say("terminal", "usage-required")
    rich_utils.ABORTED_TEXT = say("terminal", "usage-aborted")
    command = "[blue]'{command_path} {help_option}'[/]"
    rich_utils.RICH_HELP = say("terminal", "usage-help", command=command)


def _write_usage(ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - Click's own
    from tabbytop.texts.spoken import say

    _translate(ctx)
    pieces = " ".join(ctx.command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{say('terminal', 'usage')} ")


# Errors.


def _fail(ctx: Any, key: str, **args: object) -> None:  # noqa: ANN401 - Click's own
    from tabbytop.texts.spoken import say

    _translate_typer()
    ctx.fail(say("terminal", key, **args))


@contextmanager
def _explained(ctx: Any) -> Iterator[None]:  # noqa: ANN401 - Click's own
    """Say what is wrong with a command line in the language of the terminal."""
    try:
        yield
    except _UsageError as error:
        _translate(ctx)
        _translate_typer()
        words = _fault(error, ctx)
        if words is None:
            raise
        ctx.fail(words)
    except typer.Abort:
        _translate_typer()
        raise


def _fault(error: Any, ctx: Any) -> str | None:  # noqa: ANN401 - Click's own
    """Return what is wrong; None if that is said already. The classes are known by name, because
    Typer keeps them to itself."""
    from tabbytop.texts.spoken import say

    kind = type(error).__name__
    if kind == "NoSuchOption":
        option, near = printable(error.option_name), sorted(error.possibilities or ())
        key = "usage-no-option-similar" if near else "usage-no-option"
        return say("terminal", key, option=option, near=near)
    if kind == "BadOptionUsage":
        flags = (each for each in ctx.command.get_params(ctx) if getattr(each, "is_flag", False))
        is_flag = any(error.option_name in [*each.opts, *each.secondary_opts] for each in flags)
        key = "usage-no-value-allowed" if is_flag else "usage-value-missing"
        return say("terminal", key, option=error.option_name)
    if kind == "MissingParameter":
        is_option = error.param.param_type_name == "option"
        key = "usage-option-missing" if is_option else "usage-argument-missing"
        return say("terminal", key, name=_named(error.param))
    if kind == "BadParameter":
        if error.param is None:
            return sentence(error.message)
        named = _named(error.param)
        return sentence(say("terminal", "usage-invalid", name=named, why=_why(error)))
    return None


def _named(param: Any) -> str:  # noqa: ANN401 - Click's own
    if param.param_type_name == "option":
        return " / ".join([*param.opts, *param.secondary_opts])
    return str(param.metavar or param.name)


def _why(error: Any) -> str:  # noqa: ANN401 - Click's own
    """Return why a value is refused; in English if Typer has words for it and we have none."""
    from tabbytop.texts.catalogue import has_text
    from tabbytop.texts.spoken import say

    found = getattr(error.__cause__, "errors", None)  # Pydantic's
    first = found()[0] if found is not None else {}
    kind = first.get("type")
    if has_text("terminal", f"invalid-{kind}"):
        return say("terminal", f"invalid-{kind}", **first.get("ctx", {}))
    return str(error.message)
