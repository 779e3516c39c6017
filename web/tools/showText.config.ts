/** `TABBYTOP_TEXT="pl page-table/report-reasons-name" npm run show-text`: a picture of where a text stands. */

import config from "../playwright.config.ts";

export default {
  ...config,
  testDir: ".",
  testMatch: "showText.ts",
  outputDir: "../../build/texts-failed",
  reporter: "line",
  workers: 1,
};
