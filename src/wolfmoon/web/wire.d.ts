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

/** The time of the open question; without a limit `closes_in_ms` and `total_ms` are null. `banks_ms`: what each seat has left, where every seat has a time of its own (else null). */
export interface Clock { opened_ms_ago: number; closes_in_ms: number | null; total_ms: number | null; banks_ms: number[] | null; }

/** A line of the log; `n` counts the lines that this viewer may read. */
export interface Line { n: number; rule: string; text: Message; refs: Ref[]; private: boolean; }

/** How it ended for one seat. */
export interface SeatOutcome { seat: number; won: boolean; why: Message; }

/** How the game ended; scores by seat. */
export interface Outcome { winners: number[]; reason: string; message: Message; scores: number[] | null; seats: SeatOutcome[]; }

/** A seat would like to take back everything from line `from_line` of this viewer's log on. `number` names the proposal; `asked`: whose consent it takes, `agreed`: who has given it. */
export interface Proposal { number: number; seat: number; from_line: number; asked: number[]; agreed: number[]; }

/** Everything this viewer sees; of the log only the lines from `log_from` on. */
export interface View {
  type: "view"; version: number; me: number | null; public: any; private: any; decisions: Decision[]; calls: Option[]; waiting: Waiting[];
  clock: Clock | null; log: Line[]; log_from: number; undo: boolean; ask_undo: boolean; proposal: Proposal | null;
  presets: { [rule: string]: "ask" | "target" | "pass" }; chat_closed: Message | null; outcome: Outcome | null;
}

/** What has changed since the view before (see changes.py), for whoever said in his hello that he takes it. */
export interface Changes { type: "change"; version: number; changes: any; log: Line[]; log_from: number; }

/** How much time there is. `seconds`: for each question (at a table of `bank`: for those to several seats at once); `bank`, `increment`: what each seat has for the whole game, and what it gets for each question. After `misses` times in a row in which a seat lets its time run out, a bot plays for it until its owner is back (0: never). */
export interface Pace { kind: "bank" | "days" | "decision" | "none" | "relaxed"; seconds: number; bank: number; increment: number; misses: number; }

/** A seat as everybody sees it; `muted`: the host keeps it silent in the chat, `away`: a bot plays for it meanwhile. */
export interface LobbySeat {
  seat: number; name: string | null; kind: "bot" | "open" | "person"; level: string | null; here: boolean; ready: boolean; muted: boolean;
  away: boolean;
}

/** A seat of the one person who plays them all, with the secret that opens it. */
export interface SeatOfMine { seat: number; token: string; }

/** The table's frame. `edition`: values are corrected; `one_person`: the host plays all seats but the bots'. `invite` and `seats_of_mine` reach the host only; `next`, `token`: the rematch. `commitment`: the hash behind which the dice are settled (null: they are known); `what_if`: "CODE@moment" of the finished game that this one goes on from. */
export interface Lobby {
  type: "lobby"; table: string; game: string; status: "open" | "over" | "playing"; me: number | null; host: boolean; options: { [id: string]: any };
  edition: boolean; one_person: boolean; window_seconds: number; pace: Pace; seats: LobbySeat[]; seats_of_mine: SeatOfMine[]; invite: string | null;
  watch: string; next: string | null; token: string | null; commitment: string | null; what_if: string | null;
}

/** A line of the chat, the n-th of this table, and who said it under what name: in words of his own (`text`), or by a quick phrase, which every reader reads in his language. `at`: the thing on the table that is pointed at. */
export interface Said { type: "said"; n: number; seat: number; name: string | null; text: string | null; phrase: Message | null; at: Ref | null; }

/** What was asked is not done; nothing has changed. */
export interface Refused { type: "refused"; asked: string; error: string; message: Message; version: number | null; }

/** First of all: which table, by which secret (null: to watch), and how many lines of the log are here already. `changes`: after the first view, tell what changes instead of whole views. */
export interface Hello { type: "hello"; table: string; token?: string | null; have?: number; changes?: boolean; }

/** An answer to a decision of the view of that version. */
export interface AnswerMessage { type: "answer"; version: number; decision: string; answer: Answer; }

/** An any-time play. */
export interface CallMessage { type: "call"; version: number; call: string; }

/** Take the latest answer back. */
export interface UndoMessage { type: "undo"; version: number; }

/** Ask everybody else whether all since the own latest answer may be taken back. */
export interface ProposeMessage { type: "propose"; version: number; }

/** Agree to the proposal of that number, or not. */
export interface ConsentMessage { type: "consent"; proposal: number; agrees: boolean; }

/** What to do in reaction windows of that rule (or "*": in all others) from now on. */
export interface PresetMessage { type: "preset"; rule: string; choice: "ask" | "pass" | "target"; }

/** The owner goes away: a bot plays until he is back. */
export interface LeaveMessage { type: "leave"; }

/** The owner plays again where a bot did. */
export interface BackMessage { type: "back"; }

/** Something to write in the chat: 1-200 printable characters. */
export interface SayMessage { type: "say"; text: string; }

/** A quick phrase to say, by its id; `about` is the thing that it names, where it names one. */
export interface PhraseMessage { type: "phrase"; phrase: string; about?: Ref | null; }

export type ToServer =
  | Hello | AnswerMessage | CallMessage | UndoMessage | ProposeMessage | ConsentMessage | PresetMessage | LeaveMessage | BackMessage | SayMessage
  | PhraseMessage;
export type FromServer = View | Changes | Lobby | Said | Refused;
