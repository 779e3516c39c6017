/** `make pictures`: every screen, by lamp and by night, on a desk and in a hand. */

import config from "../playwright.config.ts";

export default {
  ...config,
  testDir: ".",
  testMatch: "pictures.ts",
  outputDir: "../../build/pictures-failed",
  reporter: "dot",
};
