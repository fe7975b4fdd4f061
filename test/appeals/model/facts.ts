import type { MotionKind, OpinionKind } from '../../../src/appeals/book/court-entries.ts';

/** The people of the model, by number; 0 is somebody whom the club does not know. */
export const [morgan, jo, kim, lee, mia, mo, ana, bo, cy] = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const everybody = [0, morgan, jo, kim, lee, mia, mo, ana, bo, cy];

/** What can be taken to the Court in the model. */
export const items = ['deduction', 'fraud', 'ban', 'game', 'monitor', 'technical', 'other'] as const;
export type Item = (typeof items)[number];

export interface Matter {
  /** Whom it concerns; null for everybody. */
  concerned: readonly number[] | null;
  by: number | null;
  players: readonly number[];
  enBanc: boolean;
  /** What may take its place, beside to undo it. */
  instead: readonly Relief['kind'][];
}

/** What was decided in the club before any case: by whom about whom. */
export const matters: Readonly<Record<Item, Matter>> = {
  deduction: { concerned: [ana], by: mia, players: [], enBanc: false, instead: ['points'] },
  fraud: { concerned: [bo], by: mo, players: [bo, cy], enBanc: false, instead: ['points'] },
  ban: { concerned: [cy], by: mia, players: [], enBanc: false, instead: ['until'] },
  game: { concerned: [ana, cy], by: mo, players: [ana, cy], enBanc: false, instead: ['result'] },
  monitor: { concerned: [ana], by: mo, players: [], enBanc: false, instead: [] },
  technical: { concerned: null, by: morgan, players: [], enBanc: true, instead: ['points'] },
  other: { concerned: null, by: null, players: [], enBanc: false, instead: [] },
};

export type Relief =
  | { kind: 'undo' }
  | { kind: 'points'; points: number }
  | { kind: 'until'; until: string }
  | { kind: 'result'; result: 0 | 0.5 | 1 };

/** What the matters took in points: Bo lost 20 of 400 in game 1, and the rest was halved. */
export const costs: Readonly<Partial<Record<Item, number>>> = { deduction: 50, fraud: 190 };

/** What a panel leaves open to the Moderator. */
export interface Remand {
  kind: 'remand';
  lift: boolean;
  until: string | null;
  points: number | null;
}

export const plainRemand: Remand = { kind: 'remand', lift: false, until: null, points: null };

export interface Ballot {
  decision: 'uphold' | Remand | Relief;
  bar: string | null;
}

/** Something that somebody tries to do before the Court. */
export type Attempt = { who: number; case: number } & (
  | { move: 'file'; item: Item }
  | { move: 'withdraw' | 'grant' | 'deny' | 'recuse' | 'ask' }
  | { move: 'seat'; panel: readonly number[] }
  | { move: 'counsel'; whom: number }
  | { move: 'witness'; whom: number }
  | { move: 'exhibit'; words: string; sealed: boolean }
  | { move: 'look'; exhibit: number }
  | { move: 'motion'; kind: Exclude<MotionKind, 'join' | 'raw-evidence'>; exhibit: number }
  | { move: 'rule'; motion: number; grant: boolean }
  | { move: 'vote'; ballot: Ballot }
  | { move: 'redecide'; decision: 'keep' | 'withdraw' | Relief }
  | { move: 'author'; whom: number | null }
  | { move: 'opinion'; kind: OpinionKind }
);

const day = 24 * 3600_000;

/** The last millisecond of the seventh day after that one; London keeps UTC in winter. */
export const inSevenDays = (at: number): number => (Math.floor(at / day) + 8) * day - 1;

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The last millisecond of a day. */
export const endOf = (date: string): number => Date.parse(date) + day - 1;
