import type { ClubView, Settings, UnitOfWork } from '../house/ports.ts';
import { done, type Result } from '../house/result.ts';
import { writtenPlace } from '../house/told-posts.ts';
import type { Notice } from '../told.ts';
import { theRegulation } from './birthday/live.ts';
import type { PlayThread } from './nomic/threads/names.ts';
import type { TableNotice } from './notices.ts';
import { theQuestion } from './questions/find.ts';
import { theRuling } from './rulings/find-ruling.ts';
import { howSettled } from './seats/settled.ts';
import { type Table, type TableNumber, tableNumbered, theTable } from './table.ts';
import { theProposal } from './votes/proposals.ts';

/** An entry of a table that a post tells of. */
export interface OfEntry {
  table: TableNumber;
  entry: number;
  /** Whether it is a direct message; left out for a post at the table. */
  direct?: boolean;
}

/** How many posts of each table follow what becomes of them: the newest; direct messages besides, until they are settled. */
const mostOfTable = 8;

const keyOf = ({ table, entry, direct = false }: OfEntry): string =>
  `${table}/${entry}${direct ? '/direct' : ''}`;

/** The posts of tables about entries, with where they are; the newest last. */
export const tablePosts = ({ tableCards }: Pick<Settings, 'tableCards'>): (OfEntry & { place: string })[] =>
  Object.entries(tableCards)
    .flatMap(([key, place]) => {
      const [table = '', entry, direct] = key.split('/');
      const about = { table: Number(table), entry: Number(entry), place };
      return entry === undefined ? [] : [direct === undefined ? about : { ...about, direct: true }];
    })
    .sort((one, other) => one.entry - other.entry);

/** The entry that a notice tells of in a post that follows it; null for other notices. */
export function toldOfEntry(notice: Notice, view: ClubView): OfEntry | null {
  switch (notice.kind) {
    case 'phase-played':
    case 'last-press':
      return { table: notice.table, entry: notice.entry };
    case 'vote-proposed':
      return { table: notice.table, entry: theProposal(theTable(view, notice.table), notice.proposal).seq };
    case 'regulation-proposed':
      return { table: notice.table, entry: theRegulation(theTable(view, notice.table), notice.proposal).seq };
    case 'ruling-made':
      return { table: notice.table, entry: theRuling(theTable(view, notice.table), notice.ruling).seq };
    case 'question-told':
      return { table: notice.table, entry: notice.entry };
    case 'nomic-told':
      return notice.thread === threadOfWords(tableNumbered(view, notice.table), notice.entry)
        ? { table: notice.table, entry: notice.entry }
        : null;
    case 'seat-offer': {
      const { table, offer: entry, direct } = notice;
      return direct ? { table, entry, direct } : { table, entry };
    }
    default:
      return null;
  }
}

/** The thread in which words of people are told that came with an entry of Nomic; null for none, as with a vote. */
function threadOfWords(table: Table | null, entry: number): PlayThread | null {
  const of = table?.book.entries[entry - 1];
  if (of?.type !== 'nomic-deed') return null;
  if (of.deed.is === 'announced') return 'points';
  return ['proposed', 'point raised', 'judged'].includes(of.deed.is) ? 'voting' : null;
}

/** Keeps where everybody was told of an entry of a table, and forgets the oldest such post of that table where there are many. */
export function noteTablePost(
  work: UnitOfWork,
  of: OfEntry,
  place: Parameters<typeof writtenPlace>[0],
): Result<null> {
  const { tableCards } = work.settings;
  const others = tablePosts({ tableCards }).filter(
    ({ table, entry, direct }) => table === of.table && entry !== of.entry && direct !== true,
  );
  const surplus = of.direct === true ? 0 : Math.max(0, others.length + 1 - mostOfTable);
  const old = new Set(others.slice(0, surplus).map(keyOf));
  const kept = Object.entries(tableCards).filter(([key]) => !old.has(key));
  work.saveSettings({ tableCards: { ...Object.fromEntries(kept), [keyOf(of)]: writtenPlace(place) } });
  return done(null);
}

