import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepTheShell } from "./saved/shell.ts";
import { isStatic } from "./host.ts";
import { loadFirstTexts, loadTexts } from "./texts/loading.ts";

const root = document.getElementById("tabbytop");
void loadFirstTexts().then(async () => {
  if (isStatic) await loadTexts("page-offline");
  if (root !== null) mount(App, { target: root });
});
keepTheShell();
