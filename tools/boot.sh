# Sourced by ./play and ./test from the top of the checkout. Needs python3 (3.11 or newer) with pip; no root, no Node.
# shellcheck shell=sh

say() { printf '%s\n' "$*" >&2; }

fail() { # what happened, then the way out, one line each
  for line in "$@"; do say "$line"; done
  exit 1
}

check_python() {
  command -v python3 >/dev/null 2>&1 ||
    fail "Wolfmoon needs Python 3.11 or newer, and there is no python3 here." \
      "On Debian or Ubuntu: sudo apt-get install python3 python3-pip"
  python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "Wolfmoon needs Python 3.11 or newer; python3 here is $(python3 -V 2>&1 | cut -d' ' -f2)." \
      "Install a newer one and put it first in PATH."
}

find_uv() { # sets UV
  if [ -x .tools/bin/uv ]; then
    UV=.tools/bin/uv
  elif command -v uv >/dev/null 2>&1; then
    UV=uv
  else
    check_python
    python3 -m pip --version >/dev/null 2>&1 ||
      fail "Wolfmoon fetches its packages with pip, and python3 has no pip." \
        "On Debian or Ubuntu: sudo apt-get install python3-pip"
    say "Fetching the package installer (uv) ..."
    PIP_ROOT_USER_ACTION=ignore python3 -m pip install -q --disable-pip-version-check --target .tools "uv==0.13.*" ||
      fail "The package installer could not be fetched: is there a network connection, and does pip reach its package index?" \
        "Behind a proxy, set HTTPS_PROXY. To use a uv that you already have, put it in PATH."
    UV=.tools/bin/uv
  fi
}

boot() { # venv lock: prepared when the lock or what the project needs changed; made anew when the checkout was moved
  wanted="$PWD $({ cat "$2"; sed "/^\[tool\.ruff\]/,\$d" pyproject.toml; } | cksum)"
  had=$(cat "$1/.stamp" 2>/dev/null) || had=''
  "$1/bin/python" -c '' 2>/dev/null || had=''
  [ "$had" != "$wanted" ] || return 0
  check_python
  find_uv
  say "Preparing $1 from $2 ..."
  rm -f "$1/.stamp"
  case $had in
    "$PWD "*) ;;
    *)
      "$UV" venv -q --clear --no-project --python-preference only-system --python '>=3.11' "$1" ||
        fail "The environment $1 could not be made (see above)." "Is this folder writable and the disk not full?"
      ;;
  esac
  "$UV" pip sync -q --require-hashes --python "$1/bin/python" "$2" ||
    fail "The packages of $2 could not be installed (see above): is there a network connection?" \
      "Try again when there is one; what was fetched is kept."
  "$UV" pip install -q --offline --no-deps --no-build-isolation --python "$1/bin/python" -e . ||
    fail "Wolfmoon itself could not be installed into $1 (see above)."
  printf '%s' "$wanted" >"$1/.stamp"
}
