import { counted } from '../../../terms/words.ts';
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
import { reasonLines, under } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import { courtOf, withoutWord } from '../court.ts';
import type { CourtNotice, PetitionStep } from '../notices.ts';
import { caseNote, caseOf, caseShown, forGood, subjectWords, telling } from './case-words.ts';

/** What the Court in its channel, and each party alone, are told of a petition. What it says is behind a button. */
export async function renderPetitionNotice(notice: CourtNotice<'petition'>, scene: Scene): Promise<Reply> {
  const { view } = scene;
  const appeal = caseOf(view, notice.case);
  const lines = [
    `${caseShown(view, appeal)}: ${said[notice.step](appeal, view)}`,
    ...(await reasonLines(scene, notice.entry)),
    ...forParty(notice, appeal, view),
  ];
  return {
    ...telling(view, notice.person, lines, whoActs(notice.step, appeal, view)),
    components: mayRead.includes(notice.step) ? [readButton(notice, appeal, view.id)] : [],
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

function whoActs(step: PetitionStep, appeal: Case, view: ClubView): PersonNumber[] {
  if (step === 'filed' || step === 'seconded') return withoutWord(view, appeal);
  if (step === 'en-banc-accepted' || (step === 'granted' && appeal.enBanc)) return courtOf(view);
  return step === 'granted' || step === 'en-banc-asked' ? holders(view.state, 'chief') : [];
}

function forParty({ step, person }: CourtNotice<'petition'>, appeal: Case, view: ClubView): string[] {
  if (person === null) return [];
  if (step === 'granted' || step === 'en-banc-accepted')
    return ['To have somebody speak for you, use `/court counsel`.'];
  if (step !== 'filed') return [];
  return person === appeal.petitioner
    ? ['I will tell you what happens. Until then nothing changes.', caseNote(view, appeal)]
    : [
        'You are the other party. Nothing changes for now, and you don’t need to do anything.',
        caseNote(view, appeal),
      ];
}

const said: Readonly<Record<PetitionStep, (appeal: Case, view: ClubView) => string>> = {
  filed: (appeal, view) =>
    `somebody asks the Court to look at ${subjectWords(view, appeal)}${under(['III.3'])}. The Chief Justice, or ${counted(view.state.figures.grantingJustices, 'Justice')} together, can grant it with \`/court grant\`. Only the Chief Justice can deny it, with \`/court deny\`${under(['III.3.6'])}.`,
  seconded: () =>
    `a Justice has granted it. It needs another Justice, or the Chief Justice, to use \`/court grant\` too${under(['III.3.6'])}.`,
  granted: ({ enBanc, subject }, view) =>
    enBanc
      ? `the whole Court will hear it${under(['III.3.6', broughtIn(view, subject).act ?? 'III.5.1'])}.`
      : `the Court will hear it${under(['III.3.6'])}. The Chief Justice chooses its panel with \`/court panel\`${under(['III.3.7'])}.`,
  denied: (_, view) =>
    `the Chief Justice has denied it${under(['III.3.6'])}, so the Court will not hear it. The decision stands, unless ${counted(view.state.figures.grantingJustices, 'Justice')} still grant it together. You don’t need to do anything.`,
  withdrawn: () => `the petition has been withdrawn${under(['III.3'])}.`,
  'en-banc-asked': () =>
    `a party asks for the whole Court${under(['III.3.9'])}. The Chief Justice answers with \`/court grant\` or \`/court deny\`${under(['III.3.9.1'])}.`,
  'en-banc-accepted': () => `the whole Court will hear it${under(['III.3.9', 'III.3.9.1'])}.`,
  'en-banc-declined': (appeal) =>
    `the whole Court will not hear it${under(['III.3.9.1'])}. The judgement stands${forGood(appeal)}.`,
};
