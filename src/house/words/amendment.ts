import type { APIEmbed } from 'discord-api-types/v10';
import { changedFigures } from '../../../terms/amendment/figures.ts';
import type { Figures } from '../../../terms/figures.ts';
import { type Act, actText, citation, register } from '../../../terms/register.ts';
import { capital } from '../../../terms/words.ts';
import { openSuggestions, type Publication, type Suggestion, versionInForce } from '../book/amendment.ts';
import type { houseNotices } from '../notices.ts';
import type { amendmentOutcomes } from '../outcomes.ts';
import { differenceText } from './difference.ts';
import {
  colours,
  type NoticeWords,
  type OutcomeWords,
  type Reply,
  type Scene,
  toAsker,
  toClub,
} from './reply.ts';
import { accountsOf, nameOf, paragraphs, plain, under } from './text.ts';

/** What became of the Terms, or of a suggestion about them. */
export const amendmentWords: OutcomeWords<typeof amendmentOutcomes> = {
  'terms-published': ({ publication }, scene) => toClub(headline(publicationAt(publication, scene), scene)),
  'suggestion-taken': ({ suggestion }, scene) => taken(suggestionOf(suggestion, scene), scene),
  'suggestion-answered': ({ suggestion }, scene) =>
    toClub(answerLine(suggestionOf(suggestion, scene), scene)),
};

/** Acts IV.3 to IV.5: what everybody, the Chief Justice or the person who made a suggestion is told. */
export const amendmentNews = {
  'terms-published': async (notice, scene) => {
    const publication = publicationAt(notice.publication, scene);
    const embeds = publication.act === null ? [] : [await changeCard(publication, publication.act, scene)];
    return toClub(headline(publication, scene), { embeds });
  },
  suggested: ({ suggestion }, scene) => suggested(suggestionOf(suggestion, scene), scene),
  'suggestion-answered': ({ suggestion, person }, scene) =>
    toAsker(answerLine(suggestionOf(suggestion, scene), scene), { pings: accountsOf(scene.view, [person]) }),
} satisfies Partial<NoticeWords<typeof houseNotices>>;

/** The ledger has every publication and suggestion that is spoken of; one that was undone is not shown again. */
function publicationAt(seq: number, { view }: Scene): Publication {
  const publication = view.state.publications.find((each) => each.seq === seq);
  if (publication === undefined) throw new Error(`Entry ${seq} published nothing that stands`);
  return publication;
}

function suggestionOf(number: number, { view }: Scene): Suggestion {
  const suggestion = view.state.suggestions[number];
  if (suggestion === undefined) throw new Error(`There is no suggestion ${number}`);
  return suggestion;
}

const headline = ({ version, by, act, figures, figuresBefore }: Publication, { view }: Scene): string => {
  const who = by === null ? '' : `, by decision of ${nameOf(view, by)}`;
  const what =
    act === null
      ? figureLines(changedFigures(figuresBefore, figures ?? {}))
      : [`${citation(act)} (${register[act].title}) has a new text.`];
  return [
    `**Version ${version} of the Terms** is now in force${who}${under(['IV.1', 'IV.2'])}.`,
    ...what,
    `What happened before stays as it is. Read more with \`/terms ${act === null ? 'view:history' : `act:${act}`}\`.`,
  ].join('\n');
};

/** A line for each figure: what it is, how it was and how it is. */
export const figureLines = (changes: ReturnType<typeof changedFigures>): string[] =>
  changes.map(
    ({ figure: { title, act }, was, is }) =>
      `${capital(title)} (${citation(act)}): ${plain(was, 200)} → **${plain(is, 200)}**`,
  );

/** As much of a difference as an embed holds, with room to spare. */
const shownDifference = 3_500;

async function changeCard(
  { seq, figuresBefore }: Publication,
  act: Act,
  { view, text }: Scene,
): Promise<APIEmbed> {
  const before = view.state.publications.findLast((other) => other.act === act && other.seq < seq);
  const was = before === undefined ? null : await text(before.seq, 'act');
  const is = (await text(seq, 'act')) ?? '';
  const { text: description } = differenceText(was ?? actText(act, figuresBefore).text, is, shownDifference);
  return { title: `What changed in ${citation(act)}`, color: colours.reading, description };
}

async function wordsCard({ number, seq, act }: Suggestion, { text }: Scene): Promise<APIEmbed> {
  const words = await text(seq, 'suggestion');
  return {
    title: act === null ? `Suggestion ${number}` : `Suggestion ${number}: a text for ${citation(act)}`,
    color: colours.reading,
    description: words === null ? '*erased*' : paragraphs(words),
  };
}

