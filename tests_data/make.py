"""Makes the run folders in `runs/` anew.

    .venv/bin/python tests_data/make.py               # all of them, in about a minute
    .venv/bin/python tests_data/make.py text killed   # these
"""
import os, re, shutil, signal, socket, sqlite3, subprocess, sys, tempfile, time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent)) # the package of this checkout

import unstable_nb as ub
from unstable_nb.base.types import Adapter, AgentSpec, Episode, GameSpec, Outcome, Turn
from unstable_nb.dev.made_up import columns_of, pack_run, sample_run
from unstable_nb.record.run_folder import run_status
from unstable_nb.record.tracker import Tracker

GAME = "TicTacToe-v0-train"

def small_run(folder, **more):
    "A run of the tiny model in this process, with all its games and an early and a late opponent."
    evals = [ub.EvalEnvSpec(GAME, opponent=o, games=4) for o in ("random-legal", "minimax")]
    settings = dict(
        model="tiny", train_envs=[ub.TrainEnvSpec(GAME)], eval_envs=evals,
        opponents={"mirror": 2, "random-legal": 1}, num_collectors=0, threads=1, seed=1,
        batch_size=12, batch_unit="trajectories", learning_rate=1e-2, lora=ub.LoRA(rank=2),
        sampling=ub.Sampling(temperature=.8, max_tokens=4), save_every=6, keep_states=1,
        final_games=6, store_turns=1., store_evals=1., folder=str(folder), progress=False)
    return ub.build(**settings | more)

# ---- what is trained

def text(folder):
    "Twelve updates of TicTacToe: checkpoints 0, 6 and 12, evaluated against two players."
    run = small_run(folder).start(12).wait()
    assert run.state == "done", run.problem

def control(folder):
    "Twelve updates of CartPole: checkpoints 0, 4, 8 and 12."
    run = ub.gym.build(
        "CartPole-v1", folder=str(folder), seed=1, num_envs=8, rollout=64, save_every=4,
        keep_states=1, eval_episodes=4, network=ub.gym.Network(hidden=(32, 32)), progress=False)
    run.start(12).wait()
    assert run.state == "done", run.problem

