import { z } from 'zod';
import { capital, counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { type NoticeWords, type OutcomeWords, toAsker, toClub } from '../../house/words/reply.ts';
import {
  accountsOf,
  citing,
  type FieldSamples,
  mentionOf,
  nameOf,
  plain,
  say,
  type Worded,
} from '../../house/words/text.ts';
import { type PersonNumber, person } from '../../ledger/fields.ts';
import { type TableThing, tableThings } from '../games.ts';
import { tableRules } from '../rule-sets/named.ts';
import { citeOn, pointOn, type RuleSetId, type TableGame } from '../rule-sets/rule-set.ts';
import { type Table, tableNumbered, theTable } from '../table.ts';
import { gameWords, wordsOfGame } from '../words/game-words.ts';
import { seatName, tableTitle } from '../words/table.ts';
import { gameNames, openingCard } from './card.ts';
import { tableOver } from './endings.ts';
import { agreeing, drawnFromWords, wishLine } from './wishes.ts';

const table = z.int().positive();

export const outcomes = {
  'table-opened': z.object({ table }),
  /** `again`: they only changed their wishes. */
  'table-joined': z.object({ table, person, again: z.boolean() }),
  'table-left': z.object({ table, person }),
  'table-started': z.object({ table }),
};

export const pressing = {
  /** A player is told their seat, and what to do now. */
  'seat-drawn': z.object({ table, seat: z.string(), person }),
};

export const notices = {
  ...pressing,
  /** A table is open for players; its thread begins below this. */
  'table-opened': z.object({ table }),
  /** The seats are drawn, and play begins. */
  'table-started': z.object({ table }),
  /** The gamemaster is told that every seat has a player. */
  'table-filled': z.object({ table }),
};

/** Who can start a table: to the person who opened it, *you* if they run it themselves. */
const whoStarts = (view: ClubView, { about, state: { gm }, number }: Table): string =>
  gm === null || gm === about.openedBy
    ? `start it with \`/table start table:${number}\``
    : `**${nameOf(view, gm)}** can start it with \`/table start table:${number}\`, and is told so`;

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'table-opened': ({ table: number }, { view }) => {
    const table = theTable(view, number);
    return toAsker([
      `${tableTitle(table)} is open. People can join with the button below its post.`,
      `When all ${table.rules.seats.length} seats are taken, ${whoStarts(view, table)}.`,
    ]);
  },
  'table-joined': ({ table: number, person, again }, { view }) => {
    const table = theTable(view, number);
    const left = table.rules.seats.length - table.state.entrants.length;
    const free = left === 0 ? 'The table is full.' : `${capital(counted(left, 'seat'))} left.`;
    const { wants = [] } = table.state.entrants.find((entrant) => entrant.person === person) ?? {};
    const said = [
      again ? `You are at ${tableTitle(table)}.` : `You have joined ${tableTitle(table)}. ${free}`,
      wishLine(table, wants),
      !again && agreeing(table),
    ];
    return { ...toAsker(said), card: openingCard(view, table) };
  },
  'table-left': ({ table: number }, { view }) => {
    const table = theTable(view, number);
    return { ...toAsker(`You have left ${tableTitle(table)}.`), card: openingCard(view, table) };
  },
  'table-started': ({ table: number }, { view }) =>
    toAsker(`${tableTitle(theTable(view, number))} begins. Everyone is told their seat.`),
};

export const noticeWords: NoticeWords<typeof notices> = {
  'table-opened': ({ table }, { view }) => openingCard(view, theTable(view, table)),
  'table-started': ({ table: number }, { view }) => {
    const table = theTable(view, number);
    const { seats, lot } = table.state;
    const { lines, components } = gameWords(table).howToPlay(view, table);
    const players = [...seats.values()].map(
      (seat) => `${seatName(table, seat.id)}: ${mentionOf(view, seat.played[0] ?? 0)}`,
    );
    return toClub(
      [
        `**${tableTitle(table)} begins.** The seats are drawn${citing([citeOn(table.rules, 'draw')])}:`,
        ...players,
        ...lines,
        `The lot was \`${lot?.seed ?? ''}\`. Its SHA-256 is the code that was posted when the table opened: \`${table.about.commitment}\`.`,
        'The draw started from these players, with their wishes:',
        ...drawnFromWords(view, table),
        `How to do the draw again: \`/table rules point:${pointOn(table.rules, 'draw')}\`.`,
      ],
      {
        components,
        pings: accountsOf(
          view,
          [...seats.values()].flatMap(({ played }) => played),
        ),
      },
    );
  },
  'table-filled': ({ table: number }, { view }) => {
    const table = theTable(view, number);
    return toClub(
      `${tableTitle(table)} is full: all ${table.rules.seats.length} seats have a player. Start it with \`/table start table:${number}\`.`,
    );
  },
  'seat-drawn': ({ table: number, seat }, { view }) => {
    const table = theTable(view, number);
    const { lines, components } = gameWords(table).howToPlaySeat(view, table, seat);
    const thread = view.settings.tableThreads[number];
    return toClub(
      [
        `You play **${seatName(table, seat)}** at ${tableTitle(table)}${thread === undefined ? '' : `, in <#${thread}>`}.`,
        ...lines,
      ],
      { components },
    );
  },
};

const named = (number: number): string => `Table ${number}`;