/** One suggestion, for the Chief Justice who is to answer it. */
export const renderSuggestion = async (suggestion: Suggestion, scene: Scene): Promise<Reply> =>
  toAsker(
    `From ${whoseWords(suggestion, scene)}. Answer it with \`/chief terms suggestion:${suggestion.number} accept:True\`, or \`accept:False\`.`,
    { embeds: [await wordsCard(suggestion, scene)] },
  );

const mostListed = 20;

/** All that wait for an answer, the oldest first, with the first words of each. */
export async function renderSuggestions(scene: Scene): Promise<Reply> {
  const { state } = scene.view;
  const open = openSuggestions(state);
  const lines = await Promise.all(open.slice(0, mostListed).map((each) => suggestionLine(each, scene)));
  const rest = open.length - lines.length;
  const description = [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
  const said = [
    `Version ${versionInForce(state)} of the Terms is in force. Change them with \`/chief terms act:\` or \`/chief terms figure:\`.`,
    open.length === 0 ? 'No suggestion is waiting for an answer.' : '**Suggestions waiting for an answer**',
  ];
  return toAsker(said, { embeds: open.length === 0 ? [] : [{ color: colours.reading, description }] });
}

async function suggestionLine(suggestion: Suggestion, scene: Scene): Promise<string> {
  const { number, seq, act } = suggestion;
  const words = await scene.text(seq, 'suggestion');
  const what = act === null ? '' : ` (a text for ${citation(act)})`;
  return `**${number}**${what}, ${whoseWords(suggestion, scene)}: ${words === null ? '*erased*' : plain(words, 80)}`;
}

const whoseWords = ({ by }: Suggestion, { view }: Scene): string =>
  by === null ? 'somebody' : nameOf(view, by);

/** Act IV.4: everybody sees that it was taken. */
const taken = async (suggestion: Suggestion, scene: Scene): Promise<Reply> =>
  toClub(
    `Thank you! Suggestion ${suggestion.number} is on record for the Chief Justice${under([actOf(suggestion)])}.`,
    { embeds: [await wordsCard(suggestion, scene)] },
  );

async function suggested(suggestion: Suggestion, scene: Scene): Promise<Reply> {
  const { number, by } = suggestion;
  const who = by === null ? 'Somebody' : nameOf(scene.view, by);
  return toAsker(
    `${who} suggests a change to the Terms${under([actOf(suggestion)])}. ` +
      `Answer it on the server with \`/chief terms suggestion:${number} accept:True\`, or \`accept:False\`.`,
    { embeds: [await wordsCard(suggestion, scene)] },
  );
}

function answerLine(suggestion: Suggestion, { view }: Scene): string {
  const { number, by, accepted } = suggestion;
  const whose = by === null ? '' : ` by ${nameOf(view, by)}`;
  const answer = accepted === true ? 'accepted' : 'declined';
  return `The Chief Justice has ${answer} suggestion ${number}${whose}${under([actOf(suggestion)])}.`;
}

const actOf = ({ act }: Suggestion) => (act === null ? 'IV.4' : 'IV.5');

const foreverOn = `It applies from the moment you confirm, not to anything before${under(['IV.2'])}. Everyone is told.`;

/** How an Act would read otherwise. What does not fit is in a file beside it. */
export function renderTextQuestion(
  { version, act, text }: { version: string; act: Act; text: string },
  present: string,
): Reply {
  const shown = differenceText(present, text, shownDifference);
  const lines = [
    `**Publish version ${version} of the Terms, with a new text for ${citation(act)}?** ${foreverOn}`,
    'This changes only the wording. I still go by the numbers of the Terms: change those with `/chief terms figure:`.',
  ];
  return toAsker(lines, {
    embeds: [{ title: 'What changes', color: colours.waiting, description: shown.text }],
    ...(shown.whole ? {} : { files: [{ name: `act-${act}.txt`, bytes: Buffer.from(text) }] }),
  });
}

/** What a figure would be instead. */
export const renderFigureQuestion = (
  { version, figures }: { version: string; figures: Partial<Figures> },
  present: Figures,
): Reply =>
  toAsker([
    `**Publish version ${version} of the Terms, with a new figure?** ${foreverOn}`,
    ...figureLines(changedFigures(present, figures)),
    'A session that is open now goes by the new figure at once.',
  ]);
