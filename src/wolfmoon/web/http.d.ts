/* Written by tools/wire_types.py from the server's types; change those. */
import type { Message, Said } from "./wire.js";

/** One value of an option; `seats`: the player counts it is offered for, least and most (null: all). */
export interface Choice { id: string; text: Message; seats: [number, number] | null; }

/** What a host may set. */
export interface TableOption {
  id: string; text: Message; hint: Message; kind: "choice" | "flag" | "number" | "some"; choices: Choice[]; default: any; low: number; high: number;
}

/** How a game's card is drawn: a figure before a night with a moon (3 or 4), in two colours; the icon of its header. */
export interface Face { figure: string; icon: string; moon: 3 | 4; night: string; line: string; }

/** Something quick to say; about: "seat" or "thing" if its text names one, as the argument `thing`. */
export interface QuickPhrase { id: string; text: Message; about: "" | "seat" | "thing"; }

/** A game on offer; `seats`: least and most players; `face` is its folder's board/face.json. */
export interface GameCard {
  id: string; title: Message; blurb: Message; seats: [number, number]; face: Face; options: TableOption[]; phrases: QuickPhrase[];
}

/** All games on offer. */
export interface GameList { games: GameCard[]; }

/** A way of being told. `to`: the address that this seat has chosen, null: none; `proved`: it is used. */
export interface AlertWay { kind: string; to: string | null; proved: boolean; }

/** The ways that this server has; `push_key`: what a browser subscribes with. */
export interface AlertWays { ways: AlertWay[]; push_key: string | null; }

/** A rule in our own words; `source` names the section of the printed book. */
export interface RuleText { id: string; heading: string; text: string; source: string | null; }

/** An unclear point and how it is decided. */
export interface Ruling { id: string; question: string; ruling: string; why: string | null; }

/** The rules of a game. `partial`: there are more, which this reader may not read now. */
export interface RuleBook { rules: RuleText[]; rulings: Ruling[]; partial: boolean; }

/** Open a table; whoever does so is its host and sits on the first seat. window_seconds 0: windows have no clock of their own. pace null: there is no clock. edition: the text of an edition file, for corrected values of the components. */
export interface NewTable {
  game: string; seats: number; name: string; options?: { [id: string]: string | number | boolean }; window_seconds?: number | null;
  pace?: Pace | null; edition?: string | null;
}

/** A new table, the host's seat and secret, and the links for the others. */
export interface Opened { table: string; seat: number; token: string; invite: string; watch: string; }

/** Take a seat by the secret of the invitation; null: the first that is open. */
export interface SitDown { invite: string; name: string; seat?: number | null; }

/** The seat, and the secret that opens it. */
export interface Seated { seat: number; token: string; }

/** Put a bot on a seat, or free it. */
export interface SetSeat { token: string; seat: number; kind: "bot" | "open"; level?: string | null; }

/** Number of seats and options. */
export interface SetOptions { token: string; seats: number; options: { [id: string]: string | number | boolean }; }

/** How much time there is, and for how long a reaction window stays open at the latest. */
export interface SetPace { token: string; pace: Pace; window_seconds: number; }

/** Ready, or not after all. */
export interface SetReady { token: string; ready: boolean; }

/** Something that needs no more than the seat's secret. */
export interface ByToken { token: string; }

/** The host mutes a seat for the whole table, or lets it talk again. */
export interface SetMuted { token: string; seat: number; muted: boolean; }

/** A new link for a seat; the old one is void. For the seat's owner and the host. */
export interface Renew { token: string; seat: number; }

/** Tell the host and whoever runs the server about a seat; what was said last goes along. */
export interface Complain { token: string; about: number; words: string; }

/** A complaint as the host reads it; who complained is not told. said: the lines that went along; at: seconds since 1970. */
export interface Complaint { about: number; name: string | null; words: string; said: Said[]; at: number; }

/** The complaints at a table, without those about the host. */
export interface Complaints { complaints: Complaint[]; }

/** Who wants to read the rules at a table; null: somebody who watches. */
export interface Reader { token: string | null; }

/** The rematch and the host's secret there. */
export interface PlayedAgain { table: string; token: string; }

/** Which link to draw: the invitation or a seat's by its secret, or (both null) the link to watch. */
export interface QrOf { invite?: string | null; seat?: string | null; }

/** What was asked is not done, and why. */
export interface ErrorReply { error: string; message: Message; }
