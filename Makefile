# Two commands matter: `make play` and `make test`. Both set everything up by themselves.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: play test bench format clean

play: $(READY)  ## a game between two bots, shown move by move
	@$(BIN)/abaculus match --games 1 --show

test: $(READY)  ## every check and every test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/pytest -n auto

bench: $(READY)  ## measures speed beside other engines; writes benchmarks/results.md
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev,bench]'
	$(BIN)/python hatch_build.py
	$(BIN)/python -m benchmarks

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf .venv build dist
	find src -name '*.so' -delete

# The compiled modules are rebuilt when their source has changed, so none of them is ever stale.
$(READY): pyproject.toml constraints.txt hatch_build.py FORCE
	@if [ ! -x $(BIN)/abaculus ] || [ pyproject.toml -nt $@ ] || [ constraints.txt -nt $@ ] || [ hatch_build.py -nt $@ ]; then \
		$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
			|| { echo "Abaculus needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 2; }; \
		$(PYTHON) -m venv .venv \
		&& $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt hatchling mypy setuptools msgspec \
		&& $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev]' \
		&& touch $@; \
	fi
	@$(BIN)/python hatch_build.py

FORCE:
