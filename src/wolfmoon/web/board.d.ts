/** What a game's board.js may export. Only `mount` is needed; a board knows no rule, it shows what the view says. */
import type { Decision, Line, Message, Option, Outcome, Ref, View } from "./wire.js";
import type { VNode as AnyNode, ComponentChildren } from "preact";
import type { Signal } from "@preact/signals";
type VNode = AnyNode<any>;

export interface Tools {
  /** a message as a plain string, for labels */
  text(message: Message): string;
  /** a message as nodes: things on the table become spans that light up */
  say(message: Message): ComponentChildren;
  /** a message id of the game's catalogue */
  t(id: string, args?: { [name: string]: any }): string;
  /** the name of a thing, e.g. thing("card", "torch") */
  thing(kind: string, id: string): string;
  /** the name of whoever sits on a seat */
  name(seat: number): string;
  /** "kind:id" of the thing pointed at, or null */
  hot: Signal<string | null>;
  /** whether nothing may move */
  still: Signal<boolean>;
  /** play a cue: "dice", "card", "damage", "out" */
  cue(name: string): void;
  /** table code and own seat: the key for things kept in this browser */
  table: string;
  me: number | null;
  /** whether everybody's cards lie open: a finished game as it was. Nothing may be called seen by one's own eyes alone then */
  bare: boolean;
}
export type Clickable = Map<string, Option>;
export interface Mounted {
  show(view: View, clickable: Clickable): void;
  animate(lines: Line[]): Promise<void>;
  destroy(): void;
}
/** How an option looks beside its text. */
export interface Dress { seat?: number; icon?: string; small?: ComponentChildren; note?: ComponentChildren; tone?: string }
export interface PhaseLine { round: string; steps: { text: string; state: "done" | "now" | "next" }[]; short: string }
/** What a window is about: above its text, below it, and the same as a list for the side. */
export interface Scene { above?: VNode | null; inside: VNode | null; title?: string; below?: { [option: string]: ComponentChildren }; sums?: VNode | null; icons?: { [option: string]: string } }
export interface BoardModule {
  mount(element: Element, pick: (option: Option) => void, tools: Tools): Mounted;
  icon?: string;
  /** where an icon is drawn, for a game with a sprite of its own */
  sprite?(name: string): string;
  own?(view: View, tools: Tools): { card: VNode; notes: VNode } | null;
  /** what a seat is called where one person plays them all and names tell nothing */
  called?(seat: number, view: View, tools: Tools): string | null;
  phases?(view: View, tools: Tools): PhaseLine;
  /** a game whose law shuts the chat and has its own way of pointing: the plays that point at a thing; null where they do not */
  pings?(thing: Ref, view: View): string[] | null;
  /** the thing that a line of the log points at */
  points?(line: Line): Ref | null;
  dress?(option: Option, view: View, tools: Tools): Dress;
  hint?(decision: Decision, view: View, tools: Tools): VNode | null;
  scene?(view: View, tools: Tools): Scene | null;
  finale?(view: View, outcome: Outcome, tools: Tools): { tone: string; icon: string; title?: string; cast: VNode; facts: [string, number][]; turning: (line: Line) => boolean };
}
export type { Ref };
