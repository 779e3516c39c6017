/** Who am I: a name, a cat, perhaps an account; my tables; and to be forgotten. */

import { api } from "../api.ts";
import type { Me } from "../bodies.ts";
import { avatar, catPicture } from "../cats/cat.ts";
import { looks } from "../cats/coats.ts";
import { add, button, fill, image, make } from "../dom.ts";
import { go } from "../routes.ts";
import { frame, iAm, myself, note, trying } from "../parts/frame.ts";
import { spoken } from "../words.ts";
import { myRow } from "./home.ts";

export function mePage(root: HTMLElement): () => void {
  const main = frame(root, "cat-lady", "You");
  const [who, account, tables] = [make("section", { class: "paper" }), make("section", { class: "paper" }), make("section", { class: "paper me-tables" })];
  main.append(make("div", { class: "me" }, who, account, tables));
  void myself().then((me) => {
    showWho(who, me);
    showAccount(account, me);
  }, () => note("The server does not answer."));
  void showTables(tables);
  return () => {};
}

function showWho(section: Element, me: Me): void {
  const name = make("input", { class: "field", type: "text", maxlength: 24, value: me.name, "aria-label": "Your name", autocomplete: "nickname" });
  const change = async (wish: { name?: string; cat?: Me["cat"] }): Promise<void> => {
    const changed = await trying(api.changeMe(wish));
    if (changed === null) return;
    iAm(changed);
    showWho(section, changed);
  };
  const save = (event: Event): void => {
    event.preventDefault();
    void change({ name: name.value.trim() });
  };
  const cats = me.cats.map((cat) =>
    make(
      "button",
      { type: "button", class: "cat-choice", "aria-pressed": cat === me.cat ? "true" : "false", onclick: () => void change({ cat }) },
      image(avatar(looks(cat), cat === me.cat ? 0 : null), "avatar"),
      make("span", {}, spoken(cat)),
    ),
  );
  fill(
    section,
    make("div", { class: "me-head" }, image(catPicture({ ...looks(me.cat), pose: "sit", mood: "happy" }), "me-cat"), make("div", {}, make("h1", {}, `Hello, ${me.name}`), make("p", { class: "hint" }, "Games that have begun keep the name you had."))),
    make("form", { class: "inline", onsubmit: save }, name, make("button", { type: "submit", class: "button" }, "Call me that")),
    make("h2", {}, "Your cat"),
    make("div", { class: "cats" }, cats),
  );
}

function field(label: string, type: string, complete: string): [HTMLElement, HTMLInputElement] {
  const input = make("input", { class: "field", type, autocomplete: complete, maxlength: type === "password" ? 200 : 24 });
  return [make("label", { class: "stack" }, make("span", {}, label), input), input];
}

function showAccount(section: Element, me: Me): void {
  const became = (person: Me): void => {
    iAm(person);
    go("/me");
  };
  if (me.login) {
    fill(section, make("h2", {}, "Your account"), make("p", {}, `You are “${me.login}” on every device where you log in.`), make("div", { class: "inline" }, button("Log out here", () => void leave(), "button button--quiet")));
    add(section, changing(me, became), deleting(true));
    return;
  }
  const [loginRow, login] = field("Name to log in with", "text", "username");
  const [passwordRow, password] = field("Password, eight letters or more", "password", "new-password");
  const make_ = async (event: Event): Promise<void> => {
    event.preventDefault();
    const person = await trying(api.account({ login: login.value.trim(), password: password.value }));
    if (person !== null) became(person);
  };
  const [oldLoginRow, oldLogin] = field("Name", "text", "username");
  const [oldPasswordRow, oldPassword] = field("Password", "password", "current-password");
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    const person = await trying(api.logIn({ login: oldLogin.value.trim(), password: oldPassword.value }));
    if (person !== null) became(person);
  };
  fill(
    section,
    make("h2", {}, "An account, if you like"),
    make("p", { class: "hint" }, "You play as a guest. With an account your games are on your other devices too."),
    make("form", { onsubmit: (event: Event) => void make_(event) }, loginRow, passwordRow, make("button", { type: "submit", class: "button" }, "Make it mine")),
    make("details", {}, make("summary", {}, "I have one already"), make("form", { onsubmit: (event: Event) => void enter(event) }, oldLoginRow, oldPasswordRow, make("button", { type: "submit", class: "button" }, "Log in"))),
    deleting(false),
  );
}

function changing(me: Me, became: (person: Me) => void): HTMLElement {
  const [oldRow, old] = field("Password until now", "password", "current-password");
  const [newRow, password] = field("New password", "password", "new-password");
  const change = async (event: Event): Promise<void> => {
    event.preventDefault();
    const person = await trying(api.account({ login: me.login, password: password.value, old: old.value }));
    if (person === null) return;
    note("Your password is another one now; other devices have to log in anew.");
    became(person);
  };
  return make("details", {}, make("summary", {}, "Another password"), make("form", { onsubmit: (event: Event) => void change(event) }, oldRow, newRow, make("button", { type: "submit", class: "button" }, "Change it")));
}

function deleting(account: boolean): HTMLElement {
  const [row, password] = field("Your password", "password", "current-password");
  const forget = async (event: Event): Promise<void> => {
    event.preventDefault();
    const done = await trying(api.forgetMe(account ? password.value : null).then(() => true));
    if (done) gone("You are forgotten.");
  };
  return make(
    "details",
    {},
    make("summary", {}, "Forget me"),
    make("form", { onsubmit: (event: Event) => void forget(event) }, make("p", {}, "You leave all tables, your name and what you said are deleted. There is no way back."), account ? row : null, make("button", { type: "submit", class: "button button--quiet" }, "Delete me and all of it")),
  );
}

async function leave(): Promise<void> {
  const done = await trying(api.logOut().then(() => true));
  if (done) gone("Logged out. Until soon.");
}

function gone(words: string): void {
  iAm(null);
  go("/");
  note(words);
}

async function showTables(section: Element): Promise<void> {
  const found = await api.myTables().catch(() => null);
  fill(section, make("h2", {}, "Your games"));
  const tables = (found?.tables ?? []).filter(({ table }) => table.status !== "closed");
  if (tables.length === 0) add(section, make("p", { class: "hint" }, "None yet."));
  else add(section, make("ul", { class: "rows" }, await Promise.all(tables.map(myRow))));
}
