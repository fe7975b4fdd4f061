import type { Texts, UnitOfWork } from '../../../src/house/ports.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { type TableBody, tableBooks } from '../../../src/tables/book/table.ts';
import { endPhase } from '../../../src/tables/diplomacy/end-phase.ts';
import { ordersPlace } from '../../../src/tables/diplomacy/orders/own-orders.ts';
import type { KeptDeed } from '../../../src/tables/nomic/deed.ts';
import { lotPlace } from '../../../src/tables/opening/finding.ts';
import { type Author, hideAuthor } from '../../../src/tables/press/authors.ts';
import { club as houseRules } from '../../../src/tables/rule-sets/club.ts';
import { nomic } from '../../../src/tables/rule-sets/nomic.ts';
import type { TableRules } from '../../../src/tables/rule-sets/rule-set.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { noteTalkThread } from '../../../src/tables/talks/note-talks.ts';
import { talkKey } from '../../../src/tables/talks/wanted-talks.ts';
import { votePlace } from '../../../src/tables/votes/proposals.ts';

/** Who runs the tables, who sits at table 2, in the order of its seats, and who is asked to take over a seat there. */
interface Cast {
  gm: PersonNumber;
  asked: PersonNumber;
  seated: readonly PersonNumber[];
}

/**
 * The tables that the samples speak of: table 1 is open, at table 2 a phase has been played, Austria has given orders,
 * and its gamemaster has put Austria's orders of that phase right. At table 3 Nomic is played, on the first Friday.
 */
export function fillTables(work: UnitOfWork, { gm, seated, asked: person }: Cast): void {
  work.saveSettings({ tables: true, tableThreads: { 1: '31', 2: '32', 3: '35' } });
  open(work, 'Friday Diplomacy', gm, seated.slice(0, 2));
  open(work, 'The long game', gm, seated);
  const seats = houseRules.seats.map(({ id: seat }, place) => ({ seat, person: seated[place] ?? gm }));
  writeAt(work, theTable(work, 2), { type: 'seats-drawn', seed: 'the lot of the samples', seats }, gm);
  give(work, 'S1901M', 'A Vie-Gal\nA Bud S A Vie-Gal\nF Tri-Alb');
  endPhase(work, theTable(work, 2), 'deadline', null);
  give(work, 'F1901M', 'A Gal-War\nF Alb-Vie');
  correct(work, 11, ['A Vie-Gal', 'A Bud-Ser', 'F Tri-Alb'], gm);
  const asked = { type: 'replacement-offered', seat: 'TUR', person, until: null } as const;
  for (const reason of ['I am ill', 'I am on a journey'])
    writeAt(work, theTable(work, 2), asked, seated[6] ?? gm, { reason });
  decideThings(work, gm);
  write(work, { seat: 'ENG', person: seated[1] ?? gm }, 'Who trusts Turkey?');
  talk(work, ['AUS', 'FRA'], '33');
  talk(work, ['AUS', 'FRA', 'TUR'], null);
  playNomic(work, gm, seated);
}

/** Private conversations at table 2, one with its thread. */
function talk(work: UnitOfWork, seats: string[], thread: string | null): void {
  const seq = writeAt(work, theTable(work, 2), { type: 'talk-opened', seats, openedBy: 'AUS' }, null);
  if (thread !== null) noteTalkThread(work, talkKey(2, seq), { thread, accounts: [], closed: false });
}

/** What a player wrote at table 2 under no name, and under that of their power. */
function write(work: UnitOfWork, { seat, person }: Author, press: string): void {
  const author = hideAuthor(work, 2, { seat, person });
  const about = { type: 'press-given', phase: 'S1901M', as: null } as const;
  writeAt(work, theTable(work, 2), { ...about, kind: 'grey', seat: null, author }, null, { press });
  writeAt(work, theTable(work, 2), { ...about, kind: 'white', seat, author: null }, person, { press });
}

