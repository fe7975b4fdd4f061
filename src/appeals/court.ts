import { isBeforeAll, isWholeCourts } from '../../terms/court/stages.ts';
import type { ClubView } from '../house/ports.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { Case } from './book/cases.ts';

/** Act III.3.2: the Justices and the Chief Justice, by number. */
export const courtOf = ({ state }: Pick<ClubView, 'state'>): PersonNumber[] =>
  [...state.offices]
    .filter(([, held]) => held.has('justice') || held.has('chief'))
    .map(([person]) => person)
    .sort((one, other) => one - other);

/** The parties of a case: who asks, and whose act it is about. */
export const partiesOf = ({ petitioner, respondent }: Case): PersonNumber[] =>
  respondent === null ? [petitioner] : [petitioner, respondent];

/**
 * Who hears the case as it stands, or heard it: its panel, or the whole Court with all who have a conflict (Acts III.3.3,
 * III.3.5.3 and III.3.9); nobody before, and nobody who came to the Court once it was decided.
 */
export function benchOf(view: Pick<ClubView, 'state'>, known: Case): PersonNumber[] {
  if (!isWholeCourts(known.stage)) return known.panel;
  return isBeforeAll(known.stage) ? courtOf(view) : whoDecided(known);
}

/** Act III.3.9: who had a part in the judgement of the whole Court, with those who were silent. */
const whoDecided = ({ rounds, judgements }: Case): PersonNumber[] => [
  ...rounds.filter(({ enBanc }) => enBanc).flatMap(({ votes }) => votes.map(({ person }) => person)),
  ...judgements.filter(({ enBanc }) => enBanc).flatMap(({ majority, silent }) => [...majority, ...silent]),
];
