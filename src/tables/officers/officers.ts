import { z } from 'zod';
import { inWords } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { type NoticeWords, type OutcomeWords, toAsker, toClub } from '../../house/words/reply.ts';
import {
  citing,
  type FieldSamples,
  listed,
  nameOf,
  plain,
  say,
  type Worded,
} from '../../house/words/text.ts';
import { type PersonNumber, person } from '../../ledger/fields.ts';
import { citeOn } from '../rule-sets/rule-set.ts';
import { type Table, theTable } from '../table.ts';
import { isAtTable, officersOf } from '../who.ts';
import { callingGmAnd } from '../words/people.ts';
import { tableTitle } from '../words/table.ts';
import { anOffice, officeName } from './office-words.ts';

const table = z.int().positive();
const named = { table, office: z.string(), person, given: z.boolean() };

export const outcomes = {
  /** `given`: else it was taken back. */
  'officer-named': z.object(named),
};

export const notices = {
  /** `moderator`: who named them in the gamemaster's place. */
  'officer-named': z.object({ ...named, moderator: person.optional() }),
  /** Somebody is told that they run a table now. */
  'gm-named': z.object({ table, person }),
  /** A table has no gamemaster any more: it is told, and so are those who can name one. */
  'gm-needed': z.object({ table }),
};

const officerWords = ({ rules }: Table, office: string, given: boolean): string =>
  `${given ? 'is now' : 'is no longer'} ${anOffice(office, office === 'gm' || rules.offices[office]?.most === 1)} of`;

/** That somebody has an office though they play, against the advice of the rules (WM A.8); nothing where that is not so. */
export function playsAllTheSame(view: ClubView, table: Table, who: PersonNumber): string | false {
  const advised = officersOf(table)
    .filter(({ person }) => person === who)
    .map(({ office }) => table.rules.offices[office])
    .find((office) => office?.playing === 'advised against');
  return (
    advised !== undefined &&
    isAtTable(table, who) &&
    `${nameOf(view, who)} plays at this table too. The rules advise against that, and leave them no say there${citing([citeOn(table.rules, advised.on)])}.`
  );
}

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'officer-named': ({ table: number, office, person, given }, { view }) => {
    const table = theTable(view, number);
    return toAsker([
      `${nameOf(view, person)} ${officerWords(table, office, given)} ${tableTitle(table)}. The table is told.`,
      given && playsAllTheSame(view, table, person),
    ]);
  },
};

export const noticeWords: NoticeWords<typeof notices> = {
  'officer-named': ({ table: number, office, person, given, moderator }, { view }) => {
    const table = theTable(view, number);
    const said = `**${nameOf(view, person)}** ${officerWords(table, office, given)} ${tableTitle(table)}.`;
    const decided =
      moderator !== undefined &&
      `${nameOf(view, moderator)} decided that, as a Moderator or Justice can${citing([citeOn(table.rules, 'gamemaster')])}.`;
    return callingGmAnd(view, table, [said, decided], [person]);
  },
  'gm-named': ({ table: number }, { view }) => {
    const table = theTable(view, number);
    const { status } = table.state;
    return toClub([
      `You are now the gamemaster of ${tableTitle(table)}: you run it, and don’t play at it.`,
      status === 'open' && `Once every seat has a player, start it with \`/table start table:${number}\`.`,
      `See how it is doing with \`/table show table:${number}\`. To hand it over, use \`/table officer office:gm\`, or ask a Moderator.`,
    ]);
  },
  'gm-needed': ({ table }, { view }) =>
    toClub([
      `${tableTitle(theTable(view, table))} has no gamemaster any more.`,
      `A Moderator can name one with \`/table officer office:gm table:${table}\`. Deadlines go on until then.`,
    ]),
};

type OfPerson = { table: number; person: number };

export const refusals = {
  'needs-gm-or-moderator': ({ table, gm }: { table: number; gm: PersonNumber | null }, view) =>
    say(
      `Only the gamemaster of table ${table} can do that, or a Moderator or Justice who doesn’t play at it.`,
      gm === null ? 'Ask a Moderator.' : `Ask ${nameOf(view, gm)}, or a Moderator.`,
    ),
  'holds-office': ({ person, table }: OfPerson, view) =>
    say(`${nameOf(view, person)} already has that office at table ${table}.`, 'Choose somebody else.'),
  'player-holds-none': ({ person, table }: OfPerson, view) =>
    say(
      `${nameOf(view, person)} plays at table ${table}, so they can’t have an office there.`,
      'Choose somebody who doesn’t play.',
    ),
  'needs-table-director': ({ table, director }: { table: number; director: PersonNumber | null }, view) =>
    say(
      `Only the director of table ${table} can do that.`,
      director === null
        ? 'It has none now: ask the gamemaster to name one, with `/table officer`.'
        : `Ask ${nameOf(view, director)}.`,
    ),
  'office-full': ({ table, office, most }: { table: number; office: string; most: number }) =>
    say(
      `Table ${table} has as many people as ${officeName(office)} as it can: ${inWords(most)}.`,
      'Take the office from somebody first, with the same command.',
    ),
  'office-among': ({ office, among }: { office: string; among: string }) =>
    say(
      `Only an ${officeName(among)} can be ${officeName(office)}.`,
      `Make them ${officeName(among)} first.`,
    ),
  'office-barred': (
    { person, office, other }: { person: PersonNumber; office: string; other: string },
    view,
  ) =>
    say(
      `${nameOf(view, person)} is ${officeName(other)} here, so they can’t be ${officeName(office)} too.`,
      'Choose somebody else, or take that office from them first.',
    ),
} satisfies Worded;

export const problems = {
  'no-such-office': ({ text, offices }: { text: string; offices: string[] }) =>
    say(
      `There is no office “${plain(text, 60)}” at this table.`,
      `Choose one of them: ${listed(
        offices.map((office) => `\`${office}\``),
        'or',
      )}.`,
    ),
} satisfies Worded;

const offices = ['gm', 'observer'];
const each = offices.flatMap((office) =>
  [true, false].map((given) => ({ table: 2, office, person: 9, given })),
);

export const outcomeSamples = { 'officer-named': each };
export const noticeSamples = {
  'officer-named': [...each, { table: 2, office: 'gm', person: 9, given: true, moderator: 3 }],
  'gm-named': [1, 2].map((table) => ({ table, person: 9 })),
  'gm-needed': [{ table: 2 }],
};
export const refusalSamples: FieldSamples<typeof refusals> = {
  'needs-gm-or-moderator': [
    { table: 1, gm: 3 },
    { table: 1, gm: null },
  ],
  'holds-office': [{ table: 2, person: 9 }],
  'player-holds-none': [{ table: 2, person: 8 }],
  'needs-table-director': [
    { table: 2, director: 3 },
    { table: 2, director: null },
  ],
  'office-full': [{ table: 2, office: 'assistant', most: 2 }],
  'office-among': [{ office: 'acting-director', among: 'assistant' }],
  'office-barred': [{ person: 9, office: 'observer', other: 'committee' }],
};
export const problemSamples: FieldSamples<typeof problems> = {
  'no-such-office': [{ text: 'king', offices }],
};
