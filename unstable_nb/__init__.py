"A Jupyter-first laboratory for self-play reinforcement learning of language models on text games."
__version__ = "0.1.0"

import importlib as _importlib, sys as _sys

# Where each public name lives. A module is imported when one of its names is first used, so that
# `import unstable_nb` costs nothing and no process imports torch, ray or vllm that does not need them.
_NAMES = {
    "types": "Outcome Turn Trajectory Step steps_of Sampling Adapter Completion AgentSpec "
             "GameSpec Episode",
    "env_specs": "TrainEnvSpec EvalEnvSpec",
    "prompts": "Parsed Parser Template register_template register_parser get_template get_parser",
    "envs": "Game GameResult StepResult check_env env_ids",
    "solvable": "SolvableGame best_response policy_value solve uniform_policy",
    "poker_env": "kuhn_value kuhn_equilibrium leduc_equilibrium",
    "resume": "saved_states",
    "card": "model_card",
    "checkpoints": "find_checkpoint",
    "export": "export_checkpoint push",
    "sinks": "WandbSink TensorBoardSink TrackioSink CallbackSink",
    "policy_tables": "policy_table policy_table_async legal_rows kuhn_policy kuhn_rows",
    "moves": "legal_moves random_move",
    "bots": "Bot Reply Noisy Human register_bot get_bot bot_names",
    "wire": "EndpointError Answers endpoint_stats",
    "endpoint": "Endpoint OpenRouter",
    "game_bots": "TableBot Minimax PerfectNim TitForTat AlwaysCooperate AlwaysDefect",
    "rewards": "WinDrawLossFormatter RoleAdvantageFormatter RoleAdvantageByEnvFormatter DiscountOutcome "
               "RewardForFormat PenaltyForInvalidMove NormalizeRewards NormalizeRewardsByEnv "
               "ComposeFinalRewardTransforms ComposeStepRewardTransforms ComposeSamplingRewardTransforms",
    "buffer": "StepBuffer",
    "actor": "TransformersActor",
    "vllm_actor": "VLLMActor",
    "engines": "make_actor",
    "ratings": "wilson Ratings TrueSkillRatings OpenSkillRatings BradleyTerry bradley_terry",
    "empirical": "antisymmetric nash_average cyclic_part",
    "matchmaking": "Standings OpponentMode register_mode Past Lagged Anybody MatchQuality RatingDistance PFSP "
                   "NashMixture Exploration",
    "opponents": "Matchmaker",
    "results": "Results",
    "model_player": "ModelPlayer close_engines engine_stats",
    "pool": "ModelPool",
    "env_samplers": "UniformEnvSampler WeightedEnvSampler CurriculumEnvSampler learner_score",
    "scheduler": "Scheduler",
    "playing": "play_episode play_group play_games",
    "collector": "Collector",
    "losses": "discounted_returns gae importance_weights kl_terms policy_gradient_loss clipped_loss value_loss",
    "credit": "group_advantages lambda_returns own_rewards trajectories_of sample_weights",
    "policy_gradient": "Tokens PolicyGradient register_algorithm",
    "algorithms": "Reinforce RLOO GRPO DrGRPO DAPO GSPO Critic A2C PPO get_algorithm algorithm_names",
    "policy_model": "LoRA PolicyModel",
    "trainer": "Trainer",
    "learner": "Learner",
    "supervised": "sft SFT",
    "tracker": "Tracker",
    "rundata": "RunData",
    "run_feed": "RunFeed",
    "keep": "Keep thin_turns",
    "states": "StateCounter",
    "diversity": "turn_table diversity_metrics new_states first_moves",
    "reward_audit": "reward_table reward_stats reward_outliers reward_histogram check_shaping sample_trajectories",
    "game_audit": "audit read_audit",
    "recorded": "as_agent",
    "rollouts": "find_games reward_path",
    "replaying": "replay",
    "token_scores": "score_tokens TokenScorer",
    "rules": "Solved Budget Plateau",
    "alert_rules": "alerts",
    "distance": "nash_conv bot_table",
    "evaluation": "Evaluation evaluate evaluate_async results_table payoff_table",
    "tournaments": "Tournament tournament tournament_async",
    "tiny": "tiny_model",
    "report": "write_report",
    "config": "RunConfig",
    "parts": "Parts make_parts",
    "run": "build Run",
    "game_session": "GameSession PlayerFailed",
    "play_cell": "play PlayCell",
    "rollout_view": "RolloutView",
    "control_room": "Dashboard dashboard",
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
