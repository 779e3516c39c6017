/** Small pieces of German. */

/** `big-eyes` → `Big eyes`: what nobody has given a German name. */
export function spoken(name: string): string {
  return capital(name.replaceAll(/[-_]/g, " "));
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What the server says begins small and has no full stop. */
export function sentence(text: string): string {
  const begun = capital(text);
  return begun === "" || /[.!?…]“?$/.test(begun) ? begun : `${begun}.`;
}

/** `a, b und c`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`;
}
