"""The benchmarks run and count correctly; speed itself is not tested."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tabbytop
from figures import (
    BEST_PLAN,
    CARD_GAMES,
    CHECKED,
    COPY,
    FASTER_SEARCH,
    FEEDING,
    IMAGINE,
    JUDGED,
    PLAYED,
    SEARCH,
    SEARCH_UNSURE,
    Figure,
    figures,
    usual,
)
from measure import per_second
from peers import CP_SAT, GAMES, OPEN_SPIEL, PEERS, RLCARD, SOLVERS, Peer
from report import Measured, document, table, targets

ROOT = Path(__file__).parents[2]
FIGURES = figures()


@pytest.mark.parametrize("figure", FIGURES, ids=str)
def test_a_figure_does_some_of_every_unit(figure: Figure) -> None:
    done = figure.prepare(figure.setting)()
    assert len(done) == len(figure.units)
    assert all(count > 0 for count in done)


@pytest.mark.parametrize("peer", SOLVERS, ids=lambda peer: peer.name)
def test_a_solver_solves_one_position_after_the_other(peer: Peer) -> None:
    if not peer.installed():
        pytest.skip(f"{peer.package} is not installed")
    work = peer.prepare()
    assert [work(), work()] == [(1,), (1,)]


@pytest.mark.parametrize("peer", GAMES, ids=lambda peer: peer.name)
def test_a_peer_plays_whole_games(peer: Peer) -> None:
    if not peer.installed():
        pytest.skip(f"{peer.package} is not installed")
    work = peer.prepare()
    decisions, games = work()
    assert games == 1
    assert 1 < decisions < 10_000
    assert work()[0] < 10_000, "every game is counted anew"


def test_every_registered_game_is_measured() -> None:
    for group in PLAYED:
        rows = [figure for figure in FIGURES if figure.group == group]
        assert {figure.setting.game for figure in rows} == set(tabbytop.list_games())


def test_figure_names_are_unique() -> None:
    names = [str(figure) for figure in FIGURES] + [peer.name for peer in PEERS]
    assert len(set(names)) == len(names)


def test_a_rate_counts_every_unit() -> None:
    twice, once = per_second(lambda: (2, 1), seconds=0)
    assert twice == 2 * once


def test_a_process_measures_as_often_as_it_is_asked() -> None:
    figure = next(f for f in FIGURES if f.setting == JUDGED)
    done = subprocess.run(
        [sys.executable, ROOT / "benchmarks" / "measure.py", str(figure), "0", "0"],
        input="again\nagain\n", capture_output=True, text=True, check=True,
    )  # fmt: skip
    build, *rounds = map(json.loads, done.stdout.splitlines())
    assert build in {"interpreted", "compiled"}
    assert [len(rates) for rates in rounds] == [2, 2]


@pytest.fixture
def measured() -> Measured:
    """Invent results: compiled ten times as fast, OpenSpiel four times slower than that, no
    RLCard."""
    ours = {
        (str(figure), build): [rate] * len(figure.units)
        for figure in FIGURES
        for build, rate in (("interpreted", 10.0), ("compiled", 100.0))
    }
    theirs = {peer.name: [25.0, 1.0] for peer in PEERS if peer.package == OPEN_SPIEL.package}
    missing = [peer for peer in PEERS if peer.package == RLCARD.package]
    return Measured(FIGURES, ours, theirs, missing, before={})


def test_targets_are_reached_missed_or_not_measured(measured: Measured) -> None:
    judged = {target.than: target for target in targets(measured)}
    assert judged["interpreted"].reached == 10
    assert judged[OPEN_SPIEL.name].verdict() == "reached"
    assert judged[RLCARD.name].verdict() == "not measured"
    measured.ours[f"{CHECKED}: {JUDGED}", "compiled"][0] = 30.0
    assert [target.verdict() for target in targets(measured)][:2] == ["missed", "missed"]


def test_every_game_is_compared_with_openspiel(measured: Measured) -> None:
    than = f"{OPEN_SPIEL.name}, sparing"
    sparing = [target.what for target in targets(measured) if target.than == than]
    assert len(sparing) == len(CARD_GAMES)
    assert all(any(name in what for what in sparing) for name in CARD_GAMES)
    for setting in usual():
        measured.ours[f"{CHECKED}: {setting}", "compiled"][0] = 49.0
        missed = [target.what for target in targets(measured) if target.verdict() == "missed"]
        assert any(str(setting) in what for what in missed)


def test_copies_and_search_are_compared_with_the_earlier_version(measured: Measured) -> None:
    gains = [target for target in targets(measured) if target.than.endswith(", before")]
    games = len(list(usual()))
    assert len(gains) == 2 * games + len(FASTER_SEARCH) + 1
    assert {target.verdict() for target in gains} == {"not measured"}
    for group in (COPY, IMAGINE, SEARCH, SEARCH_UNSURE):
        for setting in usual():
            measured.before[f"{group}: {setting}"] = [60.0]
    gains = [target for target in targets(measured) if target.than.endswith(", before")]
    reached = [target.what for target in gains if target.verdict() == "reached"]
    assert reached == [f"{COPY}, compiled"] * games + [f"{IMAGINE}, compiled"] * games
    assert "not measured" not in [target.verdict() for target in gains]


def test_feeding_is_compared_with_the_solver(measured: Measured) -> None:
    [judged] = [target for target in targets(measured) if target.than == CP_SAT.name]
    assert judged.verdict() == "not measured"
    measured.theirs[CP_SAT.name] = [9.0]
    [judged] = [target for target in targets(measured) if target.than == CP_SAT.name]
    assert judged.verdict() == "reached"
    assert str(FEEDING) in judged.what
    measured.ours[f"{BEST_PLAN}: {FEEDING}", "compiled"][0] = 80.0
    assert "missed" in [t.verdict() for t in targets(measured) if t.than == CP_SAT.name]
    assert f"{CP_SAT.name}: plans" in table(measured)


def test_printed_table_and_json_have_all_figures(measured: Measured) -> None:
    told = table(measured)
    for figure in FIGURES:
        assert figure.group in told
        assert all(f"{figure.setting}: {unit}" in told for unit in figure.units)
    assert "RLCard uno: not installed; pip install rlcard" in told
    plain = json.loads(json.dumps(document(measured)))
    assert len(plain["figures"]) == sum(len(figure.units) for figure in FIGURES)
    assert plain["not_installed"] == ["rlcard"]
