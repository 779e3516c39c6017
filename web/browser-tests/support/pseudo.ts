/** Tests in the pseudo-language: see tools/pseudo_language.py. */

import { execFileSync } from "node:child_process";
import { PYTHON, Server, SOURCES } from "./server.ts";
import { test as plain } from "./test.ts";

/** A server whose English is the pseudo-language, in its own words and in the texts of the page. */
export const test = plain.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server(0.01, { TABBYTOP_PSEUDO: "yes" });
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

/** What guests and bots are called. */
export function defaultNames(): string[] {
  const code = "from tabbytop.server.people.default_names import *; print(*BOT_NAMES, *GUEST_NAMES)";
  const env = { ...process.env, PYTHONPATH: SOURCES };
  return execFileSync(PYTHON, ["-c", code], { env, encoding: "utf-8" })
    .split(/\s+/)
    .filter((name) => name !== "");
}

/** What is read or heard on this page and does not come from a catalogue: it has plain letters. Runs inside the page. */
export function untranslated(known: readonly string[]): string[] {
  const heard = [
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "aria-valuetext",
    "title",
    "alt",
    "placeholder",
  ];
  const foreign = (text: string): boolean => {
    const unsaid = text.replaceAll(/“[a-z' -]+”/g, " "); // words that players of Meow! say
    const unnumbered = unsaid.replaceAll(/\b[A-Z]{2}-[A-Z]+\d+\b/g, " "); // numbers of rulings
    const rest = known.reduce((words, each) => words.replaceAll(each, " "), unnumbered);
    return /[A-Za-z]{2}/.test(rest);
  };
  const where = (element: Element | null): string =>
    element === null ? "" : `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
  const found = foreign(document.title) ? [`title: ${document.title}`] : [];
  const seen = (element: Element | null): boolean => element?.checkVisibility({ visibilityProperty: true }) ?? false;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    const text = textContent ?? "";
    if (parentElement?.closest("script, style, noscript, option[hidden]")) continue;
    if (seen(parentElement) && foreign(text)) found.push(`${where(parentElement)}: ${text.trim()}`);
  }
  for (const element of document.body.querySelectorAll(heard.map((name) => `[${name}]`).join())) {
    if (!seen(element)) continue;
    for (const name of heard) {
      const text = element.getAttribute(name) ?? "";
      if (foreign(text)) found.push(`${where(element)} ${name}: ${text}`);
    }
  }
  return [...new Set(found)];
}

/** Texts of this page that are cut off, by something around them or by the window. Runs inside the page. */
export function clipped(except: string): string[] {
  const found: string[] = [];
  const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
  const hidden = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(except)) return true;
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { clipPath, opacity } = style(around);
      if (clipPath !== "none" || opacity === "0") return true;
    }
    return false;
  };
  const cut = (element: Element, box: DOMRect): string | null => {
    let [wide, high] = [true, true]; // whether nothing around it can be scrolled that way
    let position = "static";
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, position: own } = style(around);
      const placed = position === "absolute" && own === "static"; // then it is no frame of what it holds
      if (around !== document.documentElement && around !== document.body && !placed) {
        const frame = around.getBoundingClientRect();
        const what = (): string => `by ${around?.tagName.toLowerCase()}.${around?.getAttribute("class") ?? ""}`;
        if (/auto|scroll/.test(overflowX)) wide = false;
        else if (wide && /hidden|clip/.test(overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2))
          return what();
        if (/auto|scroll/.test(overflowY)) high = false;
        else if (
          high &&
          /hidden|clip/.test(overflowY) &&
          (box.top + box.height / 4 < frame.top || box.bottom - box.height / 4 > frame.bottom)
        )
          return what();
      }
      if (own === "fixed") break;
      if (own !== "static") position = own;
    }
    return wide && (box.left < -2 || box.right > innerWidth + 2) ? "by the window" : null;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (parentElement === null || !/\p{L}/u.test(textContent ?? "") || hidden(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) {
      const by = box.width < 1 ? null : cut(parentElement, box);
      if (by === null) continue;
      const { tagName } = parentElement;
      found.push(`${tagName.toLowerCase()}.${parentElement.getAttribute("class") ?? ""}: ${textContent?.trim()} ${by}`);
      break;
    }
  }
  return [...new Set(found)];
}
