"""Make sure that the browser tests have a browser: Debian's Chromium, and a font that writes Japanese.

    python3 tools/browser.py

On another system install Chromium and Noto CJK by hand and name the program in CHROMIUM.
"""

import os
import shutil
import subprocess
import sys

PACKAGES = ("chromium", "fonts-noto-cjk")
PATIENCE = 300  # seconds to wait while another install holds the system's lock


def main() -> None:
    if os.environ.get("CHROMIUM") or (shutil.which("chromium") and has_font()):
        return
    if not shutil.which("apt-get"):
        sys.exit(
            "The browser tests need Chromium and Noto CJK fonts; install them and set CHROMIUM=/path/to/it."
        )
    print("Installing a browser for the tests (Debian's Chromium and a Japanese font) ...", flush=True)
    become = [] if os.geteuid() == 0 else ["sudo"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-q"], ["install", "-y", "-q", "--no-install-recommends", *PACKAGES]):
        done = subprocess.run(
            [*become, "apt-get", "-o", f"DPkg::Lock::Timeout={PATIENCE}", *command],
            env=quiet,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"apt-get {command[0]} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")


def has_font() -> bool:
    """Any font that can write Japanese."""
    if not shutil.which("fc-list"):
        return False
    found = subprocess.run(["fc-list", ":lang=ja", "family"], capture_output=True, text=True, check=False)
    return bool(found.stdout.strip())


if __name__ == "__main__":
    main()
