import { citationOf } from '../../../terms/court/citation.ts';
import { subjectNames } from '../../../terms/court/decisions.ts';
import type { Figures } from '../../../terms/figures.ts';
import { counted, listed } from '../../../terms/words.ts';
import { pagesOf, pick } from '../../house/words/pages.ts';
import { colours, pageRow, type Reply, type Scene, withActsInFooter } from '../../house/words/reply.ts';
import { momentOf, plain, under } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import type { CourtDuty } from '../book/court-entries.ts';
import {
  type Awaited,
  type DocketLine,
  docketOf,
  isOverdue,
  publicName,
  type Waiting,
} from '../docket/docket.ts';
import type { CourtNotice } from '../notices.ts';
import { byWhen, caseOf, caseShown, citationShown, stageNames, telling } from './case-words.ts';

type SceneNow = Pick<Scene, 'view' | 'now'>;

/** A page of what is before the Court, for the person who asks: nothing of it but what everybody may know. */
export function renderDocket(lines: readonly DocketLine[], scene: SceneNow, wanted = 1): Reply {
  const blocks = lines.map((line) => blockOf(line, scene));
  const { item = '', page, pages } = pick(pagesOf(blocks.join('\n\n')), wanted);
  return {
    audience: 'asker',
    embeds: [
      withActsInFooter({
        title: pages > 1 ? `Docket of the Court, page ${page} of ${pages}` : 'Docket of the Court',
        color: colours.reading,
        description:
          item === '' ? `Nothing is before the Court${under(['III.3'])}.` : `${item}\n\n${namesNote}`,
      }),
    ],
    components: pageRow('docket-page', [], { page, pages }),
  };
}

const namesNote = '-# CoA means Court of Appeals. In “A v M”, A asked the Court and M is the other side.';

function blockOf({ appeal, waiting }: DocketLine, scene: SceneNow): string {
  const about = `${subjectNames[appeal.subject.kind]} · ${stageNames[appeal.stage]}`;
  return [`${caseShown(scene.view, appeal)} · ${about}`, ...waitingLines(appeal, waiting, scene)].join('\n');
}

/** What a case waits for, from whom and until when, a line each; parties as the Court names them. */
export const waitingLines = (
  appeal: Case,
  waiting: readonly Waiting[],
  { view, now }: SceneNow,
  name = (person: PersonNumber) => plain(publicName(view, appeal, person), 32),
): string[] =>
  waiting.map((each) => {
    const { figures } = view.state;
    const due = each.due === null ? '' : `, by ${momentOf(each.due, figures)}`;
    const late = isOverdue(each, now) ? ' · **OVERDUE**' : '';
    return `Waits for ${waitingWords(each, name, figures)}${due}${late}`;
  });

/** Once a week: what is before the Court, and who has to do something. */
export function renderDigest(scene: SceneNow): Reply {
  const { view, now } = scene;
  const lines = docketOf(view);
  const isLate = ({ waiting }: DocketLine) => waiting.some((each) => isOverdue(each, now));
  const overdue = lines.filter(isLate);
  const { embeds = [] } = renderDocket([...overdue, ...lines.filter((line) => !isLate(line))], scene);
  const late =
    overdue.length === 0 ? '' : ` Overdue: ${overdue.map(({ appeal }) => citationShown(appeal)).join(', ')}.`;
  const owing = [...new Set(lines.flatMap(({ waiting }) => waiting.flatMap(({ from }) => from)))];
  const about = `This is before the Court this week${under(['III.3'])}.${late} See everything with \`/court docket\`.`;
  return { ...telling(view, null, [about], owing), embeds };
}

/** Somebody is reminded of what they have to do in a case, by when and how. */
export function renderCourtReminder(
  { case: number, duty, person }: CourtNotice<'court-reminder'>,
  { view }: Pick<Scene, 'view'>,
): Reply {
  const appeal = caseOf(view, number);
  const { what, how } = duties[duty](appeal);
  return telling(view, person, [
    `${caseShown(view, appeal)}: please ${what}${byWhen(view, appeal, duty)}. ${how}`,
  ]);
}

const duties: Readonly<Record<CourtDuty, (appeal: Case) => { what: string; how: string }>> = {
  opinion: (appeal) => ({
    what: `write the opinion of the Court${under(['III.3.10'])}`,
    how: `Use \`/court opinion case:${citationOf(appeal)} kind:majority\`. ${authorWords(appeal)}`.trim(),
  }),
  vote: (appeal) => ({
    what: `vote${under(['III.3.3'])}`,
    how: `Use \`/court vote case:${citationOf(appeal)}\`. ${firstVote(appeal)}Votes stay secret until everyone has voted.`,
  }),
  redecision: (appeal) => ({
    what: `decide again what the Court sent back${under(['III.3.8'])}`,
    how: `Use \`/penalty redecide case:${citationOf(appeal)}\`. Otherwise the case goes back to the panel.`,
  }),
};

const firstVote = ({ stage }: Case): string =>
  stage === 'hearing' || stage === 'sitting' ? 'The first vote closes the hearing. ' : '';

const authorWords = ({ author }: Case): string =>
  author === null ? 'Nobody has taken it on yet. To do so, use `/court author`.' : '';

const mostNamed = 5;

/** What a case waits for, after “it waits for”; names as `name` makes them, safe for where they are shown. */
export const waitingWords = (
  { awaited, from }: Pick<Waiting, 'awaited' | 'from'>,
  name: (person: PersonNumber) => string,
  figures: Figures,
): string => words[awaited](namesOf(from.map(name), awaited), figures);

const words: Readonly<Record<Awaited, (names: string, figures: Figures) => string>> = {
  writ: (_, { grantingJustices }) =>
    `the Chief Justice, or ${counted(grantingJustices, 'Justice')}, to decide whether the Court hears it`,
  panel: (names) => `${names} to choose who hears it`,
  'first-vote': (names) => `the first vote, which closes the hearing, from ${names}`,
  vote: (names) => `the vote of ${names}`,
  redecision: (names) => `a new decision of ${names}`,
  answer: (names) => `${names} to decide whether the whole Court hears it`,
  opinion: (names) => `the opinion of the Court, by ${names}`,
};

/** Of some duties each of them has to do their part, of the others one does. */
const ofAll: readonly Awaited[] = ['vote'];

function namesOf(names: readonly string[], awaited: Awaited): string {
  if (names.length === 0) return nobody[awaited];
  const shown = names.length > mostNamed ? names.slice(0, mostNamed - 1) : names;
  const rest = names.length - shown.length;
  return listed([...shown, ...(rest > 0 ? [`${rest} more`] : [])], ofAll.includes(awaited) ? 'and' : 'or');
}

const nobody: Readonly<Record<Awaited, string>> = {
  writ: 'the Court',
  panel: 'a Chief Justice',
  'first-vote': 'a Justice',
  vote: 'a Justice',
  redecision: 'a Moderator',
  answer: 'a Chief Justice',
  opinion: 'a Justice',
};
