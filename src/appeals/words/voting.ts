import type { Rendered, Scene } from '../../house/words/scene.ts';
import { cite, listed, moved, nameOf } from '../../house/words/text.ts';
import type { RoundResult, VotingOutcome } from '../voting/outcomes.ts';
import { caseOf, citationShown } from './case-words.ts';
import { redecidedWords } from './voting-questions.ts';

/** What became of a vote, or of a new decision, for whoever made it; the others are told by themselves. */
export function renderVoting(outcome: VotingOutcome, { view }: Scene): Rendered {
  const cited = `**${citationShown(caseOf(view, outcome.case))}**`;
  if (outcome.kind === 'vote-cast') {
    const names = outcome.waitingFor.map((person) => nameOf(view, person));
    return { audience: 'asker', content: `Your vote on ${cited} is cast. ${next(outcome.round, names)}` };
  }
  const said = redecidedWords[outcome.redecision].replace('has', 'have');
  return {
    audience: 'asker',
    content: `You ${said} in ${cited} (${cite(['III.3.8'])}). The panel, both parties and #discussion are told.${moved(view, outcome.changes)}`,
  };
}

function next(round: RoundResult, waitingFor: readonly string[]): string {
  switch (round) {
    case 'waiting':
      return `Nobody sees it before everybody has voted. Still to vote: ${listed(waitingFor)} (${cite(['III.3.8'])}).`;
    case 'revote':
      return `It was the last one. No outcome had a majority, so everybody votes once more (${cite(['III.3.8'])}).`;
    case 'judged':
      return `It was the last one: the Court has decided, and everybody concerned is told (${cite(['III.3.8'])}).`;
    default:
      return round satisfies never;
  }
}
