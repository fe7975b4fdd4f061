import { citationOf } from '../../../terms/court/citation.ts';
import { subjectNames } from '../../../terms/court/decisions.ts';
import type { ClubView } from '../../house/ports.ts';
import { pagesOf, pick } from '../../house/words/pages.ts';
import { colours, pageRow, type Reply, type Scene, withActsInFooter } from '../../house/words/reply.ts';
import { dayOf, listed, nameOf, paragraphs, plain, under, whenOf } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case, Exhibit, Judgement, Motion } from '../book/cases.ts';
import type { MotionKind } from '../book/court-entries.ts';
import { isInside } from '../court.ts';
import { publicName, type Status, waitingFor } from '../docket/docket.ts';
import { exhibitsFor } from '../hearing/view-exhibit.ts';
import { outcomeWords } from '../opinions/words.ts';
import { titleOf } from '../party-names.ts';
import { caseShown, namesOf, stageNames, stageWords, subjectWords, when } from './case-words.ts';
import { waitingLines } from './docket.ts';
import { exhibitButtons, exhibitWords } from './exhibits.ts';
import { transcriptButton } from './transcript.ts';

type CaseStatus = Extract<Status, { kind: 'case' }>;

/** How a case stands, for the person who asks; parties, their counsel and the Court see all but the votes that are sealed. */
export async function renderStatus(status: Status, scene: Scene, wanted = 1): Promise<Reply> {
  if (status.kind === 'own') return renderOwn(status.cases, scene, wanted);
  const { appeal, reader } = status;
  const lines = status.inside ? await insideLines(status, scene) : publicLines(appeal, scene);
  const { item: description = '', page, pages } = pick(pagesOf(lines.join('\n')), wanted);
  const footer = pages > 1 ? { footer: { text: `Page ${page} of ${pages}` } } : {};
  return {
    audience: 'asker',
    embeds: [
      withActsInFooter({ title: titleShown(appeal, scene), color: colours.reading, description, ...footer }),
    ],
    components: [
      ...pageRow('case-status', [appeal.year, appeal.ordinal], { page, pages }),
      ...exhibitButtons(scene.view, appeal, reader),
      ...transcriptButton(scene.view, appeal, reader),
    ],
  };
}

const titleShown = (appeal: Case, { view }: Scene): string =>
  `${citationOf(appeal)}: ${plain(titleOf(view, appeal))}`;

function publicLines(appeal: Case, scene: Scene): string[] {
  const name = (person: PersonNumber) => plain(publicName(scene.view, appeal, person), 32);
  return [
    `About ${subjectNames[appeal.subject.kind]}${under(['III.3'])}.`,
    ...progress(appeal),
    ...benchLines(appeal, name),
    ...waitingLines(appeal, waitingFor(scene.view, appeal), scene),
    ...appeal.judgements.flatMap((judgement) => judgementLines(judgement, appeal, scene)),
  ];
}

async function insideLines({ appeal, reader }: CaseStatus, scene: Scene): Promise<string[]> {
  const { view, text } = scene;
  const name = (person: PersonNumber) => nameOf(view, person);
  const statement = await text(appeal.seq, 'statement');
  const against = appeal.respondent === null ? '' : `, against ${name(appeal.respondent)}`;
  return [
    `**Petition** of ${name(appeal.petitioner)}${against}, about ${subjectWords(view, appeal)}${under(['III.3'])}.`,
    ...progress(appeal),
    ...benchLines(appeal, name),
    ...waitingLines(appeal, waitingFor(view, appeal), scene, name),
    ...hearingLines(appeal, reader, view),
    ...appeal.judgements.flatMap((judgement) => judgementLines(judgement, appeal, scene)),
    ...(statement === null ? [] : ['**Statement**', paragraphs(statement)]),
  ];
}

const progress = (appeal: Case): string[] => [
  `It ${stageWords[appeal.stage]}, since ${whenOf(appeal.since)}.`,
];

