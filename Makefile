# `make play` and `make test` do all the set-up themselves: they need Python 3.11 or later, with its venv
# module, Node and make; with a C compiler the rules are compiled, without one everything works, slower. All they
# install goes into .venv and .venv-wheel, with the hashes in requirements/ checked.

PYTHON ?= python3
ARGS ?=
MATCHES ?= 10000
EXAMINE ?= 20
CHROMIUM ?= $(firstword $(shell command -v chromium chromium-browser google-chrome))
IMAGE ?= bottega

VENV := .venv
BIN := $(VENV)/bin
# What people install: a wheel, compiled where that is possible. .venv has the sources as they are.
WHEEL_VENV := .venv-wheel
WHEEL := $(WHEEL_VENV)/bin
# The others have environments of their own, so that they never disturb the first.
BENCH_VENV := .venv-bench
DIST_VENV := .venv-dist
LOCK_VENV := .venv-lock
DOCS_VENV := .venv-docs
LOWEST_VENV := .venv-lowest
LEARN_VENV := .venv-learn
# The sdist and the wheel that .venv-wheel and .venv-bench get: built once, then installed.
BUILT := build/dist
# An sdist for `make wheels`, if there is one already.
SDIST ?=
UV_VERSION := 0.13.7
# Large, and needed by one nightly test and one page of the documentation: not in the locks.
TORCH_VERSION := 2.13.0
SB3_VERSION := 2.9.2
WEB := web
# What the site needs of Python (`make site`).
SITE_PYTHON := build/site-python
# The tests of what is compiled, and those in which matches are played or searched: they run on the wheel, where they
# take a fraction of the time. tests/compiled shows that both builds play the same. Rulebook and golden records are
# tested on both.
WHEEL_TESTS := tests/bots tests/engine tests/games tests/lessons tests/research tests/review tests/training \
  tests/server/http/test_reviews.py tests/server/matches/test_matches.py tests/server/referee tests/server/table \
  tests/server/upgrade tests/page $(patsubst %,tests/terminal/test_%.py,dataset ladder review study) \
  tests/test_catalogues.py
COMPILED_TESTS := $(WHEEL_TESTS) tests/compiled tests/golden tests/rulebook
API_TESTS := tests/server/test_api.py
NIGHT_TESTS := $(COMPILED_TESTS) tests/server/matches $(API_TESTS) tests/deploy tests/portability tests/workers
# Three processes on two cores: many tests wait for a server or a terminal. One that is done takes tests from the
# others. In the gate other steps run beside them: there two do, and less is collected.
SPREAD := -n 3 --dist worksteal
SPREAD_GATE := -n 2 --dist worksteal
# Only the tests of the API use schemathesis, which every process would load.
WITHOUT_API := -p no:schemathesis
# What `make lowest` runs: all that uses a package which is not Bottega's own.
LOWEST_TESTS := tests/bots tests/engine tests/golden tests/research tests/server tests/terminal tests/test_catalogues.py tests/test_cli.py
SOURCES := hatch_build.py pyproject.toml $(shell find src licenses web/src web/public web/scripts/notices.ts web/index.html \
  web/package-lock.json web/vite.config.ts -type f \
  -not -name '*.pyc' -not -path 'src/bottega/web/*' -not -name schema.d.ts)
PYTHON_SOURCES := pyproject.toml $(shell find src -type f -not -name '*.pyc' -not -path 'src/bottega/web/*')

# Some containers set this. Without bytecode each of the many processes that the tests start would compile anew all
# that it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play site terminal test nightly coverage browser browser-all browser-page conform differ bench load chaos scale dist wheels lowest \
  docs image release fields fmt lock clean environment wheel web-packages test-lint test-types test-web test-sources test-api test-installs test-wheel \
  test-night test-learn learn-packages browser-names python-found

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(WHEEL_VENV)/.run-installed ## Play in the browser: a server of your own; ARGS="--port 8080" goes to `bottega serve`
	@$(WHEEL)/bottega serve --open $(ARGS) || test $$? -eq 130

site: $(SITE_PYTHON)/lock.json $(WEB)/src/api/schema.d.ts ## Build the site that needs no server into site/; then: python3 -m http.server -d site
	@cd $(WEB) && node scripts/site/site.mjs ../site ../$(SITE_PYTHON) $(call packages-of,$(WHEEL))

terminal: $(WHEEL_VENV)/.run-installed ## Play in the terminal; ARGS="masters --players 2" goes to `bottega play`
	@$(WHEEL)/bottega play $(ARGS) || test $$? -eq 130  # Ctrl-C: the match is saved

test: python-found ## Everything a change must pass: linters, types, tests of sources, wheel, web client, browser
	@MAKE="$(MAKE)" $(PYTHON) tools/gate.py test

