# %% a resumed run that is stopped before its first update has made as many as before
import unstable_nb as ub
run = ub.gym.build("CartPole-v1", folder="run", progress=False, num_envs=2, rollout=16, eval_episodes=2)
run.start(5).wait(100)
# %%
run = ub.Run.resume(run.folder, progress=False)
run.start(8)
run.stop()
assert run.status()["update"] >= 5
# %%
run = ub.Run.resume(run.folder, progress=False)
run.start(9).wait(100)
