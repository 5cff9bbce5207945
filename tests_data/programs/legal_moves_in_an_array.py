# %% an env may return its legal moves as an array; one that fails in legal_moves is refused
import unstable_nb as ub
from unstable_nb.dev.user_objects import odd_game
def build(habit, folder):
    return ub.build("tiny", train_envs=[ub.TrainEnvSpec("Odd-v0", entry_point=odd_game(habit, at=1))],
                    opponents="random-legal", num_collectors=0, threads=1, progress=False,
                    batch_size=8, folder=folder)
# %%
run = build("moves numpy", "run").start(1).wait(200)
assert run.state == "done"
# %%
from fastcore.test import expect_fail
with expect_fail(ValueError, "failed in legal_moves (RuntimeError: no moves)"): build("moves raise", "refused")
