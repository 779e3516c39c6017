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
from setuptools.errors import BaseError

SOURCES = Path("src")

# Options are dataclasses whose annotations are read at run time; mypyc drops annotations.
# The shim must exist uncompiled: it is what stands in for the compiler's own decorators.
# Positions are made by reflection, which the compiler refuses in places.
# What games say, arrange and check of positions from outside is no hot path, and neither are texts
# in the box: to compile them would cost minutes and gain nothing.
# The shelf of bots makes them by name: nothing to gain. Their pulse is interpreted on purpose.
PLAIN = {"__init__.py", "options.py", "compiler.py", "position.py"}
PLAIN |= {"words.py", "guide.py", "arranging.py", "validation.py"}
PLAIN_FOLDERS = {"box"}
PLAIN_BOTS = {"registry.py", "pulse.py"}
# Of the server, what is done for every move and every receiver. Messages are msgspec's Structs,
# made from their annotations, and stay as they are.
HOT_SERVER = ("bulletin", "changes", "deciding", "disclosure", "state")


def compiled_files() -> list[str]:
    """Kernel, games, bots and the server's hot path: the files that mypyc turns into C."""
    rules = [*SOURCES.glob("tabbytop/kernel/*.py"), *SOURCES.glob("tabbytop/games/**/*.py")]
    bots = [path for path in SOURCES.glob("tabbytop/bots/*.py") if path.name not in PLAIN_BOTS]
    server = [SOURCES / "tabbytop" / "server" / "table" / f"{name}.py" for name in HOT_SERVER]
    found = [path for path in [*rules, *bots, *server] if path.name not in PLAIN]
    return sorted(str(path) for path in found if PLAIN_FOLDERS.isdisjoint(path.parts))


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

        extensions = mypycify(
            ["--config-file=pyproject.toml", *compiled_files()], opt_level="2", debug_level="0"
        )
        if os.name != "nt":
            for extension in extensions:
                # Nobody outside calls them: so the C compiler may inline functions.
                extension.extra_compile_args.append("-fvisibility=hidden")
                # Nobody reads warnings about C that a program wrote, and to look for them takes
                # longer than to compile it.
                extension.extra_compile_args.append("-Wno-all")
    setup(ext_modules=extensions)
