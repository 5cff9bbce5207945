# Everything starts from a fresh clone with Python >= 3.11, make and a package index.
# Python 3.11 is preferred where it is found: the CPU build of vLLM is most at home there.
SHELL  := /bin/sh
PYTHON ?= $(shell for p in python3.11 python3 python3.12 python3.13; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$p"; break; }; done)
ENV    := $(if $(PYTHON),$(PYTHON),python3) scripts/environment.py
RUN    := .venv/bin/python -m unstable_nb.dev.test
STAMPS := .venv/.stamps
NEEDS  := settings.ini setup.py pyproject.toml scripts/environment.py

# what the demo may be told: make demo ENGINE=vllm MODEL=... SEED=1 STEPS=20
ENGINE ?= $(UNSTABLE_ENGINE)
SAY    := $(if $(ENGINE),UNSTABLE_ENGINE=$(ENGINE)) $(if $(MODEL),UNSTABLE_MODEL=$(MODEL)) \
          $(if $(SEED),UNSTABLE_SEED=$(SEED)) $(if $(STEPS),UNSTABLE_STEPS=$(STEPS))

.PHONY: help demo demo-gym quick test test-all fuzz lock export lint types bench study lab docs clean
.NOTPARALLEL:

help:
	@echo "make demo       train a tiny model by self-play on TicTacToe (less than ten minutes, no GPU)"
	@echo "                ENGINE=vllm  through vLLM    MODEL=smollm2  a real model (94 MB), or another one"
	@echo "                SEED=1    STEPS=20"
	@echo "make demo-gym   train a policy that balances a pole (a minute; SEED=1, STEPS=20)"
	@echo "make quick      before a commit: checks, style, types, and the notebooks that changed"
	@echo "make test       check that notebooks are clean and exported, and run them all"
	@echo "make test-all   the same with the slow cells        (NAMES=\"types buffer\" picks notebooks)"
	@echo "make export     write unstable_nb/ and README.md from the notebooks"
	@echo "make lint       style of the package and of all cells (make types: its types)"
	@echo "make fuzz       run random programs over the public API    (MINUTES=60 SEED=3, ONLY=3:17)"
	@echo "make lock       write the installed versions to scripts/requirements.lock    (LOCKED=1 installs them)"
	@echo "make bench      measure speed, sizes and what dies    (NAMES=soak picks a page)"
	@echo "make study      run the studies: hours, so pick one    (NAMES=defaults)"
	@echo "make lab        JupyterLab on the quickstart"
	@echo "make docs       the notebooks as a web site in _docs/, with a search and a reference"
	@echo "make clean      remove what was built (the environment and runs/ stay)"
	@echo "The first call builds the environment in .venv; later calls find it there."

# make test LOCKED=1 installs the versions in scripts/requirements.lock
export LOCKED

PARTS  := core gym dev tests vllm smollm2
$(PARTS:%=$(STAMPS)/%): $(NEEDS)
	@$(ENV) $(@F)

demo: $(STAMPS)/core $(if $(filter vllm,$(ENGINE)),$(STAMPS)/vllm) $(if $(filter smollm2,$(MODEL)),$(STAMPS)/smollm2)
	@$(SAY) $(RUN) play nbs/tutorials/$(if $(filter smollm2,$(MODEL)),a_real_model_without_a_gpu,quickstart).ipynb

demo-gym: $(STAMPS)/gym
	@$(SAY) $(RUN) play nbs/tutorials/cartpole.ipynb

quick: $(STAMPS)/dev
	@$(RUN) quick

# "export" does not stand first, where it is a word of make itself
lint types export: $(STAMPS)/dev
	@$(RUN) $@

test: $(STAMPS)/tests
	@$(RUN) test $(NAMES)

test-all: $(STAMPS)/tests
	@$(RUN) test --all $(NAMES)

fuzz: $(STAMPS)/tests
	@.venv/bin/python -m unstable_nb.dev.fuzz $(if $(ONLY),--only "$(ONLY)") \
		--minutes $(or $(MINUTES),60) --seed $(or $(SEED),0)

lock: $(STAMPS)/tests
	@$(ENV) lock

bench: $(STAMPS)/dev $(if $(filter smollm2,$(MODEL)),$(STAMPS)/smollm2)
	@$(SAY) $(RUN) play $(or $(NAMES:%=nbs/bench/%.ipynb),nbs/bench)

study: $(STAMPS)/dev $(if $(filter smollm2,$(MODEL)),$(STAMPS)/smollm2)
	@$(SAY) $(RUN) play --beside $(or $(NAMES:%=nbs/studies/%.ipynb),nbs/studies)

# JupyterLab hides the saved charts of notebooks that are not trusted, and root must say that it is meant
lab: $(STAMPS)/dev
	@.venv/bin/python -m jupyter trust nbs/*.ipynb nbs/*/*.ipynb >/dev/null 2>&1 || true
	@$(SAY) .venv/bin/python -m jupyterlab $(if $(filter 0,$(shell id -u)),--allow-root) nbs/tutorials/quickstart.ipynb

docs: $(STAMPS)/dev
	@.venv/bin/python -m unstable_nb.dev.site

clean:
	rm -rf build dist _docs *.egg-info
	find unstable_nb -name __pycache__ -prune -exec rm -rf {} +
	find nbs -name .ipynb_checkpoints -prune -exec rm -rf {} +
