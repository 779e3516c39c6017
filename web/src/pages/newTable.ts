/** A new table: who sits where, by which house rules. */

import { api } from "../api.ts";
import type { GameInfo, OptionInfo } from "../bodies.ts";
import { avatar } from "../cats/cat.ts";
import { looks } from "../cats/coats.ts";
import { cover } from "../cats/covers.ts";
import { add, button, fill, image, make } from "../dom.ts";
import { go } from "../routes.ts";
import { frame, iAm, myself, note, trying } from "../parts/frame.ts";
import { band } from "../parts/seats.ts";
import type { Clock, NewTable, SeatPlan, Talk } from "../wire.ts";
import { capital, seatsFrom, spoken } from "../words.ts";
import { lostPage } from "./lost.ts";

type Value = boolean | number | string | string[];

export function newTablePage(root: HTMLElement, name: string): () => void {
  const main = frame(root, name, spoken(name));
  void Promise.all([api.game(name).catch(() => null), myself().catch(() => null)]).then(([game, me]) => {
    if (game === null) {
      lostPage(root, "No box on the shelf has that name.");
      return;
    }
    frame(root, name, game.title);
    const page = new Planning(game, me?.name ?? "You", me?.cat ?? "");
    fill(root.querySelector("main") ?? main, page.element);
  });
  return () => {};
}

const CLOCKS: readonly [string, Clock][] = [
  ["no clock", { kind: "none", seconds: 0 }],
  ["30 seconds a turn", { kind: "turn", seconds: 30 }],
  ["a minute a turn", { kind: "turn", seconds: 60 }],
  ["three minutes a turn", { kind: "turn", seconds: 180 }],
  ["a day a move", { kind: "days", seconds: 86_400 }],
  ["three days a move", { kind: "days", seconds: 3 * 86_400 }],
];
const TALKS: readonly [string, Talk][] = [
  ["chat and cat gestures", "chat"],
  ["cat gestures only", "emotes"],
  ["no talk", "none"],
];

/** What somebody is about to set up. */
class Planning {
  readonly element: HTMLElement;
  readonly #game: GameInfo;
  readonly #me: { name: string; cat: string };
  #seats: SeatPlan[];
  readonly #options = new Map<string, Value>();
  readonly #seatList = make("ol", { class: "plan" });
  #public = false;
  #onlookers = true;
  #talk: Talk = "chat";
  #clock: Clock = { kind: "none", seconds: 0 };
  readonly #startButton: HTMLButtonElement;

  constructor(game: GameInfo, name: string, cat: string) {
    this.#game = game;
    this.#me = { name, cat };
    const usual = Math.max(game.least_seats, Math.min(game.most_seats, game.least_seats === 1 ? 2 : 3));
    this.#seats = [{ kind: "me" }];
    while (this.#seats.length < usual) this.#seats.push({ kind: "bot", level: this.#usualLevel() });
    this.#startButton = button("Deal", () => void this.#start(), "button button--big");
    this.element = this.#drawn();
    this.#showSeats();
  }

  #usualLevel(): string {
    return this.#game.levels[1]?.name ?? this.#game.levels[0]?.name ?? "tabby";
  }

