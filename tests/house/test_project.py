"""Files for outsiders and GitHub: workflows, templates and metadata."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import tabbytop

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
REPOSITORY = PROJECT["urls"]["Source"]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
# Permissions to write, by workflow and job, and nothing else may.
WRITERS = {
    ("release", "publish"): {"id-token"},
    ("release", "github"): {"attestations", "contents", "id-token"},
    ("site", "deploy"): {"id-token", "pages"},
}


def load(file: Path) -> dict[str, Any]:
    """Return a YAML file as data."""
    loaded = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert isinstance(loaded, dict)
    return loaded


def jobs() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Return every job, with the name of its workflow and its own."""
    for file in WORKFLOWS:
        for name, job in load(file)["jobs"].items():
            yield file.stem, name, job


def targets() -> set[str]:
    """Return the targets of the Makefile that have a rule."""
    return set(re.findall(r"^([a-z][a-z-]*):(?!=)", MAKEFILE, re.MULTILINE))


def python_versions() -> list[str]:
    """Return the versions of Python that the package names."""
    prefix = "Programming Language :: Python :: 3."
    named = [line for line in PROJECT["classifiers"] if line.startswith(prefix)]
    return [line.rpartition(" ")[2] for line in named]


def test_there_are_all_workflows() -> None:
    assert {file.stem for file in WORKFLOWS} == {"check", "test", "wheels", "site", "release"}


def test_every_command_of_a_workflow_is_a_make_target() -> None:
    for workflow, name, job in jobs():
        for step in job.get("steps", []):
            if "run" not in step:
                continue
            command = re.fullmatch(r"(?:sudo )?make ([a-z -]+?)(?: PYTHON=python)?", step["run"])
            assert command, (workflow, name, step["run"])
            assert set(command[1].split()) <= targets(), (workflow, name, step["run"])


def test_actions_are_pinned_by_commit_with_one_version_each() -> None:
    used: dict[str, set[str]] = {}
    for file in WORKFLOWS:
        for line in re.findall(r"uses: (.*)", file.read_text(encoding="utf-8")):
            if line.startswith("$/"):
                assert (ROOT / line.removeprefix("$/")).exists(), line
                continue
            pin = re.fullmatch(r"([\w./-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)", line)
            assert pin, line
            used.setdefault(pin[1], set()).add(pin[2])
    assert used
    assert {action: pins for action, pins in used.items() if len(pins) > 1} == {}


def test_jobs_have_the_fewest_permissions() -> None:
    for file in WORKFLOWS:
        assert load(file)["permissions"] == {}, file.name
    for workflow, name, job in jobs():
        granted = job["permissions"]
        assert set(granted.values()) <= {"read", "write"}
        writes = {scope for scope, access in granted.items() if access == "write"}
        assert writes == WRITERS.get((workflow, name), set()), (workflow, name)


def test_code_of_strangers_never_runs_with_secrets() -> None:
    for file in WORKFLOWS:
        text = file.read_text(encoding="utf-8")
        assert "pull_request_target" not in text
        assert "secrets." not in text


def test_every_python_that_the_package_names_is_tested() -> None:
    jobs = load(ROOT / ".github" / "workflows" / "test.yml")["jobs"]
    for name in ("linux", "rest"):
        assert jobs[name]["strategy"]["matrix"]["python"] == python_versions()
    assert PROJECT["requires-python"] == f">={python_versions()[0]}"


def test_release_needs_tests_and_every_wheel() -> None:
    release = load(ROOT / ".github" / "workflows" / "release.yml")["jobs"]
    assert set(release["publish"]["needs"]) == {"test", "wheels"}
    assert release["github"]["needs"] == "publish"
    uses = [step.get("uses", "").partition("@")[0] for step in release["github"]["steps"]]
    assert "actions/attest" in uses


def test_dependabot_watches_everything_that_is_pinned() -> None:
    updates = load(ROOT / ".github" / "dependabot.yml")["updates"]
    watched = {
        (update["package-ecosystem"], folder)
        for update in updates
        for folder in update.get("directories", [update.get("directory")])
    }
    assert watched == {
        ("docker", "/deploy"),
        ("github-actions", "/"),
        ("npm", "/web"),
        ("pip", "/"),
        ("pip", "/benchmarks"),
        ("pip", "/deploy"),
    }
    for _, folder in watched:
        assert (ROOT / folder.removeprefix("/")).is_dir(), folder


def test_hooks_before_a_commit_call_make_targets() -> None:
    (local,) = load(ROOT / ".pre-commit-config.yaml")["repos"]
    for hook in local["hooks"]:
        make, target = hook["entry"].split()
        assert make == "make"
        assert target in targets()


def test_citation_is_of_this_version() -> None:
    citation = load(ROOT / "CITATION.cff")
    assert citation["version"] == tabbytop.__version__
    assert citation["license"] == PROJECT["license"]
    assert citation["repository-code"] == REPOSITORY
    assert citation["url"] == PROJECT["urls"]["Homepage"]


@pytest.mark.parametrize("file", ["SECURITY.md", ".github/ISSUE_TEMPLATE/config.yml"])
def test_weaknesses_are_reported_in_private(file: str) -> None:
    assert f"{REPOSITORY}/security/advisories/new" in (ROOT / file).read_text(encoding="utf-8")


def test_documentation_and_package_name_the_same_site() -> None:
    settings = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
    assert settings["site_url"] == PROJECT["urls"]["Documentation"]
    assert settings["site_url"] == PROJECT["urls"]["Homepage"] + "docs/"
    assert settings["extra"]["social"][0]["link"] == REPOSITORY
