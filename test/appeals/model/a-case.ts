import type { OpinionKind } from '../../../src/appeals/book/court-entries.ts';
import { type Ballot, type Item, plainRemand, type Relief, type Remand } from './facts.ts';

/** How far a case has come, in the words of Acts III.3.6 to III.3.10. */
export type Stage =
  | 'filed'
  | 'denied'
  | 'withdrawn'
  | 'granted'
  | 'hearing'
  | 'voting'
  | 'revote'
  | 'remanded'
  | 'judged'
  | 'published'
  | 'asked'
  | 'declined'
  | 'sitting'
  | 'voting-en-banc'
  | 'final'
  | 'closed';

export interface Judged {
  at: number;
  enBanc: boolean;
  outcome: 'uphold' | 'overturn' | 'remand' | 'stands' | 'dismissed';
  bar: string | null;
  majority: number[];
  silent: number[];
  /** Who had a part in it. */
  voters: number[];
  opinions: { kind: OpinionKind; author: number }[];
}

/** What is decided in a case, and holds. */
export interface InForce {
  relief: Relief | null;
  bar: string | null;
  /** Its place among all that was decided in the club. */
  order: number;
}

/** A case as the model has it. */
export interface ModelCase {
  number: number;
  cited: string;
  item: Item;
  petitioner: number;
  respondent: number | null;
  /** How many judgements there were about the same when it was filed. */
  judgedBefore: number;
  stage: Stage;
  /** Since when it waits for the Chief Justice, where it does, and whether everybody was told. */
  waits: { since: number; told: boolean };
  writs: { person: number; chief: boolean }[];
  panel: number[];
  seats: number;
  seatedAt: number;
  /** Since when the whole Court sits. */
  satSince: number;
  recused: Set<number>;
  /** Who speaks for which party. */
  counsel: Map<number, number>;
  witnesses: number[];
  exhibits: { by: number; words: string; sealed: boolean }[];
  motions: {
    kind: 'dismiss' | 'summary' | 'seal';
    exhibit: number;
    votes: Map<number, boolean>;
    granted: boolean | null;
  }[];
  /** The rounds of votes since the last judgement. */
  rounds: { since: number; votes: Map<number, Ballot> }[];
  remandedAt: number;
  /** What the panel left open when it sent the case back last. */
  remand: Remand;
  /** Who has voted in any round. */
  votedEver: Set<number>;
  judgements: Judged[];
  inForce: InForce[];
  author: number | null;
  asked: number | null;
}

export const filed = (
  about: Pick<ModelCase, 'number' | 'cited' | 'item' | 'petitioner' | 'respondent' | 'judgedBefore'>,
): ModelCase => ({
  ...about,
  stage: 'filed',
  waits: { since: 0, told: false },
  writs: [],
  panel: [],
  seats: 0,
  seatedAt: 0,
  satSince: 0,
  recused: new Set(),
  counsel: new Map(),
  witnesses: [],
  exhibits: [],
  motions: [],
  rounds: [],
  remandedAt: 0,
  remand: plainRemand,
  votedEver: new Set(),
  judgements: [],
  inForce: [],
  author: null,
  asked: null,
});

/** How often the Court has judged in those cases. */
export const judgementsOn = (cases: readonly ModelCase[]): number =>
  cases.reduce((sum, { judgements }) => sum + judgements.length, 0);

export const at = (known: ModelCase, ...stages: readonly Stage[]): boolean => stages.includes(known.stage);

/** Whether votes are being cast that nobody may see. */
export const isVoting = (known: ModelCase): boolean => at(known, 'voting', 'revote', 'voting-en-banc');

export const isBeforeAll = (known: ModelCase): boolean => at(known, 'sitting', 'voting-en-banc');

export const parties = ({ petitioner, respondent }: ModelCase): number[] =>
  respondent === null ? [petitioner] : [petitioner, respondent];

export const latest = ({ judgements }: ModelCase): Judged | undefined => judgements.at(-1);

export const isPublished = (judged: Judged): boolean =>
  judged.opinions.some(({ kind }) => kind === 'majority');

export const most = (people: readonly unknown[]): number => Math.floor(people.length / 2) + 1;

/** The relief of the latest that is decided in the case, or null: what was decided first stands. */
export const reliefIn = ({ inForce }: ModelCase): Relief | null =>
  inForce.findLast(({ relief }) => relief !== null)?.relief ?? null;
