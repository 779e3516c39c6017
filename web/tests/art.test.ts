import assert from "node:assert/strict";
import { test } from "node:test";
import { type Stickers, stickerPicture } from "../src/art/sticker.ts";
import { ANY_COVER, type Cover, coverPicture, gameBox } from "../src/cats/covers.ts";
import { folderOf } from "../src/gameFolders/folder.ts";
import { OUR_GAMES } from "../src/generated/ourGames.ts";
import { allDiffer, has, names, source } from "./drawings.ts";
import "./texts.ts";

test("every sticker has a drawing of its own, and an outline before it is earned", async () => {
  for (const { name: game } of OUR_GAMES) {
    if (!has(`${folderOf(game)}/stickers.py`)) continue;
    const text = source(`${folderOf(game)}/stickers.py`);
    const stickers = names(text, /\bSticker\(\s*"([\w-]+)"/g);
    const { stickers: drawn } = (await import(`../src/games/${folderOf(game)}/stickers.js`)) as { stickers: Stickers };
    assert.deepEqual(Object.keys(drawn).sort(), [...stickers].sort());
    const pictures = Object.entries(drawn).flatMap(([name, sticker]) =>
      [true, false].map((earned) => stickerPicture(`${game} ${name}`, sticker, earned)),
    );
    allDiffer(pictures);
  }
});

test("every game has a box, and one from elsewhere has one too", async () => {
  const boxes: string[] = [];
  for (const { name, accent } of [...OUR_GAMES, { name: "chess", accent: { colour: "#b39b7a", side: "#7a6650" } }]) {
    const folder = `../src/games/${folderOf(name)}/cover.js`;
    const drawn = name === "chess" ? ANY_COVER : ((await import(folder)) as { cover: Cover }).cover;
    boxes.push(coverPicture(name, drawn), gameBox(name, drawn, accent.colour, accent.side));
  }
  assert.equal(boxes.length, 2 * (OUR_GAMES.length + 1));
  allDiffer(boxes);
});
