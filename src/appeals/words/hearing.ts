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
      `${namesOf(view, appeal.panel)} will hear ${caseShown(view, appeal)}${under(['III.3.7'])}. I tell them and the parties.`,
  ),
  recused: inCase(
    (appeal, _, view) =>
      `You no longer hear ${caseShown(view, appeal)}${under(['III.3.5'])}. I tell the Chief Justice and the parties.`,
  ),
  'counsel-named': inCase(
    (appeal, { person }, view) =>
      `${nameOf(view, person)} speaks for you in ${caseShown(view, appeal)}${under(['III.3'])}. I tell them.`,
  ),
  'witness-called': inCase(
    (appeal, { person }, view) =>
      `${nameOf(view, person)} is now a witness in ${caseShown(view, appeal)}${under(['III.3'])}. I tell them.`,
  ),
  'exhibit-filed': inCase(
    (appeal, { exhibit, secrecy }, view) =>
      `Exhibit ${exhibit} of ${caseShown(view, appeal)} has been filed exactly as you sent it${under(['III.3'])}.${secrecy === undefined ? '' : ` ${whoLooks[secrecy]}`}`,
  ),
  'exhibit-released': inCase(
    (appeal, { exhibit }, view) =>
      `Exhibit ${exhibit} of ${caseShown(view, appeal)} is released${under(['I.9.5'])}. Moderators and Justices can see it with \`/appeal status\`. Every look is logged.`,
  ),
  'exhibit-viewed': exhibitFileReply,
  'motion-made': inCase(
    (appeal, { motion, motionKind }, view) =>
      `You have made motion #${motion} in ${caseShown(view, appeal)}: ${motionWords[motionKind]}. The Justices who hear the case decide with \`/court rule\`${under(['III.3.3'])}.`,
  ),
  'motion-voted': inCase(
    (appeal, { motion, granted }, view) =>
      `Your vote on motion #${motion} in ${caseShown(view, appeal)} counts. ${rulingWords(granted)}${under(['III.3.3'])}.`,
  ),
};

const whoLooks: Readonly<Record<Secrecy, string>> = {
  open: 'The parties and the Court can see it with `/appeal status`.',
  sealed: 'Only the Justices who hear the case can see it. Every look is logged.',
  raw: `This case is about an online game, so only the Chief Justice can see it. The Justices who hear the case can, once most of them order it${under(['I.9.5', 'I.9.9'])}. Every look is logged.`,
  redacted: `The Justices who hear the case can see it. All Moderators and Justices can, after \`/chief release\`${under(['I.9.5', 'I.9.8'])}. Every look is logged.`,
};

const rulingWords = (granted: boolean | null): string => {
  if (granted === null) return 'The other Justices still have to vote';
  return granted ? 'The motion is granted' : 'The motion is denied';
};

/** What a motion asks for. */
export const motionWords: Readonly<Record<MotionKind, string>> = {
  dismiss: 'to dismiss the case, so that the decision stands',
  summary: 'to vote now, without hearing any more',
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
      `The Court has too few Justices for a panel, so all of them hear the case${under(['III.3.5.1'])}.`,
    ),
    ...when(
      allOf === null && despiteConflict.length > 0,
      `Too few Justices have no conflict, so ${namesOf(view, despiteConflict)} would hear the case anyway${under(['III.3.5.1'])}. Everyone in the case is told.`,
    ),
    ...leaving.map((person) => `${nameOf(view, person)} no longer hears it.`),
  ];
  return toAsker(lines);
}

function conflictLines({ panel, conflicted }: PanelPreview, view: ClubView): string[] {
  if (conflicted.length === 0) return [`No Justice has a conflict of interest${under(['III.3.5'])}.`];
  const each = conflicted.map(({ person, kinds }) => {
    const sits = panel.includes(person) ? ' – would hear it' : '';
    return `• ${nameOf(view, person)}: ${listed(kinds.map((kind) => conflictWords[kind]))}${sits}`;
  });
  return [`Conflicts of interest${under(['III.3.5'])}:`, ...each];
}

/** The motions of a case that nobody has ruled on, in a few words each. */
export const openMotions = ({ motions }: Case): string[] =>
  motions.flatMap((motion) =>
    motion?.granted === null ? [`#${motion.number} ${motionWords[motion.kind]}`] : [],
  );
