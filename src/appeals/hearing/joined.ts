import { after } from '../../../terms/court/stages.ts';
import type { ClubView } from '../../house/ports.ts';
import { allCases, type Case } from '../book/cases.ts';

type Cases = Pick<ClubView, 'state'>;

/** Whether a panel has the case, or is to have it. */
const isBeforePanel = ({ stage }: Case): boolean => after(stage, 'seat') !== null;

/** The case and those that a motion joined to it, for as long as they are heard: one panel has them all. */
export const heardTogether = (view: Cases, known: Case): Case[] => [
  known,
  ...allCases(view.state).filter((other) => other.heardWith === known.number && isBeforePanel(other)),
];

/** The case whose panel this one has, by a motion to join; null for one by itself, or left over by the other. */
export function leadOf({ state }: Cases, { heardWith }: Case): Case | null {
  const lead = heardWith === null ? undefined : state.cases[heardWith];
  return lead !== undefined && isBeforePanel(lead) ? lead : null;
}
