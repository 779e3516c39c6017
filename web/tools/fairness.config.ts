/** `npm run fair`: who wins races at a live table, measured with different delays. */

import config from "../playwright.config.ts";

export default {
  ...config,
  testDir: "..",
  testMatch: "src/games/*/tools/fairness.ts",
  outputDir: "../../build/fairness",
  workers: 1,
  reporter: "dot",
  timeout: 900_000,
};
