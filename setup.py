"""Build: compiled with mypyc where there is a C compiler, plain Python where there is none.

Everything else about the package stands in pyproject.toml. The environment variable
TABBYTOP_COMPILE overrides the guess: 0 builds a plain wheel, 1 fails if it cannot compile.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError

SOURCES = Path("src")
OPTIMIZE = os.environ.get("TABBYTOP_OPTIMIZE", "2")  # how hard the C compiler tries

# Uncompiled on purpose:
# - options are dataclasses whose annotations are read at run time, and mypyc drops annotations;
# - compiler.py is the fallback for the compiler's own decorators;
# - position.py works by reflection, which mypyc refuses in places;
# - guides, arranging, validation, hints with their reasons, reviews, puzzles, minis, stickers,
#   features and registries are not on the hot path: compiling costs minutes;
# - errors.py: an exception that calls a property of its own crashes when it is compiled;
# - pulse.py is the bots' clock, which tests replace.
PLAIN = {"__init__.py", "options.py", "compiler.py", "position.py", "registry.py", "pulse.py"}
PLAIN |= {"errors.py", "guide.py", "arranging.py", "validation.py", "reasons.py", "hints.py"}
PLAIN |= {"stickers.py", "features.py", "mini.py", "puzzles.py", "review.py"}
# Folders of a game that are not on the hot path either.
PLAIN_FOLDERS = {"bots", "box", "terminal"}
# What the server does for every move and every receiver. Messages are msgspec Structs, which need
# their annotations at run time.
HOT_SERVER = {
    "": ("clock",),
    "table": (
        "applying",
        "asking",
        "broadcast",
        "changes",
        "deciding",
        "disclosure",
        "loading",
        "state",
    ),
    "hosting": (
        "charging",
        "client_requests",
        "host",
        "hosted_table",
        "presence",
        "subscribers",
        "table_lock",
    ),
    "notices": ("wishes",),
    "sockets": ("client_session", "frames"),
    "store": ("group_commit",),
    "driving": ("schedule",),
    "access": ("quotas", "rate_limits"),
}
# What environments do for every step. It needs mypyc's run-time library, which comes with the extra
# `envs`, and is a group of its own so that nothing else does.
HOT_ENVS = (
    "actions",
    "chance",
    "encoder",
    "information_state",
    "state",
    "stepping",
    "ticks",
)


def compiled_groups() -> list[tuple[list[str], str]]:
    """Return the files that mypyc compiles, by group: kernel, each game, bots, envs, server.

    A group becomes one C file and one shared library. An edit recompiles its group only, and
    several groups compile at the same time.
    """
    package = SOURCES / "tabbytop"
    games = sorted(path for path in (package / "games").iterdir() if (path / "game.py").exists())
    found = {
        "kernel": [*(package / "kernel").glob("*.py"), *_told(package / "texts")],
        **{game.name: _hot_files(game) for game in games},
        "bots": [*(package / "bots").glob("*.py")],
        "server": [
            package / "server" / folder / f"{name}.py"
            for folder, names in HOT_SERVER.items()
            for name in names
        ],
        "envs": [package / "envs" / f"{name}.py" for name in HOT_ENVS],
    }
    return [
        (sorted(str(path) for path in paths if path.name not in PLAIN), f"tabbytop_{name}")
        for name, paths in found.items()
    ]


def _told(texts: Path) -> list[Path]:
    """Return what the kernel needs to tell an event; messages are functions made at run time."""
    return [texts / f"{name}.py" for name in ("catalogue", "message", "reader")]


def _hot_files(game: Path) -> list[Path]:
    files = game.rglob("*.py")
    return [file for file in files if PLAIN_FOLDERS.isdisjoint(file.relative_to(game).parts)]


def source_size(extension: Extension) -> int:
    """Return the bytes of C in an extension: the largest are compiled first."""
    return sum(Path(source).stat().st_size for source in extension.sources)


class TextsBuild(build_py):
    """Compile the texts of all languages before they are copied into the package."""

    def run(self) -> None:
        if not self.editable_mode:
            sys.path.insert(0, str(SOURCES))
            from tabbytop.texts.compiled import our_folders  # noqa: PLC0415 - our own
            from tabbytop.texts.compiler import write_languages  # noqa: PLC0415 - our own

            write_languages(*our_folders())
            self.__dict__.pop("data_files", None)  # listed before these were made
        super().run()


class ParallelBuild(build_ext):
    """Compile as many extensions at a time as there are cores."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()


def has_c_compiler() -> bool:
    """Try it: a compiler without Python's headers is of no use."""
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        probe = Distribution({"ext_modules": [Extension("probe", [str(source)])]})
        command = probe.get_command_obj("build_ext")
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (BaseError, Exception):
            return False
    return True


def compile_wanted() -> bool:
    """Never beside the sources: there a stale .so would silently shadow an edited .py."""
    if "editable_wheel" in sys.argv or "develop" in sys.argv or "sdist" in sys.argv:
        return False
    if "--inplace" in sys.argv or "-i" in sys.argv:
        sys.exit("tabbytop: never beside the sources, a stale .so would hide edits; make compile")
    if not {"build", "build_ext", "bdist_wheel", "install"} & set(sys.argv):
        return False
    wish = os.environ.get("TABBYTOP_COMPILE", "")
    if wish == "0":
        return False
    able = has_c_compiler()
    if wish == "1" and not able:
        sys.exit("tabbytop: TABBYTOP_COMPILE=1, but there is no working C compiler with Python.h")
    print("tabbytop: compiling with mypyc" if able else "tabbytop: no C compiler, plain Python")
    return able


if __name__ == "__main__":
    extensions = []
    if compile_wanted():
        from mypyc.build import mypycify

        groups = compiled_groups()
        extensions = mypycify(
            ["--config-file=pyproject.toml", *(path for paths, _ in groups for path in paths)],
            opt_level=OPTIMIZE,
            debug_level="0",
            separate=groups,
        )
        extensions.sort(key=source_size, reverse=True)
        if os.name != "nt":
            # Only a module's entry point is called from outside: the compiler may inline the rest.
            # gcc takes longer to look for warnings in generated C than to compile it.
            # On ARM, compilers round once where they fuse a multiplication with an addition. Bots
            # would then decide otherwise than interpreted ones. Plain x86-64 cannot fuse them.
            flags = ["-fvisibility=hidden", "-Wno-all", "-ffp-contract=off"]
            for extension in extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    setup(ext_modules=extensions, cmdclass={"build_ext": ParallelBuild, "build_py": TextsBuild})