  #drawn(): HTMLElement {
    const { title, about, least_seats, most_seats } = this.#game;
    const [main, fine] = [this.#game.options.filter(isPlain), this.#game.options.filter((option) => !isPlain(option))];
    return make(
      "div",
      { class: "setup" },
      make(
        "section",
        { class: "setup-box" },
        make("div", { class: "box box--still", "data-accent": this.#game.name }, make("span", { class: "box-title" }, title), image(cover(this.#game.name), "box-art"), make("span", { class: "box-meta" }, seatsFrom(least_seats, most_seats))),
        make("p", { class: "lead" }, about),
      ),
      make(
        "section",
        { class: "paper setup-seats" },
        make("h1", {}, "Who sits down?"),
        this.#seatList,
        make("div", { class: "inline" }, button("One seat more", () => this.#resize(1), "button button--quiet"), button("One less", () => this.#resize(-1), "button button--quiet")),
        make("div", { class: "setup-go" }, this.#startButton, make("p", { class: "hint" }, "Friends get a link. The game begins when no seat is free.")),
      ),
      make(
        "section",
        { class: "paper setup-rules" },
        make("h2", {}, "House rules"),
        main.map((option) => this.#option(option)),
        this.#choice("Time", "how long anybody may think", CLOCKS.map(([words]) => words), 0, (at) => (this.#clock = CLOCKS[at]?.[1] ?? {})),
        this.#choice("Talk", "what may be said at the table", TALKS.map(([words]) => words), 0, (at) => (this.#talk = TALKS[at]?.[1] ?? "chat")),
        this.#toggle("In the lobby", "anybody may take a free seat", false, (on) => (this.#public = on)),
        this.#toggle("Onlookers", "who has the link may watch what all see", true, (on) => (this.#onlookers = on)),
        fine.length > 0 ? make("details", { class: "fine" }, make("summary", {}, "Fine tuning"), fine.map((option) => this.#option(option))) : null,
      ),
    );
  }

  #resize(by: number): void {
    const wanted = this.#seats.length + by;
    const { least_seats, most_seats } = this.#game;
    if (wanted < least_seats || wanted > most_seats) {
      note(`${this.#game.title} has ${seatsFrom(least_seats, most_seats)}.`);
      return;
    }
    if (by > 0) this.#seats.push({ kind: "bot", level: this.#usualLevel() });
    else this.#seats.pop();
    this.#showSeats();
  }

  #showSeats(): void {
    fill(this.#seatList, ...this.#seats.map((plan, seat) => this.#seatRow(plan, seat)));
    const open = this.#seats.some((plan) => plan.kind === "open");
    this.#startButton.textContent = open ? "Open the table" : "Deal";
  }

  #seatRow(plan: SeatPlan, seat: number): HTMLElement {
    const face = plan.kind === "me" ? looks(this.#me.cat) : plan.kind === "device" ? looks("calico") : looks("", plan.level ?? "");
    const kinds: readonly [string, SeatPlan["kind"]][] = [["me", "me"], ["a bot", "bot"], ["a friend, by link", "open"], ["somebody on this device", "device"]];
    const possible = kinds.filter(([, kind]) => kind !== "me" || plan.kind === "me" || !this.#seats.some((other) => other.kind === "me"));
    const who = make("select", { class: "field", "aria-label": `Seat ${seat + 1}` });
    for (const [words, kind] of possible) add(who, make("option", { value: kind, selected: plan.kind === kind }, kind === "me" ? `${this.#me.name} (me)` : capital(words)));
    who.addEventListener("change", () => this.#sit(seat, who.value as SeatPlan["kind"]));
    const level = this.#game.levels.find(({ name }) => plan.kind === "bot" && name === plan.level);
    const hint = level === undefined ? null : make("span", { class: "plan-hint" }, capital(level.about));
    return make(
      "li",
      { class: "plan-seat" },
      band(seat),
      plan.kind === "open" ? make("span", { class: "avatar avatar--empty" }) : image(avatar(face, seat), "avatar"),
      make("span", { class: "plan-words" }, who, plan.kind === "bot" ? this.#levels(plan, seat) : null, plan.kind === "device" ? this.#deviceName(plan, seat) : null, hint),
    );
  }

  #sit(seat: number, kind: SeatPlan["kind"]): void {
    const name = kind === "device" ? `Player ${seat + 1}` : null;
    this.#seats[seat] = kind === "bot" ? { kind, level: this.#usualLevel() } : name === null ? { kind } : { kind, name };
    this.#showSeats();
    this.#seatList.querySelectorAll("select")[seat]?.focus();
  }

  #levels(plan: SeatPlan, seat: number): HTMLElement {
    const level = make("select", { class: "field", "aria-label": `How good the bot at seat ${seat + 1} is` });
    for (const { name } of this.#game.levels) add(level, make("option", { value: name, selected: plan.level === name }, capital(name)));
    level.addEventListener("change", () => {
      this.#seats[seat] = { kind: "bot", level: level.value };
      this.#showSeats();
    });
    return level;
  }

  #deviceName(plan: SeatPlan, seat: number): HTMLElement {
    const name = make("input", { class: "field", type: "text", maxlength: 24, value: plan.name ?? "", "aria-label": `Name at seat ${seat + 1}` });
    name.addEventListener("input", () => (this.#seats[seat] = { kind: "device", name: name.value.trim() || `Player ${seat + 1}` }));
    return name;
  }

  #option(option: OptionInfo): HTMLElement {
    const title = spoken(option.name);
    const set = (value: Value): void => {
      this.#options.set(option.name, value);
    };
    if (typeof option.default === "boolean") return this.#toggle(title, option.about, option.default, set);
    if (option.choices.length > 0) {
      const words = option.choices.map((choice) => spoken(String(choice)));
      return this.#choice(title, option.about, words, option.choices.indexOf(option.default as string), (at) => set(option.choices[at] as Value));
    }
    if (typeof option.default === "number") {
      const field = make("input", { class: "field field--number", type: "number", value: option.default, min: 0 });
      field.addEventListener("change", () => set(field.valueAsNumber));
      return rule(title, option.about, field);
    }
    const field = make("input", { class: "field", type: "text", placeholder: "names, with commas between" });
    field.addEventListener("change", () => set(field.value.split(",").map((name) => name.trim()).filter(Boolean)));
    return rule(title, option.about, field);
  }

  #choice(title: string, about: string, words: readonly string[], chosen: number, set: (at: number) => void): HTMLElement {
    const field = make("select", { class: "field" });
    words.forEach((word, at) => add(field, make("option", { value: at, selected: at === chosen }, capital(word))));
    field.addEventListener("change", () => set(Number(field.value)));
    return rule(title, about, field);
  }

  #toggle(title: string, about: string, on: boolean, set: (on: boolean) => void): HTMLElement {
    const field = make("input", { type: "checkbox", class: "switch", checked: on });
    field.addEventListener("change", () => set(field.checked));
    return rule(title, about, field);
  }

  async #start(): Promise<void> {
    const wish: NewTable = {
      game: this.#game.name,
      seats: this.#seats,
      options: Object.fromEntries(this.#options),
      public: this.#public,
      onlookers: this.#onlookers,
      talk: this.#talk,
      clock: this.#clock,
    };
    this.#startButton.disabled = true;
    const seated = await trying(api.create(wish));
    this.#startButton.disabled = false;
    if (seated === null) return;
    iAm(null);
    go(`/t/${seated.table.id}`);
  }
}

/** A few words or yes and no; numbers of seconds and lists of cards are fine tuning. */
function isPlain(option: OptionInfo): boolean {
  return typeof option.default === "boolean" || option.choices.length > 0;
}

function rule(title: string, about: string, field: HTMLElement): HTMLElement {
  return make("label", { class: "rule" }, make("span", { class: "rule-words" }, make("strong", {}, title), make("span", {}, capital(about))), field);
}
