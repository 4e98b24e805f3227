/* The shape of what the view of this game says; see view.py. */
import type { Option, View } from "/web/wire.js";
import type { Clickable, Tools } from "/web/board.js";

export type Who = ["seat" | "monster", string];
export interface Trait { track: number[]; slot: number; start: number; value: number }
export interface Held { card: string; deck: string; used: boolean; fresh: boolean; rune: boolean }
export interface Player {
  seat: number; explorer: string | null; board: string; form: "human" | "werewolf" | null; tile: string; dead: boolean; side: "hero" | "traitor" | null;
  traits: { [trait: string]: Trait }; cards: Held[]; carries: string[];
}
export interface Tile {
  tile: string; floor: string; x: number; y: number; turns: number; doors: string; open: string; symbols: string[]; tokens: { token: string; which: string }[];
}
export interface Found {
  tile: string; floor: string | null; x: number; y: number; side: string | null; ways: { turns: number; doors: string }[]; symbols: string[];
  gain: { trait: string; slots: number } | null;
}
export interface Roll { who: Who; trait: string | null; dice: number[]; points: number; total: number }
export interface Monster {
  id: Who; kind: string; n: number; tile: string; stunned: boolean; steps: number; attacked: boolean; traits: { [trait: string]: number } | null;
}
export type Seals = { [page: string]: boolean };
export interface Haunt {
  id: string; number: number; omen: string | null; revealer: number; traitor: number | null; hidden: boolean; order: (number | "monsters")[]; books: 1 | 2;
  setup: string[]; opened: string[]; seals: { heroes: Seals; traitor: Seals } | null; state: any;
}
export interface Public {
  phase: string; active: number | null; monsters_turn: boolean; turns: number; steps: number; players: Player[]; house: Tile[];
  links: [string, string, boolean][]; stack: { left: number; top: string[]; floors: { [floor: string]: number } }; decks: { [deck: string]: number };
  found: Found | null; card: string | null; rolls: Roll[]; fight: { by: Who; on: Who; weapon: string | null; trait: string } | null;
  omens: { drawn: number; dice: number; least: number; rising: boolean }; haunt: Haunt | null; monsters: Monster[]; options: { [id: string]: any };
}
export interface Private {
  side: "heroes" | "traitor" | null; goals: string[]; pages: { [page: string]: string[] }; monsters: { [n: string]: { [trait: string]: number } };
  seen: { deck: string; down: number; card: string }[]; state: any;
}
/** What every part of the board is given. */
export interface Kit { seen: View; table: Public; mine: Private | null; clickable: Clickable; pick: (option: Option) => void; tools: Tools }
