/** What the reader's circles are called; asked once, when a table of a circle is shown. */

import { call } from "./api.ts";
import type { CircleCard, MyCircles } from "./generated/bodies.ts";

type Known = Pick<CircleCard, "name" | "members">;

let known: ReadonlyMap<string, Known> = $state.raw(new Map());
let asking: Promise<void> | null = null;

function ask(): Promise<void> {
  asking ??= call<MyCircles>("GET", "/me/circles").then(
    ({ circles }) => void (known = new Map(circles.map((one) => [one.id, one]))),
    () => void (asking = null),
  );
  return asking;
}

/** They are those of somebody else. */
export function forgetCircleNames(): void {
  known = new Map();
  asking = null;
}

/** The name of a circle; empty until it is known, and for somebody who is not in it. */
export function circleName(id: string): string {
  const found = known.get(id);
  if (found === undefined && id !== "") void ask();
  return found?.name ?? "";
}

/** How many members a circle has; 0 if that is not known. */
export async function circleMembers(id: string): Promise<number> {
  if (!known.has(id)) await ask();
  return known.get(id)?.members ?? 0;
}

/** A circle as its own page has shown it just now. */
export function noteCircle({ id, name, members }: { id: string; name: string; members: readonly unknown[] }): void {
  known = new Map([...known, [id, { name, members: members.length }]]);
}
