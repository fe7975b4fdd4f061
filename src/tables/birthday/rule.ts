import type { UseCase } from '../../house/plan.ts';
import { allOf, done, notUnderstood, type Result, refused } from '../../house/result.ts';
import type { TableOutcome } from '../outcomes.ts';
import { makeRuling, type RulingInput } from '../rulings/make-ruling.ts';
import { findTable, theTable, writeAt } from '../table.ts';
import { needsGm, personActing } from '../who.ts';
import { asLive, type LiveTable, readRegulation } from './live.ts';
import { readFigures, writeFigures } from './read-figures.ts';

export interface RulingWithFigures extends RulingInput {
  /** What the ruling means for the bot, as typed: `victory=20`; null for nothing. */
  figures: string | null;
}

/** The gamemaster makes a ruling. Where players change the rules, it can say what a regulation means for the bot (BT8, BT25). */
export const ruleAtTable: UseCase<RulingWithFigures, TableOutcome<'ruling-made'>> = (work, actor, input) => {
  const { figures: typed, ...ruling } = input;
  if (typed === null) return makeRuling(work, actor, ruling);
  const found = findTable(work, input);
  if (!found.ok) return found;
  const refusals = needsGm(work, actor, found.value, 'rulings');
  if (refusals.length > 0) return refused(...refusals);
  const live = asLive(found.value);
  if (live === null) return notUnderstood({ problem: 'figures-unused', table: found.value.number });
  if (input.point === null) return notUnderstood({ problem: 'figures-of-what', typed: input.text });
  const read = allOf(readRegulation(live, input.point), readNamed(live, typed, input.text));
  if (!read.ok) return read;
  const [{ id: point }, figures] = read.value;
  const made = makeRuling(work, actor, ruling);
  if (!made.ok) return made;
  const { table: number, ruling: of } = made.value;
  const body = { type: 'figures-read', ruling: of, point, figures } as const;
  writeAt(work, theTable(work, number), body, personActing(work, actor));
  work.announce({ kind: 'figures-read', table: number, ruling: of }, { to: 'table', table: number });
  return made;
};

function readNamed({ live, table }: LiveTable, typed: string, text: string): Result<string> {
  const read = readFigures(typed, live);
  return 'refused' in read
    ? notUnderstood({ problem: 'regulation-figures', table: table.number, why: read.refused, typed: text })
    : done(writeFigures(read.values));
}
