/**
 * The texts of the page: one chunk for each language and area, and a document for each language.
 *
 * The server gives each reader the document of their language (`index.de.html`); it loads the first texts of that
 * language along with the script, so that the service worker keeps them too.
 */

import type { Plugin } from "vite";
import { areasOf, compile, ENGLISH, FOLDERS, languages, SHARED } from "./compiled.ts";
import { fontLinks } from "./fonts.ts";
import { textsIn, titlesIn } from "./said.ts";

const INDEX = "virtual:texts";
const CHUNK = /^\0virtual:texts\/([^/]+)\/([^/]+)$/;
/** The area that every page needs; what all texts of a language need comes with it. */
const FIRST = "page-home";
const DOCUMENT = "index.html";

/** The file of a language that English calls so: `index.de.html`. */
export function fileIn(language: string, file: string): string {
  return language === ENGLISH ? file : file.replace(".", `.${language}.`);
}

/**
 * `language` is that of the document in development: `vite --mode de`. With `isOne` there is one document, which finds its
 * language in the browser.
 */
export function texts(language: string, isOne: boolean): Plugin {
  return {
    name: "tabbytop-texts",
    enforce: "post",
    config: compile,
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      const [, language, area] = CHUNK.exec(id) ?? [];
      return language === undefined || area === undefined ? null : chunk(language, area);
    },
    configureServer(server) {
      server.watcher.add(FOLDERS);
      server.watcher.on("change", (file) => {
        if (!file.endsWith(".ftl")) return;
        compile();
        server.moduleGraph.invalidateAll();
        server.hot.send({ type: "full-reload" });
      });
    },
    transformIndexHtml(html, { server }) {
      return server === undefined ? html : filled(html, languages().includes(language) ? language : ENGLISH);
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const document = bundle[DOCUMENT];
        if (document?.type !== "asset") throw new Error(`the page has lost ${DOCUMENT}`);
        const html = String(document.source);
        if (isOne) {
          document.source = filled(html, ENGLISH);
          return;
        }
        for (const name of languages()) {
          const first = Object.values(bundle).find(
            (part) => part.type === "chunk" && part.facadeModuleId === `\0${INDEX}/${name}/${FIRST}`,
          );
          if (first === undefined) throw new Error(`the page has lost the texts of ${name}`);
          const preload = `<link rel="modulepreload" crossorigin href="/${first.fileName}">`;
          const head = [fontLinks(name), preload].map((links) => `  ${links}\n  `).join("");
          const source = filled(html.replace("</head>", `${head}</head>`), name);
          if (name === ENGLISH) document.source = source;
          else this.emitFile({ type: "asset", fileName: fileIn(name, DOCUMENT), source });
        }
      },
    },
  };
}

function index(): string {
  const called = languages().map((name) => ({ name, called: areasOf(name)[SHARED]?.["language-name"] ?? name }));
  const first = languages().map((name) => `${JSON.stringify(name)}: () => import("${INDEX}/${name}/${FIRST}")`);
  return `export const LANGUAGES = ${JSON.stringify(called)};\nexport const FIRST = { ${first.join(", ")} };\n`;
}

/** How a page in this language loads its other texts: nobody needs those of another. */
function loaders(language: string): string {
  const areas = Object.keys(areasOf(ENGLISH)).filter((area) => area !== SHARED && area !== FIRST);
  const loads = areas.map((area) => `${JSON.stringify(area)}: () => import("${INDEX}/${language}/${area}")`);
  return `export const CHUNKS = { ${loads.join(", ")} };\n`;
}

function chunk(language: string, area: string): string {
  const all = areasOf(language);
  const lists = Object.entries(all[SHARED] ?? {}).filter(([key]) => key.startsWith("list")); // the rest is for the server
  const first = area === FIRST && { [SHARED]: Object.fromEntries(lists), titles: titlesIn(language) };
  const areas = { ...first, [area]: all[area] };
  return `export default ${JSON.stringify(areas)};\n${area === FIRST ? loaders(language) : ""}`;
}

/** The document in a language. */
function filled(html: string, language: string): string {
  const t = textsIn(language, FIRST);
  return html.replace(/\{([\w-]+)\}/g, (_, word: string) => {
    const text = word === "language" ? language : t.find(`app-${word}`);
    if (text === null) throw new Error(`what is {${word}} in index.html?`);
    return text;
  });
}
