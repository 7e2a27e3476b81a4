# Everything happens in an environment of its own, .venv, made with uv where that is installed
# and with Python's venv and pip elsewhere. Nothing has to be activated.

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
UV := $(shell command -v uv 2>/dev/null)
# The first Python that is new enough; only asked for when the environment is made.
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)

# Python keeps what it has compiled, whatever the surroundings say: a process that compiles the whole
# program anew starts a second later, and tests start hundreds.
export PYTHONDONTWRITEBYTECODE :=

# Options for the program or for pytest: make run ARGS="--port 9000", make test ARGS="-k dealer"
ARGS ?=

# A stamp stands for an environment that holds what this pyproject.toml asks for.
FOR_RUNNING := $(VENV)/.stamp-run
FOR_DEVELOPING := $(VENV)/.stamp-dev

.DEFAULT_GOAL := help
.PHONY: run test check types lint rules bench soak screenshots experience format clean help

run: $(FOR_RUNNING) ## start the app on the local network and open the browser
	@$(PY) -m scorekeeper run $(ARGS)

test: check ## run every check and every test, in the browser too
ifeq ($(ARGS),)
	$(PY) -m pytest -n 2 --ignore tests/browser
	$(PY) -m pytest -n 2 --dist loadfile --no-loadscope-reorder tests/browser
else
	$(PY) -m pytest $(ARGS)
endif

check: $(FOR_DEVELOPING) ## lint, formatting, types, import contracts, strings and rules
	@$(MAKE) --no-print-directory -j 2 types lint rules

# What check is made of, two at a time.
types:
	$(BIN)/mypy

lint:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports

rules:
	$(PY) -m tests.checks.l10n
	$(PY) -m tests.checks.rules

# What it is compared with is installed where it can be; the table says what could not.
bench: $(FOR_DEVELOPING) ## measure the speeds the project promises
	-@$(install) --group bench
	-@$(install) --group bench-embeddings
	$(PY) -m tests.bench $(ARGS)

soak: $(FOR_DEVELOPING) ## run the long tests: many more examples, many more kills
	HYPOTHESIS_PROFILE=soak SCOREKEEPER_KILLS=1000 SCOREKEEPER_SERVER_KILLS=50 SCOREKEEPER_SCHEDULES=20000 \
		$(PY) -m pytest --timeout 7200 tests/domain tests/rulebook tests/sharing tests/storage \
		tests/tables/test_roles_stateful.py tests/server/api/test_description.py tests/server/test_sigkill.py tests/browser $(ARGS)

screenshots: $(FOR_DEVELOPING) ## make the pictures in docs/screenshots
	$(PY) -m tests.making.screenshots $(ARGS)

experience: $(FOR_DEVELOPING) ## learn from tests/questions anew which ruling a question asks for
	@$(install) --group learning
	$(PY) -m tests.learning.experience

format: $(FOR_DEVELOPING) ## bring the code into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: ## remove everything that can be made again, the environment too
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .test-output
	find scorekeeper tests -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

ifneq ($(UV),)

$(PY):
	@echo "Making $(VENV) with uv …"
	@$(UV) venv --quiet --python '>=3.11' $(VENV)

install = $(UV) pip install --quiet --python $(PY)

else

$(PY):
	@if [ -z "$(PYTHON)" ]; then \
		echo "Python 3.11 or newer is needed. On Debian and Ubuntu: sudo apt install python3 python3-venv"; exit 1; fi
	@if ! $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null; then \
		echo "Python's venv module is missing. On Debian and Ubuntu: sudo apt install python3-venv"; exit 1; fi
	@echo "Making $(VENV) with $(PYTHON) …"
	@$(PYTHON) -m venv $(VENV)

# Dependency groups are known to pip from 25.1 on.
install = $(PY) -m pip install --quiet --disable-pip-version-check 'pip>=25.1' \
	&& $(PY) -m pip install --quiet --disable-pip-version-check

endif

$(FOR_RUNNING): pyproject.toml | $(PY)
	@echo "Installing what the app needs …"
	@$(install) --editable .
	@touch $@

$(FOR_DEVELOPING): pyproject.toml | $(PY)
	@echo "Installing what the app and its tests need …"
	@$(install) --editable . --group dev
	@touch $(FOR_RUNNING) $@
