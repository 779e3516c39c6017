/** Checks that the page never receives what its seat may not know. */

import type { Seat } from "../../src/play/knowledge.ts";
import { Follower } from "./follower.ts";
import type { Person, Sitters } from "./people.ts";
import { expect } from "./test.ts";
import { truth } from "./truth.ts";
import type { Heard } from "./wire.ts";

/** After the game: nobody may know more than their seats. Was anybody told what was not theirs, or what was not so? */
export async function expectNoSecrets(table: string, sitters: Sitters): Promise<void> {
  const first = sitters[0];
  if (first === undefined) throw new Error("nobody was there");
  const { seed, steps } = await truth(first.person.page, table);
  const leaks: string[] = [];
  let compared = 0;
  for (const { person, seats } of sitters) {
    const heard = person.wire.of(table);
    leaks.push(...forOthers(heard, seats), ...seedTooEarly(heard, seed));
    for (const seat of [null, ...seats]) {
      const follower = new Follower(steps, seat, heard);
      leaks.push(...follower.leaks);
      compared += follower.compared;
    }
  }
  leaks.push(...(await keysOfOthers(sitters)));
  expect(leaks.slice(0, 5), "what the page was told is what its seats may know").toEqual([]);
  expect(compared, "something was compared").toBeGreaterThan(sitters.length * 10);
}

/** Nothing is addressed to a seat of others. Before they sat down they looked on. */
function forOthers(heard: readonly Heard[], seats: readonly number[]): string[] {
  const theirs: readonly Seat[] = [null, ...seats];
  return heard.flatMap(({ message, text }) => {
    const wrong =
      message.type === "welcome"
        ? message.you.some((seat) => !seats.includes(seat))
        : "seat" in message && !theirs.includes(message.seat);
    return wrong ? [`for another seat: ${text}`] : [];
  });
}

/** The seed tells all cards; it is shown with the result, and not before. */
function seedTooEarly(heard: readonly Heard[], seed: string): string[] {
  return heard.flatMap(({ message, text }) => {
    const over = (message.type === "state" || message.type === "news") && message.result != null;
    return !over && text.includes(seed) ? [`the seed before the end: ${text}`] : [];
  });
}

/** What opens a seat is known to who sits there alone. */
async function keysOfOthers(sitters: Sitters): Promise<string[]> {
  const keys = await Promise.all(sitters.map(({ person }) => person.wire.secrets()));
  return sitters.flatMap(({ person }, at) => {
    const others = keys.filter((_, other) => other !== at).flat();
    const all = [...person.wire.heard, ...person.wire.answers].map(({ text }) => text);
    return others
      .filter((key) => all.some((text) => text.includes(key)))
      .map((key) => `the key of another seat: ${key}`);
  });
}

/** The ear is no good if it hears nothing: what seat 0 was told would be noticed if it had gone to seat 1. */
export async function expectLeaksAreNoticed(table: string, person: Person): Promise<void> {
  const { steps } = await truth(person.page, table);
  const astray = person.wire
    .of(table)
    .map(
      (heard) =>
        ({ ...heard, message: "seat" in heard.message ? { ...heard.message, seat: 1 } : heard.message }) as Heard,
    );
  expect(new Follower(steps, 1, astray).leaks.length).toBeGreaterThan(5);
}
