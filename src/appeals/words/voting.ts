import type { ClubView } from '../../house/ports.ts';
import type { OutcomeWords } from '../../house/words/reply.ts';
import { cite, listed, moved, nameOf } from '../../house/words/text.ts';
import type { CaseNumber } from '../../ledger/fields.ts';
import type { RoundResult, votingOutcomes } from '../outcomes.ts';
import { caseOf, citationShown } from './case-words.ts';
import { redecidedWords } from './voting-questions.ts';

/** What became of a vote, or of a new decision, for whoever made it; the others are told by themselves. */
export const votingWords: OutcomeWords<typeof votingOutcomes> = {
  'vote-cast': ({ case: number, round, waitingFor }, { view }) => ({
    audience: 'asker',
    content: `Your vote on ${cited(view, number)} is cast. ${rounds[round](waitingFor.map((person) => nameOf(view, person)))}`,
  }),
  redecided: ({ case: number, redecision, changes }, { view }) => ({
    audience: 'asker',
    content: `You ${redecidedWords[redecision].replace('has', 'have')} in ${cited(view, number)} (${cite(['III.3.8'])}). The panel, both parties and #discussion are told.${moved(view, changes)}`,
  }),
};

const cited = (view: ClubView, number: CaseNumber): string => `**${citationShown(caseOf(view, number))}**`;

const rounds: Readonly<Record<RoundResult, (waitingFor: readonly string[]) => string>> = {
  waiting: (names) =>
    `Nobody sees it before everybody has voted. Still to vote: ${listed(names)} (${cite(['III.3.8'])}).`,
  revote: () =>
    `It was the last one. No outcome had a majority, so everybody votes once more (${cite(['III.3.8'])}).`,
  judged: () =>
    `It was the last one: the Court has decided, and everybody concerned is told (${cite(['III.3.8'])}).`,
};
