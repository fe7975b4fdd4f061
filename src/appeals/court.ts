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

/** The parties of a case, and those who speak for them. */
export const sidesOf = (appeal: Case): PersonNumber[] => [
  ...partiesOf(appeal),
  ...appeal.counsel.map(({ person }) => person),
];

/** Whether somebody may see more of a case than the public: a party, counsel, or the Court; no vote before all are cast. */
export const isInside = (view: Ledger, appeal: Case, person: PersonNumber | null): boolean =>
  person !== null && [...sidesOf(appeal), ...courtOf(view)].includes(person);

/**
 * Who hears the case, or heard it: its panel, or the whole Court with all who have a conflict (Acts III.3.3, III.3.5.3
 * and III.3.9); nobody who came to the Court later.
 */
export function benchOf(view: Ledger, appeal: Case): PersonNumber[] {
  if (!isWholeCourts(appeal.stage)) return appeal.panel;
  return isBeforeAll(appeal.stage) ? courtOf(view) : whoDecided(appeal);
}

/** Act III.3.9: who had a part in the judgement of the whole Court, with those who were silent. */
const whoDecided = ({ rounds, judgements }: Case): PersonNumber[] => [
  ...rounds.filter(({ enBanc }) => enBanc).flatMap(({ votes }) => votes.map(({ person }) => person)),
  ...judgements.filter(({ enBanc }) => enBanc).flatMap(({ majority, silent }) => [...majority, ...silent]),
];

/** Who votes on the case: those of its panel who still are of the Court, or the whole Court as it is today. */
export function votersOf(view: Ledger, appeal: Case): PersonNumber[] {
  const court = courtOf(view);
  return isBeforeAll(appeal.stage) ? court : appeal.panel.filter((justice) => court.includes(justice));
}

/** Who of them has not voted in the round that is open. */
export const silentIn = (view: Ledger, appeal: Case): PersonNumber[] =>
  silentOf(currentRound(appeal)?.votes ?? [], votersOf(view, appeal));

/** How many of a panel's places are empty, as somebody does not sit any more or left the Court; none en banc. */
export const vacancies = (view: Ledger, appeal: Case): number =>
  isBeforeAll(appeal.stage) ? 0 : appeal.seats - votersOf(view, appeal).length;

/** Whether everybody is there who has to vote. */
export const isComplete = (view: Ledger, appeal: Case): boolean =>
  vacancies(view, appeal) <= 0 && votersOf(view, appeal).length > 0;

/** Act III.3.6: those of the Court who have not said yet that the case is to be heard. */
export const withoutWord = (view: Ledger, { writs }: Case): PersonNumber[] =>
  courtOf(view).filter((justice) => !writs.some(({ person }) => person === justice));

/** Act III.3.5: the conflicts that a Justice has in any of those cases, each kind once. */
export const conflictsIn = (
  view: ClubView,
  cases: readonly Case[],
  justice: PersonNumber,
): ConflictKind[] => [...new Set(cases.flatMap((appeal) => conflictsOf(involvedIn(view, appeal), justice)))];

/** Act III.3.5: who had what to do with a case. */
function involvedIn(view: ClubView, appeal: Case): Involved {
  const { decided, players } = broughtIn(view, appeal.subject).involved();
  return {
    party: partiesOf(appeal),
    counsel: appeal.counsel.map(({ person }) => person),
    witness: appeal.witnesses,
    moderator: decided.filter((person) => person != null).filter((person) => !players.includes(person)),
    player: players,
    recused: appeal.recused,
  };
}

const mayBeSeated = ({ stage }: Case): boolean => after(stage, 'seat') !== null;

/** The case and those that a motion joined to it, for as long as they are heard: one panel has them all. */
export const heardTogether = (view: Ledger, appeal: Case): Case[] => [
  appeal,
  ...allCases(view.state).filter((other) => other.heardWith === appeal.number && mayBeSeated(other)),
];

/** The case whose panel this one has, by a motion to join; null for one by itself, or left over by the other. */
export function leadOf({ state }: Ledger, { heardWith }: Case): Case | null {
  const lead = heardWith === null ? undefined : state.cases[heardWith];
  return lead !== undefined && mayBeSeated(lead) ? lead : null;
}
