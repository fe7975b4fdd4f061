import type { ClubView } from '../../house/ports.ts';
import { notUnderstood, type Result, understood } from '../../house/result.ts';
import { typedNumber } from '../../house/texts.ts';
import type { DiplomacyTableRules, LiveRules, Point } from '../rule-sets/rule-set.ts';
import { readPoint } from '../rulings/find-ruling.ts';
import { findTable, type Meant, type Table } from '../table.ts';
import type { Amendment, RegulationProposal } from './book.ts';

/** A table whose rules its players change. */
export interface LiveTable {
  readonly table: Table;
  readonly rules: DiplomacyTableRules;
  readonly live: LiveRules;
}

/** The same of a table; null where players don't change its rules. */
export function asLive(table: Table): LiveTable | null {
  const { rules } = table;
  if (rules.game !== 'diplomacy' || rules.live === undefined) return null;
  return { table, rules, live: rules.live };
}

/** The same. Throws for other tables. */
export function theLive(table: Table): LiveTable {
  const live = asLive(table);
  if (live === null) throw new Error(`Nobody changes the rules of table ${table.number}`);
  return live;
}

/** Whether the table that is meant is one whose rules its players change. */
export function meansLive(view: ClubView, meant: Meant): boolean {
  const found = findTable(view, meant);
  return found.ok && asLive(found.value) !== null;
}

/** The regulation that somebody names; what holds beside the regulations is none of them. */
export function readRegulation({ rules }: LiveTable, typed: string): Result<Point> {
  const read = readPoint(rules, typed);
  if (!read.ok) return read;
  const point = rules.points.find(({ id }) => id === read.value && isRegulation(id));
  return understood(point, { problem: 'no-regulation', text: typed });
}

export const isRegulation = (id: string): boolean => /^\d+$/.test(id);

/** The last change of a regulation; null where it is as it began. */
export const lastChange = ({ state }: Pick<Table, 'state'>, point: string): Amendment | null =>
  state.regulations.amendments.findLast((each) => each.point === point) ?? null;

/** What can be voted on now, the oldest first: nothing once the game is over. */
export const openRegulations = ({ state: { status, regulations } }: Table): RegulationProposal[] =>
  status === 'playing' ? regulations.proposals.filter(({ fate }) => fate === 'open') : [];

/** The proposal of that number. Throws where there is none. */
export function theRegulation({ number: table, state }: Table, number: number): RegulationProposal {
  const proposal = state.regulations.proposals.find((each) => each.number === number);
  if (proposal === undefined) throw new Error(`There is no proposal ${number} at table ${table}`);
  return proposal;
}

/** The proposal that somebody names: `2`, `#2`, or what the choices show. */
export function findRegulation({ state }: Table, text: string): Result<RegulationProposal> {
  const number = typedNumber(text.replace(/^\s*proposal\s+/i, '').replace(/:/, ' '));
  const unknown = { problem: 'no-such-proposal', text } as const;
  return number === undefined
    ? notUnderstood(unknown)
    : understood(
        state.regulations.proposals.find((each) => each.number === number),
        unknown,
      );
}
