/**
 * The icons of the installed page, as PNG: `npm run icons`. They are made once, with a browser, and kept beside the
 * sources: who only builds the page needs no browser for it.
 */

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { createServer } from "vite";

const WEB = join(import.meta.dirname, "..");
const FOLDER = join(WEB, "src/icons");
const LAMP = "#F8EDCF";
const TABLE = "#DFB878";

const server = await createServer({
  root: WEB,
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: "custom",
  logLevel: "warn",
});
const load = (module) => server.ssrLoadModule(`/src/${module}`);
const [{ OUR_GAMES }, { coverOf }, { catPicture }] = [
  await load("ourGames.ts"),
  await load("boards/covers.ts"),
  await load("cats/cat.ts"),
];
const cat = catPicture({ coat: "ginger", pattern: "tabby", pose: "head", mood: "happy" }); // as in the name on the shelf's page
const faces = OUR_GAMES.map(({ name }) => ({
  name: `../boards/${name}/icon`,
  size: 96,
  face: catPicture({ ...coverOf(name).face, pose: "head" }),
  width: 76,
  round: 24,
}));
await server.close();

/** `width` is the cat's part of the icon, in percent. A mask may cut off all but the middle 80 percent; a phone rounds corners itself. */
const ICONS = [
  { name: "icon-192", size: 192, face: cat, width: 78, round: 22 },
  { name: "icon-512", size: 512, face: cat, width: 78, round: 22 },
  { name: "maskable-512", size: 512, face: cat, width: 62, round: 0 },
  { name: "apple-touch-180", size: 180, face: cat, width: 74, round: 0 },
  ...faces,
];

const picture = ({ face, width, round }) => `<!doctype html><style>
html,body{margin:0;height:100%;background:transparent}
div{height:100%;display:grid;place-items:center;overflow:hidden;border-radius:${round}%;background:radial-gradient(circle closest-side,${LAMP} 0 ${width * 1.1}%,${TABLE} ${width * 1.1 + 0.4}% 100%)}
img{width:${width}%;height:${width}%;object-fit:contain}</style><div><img src="${face.replaceAll('"', "%22")}"></div>`;

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env["TABBYTOP_BROWSER"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--force-color-profile=srgb"],
});
const tab = await browser.newPage();
for (const icon of ICONS) {
  await tab.setViewportSize({ width: icon.size, height: icon.size });
  await tab.setContent(picture(icon));
  await tab.screenshot({ path: join(FOLDER, `${icon.name}.png`), omitBackground: true });
}
await browser.close();
