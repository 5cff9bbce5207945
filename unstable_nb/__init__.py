"A Jupyter-first laboratory for self-play reinforcement learning of language models on text games."
__version__ = "0.1.0"

import ast as _ast, importlib as _importlib, sys as _sys
from pathlib import Path as _Path
from typing import TYPE_CHECKING

# The one list of what is public, room by room. Type checkers and editors read it as imports. At run
# time a module is imported when one of its names is first used, so that `import unstable_nb` costs
# nothing and no process imports torch, ray or vllm that does not need them.
if TYPE_CHECKING:
    from .base.types import (
        Outcome, Turn, Trajectory, Step, steps_of, Sampling, Adapter, Completion, AgentSpec,
        GameSpec, Episode)
    from .games.prompts import (
        Parsed, Parser, Template, register_template, register_parser, get_template, get_parser)
    from .games.solvable import SolvableGame, best_response, policy_value, solve, uniform_policy
    from .games.poker import kuhn_value, kuhn_equilibrium, leduc_equilibrium
    from .games.openspiel import openspiel_games
    from .games.envs import Game, GameResult, StepResult, check_env, env_ids
    from .games.moves import legal_moves, random_move
    from .games.bots import (
        Bot, Reply, Noisy, Human, register_bot, get_bot, bot_names, TableBot, Minimax,
        PerfectNim, TitForTat, AlwaysCooperate, AlwaysDefect)
    from .games.policy_tables import (
        policy_table, policy_table_async, legal_rows, kuhn_policy, kuhn_rows)
    from .games.states import StateCounter
    from .engines.tiny import tiny_model
    from .engines.transformers_engine import TransformersActor
    from .engines.vllm_engine import VLLMActor
    from .engines.engine_choice import make_actor
    from .engines.endpoint import EndpointError, Answers, endpoint_stats, Endpoint, OpenRouter
    from .engines.model_player import ModelPlayer, close_engines, engine_stats
    from .collect.playing import play_episode, play_group, play_games
    from .collect.collector import Collector
    from .pool.env_specs import TrainEnvSpec, EvalEnvSpec
    from .pool.ratings import (
        wilson, Ratings, TrueSkillRatings, OpenSkillRatings, BradleyTerry, bradley_terry,
        rate_all)
    from .pool.results import Results, antisymmetric, nash_average, cyclic_part
    from .pool.matchmaking import (
        Standings, OpponentMode, register_mode, Past, Lagged, Anybody, MatchQuality,
        RatingDistance, PFSP, NashMixture, Exploration, Matchmaker)
    from .pool.model_pool import ModelPool
    from .pool.env_samplers import (
        UniformEnvSampler, WeightedEnvSampler, CurriculumEnvSampler, learner_score)
    from .pool.scheduler import Scheduler
    from .learn.rewards import (
        WinDrawLossFormatter, PayoffFormatter, RoleAdvantageFormatter,
        RoleAdvantageByEnvFormatter, LeaveOneOutByRole, DiscountOutcome, RewardForFormat,
        PenaltyForInvalidMove, NormalizeRewards, NormalizeRewardsByEnv, ComposeFinalRewardTransforms, ComposeStepRewardTransforms,
        ComposeSamplingRewardTransforms)
    from .learn.buffer import StepBuffer
    from .learn.losses import (
        discounted_returns, gae, importance_weights, kl_penalty, kl_terms, policy_gradient_loss,
        clipped_loss, value_loss)
    from .learn.advantages import (
        group_advantages, lambda_returns, own_rewards, trajectories_of, sample_weights)
    from .learn.algorithms import (
        Tokens, PolicyGradient, register_algorithm, Reinforce, RLOO, GRPO, DrGRPO, DAPO, GSPO,
        Critic, A2C, PPO, get_algorithm, algorithm_names)
    from .learn.policy_model import LoRA, PolicyModel
    from .learn.trainer import Trainer
    from .learn.learner import Learner
    from .learn.supervised import sft, SFT
    from .learn.warm_start import WarmStart
    from .record.tracker import WandbSink, TensorBoardSink, TrackioSink, CallbackSink, Tracker
    from .record.run_data import RunData
    from .record.checkpoints import find_checkpoint, Keep, thin_turns
    from .record.feed import RunFeed
    from .record.stored_games import find_games, reward_path
    from .evaluation.recorded import as_agent
    from .evaluation.evaluate import (
        Evaluation, evaluate, evaluate_async, results_table, payoff_table, nash_conv, bot_table)
    from .evaluation.tournaments import Tournament, tournament, tournament_async
    from .evaluation.diversity import turn_table, diversity_metrics, new_states, first_moves
    from .evaluation.reward_audit import (
        reward_table, reward_stats, reward_outliers, reward_histogram, check_shaping,
        sample_trajectories)
    from .evaluation.game_audit import audit, read_audit
    from .evaluation.rules import Solved, Budget, Plateau, alerts
    from .evaluation.token_scores import score_tokens, TokenScorer
    from .run.config import RunConfig
    from .run.parts import Parts, make_parts
    from .run.saved_state import saved_states
    from .run.export import model_card, export_checkpoint, push
    from .show.report import write_report
    from .show.rollout_view import RolloutView
    from .show.dashboard import Dashboard, dashboard
    from .apps.run import build, Run
    from .apps.game_session import GameSession, PlayerFailed
    from .apps.replaying import replay
    from .apps.play_cell import play, PlayCell

def _read_list()->dict: # {name: module}
    "The list above, as data."
    tree = _ast.parse(_Path(__file__).read_text(encoding="utf-8"))
    block = next(n for n in tree.body if isinstance(n, _ast.If))
    return {alias.name: line.module for line in block.body for alias in line.names}

_WHERE = _read_list()
_ROOMS = sorted({module.partition(".")[0] for module in _WHERE.values()})
__all__ = list(_WHERE)

if not TYPE_CHECKING: # so that a type checker finds a misspelt name
    def __getattr__(name):
        if name in _WHERE: value = getattr(_importlib.import_module(f"{__name__}.{_WHERE[name]}"), name)
        elif name in _ROOMS: value = _importlib.import_module(f"{__name__}.{name}")
        else: raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = _documented(value) if "IPython" in _sys.modules else value
        return value

def _documented(value):
    "For help() and Shift-Tab: the comments of the parameters at the end of the docstring."
    import inspect
    from fastcore.docments import docments
    own = (inspect.isclass(value) and "__init__" in vars(value)
           and not hasattr(value, "__dataclass_fields__"))
    if not (inspect.isclass(value) or inspect.isfunction(value)): return value
    try: comments = docments(value.__init__ if own else value)
    except (OSError, TypeError): return value # no source at hand
    lines = [f"- {k}: {v}" for k, v in comments.items() if v and k not in ("self", "return")]
    if lines: value.__doc__ = "\n\n".join([inspect.getdoc(value) or "", "\n".join(lines)]).strip()
    return value

def __dir__(): return sorted({*globals(), *_WHERE, *_ROOMS})