export const refusals = {
  'table-not-open': ({ table }: { table: number }) =>
    say(`${named(table)} takes no more players.`, 'See all tables with `/table list`.'),
  'table-full': ({ table }: { table: number }) =>
    say(`${named(table)} is full.`, 'Join another one: `/table list` shows them all.'),
  'seats-empty': ({ missing }: { missing: number }) =>
    say(
      `${capital(counted(missing, 'seat'))} ${missing === 1 ? 'is' : 'are'} still empty.`,
      'Ask more people to join, and start the table then.',
    ),
  'officer-plays-not': ({ table }: { table: number }) =>
    say(
      `Officers of table ${table} don’t play at it.`,
      'Let somebody else have the office first, or join another table.',
    ),
  'reader-plays-not': ({ table, person }: { table: number; person: PersonNumber }, view) =>
    say(
      `${nameOf(view, person)} has read what is private at table ${table}, as the club’s member of staff, so they can’t play at it.`,
      'Choose another table, or somebody else.',
    ),
  'lot-lost': ({ table }: { table: number }) =>
    say(
      `The lot of table ${table} can’t be opened: the club was moved to another machine.`,
      'Give this table up with `/table abandon` and open it again.',
    ),
  'needs-gm': ({ table, gm }: { table: number; gm: PersonNumber | null }, view) =>
    say(
      `Only the gamemaster of table ${table} can do that.`,
      gm === null ? 'It has none now: ask a Moderator.' : `Ask ${nameOf(view, gm)}.`,
    ),
  /** Before the start or after the end. */
  'table-not-played': ({ table }: { table: number }, view) =>
    tableNumbered(view, table)?.state.status === 'open'
      ? say(`${named(table)} hasn’t started yet.`, 'Its players are told when it does.')
      : tableOver(table),
  /** A command of one game, at a table of another. */
  'other-game': ({ table: number, asked }: { table: number; asked: TableGame }, view) => {
    const { game } = theTable(view, number).about;
    return say(
      `${named(number)} plays ${gameNames[game]}, not ${gameNames[asked]}.`,
      `See how it stands with \`${wordsOfGame(game).status}\`, or name another table.`,
    );
  },
  /** A command for what the game of a table has not. */
  'not-in-game': ({ table, thing }: { table: number; thing: TableThing }, view) => {
    const { wrong, remedy } = gameWords(theTable(view, table)).instead[thing] ?? {
      wrong: `${named(table)} has none of that.`,
      remedy: 'See what it has with `/table rules`.',
    };
    return say(wrong, remedy);
  },
  'not-at-table': ({ table }: { table: number }) =>
    say(`You have no seat at table ${table}.`, 'See all tables with `/table list`.'),
} satisfies Worded;

export const problems = {
  'rules-of-other-game': ({ rules }: { rules: RuleSetId }) =>
    say(
      `The rules “${tableRules[rules].name}” are for ${gameNames[tableRules[rules].game]}.`,
      'Choose rules of the game that you want to play.',
    ),
  'which-table': say(
    'I don’t know which table you mean.',
    'Give the command in the table’s own thread, or fill in `table`.',
  ),
  'no-such-table': ({ text }: { text: string }) =>
    say(`There is no table “${plain(text, 60)}”.`, 'Choose one from the list as you type.'),
  'table-name-unusable': ({ text }: { text: string }) =>
    say(`“${plain(text, 60)}” can’t be the name of a table.`, 'A name has letters, and is no bare number.'),
  'table-name-taken': ({ text }: { text: string }) =>
    say(`Another table is called “${plain(text, 60)}”.`, 'Choose another name.'),
} satisfies Worded;

export const outcomeSamples = {
  'table-opened': [{ table: 1 }],
  'table-joined': [
    { table: 1, person: 1, again: false },
    { table: 1, person: 1, again: true },
  ],
  'table-left': [{ table: 1, person: 1 }],
  'table-started': [{ table: 2 }],
};

export const noticeSamples = {
  'table-opened': [{ table: 1 }],
  'table-started': [{ table: 2 }],
  'table-filled': [{ table: 1 }],
  'seat-drawn': [{ table: 2, seat: 'AUS', person: 1 }],
};

const atTable = [{ table: 1 }];
const once = [{}];

export const refusalSamples: FieldSamples<typeof refusals> = {
  'table-not-open': atTable,
  'table-full': atTable,
  'seats-empty': [{ missing: 1 }, { missing: 5 }],
  'officer-plays-not': atTable,
  'reader-plays-not': [{ table: 2, person: 9 }],
  'lot-lost': atTable,
  'needs-gm': [
    { table: 1, gm: 3 },
    { table: 1, gm: null },
  ],
  'table-not-played': [1, 2].map((table) => ({ table })),
  'other-game': [
    { table: 2, asked: 'nomic' },
    { table: 3, asked: 'diplomacy' },
  ],
  'not-in-game': tableThings.map((thing) => ({ table: 3, thing })),
  'not-at-table': atTable,
};

export const problemSamples: FieldSamples<typeof problems> = {
  'rules-of-other-game': [{ rules: 'club' }],
  'which-table': once,
  'no-such-table': [{ text: 'Chess' }],
  'table-name-unusable': [{ text: '12' }],
  'table-name-taken': [{ text: 'Friday Diplomacy' }],
};
