/** What the reader's circles are called; asked once, when a table of a circle is shown. */

import { call } from "./api.ts";
import type { MyCircles } from "./bodies.ts";

let names: ReadonlyMap<string, string> = $state.raw(new Map());
let asking: Promise<void> | null = null;

/** The name of a circle; empty until it is known, and for somebody who is not in it. */
export function circleName(id: string): string {
  const known = names.get(id);
  if (known === undefined && id !== "")
    asking ??= call<MyCircles>("GET", "/me/circles").then(
      ({ circles }) => void (names = new Map(circles.map((one) => [one.id, one.name]))),
      () => void (asking = null),
    );
  return known ?? "";
}

/** A circle has been founded, joined or renamed. */
export function noteCircle({ id, name }: { id: string; name: string }): void {
  if (names.get(id) !== name) names = new Map([...names, [id, name]]);
}
