"""A small sample of mutants in every run: a test kills each of them."""

from tests.mutation.equivalent import listed, misfits
from tests.mutation.mutants import all_mutants
from tests.mutation.sample import run_apart


def test_every_mutant_of_the_small_sample_is_killed() -> None:
    ran = run_apart()
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_every_mutant_listed_as_equivalent_still_exists() -> None:
    assert misfits(all_mutants()) == []


def test_every_mutant_listed_as_equivalent_has_a_reason() -> None:
    assert all(len(entry.reason) > 20 for entry in listed())
