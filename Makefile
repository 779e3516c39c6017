# Tabbytop. `make play` and `make test` set up everything they need; `make help` lists the rest.

PYTHON ?= $(shell tools/find-python)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
ENVS_READY := $(VENV)/ready-envs
RAY_READY := $(VENV)/ready-ray
BENCH_READY := $(VENV)/ready-bench
DEPLOY_TOOLS := build/deploy-tools
WEB_READY := web/node_modules/ready
PAGE := src/tabbytop/server/page
PAGE_READY := $(PAGE)/index.html
PAGE_SOURCES := $(shell find web \( -name node_modules -o -name tests -o -name browser-tests \) -prune -o -type f -not -name 'playwright.*' -print)
KIT_WHEELS := build/offline/wheels
KIT_READY := $(KIT_WHEELS)/ready
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name py.typed)
KIT_SOURCES := tools/pack_offline.py $(filter-out src/tabbytop/terminal/% src/tabbytop/lab/% src/tabbytop/envs/%,$(SOURCES))
TEXTS := $(shell find src/tabbytop/languages -name '*.ftl')
TEXTS_READY := src/tabbytop/languages/compiled/en.json
WHEEL := build/wheel
COMPILED := build/compiled
COMPILED_READY := build/compiled.ready
DOCS_READY := $(VENV)/ready-docs
SITE := build/site
SITE_READY := $(SITE)/index.html
ANSWERS := build/answers
ANSWERS_READY := build/answers.ready
DOCS := build/docs
PAGES := build/pages
NOTES := build/release-notes.md
CIBUILDWHEEL := build/cibuildwheel
CIBUILDWHEEL_PYTHON := $(CIBUILDWHEEL)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)/python
MUTANTS ?= 400
SEED ?= 1
# Parts of the server without input or output: quick to test.
PURE_SERVER := $(foreach subject,broadcast changes deciding fair_queue fair_undo host_powers log_replay names random_games secrets state,tests/server/test_$(subject).py)

# Where somebody forbids to keep compiled modules, hundreds of files would be compiled anew by every process of the tests.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup services play check check-web check-tests test browser lint types texts tests test-compiled test-server test-browser test-long mutants check-deploy compile wheels bench bench-before load golden wire text-types settings rulings pins page offline-wheel offline-start pictures films weigh fair web-tools clean

help:
	@echo "make play       play in the browser, on this machine; $(BIN)/tabbytop play is the terminal"
	@echo "make check      lint, types, texts and the quick tests: before a commit"
	@echo "make test       lint, types, texts and all tests, interpreted and compiled"
	@echo "make texts      check that every language has every text"
	@echo "make setup      only install, into $(VENV)"
	@echo "make services   check that PostgreSQL and Redis are there, for the tests"
	@echo "make browser    check that there is a Chromium, for the tests of the page"
	@echo "make compile    compile kernel, games, bots and the hot path of the server, into $(COMPILED)"
	@echo "make wheels     build what is published, into dist: wheels, compiled and plain, and the sources"
	@echo "make check-deploy  lint deploy/ and the configuration of the wheels"
	@echo "make bench      measure, interpreted and compiled, other libraries beside us"
	@echo "make bench-before  compile the earlier version that \`make bench\` compares this one with"
	@echo "make load       measure the server under load, beside boardgame.io's"
	@echo "make test-long  the same tests with many more examples, and all mutants"
	@echo "make mutants    break the rules in $(MUTANTS) small ways, and see that tests notice; SEED=2 for others"
	@echo "make golden     regenerate the golden playthroughs and tables (then read the diff)"
	@echo "make wire       regenerate the page's types of messages and views"
	@echo "make text-types regenerate the types of texts for the page"
	@echo "make settings   regenerate the tables of settings in docs/server.md"
	@echo "make rulings    regenerate the rulings that the server tells, from docs/"
	@echo "make pins       regenerate the hashes of the pinned packages"
	@echo "make page       build the web page"
	@echo "make docs       build the documentation into $(DOCS), and check every link of it"
	@echo "make check-project  check workflows, templates and the other files that GitHub reads"
	@echo "make site       build a site that needs no server, into $(SITE)"
	@echo "make pages      put the static site and the documentation together, into $(PAGES)"
	@echo "make platform-wheels  compile wheels for every Python, from the source archive in dist"
	@echo "make release-notes TAG=v0.1.0  check that a release is ready, and write its notes"
	@echo "make weigh      measure what the page weighs, and how soon a move is on the screen"
	@echo "make offline-start  measure how soon a table without a connection asks its first question"
	@echo "make fair       measure who wins races at a live table, over slow lines"
	@echo "make pictures   take pictures of every screen, into build/pictures"
	@echo "make films      film every high point and ending, a frame every 80 ms, into build/films"
	@echo "make clean      remove everything that was made"

