import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import { bowl, bowlEmblem, cube, type CubeValue, kibbleBack, type KibbleItem, kibbleItem } from "../src/games/kibble_scuffle/art/pieces.ts";
import { catLadyThing, type Food, foodGlyph, foodToken, goalPicture, isCatLadyThing } from "../src/games/cat_lady/art/cards.ts";
import { dishPicture, isTempuraCard, type TempuraCard, tower, towerHeight, towerPieces } from "../src/games/tem_purr_a/art/pieces.ts";
import { type Stickers, stickerPicture } from "../src/art/sticker.ts";
import { ANY_COVER, type Cover, coverPicture, gameBox } from "../src/cats/covers.ts";
import { OUR_GAMES } from "../src/generated/ourGames.ts";
import "./texts.ts";

const source = (path: string): string => readFileSync(resolve("../src/tabbytop/games", path), "utf8");
const names = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((found) => found[1] as string);

/** Clips and patterns have a number of their own in every picture. */
const drawing = (address: string): string => decodeURIComponent(address).replaceAll(/\bp\d+\b/g, "p");

function allDiffer(pictures: readonly string[]): void {
  for (const picture of pictures) assert.match(picture, /^data:image\/svg\+xml,/);
  assert.equal(new Set(pictures.map(drawing)).size, pictures.length);
}

test("every item of Kibble Scuffle has a picture of its own", () => {
  const kinds = source("kibble_scuffle/cards.py")
    .split(/\bKind\(/)
    .slice(1);
  const items = kinds
    .filter((kind) => kind.includes("item=True"))
    .map((kind) => /"([\w-]+)"/.exec(kind)?.[1] as KibbleItem);
  assert.ok(items.length >= 4);
  allDiffer(items.map((item) => kibbleItem(item)));
});

test("every sticker has a drawing of its own, and an outline before it is earned", async () => {
  for (const { name: game } of OUR_GAMES) {
    const text = source(`${game.replaceAll("-", "_")}/stickers.py`);
    const stickers = names(text, /\bSticker\(\s*"([\w-]+)"/g);
    assert.ok(stickers.length >= 14, game);
    const { stickers: drawn } = (await import(`../src/boards/${game}/stickers.js`)) as { stickers: Stickers };
    assert.deepEqual(Object.keys(drawn).sort(), [...stickers].sort());
    const pictures = Object.entries(drawn).flatMap(([name, sticker]) =>
      [true, false].map((earned) => stickerPicture(`${game} ${name}`, sticker, earned)),
    );
    allDiffer(pictures);
  }
});

test("bowls, cubes and backs can be told apart", () => {
  const three = [1, 2, 3] as const;
  allDiffer([...three.map((at) => bowl(at)), ...three.map((at) => cube(at)), ...three.map((at) => bowlEmblem(at))]);
  allDiffer(Array.from({ length: 12 }, (_, seat) => kibbleBack(seat)));
});

test("a bowl shows every cube that is in it", () => {
  const cubes = Array.from({ length: 20 }, (_, at) => ((at % 3) + 1) as CubeValue);
  assert.notEqual(drawing(bowl(1, cubes)), drawing(bowl(1, cubes.slice(1))));
});

test("every card of Tem-Purr-A has a picture of its own", () => {
  const text = source("tem_purr_a/cards.py");
  const cards = [...names(text, /\bKind\("([\w-]+)"/g), ...names(text, /INDIGESTION: Final = "(\w+)"/g)];
  assert.equal(cards.length, 10);
  for (const card of cards) assert.ok(isTempuraCard(card), card);
  allDiffer(cards.map((card) => dishPicture(card as TempuraCard)));
});

test("the tower grows with every card and shrinks with every bite", () => {
  const cards: string[] = [];
  let [height, before] = [0, ""];
  for (const card of ["4", "4", "plus", "4", "plus", "reverse", "choose"]) {
    cards.push(card);
    assert.ok(towerHeight(cards) > height, cards.join());
    assert.notEqual(tower(cards), before);
    [height, before] = [towerHeight(cards), tower(cards)];
  }
  assert.equal(towerPieces(cards).length, cards.length);
  allDiffer(Array.from({ length: 15 }, (_, eaten) => tower(cards, eaten)));
});

test("the highest tower is no higher than a screen", () => {
  const most = [
    ...Array<string>(17).fill("2"),
    ...Array<string>(7).fill("plus"),
    ...Array<string>(5).fill("reverse"),
    ...Array<string>(5).fill("choose"),
  ];
  assert.ok(towerHeight(most) < 640, String(towerHeight(most)));
});

test("every card of Cat Lady that is no cat has a picture of its own", () => {
  const kinds = names(source("cat_lady/cards.py"), /\bKind\("([\w-]+)"/g);
  assert.equal(kinds.length, 41);
  for (const kind of kinds) assert.ok(isCatLadyThing(kind), kind);
  allDiffer(kinds.map(catLadyThing));
});

test("every food and every goal of Cat Lady has one too", () => {
  const foods = ["chicken", "tuna", "milk", "wild", "treat"] as const satisfies Food[];
  allDiffer(
    foods.flatMap((food) => [foodGlyph(food), foodToken(food), foodToken(food, "full"), foodToken(food, "missing")]),
  );
  const goals = names(source("cat_lady/cards.py"), /\bGoal\("([\w-]+)"/g);
  assert.equal(goals.length, 10);
  allDiffer([...goals, "no such goal"].map(goalPicture));
});

test("every game has a box, and one from elsewhere has one too", async () => {
  const boxes: string[] = [];
  for (const { name, accent } of [...OUR_GAMES, { name: "chess", accent: { colour: "#b39b7a", side: "#7a6650" } }]) {
    const folder = `../src/boards/${name}/cover.js`;
    const drawn = name === "chess" ? ANY_COVER : ((await import(folder)) as { cover: Cover }).cover;
    boxes.push(coverPicture(name, drawn), gameBox(name, drawn, accent.colour, accent.side));
  }
  assert.equal(boxes.length, 12);
  allDiffer(boxes);
});
