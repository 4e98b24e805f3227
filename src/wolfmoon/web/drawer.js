// @ts-check
/* The rules beside the table: every rule in our own words, opened at the one that is cited; and the rulings on unclear points. */
import { c, html, signal, useEffect, useRef } from "./lib.js";
import { layer } from "./keys.js";
import { Icon, Rid, Stroke } from "./pieces.js";
import { height, phone, tab } from "./sheet.js";
import { ask, lobby, seatToken } from "./store.js";
import { t } from "./text.js";

/** the rules of the game that is played, once they were fetched */
export const book = signal(/** @type {import("./http.js").RuleBook | null} */ (null));
/** the rule the drawer stands open at; "" is its beginning, null is shut */
export const openAt = signal(/** @type {string | null} */ (null));
const wanted = signal("");
layer(
  () => openAt.peek() !== null,
  () => {
    openAt.value = null;
  },
);

/** Fetch the rules, if this was not done. @returns {Promise<void>} */
export async function fetchRules() {
  const table = lobby.peek()?.table,
    read = book.peek();
  if (table && (!read || read.partial)) book.value = (await ask(`/api/tables/${table}/rules`, { token: seatToken(table) })) ?? read;
}

/** Open the drawer; on a phone, the sheet's page of rules. @param {string} [rule] */
export function openRule(rule = "") {
  wanted.value = "";
  openAt.value = rule;
  if (phone.peek()) {
    tab.value = "rules";
    height.value = "full";
  }
  void fetchRules();
}

/** A rule id without its game. @param {string} id */
const bare = (id) => id.slice(id.indexOf("/") + 1);
/** A rule, or undefined while it is not known. @param {string} id */
export const ruleOf = (id) => book.value?.rules.find((rule) => bare(rule.id) === bare(id));
/** The heading of a rule, or "" while it is not known. @param {string} id */
export const headingOf = (id) => ruleOf(id)?.heading ?? "";

/** The rules as a scrolling text. */
export function RulesText() {
  const at = openAt.value,
    list = useRef(/** @type {HTMLDivElement | null} */ (null)),
    rules = book.value;
  useEffect(() => {
    void fetchRules();
  }, []);
  useEffect(() => {
    const cited = at && list.current?.querySelector(`[data-rule="${CSS.escape(bare(at))}"]`);
    if (cited) cited.scrollIntoView({ block: "start" });
  }, [at, rules]);
  const word = wanted.value.toLowerCase();
  /** @param {...(string | null | undefined)} parts */
  const has = (...parts) => !word || parts.some((part) => part?.toLowerCase().includes(word));
  return html`<div class="rulestext" ref=${list}>
    <input type="search" class="seek" aria-label=${t("shell-seek-rule")} placeholder=${t("shell-seek-rule")} value=${wanted.value}
      onInput=${(
    /** @type {Event} */ e,
  ) => {
    wanted.value = /** @type {HTMLInputElement} */ (e.target).value;
  }} />
    ${!rules && html`<p role="status">${t("shell-fetching-rules")}</p>`}
    ${rules?.rules.filter((rule) => has(rule.id, rule.heading, rule.text)).map((rule) => html`<article key=${rule.id}
      data-rule=${bare(rule.id)} class=${bare(rule.id) === bare(at ?? "") ? "cited" : ""}><h3>
        ${c(Rid, { id: rule.id })} ${rule.heading}</h3><p>${rule.text}</p>${rule.source && html`<small>${rule.source}</small>`}
        </article>`)}
    ${rules && rules.rulings.length > 0 && html`<h2>${t("shell-rulings")}</h2><p>${t("shell-rulings-below")}</p>`}
    ${rules?.rulings.filter((ruling) => has(ruling.id, ruling.question, ruling.ruling)).map((ruling) => html`<article
      key=${ruling.id} data-rule=${bare(ruling.id)} class=${bare(ruling.id) === bare(at ?? "") ? "cited" : ""}><h3>
        ${c(Rid, { id: ruling.id })} ${ruling.question}</h3><p>${ruling.ruling}</p>${ruling.why && html`<small>${ruling.why}
        </small>`}</article>`)}</div>`;
}

/** The drawer at the right edge (a desktop's). */
export function Drawer() {
  const open = openAt.value !== null,
    shut = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => {
    if (open) shut.current?.focus();
  }, [open]);
  return html`<aside class=${`drawer${open ? " open" : ""}`} aria-label=${t("shell-rules")} hidden=${!open}><header><h2>
    ${t("shell-rules")}</h2>
    <button type="button" class="tool" ref=${shut} aria-label=${t("shell-close")} onClick=${() => {
      openAt.value = null;
    }}>${c(Stroke, { name: "cross" })}</button></header>${open && c(RulesText, null)}</aside>`;
}

/** One line with the rule in force; a tap opens its text. @param {{ id: string }} props */
export function RuleLine({ id }) {
  useEffect(() => {
    void fetchRules();
  }, []);
  return html`<button type="button" class="rule" aria-label=${t("shell-open-rule", { rule: id })} onClick=${() => openRule(id)}>
    ${c(Rid, { id })}<span>${headingOf(id) || t("shell-rule-in-force")}</span>${c(Icon, { name: "open-book" })}</button>`;
}
