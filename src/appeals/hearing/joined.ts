import type { ClubView } from '../../club/ports.ts';
import type { Case } from '../../ledger/cases.ts';
import { allCases } from '../find-case.ts';

/** The case and those that a motion joined to it: all that is heard in its hearing. */
export const heardTogether = (view: Pick<ClubView, 'state'>, known: Case): Case[] => [
  known,
  ...allCases(view).filter(({ heardWith }) => heardWith === known.number),
];
