# The two commands a newcomer needs are `make play` and `make test`. All work happens in .venv.
# `make install PGO=1` compiles the rules guided by a profile, until PGO=0; it takes longer and they run faster.

PYTHON ?= python3
MAIN_JOB ?= serve
WORKERS ?= 2

BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PYTEST := $(BIN)/python -m pytest -n $(WORKERS)
export OPENBLAS_NUM_THREADS ?= 1# tests run side by side already

# Servers, browsers and kills share two cores in these suites, and one may starve another. What failed is tried
# once more with the machine to itself; a test that fails there too has failed.
ALONE = || { [ $$? = 1 ] && $(BIN)/python -m pytest --last-failed --last-failed-no-failures none

# The folders whose tests are about rules: they run on the compiled and on the pure form.
RULES_TESTS := $(wildcard tests/core $(patsubst src/durbar/games/%,tests/%,$(wildcard src/durbar/games/*)))

.DEFAULT_GOAL := help
.PHONY: help play install dev browser test check lint types imports compiled pages pure trace hazard pgo bench ids docs pictures peers learn golden fidelity format clean

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

play: install ## set everything up and play
	@$(BIN)/durbar $(MAIN_JOB)

install: ## build .venv and install the compiled package into it
	@$(PYTHON) tools/install.py

dev: # the compiled form with the test tools; the tests mean little without the compiled form
	@REQUIRE_COMPILED=1 $(PYTHON) tools/install.py --extra dev

test: lint types imports compiled pages pure trace hazard ## set everything up and run every test there is
	@echo "All tests passed."

check: dev ## the quick tests of the rules, under a minute
	$(BIN)/ruff check
	$(PYTEST) --form compiled -m "not long" -k "not of_the_house" --ignore tests/core/test_conformance.py $(RULES_TESTS)

lint: dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/biome ci --error-on-warnings

types: dev
	$(BIN)/mypy

imports: dev
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

compiled: dev ## every test on the installed, compiled package
	$(PYTEST) --form compiled --ignore tests/web $(ALONE) --form compiled --ignore tests/web; }

pages: dev browser ## the pages in a real browser
	$(PYTEST) --form compiled tests/web $(ALONE) --form compiled tests/web; }

browser: # what the browser tests need beside .venv
	@$(PYTHON) tools/browser.py

pure: dev ## the rules tests on the source as it lies there
	PYTHONPATH=src $(PYTEST) --form pure -m "not long" $(RULES_TESTS)

trace: dev ## the same seeded games, compiled and pure, compared position by position
	$(BIN)/python tools/trace.py

hazard: dev ## no shifted literal in the generated C
	$(BIN)/python tools/hazard.py

pgo: ## the profile-guided build, in an environment of its own, with the checks of the plain one
	@PGO=1 REQUIRE_COMPILED=1 DURBAR_VENV=build/pgo $(PYTHON) tools/install.py --extra arena
	build/pgo/bin/python tools/trace.py
	build/pgo/bin/python tools/hazard.py

bench: install pgo ## the plain and the guided build measured in turns, as docs/benchmarks.md shows them
	$(BIN)/python tools/compare.py .venv build/pgo --markdown

ids: dev ## write the ids and the fingerprints of the rules from their tables again
	PYTHONPATH=src $(BIN)/python tools/ids.py
	PYTHONPATH=src $(BIN)/python tools/fingerprints.py

docs: dev ## build the documentation site in build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "Look at it with: python3 -m http.server --directory build/site"

pictures: dev browser ## take the pictures of the README from the real pages, and draw the icons of the app
	PYTHONPATH=. $(BIN)/python tools/pictures.py
	PYTHONPATH=. $(BIN)/python tools/icons.py

peers: ## measure our games beside other engines: make peers SCRIPT=peers_speed.py
	$(PYTHON) tools/peers.py $(SCRIPT)

learn: ## train an agent of sb3-contrib in an environment of its own; it must beat random play
	@REQUIRE_COMPILED=1 DURBAR_VENV=build/learn $(PYTHON) tools/install.py --extra learn
	build/learn/bin/python examples/learn.py --demand 0.75

golden: dev ## write the recorded games out in words again; read the diff
	$(BIN)/python tools/golden.py

fidelity: dev ## write the pages that say which test proves which rule
	$(BIN)/python tools/fidelity.py

format: dev ## lay out the code and mend what can be mended
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(BIN)/biome check --write

clean: ## back to a fresh checkout
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -exec rm -rf {} +
