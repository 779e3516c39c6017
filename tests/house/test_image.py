"""The image can be built: every stage has the files that its commands read."""

from pathlib import Path

import pytest
import yaml
from tests.house.image import ROOT, Image, instructions, is_ignored


def copied() -> list[str]:
    """Return the files and folders that the image copies from the project."""
    copies = [rest for word, rest in instructions() if word == "COPY"]
    return [name for rest in copies if "--from=" not in rest for name in rest.split()[:-1]]


def test_build_context_holds_what_the_image_copies() -> None:
    assert copied()
    for source in copied():
        assert (ROOT / source).exists(), source
        assert not is_ignored(source), source
    assert not is_ignored("web/src/main.ts")
    assert not is_ignored("src/tabbytop/__init__.py")


def test_build_context_leaves_out_what_is_made_or_private() -> None:
    for path in (".git/config", ".venv/bin/python", "build/wheel", "web/node_modules/vite"):
        assert is_ignored(path), path
    assert is_ignored("src/tabbytop/server/page/index.html")
    assert is_ignored("src/tabbytop/kernel/table.cpython-314-x86_64-linux-gnu.so")
    assert is_ignored("src/tabbytop/kernel/__pycache__/table.pyc")
    assert is_ignored("web/src/generated/wire.ts")
    assert is_ignored("server.db")


def test_docker_and_podman_read_the_same_build_context() -> None:
    # Docker reads .dockerignore alone, Podman that one unless there is a .containerignore.
    assert (ROOT / ".dockerignore").exists()
    assert not (ROOT / ".containerignore").exists()


def test_every_stage_has_the_files_that_its_commands_read(tmp_path: Path) -> None:
    image = Image(tmp_path, build=False)
    image.replay()
    page = image.stage("page") / "build"
    for made in ("src/tabbytop/languages/compiled/en.json", "web/src/generated/wire.ts"):
        assert (page / made).is_file(), made
    assert (page / "build" / "answers" / "en" / "games.json").is_file()
    wheel = image.stage("wheel") / "build" / "src" / "tabbytop"
    assert (wheel / "server" / "page" / "index.html").is_file()
    assert (image.stage("") / "opt" / "tabbytop").is_dir()


@pytest.mark.parametrize("missing", ["requirements.txt", "tools/compile_texts.py"])
def test_file_that_is_left_out_of_the_context_fails_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setattr(
        "tests.house.image.is_ignored", lambda path: path == missing or is_ignored(path)
    )
    with pytest.raises((RuntimeError, FileNotFoundError), match=Path(missing).name):
        Image(tmp_path, build=False).replay()


def test_workflow_builds_the_image_with_docker_and_podman() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))
    job = workflow["jobs"]["image"]
    assert job["strategy"]["matrix"]["engine"] == ["docker", "podman"]
    assert [step["run"] for step in job["steps"] if "run" in step] == ["make image"]
    tried = (ROOT / "tools" / "try-image").read_text("utf-8")
    assert "--file deploy/Containerfile" in tried
    assert "/health" in tried
