import "@fontsource-variable/grandstander/wght.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource/patrick-hand/latin-400.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/home.css";
import "./style/forms.css";
import "./style/table.css";
import { mount } from "svelte";
import App from "./App.svelte";

const root = document.getElementById("tabbytop");
if (root !== null) mount(App, { target: root });