setup: $(READY) $(TEXTS_READY)

$(READY): requirements.txt pyproject.toml setup.py
	@tools/check-python "$(PYTHON)"
	@test -x $(BIN)/python || tools/make-venv "$(PYTHON)" $(VENV)
	@echo "Installing what Tabbytop needs into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# Quicker to load than the Fluent files, which are compiled anew when they have changed.
$(TEXTS_READY): $(TEXTS) tools/compile_texts.py src/tabbytop/texts/compiler.py $(READY)
	@$(BIN)/python tools/compile_texts.py

# PettingZoo and OpenSpiel bring numpy and more along: only tests and benchmarks wait for them.
$(ENVS_READY): requirements-envs.txt $(READY)
	@echo "Installing PettingZoo and OpenSpiel into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-envs.txt
	@touch $@

# 80 MB, for a few tests of the lab. After the environments: pip runs once at a time.
$(RAY_READY): requirements-ray.txt $(ENVS_READY)
	@echo "Installing Ray into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-ray.txt
	@touch $@

$(BENCH_READY): benchmarks/requirements.txt $(ENVS_READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -r benchmarks/requirements.txt
	@touch $@

# What writes the documentation and checks the files that GitHub reads.
$(DOCS_READY): requirements-docs.txt $(READY)
	@echo "Installing Zensical and linters into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-docs.txt
	@touch $@

# TypeScript, Vite and the typefaces, to the versions and sums in the lock, from the registry that npm knows.
web-tools: $(WEB_READY)

$(WEB_READY): web/package.json web/package-lock.json
	@tools/need-node
	@echo "Installing the page's tools into web/node_modules ..."
	@cd web && npm ci --loglevel=error --ignore-scripts >/dev/null
	@touch $@

# The tests start a PostgreSQL and a Redis of their own.
services:
	@tools/need-services

# The tests of the page are played in the system's own browser.
browser:
	@tools/need-browser

# The browser's Python cannot build msgspec: its wheel for browsers is fetched, of the version that is pinned for the server.
$(KIT_READY): requirements.txt tools/fetch-offline-wheel | $(READY)
	@tools/fetch-offline-wheel $(BIN)/python $(KIT_WHEELS)
	@touch $@

offline-wheel: $(KIT_READY)

# What the page of the site and of the kit knows without Python.
$(ANSWERS_READY): $(SOURCES) $(TEXTS_READY) tools/write_answers.py | $(READY)
	@$(BIN)/python tools/write_answers.py $(ANSWERS)
	@touch $@

page: $(PAGE_READY)

# Vite writes this file last, and keeps nothing of an earlier build.
$(PAGE_READY): $(PAGE_SOURCES) $(KIT_SOURCES) $(WEB_READY) $(TEXTS_READY) $(KIT_READY) $(ANSWERS_READY)
	@echo "Building the page ..."
	@cd web && npm run --silent pages
	@touch $@

# Without Node there is the page that was built last, or only the API.
play: $(READY) $(TEXTS_READY)
	@if command -v npm >/dev/null 2>&1; then $(MAKE) --no-print-directory page; fi
	@$(BIN)/tabbytop serve --open

# What may have to be installed for all comes first: apt-get runs once at a time. Then what has one core for minutes
# runs side by side with something else: npm beside pip, the C compiler beside mypy and tests of the server, of which
# some only wait. A browser wants the machine for itself.
test: services browser $(DOCS_READY)
	@$(MAKE) --no-print-directory -j2 lint types texts check-project tests test-compiled test-server check-web docs
	@$(MAKE) --no-print-directory test-browser

# What a contributor runs before a commit, below three minutes on two cores.
check: $(ENVS_READY) $(WEB_READY)
	@$(MAKE) --no-print-directory -j2 lint types texts check-web check-tests

check-web: $(WEB_READY) $(TEXTS_READY)
	@cd web && npm run --silent check

check-tests: $(READY)
	TABBYTOP_TEST_PROFILE=quick $(BIN)/python -m pytest -n 2 --dist worksteal tests/house tests/kernel tests/games $(PURE_SERVER)

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

texts: $(READY)
	$(BIN)/python tools/check_texts.py

types: $(ENVS_READY)
	$(BIN)/mypy src/tabbytop tests tools examples benchmarks web/browser-tests/support

# What plays many games is tested compiled, as it is used; interpreted, it takes minutes and is in test-long.
tests: $(ENVS_READY) $(PAGE_READY)
	@tools/need-services
	$(BIN)/python -m pytest -n 2 --dist worksteal tests $(foreach subject,compiled envs bots conformance games lab languages learning review server terminal,--ignore=tests/$(subject))

# The documentation, with an API reference from the docstrings. Nothing is fetched; a dead link is an error.
docs: $(DOCS_READY)
	@$(BIN)/python tools/build_docs.py

check-project: $(DOCS_READY)
	$(BIN)/zizmor --offline --quiet --no-progress --persona=pedantic .github
	@$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(BIN)/check-jsonschema --builtin-schema custom.github-workflows-require-timeout .github/workflows/*.yml
	@$(BIN)/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml
	@$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	@$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	@$(BIN)/check-jsonschema --builtin-schema vendor.citation-file-format CITATION.cff

# A folder for any host of files: the page without a server.
site: $(SITE_READY)

$(SITE_READY): $(PAGE_SOURCES) $(KIT_SOURCES) $(WEB_READY) $(TEXTS_READY) $(KIT_READY) $(ANSWERS_READY)
	@echo "Building the site into $(SITE) ..."
	@cd web && npm run --silent site
	@touch $@

# What is put online: the games, which need no server, and the documentation under /docs.
pages: site docs
	@rm -rf $(PAGES)
	@mkdir -p $(PAGES)
	@cp -R $(SITE)/. $(PAGES)
	@cp -R $(DOCS) $(PAGES)/docs

# The rules once more, as machine code: same tests, compiled package first on the path.
test-compiled: $(RAY_READY) $(COMPILED_READY)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 --dist worksteal tests/compiled tests/envs tests/kernel tests/games tests/learning tests/conformance tests/bots tests/lab tests/languages tests/review tests/terminal

# Many tests of the server wait more than they compute: four at a time keep two cores busy.
test-server: $(RAY_READY) $(COMPILED_READY) $(PAGE_READY)
	@tools/need-services
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 4 --dist worksteal tests/server

# Whole games in a real browser, and every screen looked at.
test-browser: $(READY) $(PAGE_READY) $(SITE_READY) browser
	cd web && npm run --silent test-browser

test-long: $(RAY_READY) $(COMPILED_READY)
	TABBYTOP_TEST_PROFILE=long PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 tests/compiled tests/envs tests/conformance tests/kernel tests/games/cat_lady
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/review_honesty.py --games 200
	TABBYTOP_TEST_PROFILE=long $(BIN)/python -m pytest -n 2 tests/conformance tests/kernel tests/server/crashes tests/server/hostile
	$(BIN)/python -m pytest -n 2 tests/bots tests/envs tests/games tests/lab tests/languages tests/learning tests/review tests/server tests/terminal
	TABBYTOP_TEST_PROFILE=long $(MAKE) --no-print-directory test-browser
	$(MAKE) --no-print-directory mutants

# Interpreted, from the sources: each mutant is one change of one of them. 0 means all, which takes many hours.
mutants: $(READY)
	$(BIN)/python -m tests.mutation --seed $(SEED) --count $(MUTANTS) --jobs 2

compile: $(COMPILED_READY)

# What is published: the wheel compiled for this Python, the plain one, and the sources, all with the page inside. Always
# packed anew, since the page may have changed; compiled is only what changed.
wheels: $(PAGE_READY) $(READY)
	@tools/need-compiler
	@$(BIN)/python tools/compile_wheel.py $(WHEEL) $(COMPILED)
	@touch $(COMPILED_READY)
	@$(BIN)/python tools/build_wheels.py dist $(WHEEL)/*.whl

# Into a folder of its own: compiled code beside the sources would go stale unseen. The wheel carries the page, so that is
# built before; without Node it carries the page that was built last, or none.
$(COMPILED_READY): $(SOURCES) $(TEXTS) setup.py pyproject.toml tools/compile_wheel.py $(READY) | $(if $(shell command -v npm),$(PAGE_READY))
	@tools/need-compiler
	@echo "Compiling kernel, games, bots and the hot path of the server (minutes the first time) ..."
	@$(BIN)/python tools/compile_wheel.py $(WHEEL) $(COMPILED)
	@touch $@

# Containers and other platforms' wheels are not built here: their own linters read the files.
check-deploy: $(DEPLOY_TOOLS)/ready
	@tools/check-deploy $(DEPLOY_TOOLS)/bin

$(DEPLOY_TOOLS)/ready: deploy/requirements.txt $(READY)
	@echo "Installing the linters of deploy/ into $(DEPLOY_TOOLS) ..."
	@$(BIN)/python -m venv $(DEPLOY_TOOLS)
	@$(DEPLOY_TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check -r deploy/requirements.txt
	@touch $@

bench: $(BENCH_READY) $(COMPILED_READY)
	@$(BIN)/python benchmarks/run.py

# Then `make bench` compares this version with the one that its targets are measured against.
bench-before: $(READY)
	@tools/need-compiler
	@$(BIN)/python benchmarks/before.py

# Our server and boardgame.io's under the same load; on a quiet machine.
load: $(READY) $(COMPILED_READY)
	@tools/need-node
	@tools/need-services
	@$(BIN)/python benchmarks/load/run.py

# On a quiet machine; what is transferred is the same on any.
weigh: $(READY) $(PAGE_READY) browser
	@cd web && npm run --silent weigh

# Without a connection, with a slowed page: how soon a table on the device asks its first question.
offline-start: $(READY) $(PAGE_READY) browser
	@cd web && npm run --silent offline-start

# On a quiet machine, too: it races by the millisecond, for a quarter of an hour.
fair: $(READY) $(PAGE_READY) browser
	@cd web && npm run --silent fair

pictures: $(READY) $(PAGE_READY) browser
	@cd web && npm run --silent pictures

films: $(READY) $(PAGE_READY) browser
	@cd web && npx playwright test --config tools/films.config.ts

.PHONY: docs check-project site pages platform-wheels release-notes github-release

# For every Python, on a machine of each platform; on Linux that needs Docker or Podman. The archive in dist carries the page.
platform-wheels:
	@test -n "$(wildcard dist/*.tar.gz)" || { echo "There is no source archive in dist: make wheels" >&2; exit 1; }
	@"$(PYTHON)" -m venv $(CIBUILDWHEEL)
	@$(CIBUILDWHEEL_PYTHON) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-wheels.txt
	@$(CIBUILDWHEEL_PYTHON) -m cibuildwheel --output-dir build/platform-wheels $(wildcard dist/*.tar.gz)

# TAG comes from the environment or the command line, and is only ever data.
release-notes: export TAG := $(value TAG)
release-notes:
	@"$(PYTHON)" tools/release_notes.py "$$TAG" $(NOTES)

# After release-notes, in the workflow that has built and attested what is in dist.
github-release: export TAG := $(value TAG)
github-release:
	@gh release create "$$TAG" --verify-tag --title "Tabbytop $$TAG" --notes-file $(NOTES) dist/*

golden: $(READY)
	$(BIN)/python tools/write_golden.py

wire: $(READY)
	$(BIN)/python tools/write_wire_types.py

text-types: $(TEXTS_READY)
	$(BIN)/python tools/write_text_types.py

settings: $(READY)
	$(BIN)/python tools/write_settings.py

rulings: $(READY)
	$(BIN)/python tools/write_rulings.py

pins:
	@PYTHON="$(PYTHON)" tools/pin-hashes requirements.txt requirements-envs.txt requirements-ray.txt benchmarks/requirements.txt deploy/requirements.txt
	@PYTHON="$(PYTHON)" tools/pin-hashes requirements-docs.txt requirements-wheels.txt

clean:
	rm -rf $(VENV) build dist web/node_modules $(PAGE) .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find . -name __pycache__ -prune -exec rm -rf {} +
	rm -rf src/tabbytop/languages/compiled
