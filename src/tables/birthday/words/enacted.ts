import { counted } from '../../../../terms/words.ts';
import { colours, type Reply, type Scene, toAsker, toClub } from '../../../house/words/reply.ts';
import { citing, listed, plain, whenOf } from '../../../house/words/text.ts';
import { phaseName } from '../../diplomacy/words/phase-name.ts';
import { citeOn, citePoint } from '../../rule-sets/rule-set.ts';
import { type Table, theTable } from '../../table.ts';
import { callingGmAnd } from '../../words/people.ts';
import { tableTitle } from '../../words/table.ts';
import type { Amendment } from '../book.ts';
import { waitingPoints } from '../stop-turn.ts';
import { textAfter, textJustBefore } from '../texts.ts';
import { textWords } from './proposals.ts';

interface OfEntry {
  table: number;
  entry: number;
}

/** The change that an entry made; undefined where it was undone since. */
const changeBy = ({ state }: Table, entry: number): Amendment | undefined =>
  state.regulations.amendments.find(({ seq }) => seq === entry);

/** What a change means for the bot, and from when. */
function meaning(table: Table, { seq, figures }: Amendment): string {
  const waits = waitingPoints(table).length > 0 && figures === null;
  const isRead = table.state.regulations.readings.some(({ amends }) => amends.includes(seq));
  const turn = citing([citeOn(table.rules, 'rules-of-turn')]);
  if (figures !== null && figures !== 'same')
    return `For the bot: \`${figures}\`. It counts for orders that are due from now on; a change of the clock from the next turn${turn}.`;
  return waits && !isRead
    ? `It doesn’t say what it means for the bot. The next turn waits until the Judge has said so, with \`/table ruling\`${turn}.`
    : 'Nothing that the bot does by itself changes.';
}

/** The new text, and the numbers for and against; never who voted how. */
export function enactedNews({ table: of, entry }: OfEntry, { view }: Scene): Reply {
  const table = theTable(view, of);
  const change = changeBy(table, entry);
  if (change === undefined || change.enacted === null)
    return toClub(`${tableTitle(table)}: a change of the regulations was undone since.`);
  const { proposal, yes, no } = change.enacted;
  return toClub(
    [
      `**${tableTitle(table)}: proposal ${proposal} is enacted**, with ${counted(yes, 'vote')} for it and ${no} against${citing([citeOn(table.rules, 'proposals')])}.`,
      meaning(table, change),
    ],
    { embeds: [changeEmbed(table, change)] },
  );
}

const changeEmbed = (table: Table, change: Amendment) => ({
  title: `${citePoint(table.rules, change.point)} now says`,
  color: colours.reading,
  description: textWords(textJustBefore(table, change.point, change.seq), textAfter(table, change)),
});

/** A change by the gamemaster, marked as such, with the reason. */
export async function amendedNews({ table: of, entry }: OfEntry, scene: Scene): Promise<Reply> {
  const table = theTable(scene.view, of);
  const change = changeBy(table, entry);
  if (change === undefined)
    return toClub(`${tableTitle(table)}: a change of the regulations was undone since.`);
  const reason = await scene.textIn(of, entry, 'reason');
  return toClub(
    [
      `**${tableTitle(table)}: the gamemaster has changed ${citePoint(table.rules, change.point)}**, so that no custom or rule is broken${citing([citeOn(table.rules, 'amending')])}.`,
      reason !== null && `Reason: ${plain(reason, 1000)}`,
      meaning(table, change),
    ],
    { embeds: [changeEmbed(table, change)] },
  );
}

export const amendedReply = ({ table: of, entry }: OfEntry, { view }: Scene) => {
  const table = theTable(view, of);
  const change = changeBy(table, entry);
  const name = change === undefined ? 'The regulation' : citePoint(table.rules, change.point);
  return toAsker(`${name} is changed. The table is told, with your reason.`);
};

/** How the Judge puts a regulation into figures. */
const howTo = (table: Table, point: string): string =>
  `\`/table ruling table:${table.number} point:${point} figures:…\`, with \`same\` if nothing changes for the bot`;

/** The Judge is told of a change, and asked which figures it means. */
export function waitsNews({ table: of, point }: { table: number; point: string }, { view }: Scene): Reply {
  const table = theTable(view, of);
  return toClub([
    `${tableTitle(table)}: ${citePoint(table.rules, point)} was changed, and doesn’t say what that means for the bot.`,
    `Please say so: ${howTo(table, point)}. Until then no turn is resolved${citing([citeOn(table.rules, 'proposals')])}.`,
  ]);
}

interface Stopped {
  table: number;
  phase: string;
  points: string[];
}

/** Orders were due, and are not resolved before the Judge has spoken. */
export function stoppedNews({ table: of, phase, points }: Stopped, { view }: Scene): Reply {
  const table = theTable(view, of);
  const names = listed(points.map((point) => citePoint(table.rules, point)));
  const [first = ''] = points;
  return callingGmAnd(view, table, [
    `**${tableTitle(table)}: ${phaseName(phase, table)} is not resolved yet.** ${names} ${points.length === 1 ? 'was' : 'were'} changed, and I don’t know what to do by ${points.length === 1 ? 'its new words' : 'their new words'}.`,
    `The Judge has to say so: ${howTo(table, first)}. Then I resolve the turn at once, by the regulations as they were when orders were due${citing([citeOn(table.rules, 'rules-of-turn')])}.`,
    'Orders for this turn can’t be changed any more.',
  ]);
}

/** The Judge has said what a regulation means for the bot. */
export function readingNews(
  { table: of, ruling }: { table: number; ruling: number },
  { view }: Scene,
): Reply {
  const table = theTable(view, of);
  const reading = table.state.regulations.readings.find((each) => each.ruling === ruling);
  if (reading === undefined) return toClub(`${tableTitle(table)}: ruling ${ruling} was withdrawn.`);
  const means = reading.figures === 'same' ? 'nothing changes' : `\`${reading.figures}\``;
  const waiting = waitingPoints(table).map((point) => citePoint(table.rules, point));
  return toClub([
    `${tableTitle(table)}: by ruling ${ruling}, ${citePoint(table.rules, reading.point)} means for the bot: ${means}${citing([citeOn(table.rules, 'rulings')])}.`,
    reading.amends.length > 0 &&
      `It counts since ${citePoint(table.rules, reading.point)} was changed, on ${whenOf(reading.at)}.`,
    waiting.length > 0 && `Still waiting for the Judge: ${listed(waiting)}.`,
  ]);
}

/** Everybody is told that something has waited too long for the Judge. */
export function judgeLateNews(
  { table: of, point }: { table: number; point: string },
  { view }: Scene,
): Reply {
  const table = theTable(view, of);
  const days = table.rules.game === 'diplomacy' ? (table.rules.live?.judgeDays ?? 0) : 0;
  return callingGmAnd(view, table, [
    `${tableTitle(table)}: ${citePoint(table.rules, point)} has waited for the Judge for ${counted(days, 'day')}.`,
    `The Judge says what it means for the bot with ${howTo(table, point)}. If they can’t, a Moderator can name another gamemaster with \`/table officer office:gm\`${citing([citeOn(table.rules, 'gamemaster')])}.`,
  ]);
}
