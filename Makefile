# Tabbytop. Every target sets up what it needs; `make help` lists those that people use.

PYTHON ?= $(shell tools/find-python)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
DEV_READY := $(VENV)/ready-dev
ENVS_READY := $(VENV)/ready-envs
RAY_READY := $(VENV)/ready-ray
BENCH_READY := $(VENV)/ready-bench
DOCS_READY := $(VENV)/ready-docs
DEPLOY_TOOLS := build/deploy-tools
PAGE_TOOLS := web/node_modules/ready-build
WEB_READY := web/node_modules/ready
# `make test` builds the page with $(WEB_READY): npm runs once at a time.
PAGE_NEEDS ?= $(PAGE_TOOLS)
PAGE := src/tabbytop/server/page
QUICK_PAGE_READY := build/page-quick.ready
PAGE_READY := build/page.ready
PAGE_SOURCES := $(shell find web \( -name node_modules -o -name tests -o -name browser-tests -o -name generated \) -prune -o -type f -not -name 'playwright.*' -print)
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name py.typed)
TEXTS := $(shell find src/tabbytop/languages src/tabbytop/games -name '*.ftl')
TEXTS_READY := src/tabbytop/languages/compiled/en.json
GENERATED := $(addprefix web/src/generated/,$(addsuffix .ts,wire bodies ourGames textKeys))
GENERATED_READY := build/generated.ready
KIT_WHEELS := build/offline/wheels
KIT_READY := $(KIT_WHEELS)/ready
KIT_SOURCES := tools/pack_offline.py $(filter-out src/tabbytop/terminal/% src/tabbytop/lab/% src/tabbytop/envs/%,$(SOURCES))
ANSWERS := build/answers
ANSWERS_READY := build/answers.ready
COMPILED := build/compiled
# How hard the C compiler optimizes. 1 takes half the time of 2, and makes code that is six per cent slower.
OPTIMIZE ?= 1
COMPILED_READY := build/compiled-$(OPTIMIZE).ready
SITE := build/site
SITE_READY := $(SITE)/index.html
DOCS := build/docs
PAGES := build/pages
NOTES := build/release-notes.md
CIBUILDWHEEL := build/cibuildwheel
CIBUILDWHEEL_PYTHON := $(CIBUILDWHEEL)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)/python
PINNED := requirements.txt $(addprefix requirements-,$(addsuffix .txt,dev docs envs node ray wheels)) benchmarks/requirements.txt deploy/requirements.txt
# Boards, bots and lessons of games take longer than their rules: `make test` runs their tests.
NOT_RULES := $(patsubst %,--ignore-glob='*/games/*/test_%.py',terminal* bots traits worlds beliefs lessons german)
MUTANTS ?= 400
SEED ?= 1

# All versions are pinned, also those of what the packages need: pip has nothing to resolve. Python compiles what it imports.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-compile
PYTEST := $(BIN)/python -m pytest -n auto --dist loadgroup
TEST_BROWSER := cd web && TABBYTOP_COMPILED=$(abspath $(COMPILED)) npm run --silent test-browser --
QUIET_MAKE := $(MAKE) --no-print-directory

# Node is here where the machine has none (tools/need-node).
export PATH := $(CURDIR)/.node/bin:$(PATH)
# Where somebody forbids to keep compiled modules, hundreds of files would be compiled anew by every process of the tests.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help
help:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

##### Play

.PHONY: play
play: $(BIN)/python ## play in the browser; .venv/bin/tabbytop play is the terminal
	@MAKE="$(QUIET_MAKE)" BIN="$(BIN)" COMPILED="$(COMPILED)" tools/play

##### Check and test

# Before a commit: below three minutes on two cores.
.PHONY: check
check: $(ENVS_READY) $(WEB_READY) ## lint, types, texts, the tests of kernel, games and page: before a commit
	@$(QUIET_MAKE) -j2 check-web types lint texts
	@$(QUIET_MAKE) check-tests

# First what uses one core each, side by side; then Python's tests and the browser's, which use all of them.
.PHONY: test
test: $(BIN)/python ## what a stranger needs to trust it: check, every room, whole games in a browser
	@mkdir -p build && date +%s >build/test.started
	@$(QUIET_MAKE) -j3 PAGE_NEEDS=$(WEB_READY) compile-if-possible check-web types page lint texts
	@$(QUIET_MAKE) test-python
	@$(QUIET_MAKE) test-core
	@tools/test-summary

