"""Mutants: what they change, their names, and sampling by a seed."""

import ast
from pathlib import Path

import pytest

from tests.mutation import mutants as made
from tests.mutation.mutants import all_mutants, mutants_of, pick
from tests.mutation.operators import sites
from tests.mutation.scope import may_kill, sources


def changes(source: str) -> set[str]:
    """Return the module after each mutation."""
    found = set()
    for number in range(len(list(sites(ast.parse(source))))):
        tree = ast.parse(source)
        list(sites(tree))[number].apply()
        found.add(ast.unparse(ast.fix_missing_locations(tree)))
    return found


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = a < b", {"x = a <= b", "x = a >= b"}),
        ("x = a in b", {"x = a not in b"}),
        ("x = 2", {"x = 3", "x = 1"}),
        ("x = 0", {"x = 1"}),
        ("x = True", {"x = False"}),
        ("x = a and b", {"x = a or b", "x = a", "x = b"}),
        ("x = not a", {"x = a"}),
        ("x = a if b else c", {"x = a", "x = c"}),
        ("x = a + b", {"x = a - b"}),
        ("x = -a", {"x = a"}),
        ("x = min(a, b)", {"x = max(a, b)"}),
        ("x = a.copy()", {"x = a"}),
        ("x = sorted(a)", {"x = a"}),
        ("x = [a for a in b if c]", {"x = [a for a in b if True]"}),
        ("x = 'KS-T10'", {"x = 'KS-T100'"}),
        ("f(a)", {"pass"}),
        ("raise a", {"pass"}),
        ("x: int = 0", {"x: int = 1"}),
        ("'a text'", set()),
        ("x = 'a text' + f'{1}'", set()),
        ("import a", set()),
    ],
)
def test_operators_change_one_thing(line: str, expected: set[str]) -> None:
    module = f"first = a\n{line}"
    assert changes(module) == {f"first = a\n{each}" for each in expected}


def test_conditions_and_returned_values_are_replaced() -> None:
    source = "def f(a) -> bool:\n    if a:\n        return a\n    return b"
    replaced = {each.replace("\n", "|") for each in changes(source)}
    assert replaced == {
        "def f(a) -> bool:|    if True:|        return a|    return b",
        "def f(a) -> bool:|    if False:|        return a|    return b",
        "def f(a) -> bool:|    if a:|        return not a|    return b",
        "def f(a) -> bool:|    if a:|        return a|    return not b",
    }


def test_every_mutant_has_a_name_of_its_own_and_can_be_compiled() -> None:
    mutants = all_mutants()
    assert len({mutant.name for mutant in mutants}) == len(mutants)
    for mutant in pick(mutants, 1, 50):
        compile(mutant.tree, mutant.name, "exec")
        assert mutant.before != mutant.after


def test_edit_elsewhere_does_not_change_the_sample(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "def f(a):\n    return a + 1\n\n\ndef g(a):\n    return a * 2 < 5\n"
    file = tmp_path / "rules.py"
    monkeypatch.setattr(made, "module_of", lambda path: "rules")
    monkeypatch.setattr(made, "area_of", lambda path: "kernel")

    def picked() -> list[tuple[str, str, str, str]]:
        in_g = [mutant for mutant in mutants_of(file) if mutant.function == "g"]
        return [mutant.content for mutant in pick(in_g, 3, 4)]

    file.write_text(source, encoding="utf-8")
    before = picked()
    file.write_text(f"# a remark\n{source.replace('a + 1', 'a + a + 1')}", encoding="utf-8")
    assert picked() == before


def test_texts_and_bots_are_left_out() -> None:
    names = {path.name for path in sources()}
    assert not names & {"words.py", "guide.py", "bot.py", "board.py"}
    assert not [path for path in sources() if path.match("thinking/judge.py")]
    assert {"validation.py", "checking.py", "sight.py", "view.py", "table.py"} <= names


def test_golden_files_of_other_games_do_not_count() -> None:
    golden = "tests/conformance/test_golden.py::test_playthrough"
    assert may_kill("meow", f"{golden}[meow-3-seats]")
    assert not may_kill("meow", f"{golden}[cat-lady-3-seats]")
    assert may_kill("kernel", f"{golden}[cat-lady-3-seats]")
    assert not may_kill("meow", "tests/kernel/test_table.py::test_x")
