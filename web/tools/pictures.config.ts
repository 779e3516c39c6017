/** `npm run pictures`: every screen in light and dark theme, on a desktop and on a phone. */

import config from "../playwright.config.ts";

export default {
  ...config,
  testDir: ".",
  testMatch: "pictures.ts",
  outputDir: "../../build/pictures-failed",
  reporter: "dot",
};
