// @ts-check
/* The options of a game before it starts: a choice, a switch or a number each; choices that do not go with the number of seats are shut. */
import { c, html } from "./lib.js";
import { Switch } from "./frame.js";
import { known, t, text, thing } from "./text.js";

/** @typedef {import("./http.js").TableOption} TableOption */
/** @typedef {Record<string, any>} Values */

/** @param {import("./http.js").Choice} choice @param {number} seats */
const fits = (choice, seats) => !choice.seats || (seats >= choice.seats[0] && seats <= choice.seats[1]);

/** The values a table starts with. @param {TableOption[]} options @param {number} seats @returns {Values} */
export const defaults = (options, seats) =>
  clipped(options, Object.fromEntries(options.map((option) => [option.id, option.default])), seats);

/** The same values, with choices that do not go with this number of seats put back. @param {TableOption[]} options @param {Values} values @param {number} seats @returns {Values} */
export function clipped(options, values, seats) {
  /** @type {Values} */ const kept = {};
  for (const option of options) {
    const now = option.choices?.find((choice) => choice.id === values[option.id]);
    const bad = option.kind === "choice" && (!now || !fits(now, seats));
    const usual =
      option.choices?.find((choice) => choice.id === option.default && fits(choice, seats)) ??
      option.choices?.find((choice) => fits(choice, seats));
    kept[option.id] = bad ? (usual?.id ?? option.default) : values[option.id];
  }
  return kept;
}

/** Any of the choices, folded away: a word each that is pressed in or out. @param {{ option: TableOption, label: string, ids: string[], set: ((ids: string[]) => void) | null }} props */
const Some = ({
  option,
  label,
  ids,
  set,
}) => html`<details class="row some"><summary><b>${label}<small>
  ${ids.length ? t("shell-number-picked", { count: ids.length }) : t("shell-none-picked")}</small></b></summary>
  <div class="segments">${(option.choices ?? []).map(({ id, text: name }) => {
    const on = ids.includes(String(id));
    return html`<button type="button" aria-pressed=${on} class=${on ? "on" : ""} disabled=${!set}
      onClick=${() => set?.(on ? ids.filter((each) => each !== id) : [...ids, String(id)])}>
        ${known(name.id) ? text(name) : thing("character", String(id))}</button>`;
  })}</div></details>`;

/** A file that corrects printed values, for owners of the box. @param {{ name: string | null, set: (file: { name: string, text: string } | null) => void }} props */
export const EditionFile = ({
  name,
  set,
}) => html`<label class="row file"><b>${t("shell-edition")}<small>${name ?? t("shell-edition-below")}</small></b>
  <input class="sr" type="file" accept=".toml" aria-label=${t("shell-edition")}
    onChange=${async (/** @type {Event} */ e) => {
      const file = /** @type {HTMLInputElement} */ (e.target).files?.[0];
      set(file ? { name: file.name, text: await file.text() } : null);
    }} /><span class="button">${t(name ? "shell-edition-other" : "shell-edition-choose")}</span></label>`;

/** @param {{ options: TableOption[], values: Values, seats: number, change: ((values: Values) => void) | null }} props  change null: only to read */
export function OptionRows({ options, values, seats, change }) {
  /** @param {TableOption} option @param {any} value */
  const set = (option, value) => change?.({ ...values, [option.id]: value });
  return html`<fieldset class="set"><legend class="sr">${t("shell-options")}</legend>${options.map((option) => {
    const value = values[option.id] ?? option.default,
      chosen = option.choices?.find((choice) => choice.id === value);
    const label = text(option.text),
      more = chosen && known(`${chosen.text.id}-hint`) ? t(`${chosen.text.id}-hint`) : "",
      below = more || (option.hint ? text(option.hint) : undefined);
    if (option.kind === "flag")
      return c(Switch, { key: option.id, label, below, on: Boolean(value), turn: (on) => set(option, on), disabled: !change });
    if (option.kind === "number")
      return html`<label class="row" key=${option.id}><b>${label}${below && html`<small>${below}</small>`}</b>
      <input class="number" type="number" min=${option.low} max=${option.high} value=${value} disabled=${!change}
        onChange=${(/** @type {Event} */ e) => set(option, Number(/** @type {HTMLInputElement} */ (e.target).value))} /></label>`;
    if (option.kind === "some")
      return c(Some, {
        key: option.id,
        option,
        label,
        ids: String(value ?? "")
          .split(",")
          .filter(Boolean),
        set: change && ((/** @type {string[]} */ ids) => set(option, ids.join(","))),
      });
    return html`<label class="row" key=${option.id}><b>${label}${below && html`<small>${below}</small>`}</b>
      <span class="pick"><select aria-label=${label} disabled=${!change} onChange=${(/** @type {Event} */ e) => {
        const picked = option.choices?.[/** @type {HTMLSelectElement} */ (e.target).selectedIndex];
        if (picked) set(option, picked.id);
      }}>${(option.choices ?? []).map((choice) => html`<option value=${choice.id} selected=${choice.id === value}
        disabled=${!fits(choice, seats)}>${text(choice.text)}</option>`)}</select></span></label>`;
  })}</fieldset>`;
}
