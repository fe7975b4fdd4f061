import {
  type Change,
  dayAfter,
  instantAt,
  isVoidDay,
  limits,
  playersOn,
} from '../../packages/nomic/src/index.ts';
import type { UnitOfWork } from '../../src/house/ports.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { type TableBook, tableBooks } from '../../src/tables/book/table.ts';
import { type KeptDeed, wordsOf } from '../../src/tables/nomic/deed.ts';
import { nomicSeats } from '../../src/tables/nomic/seats.ts';

/** What takes the most bytes on a page for one character that is typed, and rules that are named at every step. */
const dear = '"';
const naming = 'Rule 101 ';

interface About {
  name: string;
  gm: PersonNumber;
  players: readonly PersonNumber[];
}

const hidden = { cipher: 'AAAA', digest: '0'.repeat(64) };

/** Begins a game of Nomic in a club’s books with as many and as long rules as a file may have. */
export function writeLongNomic(work: UnitOfWork, { name, gm, players }: About): TableBook {
  const book = work.begin(tableBooks);
  const made = { by: gm, acts: [] };
  const about = { name, game: 'nomic', rules: 'nomic', gm, commitment: 'c'.repeat(64), lot: hidden } as const;
  work.appendTo(book, { type: 'table-opened', ...about }, made);
  work.appendTo(
    book,
    { type: 'nomic-rules-loaded', rules: { rules: longRules(), date: '2020-01-01', author: dear } },
    made,
  );
  for (const person of players) work.appendTo(book, { type: 'table-joined', person, wants: [] }, made);
  const seats = nomicSeats.map(({ id }, at) => ({ seat: id, person: players[at] ?? gm }));
  work.appendTo(book, { type: 'seats-drawn', seed: 's'.repeat(32), seats }, made);
  return book;
}

/** Rules 101 to 215 are short, and after them are as many as there may be; some of those are as long as a rule may be. */
function longRules() {
  const numbers = Array.from({ length: limits.rules - 40 }, (_, at) => (at < 15 ? 201 + at : 386 + at));
  const long = [
    dear.repeat(limits.rule),
    naming.repeat(limits.rule / naming.length),
    ...Array.from({ length: limits.paragraphs / 2 }, () => `${naming}${dear.repeat(40)}`),
  ];
  const texts = new Map<number, string[]>([
    [401, long.slice(0, 1)],
    [402, long.slice(1, 2)],
    [403, long.slice(2)],
    [404, ['x '.repeat(limits.rule / 2)]],
  ]);
  const note = { content: dear.repeat(limits.note), author: dear.repeat(100), date: dear.repeat(100) };
  return Object.fromEntries(
    [101, ...numbers].map((number, id) => [
      `${id}`,
      {
        label: number === 101 ? '101[I]' : `${number}`,
        text: texts.get(number) ?? [`${naming}${dear.repeat(60)}`],
        notes: number === 401 ? Array.from({ length: 12 }, () => note) : [],
        ineffect: number % 10 === 9 ? '0' : '1',
        date: '2020-01-01',
        linksto: number === 402 ? numbers.map((_, at) => `${at + 1}`) : [],
        proplinks: [],
      },
    ]),
  );
}

/** Plays so many days of it: on each, somebody proposes as long a text as there may be, and many points of order are judged at length. */
export function playLongNomic(
  book: TableBook,
  { from, days }: { from: string; days: number },
  workAt: (at: number) => UnitOfWork,
): void {
  const write = (at: number, seat: string, deed: KeptDeed, said: string): void => {
    const texts =
      deed.is === 'judged'
        ? { reason: said }
        : deed.is === 'point raised'
          ? wordsOf({ ...deed, statement: said })
          : {};
    workAt(at).appendTo(book, { type: 'nomic-deed', seat, message: null, deed }, { by: 2, acts: [], texts });
  };
  for (let day = from, played = 0; played < days; day = dayAfter(day, 1)) {
    const at = instantAt(day, '10:00');
    workAt(at).appendTo(book, { type: 'nomic-time-came', what: 'day over' }, { by: null, acts: [] });
    const game = book.state.nomic?.game;
    const [seat] = game === undefined || isVoidDay(game, day) ? [] : playersOn(game, day);
    if (seat === undefined) continue;
    played += 1;
    playDay(book, at, seat, played, write);
  }
}

type Write = (at: number, seat: string, deed: KeptDeed, said: string) => void;

function playDay({ state }: TableBook, at: number, seat: string, played: number, write: Write): void {
  const mark = played % 2 === 0 ? dear : '&';
  const long: Change = { kind: 'amend', rule: longRule(state), text: [`${mark} `.repeat(limits.rule / 2)] };
  write(at, seat, { is: 'proposed', change: long, figures: 'same' }, '');
  const seats = nomicSeats.map(({ id }) => id);
  for (const each of seats) write(at, each, { is: 'voted', choice: played % 3 === 0 ? 'no' : 'yes' }, '');
  for (const each of seats)
    write(at, each, { is: 'point raised', about: { is: 'rule', rule: longRule(state) } }, dear.repeat(4_000));
  for (const point of state.nomic?.game.pointsOfOrder ?? [])
    if (point.state === 'waits for judgement' && point.judge !== null)
      write(
        at + 60_000,
        point.judge,
        { is: 'judged', point: point.number, verdict: true, effects: effectsOf(point.number) },
        dear.repeat(10_000),
      );
}

/** So high numbers of rules would win the game at once; a Judgement sees to that. */
const effectsOf = (point: number) => (point === 1 ? [{ is: 'figures', changes: 'points=1' } as const] : []);

/** The rule whose text is changed again and again. */
function longRule({ nomic }: TableBook['state']): string {
  const rules = [...(nomic?.game.rules.rules.values() ?? [])];
  return rules.findLast(({ text }) => text.flat().some((piece) => piece.text.length > 90_000))?.id ?? '1';
}
