"""The results, as a table and as data."""

import platform
from collections.abc import Iterator
from typing import NamedTuple

from figures import (
    BATCH,
    BATCH_GOALS,
    BEST_PLAN,
    CARD_GAMES,
    CHECKED,
    FEEDING,
    JUDGED,
    Figure,
    usual,
)
from peers import ENVIRONMENTS, GAMES, OPEN_SPIEL, OPEN_SPIEL_SPARING, PEERS, SOLVERS, Peer

WIDTH = 60


class Measured(NamedTuple):
    """The best round of every figure: a number for every unit, a second."""

    figures: list[Figure]
    ours: dict[tuple[str, str], list[float]]  # by figure and build
    theirs: dict[str, list[float]]  # by peer
    missing: list[Peer]
    before: dict[str, list[float]]  # by figure: the earlier version, compiled


class Row(NamedTuple):
    """A row of the table."""

    group: str
    name: str
    interpreted: float
    compiled: float

    @property
    def ratio(self) -> float:
        """Return how many times as fast the compiled build is."""
        return self.compiled / self.interpreted


class Target(NamedTuple):
    """A goal for the compiled build, through the public API."""

    what: str
    than: str
    times: float
    reached: float | None  # None: not measured here

    def verdict(self) -> str:
        """Return reached, missed or not measured."""
        if self.reached is None:
            return "not measured"
        return "reached" if self.reached >= self.times else "missed"


def rows(measured: Measured) -> Iterator[Row]:
    """Return a row for every figure and unit."""
    for figure in measured.figures:
        slow = measured.ours[str(figure), "interpreted"]
        fast = measured.ours[str(figure), "compiled"]
        for place, unit in enumerate(figure.units):
            yield Row(figure.group, f"{figure.setting}: {unit}", slow[place], fast[place])


def targets(measured: Measured) -> list[Target]:
    """Return the goals: decisions a second in the judged setting and in every other game, and
    feeding plans, compared with the peers."""
    judged = f"{CHECKED}: {JUDGED}"
    what = f"decisions of {JUDGED}, checked, compiled"
    fast = measured.ours[judged, "compiled"][0]
    found = [Target(what, "interpreted", 4.0, fast / measured.ours[judged, "interpreted"][0])]
    for peer in GAMES:
        times = 2.0 if peer.package == OPEN_SPIEL.package else 15.0
        found.append(Target(what, peer.name, times, _ratio(fast, measured, peer)))
    for setting in usual():
        if setting == JUDGED:
            continue
        fast = measured.ours[f"{CHECKED}: {setting}", "compiled"][0]
        what = f"decisions of {setting}, checked, compiled"
        found.append(Target(what, OPEN_SPIEL.name, 2.0, _ratio(fast, measured, OPEN_SPIEL)))
        if setting.game in CARD_GAMES:
            ratio = _ratio(fast, measured, OPEN_SPIEL_SPARING)
            found.append(Target(what, OPEN_SPIEL_SPARING.name, 2.0, ratio))
    for setting in usual():
        steps = measured.ours[f"{BATCH}: {setting}", "compiled"][0]
        what = f"steps of a batch of {setting}, with observation and mask, compiled"
        if setting.game in BATCH_GOALS:
            goal = BATCH_GOALS[setting.game]
            found.append(Target(what, f"{goal:,} steps a second", 1.0, steps / goal))
        for peer in ENVIRONMENTS:
            found.append(Target(what, peer.name, 20.0, _ratio(steps, measured, peer)))
    plans = measured.ours[f"{BEST_PLAN}: {FEEDING}", "compiled"][0]
    for peer in SOLVERS:
        what = f"feeding plans of {FEEDING}, compiled"
        found.append(Target(what, peer.name, 10.0, _ratio(plans, measured, peer)))
    return [*found, *_gains(measured)]


def _gains(measured: Measured) -> Iterator[Target]:
    """Return the goals for what has to be faster than in the earlier version."""
    for figure in measured.figures:
        if figure.wanted_gain() > 0.0:
            rates = measured.before.get(str(figure))
            now = measured.ours[str(figure), "compiled"][0]
            reached = None if rates is None else now / rates[0]
            than = f"{figure.setting}, before"
            yield Target(f"{figure.group}, compiled", than, figure.wanted_gain(), reached)


def _ratio(rate: float, measured: Measured, peer: Peer) -> float | None:
    """Return how many times as fast we are; None if the peer was not measured."""
    rates = measured.theirs.get(peer.name)
    return None if rates is None else rate / rates[0]


def _units(measured: Measured) -> Iterator[tuple[str, str, float]]:
    """Return every measured peer, unit by unit, with its rate."""
    for peer in PEERS:
        rates = measured.theirs.get(peer.name, [])
        for unit, rate in zip(peer.units, rates, strict=False):
            yield peer.name, unit, rate


def table(measured: Measured) -> str:
    """Return all results as a table."""
    lines = [f"{'a second, on one core':{WIDTH}}{'interpreted':>14}{'compiled':>14}{'ratio':>8}"]
    group = ""
    for row in rows(measured):
        if row.group != group:
            group = row.group
            lines += ["", group]
        name = f"  {row.name}"
        lines.append(
            f"{name:{WIDTH}}{row.interpreted:>14,.0f}{row.compiled:>14,.0f}{row.ratio:>8.1f}"
        )
    lines += ["", "peers, driven from plain Python: whole random games; the same feeding positions"]
    for name, unit, rate in _units(measured):
        lines.append(f"{f'  {name}: {unit}':{WIDTH}}{rate:>14,.0f}")
    for peer in measured.missing:
        lines.append(f"  {peer.name}: not installed; pip install {peer.package}, or `make bench`")
    what = ""
    for target in targets(measured):
        if target.what != what:
            what = target.what
            lines += ["", f"targets: {what}"]
        wanted = f"  at least {target.times:g} × {target.than}"
        reached = "" if target.reached is None else f"{target.reached:.1f} ×"
        lines.append(f"{wanted:{WIDTH}}{reached:>14}  {target.verdict()}")
    return "\n".join(lines)


def document(measured: Measured) -> dict[str, object]:
    """Return all results as data."""
    peers: dict[str, dict[str, float]] = {}
    for name, unit, rate in _units(measured):
        peers.setdefault(name, {})[unit] = rate
    return {
        "python": platform.python_version(),
        "figures": [{**row._asdict(), "ratio": row.ratio} for row in rows(measured)],
        "peers": peers,
        "not_installed": sorted({peer.package for peer in measured.missing}),
        "targets": [
            {**target._asdict(), "verdict": target.verdict()} for target in targets(measured)
        ],
    }
