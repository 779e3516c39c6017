import type { Page } from "@playwright/test";
import type { Device, GamePictures } from "../../../../tools/pictures.ts";

export const pictures: GamePictures = { best: ["desktop-dark", "phone-light"], look: lookAtALine };

/** What would it bring? */
async function lookAtALine(page: Page, device: Device): Promise<void> {
  const line = page.locator('[data-place="grid"] .label.lit').first();
  if ((await line.count()) === 0) return; // something else is asked
  if (device === "phone") await line.tap();
  else await line.hover();
}
