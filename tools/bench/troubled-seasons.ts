import type { Effect } from '../../src/appeals/book/court-entries.ts';
import type { Body, BodyOf, Entry } from '../../src/rule-books.ts';
import { termsVersion } from '../../terms/figures.ts';
import { seasonPlayers, seasons } from './seasons.ts';

const day = 24 * 3600_000;

/** A club's Friday that is over. */
interface Friday {
  /** The n-th, from 1. */
  n: number;
  date: string;
  at: number;
  /** The last game that counted, and the place of the entry that made it count. */
  game: number;
  counted: number;
}

/** A ledger of at least that many entries: seasons, with after each Friday what goes wrong in a club, and what its Court makes of it. */
export function troubledSeasons(length: number): Entry[] {
  const entries: Entry[] = [];
  const write = (at: number, body: Body) =>
    entries.push({ seq: entries.length + 1, at, by: 1, acts: [], terms: termsVersion, ...body });
  let n = 0;
  for (const { seq: _, at, by, acts, terms, ...body } of seasons(length)) {
    write(at, body);
    const last = entries.findLast((entry) => entry.type === 'game-counted');
    if (body.type !== 'session-closed' || last === undefined) continue;
    n += 1;
    const friday: Friday = { n, date: body.date, at, game: last.game, counted: last.seq };
    for (const trouble of troublesOf(friday)) write(at, trouble);
  }
  return entries;
}

/** One of them, by turns; the first are Justices. */
const somebody = (n: number): number => 7 + (n % (seasonPlayers - 6));

/** Every Friday a game is cancelled, one corrected and somebody penalised; the rest comes now and then. */
function troublesOf(friday: Friday): Body[] {
  const { n, date, at, game, counted } = friday;
  const person = somebody(n);
  return [
    { type: 'voided', entry: counted },
    { type: 'game-corrected', game: game - 1, score: 0.5 },
    penalty(friday),
    ...now(n % 3, { type: 'adjusted', person, change: { points: 15 } }),
    ...now(n % 4, ...casesOf(friday)),
    ...now(n % 5, { type: 'banned', person, until: date, endsAt: at + 14 * day }),
    ...now(n % 6, { type: 'removed', person, basis: 'request' }, { type: 'joined', person }),
    ...now(n % 7, { type: 'monitored', person }),
  ];
}

const now = (rest: number, ...bodies: Body[]): Body[] => (rest === 0 ? bodies : []);

const penalty = ({ n, game }: Friday): BodyOf<'penalty-issued'> => ({
  ...{ type: 'penalty-issued', penalty: n, offence: n, person: somebody(n + 9), game: game - 2 },
  ...{ fraud: false, ground: null, finding: 'intent', reverses: null },
  parts: [{ kind: 'deduction', points: 40 }],
});

/** A case that a panel judges, two to one: about a game, or about the penalty of the Friday before. */
function casesOf({ n, game }: Friday): Body[] {
  const about = { case: n / 4 };
  const effect: Effect =
    n % 8 === 0
      ? { kind: 'game', game: game - 3, score: 1 }
      : { kind: 'penalty', penalty: n - 1, parts: [{ kind: 'warning' }] };
  const overturn = { kind: 'overturn', relief: { kind: 'undo' } } as const;
  return [
    {
      ...{ type: 'petitioned', ...about, year: 2020, ordinal: n / 4, petitioner: somebody(n) },
      ...{ respondent: 2, subject: { kind: 'other' }, enBanc: false },
    },
    { type: 'writ-given', ...about, person: 3, chief: true },
    { type: 'panel-seated', ...about, panel: [4, 5, 6], despiteConflict: [] },
    ...[4, 5, 6].map((person) => ({
      ...({ type: 'vote-cast', ...about, person, bar: null } as const),
      decision: person === 6 ? ({ kind: 'uphold' } as const) : overturn,
    })),
    {
      ...{ type: 'judged', ...about, enBanc: false, outcome: overturn, bar: null, effects: [effect] },
      ...{ supersedes: [], majority: [4, 5], silent: [] },
    },
    {
      type: 'opinion-published',
      ...about,
      opinion: 1,
      kind: 'majority',
      author: 4,
      enBanc: false,
      holds: [],
    },
  ];
}
