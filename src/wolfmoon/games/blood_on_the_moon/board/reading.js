// @ts-check
/* Whether the books of the haunt lie open over the house. */
import { signal } from "/web/lib.js";

/** by hand, else (null) while everybody reads */
export const reading = signal(/** @type {boolean | null} */ (null));

/** Whether the books are shown. @param {import("./shape.js").Kit} kit */
export const booksOpen = (kit) => Boolean(kit.table.haunt) && (reading.value ?? kit.table.phase === "read");
