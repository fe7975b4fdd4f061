import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Book } from '../../src/ledger/book.ts';
import { concernsOf } from '../../src/ledger/concerns.ts';
import { entry, game, person } from '../../src/ledger/fields.ts';
import { nothingUndone, type Undone, undo } from '../../src/ledger/hindsight.ts';
import { kindsOf } from '../../src/ledger/kind.ts';
import { RuleBooks } from '../../src/ledger/rule-books.ts';
import { unreadable } from '../../src/ledger/set-aside.ts';

/** A book of another game than chess: who threw which dice, and what the bank makes of it. */
interface Dice {
  state: { lastSeq: number; thrown: number[]; bank: number };
  later: Undone;
  told: number;
  reader: null;
  rows: null;
}

const kind = kindsOf<Dice>();

const throwing = {
  kinds: [
    kind('thrown', z.object({ game, person, eyes: z.int() }), {
      title: 'Dice were thrown',
      begins: 'game',
      apply: (state, { eyes }, { witness }) => {
        state.thrown.push(eyes);
        witness?.(eyes);
      },
      applyUndone: (state) => {
        state.thrown.push(0);
      },
    }),
    kind('praised', z.object({ game }), { title: 'A throw was praised' }),
    kind('taken-back', z.object({ entry }), {
      title: 'A throw was taken back',
      lookBack: (later, { entry, at }) => undo(later, entry, at),
    }),
  ],
};

const bank = {
  kinds: [],
  also: {
    thrown: (state: Dice['state'], { eyes }: { eyes: number }) => {
      state.bank += eyes;
    },
  },
};

type Body = ReturnType<(typeof throwing.kinds)[number]['read']>;

const dice = new RuleBooks<Dice, Body>([bank, throwing], {
  kind: 'dice',
  empty: () => ({ lastSeq: 0, thrown: [], bank: 0 }),
  nothingLater: nothingUndone,
});

const rest = { at: 7, by: null, acts: [], terms: '1' } as const;
const first = { ...rest, seq: 1, type: 'thrown', game: 1, person: 4, eyes: 6 } as const;
const second = { ...rest, seq: 2, type: 'thrown', game: 2, person: 5, eyes: 3 } as const;
const back = { ...rest, seq: 3, type: 'taken-back', entry: 1 } as const;

describe('a book with rules of its own', () => {
  it('is folded by them: each rule book writes its own slice, also at entries of another', () => {
    const told: number[] = [];
    const state = dice.fold([first, second], (eyes) => told.push(eyes));
    expect(state).toEqual({ lastSeq: 2, thrown: [6, 3], bank: 9 });
    expect(told).toEqual([6, 3]);
  });

  it('undoes what a later entry undid, and for the other rule books it never happened', () => {
    const book = new Book(dice, [first, second]);
    expect(book.state.bank).toBe(9);
    book.write(back);
    expect(book.state).toEqual({ lastSeq: 3, thrown: [0, 3], bank: 3 });
    expect(dice.undoneIn(book.entries)).toEqual(new Set([1]));
  });

  it('takes nothing that its rules do not know, nor what stands for an unread entry', () => {
    const book = new Book(unreadable, []);
    for (const type of ['thrown', 'set-aside']) expect(() => book.write({ ...rest, seq: 1, type })).toThrow();
    expect([book.entries, book.newestAt]).toEqual([[], 0]);
  });

  it('says which entries reach back', () => {
    expect([first, second, back].map((each) => dice.reachesBack(each))).toEqual([false, false, true]);
    expect(() => dice.extend(dice.fold([first, second]), back)).toThrow('reaches back');
  });

  it('knows whom an entry concerns by its schema', () => {
    const praised = { ...rest, seq: 4, by: 5, type: 'praised', game: 1 } as const;
    const concerns = (who: number) => [...concernsOf(dice, [first, second, back, praised], who)];
    expect(concerns(4)).toEqual([1, 3, 4].map((seq) => [seq, 'about']));
    expect(concerns(5)).toEqual([
      [2, 'about'],
      [4, 'deed'],
    ]);
  });

  it('cannot have two kinds of one type, nor react to a type that there is not', () => {
    const made = { kind: 'dice', empty: () => dice.fold([]), nothingLater: nothingUndone };
    expect(() => new RuleBooks<Dice, Body>([throwing, throwing], made)).toThrow('have one type');
    expect(() => new RuleBooks<Dice, Body>([bank], made)).toThrow('unknown type');
  });

  it('reads no type that it does not know, nor another shape', () => {
    expect(dice.read('praised', { game: 1 })).toEqual({ type: 'praised', game: 1 });
    expect(() => dice.read('joined', { person: 1 })).toThrow('unknown type');
    expect(() => dice.read('praised', { game: 'one' })).toThrow();
  });
});