/** What happens at table 3: a proposal, a vote, and points of order, of which one is judged and disputed. */
const nomicDeeds: readonly [seat: string, deed: KeptDeed, texts?: Texts][] = [
  [
    'friday',
    {
      is: 'proposed',
      change: { kind: 'amend', rule: '24', text: ['A defeat costs 5 points.'] },
      figures: null,
    },
  ],
  ['monday', { is: 'voted', choice: 'yes' }],
  [
    'tuesday',
    { is: 'point raised', about: { is: 'proposal', number: 301 } },
    { statement: 'That is no amendment.' },
  ],
  [
    'thursday',
    { is: 'judged', point: 1, verdict: false, effects: [{ is: 'points', player: 'tuesday', change: 10 }] },
    { reason: 'A word of it stays.' },
  ],
  ['tuesday', { is: 'disputed', point: 1 }],
  ['friday', { is: 'opinion', point: 1, agrees: true }],
  ['monday', { is: 'announced', player: 'tuesday', total: 20, change: 20 }, { reason: 'I helped a lot.' }],
  ['wednesday', { is: 'forfeited' }],
  [
    'monday',
    { is: 'point raised', about: { is: 'move', mover: 'friday' } },
    { statement: 'It is too late.' },
  ],
];

/** Table 3: the days are drawn, and much is done on the first of them. */
function playNomic(work: UnitOfWork, gm: PersonNumber, seated: readonly PersonNumber[]): void {
  open(work, 'Law', gm, seated.slice(0, nomic.seats.length), nomic);
  const seats = nomic.seats.map(({ id: seat }, place) => ({ seat, person: seated[place] ?? gm }));
  writeAt(work, theTable(work, 3), { type: 'seats-drawn', seed: 'the lot of the samples', seats }, gm);
  for (const [seat, deed, texts = {}] of nomicDeeds)
    writeAt(work, theTable(work, 3), { type: 'nomic-deed', message: null, seat, deed }, null, texts);
}

/** Opens a table by those rules, the club’s own if none are named. */
export function open(
  work: UnitOfWork,
  name: string,
  gm: PersonNumber,
  entrants: readonly PersonNumber[],
  { id, game }: Pick<TableRules, 'id' | 'game'> = houseRules,
): void {
  const { number } = work.begin(tableBooks);
  const lot = work.secrets.hide(lotPlace(number), 'the lot of the samples');
  const about = { name, game, rules: id, gm, commitment: 'ab'.repeat(32), lot } as const;
  const book = work.books.get(number);
  if (book?.goesBy(tableBooks) !== true) throw new Error('A table has just been opened');
  work.appendTo(book, { type: 'table-opened', ...about }, { by: gm, acts: [] });
  for (const person of entrants)
    writeAt(work, theTable(work, number), { type: 'table-joined', person, wants: [] }, person);
}

function give(work: UnitOfWork, phase: string, lines: string): void {
  const orders = work.secrets.hide(ordersPlace(2, 'AUS', phase), lines);
  writeAt(work, theTable(work, 2), { type: 'orders-given', seat: 'AUS', phase, orders }, null);
}

function correct(work: UnitOfWork, entry: number, lines: string[], gm: PersonNumber): void {
  const texts = { reason: 'Austria’s second order was cut off' };
  writeAt(work, theTable(work, 2), { type: 'orders-corrected', entry, lines, again: true }, gm, texts);
}

/** Table 2 votes on proposal 1, has counted 2 and 3, and has two rulings, of which the Court overturned the first. */
function decideThings(work: UnitOfWork, gm: PersonNumber): void {
  const write = (body: TableBody, by: PersonNumber | null, reason?: string) =>
    writeAt(work, theTable(work, 2), body, by, reason === undefined ? {} : { reason });
  const proposed = { type: 'vote-proposed', seat: 'FRA', due: work.now + 172_800_000 } as const;
  write({ ...proposed, proposal: 1, about: 'draw', members: null }, null, 'Nobody can win any more.');
  const vote = work.secrets.hide(votePlace(2, 1, 'AUS'), 'yes');
  write({ type: 'vote-given', proposal: 1, seat: 'AUS', vote }, null);
  write({ ...proposed, proposal: 2, about: 'draw', members: ['FRA', 'TUR'] }, null);
  write({ type: 'vote-counted', proposal: 2, passed: false, tally: null }, null);
  write({ ...proposed, proposal: 3, about: 'concession', members: ['FRA'] }, null);
  write({ type: 'vote-counted', proposal: 3, passed: true, tally: { yes: 5, no: 1, silent: 1 } }, null);
  const made = write(
    { type: 'ruling-made', ruling: 1, point: '3.4' },
    gm,
    'Two players may put their extensions together.',
  );
  write({ type: 'ruling-overturned', entry: made, case: 1 }, null);
  write({ type: 'ruling-made', ruling: 2, point: null }, gm, 'Press in verse is welcome.');
}
