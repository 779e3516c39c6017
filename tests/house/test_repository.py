"""The repository: tracked files, pinned requirements, and package metadata."""

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from tests.house.tracked import ROOT, tracked_files

REQUIREMENTS = (
    "requirements.txt",
    "requirements-dev.txt",
    "requirements-docs.txt",
    "requirements-envs.txt",
    "requirements-node.txt",
    "requirements-ray.txt",
    "requirements-wheels.txt",
    "benchmarks/requirements.txt",
    "deploy/requirements.txt",
)
# Those that are installed into one environment.
TOGETHER = [
    name
    for name in REQUIREMENTS
    if name not in {"requirements-node.txt", "requirements-wheels.txt", "deploy/requirements.txt"}
]


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_requirements_are_pinned_with_hashes_and_name_no_host(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    pins = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", "").splitlines()
    assert pins
    pinned = re.compile(
        r"[A-Za-z0-9_.-]+==[0-9][0-9A-Za-z.]*( ; [a-z_]+ [!=]= '[a-z0-9]+')?"
        r"( +--hash=sha256:[0-9a-f]{64})+"
    )
    assert [pin for pin in pins if not pinned.fullmatch(pin)] == []


def sleeps(path: Path) -> Iterator[str]:
    """Yield the places where a file waits for time to pass."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
            if (called.id if isinstance(called, ast.Name) else called) == "sleep":
                yield f"{path.relative_to(ROOT)}:{node.lineno}"


def test_tests_wait_in_one_place_for_something_that_happens() -> None:
    files = [path for path in (ROOT / "tests").rglob("*.py") if path.name != "waiting.py"]
    assert [place for path in files for place in sleeps(path)] == []


def test_requirements_of_one_environment_agree() -> None:
    versions: dict[str, set[str]] = {}
    for name in TOGETHER:
        text = (ROOT / name).read_text(encoding="utf-8")
        for package, version in re.findall(r"^([A-Za-z0-9_.-]+)==([^ \\]+)", text, re.MULTILINE):
            versions.setdefault(package.lower(), set()).add(version)
    assert {package: found for package, found in versions.items() if len(found) > 1} == {}


def test_packages_whose_inside_is_used_are_capped_at_the_tested_version() -> None:
    """server/sockets subclasses protocols of uvicorn and reads frames of websockets."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {each.name: each for each in map(Requirement, project["dependencies"])}
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    for name, parts in (("uvicorn", 2), ("websockets", 1)):
        found = re.search(rf"^{name}==(\S+)", text, re.MULTILINE)
        assert found is not None
        tested = [int(part) for part in found[1].split(".")[:parts]]
        following = ".".join(map(str, [*tested[:-1], tested[-1] + 1]))
        assert wanted[name].specifier.contains(found[1])
        assert not wanted[name].specifier.contains(f"{following}.0"), f"{name} {following}"


def test_compiled_wheels_are_built_for_every_python_that_is_claimed() -> None:
    document = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    classifiers = "\n".join(document["project"]["classifiers"])
    claimed = re.findall(r"^Programming Language :: Python :: 3\.(\d+)$", classifiers, re.MULTILINE)
    built = re.findall(r"\bcp3(\d+)-\*", document["tool"]["cibuildwheel"]["build"])
    assert claimed == built
    assert document["project"]["requires-python"] == f">=3.{claimed[0]}"


def test_npm_packages_are_pinned_and_name_no_host() -> None:
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    pins = {**wanted.get("dependencies", {}), **wanted.get("devDependencies", {})}
    assert pins
    assert all(re.fullmatch(r"[0-9]+\.[0-9]+\.[0-9]+", version) for version in pins.values()), pins
    for lock in [file for file in tracked_files() if file.name == "package-lock.json"]:
        packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
        assert not [name for name, package in packages.items() if "resolved" in package], lock
        assert all("integrity" in package for name, package in packages.items() if name), lock


def test_no_compiled_files_or_local_paths_are_tracked() -> None:
    for file in tracked_files():
        assert file.suffix not in {".so", ".pyd", ".pyc"}, file
        text = file.read_bytes().decode("utf-8", errors="replace")
        assert not re.search(r"/(?:home|Users)/[a-z]+/", text), file


def test_package_is_typed_and_licensed() -> None:
    assert (ROOT / "src" / "tabbytop" / "py.typed").exists()
    assert "MIT License" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    assert "belong to their designers and publishers" in notice
