import { capital } from '../../../terms/words.ts';
import type { Clubs } from '../../house/clubs.ts';
import type { ClubView, TextKind } from '../../house/ports.ts';
import { phaseName } from '../../tables/diplomacy/words/phase-name.ts';
import { pressNames } from '../../tables/press/names.ts';
import {
  fromWhom,
  isBelowOrders,
  pressWith,
  publishedPress,
  unformatted,
} from '../../tables/press/published.ts';
import { changesOn } from '../../tables/questions/find.ts';
import { fallenWords } from '../../tables/rulings/words.ts';
import type { Table } from '../../tables/table.ts';
import { isTakenDown } from '../../tables/taken-down/words.ts';
import { closings, proposalWords, proposerWords } from '../../tables/votes/words.ts';
import type { Asked } from '../page.ts';
import { type Moment, momentAt } from './table-asked.ts';

/** Press as it was published. */
export interface PressRead {
  /** By which everybody knows it. */
  number: number;
  /** The phase in which it was written: `Spring 1901, movement`. */
  phase: string;
  /** `White press`, `Grey press`. */
  kind: string;
  /** Whether it is published with its author’s orders. */
  isBelow: boolean;
  /** Under which name, or with which it is signed though its author isn’t named; null for none. */
  from: string | null;
  /** When it came out. */
  at: Moment;
  /** Null where the member of staff took it down. */
  text: string | null;
}

/** The press that came out with the entry that ended a phase or the game; null for all of a table. What was erased is not in it. */
export async function pressOf(
  { clubs, view }: Pick<Asked, 'clubs' | 'view'>,
  table: Table,
  entry: number | null,
): Promise<PressRead[]> {
  const all = entry === null ? publishedPress(table) : pressWith(table, entry);
  const words = await wordsBeside(clubs, view, table, all, 'press');
  return all.flatMap((press) => {
    const text = words.get(press.seq);
    const isDown = isTakenDown(table, press.seq);
    if (text === undefined && !isDown) return [];
    const { number, kind, seat, as, published } = press;
    return {
      number,
      phase: phaseName(press.phase, table),
      kind: pressNames[kind],
      isBelow: isBelowOrders(table, press),
      from: seat === null && as === null ? null : fromWhom(table, press),
      at: momentAt(view, table, published.at),
      text: text === undefined || isDown ? null : unformatted(text),
    };
  });
}

/** Whether any press was published at a table so far. */
export const hasPress = (table: Table): boolean => publishedPress(table).length > 0;

/** The texts of a kind beside entries of a table, by their places in its book. */
async function wordsBeside(
  clubs: Clubs,
  { id }: ClubView,
  { number }: Table,
  entries: readonly { seq: number }[],
  kind: TextKind,
): Promise<Map<number, string>> {
  const texts = await clubs.texts(
    id,
    entries.map(({ seq }) => seq),
    number,
  );
  return new Map(texts.filter((text) => text.kind === kind).map(({ seq, text }) => [seq, text]));
}

/** What the gamemaster decided where the rules leave something open. */
export interface RulingRead {
  number: number;
  madeAt: Moment;
  /** The point of the rules that it is about; null for none. */
  point: string | null;
  /** Null once it was erased. */
  text: string | null;
  /** Whether the member of staff took its words down. */
  takenDown: boolean;
  /** Why it no longer holds: `Overturned by the Court in [2026] CoA 3.` Null while it does. */
  fallen: string | null;
}

/** The rulings of a table by their numbers. */
export async function rulingsOf(
  { clubs, view }: Pick<Asked, 'clubs' | 'view'>,
  table: Table,
): Promise<RulingRead[]> {
  const { rulings } = table.state;
  const words = await wordsBeside(clubs, view, table, rulings, 'reason');
  return rulings.map((ruling) => ({
    number: ruling.number,
    madeAt: momentAt(view, table, ruling.at),
    point: ruling.point,
    text: words.get(ruling.seq) ?? null,
    takenDown: isTakenDown(table, ruling.seq),
    fallen: fallenWords(view, ruling),
  }));
}

/** A change of the rules that the committee made. */
export interface ChangeRead {
  number: number;
  madeAt: Moment;
  point: string | null;
  /** Null once it was erased or taken down. */
  text: string | null;
}

/** The changes of the rules of a table that its committee made (WM A.7, MJ A.7). */
export async function changesOf(
  { clubs, view }: Pick<Asked, 'clubs' | 'view'>,
  table: Table,
): Promise<ChangeRead[]> {
  const changes = changesOn(table);
  const words = await wordsBeside(clubs, view, table, changes, 'reason');
  return changes.map(({ number, seq, since, about }) => ({
    number,
    madeAt: momentAt(view, table, since),
    point: about.kind === 'change' ? about.point : null,
    text: isTakenDown(table, seq) ? null : (words.get(seq) ?? null),
  }));
}

/** A vote that is over. */
export interface VoteRead {
  number: number;
  /** What was proposed: `A draw of all who survive`. */
  proposed: string;
  /** The seat that proposed it. */
  by: string;
  outcome: string;
  /** Null where the vote was secret, or nobody counted it. */
  count: { yes: number; no: number; silent: number } | null;
}

/** The votes of a table that are over, the latest first. Who voted how is not in it. */
export const votesOf = (table: Table): VoteRead[] =>
  table.state.proposals
    .flatMap(({ number, about, members, change, seat, status, count }) =>
      status === 'open'
        ? []
        : {
            number,
            proposed: capital(proposalWords(table, { about, members, change })),
            by: proposerWords(table, { seat }),
            outcome: closings[status],
            count: count && { yes: count.yes, no: count.no, silent: count.silent },
          },
    )
    .reverse();
