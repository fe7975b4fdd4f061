import { holders } from '../../house/book/offices.ts';
import { broughtIn } from '../../house/brought.ts';
import type { ClubView } from '../../house/ports.ts';
import {
  type ActionRow,
  button,
  directButton,
  type Reply,
  row,
  type Scene,
} from '../../house/words/reply.ts';
import { accountsOf, calling, cite, reasonLines } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import { courtOf } from '../court.ts';
import type { CourtNotice, PetitionStep } from '../notices.ts';
import { caseOf, caseShown, forGood, subjectWords } from './case-words.ts';

/**
 * What the Court in its channel, and each party alone, are told of a petition. What the petitioner wrote is behind a
 * button, for the parties and the Court.
 */
export async function renderPetitionNotice(notice: CourtNotice<'petition'>, scene: Scene): Promise<Reply> {
  const { view } = scene;
  const known = caseOf(view, notice.case);
  const toCourt = notice.person === null;
  const called = toCourt ? whoActs(notice.step, known, view) : [];
  const lines = [
    `${caseShown(view, known)}: ${said[notice.step](known, view)}`,
    ...(await reasonLines(scene, notice.entry)),
    ...(toCourt ? calling(view, called) : forParty(notice, known)),
  ];
  return {
    audience: toCourt ? 'club' : 'asker',
    content: lines.join('\n'),
    components: mayRead.includes(notice.step) ? [readButton(notice, known, view.id)] : [],
    pings: accountsOf(view, notice.person === null ? called : [notice.person]),
  };
}

const mayRead: readonly PetitionStep[] = ['filed', 'seconded', 'en-banc-asked'];

function readButton({ person }: CourtNotice<'petition'>, { year, ordinal }: Case, club: string): ActionRow {
  const args = [`${year}/${ordinal}`];
  const label = 'Read the petition';
  return row(
    person === null ? button(label, 'petition-read', args) : directButton(club, label, 'petition-read', args),
  );
}

/** Who of the Court has to do something about it now. */
function whoActs(step: PetitionStep, known: Case, view: ClubView): PersonNumber[] {
  const court = courtOf(view);
  switch (step) {
    case 'filed':
    case 'seconded':
      return court.filter((justice) => !known.writs.some(({ person }) => person === justice));
    case 'granted':
      return known.enBanc ? court : holders(view.state, 'chief');
    case 'en-banc-asked':
      return holders(view.state, 'chief');
    case 'en-banc-accepted':
      return court;
    case 'denied':
    case 'withdrawn':
    case 'en-banc-declined':
      return [];
    default:
      return step satisfies never;
  }
}

/** What a party may do next. */
function forParty({ step, person }: CourtNotice<'petition'>, known: Case): string[] {
  const own = person === known.petitioner;
  if (step === 'filed')
    return own
      ? ['You are told what becomes of it. Until then nothing changes.']
      : ['You are the other party. Until the Court takes it, nothing changes and you need not do anything.'];
  if (step === 'granted' || step === 'en-banc-accepted')
    return ['You can name somebody to speak for you with `/court counsel`.'];
  return [];
}

const said: Readonly<Record<PetitionStep, (known: Case, view: ClubView) => string>> = {
  filed: (known, view) =>
    `the Court is asked to look at ${subjectWords(view, known)} (${cite(['III.3'])}). The Chief Justice, or Justices together, have it heard with \`/court grant\`; the Chief Justice alone denies it with \`/court deny\` (${cite(['III.3.6'])}).`,
  seconded: () =>
    `a Justice wants it heard. Another Justice, or the Chief Justice, has to say so too with \`/court grant\` (${cite(['III.3.6'])}).`,
  granted: ({ enBanc, subject }, view) =>
    enBanc
      ? `the whole Court hears it (${cite(['III.3.6', broughtIn(view, subject).act ?? 'III.5.1'])}).`
      : `the Court hears it (${cite(['III.3.6'])}). The Chief Justice chooses its panel with \`/court panel\` (${cite(['III.3.7'])}).`,
  denied: () =>
    `the Chief Justice does not have it heard (${cite(['III.3.6'])}). What was decided stands, unless Justices together still take it with \`/court grant\`.`,
  withdrawn: () => `whoever asked the Court has taken that back (${cite(['III.3'])}).`,
  'en-banc-asked': () =>
    `a party asks for the whole Court (${cite(['III.3.9'])}). The Chief Justice answers with \`/court grant\` or \`/court deny\` (${cite(['III.3.9.1'])}).`,
  'en-banc-accepted': () => `the whole Court hears it (${cite(['III.3.9', 'III.3.9.1'])}).`,
  'en-banc-declined': (known) =>
    `the whole Court does not hear it (${cite(['III.3.9.1'])}). The judgement stands${forGood(known)}.`,
};
