# `make play` and `make test` do all the set-up themselves: they need Python 3.11 or later, with its venv
# module, Node and make; with a C compiler the rules are compiled, without one everything works, slower. All they
# install goes into .venv and .venv-wheel, with the hashes in requirements/ checked.

PYTHON ?= python3
ARGS ?=
MATCHES ?= 10000
CHROMIUM ?= /usr/bin/chromium

VENV := .venv
BIN := $(VENV)/bin
# What people install: a wheel, compiled where that is possible. .venv has the sources as they are.
WHEEL_VENV := .venv-wheel
WHEEL := $(WHEEL_VENV)/bin
# The others have environments of their own, so that they never disturb the first.
BENCH_VENV := .venv-bench
DIST_VENV := .venv-dist
LOCK_VENV := .venv-lock
LOWEST_VENV := .venv-lowest
# The sdist and the wheel that .venv-wheel and .venv-bench get: built once, then installed.
BUILT := build/dist
# An sdist for `make wheels`, if there is one already.
SDIST ?=
UV_VERSION := 0.13.7
WEB := web
# What is compiled, and what a match goes through on a server.
COMPILED_TESTS := tests/bots tests/compiled tests/engine tests/games tests/golden tests/rulebook tests/server/matches tests/server/referee tests/server/table
# Three on two cores: many tests wait for a server or a terminal. Whoever is done takes from the others.
SPREAD := -n 3 --dist worksteal
# What `make lowest` runs: all that uses a package which is not Bottega's own.
LOWEST_TESTS := tests/bots tests/engine tests/golden tests/server tests/terminal tests/test_catalogues.py tests/test_cli.py
SOURCES := hatch_build.py pyproject.toml $(shell find src licenses web/src web/public web/scripts/notices.ts web/index.html \
  web/package-lock.json web/vite.config.ts -type f \
  -not -name '*.pyc' -not -path 'src/bottega/web/*' -not -name schema.d.ts)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal test browser conform differ bench load chaos dist wheels lowest fmt lock clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(WHEEL_VENV)/.run-installed ## Play in the browser: a server of your own; ARGS="--port 8080" goes to `bottega serve`
	@$(WHEEL)/bottega serve --open $(ARGS) || test $$? -eq 130

terminal: $(WHEEL_VENV)/.run-installed ## Play in the terminal; ARGS="masters --players 2" goes to `bottega play`
	@$(WHEEL)/bottega play $(ARGS) || test $$? -eq 130  # Ctrl-C: the match is saved

test: $(VENV)/.dev-installed $(WHEEL_VENV)/.dev-installed $(WEB)/node_modules/.package-lock.json ## Lint, types, import contracts, then all tests: sources, wheel, web client, browser
	@echo "== ruff check" && $(BIN)/ruff check .
	@echo "== ruff format" && $(BIN)/ruff format --check .
	@echo "== mypy" && $(BIN)/mypy
	@echo "== import contracts" && $(BIN)/lint-imports --no-logo
	@echo "== web client" && cd $(WEB) && PYTHON=$(CURDIR)/$(BIN)/python npm run --silent types \
	  && npm run --silent check && npm run --silent test
	@echo "== pytest: $$($(BIN)/bottega --version)" && $(BIN)/pytest $(SPREAD)
	@echo "== pytest: $$($(WHEEL)/bottega --version)" && $(WHEEL)/pytest $(SPREAD) $(COMPILED_TESTS)
	@echo "== browser" && $(MAKE) --no-print-directory browser

browser: $(WHEEL_VENV)/.dev-installed $(WEB)/node_modules/.package-lock.json ## Whole matches and every page in a real Chromium, with accessibility checks
	@test -x "$(CHROMIUM)" || { \
	  echo "There is no Chromium at $(CHROMIUM). Install it (Debian: apt install chromium), or name one: CHROMIUM=/path" >&2; \
	  exit 1; }
	@cd $(WEB) && CHROMIUM=$(CHROMIUM) PYTHON=$(CURDIR)/$(WHEEL)/python npm run --silent e2e

conform: $(WHEEL_VENV)/.run-installed ## Run the conformance kit over ten thousand random matches of each game; MATCHES=100 for fewer
	@for game in masters leonardo inventors; do \
	  $(WHEEL)/bottega conform $$game --matches $(MATCHES) --jobs 2 || exit 1; done

