/* Written by tools/wire_types.py from the server's types; change those. */
import type { Answer, Decision, Line, Outcome, View, Waiting } from "./wire.js";

/** Who sat there; level: of the bot that did. */
export interface ReplaySeat { name: string | null; level: string | null; }

/** A note on a moment, by whoever sat on that seat. Notes of imported files have no id. */
export interface ReplayNote { id: string | null; at: number; seat: number; text: string; }

/** A finished game, without a word of how it went. seed, nonce and commitment: docs/replay.md; what_if: "CODE@moment". table: the code of the table here (null: an imported file); can_go_on: whether a table can go on from its moments. */
export interface ReplayHead {
  code: string; game: string; version: number; seats: ReplaySeat[]; options: { [id: string]: any }; edition: boolean; table: string | null;
  notes: ReplayNote[]; seed: string; nonce: string | null; commitment: string | null; what_if: string | null; can_go_on: boolean;
}

/** The way through a game for one viewer: moments are counted by inputs, `moments` is the last. The others are lists of moments: those the viewer can tell apart, those at which it was told something, those at which a turn or a round began. */
export interface ReplayTrack { moments: number; over: boolean; steps: number[]; events: number[]; turns: number[]; rounds: number[]; }

/** What a seat answered. */
export interface ReplayAnswer { answer: Answer; }

/** What a seat is asked at a moment and what it is going to answer (null: it has answered, or never did). */
export interface ReplayAsk { seat: number; decision: Decision; given: ReplayAnswer | null; }

/** A moment: the parts of views. lines: so much of the log was read by then. */
export interface ReplayFrame {
  at: number; lines: number; public: any; privates: { [seat: string]: any }; asks: ReplayAsk[]; waiting: Waiting[]; outcome: Outcome | null;
}

/** Some moments in a row, and the log from line log_from on up to the last of them. */
export interface ReplayFrames { from: number; frames: ReplayFrame[]; log_from: number; log: Line[]; }

/** The code of a file that was brought. */
export interface Imported { code: string; }

/** The seat that a secret opened. */
export interface SatThere { seat: number; }

/** Pin a note to a moment; by whoever sat there. */
export interface PinNote { token: string; at: number; text: string; }

/** Take a note away. */
export interface UnpinNote { token: string; id: string; }

/** All notes on a game. */
export interface ReplayNotes { notes: ReplayNote[]; }

/** Go on from a moment: on that seat, against bots of a level. */
export interface GoOn { at: number; seat: number; name: string; level?: string | null; }

/** The new table, the seat there and its secret. */
export interface WentOn { table: string; seat: number; token: string; }

/** Something is wrong at a table; token null: somebody who watches says so. */
export interface ReportFault { token: string | null; words: string; }

/** What whoever reports a fault is given: as much as that seat may know. view and answers are its own; log is the whole log that it may read. record and scenario hold all secrets and are null while the game runs. */
export interface FaultReport {
  report: string; table: string; game: string; version: number; program: string; seat: number | null; words: string; view: View; log: Line[];
  answers: any[]; over: boolean; record: any; scenario: string | null;
}
