"""Build hook: compile core and the rules of the games with mypyc where there is a C compiler.

PANTHEON_COMPILE says what to do when the compiler fails: `auto` (the default) falls back to plain
Python, `require` makes it an error. `never` does not compile at all.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
COMPILED = ["core/*.py", "games/*/**/*.py", "bots/*.py"]
INTERPRETED = {"__init__.py", "terminal.py"}  # nothing to gain there


def modules() -> list[Path]:
    """All modules to compile."""
    found = [path for pattern in COMPILED for path in (ROOT / "src/pantheon").glob(pattern)]
    return sorted(path for path in found if path.name not in INTERPRETED)


def compiler() -> str | None:
    """The C compiler of this Python, if there is one, and the headers it needs."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(command.split()[0]) if header.exists() else None


def compile_modules(into: Path) -> None:
    """Run mypyc and the C compiler in a process of their own."""
    paths = [str(path.relative_to(ROOT / "src")) for path in modules()]
    script = (
        "import sys\n"
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        f"extensions = mypycify({['--strict', *paths]!r}, opt_level='3', debug_level='0')\n"
        "setup(name='pantheon', ext_modules=extensions, packages=[],\n"
        "      script_args=['build_ext', '--build-lib', sys.argv[1]])\n"
    )
    shutil.copytree(ROOT / "src", into / "src", ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run(
        [sys.executable, "-c", script, str(into / "lib")],
        cwd=into / "src",
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"compiling failed:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling leaves it open
    """Adds the compiled modules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is put together; an editable install stays plain Python."""
        wish = os.environ.get("PANTHEON_COMPILE", "auto")
        if self.target_name != "wheel" or version == "editable" or wish == "never":
            return
        if compiler() is None:
            self.app.display_warning("no C compiler: Pantheon will run as plain Python")
            return
        self.work = Path(tempfile.mkdtemp())
        try:
            compile_modules(self.work)
        except Exception as error:
            if wish == "require":
                raise
            self.app.display_warning(f"Pantheon will run as plain Python: {error}")
            return
        for built in (self.work / "lib").rglob("*.*"):
            place = built.relative_to(self.work / "lib")
            build_data["force_include"][str(built)] = str(place)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clean up what was compiled, now that the wheel holds it."""
        if hasattr(self, "work"):
            shutil.rmtree(self.work)
