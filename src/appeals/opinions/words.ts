import { type LeftOpen, nothingOpen } from '../../../terms/court/decisions.ts';
import { counted, dayOf, signed } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Case } from '../book/cases.ts';
import type { Decision, JudgementOutcome, OpinionKind, Relief, Subject } from '../book/court-entries.ts';
import { partyName } from '../party-names.ts';
import { openWords } from '../voting/left-open.ts';

/** What the Court decided, in a sentence without an end; names are as typed. */
export function outcomeWords(view: ClubView, known: Case, outcome: JudgementOutcome): string {
  switch (outcome.kind) {
    case 'uphold':
      return 'upheld: what was decided stands';
    case 'overturn':
      return `overturned: ${reliefWords(view, known, outcome.relief)}`;
    case 'remand':
      return `sent back, to be decided again by the Moderator on the conditions of the Court${openedWords(known, outcome)}`;
    case 'stands':
      return 'no outcome had a majority of the votes, so what was decided stands';
    case 'dismissed':
      return 'dismissed: what was decided stands';
    default:
      return outcome satisfies never;
  }
}

function openedWords({ subject }: Case, { open = nothingOpen }: { open?: LeftOpen | undefined }): string {
  const words = openWords(open, subject);
  return words === '' ? '' : `; the Moderator may ${words}`;
}

function reliefWords(view: ClubView, known: Case, relief: Relief): string {
  switch (relief.kind) {
    case 'undo':
      return undone[known.subject.kind];
    case 'until':
      return `the ban ends on ${dayOf(relief.until)} instead`;
    case 'points':
      return known.subject.kind === 'technical'
        ? `the score is changed by ${signed(relief.points)} points instead`
        : pointsWords(relief.points);
    case 'result':
      return resultWords(view, known, relief.score);
    default:
      return relief satisfies never;
  }
}

const undone: Readonly<Record<Subject['kind'], string>> = {
  penalty: 'the penalty is void, as though it had never been',
  ban: 'the ban is void, as though it had never been',
  monitor: 'the monitor is lifted',
  game: 'what was done to the game is undone',
  deduction: 'the points are given back',
  technical: 'the modification is undone',
  other: 'what was decided is undone',
};

const pointsWords = (points: number): string =>
  points === 0
    ? 'the penalty is a warning instead'
    : `the penalty is a deduction of ${counted(points, 'point')} instead`;

function resultWords(view: ClubView, { subject }: Case, score: number): string {
  const game = subject.kind === 'game' ? view.state.games[subject.game] : undefined;
  if (game === undefined) return 'the game has another result';
  if (score === 0.5) return `game ${game.number} is a draw`;
  return `game ${game.number} is won by ${partyName(view, score === 1 ? game.player : game.opponent)}`;
}

/** How somebody voted, in a word or two. */
export const voteWords: Readonly<Record<Decision['kind'], string>> = {
  uphold: 'to uphold',
  overturn: 'to overturn',
  remand: 'to send it back',
};

/** What an opinion is called, before the name of whoever wrote it. */
export const opinionWords: Readonly<Record<OpinionKind, string>> = {
  majority: 'Opinion of the Court, by',
  concurrence: 'Concurring, for reasons of their own:',
  dissent: 'Dissenting:',
};
