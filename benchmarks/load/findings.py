"""The results of the load tests, as a table and as data."""

from collections.abc import Callable
from typing import Any, NamedTuple

from load.measures import Played
from load.scale import Scale
from load.scale import lines as scale_lines

WIDTH = 60
COLUMN = 22
OURS = "Tabbytop"
THEIRS = "boardgame.io"
NO_SCALE = Scale([], None, None, None, [])
QUIET = 0.1  # cores that other programs may have without spoiling the figures


class Work(NamedTuple):
    """The load, the same for all servers."""

    tables: int
    rate: float  # moves a second, all tables together
    sockets: int  # idle
    clients: int  # that lose their sockets at once


class Found(NamedTuple):
    """The results of one server. The best round counts, because noise only slows down."""

    name: str
    full: list[Played]  # rounds as fast as it can
    paced: list[Played]  # … and at a rate that all can carry
    socket: float | None  # bytes for every idle socket; None: not measured
    storm: float | None  # seconds; None: not measured


class Figure(NamedTuple):
    """A row of the table."""

    name: str
    form: str
    of: Callable[[Found], float | None]


class Target(NamedTuple):
    """A goal for our server; `reached` is None if it was not measured."""

    what: str
    form: str
    reached: float | None
    enough: Callable[[float], bool]

    def verdict(self) -> str:
        """Return reached, missed or not measured."""
        if self.reached is None:
            return "not measured"
        return "reached" if self.enough(self.reached) else "missed"


def per_cpu(rounds: list[Played]) -> float:
    """Return the moves for each second of the server's processor time."""
    return max(played.a_processor_second for played in rounds)


def fastest(rounds: list[Played]) -> float:
    """Return the moves a second."""
    return max(played.a_second for played in rounds)


def median(rounds: list[Played]) -> float:
    """Return the median of the milliseconds to the last receiver."""
    return min(played.median for played in rounds)


def slowest(rounds: list[Played]) -> float:
    """Return the 99th percentile of the milliseconds to the last receiver."""
    return min(played.slowest for played in rounds)


def figures(work: Work) -> list[Figure]:
    """Return all rows."""
    paced = f"{work.rate:,.0f} moves a second"
    return [
        Figure("full speed: moves per second of server CPU", ",.0f", lambda one: per_cpu(one.full)),
        Figure("full speed: moves per second", ",.0f", lambda one: fastest(one.full)),
        Figure("full speed: p50, ms", ",.2f", lambda one: median(one.full)),
        Figure("full speed: p99, ms", ",.2f", lambda one: slowest(one.full)),
        Figure(f"{paced}: moves per second of server CPU", ",.0f", lambda one: per_cpu(one.paced)),
        Figure(f"{paced}: p50, ms", ",.2f", lambda one: median(one.paced)),
        Figure(f"{paced}: p99, ms", ",.2f", lambda one: slowest(one.paced)),
        Figure(
            f"{work.sockets:,} idle sockets: kB each", ",.1f",
            lambda one: None if one.socket is None else one.socket / 1000,
        ),
        Figure(f"{work.clients:,} clients reconnect: seconds", ",.2f", lambda one: one.storm),
    ]  # fmt: skip


def targets(found: list[Found], scale: Scale = NO_SCALE) -> list[Target]:
    """Return all goals, relative to the peer in the same run or absolute."""
    ours = next((one for one in found if one.name.startswith(OURS)), None)
    theirs = [one for one in found if one.name.startswith(THEIRS)]
    cpu = later = full_later = None
    if ours is not None and theirs:  # if there are two of theirs, the better one
        cpu = per_cpu(ours.full) / max(per_cpu(one.full) for one in theirs)
        later = slowest(ours.paced) / min(slowest(one.paced) for one in theirs)
        full_later = slowest(ours.full) / min(slowest(one.full) for one in theirs)
    return [
        Target("at least 3 × its moves per second of CPU", ".2f", cpu, lambda ratio: ratio >= 3),
        Target("p99 at the same rate: at most its own", ".2f", later, lambda ratio: ratio <= 1),
        Target("p99 at full speed: at most its own", ".2f", full_later, lambda ratio: ratio <= 1),
        Target(
            "all current within 5 seconds", ".2f",
            None if ours is None else ours.storm, lambda seconds: seconds <= 5,
        ),
        Target(
            "at most 20 kB an idle socket", ".1f",
            None if ours is None or ours.socket is None else ours.socket / 1000,
            lambda size: size <= 20,
        ),
        Target(
            "p99 of a person's move beside bots: below 100 ms", ".1f",
            None if scale.beside_bots is None else scale.beside_bots.slowest,
            lambda late: late < 100,
        ),
        Target(
            "two workers on two cores: at least 1.7 × one", ".2f",
            scale.workers_gain(), lambda gain: gain >= 1.7,
        ),
    ]  # fmt: skip


def table(found: list[Found], work: Work, scale: Scale = NO_SCALE) -> str:
    """Return all results as a table."""
    title = f"{work.tables} tables of 4 seats, each on a socket of its own"
    lines = [f"{title:{WIDTH}}{''.join(f'{one.name:>{COLUMN}}' for one in found)}", ""]
    for figure in figures(work):
        values = (figure.of(one) for one in found)
        cells = ("–" if value is None else format(value, figure.form) for value in values)
        lines.append(f"  {figure.name:{WIDTH - 2}}{''.join(f'{cell:>{COLUMN}}' for cell in cells)}")
    alone = [f"  {name:{WIDTH - 18}}{value}" for name, value in scale_lines(scale)]
    if alone:
        lines += ["", f"{OURS} alone", "", *alone]
    lines += ["", f"targets: {OURS}, compared with {THEIRS}"]
    for target in targets(found, scale):
        reached = "" if target.reached is None else format(target.reached, target.form)
        lines.append(f"  {target.what:{WIDTH - 2}}{reached:>{COLUMN}}  {target.verdict()}")
    others = max(played.others for one in found for played in [*one.full, *one.paced])
    if others > QUIET:
        lines += ["", f"Other programs had up to {others:.1f} cores meanwhile: this says little."]
    return "\n".join(lines)


def document(found: list[Found], work: Work, scale: Scale = NO_SCALE) -> dict[str, Any]:
    """Return all results as data, with every round."""
    return {
        "work": work._asdict(),
        "servers": [
            {
                "name": one.name,
                "figures": {figure.name: figure.of(one) for figure in figures(work)},
                "full": [played._asdict() for played in one.full],
                "paced": [played._asdict() for played in one.paced],
            }
            for one in found
        ],
        "targets": [
            {"what": target.what, "reached": target.reached, "verdict": target.verdict()}
            for target in targets(found, scale)
        ],
        "alone": dict(scale_lines(scale)),
    }
