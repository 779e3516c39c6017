/**
 * All things in one look, at card size and small: `node tools/gallery.mjs OUT.png [kibble|tempura|cat-lady|scenery|covers|icons|stickers] [dark]`.
 * It is for our eyes only and no part of the page.
 */

import { chromium } from "@playwright/test";
import { createServer } from "vite";

const [out = "gallery.png", only = "", light = ""] = process.argv.slice(2);
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: "custom",
  logLevel: "warn",
});
const { sections } = await server.ssrLoadModule("/tools/sections.ts");
const dark = light === "dark";
const shown = (await sections(dark)).filter(({ area }) => only === "" || only === area);
await server.close();

const figure = ({ name, src, width, html }) =>
  `<figure>${html ?? `<img src="${src}" style="width:${width}px">${width > 60 && width < 200 ? `<span><img src="${src}" style="width:32px"><img src="${src}" style="width:24px"></span>` : ""}`}<figcaption>${name}</figcaption></figure>`;
const page = `<!doctype html><style>
body{margin:16px;background:${dark ? "#2B2138" : "#E7DAC1"};color:${dark ? "#F6EAD6" : "#2B2233"};font:13px sans-serif}
section{display:flex;flex-wrap:wrap;gap:14px;align-items:end;margin-bottom:18px}h2{width:100%;margin:0}figure{margin:0;text-align:center}
span{display:inline-flex;gap:4px;margin-left:4px}</style>${shown.map(({ title, things }) => `<section><h2>${title}</h2>${things.map(figure).join("")}</section>`).join("")}`;

const browser = await chromium.launch({
  executablePath: process.env.TABBYTOP_BROWSER ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const tab = await browser.newPage({ viewport: { width: 1380, height: 800 } });
await tab.setContent(page);
await tab.screenshot({ path: out, fullPage: true });
await browser.close();
