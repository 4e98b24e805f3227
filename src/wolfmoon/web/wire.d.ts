/** A message of a catalogue: an id and its arguments. */
export interface Message { id: string; args?: { [name: string]: Arg } }
export type Arg = string | number | RefArg | Message | Arg[];
export interface RefArg { ref: Ref }
export type Ref = [kind: string, id: string];

export interface Option { id: string; text: Message; ref: Ref | null; rule: string | null; hint: Message | null; barred: Message | null }
export type Shape = "pick-one" | "pick-some" | "arrange" | "split" | "number";
export interface Decision {
  id: string; shape: Shape; rule: string; prompt: Message; hint: Message | null; about: Ref[]; options: Option[];
  may_pass?: boolean; pass_text?: Message | null; least?: number; most?: number; total?: number; low?: number; high?: number; limits?: { [id: string]: number };
  window: boolean; answered: boolean;
  /** cannot be taken back: the table asks once more */
  final: boolean;
}
export type Answer = string | number | null | string[] | { [id: string]: number };
export interface Waiting { seat: number; prompt: Message | null; window: boolean }
export interface Clock { opened_ms_ago: number; closes_in_ms: number | null; total_ms: number | null }
export interface Line { n: number; rule: string; text: Message; refs: Ref[]; private: boolean }
export interface SeatOutcome { seat: number; won: boolean; why: Message }
export interface Outcome { winners: number[]; reason: string; message: Message; scores: number[] | null; seats: SeatOutcome[] }

export interface View {
  type: "view"; version: number; me: number | null; public: any; private: any; decisions: Decision[]; calls: Option[];
  waiting: Waiting[]; clock: Clock | null; log: Line[]; log_from: number; undo: boolean; outcome: Outcome | null;
}
export interface LobbySeat { seat: number; name: string | null; kind: "person" | "bot" | "open"; level: string | null; here: boolean; ready: boolean }
export interface Lobby {
  type: "lobby"; table: string; game: string; status: "open" | "playing" | "over"; me: number | null; host: boolean;
  options: { [id: string]: any }; window_seconds: number; seats: LobbySeat[]; invite: string | null; watch: string; next: string | null; token: string | null;
}
export interface Refused { type: "refused"; asked: string; error: string; message: Message; version: number | null }
export type FromServer = View | Lobby | Refused;

export interface Hello { type: "hello"; table: string; token: string | null; have: number }
export interface AnswerMessage { type: "answer"; version: number; decision: string; answer: Answer }
export interface CallMessage { type: "call"; version: number; call: string }
export interface UndoMessage { type: "undo"; version: number }
export type ToServer = Hello | AnswerMessage | CallMessage | UndoMessage;
