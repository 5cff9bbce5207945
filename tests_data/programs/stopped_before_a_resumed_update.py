# %%
import unstable_nb as ub
# %%
run = ub.build(
    model='tiny',
    folder='runs/a',
    num_collectors=0,
    threads=1,
    progress=False,
    batch_size=16,
    sampling=ub.Sampling(max_tokens=2),
    train_envs=[ub.TrainEnvSpec('GuessTheNumber-v0-train', action_parser='bracket', num_players=1)],
    save_every=3,
)
# %%
from unstable_nb.dev.invariants import kill_at
kill_at(run, 4)
# %%
run = ub.Run.resume(
    folder=run.folder,
    progress=False,
)
# %%
run.start(34)
run.stop()
run.wait(100)
