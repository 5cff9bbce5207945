"A Jupyter-first laboratory for self-play reinforcement learning of language models on text games."
__version__ = "0.1.0"

import importlib as _importlib, sys as _sys

# Where each public name lives. A module is imported when one of its names is first used, so that
# `import unstable_nb` costs nothing and no process imports torch, ray or vllm that does not need them.
_NAMES = {
    "base.types": "Outcome Turn Trajectory Step steps_of Sampling Adapter Completion AgentSpec "
                  "GameSpec Episode",
    "games.prompts": "Parsed Parser Template register_template register_parser get_template "
                     "get_parser",
    "games.solvable": "SolvableGame best_response policy_value solve uniform_policy",
    "games.poker": "kuhn_value kuhn_equilibrium leduc_equilibrium",
    "games.envs": "Game GameResult StepResult check_env env_ids",
    "games.moves": "legal_moves random_move",
    "games.bots": "Bot Reply Noisy Human register_bot get_bot bot_names TableBot Minimax PerfectNim "
                  "TitForTat AlwaysCooperate AlwaysDefect",
    "games.policy_tables": "policy_table policy_table_async legal_rows kuhn_policy kuhn_rows",
    "games.states": "StateCounter",
    "engines.tiny": "tiny_model",
    "engines.transformers_engine": "TransformersActor",
    "engines.vllm_engine": "VLLMActor",
    "engines.engine_choice": "make_actor",
    "engines.endpoint": "EndpointError Answers endpoint_stats Endpoint OpenRouter",
    "engines.model_player": "ModelPlayer close_engines engine_stats",
    "collect.playing": "play_episode play_group play_games",
    "collect.collector": "Collector",
    "pool.env_specs": "TrainEnvSpec EvalEnvSpec",
    "pool.ratings": "wilson Ratings TrueSkillRatings OpenSkillRatings BradleyTerry bradley_terry",
    "pool.results": "Results antisymmetric nash_average cyclic_part",
    "pool.matchmaking": "Standings OpponentMode register_mode Past Lagged Anybody MatchQuality "
                        "RatingDistance PFSP NashMixture Exploration Matchmaker",
    "pool.model_pool": "ModelPool",
    "pool.env_samplers": "UniformEnvSampler WeightedEnvSampler CurriculumEnvSampler learner_score",
    "pool.scheduler": "Scheduler",
    "learn.rewards": "WinDrawLossFormatter RoleAdvantageFormatter RoleAdvantageByEnvFormatter "
                     "DiscountOutcome RewardForFormat PenaltyForInvalidMove NormalizeRewards "
                     "NormalizeRewardsByEnv ComposeFinalRewardTransforms "
                     "ComposeStepRewardTransforms ComposeSamplingRewardTransforms",
    "learn.buffer": "StepBuffer",
    "learn.losses": "discounted_returns gae importance_weights kl_terms policy_gradient_loss "
                    "clipped_loss value_loss",
    "learn.advantages": "group_advantages lambda_returns own_rewards trajectories_of sample_weights",
    "learn.algorithms": "Tokens PolicyGradient register_algorithm Reinforce RLOO GRPO DrGRPO DAPO "
                        "GSPO Critic A2C PPO get_algorithm algorithm_names",
    "learn.policy_model": "LoRA PolicyModel",
    "learn.trainer": "Trainer",
    "learn.learner": "Learner",
    "learn.supervised": "sft SFT",
    "record.tracker": "WandbSink TensorBoardSink TrackioSink CallbackSink Tracker",
    "record.run_data": "RunData",
    "record.checkpoints": "find_checkpoint Keep thin_turns",
    "record.feed": "RunFeed",
    "record.stored_games": "find_games reward_path",
    "evaluation.recorded": "as_agent",
    "evaluation.evaluate": "Evaluation evaluate evaluate_async results_table payoff_table nash_conv "
                           "bot_table",
    "evaluation.tournaments": "Tournament tournament tournament_async",
    "evaluation.diversity": "turn_table diversity_metrics new_states first_moves",
    "evaluation.reward_audit": "reward_table reward_stats reward_outliers reward_histogram "
                             "check_shaping sample_trajectories",
    "evaluation.game_audit": "audit read_audit",
    "evaluation.rules": "Solved Budget Plateau alerts",
    "evaluation.token_scores": "score_tokens TokenScorer",
    "run.config": "RunConfig",
    "run.parts": "Parts make_parts",
    "run.saved_state": "saved_states",
    "run.export": "model_card export_checkpoint push",
    "show.report": "write_report",
    "show.rollout_view": "RolloutView",
    "show.dashboard": "Dashboard dashboard",
    "apps.run": "build Run",
    "apps.game_session": "GameSession PlayerFailed",
    "apps.replaying": "replay",
    "apps.play_cell": "play PlayCell",
}
_WHERE = {name: module for module, names in _NAMES.items() for name in names.split()}
__all__ = list(_WHERE)

def __getattr__(name):
    if name in _WHERE: value = getattr(_importlib.import_module(f"{__name__}.{_WHERE[name]}"), name)
    elif name in _NAMES: value = _importlib.import_module(f"{__name__}.{name}")
    else: raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = _told(value) if "IPython" in _sys.modules else value
    return value

def _told(value):
    "For help() and Shift-Tab: the comments of the parameters at the end of the docstring."
    import inspect
    from fastcore.docments import docments
    own = inspect.isclass(value) and "__init__" in vars(value) and not hasattr(value, "__dataclass_fields__")
    if not (inspect.isclass(value) or inspect.isfunction(value)): return value
    try: comments = docments(value.__init__ if own else value)
    except (OSError, TypeError): return value # no source at hand
    lines = [f"- {k}: {v}" for k, v in comments.items() if v and k not in ("self", "return")]
    if lines: value.__doc__ = "\n\n".join([inspect.getdoc(value) or "", "\n".join(lines)]).strip()
    return value

def __dir__(): return sorted({*globals(), *_WHERE, *_NAMES})
