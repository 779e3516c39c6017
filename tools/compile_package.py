"""Compile the package with mypyc into a folder: `python tools/compile_package.py TARGET`.

Compiles only the groups of modules whose sources changed since the last time. The build folder
keeps shared libraries and C files; everything else in it is made anew, so that a deleted or
renamed source leaves nothing behind. The page is not copied: the target has a link to it.
"""

import hashlib
import os
import runpy
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
FINGERPRINT = BUILD / "compiled.fingerprint"
LOG = BUILD / "compile.log"
PAGE = Path("tabbytop", "server", "page")


def main() -> None:
    """Compile, or exit with the end of the log."""
    target = Path(sys.argv[1])
    BUILD.mkdir(exist_ok=True)
    prepare()
    run_setup("build")
    (built,) = BUILD.glob("lib.*")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(built, target, ignore=lambda _, names: {PAGE.name} & set(names))
    (target / PAGE).symlink_to(ROOT / "src" / PAGE)


def prepare() -> None:
    """Leave in the build folder what can be used again."""
    fingerprint = _fingerprint()
    if FINGERPRINT.exists() and FINGERPRINT.read_text(encoding="ascii") == fingerprint:
        _remove_all_but_shared_libraries()
    else:
        _remove_everything()
    FINGERPRINT.write_text(fingerprint, encoding="ascii")


def run_setup(*words: str) -> None:
    """Run setup.py with the compiler; exit with the end of the log if it fails."""
    # mypyc's cache is apart from mypy's: types may be checked at the same time.
    settings = {"TABBYTOP_COMPILE": "1", "MYPY_CACHE_DIR": str(BUILD / "mypy")}
    with LOG.open("w", encoding="utf-8") as out:
        done = subprocess.run(
            [sys.executable, "setup.py", *words],
            check=False,
            cwd=ROOT,
            env={**os.environ, **settings},
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    if done.returncode:
        FINGERPRINT.unlink(missing_ok=True)
        end = "\n".join(LOG.read_text(encoding="utf-8").splitlines()[-30:])
        sys.exit(f"{end}\nCompiling failed; the whole log is in {LOG.relative_to(ROOT)}")


def _fingerprint() -> str:
    """Return a digest of everything whose change needs a build from scratch."""
    os.chdir(ROOT)
    setup = runpy.run_path("setup.py")
    known = [sys.version, version("mypy"), setup["OPTIMIZE"], str(setup["compiled_groups"]())]
    known += [(ROOT / name).read_text(encoding="utf-8") for name in ("setup.py", "pyproject.toml")]
    return hashlib.sha256("\n".join(known).encode()).hexdigest()


def _remove_all_but_shared_libraries() -> None:
    for folder in BUILD.glob("lib*"):
        for file in folder.rglob("*"):
            if file.is_file() and file.suffix != ".so":
                file.unlink()
    for folder in BUILD.glob("bdist*"):
        shutil.rmtree(folder)


def _remove_everything() -> None:
    for pattern in ("lib*", "bdist*", "temp*", "mypy", "tabbytop"):
        for folder in BUILD.glob(pattern):
            shutil.rmtree(folder)
    for file in BUILD.glob("__native*"):
        file.unlink()


if __name__ == "__main__":
    main()
