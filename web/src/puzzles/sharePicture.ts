/** A picture and a text to share after the deal of the day. They tell place and score, and no card. */

import { catPicture } from "../cats/cat.ts";
import type { DailyTry } from "../generated/bodies.ts";

const WIDTH = 800;
const HEIGHT = 420;
const COATS = ["ginger", "grey", "black", "cream"] as const;

export interface ShareWords {
  title: string;
  place: string;
  among: string;
}

/** The players by their places, the first one first: you are the cat with the heart eyes. */
export function pattern({ place, seats }: Pick<DailyTry, "place" | "seats">): string {
  return Array.from({ length: seats }, (_, at) => (at + 1 === place ? "😻" : "🐈")).join("");
}

/** The same as text, for places that take no pictures, with the address where others find the deal. */
export function shareText({ title, place }: ShareWords, done: DailyTry, address: string): string {
  return `${title}\n${pattern(done)}\n${place}\n${address}`;
}

/** Draw the picture, as an address with its data, which the page may show; null where the browser cannot. */
export async function sharePicture(words: ShareWords, done: DailyTry): Promise<string | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  await document.fonts.ready;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string, otherwise: string): string => style.getPropertyValue(name).trim() || otherwise;
  const display = colour("--disp", "sans-serif");
  pen.fillStyle = "#fff6e4";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "#f0c878";
  pen.fillRect(0, HEIGHT - 118, WIDTH, 118);
  pen.fillStyle = "#3a2a1e";
  pen.textAlign = "center";
  pen.font = `900 40px ${display}`;
  pen.fillText(words.title, WIDTH / 2, 74, WIDTH - 60);
  pen.font = `700 30px ${display}`;
  pen.fillText(words.place, WIDTH / 2, HEIGHT - 66, WIDTH - 60);
  pen.font = `500 22px ${display}`;
  pen.fillText(words.among, WIDTH / 2, HEIGHT - 28, WIDTH - 60);
  await drawCats(pen, done, display);
  return canvas.toDataURL("image/png");
}

/** The cats in a row by their places; yours is larger and happy. */
async function drawCats(pen: CanvasRenderingContext2D, { place, seats }: DailyTry, display: string): Promise<void> {
  const step = WIDTH / (seats + 1);
  for (let at = 1; at <= seats; at += 1) {
    const mine = at === place;
    const size = mine ? 168 : 112;
    const cat = await image(
      catPicture({ coat: COATS[at % COATS.length] ?? "ginger", pose: "head", mood: mine ? "happy" : "calm" }),
    );
    if (cat !== null) pen.drawImage(cat, step * at - size / 2, 286 - size, size, size);
    pen.font = `800 22px ${display}`;
    if (!mine) pen.fillText(`${at}.`, step * at, 164);
  }
}

function image(source: string): Promise<HTMLImageElement | null> {
  return new Promise((taken) => {
    const made = new Image();
    made.onload = () => taken(made);
    made.onerror = () => taken(null);
    made.src = source;
  });
}

/** The same as a file, for the share sheet. */
export function pictureFile(address: string, name: string): File {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: "image/png" });
}
