"Trains as one of several processes; nbs/tests/several_learners.ipynb starts it and compares."
import math, sys, torch
from dataclasses import dataclass
from pathlib import Path
from unstable_nb.base.types import Outcome, Step, Turn
from unstable_nb.learn.actor_critic import A2C, Critic, PPO
from unstable_nb.learn.algorithms import Reinforce
from unstable_nb.learn.policy_gradient import GRPO
from unstable_nb.learn.group import Group, GroupLearner, join_store
from unstable_nb.learn.learner import Learner, Trainer
from unstable_nb.learn.settings import LoRA

where, port, rank, size, shard = Path(sys.argv[1]), *map(int, sys.argv[2:6])
saved_by, few = sys.argv[6:]
torch.set_num_threads(1)
group = Group(rank, size, join_store("127.0.0.1", port), shard=bool(shard)) if size > 1 else None
model = str(where/"model")

def made_step(rng, game, position, reward):
    prompt = torch.randint(2, 60, (3 + 7*position + game % 3,), generator=rng).tolist()
    action = torch.randint(2, 60, (1 + (game + position) % 3,), generator=rng).tolist() + [1]
    turn = Turn(0, 0, "", prompt_ids=prompt, action_ids=action, logprobs=[-4.1]*len(action), collect=True,
                temperature=1.0, finish_reason="stop",
                rewards=dict(raw=reward, final=reward, shaping=0., step=reward))
    return Step(turn, f"g{game}", "TicTacToe-v0", game % 2, f"Player {game % 2}", "mirror", Outcome.WIN,
                position, 4, group=f"group-{game//4}")

def batch(seed, reward=None):
    rng = torch.Generator().manual_seed(seed)
    rewards = torch.randn(8, generator=rng).tolist()
    return [made_step(rng, g, k, rewards[g] if reward is None else reward) for g in range(8) for k in range(1 + g % 4)]

@dataclass
class Cramped(GRPO):
    "Holds so many tokens at a time, in the last process."
    holds: int = 10**9
    def loss(self, tokens):
        if rank == size - 1 and len(tokens.logp_N) > self.holds:
            raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 2 GiB")
        return super().loss(tokens)

cases = dict(
    reinforce=dict(algorithm=Reinforce(tis_cap=None)),
    bonus=dict(algorithm=Reinforce("token", entropy_coef=.1, tis_level="sequence")),
    ppo=dict(algorithm=PPO(dual_clip=3., epochs=2, minibatches=2, critic=Critic(epochs=2, minibatches=2, clip=.2))),
    head_alone=dict(algorithm=A2C(critic=Critic(rank=0, popart=False))),
    base=dict(algorithm=GRPO(kl_coef=.1, minibatches=2)),
    average=dict(algorithm=GRPO(kl_coef=.1), ema=.8, reference="average", warmup_updates=2,
                 schedules=dict(learning_rate=[(0, 1e-3), (4, 2e-3)])),
    start=dict(algorithm=GRPO(kl_coef=.1), reference="start"),
    checkpointing=dict(algorithm=PPO(), gradient_checkpointing=True),
    one_pass=dict(algorithm=GRPO(), micro_tokens=10**4))
if not shard: cases["all_weights"] = dict(algorithm=A2C(), lora=None)
if size > 2: cases = dict(ppo=cases["ppo"])
if few == "few": cases = {name: cases[name] for name in ("ppo", "all_weights")}

def steady(t):
    "The trainer with an optimiser that makes small differences no larger."
    for optimiser in t.optimisers.values():
        for group in optimiser.rule.param_groups: group["eps"] = 1e-3
    return t

def make(algorithm, lora=LoRA(rank=4), micro_tokens=64, learning_rate=1e-3, **more):
    return steady(Trainer(model, algorithm, lora, group, micro_tokens=micro_tokens, learning_rate=learning_rate, **more))

def nudge(t):
    for k, p in enumerate(t.params + t.model.critic_params):
        torch.nn.init.normal_(p, std=.05, generator=torch.Generator().manual_seed(k))

def weights(t): return [p.detach().clone() for p in t.params + t.model.critic_params]

