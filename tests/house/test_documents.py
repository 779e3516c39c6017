"""The documents are true: their code runs, their links exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\((?!http|#)([^)#]+)")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda d: d.name)
def test_python_in_document_runs(document: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scope: dict[str, object] = {}
    for block in CODE.findall(document.read_text(encoding="utf-8")):
        exec(compile(block, str(document), "exec"), scope)
        wanted = re.findall(r"^# prints: (.*)$", block, re.MULTILINE)
        printed = capsys.readouterr().out
        for line in wanted:
            assert line in printed


def test_the_readme_has_python_to_run() -> None:
    assert CODE.findall((ROOT / "README.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda d: d.name)
def test_links_in_document_exist(document: Path) -> None:
    for target in LINK.findall(document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target
