import { type ConflictKind, conflictsOf, type Involved } from '../../terms/court/conflicts.ts';
import { broughtIn } from '../house/brought.ts';
import type { ClubView } from '../house/ports.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { Case } from './book/cases.ts';
import { partiesOf } from './court.ts';

/** Act III.3.5: the conflicts that a Justice has in any of those cases, each kind once. */
export const conflictsIn = (
  view: ClubView,
  cases: readonly Case[],
  justice: PersonNumber,
): ConflictKind[] => [...new Set(cases.flatMap((known) => conflictsOf(involvedIn(view, known), justice)))];

/** Act III.3.5: who had what to do with a case. */
function involvedIn(view: ClubView, known: Case): Involved {
  const { decided, players } = broughtIn(view, known.subject).involved();
  return {
    party: partiesOf(known),
    counsel: known.counsel.map(({ person }) => person),
    witness: known.witnesses,
    moderator: decided.filter((person) => person != null).filter((person) => !players.includes(person)),
    player: players,
    recused: known.recused,
  };
}
