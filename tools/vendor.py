"""Copy the browser's libraries and fonts from npm into src/wolfmoon/web, at the versions of web-tools' lock.

The client has no build step: each library is one ES module under vendor/; they name each other by path, since an import
map would be an inline script, which the page's content policy refuses. What comes as one module is copied; Fluent
(fourteen modules), the hashes and ZzFX (mostly remarks) are joined and minified once, here.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from tools.node import NODE, TOP, WEB_TOOLS, environment, installed

WEB = TOP / "src" / "wolfmoon" / "web"
COPIED = {
    "vendor/preact.js": "preact/dist/preact.mjs",
    "vendor/hooks.js": "preact/hooks/dist/hooks.mjs",
    "vendor/signals.js": "@preact/signals/dist/signals.mjs",
    "vendor/signals-core.js": "@preact/signals-core/dist/signals-core.mjs",
    "vendor/htm.js": "htm/dist/htm.module.js",
    "fonts/cinzel-latin-700-normal.woff2": "@fontsource/cinzel/files/cinzel-latin-700-normal.woff2",
    "fonts/alegreya-latin-wght-normal.woff2": "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2",
    "fonts/inter-latin-wght-normal.woff2": "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
}
JOINED = {
    "vendor/fluent.js": "@fluent/bundle/esm/index.js",
    "vendor/zzfx.js": "zzfx/ZzFX.js",
    "vendor/sha2.js": "@noble/hashes/sha2.js",
}
PATHS = {  # how the copied modules name each other
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}
LICENCES = {  # what the file is called that says it; Fluent's package has none of its own, it is under htm's licence
    "vendor/LICENSES.txt": {
        "preact (preact.js, hooks.js)": "preact/LICENSE",
        "@preact/signals (signals.js)": "@preact/signals/LICENSE",
        "@preact/signals-core (signals-core.js)": "@preact/signals-core/LICENSE",
        "zzfx (zzfx.js)": "zzfx/LICENSE",
        "@noble/hashes (sha2.js)": "@noble/hashes/LICENSE",
        "htm (htm.js) and @fluent/bundle (fluent.js)": "htm/LICENSE",
    },
    "fonts/LICENSES.txt": {
        "Cinzel": "@fontsource/cinzel/LICENSE",
        "Alegreya": "@fontsource-variable/alegreya/LICENSE",
        "Inter": "@fontsource-variable/inter/LICENSE",
    },
}


def copy_module(source: Path, target: Path) -> None:
    """Copy one file; a module loses the remark on its source map, which is not shipped, and names others by path."""
    if target.suffix != ".js":
        shutil.copyfile(source, target)
        return
    lines = source.read_text("utf-8").splitlines()
    kept = "\n".join(line for line in lines if not line.startswith("//# sourceMappingURL")) + "\n"
    for package, path in PATHS.items():
        kept = kept.replace(f'from"{package}"', f'from"{path}"')
    target.write_text(kept, "utf-8")


def join_modules(modules: Path, source: Path, target: Path) -> None:
    """Join an ES module and what it imports into one minified ES module."""
    esbuild = modules / "esbuild" / "bin" / "esbuild"
    words = [str(source), "--bundle", "--minify", "--format=esm", "--target=es2022", f"--outfile={target}"]
    run = subprocess.run(
        [str(NODE), str(esbuild), *words, "--log-level=warning"], cwd=WEB_TOOLS, env=environment(), check=False
    )
    if run.returncode:
        sys.exit(f"{source} could not be joined into one module (see above)")


def main() -> None:
    """Write vendor/ and fonts/ anew."""
    modules = installed()
    for folder in ("vendor", "fonts"):
        shutil.rmtree(WEB / folder, ignore_errors=True)
        (WEB / folder).mkdir(parents=True)
    for target, source in COPIED.items():
        copy_module(modules / source, WEB / target)
    for target, source in JOINED.items():
        join_modules(modules, modules / source, WEB / target)
    for target, parts in LICENCES.items():
        texts = (
            f"{'=' * 72}\n{name}\n{'=' * 72}\n{(modules / path).read_text('utf-8').strip()}\n"
            for name, path in parts.items()
        )
        (WEB / target).write_text("\n".join(texts), "utf-8")
    print(f"{len(COPIED) + len(JOINED)} files from npm: src/wolfmoon/web/vendor, src/wolfmoon/web/fonts")


if __name__ == "__main__":
    main()
