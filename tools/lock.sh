#!/bin/sh
# Recompile the two locks from pyproject.toml: names, versions and hashes, no addresses. Run after a change of dependencies;
# `tools/lock.sh --upgrade` takes newer versions.
set -eu
cd "$(dirname "$0")/.."
. ./tools/boot.sh
find_uv
lock() { # file, then what goes in beside the runtime
  out=$1
  shift
  "$UV" pip compile -q --universal --generate-hashes --no-emit-index-url --no-emit-find-links --python-version 3.11 \
    --custom-compile-command tools/lock.sh --group build "$@" pyproject.toml -o "$out"
}
lock requirements.txt "$@"
lock requirements-dev.txt --group dev --extra scale --extra push --extra research -c requirements.txt "$@"
