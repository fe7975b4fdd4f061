import type { Actor } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal, type Result, refused, understood } from '../../house/result.ts';
import { typedNumber } from '../../house/texts.ts';
import type { TableRules } from '../rule-sets/rule-set.ts';
import { by, findTable, type Meant, type Table } from '../table.ts';
import { personActing, seatPlayedBy } from '../who.ts';
import type { Ruling } from './book.ts';
import { holds } from './holds.ts';

export { holds };

export const rulingNumbered = ({ state: { rulings } }: Table, number: number): Ruling | null =>
  rulings.find((ruling) => ruling.number === number) ?? null;

/** The same. Throws where there is none: for what is told of one that was there. */
export function theRuling(table: Table, number: number): Ruling {
  const ruling = rulingNumbered(table, number);
  if (ruling === null) throw new Error(`There is no ruling ${number} at table ${table.number}`);
  return ruling;
}

/** The rulings on a point, or those on none, in the order of their numbers. */
export const rulingsOn = ({ state: { rulings } }: Table, point: string | null): Ruling[] =>
  rulings.filter((ruling) => ruling.point === point);

/** Reads a point of a rule set: `3.4`, `Club 3.4`, or what the choices show. */
export function readPoint({ points, cited }: TableRules, typed: string): Result<string> {
  const text = typed.trim();
  const [head = ''] = text.split(':');
  const bare = head.toLowerCase().startsWith(cited.toLowerCase()) ? head.slice(cited.length) : head;
  const asked = [head, bare].map((each) => each.trim().toLowerCase());
  const point = points.find(({ id }) => asked.includes(id.toLowerCase()));
  return understood(point?.id, { ...{ problem: 'no-such-point', text: typed, cited: cited.trim() } });
}

export interface AppealInput extends Meant {
  /** Its number, as typed. */
  ruling: string;
}

/** A ruling that somebody may take to those who hear appeals. */
export interface Appealed {
  table: Table;
  ruling: Ruling;
}

/**
 * The ruling that a player of the table takes to the club's Court (Club 7.2). Refused to everybody else, and for rulings that do not hold
 * any more.
 */
export function findAppealed(view: ClubView, actor: Actor, input: AppealInput): Result<Appealed> {
  const found = findTable(view, input);
  if (!found.ok) return found;
  const table = found.value;
  const { number, rules } = table;
  if (seatPlayedBy(table, personActing(view, actor)) === null)
    return refused({ code: 'not-at-table', table: number, ...by(rules, 'appeals') });
  const named = typedNumber(input.ruling.replace(/^\s*ruling\s+/i, '').replace(/:/, ' '));
  const ruling = named === undefined ? null : rulingNumbered(table, named);
  if (ruling === null) return notUnderstood({ problem: 'no-such-ruling', text: input.ruling });
  const refusals = mayNotAppeal(table, ruling);
  return refusals.length > 0 ? refused(...refusals) : done({ table, ruling });
}

function mayNotAppeal({ number, rules }: Table, ruling: Ruling): Refusal[] {
  return holds(ruling)
    ? []
    : [
        {
          ...{ code: 'ruling-fallen', table: number, ruling: ruling.number, case: ruling.overturnedIn },
          ...by(rules, 'appeals'),
        },
      ];
}
