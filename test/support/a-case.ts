import type { Case } from '../../src/appeals/book/cases.ts';
import { type Body, fold } from '../../src/rule-books.ts';
import { ballot, judgement, petition } from './court-ledgers.ts';
import { Scribe } from './ledgers.ts';

const [mo, cy, di, eve] = [2, 4, 5, 6];

const granted: Body = { type: 'writ-given', case: 1, person: cy, chief: true };
const seated: Body = { type: 'panel-seated', case: 1, panel: [cy, di, eve], despiteConflict: [] };
export const heard: readonly Body[] = [petition(), granted, seated];
export const voted: readonly Body[] = [...heard, ballot(cy), ballot(di), ballot(eve)];
export const remanded: readonly Body[] = [...voted, judgement([], { outcome: { kind: 'remand' } })];
export const asked: Body = { type: 'en-banc-asked', case: 1, person: mo };
export const accepted: Body = { type: 'en-banc-answered', case: 1, accepted: true };
export const returned: Body = { type: 'remand-returned', case: 1 };

/** The first case, after those entries and nothing before it. */
export function following(...bodies: readonly Body[]) {
  const scribe = new Scribe();
  for (const body of bodies) scribe.write(body);
  const state = fold(scribe.entries);
  const appeal: Case | undefined = state.cases[1];
  if (appeal === undefined) throw new Error('No case was filed');
  return { state, appeal, at: scribe.at };
}
