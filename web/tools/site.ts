/**
 * The page for a host of files (`vite build --mode site`, which `make site` runs): addresses are relative, there is one
 * document for all languages, and a script in its head does what the server would do: choose the language.
 */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, UserConfig } from "vite";
import { languages } from "./compiled.ts";
import { fontSheet } from "./fonts.ts";
import { MANIFEST } from "./installable.ts";
import { fileIn } from "./texts.ts";

export const SITE = "site";
const SCRIPT = resolve("src/site-language.js");
/** As the server's for documents; such a host sends its own headers, and `frame-ancestors` works in headers only. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

export const isStatic = ({ mode }: { mode: string }): boolean => mode === SITE;

/** `vite build --mode quick`, for `make play`: without what plays offline, and not compressed. */
export const isQuick = (mode: string): boolean => mode === "quick";

/** What is different in the configuration of the build. */
export function settings(mode: string): UserConfig {
  return isStatic({ mode }) ? { base: "./" } : {};
}

export function site(mode: string): Plugin {
  return {
    name: "tabbytop-site",
    transformIndexHtml: {
      order: "post",
      handler(_html, { server }) {
        if (server !== undefined || !isStatic({ mode })) return [];
        const content = POLICY;
        return [{ tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content }, injectTo: "head-prepend" }];
      },
    },
    generateBundle: {
      order: "post", // when the document is there
      handler(_options, bundle) {
        const document = bundle["index.html"];
        if (!isStatic({ mode }) || document?.type !== "asset") return;
        const choices = languages().map((name) => [name, { fonts: fontSheet(name), manifest: fileIn(name, MANIFEST) }]);
        const source = readFileSync(SCRIPT, "utf-8").replace("CHOICES", JSON.stringify(Object.fromEntries(choices)));
        const file = this.getFileName(this.emitFile({ type: "asset", name: "site-language.js", source }));
        document.source = String(document.source).replace("<title>", `<script src="./${file}"></script>\n    <title>`);
      },
    },
  };
}
