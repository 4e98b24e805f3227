// @ts-check
/* What this is, and whose work it stands on. */
import { c, html } from "./lib.js";
import { Top } from "./frame.js";
import { t } from "./text.js";

const PARTS = ["icons", "fonts", "libraries", "games"];

export const About = () => html`<div class="page">
  ${c(Top, { icon: "moon-claws", title: t("shell-wolfmoon"), below: t("shell-about") })}
  <main class="about"><article class="paper"><h2>${t("shell-about-title")}</h2><p>${t("shell-about-what")}</p><p>
  ${t("shell-about-secrets")}</p>
    <h2>${t("shell-credits")}</h2><dl>${PARTS.map((part) => html`<dt>${t(`shell-credits-${part}`)}</dt><dd>
    ${t(`shell-credits-${part}-who`)}</dd>`)}</dl>
    <p><a href="/">${t("shell-new-table")}</a></p></article></main></div>`;