/** Forgets where such a post is, once nothing changes in it any more. */
export function forgetTablePost(work: UnitOfWork, of: OfEntry): Result<null> {
  const { [keyOf(of)]: place, ...others } = work.settings.tableCards;
  if (place !== undefined) work.saveSettings({ tableCards: others });
  return done(null);
}

/** What a post is to say by now: the notice that says it, and whether nothing will change in it any more. */
export interface PostNow {
  notice: TableNotice<
    | ('phase-played' | 'last-press' | 'vote-proposed' | 'ruling-made' | 'question-told')
    | ('seat-offer' | 'nomic-told' | 'regulation-proposed')
  >;
  final: boolean;
}

/** The same of a post that no longer says what is so: a phase was put right, a vote is over, words were taken down. Null for one that does. */
export function postNow(
  view: ClubView,
  { table: number, entry: seq, direct = false }: OfEntry,
): PostNow | null {
  const table = tableNumbered(view, number);
  const entry = table?.book.entries[seq - 1];
  if (table === null || entry === undefined) return null;
  const about = { table: number, entry: seq };
  switch (entry.type) {
    case 'phase-adjudicated':
      return isPutRight(table, seq) || isPressDown(table, seq)
        ? { notice: { kind: 'phase-played', ...about }, final: false }
        : null;
    case 'vote-proposed':
      return isOver(table, entry.proposal) || table.state.takenDown.has(seq)
        ? {
            notice: { kind: 'vote-proposed', table: number, proposal: entry.proposal },
            final: theProposal(table, entry.proposal).status !== 'open',
          }
        : null;
    case 'regulation-proposed':
      return regulationPostNow(table, entry.proposal);
    case 'nomic-deed':
      return nomicPostNow(table, seq);
    case 'ruling-made':
      return table.state.takenDown.has(seq)
        ? { notice: { kind: 'ruling-made', table: number, ruling: entry.ruling }, final: true }
        : null;
    case 'question-asked':
    case 'question-moved':
      return questionPostNow(table, entry.question, seq);
    case 'replacement-offered': {
      const { seat, person, until } = entry;
      const asked = { kind: 'seat-offer', table: number, seat, person, until, offer: seq, direct } as const;
      return howSettled(table, seq) === 'open' ? null : { notice: asked, final: true };
    }
    default:
      return isPressDown(table, seq) ? { notice: { kind: 'last-press', ...about }, final: false } : null;
  }
}

/** The same of a proposal to change a regulation: nobody votes on it any more, or its words were taken down. */
function regulationPostNow(table: Table, number: number): PostNow | null {
  const { fate, seq } = theRegulation(table, number);
  const isOver = fate !== 'open' || table.state.status !== 'playing';
  if (!isOver && !table.state.takenDown.has(seq)) return null;
  return {
    notice: { kind: 'regulation-proposed', table: table.number, proposal: number },
    final: fate !== 'open',
  };
}

/** The same of a question: it waits for others by now, or its words were taken down. */
function questionPostNow(table: Table, question: number, entry: number): PostNow | null {
  const { moved, seq } = theQuestion(table, question);
  const isPast = entry !== (moved.at(-1) ?? seq);
  const notice = { kind: 'question-told', table: table.number, question, entry } as const;
  return isPast || table.state.takenDown.has(entry) ? { notice, final: isPast } : null;
}

function isPutRight({ state: { diplomacy } }: Table, entry: number): boolean {
  const played = diplomacy?.history.find(({ seq }) => seq === entry);
  return played === undefined || played.putRightAt !== null;
}

/** The same of a deed of Nomic: it was undone since, or its words were taken down. */
function nomicPostNow(table: Table, entry: number): PostNow | null {
  const { nomic, takenDown } = table.state;
  const thread = threadOfWords(table, entry);
  const isSo = !takenDown.has(entry) && nomic?.tellings.has(entry) === true;
  if (isSo || thread === null) return null;
  return { notice: { kind: 'nomic-told', table: table.number, entry, thread }, final: false };
}

const isPressDown = ({ state: { press, takenDown } }: Table, entry: number): boolean =>
  press.some(({ seq, published }) => published?.seq === entry && takenDown.has(seq));

/** Whether nobody can vote on a proposal now. */
export const isOver = (table: Table, proposal: number): boolean =>
  table.state.status !== 'playing' || theProposal(table, proposal).status !== 'open';
