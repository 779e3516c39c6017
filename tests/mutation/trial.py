"""Trials of mutants, each in a process forked after all imports.

A mutated function replaces the original in the fork, which is fast. A mutant that changes what a
module does at import gets a fork in which nothing is imported yet.
"""

import contextlib
import io
import os
import pickle
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from gc import get_objects
from types import CodeType, FunctionType
from typing import Final

import hypothesis  # noqa: F401, so that no fork has to import it
import pytest

from tests.mutation.mutants import Mutant
from tests.mutation.recording import FLAGS, Recordings, Served
from tests.mutation.scope import ROOT, may_kill, test_folders

# What runs on for that long runs on forever: processor time, which does not depend on others.
_PATIENCE: Final = 5.0
_TIMES: Final = 20.0
_UNKNOWN: Final = 2.0  # seconds of a test that was not recorded
MEMORY: Final = 6 << 30
_QUICK: Final = 40  # tests, before the golden ones
BUDGET: Final = 12.0  # of tests for one mutant, in seconds of the recording

_LIVES: Final = 0
_KILLED: Final = 1
_BROKEN: Final = 3


class Verdict:
    """The fate of a mutant: the test that killed it, or how many tests it survived."""

    def __init__(self, mutant: Mutant, killer: str, tests: int) -> None:
        self.mutant = mutant
        self.killer = killer  # empty if it lives
        self.tests = tests


class _Watch:
    """A pytest plugin for a fork: reports the running test to the parent, and ends tests that
    take too long."""

    def __init__(self, told: int, seconds: dict[str, float]) -> None:
        self.told = told
        self.seconds = seconds
        self.failed = ""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        os.write(self.told, (item.nodeid.replace("\n", " ") + "\n").encode())
        patience = _PATIENCE + _TIMES * self.seconds.get(item.nodeid, _UNKNOWN)
        signal.setitimer(signal.ITIMER_VIRTUAL, patience)
        outcome = yield
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return outcome

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


class Fork:
    """A child process that tries one mutant, and writes down the tests that it begins."""

    def __init__(self, mutant: Mutant, attempt: Callable[[Mutant, int], int]) -> None:
        self.mutant = mutant
        self.told = tempfile.TemporaryFile()  # noqa: SIM115, the child writes, then we read
        sys.stdout.flush()
        self.pid = os.fork()
        if self.pid == 0:
            self._attempt(attempt)

    def _attempt(self, attempt: Callable[[Mutant, int], int]) -> None:
        code = _BROKEN
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
            code = attempt(self.mutant, self.told.fileno())
        except BaseException:
            os.write(self.told.fileno(), traceback.format_exc().encode())
        finally:
            os._exit(code)

    def verdict(self, status: int) -> Verdict:
        """Return what the child found; the last test that began is the one that failed or took
        too long."""
        self.told.seek(0)
        began = self.told.read().decode().splitlines()
        self.told.close()
        code = os.waitstatus_to_exitcode(status)
        if code == _LIVES:
            return Verdict(self.mutant, "", len(began))
        if code == _KILLED or code < 0:
            return Verdict(self.mutant, began[-1] if began else "import", len(began))
        raise RuntimeError("\n".join([f"{self.mutant.name}: the trial itself failed", *began]))


