"""The files in deploy/, and the update that keeps the data."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tabbytop.server.settings import PREFIX, Settings, load_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
COMPOSE = DEPLOY / "compose.yaml"
QUADLETS = sorted((DEPLOY / "quadlet").iterdir())
# Stands for docker, podman, systemctl and id: it writes down how it was called, and answers.
FAKE = """\
#!/bin/sh
echo "$(basename "$0") $*" >> "$CALLS"
case "$(basename "$0") $*" in
  *" ps --quiet "*) echo "$RUNNING" ;;
  *"container inspect"*) [ -n "$RUNNING" ] && echo true ;;
  *"secret inspect"*) [ -e "$CALLS.secret" ] || exit 1 ;;
  *"secret create"*) touch "$CALLS.secret"; cat >> "$CALLS.secrets" ;;
  "id -u") echo 1000 ;;
esac
[ -z "$FAILS" ] || case "$*" in *"$FAILS"*) exit 1 ;; esac
"""


def test_image_keeps_its_health_check_under_podman() -> None:
    assert "HEALTHCHECK" in CONTAINERFILE
    assert "podman build --format docker" in CONTAINERFILE
    assert "podman build --format docker" in (ROOT / "docs" / "server.md").read_text("utf-8")


def test_nginx_passes_the_port_on() -> None:
    conf = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    assert re.findall(r"proxy_set_header Host (\S+);", conf) == ["$http_host"]


def test_notice_says_that_fonts_are_subset() -> None:
    assert "subset" in (ROOT / "NOTICE").read_text(encoding="utf-8")


# Settings.


@pytest.mark.parametrize(
    "file",
    [file for file in sorted(DEPLOY.rglob("*")) if file.is_file() and file.suffix != ".json"],
    ids=lambda file: str(file.relative_to(DEPLOY)),
)
def test_every_setting_that_is_named_exists(file: Path) -> None:
    named = set(re.findall(rf"\b{PREFIX}([A-Z_]+)", file.read_text(encoding="utf-8")))
    of_other_parts = {"config", "compile"}  # the file of settings, and setup.py's
    assert {name.lower() for name in named} <= {*Settings.__struct_fields__, *of_other_parts}


def test_example_of_a_settings_file_is_valid() -> None:
    assert load_settings(environment={}, file=DEPLOY / "tabbytop.toml").secure
    lines = (DEPLOY / "tabbytop.toml").read_text(encoding="utf-8").splitlines()
    for line in lines:
        if found := re.fullmatch(r"# (\w+) = .*", line):
            assert found[1] in Settings.__struct_fields__, line


def test_environment_of_compose_is_valid() -> None:
    text = re.sub(r"\$\{\w+(?::-([^}]*)|:\?[^}]*)?\}", r"\1", COMPOSE.read_text(encoding="utf-8"))
    given = yaml.safe_load(text)["services"]["tabbytop"]["environment"]
    texts = {name: "" if value is None else str(value).lower() for name, value in given.items()}
    found = load_settings(environment=texts)
    assert found.database.startswith("postgresql://tabbytop:")
    assert found.database.endswith("@postgresql/tabbytop")
    assert (found.channels, found.workers, found.trusted_proxies) == ("redis://redis/0", 2, [])


# Containers.


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))
    return found


def quadlet(name: str) -> dict[str, list[str]]:
    """Return the entries of a quadlet file by key, sections aside."""
    entries: dict[str, list[str]] = {}
    for line in (DEPLOY / "quadlet" / name).read_text(encoding="utf-8").splitlines():
        key, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            entries.setdefault(key, []).append(value)
    return entries


def test_image_runs_as_another_user_than_root() -> None:
    last = CONTAINERFILE.rpartition("\nFROM ")[2]
    assert re.findall(r"^USER (.*)$", last, re.MULTILINE) == ["10001"]
    assert "--uid 10001" in last
    assert last.index("USER") < last.index("ENTRYPOINT")
    assert "-slim" in last.splitlines()[0]


def test_compose_runs_the_server_with_the_least_rights() -> None:
    server = services()["services"]["tabbytop"]
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert server["security_opt"] == ["no-new-privileges:true"]
    assert "127.0.0.1" in server["ports"][0]


def test_quadlet_runs_the_server_with_the_least_rights() -> None:
    server = quadlet("tabbytop.container")
    for key, value in (
        ("ReadOnly", "true"),
        ("DropCapability", "all"),
        ("NoNewPrivileges", "true"),
    ):
        assert server[key] == [value]
    assert server["PublishPort"] == ["127.0.0.1:8765:8765"]
    assert "/alive" in server["HealthCmd"][0], "a database that is away is no reason to kill"


def test_databases_are_not_reachable_from_outside() -> None:
    document = services()
    for name in ("postgresql", "redis"):
        assert "ports" not in document["services"][name]
        assert document["services"][name]["networks"] == ["inside"]
        assert "PublishPort" not in quadlet(f"tabbytop-{name}.container")
    assert document["networks"]["inside"]["internal"] is True


def test_data_are_in_named_volumes() -> None:
    document = services()
    kept = [volume for each in document["services"].values() for volume in each.get("volumes", [])]
    assert {volume.partition(":")[0] for volume in kept} == set(document["volumes"])
    for file in QUADLETS:
        for volume in quadlet(file.name).get("Volume", []):
            assert (DEPLOY / "quadlet" / volume.partition(":")[0]).exists(), volume


def test_compose_and_quadlet_run_the_same_images() -> None:
    images = {name: each["image"] for name, each in services()["services"].items()}
    assert quadlet("tabbytop.container")["Image"] == [images["tabbytop"]]
    for name in ("postgresql", "redis"):
        assert quadlet(f"tabbytop-{name}.container")["Image"] == [images[name]]


# The update.


class Updates:
    """Runs a copy of deploy/update, with programs that only write down how they are called."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        shutil.copytree(DEPLOY, folder / "clone" / "deploy", ignore=lambda *_: [".env"])
        programs = folder / "bin"
        programs.mkdir()
        for name in ("docker", "podman", "systemctl", "id"):
            (programs / name).write_text(FAKE, encoding="utf-8")
            (programs / name).chmod(0o755)

    def run(self, *words: str, running: str = "", fails: str = "") -> tuple[int, list[str]]:
        """Return the exit code, and the calls of other programs."""
        calls = self.folder / "calls"
        calls.unlink(missing_ok=True)
        environment = {
            **os.environ,
            "PATH": f"{self.folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "CALLS": str(calls),
            "RUNNING": running,
            "FAILS": fails,
            "HOME": str(self.home),
        }
        environment.pop("XDG_CONFIG_HOME", None)
        program = self.folder / "clone" / "deploy" / "update"
        done = subprocess.run([program, *words], env=environment, check=False, capture_output=True)
        return done.returncode, calls.read_text("utf-8").splitlines() if calls.exists() else []


