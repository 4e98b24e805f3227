// @ts-check
/* The frame of every page: the header with its tools, the settings, and a dialog that closes with Escape. */
import { c, html, signal, useEffect, useRef } from "./lib.js";
import { keepStill, still } from "./motion.js";
import { Icon, Stroke } from "./pieces.js";
import { cue, setSound, soundOn } from "./sound.js";
import { turnTalk, unread } from "./talk.js";
import { t } from "./text.js";
import { Toasts, dialogs } from "./toast.js";

/** @typedef {import("./lib.js").Nodes} Nodes */

/** whether reasons are shown below what is not possible */
export const showWhy = signal(localStorage.getItem("wolfmoon:why") !== "0");
const settingsOpen = signal(false);
/** What was set is to be seen now. */
export const shutSettings = () => {
  settingsOpen.value = false;
};

/** @param {{ name: string, icon: string, press: () => void, words?: string, pressed?: boolean, count?: number }} props */
const Tool = ({
  name,
  icon,
  press,
  words,
  pressed,
  count,
}) => html`<button class=${words ? "tool text" : "tool"} type="button" aria-label=${name} title=${words ? undefined : name}
  aria-pressed=${pressed} onClick=${press}>${c(Icon, { name: icon })}${words && html`<span>${words}</span>`}
    ${count ? html`<i class="count">${count}</i>` : null}</button>`;

/** The header: icon, title with a second line, phases or nothing in the middle, the tools.
 * @param {{ icon: string, title: string, below: string, middle?: Nodes, rules?: (() => void) | null, talk?: boolean, settings?: Nodes }} props */
export function Top({ icon, title, below, middle, rules, talk, settings }) {
  return html`<header class="top">
    <div class="brand"><a href="/" class="home" aria-label=${t("shell-home")}>${c(Icon, { name: icon })}</a><h1>${title}<small>
    ${below}</small></h1></div>
    ${middle}
    <nav class="tools" aria-label=${t("shell-tools")}>
      ${rules && c(Tool, { name: t("shell-rules"), icon: "rule-book", words: t("shell-rules"), press: rules })}
      ${
        talk &&
        c(Tool, {
          name: unread.value ? t("shell-talk-new", { count: unread.value }) : t("shell-talk"),
          icon: "conversation",
          count: unread.value,
          press: turnTalk,
        })
      }
      ${c(Tool, {
        name: soundOn.value ? t("shell-sound-is-on") : t("shell-sound-is-off"),
        icon: soundOn.value ? "sound-on" : "sound-off",
        press: () => {
          setSound(!soundOn.peek());
          cue("turn");
        },
      })}
      ${c(Tool, {
        name: t("shell-settings"),
        icon: "cog",
        press: () => {
          settingsOpen.value = true;
        },
      })}
    </nav>
    ${
      settingsOpen.value &&
      c(Dialog, {
        title: t("shell-settings"),
        shut: shutSettings,
        children: html`
      ${c(Switch, { label: t("shell-sound"), below: t("shell-sound-below"), on: soundOn.value, turn: setSound })}
      ${c(Switch, { label: t("shell-still"), below: t("shell-still-below"), on: still.value, turn: keepStill })}
      ${c(Switch, {
        label: t("shell-why"),
        below: t("shell-why-below"),
        on: showWhy.value,
        turn: (on) => {
          showWhy.value = on;
          localStorage.setItem("wolfmoon:why", on ? "1" : "0");
        },
      })}
      ${settings}<p class="fine"><a href="/about">${t("shell-about")}</a> · <a href="/replay">${t("shell-bring-title")}</a></p>`,
      })
    }
  </header>`;
}

/** A row with a switch. @param {{ label: string, below?: string, on: boolean, turn: (on: boolean) => void, disabled?: boolean }} props */
export const Switch = ({
  label,
  below,
  on,
  turn,
  disabled,
}) => html`<div class="row"><b>${label}${below && html`<small>${below}</small>`}</b>
  <button type="button" class="switch" role="switch" aria-checked=${on} aria-label=${label} disabled=${disabled}
    onClick=${() => turn(!on)}></button></div>`;

/** A dialog over everything; Escape, the cross and a press beside it shut it. @param {{ title: string, shut: () => void, children?: Nodes, cls?: string }} props */
export function Dialog({ title, shut, children, cls = "" }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    element.current?.showModal();
    dialogs.value = [...dialogs.peek(), element];
    return () => {
      dialogs.value = dialogs.peek().filter((each) => each !== element);
    };
  }, []);
  return html`<dialog class=${`sheetlet ${cls}`} ref=${element} aria-label=${title} onClose=${shut} onClick=${(
    /** @type {MouseEvent} */ e,
  ) => {
    if (e.target === element.current) shut();
  }}>
    <div class="inner"><header><h2>${title}</h2><button type="button" class="tool" aria-label=${t("shell-close")} onClick=${shut}>
    ${c(Stroke, { name: "cross" })}</button></header>${children}</div>${c(Toasts, { inside: element })}</dialog>`;
}
