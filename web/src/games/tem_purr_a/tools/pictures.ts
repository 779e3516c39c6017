import type { GamePictures } from "../../../../tools/pictures.ts";

export const pictures: GamePictures = { best: ["desktop-dark", "phone-light"] };
