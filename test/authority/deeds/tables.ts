import { atTable, ordered, tableFull, tablesOpen } from '../scenes/tables.ts';
import { type Deed, press, run, submit } from './deed.ts';

const first = { table: '1' };
const orders = { orders: 'A Vie-Gal' };

/** What is tried at tables, by what the table of who may do what calls it. */
export const tableDeeds: Record<string, Deed> = {
  '/table open': run(
    'table open',
    { game: 'diplomacy', rules: 'club', name: 'A third table' },
    { after: tablesOpen },
  ),
  '/table list': run('table list', {}, { after: tablesOpen }),
  '/table show': run('table show', first, { after: atTable }),
  '/table join': run('table join', first, { after: tablesOpen }),
  'button table-join': press('table-join:1', tablesOpen),
  '/table leave': run('table leave', first, { after: tableFull }),
  'button table-leave': press('table-leave:1', tableFull),
  '/table start': run('table start', first, { after: tableFull }),
  '/table extend': run('table extend', { ...first, reason: 'Exams' }, { after: atTable }),
  '/table away': run(
    'table away',
    { ...first, from: '2026-12-01', until: '2026-12-02 13:00' },
    { after: atTable },
  ),
  '/table remind': run('table remind', { ...first, hours: '12' }, { after: atTable }),
  '/diplomacy orders': run('diplomacy orders', first, { after: atTable }),
  '/diplomacy orders, typed': run('diplomacy orders', { ...first, text: 'A Vie-Gal' }, { after: atTable }),
  'button orders-show': press('orders-show:1:S1901M', atTable),
  'button orders-write': press('orders-write:1:S1901M', atTable, orders),
  'form orders-form': submit('orders-form:1:S1901M', orders, atTable),
  '/diplomacy final': run('diplomacy final', first, { after: ordered }),
  'button orders-final': press('orders-final:1:S1901M:yes', ordered),
};
