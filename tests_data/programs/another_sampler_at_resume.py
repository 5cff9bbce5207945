# %%
import unstable_nb as ub
# %%
class InTurn:
    def __init__(self, specs): self.specs, self.n = specs, 0
    def pick(self, rng):
        self.n += 1
        return self.specs[self.n % len(self.specs)]
    def state_dict(self): return dict(n=self.n)
    def load_state_dict(self, state): self.n = state['n']
specs = [ub.TrainEnvSpec('UB-KuhnPoker-v0-train'), ub.TrainEnvSpec('Nim-v0-train')]
# %%
run = ub.build(
    model='tiny',
    folder='runs/a',
    num_collectors=0,
    threads=1,
    progress=False,
    batch_size=8,
    sampling=ub.Sampling(max_tokens=8),
    train_envs=specs,
)
# %%
run.start(2).wait(200)
# %%
run = ub.Run.resume(
    env_sampler=InTurn(specs),
    train_envs=specs,
    folder=run.folder,
    progress=False,
)
# %%
run.start(3).wait(200)