.PHONY: test-all
test-all: services browser $(RAY_READY) $(DOCS_READY) $(WEB_READY) ## the rest: PostgreSQL, Redis, crashes, attacks, docs, all browser tests
	@$(QUIET_MAKE) -j2 compile docs check-project page site
	PYTHONPATH=$(COMPILED) $(PYTEST) -m extended tests
	$(TEST_BROWSER) --grep-invert @core

# Every night: new random examples, the sources interpreted, longer games in the browser, and mutants.
.PHONY: test-long
test-long: services browser $(RAY_READY) $(COMPILED_READY) ## the nightly hunt: mutants, long profiles, training
	TABBYTOP_TEST_PROFILE=long PYTHONPATH=$(COMPILED) $(PYTEST) tests/compiled tests/envs tests/conformance tests/kernel tests/games/cat_lady
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/review_honesty.py --games 200
	TABBYTOP_TEST_PROFILE=long $(PYTEST) tests/conformance tests/kernel tests/server/crashes tests/server/hostile
	TABBYTOP_TEST_ORDER=$$(date +%F) $(PYTEST) tests/bots tests/envs tests/games tests/lab tests/languages tests/learning tests/review tests/server tests/terminal
	TABBYTOP_TEST_PROFILE=long $(QUIET_MAKE) test-browser
	$(QUIET_MAKE) mutants

