# What `import unstable_nb as ub` offers, room by room, each name beside the module that defines it.
# Type checkers and editors read this list, and at run time lazy_loader takes it to import a module
# when one of its names is first used: `import unstable_nb` itself costs nothing, and no process
# imports torch, ray or vllm that does not need them.
from . import (
    base as base,
    games as games,
    engines as engines,
    collect as collect,
    pool as pool,
    learn as learn,
    record as record,
    plots as plots,
    evaluation as evaluation,
    run as run,
    many as many,
    show as show,
    gym as gym,
    apps as apps,
)
from .base.types import (
    Outcome as Outcome,
    Turn as Turn,
    Trajectory as Trajectory,
    Step as Step,
    steps_of as steps_of,
    Sampling as Sampling,
    Adapter as Adapter,
    Completion as Completion,
    AgentSpec as AgentSpec,
    GameSpec as GameSpec,
    Episode as Episode,
)
from .games.tokenizers import register_reasoning as register_reasoning
from .games.parsers import (
    Parsed as Parsed,
    Parser as Parser,
    register_parser as register_parser,
    get_parser as get_parser,
)
from .games.prompts import (
    Template as Template,
    register_template as register_template,
    get_template as get_template,
)
from .games.compact import (
    Compact as Compact,
    compact_template as compact_template,
    template_code as template_code,
)
from .games.solvable import (
    SolvableGame as SolvableGame,
    best_response as best_response,
    policy_value as policy_value,
    solve as solve,
    uniform_policy as uniform_policy,
)
from .games.poker import (
    kuhn_value as kuhn_value,
    kuhn_equilibrium as kuhn_equilibrium,
    leduc_equilibrium as leduc_equilibrium,
)
from .games.game_list import read_audit as read_audit
from .games.openspiel import openspiel_games as openspiel_games
from .games.game_list import list_games as list_games
from .games.envs import (
    Game as Game,
    GameResult as GameResult,
    StepResult as StepResult,
)
from .games.textarena import env_ids as env_ids
from .games.env_checks import check_env as check_env
from .games.moves import legal_moves as legal_moves, random_move as random_move
from .games.bots import (
    Bot as Bot,
    Reply as Reply,
    Noisy as Noisy,
    Human as Human,
    register_bot as register_bot,
    get_bot as get_bot,
    bot_names as bot_names,
)
from .games.game_bots import TableBot as TableBot, Minimax as Minimax, PerfectNim as PerfectNim
from .games.policy_tables import (
    policy_table as policy_table,
    policy_table_async as policy_table_async,
    legal_rows as legal_rows,
    kuhn_policy as kuhn_policy,
    kuhn_rows as kuhn_rows,
)
from .games.boards import (
    Board as Board,
    Cell as Cell,
    board_of as board_of,
    board_svg as board_svg,
    register_board as register_board,
)
from .games.move_values import MoveValues as MoveValues, move_values as move_values
from .engines.tiny import tiny_model as tiny_model
from .engines.base_models import model_path as model_path
from .engines.transformers_engine import TransformersActor as TransformersActor
from .engines.vllm_engine import VLLMActor as VLLMActor
from .engines.engine_choice import make_actor as make_actor
from .engines.endpoint import (
    EndpointError as EndpointError,
    Answers as Answers,
    endpoint_stats as endpoint_stats,
    Endpoint as Endpoint,
    OpenRouter as OpenRouter,
)
from .engines.model_player import (
    ModelPlayer as ModelPlayer,
    close_engines as close_engines,
    engine_stats as engine_stats,
)
from .collect.playing import (
    play_episode as play_episode,
    play_group as play_group,
    play_games as play_games,
)
from .collect.collector import Collector as Collector
from .pool.env_specs import TrainEnvSpec as TrainEnvSpec, EvalEnvSpec as EvalEnvSpec
from .pool.intervals import wilson as wilson
from .pool.ladder import rate_all as rate_all
from .pool.results import (
    Ratings as Ratings,
    TrueSkillRatings as TrueSkillRatings,
    OpenSkillRatings as OpenSkillRatings,
    Results as Results,
)
from .pool.cycles import (
    antisymmetric as antisymmetric,
    nash_average as nash_average,
    cyclic_part as cyclic_part,
)
from .pool.matchmaking import (
    Standings as Standings,
    OpponentMode as OpponentMode,
    register_mode as register_mode,
    Past as Past,
    Matchmaker as Matchmaker,
)
from .pool.opponent_modes import (
    Lagged as Lagged,
    Anybody as Anybody,
    MatchQuality as MatchQuality,
    RatingDistance as RatingDistance,
    PFSP as PFSP,
    Best as Best,
    NashMixture as NashMixture,
    Responses as Responses,
    Exploration as Exploration,
)
from .pool.model_pool import ModelPool as ModelPool, StateCounter as StateCounter
from .pool.dealing import (
    UniformEnvSampler as UniformEnvSampler,
    WeightedEnvSampler as WeightedEnvSampler,
)
from .pool.curriculum import (
    CurriculumEnvSampler as CurriculumEnvSampler,
    policy_score as policy_score,
)
from .pool.scheduler import Scheduler as Scheduler
from .learn.rewards import (
    WinDrawLossFormatter as WinDrawLossFormatter,
    PayoffFormatter as PayoffFormatter,
    ComposeFinalRewardTransforms as ComposeFinalRewardTransforms,
    ComposeStepRewardTransforms as ComposeStepRewardTransforms,
    ComposeSamplingRewardTransforms as ComposeSamplingRewardTransforms,
    own_rewards as own_rewards,
    trajectories_of as trajectories_of,
)
from .learn.reward_transforms import (
    RoleAdvantageFormatter as RoleAdvantageFormatter,
    RoleAdvantageByEnvFormatter as RoleAdvantageByEnvFormatter,
    DiscountOutcome as DiscountOutcome,
    RewardForFormat as RewardForFormat,
    PenaltyForInvalidMove as PenaltyForInvalidMove,
    LeaveOneOutByRole as LeaveOneOutByRole,
    NormalizeRewards as NormalizeRewards,
    NormalizeRewardsByEnv as NormalizeRewardsByEnv,
)
from .learn.buffer import StepBuffer as StepBuffer
from .learn.advantages import (
    group_advantages as group_advantages,
    turn_advantages as turn_advantages,
    turn_returns as turn_returns,
    sample_weights as sample_weights,
)
from .learn.policy_gradient import (
    importance_weights as importance_weights,
    kl_penalty as kl_penalty,
    kl_terms as kl_terms,
    policy_gradient_loss as policy_gradient_loss,
    clipped_loss as clipped_loss,
    Tokens as Tokens,
    PolicyGradient as PolicyGradient,
    register_algorithm as register_algorithm,
    RLOO as RLOO,
    GRPO as GRPO,
)
from .learn.actor_critic import (
    gae as gae,
    lambda_returns as lambda_returns,
    Critic as Critic,
    A2C as A2C,
    PPO as PPO,
    value_loss as value_loss,
)
from .learn.algorithms import (
    Reinforce as Reinforce,
    DrGRPO as DrGRPO,
    CISPO as CISPO,
    MMD as MMD,
    RAE as RAE,
    ReinforcePlusPlus as ReinforcePlusPlus,
    ReinforcePlusPlusBaseline as ReinforcePlusPlusBaseline,
    TurnLevel as TurnLevel,
    DAPO as DAPO,
    GSPO as GSPO,
    get_algorithm as get_algorithm,
    algorithm_names as algorithm_names,
)
from .learn.settings import LoRA as LoRA
from .learn.policy_model import PolicyModel as PolicyModel
from .learn.learner import Trainer as Trainer, Learner as Learner
from .learn.supervised import sft as sft, SFT as SFT
from .learn.warm_start import WarmStart as WarmStart
from .record.sinks import (
    WandbSink as WandbSink,
    TensorBoardSink as TensorBoardSink,
    TrackioSink as TrackioSink,
    CallbackSink as CallbackSink,
)
from .record.tracker import Tracker as Tracker
from .record.run_data import RunData as RunData
from .record.checkpoints import find_checkpoint as find_checkpoint
from .record.retention import Keep as Keep, thin_turns as thin_turns
from .record.feed import RunFeed as RunFeed
from .record.stored_games import find_games as find_games, reward_path as reward_path
from .evaluation.recorded import as_agent as as_agent
from .evaluation.evaluate import (
    Evaluation as Evaluation,
    evaluate as evaluate,
    evaluate_async as evaluate_async,
    results_table as results_table,
    payoff_table as payoff_table,
    nash_conv as nash_conv,
    bot_table as bot_table,
)
from .evaluation.tournaments import (
    Tournament as Tournament,
    tournament as tournament,
    tournament_async as tournament_async,
)
from .evaluation.diversity import (
    turn_table as turn_table,
    diversity_metrics as diversity_metrics,
)
from .evaluation.reward_audit import (
    reward_table as reward_table,
    reward_stats as reward_stats,
    reward_outliers as reward_outliers,
    reward_histogram as reward_histogram,
    check_shaping as check_shaping,
    sample_trajectories as sample_trajectories,
)
from .evaluation.reviews import (
    Review as Review,
    read_reviews as read_reviews,
    review as review,
)
from .evaluation.rules import (
    Solved as Solved,
    Budget as Budget,
    Plateau as Plateau,
    alerts as alerts,
)
from .evaluation.questions import Questions as Questions
from .run.config import RunConfig as RunConfig
from .run.parts import Parts as Parts
from .run.policies import (
    main_exploiters as main_exploiters, Policy as Policy, population as population, psro as psro)
from .run.text_parts import make_parts as make_parts
from .run.parts import saved_states as saved_states
from .run.export import (
    model_card as model_card,
    export_checkpoint as export_checkpoint,
    push as push,
)
from .many.trials import Range as Range
from .show.report import share as share, write_report as write_report
from .show.rollout_view import RolloutView as RolloutView
from .show.dashboard import Dashboard as Dashboard, dashboard as dashboard
from .show.replay_view import replay_of as replay_of
from .show.overview import overview as overview
from .show.runs_view import compare as compare, runs as runs
from .show.sweeps_view import Sweep as Sweep
from .apps.run import bench as bench, build as build, Run as Run, sweep as sweep
from .apps.exploiter import Exploitability as Exploitability, exploitability as exploitability
from .apps.game_session import GameSession as GameSession, PlayerFailed as PlayerFailed
from .apps.play_cell import play as play, PlayCell as PlayCell
from .apps.game_replay import GameReplay as GameReplay, replay as replay
from .apps.lists import (
    algorithms as algorithms,
    bots as bots,
    opponent_modes as opponent_modes,
    templates as templates,
)

__version__: str
