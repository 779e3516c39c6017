"""Flags that setup.py passes to the C compiler."""

import os
import runpy
import sys
import sysconfig
from pathlib import Path
from typing import Any

import mypyc.build
import pytest
import setuptools  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

SETUP = Path(__file__).parents[2] / "setup.py"


@pytest.mark.skipif(os.name == "nt", reason="the flags of gcc and clang")
def test_every_extension_is_compiled_without_fused_multiplication(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "Python.h").touch()
    (tmp_path / "group.c").touch()
    made = [
        setuptools.Extension(name, [str(tmp_path / "group.c")], extra_compile_args=["-O2"])
        for name in ("tabbytop_kernel", "tabbytop_bots", "tabbytop.kernel.table")
    ]
    given: dict[str, Any] = {}
    monkeypatch.setenv("TABBYTOP_COMPILE", "1")
    monkeypatch.setattr(sys, "argv", ["setup.py", "build_ext"])
    monkeypatch.setattr(sysconfig, "get_paths", lambda: {"include": str(tmp_path)})
    monkeypatch.setattr(build_ext, "run", lambda self: None)
    monkeypatch.setattr(mypyc.build, "mypycify", lambda *_, **__: list(made))
    monkeypatch.setattr(setuptools, "setup", given.update)
    monkeypatch.chdir(SETUP.parent)
    runpy.run_path(str(SETUP), run_name="__main__")
    assert {extension.name for extension in given["ext_modules"]} == {e.name for e in made}
    for extension in given["ext_modules"]:
        assert "-O2" in extension.extra_compile_args
        assert "-ffp-contract=off" in extension.extra_compile_args
