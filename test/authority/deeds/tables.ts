import { atTable, ordered, phasePlayed, proposed, ruled, tableFull, tablesOpen } from '../scenes/tables.ts';
import { choose, type Deed, press, run, submit } from './deed.ts';

const first = { table: '1' };
const mistake = { entry: '13', reason: 'The deadline was another one' };
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
  '/table propose': run('table propose', { ...first, kind: 'draw' }, { after: atTable }),
  '/table vote': run('table vote', { ...first, proposal: '1', choice: 'yes' }, { after: proposed }),
  '/table vote, to withdraw the proposal': run(
    'table vote',
    { ...first, proposal: '1', choice: 'withdraw' },
    { after: proposed },
  ),
  'button table-vote': press('table-vote:1:1:no', proposed),
  '/table ruling': run(
    'table ruling',
    { ...first, text: 'Verse is fine.', point: '4.1' },
    { after: atTable },
  ),
  '/table rules': run('table rules', { ...first, point: '4.1' }, { after: ruled }),
  'button table-rules': press('table-rules:1:2', ruled),
  '/table appeal': run('table appeal', { ...first, ruling: '1', reason: 'It is unfair.' }, { after: ruled }),
  '/table decide': run('table decide', { ...first, appeal: '1', choice: 'overturn' }, { after: ruled }),
  '/diplomacy orders': run('diplomacy orders', first, { after: atTable }),
  '/diplomacy orders, typed': run('diplomacy orders', { ...first, text: 'A Vie-Gal' }, { after: atTable }),
  'button orders-show': press('orders-show:1:S1901M', atTable),
  'button orders-write': press('orders-write:1:S1901M', atTable, orders),
  'form orders-form': submit('orders-form:1:S1901M', orders, atTable),
  '/diplomacy final': run('diplomacy final', first, { after: ordered }),
  'button orders-choose': press('orders-choose:1:S1901M', atTable),
  'button orders-unit': choose('orders-unit:1:S1901M:0', 'bud', atTable),
  'button orders-pick': choose('orders-pick:1:S1901M:vie', 'A vie-gal', atTable),
  'button orders-pick, for more to choose from': choose('orders-pick:1:S1901M:vie', '+support', atTable),
  '/diplomacy status': run('diplomacy status', first, { after: ordered }),
  '/diplomacy map': run('diplomacy map', first, { after: ordered }),
  '/diplomacy map, of a phase that was played': run(
    'diplomacy map',
    { ...first, phase: 'S1901M' },
    { after: phasePlayed },
  ),
  '/diplomacy history': run('diplomacy history', first, { after: phasePlayed }),
  'button phase-results': press('phase-results:1:13', phasePlayed),
  '/diplomacy adjudicate': run('diplomacy adjudicate', first, { after: ordered }),
  '/table correct': run('table correct', { ...first, ...mistake }, { after: phasePlayed }),
  '/table correct, of orders': run(
    'table correct',
    { ...first, ...mistake, entry: '12', orders: 'A Vie H' },
    { after: phasePlayed },
  ),
  '/table rollback': run(
    'table rollback',
    { ...first, phase: 'S1901M', reason: mistake.reason },
    { after: phasePlayed },
  ),
  'button orders-final': press('orders-final:1:S1901M:yes', ordered),
};
