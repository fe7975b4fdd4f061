import { readHoldings } from '../src/appeals/opinions/holdings.ts';
import type { Answer } from '../src/discord/command.ts';
import { completeActs } from '../src/discord/complete.ts';
import { type OwnTexts, ownTexts, textChanges } from '../src/house/amendment/own-texts.ts';
import { versionInForce } from '../src/house/book/amendment.ts';
import { holders } from '../src/house/book/offices.ts';
import type { ClubView } from '../src/house/ports.ts';
import { notUnderstood } from '../src/house/result.ts';
import { pagesOf, pick } from '../src/house/words/pages.ts';
import { colours, pageRow, type Reply } from '../src/house/words/reply.ts';
import { actLine, renderAct, renderHistory } from '../src/house/words/terms.ts';
import { nameOf } from '../src/house/words/text.ts';
import { officeNames, offices } from '../terms/administration/authority.ts';
import {
  type Act,
  actNumbered,
  actsOf,
  citation,
  register,
  type Section,
  sections,
} from '../terms/register.ts';
import { type Asking, inPlace } from './answers.ts';
import { command } from './declare.ts';
import { choice, optional, type Suggest, suggested } from './options.ts';

/** Suggests Acts, in the club's own words. */
export const ownActs: Suggest = async (view, { services, focused }) =>
  completeActs(focused.value, view.state.figures, await ownTexts(services.clubs, view));

/** `/terms`: the Terms as they stand, Act by Act, who holds which office, and what changed. */
export const terms = command({
  name: 'terms',
  description: 'Read the Terms: an Act, the contents and officers, or what changed',
  options: {
    act: optional(suggested('The Act, by its number or words of its title', ownActs)),
    view: optional(choice('The text, or what changed from version to version', ['text', 'history'])),
  },
  execute: (request, { act, view }) => {
    const subject = view === 'history' ? view : (act ?? 'contents');
    return open(request, subject.trim().replace(/^act\s+/i, ''), 1);
  },
  presses: {
    'terms-page': (press) => inPlace(open(press, press.args[0] ?? '', Number(press.args[1]))),
  },
});

/** Opens the Terms at the contents, the history or an Act. */
async function open(request: Asking, subject: string, page: number): Promise<Answer> {
  const { clubs } = request.services;
  const view = await clubs.view(request.club);
  if (subject === 'history') {
    const pages = renderHistory(view, await textChanges(clubs, view, view.state.publications));
    return { kind: 'reply', reply: leaf('What changed', subject, pages, page) };
  }
  const own = await ownTexts(clubs, view);
  if (subject === 'contents') {
    const title = `The Terms, version ${versionInForce(view.state)}`;
    return { kind: 'reply', reply: leaf(title, subject, written(contentsPages(view, own)), page) };
  }
  const act = actNumbered(subject);
  if (act === null)
    return { kind: 'result', result: notUnderstood({ problem: 'no-such-act', text: subject }) };
  const holdings = (await readHoldings(clubs, view)).get(act);
  const pages = written(pagesOf(renderAct(act, view.state.figures, own, holdings)));
  return { kind: 'reply', reply: leaf(`${citation(act)}: ${register[act].title}`, act, pages, page) };
}

/** One page, for the person who asked, with the buttons to turn it. */
function leaf(title: string, subject: string, pages: readonly (() => string)[], wanted: number): Reply {
  const { item = () => '', ...at } = pick(pages, wanted);
  const footer = at.pages > 1 ? { footer: { text: `Page ${at.page} of ${at.pages}` } } : {};
  return {
    audience: 'asker',
    embeds: [{ title, description: item(), color: colours.reading, ...footer }],
    components: pageRow('terms-page', [subject], at),
  };
}

/** The same as pages that are made when they are read. */
const written = (pages: readonly string[]): (() => string)[] => pages.map((page) => () => page);

const contentsLine = (act: Act, own: OwnTexts): string =>
  `${actLine(act)}${own.has(act) ? ' (in the club’s own words)' : ''}`;

/** First what the Terms are and who keeps them, then a page for each section. */
function contentsPages(view: ClubView, own: OwnTexts): string[] {
  const pages = sections.flatMap(({ number, title }) => pagesOf(sectionPage(number, title, own)));
  return [overview(view), ...pages];
}

const sectionPage = (number: Section, title: string, own: OwnTexts): string =>
  `**${number}. ${title}**\n${actsOf(number)
    .map((act) => contentsLine(act, own))
    .join('\n')}`;

/** Acts III.2.1 and III.3.2: among the rest, who the Chief Justice, the Justices and the Moderators of the day are. */
function overview(view: ClubView): string {
  const officers = [...offices].reverse().map((office) => {
    const names = holders(view.state, office).map((person) => nameOf(view, person));
    const title = `${officeNames[office]}${names.length > 1 ? 's' : ''}`;
    return `**${title}:** ${names.length === 0 ? 'nobody' : names.join(', ')}`;
  });
  return [
    'The Terms are the rules of the club and its Leaderboard.',
    sections.map(({ number, title }) => `**${number}.** ${title}`).join('\n'),
    officers.join('\n'),
    'Read an Act with `/terms act:`, see the Acts of each section on the next pages, and what changed with `/terms view:history`. An idea of yours goes to the Chief Justice with `/suggest`.',
  ].join('\n\n');
}
