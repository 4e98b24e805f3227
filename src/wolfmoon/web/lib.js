// @ts-check
/* The one door to the vendored libraries: every module of the shell and of the boards imports from here, so that no page needs an
   import map (which a strict content policy would refuse) and a new version is one change.
   House rule: components are made with the typed call c(Component, props); only DOM elements stand in html templates. */
import { h, render, Fragment } from "/web/vendor/preact.js";
import htm from "/web/vendor/htm.js";

export { render, Fragment, createContext } from "/web/vendor/preact.js";
export { useEffect, useLayoutEffect, useMemo, useRef, useState, useContext } from "/web/vendor/hooks.js";
export { signal, computed, effect, batch, untracked } from "/web/vendor/signals.js";
export { FluentBundle, FluentResource } from "/web/vendor/fluent.js";

/** @typedef {import("preact").VNode<any>} VNode */
/** @typedef {import("preact").ComponentChildren} Nodes */
/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */

/** DOM elements as a tagged template. @type {(parts: TemplateStringsArray, ...values: unknown[]) => VNode} */
export const html = /** @type {any} */ (htm.bind(h));

/** A component with checked props: c(Mark, { seat: 2 }). */
export const c = h;

/** Draw into an element at once, replacing what this call drew there before. @param {VNode | null} node @param {Element} element */
export const draw = (node, element) => render(node, element);

/** Nothing, as a node list. */
export const nothing = h(Fragment, null);
