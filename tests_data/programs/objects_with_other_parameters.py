# %% objects that a run cannot call are refused by build
import unstable_nb as ub
class Bot(ub.Bot):
    def act(self, observation, game): return "[0]"
class Mode(ub.OpponentMode):
    def weights(self): return {}
class Sampler:
    def pick(self): return None
class Sink:
    def __call__(self, numbers): pass
async def rule(run): return None
def parser(text, prompt): return text
def number(text): return len(text)
wrong = [dict(opponents=Bot()), dict(opponents=Mode()), dict(env_sampler=Sampler()),
         dict(sinks=Sink()), dict(rules=rule),
         *(dict(train_envs=[ub.TrainEnvSpec("UB-KuhnPoker-v0-train", action_parser=p)])
           for p in (parser, number))]
# %%
from fastcore.test import expect_fail
for settings in wrong:
    settings = dict(train_envs="UB-KuhnPoker-v0-train", folder="run") | settings
    with expect_fail(ValueError): ub.build("tiny", num_collectors=0, **settings)
