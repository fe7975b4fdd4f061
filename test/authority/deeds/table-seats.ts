import { offered, offerIn, removed, seatOpen, stoodIn, withoutGm } from '../scenes/table-seats.ts';
import { atTable, tablesOpen, unheard } from '../scenes/tables.ts';
import { type Deed, press, run } from './deed.ts';

const first = { table: '1' };
const reason = 'Because.';

/** What is tried on seats and offices of a table, by what the table of who may do what calls it. */
export const tableSeatDeeds: Record<string, Deed> = {
  'button table-list-page': press('table-list-page:now:1', tablesOpen),
  '/table settings': run('table settings', { ...first, name: 'night', value: 'yes' }, { after: tablesOpen }),
  '/table officer': run('table officer', (of) => ({ ...first, office: 'observer', member: of('justice') }), {
    after: atTable,
  }),
  '/table officer, to hand it over': run(
    'table officer',
    (of) => ({ ...first, office: 'gm', member: of('justice') }),
    { after: atTable },
  ),
  '/table officer, without a gamemaster': run(
    'table officer',
    (of) => ({ ...first, office: 'gm', member: of('justice') }),
    { after: withoutGm },
  ),
  '/table replace': run('table replace', (of) => ({ ...first, seat: 'Austria', member: of('justice') }), {
    after: atTable,
  }),
  'button seat-accept': press((club) => `seat-accept:1:${offerIn(club)}`, offered),
  'button seat-decline': press((club) => `seat-decline:1:${offerIn(club)}`, offered),
  '/table return': run('table return', { ...first, seat: 'Austria' }, { after: stoodIn }),
  'button still-play': press('still-play:1', unheard),
  '/table join, an open seat': run('table join', first, { after: seatOpen }),
  '/table leave, after the start': run('table leave', first, { after: atTable }),
  '/table remove': run('table remove', (of) => ({ ...first, member: of('opponent'), reason }), {
    after: atTable,
  }),
  '/table remove, to let somebody back': run(
    'table remove',
    (of) => ({ ...first, member: of('opponent'), reason }),
    { after: removed },
  ),
  '/table abandon': run('table abandon', { ...first, reason }, { after: atTable }),
  '/table abandon, without a gamemaster': run('table abandon', { ...first, reason }, { after: withoutGm }),
};
