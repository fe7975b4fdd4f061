import { describe } from 'vitest';
import { maharajiad } from '../../src/rules/maharajiad.ts';
import { standard } from '../../src/rules/standard.ts';
import { worldMasters2004 } from '../../src/rules/world-masters-2004.ts';
import { table } from '../support/order-table.ts';
import { ruling } from '../support/short-orders.ts';

describe('A convoy carries where each fleet of a route holds out (DATC 5.B.4)', () => {
  table([
    [
      'over one sea',
      [
        ['ENG A lon-bel', 'moves'],
        ['ENG F nth C lon-bel', 'convoys'],
      ],
    ],
    [
      'over three',
      [
        ['ENG A lon-tun', 'moves'],
        ['ENG F eng C lon-tun', 'convoys'],
        ['ENG F mao C lon-tun', 'convoys'],
        ['FRA F wes C lon-tun', 'convoys'],
      ],
    ],
    [
      'with one of three missing',
      [
        ['ENG A lon-tun', 'disrupted'],
        ['ENG F eng C lon-tun', 'disrupted'],
        ['FRA F wes C lon-tun', 'disrupted'],
      ],
    ],
    ['with none', [['ENG A lon-bel', 'disrupted']]],
    [
      'to elsewhere',
      [
        ['ENG A lon-bel', 'disrupted'],
        ['ENG F nth C lon-hol', 'void'],
      ],
    ],
    [
      'for one that stays',
      [
        ['ENG A lon H', 'holds'],
        ['ENG F nth C lon-hol', 'void'],
      ],
    ],
    [
      'with the second of two dislodged',
      [
        ['ENG A lon-por', 'disrupted'],
        ['ENG F eng C lon-por', 'disrupted'],
        ['ENG F mao C lon-por', 'disrupted; dislodged'],
        ['FRA F bre-mao', 'moves'],
        ['FRA F gas S bre-mao', 'supports'],
      ],
    ],
    [
      'a broken one cuts nothing and keeps nobody out',
      [
        ['ENG A lon-bel', 'disrupted'],
        ['ENG F nth C lon-bel', 'disrupted; dislodged'],
        ['GER F den-nth', 'moves'],
        ['GER F ska S den-nth', 'supports'],
        ['FRA A bel S pic-bur', 'supports'],
        ['FRA A pic-bur', 'moves'],
        ['GER A mun-bur', 'bounces'],
      ],
    ],
  ]);
});

const twoRoutes = (army: string): readonly (readonly [string, string])[] => [
  ['ENG A lon-bel', army],
  ['ENG F eng C lon-bel', 'disrupted; dislodged'],
  ['ENG F nth C lon-bel', army === 'moves' ? 'convoys' : 'disrupted'],
  ['FRA F mao-eng', 'moves'],
  ['FRA F bre S mao-eng', 'supports'],
];

const viaRoutes = (via: string, army: string): readonly (readonly [string, string])[] => [
  [`ENG A lon-bel via ${via}`, army],
  ...twoRoutes(army).slice(1),
];

describe('One of several routes is broken (DATC 4.A.1)', () => {
  table([['all broken', twoRoutes('moves')]]);
  table([['any broken', twoRoutes('disrupted')]], ruling(standard, { severalRoutes: 'any broken' }));
  table(
    [
      [
        'any broken: a fleet that is on no route does not count (6.F.12)',
        [
          ['ENG A lon-bel', 'moves'],
          ['ENG F eng C lon-bel', 'convoys'],
          ['ENG F iri C lon-bel', 'disrupted; dislodged'],
          ['FRA F mao-iri', 'moves'],
          ['FRA F nao S mao-iri', 'supports'],
        ],
      ],
    ],
    ruling(standard, { severalRoutes: 'any broken' }),
  );
  table(
    [
      ['WM D.VI(4): the one that was named', viaRoutes('eng', 'disrupted')],
      ['WM D.VI(4): the other was named', viaRoutes('nth', 'moves')],
      ['WM D.VI(4): both were named', viaRoutes('eng or nth', 'moves')],
      ['WM D.VI(4): none was named', viaRoutes('convoy', 'moves')],
      [
        'a named route that hangs not together',
        [
          ['ENG A lon-bel via nwg', 'disrupted'],
          ['ENG F nth C lon-bel', 'disrupted'],
        ],
      ],
    ],
    worldMasters2004,
  );
  table([['routes are not read (DATC 4.A.6)', viaRoutes('eng', 'moves')]]);
});

describe('A convoy on a river (MJ B.I(2))', () => {
  table(
    [
      [
        'goes on when an army attacks in vain',
        [
          ['DEL A agr-muz', 'moves'],
          ['DEL F ben C agr-muz', 'convoys'],
          ['GON A jab-ben', 'bounces'],
        ],
      ],
      [
        'ends when a fleet attacks, even in vain',
        [
          ['DEL A agr-muz', 'disrupted'],
          ['DEL F ben C agr-muz', 'disrupted'],
          ['GON F sam-ben', 'bounces'],
        ],
      ],
      [
        'goes on when the fleet in its destination attacks in vain',
        [
          ['DEL A agr-muz', 'bounces'],
          ['DEL F ben C agr-muz', 'convoys'],
          ['GON F muz-ben', 'bounces'],
        ],
      ],
    ],
    maharajiad,
  );
});
