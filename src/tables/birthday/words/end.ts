import { counted } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import { type Reply, type Scene, toAsker, toClub } from '../../../house/words/reply.ts';
import { accountsOf, calling, citing, listed, nameOf, plain, whenOf } from '../../../house/words/text.ts';
import { citeOn } from '../../rule-sets/rule-set.ts';
import { playerOf } from '../../seats/book.ts';
import { type Table, theTable } from '../../table.ts';
import { playerAt } from '../../votes/proposals.ts';
import { callingGmAnd } from '../../words/people.ts';
import { seatName, tableTitle } from '../../words/table.ts';
import type { PlannedEnd } from '../announce-end.ts';
import type { EndAhead, Regulations } from '../book.ts';

type End = Pick<EndAhead, 'how' | 'seats'>;

/** `a draw of France and Turkey`, `a win of France` */
export const endWords = (table: Table, { how, seats }: End): string =>
  `a ${how} of ${listed(seats.map((seat) => seatName(table, seat)))}`;

const underOf = (table: Table, how: EndAhead['how']): string =>
  citing([citeOn(table.rules, how === 'win' ? 'win-announced' : 'draw-announced')]);

/** Before the end is announced, or called off. */
export function endQuestion({ table, how, seats, due, off }: PlannedEnd): Reply {
  const what = endWords(table, { how, seats });
  return toAsker([
    off ? `${tableTitle(table)}: call off ${what}?` : `${tableTitle(table)}: announce ${what}?`,
    off
      ? 'The tournament goes on then. The table is told.'
      : `The table is told now. The tournament is over at ${whenOf(due)}, unless you call it off before${underOf(table, how)}.`,
  ]);
}

type Announced = { table: number; how: EndAhead['how']; seats: string[]; due: number; off: boolean };

export const endReply = ({ table: of, off, due }: Announced, { view }: Scene) => {
  const table = theTable(view, of);
  return toAsker(
    off
      ? `${tableTitle(table)} goes on. The table is told.`
      : `It is announced. ${tableTitle(table)} is over at ${whenOf(due)}.`,
  );
};

export function endNews({ table: of, how, seats, due, off }: Announced, { view }: Scene): Reply {
  const table = theTable(view, of);
  const what = endWords(table, { how, seats });
  const players = [...table.state.seats.keys()].flatMap((seat) => playerAt(table, seat) ?? []);
  const said = off
    ? `**${tableTitle(table)}: ${what} is called off.** The tournament goes on.`
    : `**${tableTitle(table)}: the gamemaster announces ${what}.** The tournament is over at **${whenOf(due)}**${underOf(table, how)}.`;
  return toClub([said, ...calling(view, players)], { pings: accountsOf(view, players) });
}

/** How a tournament was concluded: `a win of France (Ana)`; null while it was not. */
export function concludedWords(view: ClubView, table: Table): string | null {
  const { concluded } = table.state.regulations;
  if (concluded === null) return null;
  return `By announcement: ${winnersWords(view, table, concluded)}.`;
}

function winnersWords(
  view: ClubView,
  table: Table,
  { how, seats }: NonNullable<Regulations['concluded']>,
): string {
  const names = seats.map((id) => {
    const seat = table.state.seats.get(id);
    const player = seat === undefined ? null : playerOf(seat);
    return `${seatName(table, id)}${player === null ? '' : ` (${nameOf(view, player)})`}`;
  });
  return how === 'win'
    ? `${listed(names)} ${names.length === 1 ? 'has' : 'have'} won`
    : `a draw, won by ${listed(names)}`;
}

export function concludedNews({ table: of }: { table: number; entry: number }, { view }: Scene): Reply {
  const table = theTable(view, of);
  const { concluded } = table.state.regulations;
  if (concluded === null) return toClub(`${tableTitle(table)} goes on.`);
  const players = [...table.state.seats.values()].flatMap(({ played }) => played);
  const said = winnersWords(view, table, concluded);
  return toClub(
    [
      `**${tableTitle(table)} is over: ${said}.** Thank you all for playing${underOf(table, concluded.how)}.`,
      ...calling(view, players),
    ],
    { pings: accountsOf(view, players) },
  );
}

/** The Judge is reminded of the badges. */
export const badgesNews = ({ table: of }: { table: number }, { view }: Scene): Reply => {
  const table = theTable(view, of);
  return toClub([
    `${tableTitle(table)} is over. As its Judge you should now give a badge to everybody who took part${underOf(table, 'win')}.`,
    'Leave it out only if the tournament ended badly.',
  ]);
};

/** The gamemaster is told that the game is decided, and what is to be done. */
export const decidedNews = ({ table: of }: { table: number }, { view }: Scene): Reply => {
  const table = theTable(view, of);
  const { figures } = table.rules;
  const hours = 'endAnnounced' in figures ? (figures.endAnnounced?.noticeHours ?? 0) : 0;
  return toClub([
    `${tableTitle(table)} is decided. Announce the win with \`/table propose kind:end table:${of}\`: the tournament is over ${counted(hours, 'hour')} later${underOf(table, 'win')}.`,
    'If more than one player deserves it, name their powers in `members`.',
  ]);
};

type Helped = { table: number; entry: number };

/** The entry by which a contestant said who helps them. */
function helpIn({ book }: Table, seq: number) {
  const entry = book.entries[seq - 1];
  return entry?.type === 'help-announced' ? entry : null;
}

/** Everybody is told who helps a contestant, and with what. */
export async function helpNews({ table: of, entry }: Helped, scene: Scene): Promise<Reply> {
  const { view, textIn } = scene;
  const table = theTable(view, of);
  const help = helpIn(table, entry);
  if (help === null) return toClub(`${tableTitle(table)}: help was announced.`);
  const name = `**${seatName(table, help.seat)}**`;
  const text = await textIn(of, entry, 'reason');
  const under = citing([citeOn(table.rules, 'helpers')]);
  return callingGmAnd(view, table, [
    help.given
      ? `${tableTitle(table)}: ${nameOf(view, help.person)}, who doesn’t play, helps ${name}${under}.`
      : `${tableTitle(table)}: ${nameOf(view, help.person)} no longer helps ${name}${under}.`,
    text !== null && `With this: ${plain(text, 1000)}`,
  ]);
}

export const helpReply = ({ table: of, entry }: Helped, { view }: Scene) => {
  const table = theTable(view, of);
  const help = helpIn(table, entry);
  const who = help === null ? 'They' : nameOf(view, help.person);
  return toAsker(
    `${who} ${help?.given === false ? 'no longer helps' : 'helps'} you. The Judge and the table are told.`,
  );
};
