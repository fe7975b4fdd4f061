import type { PersonNumber } from '../../ledger/fields.ts';
import { writtenInNomic } from '../nomic/care/written.ts';
import { fromWhom, publishedPress } from '../press/published.ts';
import { askedBy } from '../questions/words.ts';
import type { Table } from '../table.ts';
import { proposerWords } from '../votes/words.ts';
import { seatName } from '../words/table.ts';

/** What people write at tables for everybody to read. */
export const writtenKinds = [
  ...(['press', 'proposal', 'ruling', 'question'] as const),
  ...(['point', 'judgement', 'message', 'rule'] as const),
  'amendment',
] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/** Something that somebody wrote at a table, as everybody knows it: by its kind and number. */
export interface Written {
  kind: WrittenKind;
  number: number;
  /** The entry beside which the words are, and others with the same or more of it. */
  seq: number;
  besides: readonly number[];
  /** The rule of a file, by id. */
  rule?: string;
  /** From whom it is, in words. */
  from: string;
  /** Who wrote it; null where nobody is to know, or nobody does. */
  author: PersonNumber | null;
}

/** All that was written at a table and published, the latest of each kind first. */
export const writtenAt = (table: Table): Written[] => [
  ...publishedPress(table)
    .map(
      ({ number, seq, by: author, ...press }): Written => ({
        ...{ kind: 'press', number, seq, besides: [], author, from: fromWhom(table, press) },
      }),
    )
    .reverse(),
  ...table.state.proposals
    .map(
      ({ number, seq, seat }): Written => ({
        ...{ kind: 'proposal', number, seq, besides: [], from: proposerWords(table, { seat }) },
        author: authorOfEntry(table, seq),
      }),
    )
    .reverse(),
  ...regulationsWritten(table),
  ...table.state.rulings
    .map(
      ({ number, seq, by: author }): Written => ({
        ...{ kind: 'ruling', number, seq, besides: [], from: 'the gamemaster', author },
      }),
    )
    .reverse(),
  ...table.state.questions
    .map((question): Written => {
      const { number, seq, moved: besides, by: author } = question;
      return { kind: 'question', number, seq, besides, author, from: askedBy(table, question) };
    })
    .reverse(),
  ...writtenInNomic(table),
];

/** Proposals to change regulations, and changes by the gamemaster, by their entries: the latest of each first. */
const regulationsWritten = (table: Table): Written[] => [
  ...table.state.regulations.proposals
    .map(
      ({ number, seq, seat }): Written => ({
        ...{ kind: 'proposal', number, seq, besides: [], from: seatName(table, seat) },
        author: authorOfEntry(table, seq),
      }),
    )
    .reverse(),
  ...table.state.regulations.amendments
    .filter(({ enacted }) => enacted === null)
    .map(
      ({ seq }): Written => ({
        ...{ kind: 'amendment', number: seq, seq, besides: [], from: 'the gamemaster' },
        author: authorOfEntry(table, seq),
      }),
    )
    .reverse(),
];

/** Whether all of it is taken down. */
export const isWrittenDown = (
  { state: { takenDown, takenDownRules } }: Table,
  { seq, besides, rule }: Pick<Written, 'seq' | 'besides' | 'rule'>,
): boolean =>
  rule === undefined ? [seq, ...besides].every((each) => takenDown.has(each)) : takenDownRules.has(rule);

const authorOfEntry = ({ book }: Table, seq: number): PersonNumber | null =>
  book.entries.find((entry) => entry.seq === seq)?.by ?? null;

/** `press 3`, as a command names it. */
export const writtenName = ({ kind, number }: Pick<Written, 'kind' | 'number'>): string =>
  `${kind} ${number}`;

const written = new RegExp(`^\\s*(${writtenKinds.join('|')})\\s+#?(\\d{1,9})\\s*$`, 'i');

/** Whether what somebody typed names such words. */
export const namesWritten = (typed: string): boolean => written.test(typed);

/** What of a table somebody names: `press 3`. Null where there is no such thing. */
export function findWritten(table: Table, typed: string): Written | null {
  const [, kind = '', number = ''] = written.exec(typed) ?? [];
  return (
    writtenAt(table).find((each) => each.kind === kind.toLowerCase() && each.number === Number(number)) ??
    null
  );
}
