import js from "@eslint/js";
import prettier from "eslint-config-prettier/flat";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules", "src/generated"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }], // `== null` also finds undefined
      "no-empty-pattern": "off", // Playwright and pages without parameters want one
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-undef": "off", // the compiler knows better
      "no-unreachable-loop": "error",
      "svelte/prefer-svelte-reactivity": "off", // most maps are built once and never changed
      "svelte/no-useless-mustaches": "off", // a formatted line break would eat the space
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Rules that need types. Components are left out: their types take minutes to read.
    files: ["src/**/*.ts", "browser-tests/**/*.ts"],
    ignores: ["src/games/*/tests/**"],
    languageOptions: {
      parserOptions: {
        project: ["tsconfig.json", "browser-tests/tsconfig.json"],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-array-delete": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-for-in-array": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
    },
  },
);