def killed(folder):
    "A run whose process was killed after an update: no last event, a state from before."
    words = [sys.executable, __file__, "--until-killed", str(folder)]
    process = subprocess.Popen(words)
    while run_status(folder)["update"] < 5:
        assert process.poll() is None, "the run ended by itself"
        time.sleep(.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()

# ---- what is damaged, of which only the damaged file is stored

def torn(file, share=.6):
    "Cut a file, as when a disk was full."
    os.truncate(file, int(share*file.stat().st_size))

def torn_database(folder):
    "The text run; run.db ends in the middle of a page."
    torn(sample_run("text", folder)/"run.db")

def torn_checkpoint(folder):
    "The text run; the weights of its last checkpoint end in the middle."
    torn(sample_run("text", folder)/"checkpoints/ckpt-000012/adapter_model.safetensors")

def torn_state(folder):
    "The text run; the learner's saved state ends in the middle."
    torn(sample_run("text", folder)/"states/update-000012/learner/state.safetensors")

# ---- what a stranger may have written

def hostile(folder):
    "Games, players, metrics and events with names that mean something to a page or a terminal."
    page = "</pre></style></script><script>alert(1)</script><img src=x onerror=alert(2)>\" onload='x'"
    evil = f"{page} $\\frac{{$ -->]]> javascript: \x00\x1b[2J\x9b\u202e ⟨"
    path = "../../etc/passwd/ckpt-000001"
    tracker = Tracker(folder, dict(model=evil, name=evil, train_envs=[dict(env_id=GAME)],
                                   prompt_template=dict(type="Template", name=evil)), 1.)
    for version, uid in enumerate((path, evil)):
        tracker.log_checkpoint(Adapter(uid, version, None))
    for i, uid in enumerate((path, evil)):
        turns = [Turn(k % 2, k, evil, prompt=evil, text=20*evil, action=None if k else evil,
                      policy_uid=uid, format_ok=False, valid=False, finish_reason=evil,
                      action_ids=[1, -5, 10**12], logprobs=[-1.]*3) for k in range(3)]
        game = GameSpec(GAME + evil*i, i, [AgentSpec(uid), AgentSpec(evil)], "eval", label=evil,
                        eval_of=uid, game_id=f"{uid}/{i}")
        tracker.log_episodes([Episode(
            game, turns, {0: Outcome.FORFEIT, 1: Outcome.WIN}, {0: float("nan"), 1: 1.},
            {0: evil, 1: evil}, evil)])
    tracker.log_episodes([
        Episode(GameSpec("X", 2, [AgentSpec("a"), AgentSpec("b")], game_id="broken"), turns[:1],
                {}, {}, {}, error=f"Traceback\n{evil}"),
        Episode(GameSpec("X", 2, [AgentSpec("a"), AgentSpec("b")], game_id="at once"), [],
                {}, {}, {}, error="KeyError: 3")])
    tracker.log_metrics(evil, 1, {evil: 1., "loss": float("nan"), path: 2.})
    tracker.log_ratings(1, [dict(uid=path, kind=evil, mu=1., sigma=float("nan")),
                            dict(uid=evil, kind="bot", mu=2., sigma=1.)])
    tracker.log_event("warning", evil, evil, evil)
    tracker.log_discards(evil, {evil: 1})
    tracker.close()

KINDS = dict(text=text, control=control, killed=killed, torn_database=torn_database,
             torn_checkpoint=torn_checkpoint, torn_state=torn_state, hostile=hostile)

# ---- what says where and by whom it was made

def cleaned(folder, kind):
    "Take what belongs to this machine out of a run folder: its path, host and processes."
    host, place = socket.gethostname(), f"/runs/{kind}"
    def clean(text):
        text = text.replace(str(folder), place).replace(host, "a-machine")
        return re.sub(r'("pid": )\d+', r"\g<1>0", re.sub(r'("since": )[\d.]+', r"\g<1>0", text))
    for file in folder.rglob("*"):
        if file.suffix in (".json", ".log"): file.write_text(clean(file.read_text("utf-8")), "utf-8")
        if file.name == "README.md": file.unlink() # cards of checkpoints, which PEFT writes
    with sqlite3.connect(folder/"run.db") as db:
        db.create_function("cleaned", 1, lambda x: clean(x) if isinstance(x, str) else x)
        for table, columns in columns_of(db).items():
            for c in columns: db.execute(
                f'UPDATE {table} SET "{c}" = cleaned("{c}") WHERE cleaned("{c}") IS NOT "{c}"')
    db.execute("PRAGMA journal_mode=DELETE")
    db.execute("VACUUM")
    kept = {uid for uid, in db.execute("SELECT uid FROM checkpoints")}
    db.close()
    for path in folder.glob("checkpoints/*"): # of single updates, as opponents for a while
        if path.name not in kept: shutil.rmtree(path)

def make(kind, to=None):
    "Make a run folder and store it; `to`: another place than `runs/`."
    to = Path(to or HERE/"runs")/kind
    with tempfile.TemporaryDirectory() as work:
        folder = Path(work).resolve()/kind
        KINDS[kind](folder)
        if not kind.startswith("torn_"): cleaned(folder, kind)
        shutil.rmtree(to, ignore_errors=True)
        pack_run(folder, to, kind)
    return to

def main(words):
    "Make the kinds that are named."
    if words[:1] == ["--until-killed"]: return small_run(words[1], save_every=2).start(10**6).wait()
    for kind in words or KINDS:
        if kind not in KINDS: sys.exit(f"{kind}: not known; there are {', '.join(KINDS)}")
        to = make(kind)
        print(f"{kind}: {sum(f.stat().st_size for f in to.rglob('*') if f.is_file())//1000} kB")

if __name__ == "__main__": main(sys.argv[1:])
