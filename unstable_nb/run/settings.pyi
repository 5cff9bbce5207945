# Made from RunConfig by `python -m unstable_nb.dev.test readme`; only type checkers read it.
from typing import Any, TypedDict

from ..base.types import Sampling

class Settings(TypedDict, total=False):
    active_checkpoints: int
    ratings: Any
    env_sampler: Any
    mode: str
    num_collectors: int
    collector_groups: int
    num_learners: int
    shard: bool
    engine: Any
    engine_args: dict
    games_in_flight: int|None
    eval_in_flight: int
    batch_size: int
    batch_unit: str
    buffer_capacity: int|None
    max_staleness: int|None
    final_rewards: list|None
    step_rewards: list|None
    sampling_rewards: list|None
    learning_rate: float|None
    lr_schedule: str
    warmup_updates: int
    optimiser: str
    weight_decay: float
    grad_clip: float
    micro_tokens: int
    merge_turns: bool
    gradient_checkpointing: bool
    lora: Any
    ema: float|None
    reference: str|None
    reference_decay: float
    initial_lora_path: str|None
    warm_start: Any
    optimiser_from: str|None
    max_loras: int
    dtype: str
    max_context: int|None
    prompt_template: Any
    sampling: Sampling|None
    final_games: int
    parity_alert: float
    store_turns: float
    store_evals: float
    store_limit: float|None
    gpus_per_collector: float|None
    gpus_per_learner: float|None
    share_gpu: str|None
    placement_timeout: float
    save_every: int
    rules: Any
    schedules: dict|None
    keep_states: int
    keep_checkpoints: Any
    seed: int
    folder: str|None
    name: str|None
    sinks: Any
    threads: int|None
    wait_timeout: float
    stall_s: float
    progress: bool
