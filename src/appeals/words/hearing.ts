import type { ClubView } from '../../house/ports.ts';
import { type OutcomeWords, type Reply, toAsker } from '../../house/words/reply.ts';
import { listed, nameOf, under } from '../../house/words/text.ts';
import type { Case } from '../book/cases.ts';
import type { MotionKind } from '../book/court-entries.ts';
import type { Secrecy } from '../book/exhibit-views.ts';
import type { PanelPreview } from '../hearing/seat-panel.ts';
import type { hearingOutcomes } from '../outcomes.ts';
import { caseShown, conflictWords, inCase, namesOf, when } from './case-words.ts';
import { exhibitFileReply } from './exhibits.ts';

/** What became of something in a hearing, for the person who did it: those who hear the case are told by themselves. */
export const hearingWords: OutcomeWords<typeof hearingOutcomes> = {
  'panel-seated': inCase(
    (appeal, _, view) =>
      `${namesOf(view, appeal.panel)} hear ${caseShown(view, appeal)}${under(['III.3.7'])}. They and the parties are told.`,
  ),
  recused: inCase(
    (appeal, _, view) =>
      `You do not hear ${caseShown(view, appeal)}${under(['III.3.5'])}. The Chief Justice and the parties are told.`,
  ),
  'counsel-named': inCase(
    (appeal, { person }, view) =>
      `${nameOf(view, person)} speaks for you in ${caseShown(view, appeal)}${under(['III.3'])}. They are told.`,
  ),
  'witness-called': inCase(
    (appeal, { person }, view) =>
      `${nameOf(view, person)} is called as a witness in ${caseShown(view, appeal)}${under(['III.3'])}. They are told.`,
  ),
  'exhibit-filed': inCase(
    (appeal, { exhibit, secrecy }, view) =>
      `Exhibit ${exhibit} of ${caseShown(view, appeal)} is kept as you sent it${under(['III.3'])}.${secrecy === undefined ? '' : ` ${whoLooks[secrecy]}`}`,
  ),
  'exhibit-released': inCase(
    (appeal, { exhibit }, view) =>
      `Exhibit ${exhibit} of ${caseShown(view, appeal)} is released${under(['I.9.5'])}. Moderators and Justices find it with \`/appeal status\`, and each look is logged.`,
  ),
  'exhibit-viewed': exhibitFileReply,
  'motion-made': inCase(
    (appeal, { motion, motionKind }, view) =>
      `Motion #${motion} in ${caseShown(view, appeal)} is made: ${motionWords[motionKind]}. Those who hear the case decide on it with \`/court rule\`${under(['III.3.3'])}.`,
  ),
  'motion-voted': inCase(
    (appeal, { motion, granted }, view) =>
      `Your vote on motion #${motion} in ${caseShown(view, appeal)} is taken. ${rulingWords(granted)}${under(['III.3.3'])}.`,
  ),
};

const whoLooks: Readonly<Record<Secrecy, string>> = {
  open: 'The parties and the Court can look at it with `/appeal status`.',
  sealed: 'Only those who hear the case may look at it, and each look is logged.',
  raw: `As the case is over an online game, only the Chief Justice may look at it, and those who hear the case once most of them order so${under(['I.9.5', 'I.9.9'])}. Each look is logged.`,
  redacted: `Those who hear the case may look at it, and all Moderators and Justices after \`/chief release\`${under(['I.9.5', 'I.9.8'])}. Each look is logged.`,
};

const rulingWords = (granted: boolean | null): string => {
  if (granted === null) return 'The others have to vote too';
  return granted ? 'The motion is granted' : 'The motion is denied';
};

/** What a motion asks for. */
export const motionWords: Readonly<Record<MotionKind, string>> = {
  dismiss: 'to dismiss the case, so that what was decided stands',
  summary: 'to vote now, without hearing more',
  join: 'to hear another case together with this one',
  seal: 'to seal an exhibit',
  'raw-evidence': 'to open the raw evidence of the online game',
};

/** Who would hear a case, and who of the Court has a conflict in it, before it is done; for the Chief Justice alone. */
export function renderPanelQuestion(preview: PanelPreview, view: ClubView): Reply {
  const { appeal, panel, allOf, leaving, despiteConflict } = preview;
  const lines = [
    `Have ${caseShown(view, appeal)} heard by ${namesOf(view, panel)}?${under(['III.3.7'])}`,
    ...conflictLines(preview, view),
    ...when(
      allOf !== null,
      `The Court has too few Justices for a panel, so all of them sit${under(['III.3.5.1'])}.`,
    ),
    ...when(
      allOf === null && despiteConflict.length > 0,
      `Too few have no conflict, so some sit although they have one${under(['III.3.5.1'])}. The order says so.`,
    ),
    ...leaving.map((person) => `${nameOf(view, person)} does not hear it any more.`),
  ];
  return toAsker(lines);
}

function conflictLines({ panel, conflicted }: PanelPreview, view: ClubView): string[] {
  if (conflicted.length === 0) return [`Nobody of the Court has a conflict in it${under(['III.3.5'])}.`];
  const each = conflicted.map(({ person, kinds }) => {
    const sits = panel.includes(person) ? ' – would sit' : '';
    return `• ${nameOf(view, person)}: ${listed(kinds.map((kind) => conflictWords[kind]))}${sits}`;
  });
  return [`Conflicts of interest${under(['III.3.5'])}:`, ...each];
}

/** The motions of a case that nobody has ruled on, in a few words each. */
export const openMotions = ({ motions }: Case): string[] =>
  motions.flatMap((motion) =>
    motion?.granted === null ? [`#${motion.number} ${motionWords[motion.kind]}`] : [],
  );
