/** The address of a server, which somebody has told a page that has none. */

const PLACE = "tabbytop.server";

/** As it was written; empty if nobody has. */
export function savedServer(): string {
  try {
    return localStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}

export function saveServer(written: string): void {
  try {
    localStorage.setItem(PLACE, written);
  } catch {
    // then it is asked for again
  }
}

/** The address of a server, without a slash at its end; null if this is none. Without a scheme it is taken as https. */
export function serverAddress(written: string): string | null {
  const address = written.trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  if (address === "" || /\s/.test(address) || !URL.canParse(whole)) return null;
  const { protocol, host, hostname, username, pathname } = new URL(whole);
  const isServer = ["http:", "https:"].includes(protocol) && username === "" && /^\[|\.|^localhost$/.test(hostname);
  return isServer ? `${protocol}//${host}${pathname.replace(/\/+$/, "")}` : null;
}