class Laboratory(_Watch):
    """Forks for mutants. It is also a pytest plugin that takes over when all tests are
    collected."""

    def __init__(self, recorded: Recordings, mutants: list[Mutant], jobs: int) -> None:
        super().__init__(-1, recorded.seconds)
        self.recorded = recorded
        self.jobs = jobs
        self.fresh: list[Mutant] = []
        self.verdicts: list[Verdict] = []
        self.items: dict[str, pytest.Item] = {}
        self.functions: dict[str, list[FunctionType]] = {}
        self.swapped: list[Mutant] = []
        for mutant in mutants:
            early = not mutant.function or recorded.is_run_at_import(mutant.module, mutant.line)
            (self.fresh if early else self.swapped).append(mutant)

    def run(self) -> list[Verdict]:
        """Try all mutants."""
        # In a process of its own: this one must not import what fresh forks import mutated.
        told = tempfile.TemporaryFile()  # noqa: SIM115, the child writes, then we read
        pid = os.fork()
        if pid == 0:
            try:
                self._run_swapped()
                told.write(
                    pickle.dumps([(v.mutant.name, v.killer, v.tests) for v in self.verdicts])
                )
                told.flush()
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(0)
        os.waitpid(pid, 0)
        told.seek(0)
        by_name = {mutant.name: mutant for mutant in self.swapped}
        for name, killer, tests in pickle.loads(told.read()):
            self.verdicts.append(Verdict(by_name[name], killer, tests))
        self._in_forks(self.fresh, self._try_fresh)
        return self.verdicts

    def _run_swapped(self) -> None:
        files = {test.partition("::")[0] for mutant in self.swapped for test in self._tests(mutant)}
        if not files:
            self._in_forks(self.swapped, self._lives)
            return
        with contextlib.redirect_stdout(io.StringIO()) as said:
            code = pytest.main([*FLAGS, "-s", *sorted(files)], plugins=[self])
        if code != 0:
            raise RuntimeError(said.getvalue())

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Start the forks: all tests are collected, and none has run."""
        self.items = {item.nodeid: item for item in session.items}
        for each in get_objects():
            if isinstance(each, FunctionType):
                self.functions.setdefault(each.__code__.co_filename, []).append(each)
        self._in_forks(self.swapped, self._try_swapped)
        return True

    def _tests(self, mutant: Mutant) -> list[str]:
        """Return the tests that can notice the mutant, the fastest first."""
        found = self.recorded.tests_at(mutant.module, mutant.line)
        tests = [test for test in found if may_kill(mutant.area, test)]
        golden = [test for test in tests if _is_golden(test)]
        rest = [test for test in tests if not _is_golden(test)]
        return rest[:_QUICK] + golden + rest[_QUICK:]

    def _in_forks(self, mutants: list[Mutant], attempt: Callable[[Mutant, int], int]) -> None:
        waiting = list(reversed(mutants))
        forks: dict[int, Fork] = {}
        while waiting or forks:
            while waiting and len(forks) < self.jobs:
                fork = Fork(waiting.pop(), attempt)
                forks[fork.pid] = fork
            pid, status = os.wait()
            fork = forks.pop(pid)
            self.verdicts.append(fork.verdict(status))
            show(self.verdicts[-1])

    def _lives(self, mutant: Mutant, told: int) -> int:
        """Return the verdict on a mutant that no test executes."""
        return _LIVES

    def _try_swapped(self, mutant: Mutant, told: int) -> int:
        self.told = told
        if not swap(mutant, self.functions.get(str(mutant.path), [])):
            forget_imports()
            return self._try_fresh(mutant, told)
        items = [self.items[test] for test in self._tests(mutant)]
        spent = 0.0
        for place, item in enumerate(items):
            if not _is_golden(item.nodeid):
                spent += self.seconds[item.nodeid]
            if spent > BUDGET:
                break
            following = items[place + 1] if place + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return _KILLED
        return _LIVES

    def _try_fresh(self, mutant: Mutant, told: int) -> int:
        return try_fresh(mutant, told, self.seconds, [])


class _QuickestFirst(_Watch):
    """Runs the tests of an area in a good order: golden tests first, because they notice most."""

    def __init__(self, mutant: Mutant, pipe: int, seconds: dict[str, float]) -> None:
        super().__init__(pipe, seconds)
        self.mutant = mutant

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        quickest = sorted(
            (item for item in items if may_kill(self.mutant.area, item.nodeid)),
            key=lambda item: (not _is_golden(item.nodeid), self.seconds.get(item.nodeid, 1.0)),
        )
        spent, items[:] = 0.0, []
        for item in quickest:
            spent += self.seconds.get(item.nodeid, 0.0)
            if spent < BUDGET:
                items.append(item)


def _is_golden(test: str) -> bool:
    """Return whether this is a golden test; those notice most."""
    return "test_golden.py" in test


def try_fresh(mutant: Mutant, told: int, seconds: dict[str, float], tests: list[str]) -> int:
    """Import the mutated module, and run these tests, or all of its area."""
    served = Served()
    served.serve(mutant.path, mutant.tree)
    sys.meta_path.insert(0, served)
    order = _QuickestFirst(mutant, told, seconds)
    paths = [str(folder.relative_to(ROOT)) for folder in reversed(test_folders(mutant.area))]
    code = pytest.main([*FLAGS, "-x", *(tests or paths)], plugins=[order])
    if code == pytest.ExitCode.NO_TESTS_COLLECTED:
        return _BROKEN
    return _LIVES if code == 0 else _KILLED


def forget_imports() -> None:
    """Remove all our modules from sys.modules."""
    for name in list(sys.modules):
        ours = name.partition(".")[0] in {"tabbytop", "tests", "nap_time", "conftest"}
        if ours and not name.startswith("tests.mutation"):
            del sys.modules[name]


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def swap(mutant: Mutant, functions: list[FunctionType]) -> bool:
    """Replace the code of the module's functions by the mutated code; return whether there was
    any."""
    module = compile(mutant.tree, str(mutant.path), "exec")
    new = {(code.co_qualname, code.co_firstlineno): code for code in _codes(module)}
    swapped = False
    for function in functions:
        old = function.__code__
        code = new.get((old.co_qualname, old.co_firstlineno))
        if code is not None and code != old:
            if code.co_freevars != old.co_freevars:
                return False
            function.__code__ = code
            swapped = True
    return swapped


def show(verdict: Verdict) -> None:
    """Print a line for each mutant."""
    fate = f"killed by {verdict.killer}" if verdict.killer else f"LIVES ({verdict.tests} tests)"
    print(f"{verdict.mutant.name}: {fate}", file=sys.__stdout__, flush=True)
