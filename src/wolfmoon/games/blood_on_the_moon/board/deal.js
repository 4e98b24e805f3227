// @ts-check
/* An offered trade: what one would get and what one would give for it, each with its text. */
import { html, c } from "/web/lib.js";
import { known } from "/web/text.js";
import { Ic } from "./parts.js";
import { cardIcon, tokenIcon } from "./things.js";

/** @typedef {import("/web/wire.js").Arg} Arg */
/** @typedef {import("/web/board.js").Tools} Tools */

/** What a question names in one of its arguments: kind and id. @param {Arg | undefined} arg @returns {[string, string][]} */
const named = (arg) => (Array.isArray(arg) ? arg : []).flatMap((each) => (typeof each === "object" && "ref" in each && each.ref[0] !== "trade" ? [/** @type {[string, string]} */ ([each.ref[0], each.ref[1]])] : []));

/** @param {{ things: [string, string][], word: string, tools: Tools }} props */
const Side = ({ things, word, tools }) =>
  html`<li><b class="way-of">${tools.t(word)}</b>${
    things.length
      ? things.map(([kind, id]) => html`<span key=${id} class="thing">${c(Ic, { name: kind === "card" ? cardIcon(id) : tokenIcon(id, "") })}<span><b>${tools.thing(kind, id)}</b>
      ${known(`${kind}-${id}-text`) && html`<small>${tools.t(`${kind}-${id}-text`)}</small>`}</span></span>`)
      : html`<span class="thing">${tools.t("trade-nothing")}</span>`
  }</li>`;

/** @param {{ decision: import("/web/wire.js").Decision, tools: Tools }} props */
export const Deal = ({ decision, tools }) =>
  html`<ul class="deal">${c(Side, { things: named(decision.prompt.args?.give), word: "bm-you-get", tools })}${c(Side, { things: named(decision.prompt.args?.take), word: "bm-you-give", tools })}</ul>`;
