import { type LeftOpen, nothingOpen } from '../../../terms/court/decisions.ts';
import { counted, dayOf, listed, signed } from '../../../terms/words.ts';
import { broughtIn, courtItem } from '../../house/brought.ts';
import type { ClubView } from '../../house/ports.ts';
import { type Case, latestJudgement } from '../book/cases.ts';
import type { Decision, JudgementOutcome, OpinionKind, Relief } from '../book/court-entries.ts';
import { partyName } from '../party-names.ts';
import type { Published } from './published.ts';

/** What the Court decided, in a sentence without an end; names are as typed. */
export function outcomeWords(view: ClubView, appeal: Case, outcome: JudgementOutcome): string {
  switch (outcome.kind) {
    case 'uphold':
      return 'upheld: the decision stands';
    case 'overturn':
      return `overturned: ${reliefWords(view, appeal, outcome.relief)}`;
    case 'remand':
      return `sent back for the Moderator to decide again, under the Court’s conditions${openedWords(view, appeal, outcome.open)}`;
    case 'stands':
      return 'no outcome had a majority of the votes, so the decision stands';
    case 'dismissed':
      return 'dismissed: the decision stands';
    default:
      return outcome satisfies never;
  }
}

function openedWords(view: ClubView, appeal: Case, open: LeftOpen = nothingOpen): string {
  const words = openWords(view, appeal, open);
  return words === '' ? '' : `; the Moderator may ${words}`;
}

function reliefWords(view: ClubView, { subject }: Case, relief: Relief): string {
  const item = courtItem(view, subject.kind);
  switch (relief.kind) {
    case 'undo':
      return item.undone;
    case 'until':
      return `the ban lasts until the end of ${dayOf(relief.until)} instead`;
    case 'points':
      return item.isChange === true
        ? `the score is changed by ${signed(relief.points)} points instead`
        : pointsWords(relief.points);
    case 'result': {
      const { result } = broughtIn(view, subject);
      return result?.(relief.score, (person) => partyName(view, person)).published ?? 'another result';
    }
    default:
      return relief satisfies never;
  }
}

const pointsWords = (points: number): string =>
  points === 0
    ? 'the penalty is a warning instead'
    : `the penalty is a deduction of ${counted(points, 'point')} instead`;

/** How somebody voted, in a word or two. */
export const voteWords: Readonly<Record<Decision['kind'], string>> = {
  uphold: 'to uphold',
  overturn: 'to overturn',
  remand: 'to send it back',
};

/** How each voted, and who did not in time; names as `shown` makes them safe. */
export const votedWords = ({ votes, silent }: Published, shown: (name: string) => string): string[] => [
  ...votes.map(({ name, vote }) => `${shown(name)} ${vote}`),
  ...silent.map((name) => `${shown(name)} did not vote in time`),
];

/** What an opinion is called, before the name of the person who wrote it. */
export const opinionWords: Readonly<Record<OpinionKind, string>> = {
  majority: 'Opinion of the Court, by',
  concurrence: 'Concurring, for other reasons:',
  dissent: 'Dissenting:',
};

/** What the panel that sent the case back left open to the Moderator (Acts II.9.4 and III.3.8). */
export function leftOpenIn(appeal: Case): LeftOpen {
  const outcome = latestJudgement(appeal)?.outcome;
  return (outcome?.kind === 'remand' ? outcome.open : undefined) ?? nothingOpen;
}

/** What is left open, after “the Moderator may”; empty where the panel named nothing. */
export function openWords(view: ClubView, { subject }: Case, { lift, until, points }: LeftOpen): string {
  const ofPoints = (most: number) =>
    courtItem(view, subject.kind).isChange === true
      ? `change the score by up to ${signed(most)}`
      : `take up to ${counted(most, 'point')}`;
  return listed(
    [
      ...(until === null ? [] : [`let the ban end as late as ${dayOf(until)}`]),
      ...(lift ? [`lift or shorten ${until === null ? 'the ban' : 'it'}`] : []),
      ...(points === null ? [] : [ofPoints(points)]),
    ],
    'or',
  );
}
