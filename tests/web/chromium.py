"""A chromium for the tests: the machine's, or Debian's where it may be installed, or playwright's.

Run as a script it makes sure that there is one.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def installed() -> str | None:
    """The chromium of this machine, if it has one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Fetch one."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        apt = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
        subprocess.run(["apt-get", "update"], check=False)
        if subprocess.run(apt, check=False).returncode == 0:
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__" and installed() is None:
    install()
