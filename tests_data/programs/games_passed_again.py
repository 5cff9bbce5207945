# %% a game that is passed to resume again is asked as before
import unstable_nb as ub
from unstable_nb.dev.invariants import check_same
specs = [ub.TrainEnvSpec("UB-KuhnPoker-v0-train"), ub.TrainEnvSpec("Nim-v0-train")]
def build(folder):
    return ub.build("tiny", train_envs=specs, num_collectors=0, threads=1, progress=False,
                    batch_size=16, opponents="mirror", folder=folder)
# %%
straight = build("straight").start(3).wait(200)
part = build("parts").start(1).wait(200)
# %%
parts = ub.Run.resume(part.folder, progress=False, train_envs=specs).start(3).wait(200)
check_same(straight, parts, 3)
