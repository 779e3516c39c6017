import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepTheShell } from "./saved/shell.ts";
import { isStatic } from "./host.ts";
import { isOnDevice } from "./offline/onDevice.ts";
import { here } from "./routes.ts";
import { loadFirstTexts, loadTexts } from "./texts/loading.ts";

// Python takes longest to start: begin before the page is drawn. If that fails, the table tells.
if (isOnDevice(here().name))
  void import("./offline/localServer.ts").then(({ startLocalServer }) => startLocalServer()).catch(() => null);

const root = document.getElementById("tabbytop");
void loadFirstTexts().then(async () => {
  if (isStatic) await loadTexts("page-offline");
  if (root !== null) mount(App, { target: root });
  keepTheShell(); // what it says needs the texts, too
});
