/**
 * The icons of the installed page, and the pictures that messengers show beside a link, as PNG: `npm run icons`. They are
 * made once, with a browser, and kept beside the sources: who only builds the page needs no browser for it.
 */

import { mkdir, readFile } from "node:fs/promises";
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
const load = (module) => server.ssrLoadModule(`/${module}`);
const [
  { OUR_GAMES },
  { folderOf },
  { coverOf },
  { catPicture },
  { gameBox, BOX_FRONT, BOX_SIZE },
  { lamp },
  { titlesIn },
] = [
  await load("src/generated/ourGames.ts"),
  await load("src/gameFolders/folder.ts"),
  await load("src/gameFolders/covers.ts"),
  await load("src/cats/cat.ts"),
  await load("src/cats/covers.ts"),
  await load("src/art/scenery.ts"),
  await load("tools/said.ts"),
];
const cat = catPicture({ coat: "ginger", pattern: "tabby", pose: "head", mood: "happy" }); // as in the name on the shelf's page
const faces = OUR_GAMES.map(({ name }) => ({
  name: `../games/${folderOf(name)}/icon`,
  size: 96,
  face: catPicture({ ...coverOf(name).face, pose: "head" }),
  width: 76,
  round: 24,
}));
const boxes = OUR_GAMES.map(({ name, accent }) => ({
  name,
  title: titlesIn("en")[name], // the same in every language
  colour: accent.colour,
  box: gameBox(name, coverOf(name), accent.colour, accent.side),
  guest: catPicture({ ...coverOf(name).face, pose: "peek" }),
}));
const light = lamp();
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

/** As `--wall`, `--wall-2`, `--ink` and `--cream` in style/tokens.css. */
const [WALL, WALL_2, INK, CREAM] = ["#E9DCC3", "#E3D4B7", "#2B2233", "#FFF8EA"];
const font = await readFile(
  join(WEB, "node_modules/@fontsource-variable/grandstander/files/grandstander-latin-wght-normal.woff2"),
);
const image = (address) => address.replaceAll('"', "%22");

/** A box of `width` pixels with its title, as it stands on the shelf (parts/GameBox.svelte). */
function standing({ box, title }, width) {
  const b = width / BOX_FRONT.width;
  const lines = title.length > 11 ? title.split(" ") : [title];
  const size = lines.length === 1 && title.length > 9 ? 34 : 38;
  return `<div class="box" style="width:${width}px;height:${BOX_FRONT.height * b}px">
<img src="${image(box)}" style="left:${-BOX_FRONT.left * b}px;top:${-BOX_FRONT.top * b}px;width:${BOX_SIZE.width * b}px">
<p style="top:${14 * b}px;font-size:${size * b}px;-webkit-text-stroke-width:${6.5 * b}px">${lines.join("<br>")}</p>
<p class="label" style="height:${BOX_FRONT.label * b}px;font-size:${17 * b}px">Tabbytop</p></div>`;
}

/** The game's box under the lamp, its name, and somebody who looks over the edge. */
const invitation = (game) => `${sheet}<div class="room">
<div class="table"></div><img class="guest" src="${image(game.guest)}"><div class="left">${standing(game, 330)}</div>
<h1 style="-webkit-text-stroke-color:${game.colour}"><span>${game.title.replace(" ", "<br>")}</span></h1></div>`;

const shelf =
  () => `${sheet}<div class="room"><div class="table"></div><div class="row">${boxes.map((box) => standing(box, 186)).join("")}</div>
<h1 class="wide">Tabbytop</h1></div>`;

const sheet = `<!doctype html><style>
@font-face{font-family:G;font-weight:100 900;src:url(data:font/woff2;base64,${font.toString("base64")})}
body,h1,p{margin:0}
.room{position:relative;width:1200px;height:630px;overflow:hidden;color:${INK};font-family:G;background:repeating-linear-gradient(90deg,${WALL} 0 40px,${WALL_2} 40px 80px)}
.room::before{content:"";position:absolute;left:330px;top:112px;width:1060px;height:520px;background:${LAMP};clip-path:polygon(47% 0,55% 0,100% 100%,0 100%)}
.room::after{content:"";position:absolute;left:820px;top:-30px;width:104px;height:156px;background:url("${image(light)}") 0 0/100% 100%}
.table{position:absolute;inset:536px -8px -8px;border:5px solid ${INK};background:${TABLE}}
.left{position:absolute;left:96px;bottom:52px}
.box{position:relative}.box img{position:absolute}
.box p{position:absolute;inset:0 0 auto;text-align:center;font-weight:900;line-height:.93;letter-spacing:-.01em;white-space:nowrap;color:${CREAM};-webkit-text-stroke-color:${INK};paint-order:stroke fill}
.box .label{inset:auto 0 0;display:grid;place-items:center;padding-top:3px;box-sizing:border-box;color:${INK};font-weight:800}
h1{position:absolute;left:552px;top:150px;width:640px;height:230px;display:grid;place-items:center;text-align:center;font-weight:900;font-size:124px;line-height:.94;letter-spacing:-.02em;-webkit-text-stroke-width:16px;paint-order:stroke fill}
.guest{position:absolute;right:257px;bottom:73px;height:158px}
.row{position:absolute;inset:auto 40px 40px;display:flex;justify-content:space-between}
h1.wide{left:60px;top:60px;width:760px;font-size:140px;-webkit-text-stroke-width:0}</style>`;

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
await tab.setViewportSize({ width: 1200, height: 630 });
for (const [name, picture] of [
  ["invitation", shelf()],
  ...boxes.map((game) => [`../games/${folderOf(game.name)}/invitation`, invitation(game)]),
]) {
  await tab.setContent(picture);
  await tab.evaluate("document.fonts.ready");
  await tab.screenshot({ path: join(FOLDER, `${name}.png`) });
}
await browser.close();
