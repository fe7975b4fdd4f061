import {
  atTable,
  greyPress,
  ordered,
  pressOut,
  pressWritten,
  tableFull,
  tablesOpen,
  talkIsRead,
  talkOpened,
  theTalk,
} from '../scenes/tables.ts';
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
  '/table press': run('table press', { ...first, kind: 'white', text: 'Peace!' }, { after: atTable }),
  '/table press, grey': run('table press', { ...first, kind: 'grey', text: 'Peace!' }, { after: atTable }),
  '/table press, as somebody else': run(
    'table press',
    { ...first, kind: 'white', text: 'Peace!', as: 'Turkey' },
    { after: atTable },
  ),
  'button press-own': press('press-own:1', pressWritten),
  'button press-withdraw': press((club) => `press-withdraw:1:${greyPress(club)}`, pressWritten),
  'button press-grey': press('press-grey:1:1', pressOut),
  'button press-author': press((club) => `press-author:1:${greyPress(club)}`, pressOut),
  '/table talk': run('table talk', { ...first, with: 'Germany, Turkey' }, { after: atTable }),
  'button talk-list': press('talk-list:1:1', talkOpened),
  'button talk-read': press((club) => `talk-read:1:${theTalk(club)}`, talkOpened),
  'button talk-leave': press((club) => `talk-leave:1:${theTalk(club)}`, talkIsRead),
  '/diplomacy orders': run('diplomacy orders', first, { after: atTable }),
  '/diplomacy orders, typed': run('diplomacy orders', { ...first, text: 'A Vie-Gal' }, { after: atTable }),
  'button orders-show': press('orders-show:1:S1901M', atTable),
  'button orders-write': press('orders-write:1:S1901M', atTable, orders),
  'form orders-form': submit('orders-form:1:S1901M', orders, atTable),
  '/diplomacy final': run('diplomacy final', first, { after: ordered }),
  'button orders-final': press('orders-final:1:S1901M:yes', ordered),
};
