// @ts-check
/* The page of a finished game: its record, to be kept or played again on the command line. */
import { c, html } from "./lib.js";
import { Top } from "./frame.js";
import { t } from "./text.js";

/** @param {{ code: string }} props */
export const ReplayPage = ({ code }) => html`<div class="page">
  ${c(Top, { icon: "moon-claws", title: t("shell-wolfmoon"), below: code })}
  <main class="about"><article class="paper"><h2>${t("shell-record-of", { table: code })}</h2><p>${t("shell-record-what")}</p>
    <p><a href=${`/api/tables/${code}/record`} download=${`${code}.json`}>${t("shell-save-record")}</a> · <a href=${`/t/${code}`}>
    ${t("shell-to-the-table")}</a></p></article></main></div>`;
