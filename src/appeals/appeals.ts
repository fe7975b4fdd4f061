import type { CourtItems } from '../house/court-items.ts';
import type { Room } from '../house/room.ts';
import type { EntryType } from '../rule-books.ts';
import {
  casesAbout,
  casesWith,
  effectsInForce,
  holdsOn,
  latestJudgement,
  openCaseOf,
  sealedVotes,
} from './book/cases.ts';
import { docketDue } from './docket/due.ts';
import { exhibitsForgotten } from './hearing/exhibits.ts';
import { exhibitsLeft, exportCourt } from './hearing/export.ts';
import { hearingReminder } from './hearing/remind-hearing.ts';
import { votingDue } from './voting/due.ts';
import { caseOf, citationShown } from './words/case-words.ts';
import { courtErrands } from './words/errands.ts';

const partyEntries: readonly EntryType[] = [
  'petitioned',
  'petition-withdrawn',
  'petition-denied',
  'judged',
  'redecided',
  'en-banc-asked',
  'en-banc-answered',
];

/** What somebody takes to the Court that is about nothing in the ledger. */
const anythingElse: CourtItems = {
  items: {
    other: () => [
      { key: 'other', what: 'other', subject: { kind: 'other' }, concerned: null, stands: true, at: 0 },
    ],
  },
  kinds: {
    other: {
      called: 'other matter',
      heard: 'another matter',
      undone: 'the decision is undone',
      brought: () => ({
        words: 'another matter',
        choice: { label: () => 'Anything else', whole: true },
        undone: 'it does not hold',
        answering: () => null,
        involved: () => ({ decided: [], players: [] }),
        effects: () => [],
        lines: async () => [],
      }),
    },
  },
};

/** The Court in the common matters of the club. */
export const appeals: Room = {
  due: [votingDue, docketDue, exhibitsForgotten],
  reminders: [hearingReminder],
  exported: exportCourt,
  about({ state }, person) {
    const cases = new Set(casesWith(state, person).map(({ number }) => number));
    return (entry) =>
      partyEntries.includes(entry.type) ? 'case' in entry && cases.has(entry.case) : undefined;
  },
  sealedEntries: ({ state }) => sealedVotes(state),
  openCase: ({ state }, person) => openCaseOf(state, person)?.number ?? null,
  heldByCases: holdsOn,
  leftBehind: (view, person) => ({ exhibits: exhibitsLeft(view, person) }),
  citation: (view, number) => citationShown(caseOf(view, number)),
  court: anythingElse,
  errands: courtErrands,
  judgedIn: ({ state }, subject) =>
    casesAbout(state, subject).findLast((each) => latestJudgement(each) !== null)?.number ?? null,
  undoneIn: ({ state }, { number: penalty, seq }) =>
    casesAbout(state, { kind: 'penalty', penalty }).find((appeal) =>
      effectsInForce(appeal).some((effect) => effect.kind === 'void' && effect.entry === seq),
    )?.number ?? null,
};
