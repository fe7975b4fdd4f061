import { z } from 'zod';
import type { Book } from '../../src/ledger/book.ts';
import { entry, person } from '../../src/ledger/fields.ts';
import { nothingUndone, type Undone, undo } from '../../src/ledger/hindsight.ts';
import { kindsOf } from '../../src/ledger/kind.ts';
import { RuleBooks } from '../../src/ledger/rule-books.ts';
import { setAside } from '../../src/ledger/set-aside.ts';

/** A game that is no chess: anyone who throws dice gets as many points as they show. */
interface Dice {
  state: { lastSeq: number; points: number };
  later: Undone;
  told: unknown;
  reader: null;
  rows: null;
}

const kind = kindsOf<Dice>();

const throwing = {
  kinds: [
    kind('thrown', z.object({ person, eyes: z.int() }), {
      title: 'Dice were thrown',
      apply: (state, { eyes }) => {
        if (eyes > 6) throw new Error('No die has so many eyes');
        state.points += eyes;
      },
    }),
    kind('taken-back', z.object({ entry }), {
      title: 'A throw was taken back',
      lookBack: (later, { entry, at }) => undo(later, entry, at),
    }),
    setAside<Dice>(),
  ],
};

type DiceBody = ReturnType<(typeof throwing.kinds)[number]['read']>;

export const dice = new RuleBooks<Dice, DiceBody>([throwing], {
  kind: 'dice',
  empty: () => ({ lastSeq: 0, points: 0 }),
  nothingLater: nothingUndone,
});

export type DiceBook = Book<Dice, DiceBody>;

/** Somebody throws. */
export const thrown = (person: number, eyes: number) => ({ type: 'thrown', person, eyes }) as const;