differ: $(WHEEL_VENV)/.dev-installed ## Compare the compiled rules with the sources over a thousand matches of each game; MATCHES=100 for fewer
	@BOTTEGA_DIFFER=$(or $(filter-out 10000,$(MATCHES)),1000) $(WHEEL)/pytest $(SPREAD) tests/compiled

bench: $(BENCH_VENV)/.installed ## Measure speed against peers; ARGS="scaling", "counts" or "profile masters" for the rest
	@$(BENCH_VENV)/bin/python -m bench $(ARGS)

load: $(BENCH_VENV)/.installed ## Two hundred live matches on one server; ARGS="--database postgresql" or "--sleeping"
	@$(BENCH_VENV)/bin/python -m bench.load $(ARGS)

chaos: $(BENCH_VENV)/.installed ## Kill -9 of server, PostgreSQL and Redis under load; ARGS="--times 5" or "--processes 2 4"
	@$(BENCH_VENV)/bin/python -m bench.chaos $(ARGS)

dist: $(DIST_VENV)/.installed $(VENV)/.dev-installed ## Build the sdist, this machine's wheel and the pure wheel into dist/, and try them
	@rm -rf dist
	$(call make-sdist,$(DIST_VENV),dist)
	$(call make-wheel,$(DIST_VENV),dist,auto)
	$(call make-wheel,$(DIST_VENV),dist,pure)
	@echo "== metadata" && $(DIST_VENV)/bin/twine check --strict dist/*
	@echo "== what cibuildwheel would build" && $(DIST_VENV)/bin/python tools/wheel_matrix.py
	@echo "== contents and installs" && BOTTEGA_DIST=dist $(BIN)/pytest tests/packaging
	@ls -l dist

wheels: $(DIST_VENV)/.installed ## Compile wheels for every Python into wheelhouse/ with cibuildwheel; SDIST=file takes that sdist
	$(if $(SDIST),,$(call make-sdist,$(DIST_VENV),build/sdist))
	@$(DIST_VENV)/bin/cibuildwheel --output-dir wheelhouse $(ARGS) $(or $(SDIST),build/sdist/*.tar.gz)

lowest: $(LOCK_VENV)/.installed | $(LOWEST_VENV)/bin/python ## Test with the lowest versions of the packages that pyproject.toml allows
	@mkdir -p build && rm -f build/lowest.txt
	@$(UV) compile pyproject.toml --no-config --quiet --extra server --resolution lowest-direct \
	  --python $(LOWEST_VENV)/bin/python --output-file build/lowest.txt
	@$(UV) install --no-config --quiet --python $(LOWEST_VENV)/bin/python -r build/lowest.txt --group dev
	@$(UV) install --no-config --quiet --python $(LOWEST_VENV)/bin/python --no-deps --no-build-isolation -e .
	@$(LOWEST_VENV)/bin/pytest $(SPREAD) $(LOWEST_TESTS)

fmt: $(VENV)/.dev-installed ## Format the code and mend what the linter can mend
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .

# The dev lock first: the others are held to its versions, so that .venv serves playing and testing alike.
lock: $(LOCK_VENV)/.installed ## Lock the packages of pyproject.toml; ARGS=--upgrade takes the newest
	@$(call compile,dev.txt) --extra server --group dev
	@$(call compile,run.txt) --extra server --group build --constraints requirements/dev.txt
	@$(call compile,library.txt) --constraints requirements/dev.txt
	@$(call compile,bench.txt) --extra server --group bench --constraints requirements/dev.txt
	@$(call compile,dist.txt) --group dist --constraints requirements/dev.txt
	@echo "Locked. Look at the difference before you commit it."

clean: ## Remove the environments, the caches and what was built
	rm -rf $(VENV) $(WHEEL_VENV) $(BENCH_VENV) $(DIST_VENV) $(LOCK_VENV) $(LOWEST_VENV) $(WEB)/node_modules src/bottega/web .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist wheelhouse
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment is made once; its packages are installed again only when the lock or the project changes.

$(VENV)/.dev-installed: requirements/dev.txt pyproject.toml hatch_build.py | $(VENV)/bin/python
	$(call install-packages,$(VENV),$<)
	@$(BIN)/python -m pip $(PIP_FLAGS) install --no-deps --no-build-isolation -e .
	@touch $@

$(WHEEL_VENV)/.run-installed: $(WHEEL_VENV)/.run-packages $(BUILT)/.wheel
	$(call install-wheel,$(WHEEL_VENV))
	@$(WHEEL)/bottega --version
	@touch $@

$(WHEEL_VENV)/.dev-installed: $(WHEEL_VENV)/.dev-packages $(BUILT)/.wheel
	$(call install-wheel,$(WHEEL_VENV))
	@touch $(WHEEL_VENV)/.run-installed $@

$(WHEEL_VENV)/.run-packages: requirements/run.txt | $(WHEEL_VENV)/bin/python
	$(call install-packages,$(WHEEL_VENV),$<)
	@touch $@

# The dev lock holds all of the run lock.
$(WHEEL_VENV)/.dev-packages: requirements/dev.txt | $(WHEEL_VENV)/bin/python
	$(call install-packages,$(WHEEL_VENV),$<)
	@touch $(WHEEL_VENV)/.run-packages $@

# From the sdist, as people build it who install that.
$(BUILT)/.wheel: $(SOURCES) README.md LICENSE | $(WHEEL_VENV)/.run-packages
	@echo "Building Bottega: the first time this takes a minute or two"
	$(call make-sdist,$(WHEEL_VENV),$(BUILT))
	$(call make-wheel,$(WHEEL_VENV),$(BUILT),$(or $(BOTTEGA_BUILD),auto))
	@touch $@

$(WEB)/node_modules/.package-lock.json: $(WEB)/package-lock.json
	@echo "Installing $< into $(WEB)/node_modules"
	@cd $(WEB) && npm ci --silent
	@touch $@

# What is measured is what people install: a wheel, built again when a source has changed.
$(BENCH_VENV)/.installed: requirements/bench.txt $(BUILT)/.wheel | $(BENCH_VENV)/bin/python
	$(call install-packages,$(BENCH_VENV),$<)
	$(call install-wheel,$(BENCH_VENV))
	@touch $@

$(DIST_VENV)/.installed: requirements/dist.txt | $(DIST_VENV)/bin/python
	$(call install-packages,$(DIST_VENV),$<)
	@touch $@

$(LOCK_VENV)/.installed: Makefile | $(LOCK_VENV)/bin/python
	@$(LOCK_VENV)/bin/python -m pip $(PIP_FLAGS) install uv==$(UV_VERSION)
	@touch $@

%/bin/python:
	@command -v $(PYTHON) >/dev/null || { \
	  echo "There is no '$(PYTHON)' here. Install Python 3.11 or later, or name one: make PYTHON=/path/to/python3" >&2; \
	  exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Bottega needs Python 3.11 or later, and this is $$($(PYTHON) --version 2>&1)." >&2; \
	  echo "Name a newer one: make PYTHON=python3.12" >&2; \
	  exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "$(PYTHON) lacks its venv module. On Debian and Ubuntu: apt install python3-venv" >&2; \
	  exit 1; }
	@echo "Making $* with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $* || { rm -rf $*; exit 1; }

# Twice quiet: errors are shown, and nothing else.
PIP_FLAGS := --disable-pip-version-check --quiet --quiet

# $(call install-packages,environment,lock): the locked packages with their hashes. Not compiled to bytecode in
# advance: most modules of most packages are never used.
define install-packages
	@echo "Installing $(2) into $(1)"
	@$(1)/bin/python -m pip $(PIP_FLAGS) install --no-compile --require-hashes -r $(2)
endef

# $(call install-wheel,environment): the wheel in $(BUILT).
install-wheel = @$(1)/bin/python -m pip $(PIP_FLAGS) install --no-deps --force-reinstall $(BUILT)/*.whl

# $(call make-sdist,environment,folder): the pages are built for it, with Node. The folder is emptied first.
define make-sdist
	@rm -rf $(2)
	@echo "Building the pages and $(2)/bottega-*.tar.gz"
	@$(1)/bin/python -m hatchling build --target sdist --directory $(2) >/dev/null
endef

# $(call make-wheel,environment,folder,build): from the sdist in the folder; `build` is auto, compiled or pure.
define make-wheel
	@echo "Building the wheel in $(2) ($(3))"
	@BOTTEGA_BUILD=$(3) $(1)/bin/python -m pip $(PIP_FLAGS) wheel --no-deps --no-build-isolation --no-index \
	  --no-cache-dir --wheel-dir $(2) $(2)/*.tar.gz
endef

UV = $(LOCK_VENV)/bin/uv pip
# $(call compile,lock): hashes for every platform and every Python that we support.
compile = $(UV) compile pyproject.toml --output-file requirements/$(1) --quiet \
  --no-config --universal --python-version 3.11 --generate-hashes --custom-compile-command 'make lock' $(ARGS)
