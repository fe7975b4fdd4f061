import type { ClubView } from '../../house/ports.ts';
import {
  button,
  colours,
  pageRow,
  type Rendered,
  type Reply,
  row,
  toAsker,
  toClub,
} from '../../house/words/reply.ts';
import { citing, listed, nameOf, under, whenOf } from '../../house/words/text.ts';
import { inRows } from '../press/words.ts';
import { citeOn } from '../rule-sets/rule-set.ts';
import { type Table, theTable } from '../table.ts';
import { seatNames as namesOfSeats } from '../words/people.ts';
import { seatName, tableTitle } from '../words/table.ts';
import type { Talk } from './book.ts';
import { noRoomForThreads, noTextChannel } from './note-talks.ts';
import type { Read } from './read-talk.ts';
import { playersIn, seatNames, type TalkWanted, talkKey } from './wanted-talks.ts';

interface Named {
  table: number;
  talk: number;
}

/** Where a conversation is, for who asks alone. */
export function talkReply({ table: number, talk: seq }: Named, { view }: { view: ClubView }): Rendered {
  const table = theTable(view, number);
  const talk = theTalk(table, seq);
  if (talk === null) return toAsker(gone);
  const there = view.settings.talkThreads[talkKey(number, seq)];
  return toAsker([
    there === undefined
      ? table.state.talksLacking === ''
        ? `I’m opening a private thread for ${seatsOf(table, talk)}. You will find it among your threads in a moment.`
        : `I can’t open a private thread for ${seatsOf(table, talk)} yet: the table’s thread says what I lack.`
      : `${seatsOf(table, talk)} talk in <#${there.thread}>.`,
  ]);
}

const seatsOf = (table: Table, { seats }: Talk): string => namesOfSeats(table, seats);

const gone = 'That conversation was undone.';

const theTalk = ({ state }: Table, seq: number): Talk | null =>
  state.talks.find((talk) => talk.seq === seq) ?? null;

/** The first post of a conversation: who is in it, and who else may read it. */
export function talkCard(view: ClubView, { table, talk }: Pick<TalkWanted, 'table' | 'talk'>): Reply {
  const names = listed(talk.seats.map((seat) => `**${seatName(table, seat)}**`));
  const players = listed(playersIn(table, talk).map((person) => nameOf(view, person)));
  return toClub([
    `${names} can talk here in private. In it now: ${players}${citing([citeOn(table.rules, 'talks')])}.`,
    '- I let in nobody else, not even the gamemaster. If a player is replaced, the new player comes in and can read what was said before; the old one goes out. A player who is out of the game goes out too.',
    `- The club’s member of staff may read this and have posts deleted. Each reading is logged, and you see them come in${under(['0.14'])}.`,
    '- People who can manage this server’s threads can open every thread. That is how Discord works, and I can’t change it.',
    '- I keep nothing of what you write here, and I write nothing for anyone: each post is by the person whose name it has.',
    '- The thread closes when the game ends.',
  ]);
}

/** What a table is told where its players cannot talk in private. */
export const talksBarred = ({ lacking }: { lacking: string }): Reply =>
  toClub([
    lacking === noTextChannel
      ? 'I can’t open private threads for this table: it isn’t played in a text channel.'
      : lacking === noRoomForThreads
        ? 'I can’t open private threads for this table: this server has as many open threads as Discord allows. Close some that nobody needs.'
        : `I can’t open private threads for this table: my role needs *${lacking}* in this channel.`,
    'Someone who manages the server can put that right, and I will open them then. I won’t repeat this message.',
  ]);

const aPage = 20;

/** The conversations of a table, for the member of staff, with a button for each that lets them in. */
export function renderTalks(table: Table, wanted: number): Reply {
  const { talks, talkReadings } = table.state;
  if (talks.length === 0) return toAsker(`Nobody talks in private at ${tableTitle(table)} yet.`);
  const pages = Math.ceil(talks.length / aPage);
  const page = Math.min(Math.max(1, wanted), pages);
  const shown = talks
    .slice((page - 1) * aPage, page * aPage)
    .map((talk, place) => ({ talk, place: (page - 1) * aPage + place + 1 }));
  const lines = shown.map(({ talk, place }) => `**${place}** ${seatNames(table, talk)}`);
  const buttons = shown.map(({ talk: { seq }, place }) =>
    talkReadings.some(({ talk }) => talk === seq)
      ? button(`Leave ${place}`, 'talk-leave', [table.number, seq])
      : button(`Read ${place}`, 'talk-read', [table.number, seq]),
  );
  return toAsker(null, {
    embeds: [
      {
        title: `Private conversations at ${tableTitle(table)}`,
        color: colours.reading,
        description: lines.join('\n'),
      },
    ],
    components: [...inRows(buttons), ...pageRow('talk-list', [table.number], { page, pages })],
  });
}

/** The question before the member of staff is let into a conversation. */
export const renderReadingQuestion = ({ table, talk }: Read): Reply =>
  toAsker([
    `Do you want to read what ${seatsOf(table, talk)} say in private at ${tableTitle(table)}?`,
    `You are let into their thread for 24 hours. They see you come in, and it is logged${under(['0.14'])}.`,
  ]);

/** Where the member of staff may read now. */
export function readingReply(
  { table: number, talk: seq, until }: Named & { until: number },
  { view }: { view: ClubView },
): Rendered {
  const table = theTable(view, number);
  const talk = theTalk(table, seq);
  if (talk === null) return toAsker(gone);
  const there = view.settings.talkThreads[talkKey(number, seq)];
  const where = there === undefined ? 'their thread, once it is there' : `<#${there.thread}>`;
  return toAsker(
    [
      `I’m letting you into ${where}: ${seatsOf(table, talk)}. You can read there until ${whenOf(until)}.`,
      `This is logged${under(['0.14'])}. To delete a post there, use \`/staff remove-post\`.`,
    ],
    { components: [row(button('I’m done', 'talk-leave', [number, seq]))] },
  );
}