def order(calls: list[str], *steps: str) -> list[int]:
    """Return the places of the calls that contain these words; -1 for one that was not made."""
    return [next((i for i, call in enumerate(calls) if step in call), -1) for step in steps]


@pytest.fixture
def updates(tmp_path: Path) -> Updates:
    return Updates(tmp_path)


def test_first_start_by_compose_makes_a_password_and_no_backup(updates: Updates) -> None:
    code, calls = updates.run()
    assert code == 0
    kept = updates.folder / "clone" / "deploy" / ".env"
    assert re.fullmatch(r"DATABASE_PASSWORD=[0-9a-f]{48}\n", kept.read_text(encoding="ascii"))
    assert kept.stat().st_mode & 0o077 == 0
    built, saved, started = order(calls, " build ", " backup ", " up ")
    assert 0 <= built < started
    assert saved == -1


def test_update_by_compose_backs_up_and_keeps_the_data(updates: Updates) -> None:
    updates.run()
    kept = (updates.folder / "clone" / "deploy" / ".env").read_text(encoding="ascii")
    code, calls = updates.run(running="1a2b3c")
    assert code == 0
    built, saved, started = order(calls, " build ", "tabbytop backup /data/", " up ")
    assert 0 <= built < saved < started
    assert (updates.folder / "clone" / "deploy" / ".env").read_text(encoding="ascii") == kept
    assert not [call for call in calls if re.search(r" (down|prune|--volumes|volume rm)\b", call)]


@pytest.mark.parametrize("fails", [" build", "tabbytop backup"])
@pytest.mark.parametrize("by", ["compose", "quadlet"])
def test_failed_update_leaves_the_old_version_running(
    updates: Updates, by: str, fails: str
) -> None:
    code, calls = updates.run(by, running="1a2b3c", fails=fails.strip())
    assert code != 0
    assert order(calls, " up ", " restart ") == [-1, -1]


def test_update_by_quadlet_keeps_secrets_and_backs_up(updates: Updates) -> None:
    code, calls = updates.run("quadlet")
    assert code == 0
    named = re.findall(r"secret create (\S+)", "\n".join(calls))
    wanted = [quadlet(file.name).get("Secret", []) for file in QUADLETS]
    assert set(named) == {each.partition(",")[0] for secrets in wanted for each in secrets}
    secrets = (updates.folder / "calls.secrets").read_text(encoding="ascii")
    assert re.fullmatch(
        r"([0-9a-f]{48})postgresql://tabbytop:\1@tabbytop-postgresql/tabbytop", secrets
    )
    installed = updates.home / ".config" / "containers" / "systemd"
    assert sorted(file.name for file in installed.iterdir()) == [file.name for file in QUADLETS]
    code, calls = updates.run("quadlet", running="true")
    assert code == 0
    assert not [call for call in calls if "secret create" in call]
    built, saved, reloaded, restarted = order(
        calls, "podman build", "tabbytop backup /data/", "--user daemon-reload", "--user restart"
    )
    assert 0 <= built < saved < reloaded < restarted


def test_update_says_what_it_takes(updates: Updates) -> None:
    assert updates.run("everything") == (2, [])