def held(t): return sum(p.to_local().numel() if hasattr(p, "to_local") else p.numel() for p in t.model.whole.parameters())

out = {}
for name, settings in cases.items():
    t = make(**settings); nudge(t)
    metrics = t.gradient(batch(0))
    grads = [p.grad.clone() for p in t.params]
    updates = [t.update(batch(k)) for k in range(4)]
    timed = ("trained_turns_per_s", "trained_tok_per_s", "learn_s")
    out[name] = dict(grads=grads, weights=weights(t), held=held(t), average=t.average and t.average.values,
                     metrics=[{k: v for k, v in m.items() if k not in timed} for m in (metrics, *updates)])

# twenty updates (thirteen where few cases are wanted), one of them without any step and one that is not finite
t = make(PPO(kl_coef=.1), ema=.9, reference="average", micro_tokens=256)
for k in range(13 if few == "few" else 20): last = t.update(batch(k, reward=dict([(7, 0.), (11, math.nan)]).get(k)))
out["twenty"] = dict(weights=weights(t) + t.average.values, skipped=last["skipped_steps"], none=last["no_signal_updates"],
                     steps=[v for s in t.optimisers["policy"].rule.state.values() for v in s.values()])

# one step of one epoch is not finite in one process alone
class Sometimes(Reinforce):
    def loss(self, tokens):
        loss, metrics = super().loss(tokens)
        return (loss*math.nan if rank == size - 1 and t.version == 1 else loss), metrics
t = make(Sometimes()); t.update(batch(0)); before = weights(t); t.update(batch(1))
out["one_nan"] = dict(skipped=t.bad_steps, stays=all(torch.equal(a, b) for a, b in zip(before, weights(t))))
t.update(batch(2)); out["one_nan"]["goes_on"] = not torch.equal(before[1], weights(t)[1])

# in float16 a gradient overflows in one process alone; the last batch has a row for one process only
class Steep(Reinforce):
    def loss(self, tokens):
        loss, metrics = super().loss(tokens)
        return (loss*1e3 if rank == size - 1 and t.version == 1 else loss), metrics
t = make(Steep(), dtype="float16")
for k in range(3): last = t.update(batch(k))
t.update(batch(3)[:1]); out["overflow"] = dict(weights=weights(t), skipped=t.bad_steps, **{k: last[k] for k in ("overflows", "loss_scale")})

# memory runs out in one process alone
if not shard:
    t = make(Cramped(holds=4)); t.update(batch(0)); out["cramped"] = dict(micro_tokens=t.passes.micro_tokens, weights=weights(t))
    t = make(GRPO()); t.update(batch(0)); out["roomy"] = dict(weights=weights(t))
    broken = make(Cramped(holds=0))
    try: broken.update(batch(0))
    except Exception as e: out["never"] = f"{type(e).__name__}: {e}"

# a learner: two updates, a checkpoint and a state, two more; and the same from a state that others saved
label = f"{size}-{shard}"
def learner(folder):
    settings = dict(folder=str(where/folder), algorithm=PPO(kl_coef=.1), lora=LoRA(rank=4), micro_tokens=64,
                    learning_rate=1e-3, ema=.9, reference="average")
    if group is None: return steady(Learner(model, **settings))
    t = steady(GroupLearner(model, group=group, **settings))
    t.spread()
    return t

t = learner(label); nudge(t)
for k in (0, 1): t.update(batch(k))
if rank == 0: t.checkpoint(keep=True); t.save_state(where/label/"state")
elif shard: t.save(where/label/"beside")      # the first one needs the others to score its probe
for k in (2, 3): t.update(batch(k))
out["learner"] = dict(weights=weights(t) + t.average.values)
if saved_by != "none":
    t = learner(f"{label}-resumed"); torch.nn.init.normal_(t.params[0])
    if rank == 0: t.load_state(where/saved_by/"state")
    else: t.spread()
    for k in (2, 3): t.update(batch(k))
    out["resumed"] = dict(weights=weights(t) + t.average.values, version=t.version)
torch.save(out, where/f"{size}-{shard}-{rank}.pt")
if group: group.close()
