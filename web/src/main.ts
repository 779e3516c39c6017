import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepTheShell } from "./saved/shell.ts";

const root = document.getElementById("tabbytop");
if (root !== null) mount(App, { target: root });
keepTheShell();