.PHONY: lint
lint: $(DEV_READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

.PHONY: types
types: $(ENVS_READY)
	$(BIN)/mypy src/tabbytop tests tools examples benchmarks web/browser-tests/support

.PHONY: texts
texts: $(DEV_READY)
	$(BIN)/python tools/check_texts.py

.PHONY: check-web
check-web: $(WEB_READY) $(TEXTS_READY) $(GENERATED)
	@cd web && npm run --silent check

# Compiled where nothing has changed since: that is quicker.
.PHONY: check-tests
check-tests: $(DEV_READY) $(TEXTS_READY)
	+@if $(QUIET_MAKE) --question compile 2>/dev/null; then export PYTHONPATH=$(COMPILED); fi; \
	TABBYTOP_TEST_PROFILE=quick $(PYTEST) -m "not extended" $(NOT_RULES) tests/house tests/kernel tests/games

# Compiled, as it is used: that is several times as fast. Without a compiler the folder is missing, and the sources are tested.
.PHONY: test-python
test-python: $(ENVS_READY) $(TEXTS_READY) $(PAGE_READY)
	PYTHONPATH=$(COMPILED) $(PYTEST) -m "not extended" tests

.PHONY: compile-if-possible
compile-if-possible: $(DEV_READY)
	+@if tools/need-compiler; then $(QUIET_MAKE) compile; else rm -rf $(COMPILED) build/compiled-*.ready; fi

# Without a browser `make test` goes on, and its last line says so.
.PHONY: test-core
test-core: $(DEV_READY) $(PAGE_READY) $(WEB_READY)
	@if tools/need-browser; then $(TEST_BROWSER) --grep @core; fi

.PHONY: test-browser
test-browser: $(DEV_READY) $(PAGE_READY) $(SITE_READY) $(WEB_READY) browser
	cd web && npm run --silent test-browser

# The tests start a PostgreSQL and a Redis of their own.
.PHONY: services
services:
	@tools/need-services

# The page is tested in the system's own browser.
.PHONY: browser
browser:
	@tools/need-browser

# Interpreted, from the sources: each mutant is one change of one of them. 0 means all, which takes many hours.
.PHONY: mutants
mutants: $(DEV_READY)
	$(BIN)/python -m tests.mutation --seed $(SEED) --count $(MUTANTS) --jobs 2

.PHONY: check-project
check-project: $(DOCS_READY)
	$(BIN)/zizmor --offline --quiet --no-progress --persona=pedantic .github
	@$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(BIN)/check-jsonschema --builtin-schema custom.github-workflows-require-timeout .github/workflows/*.yml
	@$(BIN)/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml
	@$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	@$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	@$(BIN)/check-jsonschema --builtin-schema vendor.citation-file-format CITATION.cff

# Containers and other platforms' wheels are not built here: their own linters read the files.
.PHONY: check-deploy
check-deploy: $(DEPLOY_TOOLS)/ready
	@tools/check-deploy $(DEPLOY_TOOLS)/bin

# With docker or podman (ENGINE), which are not here by themselves.
.PHONY: image
image:
	@tools/try-image

##### Build

.PHONY: compile
compile: $(COMPILED_READY) ## compile kernel, games, bots and the server's hot path, for bots five times as fast

.PHONY: page
page: $(PAGE_READY)

.PHONY: page-quick
page-quick: $(QUICK_PAGE_READY)

# The wheel compiled for this Python, the plain one, and the sources, all with the page inside.
.PHONY: wheels
wheels: $(PAGE_READY) $(DEV_READY) ## what is published, into dist: wheels with the page inside, and the sources
	@$(QUIET_MAKE) OPTIMIZE=2 compile
	@$(BIN)/python tools/build_wheels.py dist

# Nothing is fetched; a dead link is an error.
.PHONY: docs
docs: $(DOCS_READY)
	@$(BIN)/python tools/build_docs.py

# A folder for any host of files: the page without a server.
.PHONY: site
site: $(SITE_READY)

# What is put online: the games, which need no server, and the documentation under /docs.
.PHONY: pages
pages: site docs
	@rm -rf $(PAGES)
	@mkdir -p $(PAGES)
	@cp -R $(SITE)/. $(PAGES)
	@cp -R $(DOCS) $(PAGES)/docs

.PHONY: language
language: $(DEV_READY) ## begin a language, or say how far it is: make language CODE=it
	@$(BIN)/python tools/new_language.py $(CODE)

.PHONY: generate
generate: $(DEV_READY) $(TEXTS_READY) ## whatever is written by a program: golden files, the page's types, tables in docs
	@$(BIN)/python tools/generate.py

.PHONY: bench
bench: $(BENCH_READY) ## measure speed, interpreted and compiled, beside other libraries
	@$(QUIET_MAKE) OPTIMIZE=2 compile
	@$(BIN)/python benchmarks/run.py

# Then `make bench` compares this version with the one that its targets are measured against.
.PHONY: bench-before
bench-before: $(DEV_READY)
	@tools/need-compiler
	@$(BIN)/python benchmarks/before.py

# Our server and boardgame.io's under the same load; on a quiet machine.
.PHONY: load
load: services $(DEV_READY)
	@$(QUIET_MAKE) OPTIMIZE=2 compile
	@tools/need-node $(BIN)/python
	@$(BIN)/python benchmarks/load/run.py

.PHONY: pins
pins:
	@PYTHON="$(PYTHON)" tools/pin-hashes $(PINNED)

.PHONY: clean
clean: ## remove everything that was made
	rm -rf $(VENV) .node build dist web/node_modules web/src/generated $(PAGE) .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find . -name __pycache__ -prune -exec rm -rf {} +
	rm -rf src/tabbytop/languages/compiled src/tabbytop/games/*/texts/compiled

##### What targets need

.PHONY: setup
setup: $(READY) $(TEXTS_READY)

$(BIN)/python:
	@tools/check-python "$(PYTHON)"
	@tools/make-venv "$(PYTHON)" $(VENV)

$(READY): requirements.txt pyproject.toml setup.py | $(BIN)/python
	@echo "Installing what playing needs into $(VENV) ..."
	@$(INSTALL) -r requirements.txt
	@$(INSTALL) --no-build-isolation --editable .
	@touch $@

$(VENV)/ready-%: requirements-%.txt
	@echo "Installing requirements-$*.txt into $(VENV) ..."
	@$(INSTALL) -r $<
	@touch $@

# One pip at a time: each waits for the one before.
$(DEV_READY): $(READY)
$(ENVS_READY): $(DEV_READY)
$(RAY_READY): $(ENVS_READY)
$(DOCS_READY): $(RAY_READY)

$(BENCH_READY): benchmarks/requirements.txt $(ENVS_READY)
	@$(INSTALL) --no-build-isolation -r benchmarks/requirements.txt
	@touch $@

$(DEPLOY_TOOLS)/ready: deploy/requirements.txt | $(BIN)/python
	@echo "Installing the linters of deploy/ into $(DEPLOY_TOOLS) ..."
	@$(BIN)/python -m venv $(DEPLOY_TOOLS)
	@$(DEPLOY_TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check -r deploy/requirements.txt
	@touch $@

# What builds the page; what checks and tests it comes with $(WEB_READY).
$(PAGE_TOOLS): web/package.json web/package-lock.json | $(BIN)/python
	@tools/need-node $(BIN)/python
	@echo "Installing what builds the page into web/node_modules ..."
	@cd web && npm ci --loglevel=error --ignore-scripts --omit=dev >/dev/null
	@touch $@

$(WEB_READY): web/package.json web/package-lock.json | $(BIN)/python
	@tools/need-node $(BIN)/python
	@echo "Installing what builds and tests the page into web/node_modules ..."
	@cd web && npm ci --loglevel=error --ignore-scripts >/dev/null
	@touch $(PAGE_TOOLS) $@

# Quicker to load than the Fluent files.
$(TEXTS_READY): $(TEXTS) tools/compile_texts.py src/tabbytop/texts/compiler.py | $(READY)
	@$(BIN)/python tools/compile_texts.py
	@touch $@

# The page's types of messages, views and texts. A file whose text is the same keeps its time, so the page stays as it is.
$(GENERATED_READY): $(SOURCES) $(TEXTS_READY) $(wildcard tools/generate.py tools/generators/*.py) | $(READY)
	@$(BIN)/python tools/generate.py page
	@mkdir -p $(@D)
	@touch $@

$(GENERATED): $(GENERATED_READY)
	@test -e $@ || $(BIN)/python tools/generate.py page

# The browser's Python cannot build msgspec: its wheel for browsers is fetched, of the version that is pinned for the server.
$(KIT_READY): requirements.txt tools/fetch-offline-wheel | $(READY)
	@tools/fetch-offline-wheel $(BIN)/python $(KIT_WHEELS)
	@touch $@

# What the page of the site and of the offline bundle knows without Python.
$(ANSWERS_READY): $(SOURCES) $(TEXTS_READY) tools/write_answers.py | $(READY)
	@$(BIN)/python tools/write_answers.py $(ANSWERS)
	@touch $@

# Without what plays offline, and not compressed: enough to play with a server, in a third of the time.
$(QUICK_PAGE_READY): $(PAGE_SOURCES) $(PAGE_NEEDS) $(GENERATED) $(TEXTS_READY)
	@echo "Building the page ..."
	@tools/build-page page-quick
	@touch $@

$(PAGE_READY): $(PAGE_SOURCES) $(KIT_SOURCES) $(PAGE_NEEDS) $(GENERATED) $(TEXTS_READY) $(KIT_READY) $(ANSWERS_READY)
	@echo "Building the page, with what it needs offline ..."
	@tools/build-page page
	@touch $(QUICK_PAGE_READY) $@

$(SITE_READY): $(PAGE_SOURCES) $(KIT_SOURCES) $(PAGE_NEEDS) $(GENERATED) $(TEXTS_READY) $(KIT_READY) $(ANSWERS_READY)
	@echo "Building the site into $(SITE) ..."
	@cd web && npm run --silent site
	@touch $@

# Into a folder of its own: compiled code beside the sources would go stale unseen.
$(COMPILED_READY): $(SOURCES) $(TEXTS) setup.py pyproject.toml tools/compile_package.py $(DEV_READY)
	@tools/need-compiler
	@echo "Compiling kernel, games, bots and the server's hot path (minutes the first time) ..."
	@rm -f build/compiled-*.ready
	@TABBYTOP_OPTIMIZE=$(OPTIMIZE) $(BIN)/python tools/compile_package.py $(COMPILED)
	@touch $@

##### Release: the workflows call these

# For every Python, on a machine of each platform; on Linux that needs Docker or Podman. The archive in dist carries the page.
.PHONY: platform-wheels
platform-wheels:
	@test -n "$(wildcard dist/*.tar.gz)" || { echo "There is no source archive in dist: make wheels" >&2; exit 1; }
	@"$(PYTHON)" -m venv $(CIBUILDWHEEL)
	@$(CIBUILDWHEEL_PYTHON) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-wheels.txt
	@$(CIBUILDWHEEL_PYTHON) -m cibuildwheel --output-dir build/platform-wheels $(wildcard dist/*.tar.gz)

# TAG comes from the environment or the command line, and is only ever data.
.PHONY: release-notes
release-notes: export TAG := $(value TAG)
release-notes:
	@"$(PYTHON)" tools/release_notes.py "$$TAG" $(NOTES)

# After release-notes, in the workflow that has built and attested what is in dist.
.PHONY: github-release
github-release: export TAG := $(value TAG)
github-release:
	@gh release create "$$TAG" --verify-tag --title "Tabbytop $$TAG" --notes-file $(NOTES) dist/*
