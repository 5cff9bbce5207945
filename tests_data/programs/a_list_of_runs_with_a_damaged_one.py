# %% a config.json that holds a number for its games hides no other run from the list
import json, pathlib, shutil
import unstable_nb as ub
run = ub.build("tiny", num_collectors=0, threads=1, progress=False, batch_size=8,
               folder="runs/a").start(1).wait(200)
# %%
for name in ("train_envs", "eval_envs", "opponents", "env"):
    there = pathlib.Path(shutil.copytree(run.folder, f"runs/{name}"))
    config = json.loads((there/"config.json").read_text())
    (there/"config.json").write_text(json.dumps(config | {name: 3}))
    loaded = ub.Run.load(there)
    repr(loaded.status())
    repr(loaded.rollouts())
    loaded.report()
# %%
assert len(ub.runs("runs").table) == 5
