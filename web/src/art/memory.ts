/** Every picture is drawn once. */

const drawnBefore = new Map<string, string>();

export function remembered(kind: string, what: unknown, draw: () => string): string {
  const key = `${kind} ${keyOf(what)}`;
  let found = drawnBefore.get(key);
  if (found === undefined) {
    found = draw();
    drawnBefore.set(key, found);
  }
  return found;
}

/** A description as a text. Drawings are functions, which JSON leaves out: a prop counts by its name. */
export function keyOf(what: unknown): string {
  return JSON.stringify(what, (key, value: unknown) => (key === "covers" ? undefined : value));
}
