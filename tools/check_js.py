"""Check the types of the browser client: TypeScript's checkJs in strict mode over plain JavaScript with JSDoc types."""

import subprocess
import sys

from tools.node import NODE, WEB_TOOLS, environment, installed


def main() -> int:
    """Run the check; return TypeScript's exit code."""
    tsc = installed() / "typescript" / "bin" / "tsc"
    return subprocess.run([str(NODE), str(tsc), "-p", "."], cwd=WEB_TOOLS, env=environment(), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
