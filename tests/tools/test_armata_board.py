"""The fortress as it is drawn is the fortress as it is played."""

import subprocess
import sys


def test_the_drawing_of_the_fortress_follows_its_graph() -> None:
    command = [sys.executable, "-m", "tools.armata_board", "--check"]
    checked = subprocess.run(command, check=False, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