function benchLines(appeal: Case, name: (person: PersonNumber) => string): string[] {
  const { enBanc, panel, asked, despiteConflict } = appeal;
  if (enBanc || (panel.length === 0 && asked !== null))
    return [`**Heard by** the whole Court${under(['III.3.9'])}.`];
  if (panel.length === 0) return [];
  const despite = despiteConflict.filter((person) => panel.includes(person)).map(name);
  const conflict = despite.length === 0 ? '' : ` (with a conflict of interest: ${listed(despite)})`;
  return [`**Panel** ${listed(panel.map(name))}${conflict}${under(['III.3.7'])}.`];
}

/** What was decided, which everybody may know; its reasons are in the opinions. */
function judgementLines(judgement: Judgement, appeal: Case, { view }: Scene): string[] {
  const { at, enBanc, outcome, bar, silent } = judgement;
  const who = enBanc ? 'The whole Court' : 'The panel';
  const words = plain(outcomeWords(view, appeal, outcome), 300);
  return [
    `**Judgement** ${who}, on ${whenOf(at)}: ${words}.`,
    ...(bar === null ? [] : [`The ban can’t be appealed again before ${dayOf(bar)}${under(['II.9.5'])}.`]),
    ...when(silent.length > 0, `Did not vote: ${namesOf(view, silent)}.`),
  ];
}

function renderOwn(cases: readonly Case[], { view }: Scene, wanted: number): Reply {
  const lines = cases.map((appeal) => `${caseShown(view, appeal)} · ${stageNames[appeal.stage]}`);
  const { item = '', page, pages } = pick(pagesOf(lines.join('\n')), wanted);
  const description =
    item === ''
      ? `You are in no case. To ask the Court to look at something, use \`/appeal file\`${under(['III.3'])}.`
      : `${item}\n\nTo see more of one, use \`/appeal status case:\`.`;
  return {
    audience: 'asker',
    embeds: [withActsInFooter({ title: 'Your cases', color: colours.reading, description })],
    components: pageRow('case-status', ['own', 0], { page, pages }),
  };
}

/** Who was heard in a case, and what was put before the Court in it, for a party or somebody of the Court. */
function hearingLines(appeal: Case, reader: PersonNumber | null, view: ClubView): string[] {
  if (!isInside(view, appeal, reader)) return [];
  const name = (person: PersonNumber | null) => (person === null ? 'the bot' : nameOf(view, person));
  const counsel = appeal.counsel.map((each) => `${name(each.person)} for ${name(each.party)}`);
  const open = new Set(exhibitsFor(view, appeal, reader).map(({ number }) => number));
  const exhibits = appeal.exhibits.filter((exhibit) => exhibit !== undefined);
  const motions = appeal.motions.filter((motion) => motion !== undefined);
  return [
    ...line('Recused', appeal.recused.map(name)),
    ...line('Counsel', counsel),
    ...line('Witnesses', appeal.witnesses.map(name)),
    ...exhibits.map((exhibit) => exhibitLine(exhibit, open.has(exhibit.number), name)),
    ...motions.map((motion) => motionLine(motion, name)),
  ];
}

const line = (label: string, all: readonly string[]): string[] =>
  when(all.length > 0, `**${label}** ${listed(all)}.`);

type Name = (person: PersonNumber | null) => string;

/** Of a sealed exhibit whoever may not see it knows only that it is there. */
const exhibitLine = (exhibit: Exhibit, isOpen: boolean, name: Name): string =>
  isOpen
    ? `**Exhibit** ${exhibitWords(exhibit)}, filed by ${name(exhibit.by)}.`
    : `**Exhibit** ${exhibit.number} is ${exhibit.raw ? 'raw evidence, and ' : ''}sealed.`;

const motionNames: Readonly<Record<MotionKind, string>> = {
  dismiss: 'to dismiss the case',
  summary: 'to decide it without a hearing',
  join: 'to hear it together with another',
  seal: 'to seal an exhibit',
  'raw-evidence': 'to open the raw evidence',
};

function motionLine({ number, kind, by, granted }: Motion, name: Name): string {
  const ruling = granted === null ? 'not decided yet' : granted ? 'granted' : 'refused';
  return `**Motion ${number}** ${motionNames[kind]}, by ${name(by)}: ${ruling}.`;
}
