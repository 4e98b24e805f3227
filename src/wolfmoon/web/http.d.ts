/** What is answered over HTTP. */
import type { Message } from "./wire.js";

export interface Choice { id: string | number; text: Message; seats?: [number, number] | null }
export interface TableOption { id: string; text: Message; hint: Message | null; kind: "choice" | "flag" | "number" | "some"; choices?: Choice[]; default: any; low?: number; high?: number }
export interface GameCard { id: string; title: Message; blurb: Message; seats: [number, number]; ready: boolean; options: TableOption[] }
export interface RuleText { id: string; heading: string; text: string; source: string | null }
export interface Ruling { id: string; question: string; ruling: string; why?: string | null }
export interface RuleBook { rules: RuleText[]; rulings: Ruling[] }
