"""The fortress as it is drawn is the fortress as it is played."""

import subprocess
import sys


def test_the_drawing_of_the_fortress_follows_its_graph() -> None:
    checked = subprocess.run([sys.executable, "-m", "tools.armata_board", "--check"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
