# What `ub.gym` offers, each name beside the module that defines it; see `unstable_nb/__init__.pyi`.
from .spaces import (
    BadObservation as BadObservation,
)
from .wrappers import (
    WrapperSpec as WrapperSpec,
    register_wrapper as register_wrapper,
    wrapper_names as wrapper_names,
    action_names as action_names,
    ActionSubset as ActionSubset,
    ActionCombos as ActionCombos,
    ActionMask as ActionMask,
    RewardParts as RewardParts,
    NoProgress as NoProgress,
    LevelEnds as LevelEnds,
    StepCallback as StepCallback,
    RandomSkip as RandomSkip,
    ObservationNoise as ObservationNoise,
    ActionNoise as ActionNoise,
    ObservationSubset as ObservationSubset,
    Screen as Screen,
    Randomised as Randomised,
    SeededWrapper as SeededWrapper,
    ReplayedStarts as ReplayedStarts,
)
from .records import (
    Episode as Episode,
)
from .guard import (
    EnvFailed as EnvFailed,
)
from .specs import (
    GymSpec as GymSpec,
    make_env as make_env,
)
from .fleet import (
    Fleet as Fleet,
)
from .checks import (
    check_spec as check_spec,
)
from .solvable import (
    TransitionTable as TransitionTable,
    transition_table as transition_table,
    optimal_values as optimal_values,
    policy_values as policy_values,
)
from .networks import (
    Network as Network,
    register_features as register_features,
)
from .policies import (
    NetPolicy as NetPolicy,
    load_policy as load_policy,
)
from .rollouts import (
    Columns as Columns,
    Rollouts as Rollouts,
)
from .bonuses import (
    CountBonus as CountBonus,
    RNDBonus as RNDBonus,
    DynamicsBonus as DynamicsBonus,
)
from .algorithms import (
    DQN as DQN,
)
from .learner import (
    GymLearner as GymLearner,
)
from .episodes import (
    play_episodes as play_episodes,
    random_player as random_player,
    evaluation_seeds as evaluation_seeds,
    evaluate as evaluate,
    GymEvaluation as GymEvaluation,
)
from .replays import (
    replayed as replayed,
    stored_episode as stored_episode,
    write_monitor as write_monitor,
)
from .recipes import (
    Recipe as Recipe,
    recipe as recipe,
    recipes as recipes,
    add_recipe as add_recipe,
    family as family,
)
from .run import (
    GymConfig as GymConfig,
    build as build,
    reward_audit as reward_audit,
)
from .tracks import (
    track as track,
    film as film,
    export_policy as export_policy,
)
from .viewer import (
    view as view,
)
from .play_cell import (
    play as play,
)
from .stages import (
    Curriculum as Curriculum,
    curriculum as curriculum,
)
from .imitation import (
    demonstrations as demonstrations,
    recorded_episodes as recorded_episodes,
    clone as clone,
    distil as distil,
)
from .exploring import (
    go_explore as go_explore,
    Archive as Archive,
)
from .planning import (
    learn_dynamics as learn_dynamics,
    Planner as Planner,
)
