import type { RulesSeat } from '../../rule-sets/rule-set.ts';

/** Somebody named for a team as they were typed, and what they are to play; null for one in reserve. */
export interface MemberTyped {
  who: string;
  power: string | null;
}

const plainly = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Reads the members of a team, parted by commas or lines: `@Ana: France, #12: Italy, Bo = TUR, Cy`. Null where there is none, or where
 * something stands for a power that is none.
 */
export function readMembers(text: string, seats: readonly RulesSeat[]): MemberTyped[] | null {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = parts.map((part) => readMember(part, seats));
  const members = read.filter((member) => member !== null);
  return members.length > 0 && members.length === read.length ? members : null;
}

function readMember(part: string, seats: readonly RulesSeat[]): MemberTyped | null {
  const [who = '', typed, ...more] = part.split(/[:=]/);
  if (who.trim() === '' || more.length > 0) return null;
  if (typed === undefined) return { who: who.trim(), power: null };
  const power = seats.find(({ id, name }) => [id, name].some((each) => plainly(each) === plainly(typed)));
  return power === undefined ? null : { who: who.trim(), power: power.id };
}

/** How the members of a team are named in a text. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => (part.split(/[:=]/)[0] ?? '').trim())
    .filter((who) => who !== '');
