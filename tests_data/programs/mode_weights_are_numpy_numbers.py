# %% an opponent mode may weigh players by NumPy's numbers
import numpy as np
import unstable_nb as ub
class Floats(ub.OpponentMode):
    name = "floats"
    def weights(self, standings): return {uid: np.float32(1) for uid in standings.everybody}
# %%
run = ub.build("tiny", train_envs="UB-KuhnPoker-v0-train", opponents=[(Floats(), 1), ("mirror", 1)],
               num_collectors=0, threads=1, progress=False, batch_size=8, folder="run")
run.start(2).wait(200)
assert run.state == "done"
