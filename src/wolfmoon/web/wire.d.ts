/* Written by tools/wire_types.py from the server's types; change those. */

/** An argument of a message. */
export type Arg = string | number | RefArg | Message | Arg[];
/** A thing on the table inside a message. */
export interface RefArg { ref: Ref }
/** How anything on the table is named. */
export type Ref = [kind: string, id: string];
export type Shape = "pick-one" | "pick-some" | "arrange" | "split" | "number";
export type Answer = string | number | null | string[] | { [id: string]: number };

/** A message of a catalogue: an id and its arguments. */
export interface Message { id: string; args?: { [name: string]: Arg }; }

/** One possible answer; `barred` says why it is not one. */
export interface Option { id: string; text: Message; ref: Ref | null; rule: string | null; hint: Message | null; barred: Message | null; }

/** What this seat is asked. `final`: cannot be taken back, so ask once more. Fields of other shapes are absent. */
export interface Decision {
  id: string; shape: Shape; rule: string; prompt: Message; hint: Message | null; about: Ref[]; options: Option[]; window: boolean; final: boolean;
  answered: boolean; may_pass?: boolean; pass_text?: Message | null; least?: number; most?: number; total?: number; limits?: { [id: string]: number };
  low?: number; high?: number;
}

/** A seat that is asked; whether it has answered is not told. */
export interface Waiting { seat: number; prompt: Message | null; window: boolean; }

/** The time of a masked question; without a limit `closes_in_ms` and `total_ms` are null. */
export interface Clock { opened_ms_ago: number; closes_in_ms: number | null; total_ms: number | null; }

/** A line of the log; `n` counts the lines that this viewer may read. */
export interface Line { n: number; rule: string; text: Message; refs: Ref[]; private: boolean; }

/** How it ended for one seat. */
export interface SeatOutcome { seat: number; won: boolean; why: Message; }

/** How the game ended; scores by seat. */
export interface Outcome { winners: number[]; reason: string; message: Message; scores: number[] | null; seats: SeatOutcome[]; }

/** Everything this viewer sees; of the log only the lines from `log_from` on. */
export interface View {
  type: "view"; version: number; me: number | null; public: any; private: any; decisions: Decision[]; calls: Option[]; waiting: Waiting[];
  clock: Clock | null; log: Line[]; log_from: number; undo: boolean; chat_closed: Message | null; outcome: Outcome | null;
}

/** A seat as everybody sees it; `muted`: the host keeps it silent in the chat. */
export interface LobbySeat {
  seat: number; name: string | null; kind: "bot" | "open" | "person"; level: string | null; here: boolean; ready: boolean; muted: boolean;
}

/** A seat of the one person who plays them all, with the secret that opens it. */
export interface SeatOfMine { seat: number; token: string; }

/** The table's frame. `edition`: values are corrected; `one_person`: the host plays all seats but the bots'. `invite` and `seats_of_mine` reach the host only; `next`, `token`: the rematch. `commitment`: the hash behind which the dice are settled (null: they are known); `what_if`: "CODE@moment" of the finished game that this one goes on from. */
export interface Lobby {
  type: "lobby"; table: string; game: string; status: "open" | "over" | "playing"; me: number | null; host: boolean; options: { [id: string]: any };
  edition: boolean; one_person: boolean; window_seconds: number; seats: LobbySeat[]; seats_of_mine: SeatOfMine[]; invite: string | null;
  watch: string; next: string | null; token: string | null; commitment: string | null; what_if: string | null;
}

/** A line of the chat, the n-th of this table, and who said it under what name: in words of his own (`text`), or by a quick phrase, which every reader reads in his language. `at`: the thing on the table that is pointed at. */
export interface Said { type: "said"; n: number; seat: number; name: string | null; text: string | null; phrase: Message | null; at: Ref | null; }

/** What was asked is not done; nothing has changed. */
export interface Refused { type: "refused"; asked: string; error: string; message: Message; version: number | null; }

/** First of all: which table, by which secret (null: to watch), and how many lines of the log are here already. */
export interface Hello { type: "hello"; table: string; token?: string | null; have?: number; }

/** An answer to a decision of the view of that version. */
export interface AnswerMessage { type: "answer"; version: number; decision: string; answer: Answer; }

/** An any-time play. */
export interface CallMessage { type: "call"; version: number; call: string; }

/** Take the latest answer back. */
export interface UndoMessage { type: "undo"; version: number; }

/** Something to write in the chat: 1-200 printable characters. */
export interface SayMessage { type: "say"; text: string; }

/** A quick phrase to say, by its id; `about` is the thing that it names, where it names one. */
export interface PhraseMessage { type: "phrase"; phrase: string; about?: Ref | null; }

export type ToServer = Hello | AnswerMessage | CallMessage | UndoMessage | SayMessage | PhraseMessage;
export type FromServer = View | Lobby | Said | Refused;