nightly: python-found ## Everything that takes hours: conformance, builds compared, chaos, all browser tests, coverage
	@MAKE="$(MAKE)" $(PYTHON) tools/gate.py nightly

coverage: $(VENV)/.dev-installed ## Run all tests of the sources and show which lines they reach; build/coverage has the pages
	@$(BIN)/pytest $(SPREAD) --exhaustive --durations=10 --cov --cov-report=term:skip-covered --cov-report=html
	@echo "Line by line: build/coverage/index.html"

browser: wheel web-packages ## Whole matches and every page in a real Chromium
	@$(call browser,e2e)

browser-all: wheel web-packages site ## The same in all sizes, languages and lights, with accessibility checks
	@$(call browser,e2e:all)

browser-page: site ## A whole match on the site that needs no server, in a real Chromium
	@cd $(WEB) && CHROMIUM=$(CHROMIUM) npm run --silent e2e:page

# The steps of `make test` and `make nightly`, in tools/gate.py.

environment: $(VENV)/.dev-installed

wheel: $(WHEEL_VENV)/.dev-installed

web-packages: $(WEB)/node_modules/.package-lock.json

test-lint: environment
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/lint-imports --no-logo

# On the other systems too: a name that one of them lacks is an error there.
test-types: environment
	@$(BIN)/mypy
	@$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32 src
	@$(BIN)/mypy --platform darwin --cache-dir .mypy_cache/darwin src

test-web: environment web-packages
	@cd $(WEB) && PYTHON=$(CURDIR)/$(BIN)/python npm run --silent types \
	  && npm run --silent lint && npm run --silent check && npm run --silent test

# Without the tests that the other steps run; `make coverage` runs all on the sources.
test-sources: environment
	@$(BIN)/bottega --version
	@$(BIN)/pytest $(SPREAD_GATE) $(WITHOUT_API) --durations=10 $(addprefix --ignore=,tests/packaging $(API_TESTS) $(WHEEL_TESTS))

test-wheel: wheel
	@$(WHEEL)/bottega --version
	@$(WHEEL)/pytest $(SPREAD_GATE) $(WITHOUT_API) --wheel --durations=10 $(COMPILED_TESTS)

# In one process: to collect them, schemathesis makes the requests to all operations, in every process.
test-api: wheel
	@$(WHEEL)/pytest --wheel --durations=3 $(API_TESTS)

# In one process: the tests share environments that take long to make.
test-installs: environment wheel
	@BOTTEGA_DIST=$(BUILT) $(BIN)/pytest --wheel --durations=3 tests/packaging

test-night: wheel
	@$(WHEEL)/pytest $(SPREAD) --wheel --night --durations=10 $(NIGHT_TESTS)

learn-packages: $(LEARN_VENV)/.installed ## Install torch and sb3-contrib beside Bottega, into .venv-learn

test-learn: learn-packages
	@$(LEARN_VENV)/bin/pytest --wheel --night -s tests/learning

browser-names: web-packages
	@cd $(WEB) && npm run --silent e2e -- --list 2>/dev/null | sed -n 's/^ *\(.* › .*\)/\1/p'

# All laws at a fifth of the decisions, the most important ones at all of them: an hour of CPU rather than four.
conform: $(WHEEL_VENV)/.run-installed ## Run the conformance kit over ten thousand random matches of each game; MATCHES=100 for fewer, EXAMINE=100 for all decisions
	@for game in $$($(WHEEL)/python -c "import bottega; print(*bottega.games())"); do \
	  $(WHEEL)/bottega conform $$game --matches $(MATCHES) --examine $(EXAMINE) --jobs 2 || exit 1; done

differ: $(WHEEL_VENV)/.dev-installed ## Compare the compiled rules with the sources over a thousand matches of each game; MATCHES=100 for fewer
	@BOTTEGA_DIFFER=$(or $(filter-out 10000,$(MATCHES)),1000) $(WHEEL)/pytest $(SPREAD) tests/compiled

bench: $(BENCH_VENV)/.installed ## Measure speed against peers; ARGS="scaling", "counts" or "profile masters" for the rest
	@$(BENCH_VENV)/bin/python -m bench $(ARGS)

bench-page: site ## What the site without a server costs, in Chromium; ARGS="--games masters --levels master"
	@CHROMIUM=$(CHROMIUM) $(PYTHON) -m bench.page $(ARGS)

load: $(BENCH_VENV)/.installed ## Two hundred live matches on one server; ARGS="--database postgresql" or "--sleeping"
	@$(BENCH_VENV)/bin/python -m bench.load $(ARGS)

chaos: $(BENCH_VENV)/.installed ## Kill -9 of server, PostgreSQL and Redis under load; ARGS="--times 5" or "--processes 2 4"
	@$(BENCH_VENV)/bin/python -m bench.chaos $(ARGS)

