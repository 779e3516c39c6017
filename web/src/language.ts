/**
 * Choose a language. The server chooses by the browser's languages or by the choice made here; where there is none,
 * `site-language.js` does.
 */

import { fileAddress } from "./host.ts";

const A_YEAR = 31_536_000;

/** From now on this one; the page is another then. */
export function speak(name: string): void {
  document.cookie = `language=${name}; path=${new URL(fileAddress("")).pathname}; max-age=${A_YEAR}; samesite=lax`;
  location.reload();
}
