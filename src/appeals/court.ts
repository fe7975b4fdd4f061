import { type ConflictKind, conflictsOf, type Involved } from '../../terms/court/conflicts.ts';
import { after, isBeforeAll, isWholeCourts } from '../../terms/court/stages.ts';
import { silentOf } from '../../terms/court/votes.ts';
import { broughtIn } from '../house/brought.ts';
import type { ClubView } from '../house/ports.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import { allCases, type Case, currentRound } from './book/cases.ts';

/** The club as far as the ledger tells of it. */
export type Ledger = Pick<ClubView, 'state'>;

/** Act III.3.2: the Justices and the Chief Justice, by number. */
export const courtOf = ({ state }: Ledger): PersonNumber[] =>
  [...state.offices]
    .filter(([, held]) => held.has('justice') || held.has('chief'))
    .map(([person]) => person)
    .sort((one, other) => one - other);

/** The parties of a case: who asks, and whose act it is about. */
export const partiesOf = ({ petitioner, respondent }: Case): PersonNumber[] =>
  respondent === null ? [petitioner] : [petitioner, respondent];

/** The parties of a case, and whoever speaks for them. */
export const sidesOf = (known: Case): PersonNumber[] => [
  ...partiesOf(known),
  ...known.counsel.map(({ person }) => person),
];

/** Whether somebody may see more of a case than the public: a party, counsel, or the Court; no vote before all are cast. */
export const isInside = (view: Ledger, known: Case, person: PersonNumber | null): boolean =>
  person !== null && [...sidesOf(known), ...courtOf(view)].includes(person);

/**
 * Who hears the case, or heard it: its panel, or the whole Court with all who have a conflict (Acts III.3.3, III.3.5.3
 * and III.3.9); nobody who came to the Court later.
 */
export function benchOf(view: Ledger, known: Case): PersonNumber[] {
  if (!isWholeCourts(known.stage)) return known.panel;
  return isBeforeAll(known.stage) ? courtOf(view) : whoDecided(known);
}

/** Act III.3.9: who had a part in the judgement of the whole Court, with those who were silent. */
const whoDecided = ({ rounds, judgements }: Case): PersonNumber[] => [
  ...rounds.filter(({ enBanc }) => enBanc).flatMap(({ votes }) => votes.map(({ person }) => person)),
  ...judgements.filter(({ enBanc }) => enBanc).flatMap(({ majority, silent }) => [...majority, ...silent]),
];

/** Who votes on the case: those of its panel who still are of the Court, or the whole Court as it is today. */
export function votersOf(view: Ledger, known: Case): PersonNumber[] {
  const court = courtOf(view);
  return isBeforeAll(known.stage) ? court : known.panel.filter((justice) => court.includes(justice));
}

/** Who of them has not voted in the round that is open. */
export const silentIn = (view: Ledger, known: Case): PersonNumber[] =>
  silentOf(currentRound(known)?.votes ?? [], votersOf(view, known));

/** How many of a panel's places are empty, as somebody does not sit any more or left the Court; none en banc. */
export const vacancies = (view: Ledger, known: Case): number =>
  isBeforeAll(known.stage) ? 0 : known.seats - votersOf(view, known).length;

/** Whether everybody is there who has to vote. */
export const isComplete = (view: Ledger, known: Case): boolean =>
  vacancies(view, known) <= 0 && votersOf(view, known).length > 0;

/** Act III.3.6: those of the Court who have not said yet that the case is to be heard. */
export const withoutWord = (view: Ledger, { writs }: Case): PersonNumber[] =>
  courtOf(view).filter((justice) => !writs.some(({ person }) => person === justice));

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

const isBeforePanel = ({ stage }: Case): boolean => after(stage, 'seat') !== null;

/** The case and those that a motion joined to it, for as long as they are heard: one panel has them all. */
export const heardTogether = (view: Ledger, known: Case): Case[] => [
  known,
  ...allCases(view.state).filter((other) => other.heardWith === known.number && isBeforePanel(other)),
];

/** The case whose panel this one has, by a motion to join; null for one by itself, or left over by the other. */
export function leadOf({ state }: Ledger, { heardWith }: Case): Case | null {
  const lead = heardWith === null ? undefined : state.cases[heardWith];
  return lead !== undefined && isBeforePanel(lead) ? lead : null;
}