scale: $(BENCH_VENV)/.installed ## What a match costs, and what 10,000 and 1,000,000 people need; ARGS="--from FILE"
	@$(BENCH_VENV)/bin/python -m bench.scale $(ARGS)

dist: $(DIST_VENV)/.installed $(VENV)/.dev-installed ## Build the sdist, this machine's wheel and the pure wheel into dist/, and try them
	@rm -rf dist
	$(call make-sdist,$(DIST_VENV),dist)
	$(call make-wheel,$(DIST_VENV),dist,auto)
	$(call make-wheel,$(DIST_VENV),dist,pure)
	@echo "== metadata" && $(DIST_VENV)/bin/twine check --strict dist/*
	@echo "== what cibuildwheel would build" && $(DIST_VENV)/bin/python tools/wheel_matrix.py
	@echo "== contents and installs" && BOTTEGA_DIST=dist $(BIN)/pytest --wheel tests/packaging
	@ls -l dist

wheels: $(DIST_VENV)/.installed ## Compile wheels for every Python into wheelhouse/ with cibuildwheel; SDIST=file takes that sdist
	$(if $(SDIST),,$(call make-sdist,$(DIST_VENV),build/sdist))
	@$(DIST_VENV)/bin/cibuildwheel --output-dir wheelhouse $(ARGS) $(or $(SDIST),build/sdist/*.tar.gz)

lowest: $(LOCK_VENV)/.installed | $(LOWEST_VENV)/bin/python ## Test with the lowest versions of the packages that pyproject.toml allows
	@mkdir -p build && rm -f build/lowest.txt
	@$(UV) compile pyproject.toml --no-config --quiet --extra server --extra research --resolution lowest-direct \
	  --python $(LOWEST_VENV)/bin/python --output-file build/lowest.txt
	@$(UV) install --no-config --quiet --python $(LOWEST_VENV)/bin/python -r build/lowest.txt --group dev
	@$(UV) install --no-config --quiet --python $(LOWEST_VENV)/bin/python --no-deps --no-build-isolation -e .
	@$(LOWEST_VENV)/bin/pytest $(SPREAD) $(LOWEST_TESTS)

image: ## Build the container image with Docker; IMAGE=name, ARGS="--platform linux/arm64" goes to `docker buildx build`
	@command -v docker >/dev/null || { \
	  echo "make image needs Docker, which is not installed here: https://docs.docker.com/get-docker/" >&2; \
	  exit 1; }
	@docker buildx build $(foreach tag,$(shell $(PYTHON) -m tools.release --image-tags),--tag $(IMAGE):$(tag)) \
	  --build-arg VERSION=$(shell $(PYTHON) -m tools.release --current) \
	  --build-arg REVISION=$(shell git rev-parse HEAD) $(ARGS) .

release: ## Rehearse a release: VERSION=0.2.0; with ARGS=--tag, make its commit and its tag
	@$(PYTHON) -m tools.release $(VERSION) $(ARGS)

docs: $(DOCS_VENV)/.installed $(WEB)/node_modules/.package-lock.json ## Build the documentation site into build/site; ARGS=--serve shows it and follows changes
	@$(DOCS_VENV)/bin/python -m tools.docsite $(ARGS)

fields: $(VENV)/.dev-installed ## Write the tables of the games and how they are saved, from each game's fields.py
	@$(BIN)/python -m tools.fields

fmt: $(VENV)/.dev-installed web-packages ## Format the code and mend what the linter can mend
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .
	@cd $(WEB) && npm run --silent format

# The dev lock first: the others are held to its versions, so that .venv serves playing and testing alike.
lock: $(LOCK_VENV)/.installed ## Lock the packages of pyproject.toml; ARGS=--upgrade takes the newest
	@$(call compile,dev.txt) --extra server --extra cluster --extra learn --group dev
	@$(call compile,run.txt) --extra server --group build --constraints requirements/dev.txt
	@$(call compile,library.txt) --constraints requirements/dev.txt
	@$(call compile,bench.txt) --extra server --extra research --group bench --constraints requirements/dev.txt
	@$(call compile,dist.txt) --group dist --constraints requirements/dev.txt
	@$(call compile,docs.txt) --extra server --extra research --group docs --constraints requirements/dev.txt
	@echo "Locked. Look at the difference before you commit it."

clean: ## Remove the environments, the caches and what was built
	rm -rf $(VENV) $(WHEEL_VENV) $(BENCH_VENV) $(DIST_VENV) $(LOCK_VENV) $(LOWEST_VENV) $(DOCS_VENV) $(LEARN_VENV) $(WEB)/node_modules $(WEB)/.svelte-check src/bottega/web .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .cache build dist wheelhouse
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

# From the sdist, as people build it who install that; but an extension of which nothing has changed is not compiled
# again.
$(BUILT)/.wheel: export BOTTEGA_CACHE := $(or $(BOTTEGA_CACHE),$(CURDIR)/build/compiled)
$(BUILT)/.wheel: $(SOURCES) README.md LICENSE | $(WHEEL_VENV)/.run-packages
	@echo "Building Bottega: the first time this takes a minute or two"
	$(call make-sdist,$(WHEEL_VENV),$(BUILT))
	$(call make-wheel,$(WHEEL_VENV),$(BUILT),$(or $(BOTTEGA_BUILD),auto))
	@touch $@

# Python for a page: compiled by Pyodide under Node, from the sources and the locked packages. No C compiler is needed.
$(SITE_PYTHON)/lock.json: $(PYTHON_SOURCES) $(wildcard tools/site/*.py $(WEB)/scripts/site/*.mjs) tests/page/tab.py \
    | $(WHEEL_VENV)/.run-packages $(WEB)/node_modules/.package-lock.json
	@echo "Packing Python for the page into $(SITE_PYTHON): this takes a minute or two"
	@cd $(WEB) && node scripts/site/pack.mjs ../$(SITE_PYTHON) $(call packages-of,$(WHEEL))

# The types of the API, for those who have none yet; `make test-web` writes them anew.
$(WEB)/src/api/schema.d.ts: | $(WHEEL_VENV)/.run-packages $(WEB)/node_modules/.package-lock.json
	@cd $(WEB) && PYTHONPATH=$(CURDIR)/src PYTHON=$(CURDIR)/$(WHEEL)/python npm run --silent types

# $(call packages-of,bin): the folder with the packages of an environment.
packages-of = $$($(CURDIR)/$(1)/python -c "import sysconfig; print(sysconfig.get_path('purelib'))")

$(WEB)/node_modules/.package-lock.json: $(WEB)/package-lock.json
	@echo "Installing $< into $(WEB)/node_modules"
	@cd $(WEB) && npm ci --silent
	@touch $@

# What is measured is what people install: a wheel, built again when a source has changed.
$(BENCH_VENV)/.installed: requirements/bench.txt $(BUILT)/.wheel | $(BENCH_VENV)/bin/python
	$(call install-packages,$(BENCH_VENV),$<)
	$(call install-wheel,$(BENCH_VENV))
	@touch $@

# The lock first: pip leaves what is there, and adds what torch needs. sb3 would hold Gymnasium to older versions.
$(LEARN_VENV)/.installed: requirements/dev.txt $(BUILT)/.wheel Makefile | $(LEARN_VENV)/bin/python
	$(call install-packages,$(LEARN_VENV),$<)
	@$(LEARN_VENV)/bin/python -m pip $(PIP_FLAGS) install --no-compile torch==$(TORCH_VERSION)
	@$(LEARN_VENV)/bin/python -m pip $(PIP_FLAGS) install --no-compile --no-deps \
	  stable-baselines3==$(SB3_VERSION) sb3-contrib==$(SB3_VERSION)
	$(call install-wheel,$(LEARN_VENV))
	@touch $@

$(DIST_VENV)/.installed: requirements/dist.txt | $(DIST_VENV)/bin/python
	$(call install-packages,$(DIST_VENV),$<)
	@touch $@

$(DOCS_VENV)/.installed: requirements/docs.txt pyproject.toml hatch_build.py | $(DOCS_VENV)/bin/python
	$(call install-packages,$(DOCS_VENV),$<)
	@$(DOCS_VENV)/bin/python -m pip $(PIP_FLAGS) install --no-deps --no-build-isolation -e .
	@touch $@

$(LOCK_VENV)/.installed: Makefile | $(LOCK_VENV)/bin/python
	@$(LOCK_VENV)/bin/python -m pip $(PIP_FLAGS) install uv==$(UV_VERSION)
	@touch $@

%/bin/python: | python-found
	@echo "Making $* with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $* || { rm -rf $*; exit 1; }

python-found:
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

# Twice quiet: errors are shown, and nothing else.
PIP_FLAGS := --disable-pip-version-check --quiet --quiet

# $(call install-packages,environment,lock): the locked packages with their hashes. The lock is complete, so nothing
# is resolved (--no-deps): an older pip would ask for the newest release of a package that is needed with an extra,
# and refuse it, since it is not the locked one. Not compiled to bytecode in advance: most modules of most packages
# are never used.
define install-packages
	@echo "Installing $(2) into $(1)"
	@$(1)/bin/python -m pip $(PIP_FLAGS) install --no-compile --no-deps --require-hashes -r $(2)
endef

# $(call browser,script): the browser tests against the server of the wheel, with its pages.
browser = cd $(WEB) && CHROMIUM=$(CHROMIUM) BOTTEGA_WEB=installed PYTHON=$(CURDIR)/$(WHEEL)/python npm run --silent $(1)


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
