/** Small pieces of English. */

/** `big-eyes` → `Big eyes`. */
export function spoken(name: string): string {
  return capital(name.replaceAll(/[-_]/g, " "));
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What the server says begins small and has no full stop. */
export function sentence(text: string): string {
  const begun = capital(text);
  return begun === "" || /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** `a, b and c`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
