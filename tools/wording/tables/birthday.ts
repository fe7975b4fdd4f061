import type { UnitOfWork } from '../../../src/house/ports.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { TableBody } from '../../../src/tables/book/table.ts';
import { birthday } from '../../../src/tables/rule-sets/birthday.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { votePlace } from '../../../src/tables/votes/proposals.ts';
import { open } from './club.ts';

/**
 * Table 7 is a Birthday Tournament, and table 8 one that is over. What happens at table 7: proposals of all kinds, of which two are
 * enacted, a change by the gamemaster, a ruling, and a helper.
 */
export function fillBirthday(work: UnitOfWork, gm: PersonNumber, seated: readonly PersonNumber[]): void {
  const seats = birthday.seats.map(({ id: seat }, place) => ({ seat, person: seated[place] ?? gm }));
  for (const [number, name] of [
    [7, 'Birthday'],
    [8, 'The birthday before'],
  ] as const) {
    open(work, name, gm, seated, birthday);
    writeAt(work, theTable(work, number), { type: 'seats-drawn', seed: 'the lot of the samples', seats }, gm);
  }
  writeAt(work, theTable(work, 8), { type: 'tournament-concluded', how: 'win', seats: ['FRA'] }, null);
  const write = (body: TableBody, reason?: string) =>
    writeAt(work, theTable(work, 7), body, gm, reason === undefined ? {} : { reason });
  const proposed = { type: 'regulation-proposed', seat: 'FRA' } as const;
  const longer = { point: '16', text: 'A power that owns 20 centres has won.' };
  write({ ...proposed, ...longer, proposal: 1, figures: 'victory=20' }, 'It is over too soon.');
  write({ ...proposed, proposal: 2, point: null, text: 'Press is in verse.', figures: null });
  write({ type: 'regulation-enacted', proposal: 2, point: '26', yes: 5, no: 1 });
  write({ ...proposed, proposal: 3, point: '10', text: null, figures: null });
  write({ type: 'regulation-withdrawn', proposal: 3 });
  write({ ...proposed, proposal: 4, point: '21', text: 'Armies in a paradox fail.', figures: null });
  write({ type: 'regulation-enacted', proposal: 4, point: '21', yes: 4, no: 0 });
  write({ ...longer, type: 'regulation-amended', figures: 'victory=19' }, 'Eighteen was a mistake.');
  write({ type: 'ruling-made', ruling: 1, point: '22' }, 'A unit may retreat to where a convoy came from.');
  write({ type: 'figures-read', ruling: 1, point: '22', figures: '4.A.5=b' });
  write({ type: 'help-announced', seat: 'FRA', person: gm, given: true }, 'Drafting proposals.');
  const vote = work.secrets.hide(votePlace(7, 1, 'TUR'), 'yes');
  write({ type: 'regulation-voted', proposal: 1, seat: 'TUR', vote });
}
