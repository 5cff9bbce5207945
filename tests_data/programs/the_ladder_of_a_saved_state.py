# %%
import unstable_nb as ub
# %%
run = ub.build(
    model='tiny',
    folder='runs/a',
    num_collectors=0,
    threads=1,
    progress=False,
    batch_size=4,
    sampling=ub.Sampling(max_tokens=8),
    train_envs=[ub.TrainEnvSpec('TicTacToe-v0-train', prompt_template='board')],
    eval_envs=[ub.EvalEnvSpec('TicTacToe-v0-train')],
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
