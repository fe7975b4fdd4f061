import { z } from 'zod';
import { type NoticeWords, toClub } from '../../house/words/reply.ts';
import { citing, listed, nameOf } from '../../house/words/text.ts';
import { person } from '../../ledger/fields.ts';
import { citeOn } from '../rule-sets/rule-set.ts';
import { theTable } from '../table.ts';
import { seatName, tableTitle } from '../words/table.ts';
import { phaseName } from './words/phase-name.ts';

export const notices = {
  /** The gamemaster is told whose players gave no orders in a phase that is over. */
  'orders-missed': z.object({
    ...{ table: z.int().positive(), phase: z.string() },
    silent: z.array(z.object({ seat: z.string(), person })),
  }),
};

export const noticeWords: NoticeWords<typeof notices> = {
  'orders-missed': ({ table: number, phase, silent }, { view }) => {
    const table = theTable(view, number);
    const names = silent.map(({ seat, person }) => `${seatName(table, seat)} (${nameOf(view, person)})`);
    return toClub([
      `${tableTitle(table)}, ${phaseName(phase, table)}: no orders came from ${listed(names)}${citing([citeOn(table.rules, 'no-orders')])}.`,
      'You can ask them whether they still play. `/table replace` finds somebody else.',
    ]);
  },
};

export const noticeSamples = {
  'orders-missed': [
    { table: 2, phase: 'S1901M', silent: [{ seat: 'TUR', person: 8 }] },
    {
      table: 2,
      phase: 'S1901M',
      silent: [
        { seat: 'AUS', person: 1 },
        { seat: 'TUR', person: 8 },
      ],
    },
  ],
};
