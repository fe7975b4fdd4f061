import { citationOf } from '../../../terms/court/citation.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Errand } from '../../house/room.ts';
import { button } from '../../house/words/reply.ts';
import { plain } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Case, openCases } from '../book/cases.ts';
import { conflictsIn, sidesOf, vacancies, votersOf } from '../court.ts';
import { type Awaited, type DocketLine, docketOf, publicName, type Waiting } from '../docket/docket.ts';
import { heardStages } from '../hearing/roles.ts';
import { caseShown } from './case-words.ts';
import { waitingWords } from './docket.ts';

/** What waits before the Court for a person: what they have to do in a case, motions to vote on, and their own cases. */
export const courtErrands = (view: ClubView, person: PersonNumber): Errand[] => [
  ...docketOf(view).flatMap((line) => inCase(view, line, person)),
  ...openCases(view.state).flatMap((appeal) => motions(view, appeal, person)),
];

function inCase(view: ClubView, line: DocketLine, person: PersonNumber): Errand[] {
  const own = line.waiting.filter((waiting) => isFor(view, line.appeal, waiting, person));
  if (own.length > 0) return own.map((waiting) => duty(view, line.appeal, waiting));
  return sidesOf(line.appeal).includes(person) ? ownCase(view, line) : [];
}

/** Act III.3.5: nobody is asked to take a case in which they have a conflict of interest. */
const isFor = (view: ClubView, appeal: Case, { awaited, from }: Waiting, person: PersonNumber): boolean =>
  from.includes(person) && (awaited !== 'writ' || conflictsIn(view, [appeal], person).length === 0);

const read = ({ year, ordinal }: Case) =>
  button('Read the petition', 'petition-read', [`${year}/${ordinal}`]);

function duty(view: ClubView, appeal: Case, { awaited, due }: Waiting): Errand {
  const { what, how, reads = false } = duties[awaited];
  return {
    what: `${caseShown(view, appeal)}: ${what}`,
    since: appeal.since,
    due,
    how: how.map((command) => `${command} case:${citationOf(appeal)}`),
    ...(reads ? { buttons: [read(appeal)] } : {}),
  };
}

interface Duty {
  what: string;
  /** The commands for it, but for the case. */
  how: readonly string[];
  /** Whether the petition has to be read first. */
  reads?: boolean;
}

const duties: Readonly<Record<Awaited, Duty>> = {
  writ: {
    what: 'should the Court hear it?',
    how: ['/court grant', '/court deny'],
    reads: true,
  },
  panel: { what: 'choose who hears it.', how: ['/court panel'] },
  'first-vote': {
    what: 'vote when you have heard enough. The first vote closes the hearing.',
    how: ['/court vote'],
  },
  vote: { what: 'vote.', how: ['/court vote'] },
  redecision: { what: 'decide again.', how: ['/penalty redecide'] },
  answer: { what: 'should the whole Court hear it?', how: ['/court grant', '/court deny'], reads: true },
  opinion: { what: 'write the opinion of the Court.', how: ['/court opinion kind:majority'] },
};

/** A case of a party, and what its next step is; nothing but what everybody may know. */
function ownCase(view: ClubView, { appeal, waiting }: DocketLine): Errand[] {
  const [next] = waiting;
  if (next === undefined) return [];
  const name = (other: PersonNumber) => plain(publicName(view, appeal, other), 32);
  return [
    {
      what: `Your case ${caseShown(view, appeal)} waits for ${waitingWords(next, name, view.state.figures)}. You don’t have to do anything, but you can read how it is going.`,
      since: appeal.since,
      due: next.due,
      how: [`/appeal status case:${citationOf(appeal)}`],
    },
  ];
}

/** Act III.3.3: motions on which somebody who hears the case has not voted. */
function motions(view: ClubView, appeal: Case, person: PersonNumber): Errand[] {
  const sits = votersOf(view, appeal).includes(person) && vacancies(view, appeal) <= 0;
  if (!sits || !heardStages.includes(appeal.stage)) return [];
  return appeal.motions
    .filter((motion) => motion !== undefined)
    .filter(({ granted, votes }) => granted === null && !votes.some((vote) => vote.person === person))
    .map(({ number, at }) => ({
      what: `${caseShown(view, appeal)}: vote on motion #${number}.`,
      since: at,
      due: null,
      how: [`/court rule case:${citationOf(appeal)} motion:${number}`],
    }));
}
