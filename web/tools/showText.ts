/** Plays through the screens on a small phone until it meets a text, and takes a picture of it into build/texts. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { standsStill } from "../browser-tests/support/accessibility.ts";
import { GAMES } from "../browser-tests/support/games.ts";
import {
  LESSONS,
  visitCircle,
  visitGame,
  visitLesson,
  visitRooms,
  type Look,
} from "../browser-tests/support/screens.ts";
import { test } from "../browser-tests/support/test.ts";
import type { Pattern } from "../src/texts/catalogue.ts";
import { ENGLISH, ownAreasOf } from "./compiled.ts";

const FOLDER = join(import.meta.dirname, "../../build/texts");
const WANTED = process.env["TABBYTOP_TEXT"] ?? "";

/** Ends the walk. */
class Found extends Error {}

test("show a text", async ({ people }) => {
  test.setTimeout(1_200_000);
  const [language = "", text = ""] = WANTED.split(" ");
  const [area = "", key = ""] = text.split("/");
  const pattern = (ownAreasOf(language)[area] ?? ownAreasOf(ENGLISH)[area])?.[key];
  if (pattern === undefined) throw new Error(`TABBYTOP_TEXT="LANGUAGE AREA/KEY": there is no ${WANTED}`);
  const sources = wordings(pattern).filter((source) => /\p{L}/u.test(source));
  const file = join(FOLDER, `${language}-${area}-${key}.png`);
  const look: Look = async (page, where) => {
    if (!(await page.evaluate(framed, sources))) return;
    await standsStill(page);
    mkdirSync(FOLDER, { recursive: true });
    await page.screenshot({ path: file });
    throw new Found(`${where}: ${file}`);
  };
  const come = (): ReturnType<typeof people.come> => people.come({ device: "smallPhone", scale: 2, locale: language });
  try {
    await visitRooms(await come(), look);
    await visitCircle(await come(), look);
    for (const game of GAMES) await visitGame(await come(), game, look);
    for (const script of LESSONS) await visitLesson(await come(), script, language, look);
  } catch (found) {
    if (!(found instanceof Found)) throw found;
    process.stdout.write(`${found.message}\n`);
    return;
  }
  throw new Error(`no screen showed ${text}`);
});

/** Regular expressions for all that a text can say: gaps are anything. */
function wordings(pattern: Pattern): string[] {
  if (typeof pattern === "string") return [escaped(pattern)];
  return pattern.reduce<string[]>(
    (before, part) => {
      const ways =
        typeof part === "string"
          ? [escaped(part)]
          : part[0] === "$"
            ? [".*"]
            : Object.values(part[2]).flatMap(wordings);
      return before.flatMap((start) => ways.map((way) => start + way));
    },
    [""],
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s+/g, "\\s+");
}

/** Whether an element says so, to eyes or to screen readers; the smallest one gets a frame. Runs inside the page. */
function framed(sources: readonly string[]): boolean {
  const says = sources.map((source) => new RegExp(`^\\s*${source}\\s*$`, "iu"));
  const found = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      [element.textContent, element.getAttribute("aria-label"), element.getAttribute("title")].some((words) =>
        says.some((one) => one.test(words ?? "")),
      ),
  );
  const last = found.at(-1);
  if (last === undefined) return false;
  last.style.outline = "4px solid magenta";
  last.scrollIntoView({ block: "center" });
  return true;
}
