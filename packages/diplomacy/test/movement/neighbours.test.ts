import { describe } from 'vitest';
import { birthday2020 } from '../../src/rules/birthday-2020.ts';
import { standard } from '../../src/rules/standard.ts';
import { worldMasters2004 } from '../../src/rules/world-masters-2004.ts';
import { table } from '../support/order-table.ts';
import { ruling } from '../support/short-orders.ts';

describe('When an army goes to a neighbour by convoy (DATC 4.A.3)', () => {
  const swap = (army: string, fleet: string, result: string, convoy: string) =>
    [
      [army, result],
      [fleet, convoy],
      ['RUS A swe-nwy', result],
    ] as const;

  table([
    [
      'no fleet is ordered to',
      [
        ['ENG A nwy-swe', 'bounces'],
        ['RUS A swe-nwy', 'bounces'],
      ],
    ],
    ['its own fleet is', swap('ENG A nwy-swe', 'ENG F ska C nwy-swe', 'moves', 'convoys')],
    ["only another power's is (6.G.2)", swap('ENG A nwy-swe', 'GER F ska C nwy-swe', 'bounces', 'void')],
    [
      "another power's is, and it was asked for",
      swap('ENG A nwy-swe via convoy', 'GER F ska C nwy-swe', 'moves', 'convoys'),
    ],
    [
      "another power's is, and its route was named",
      swap('ENG A nwy-swe via ska', 'GER F ska C nwy-swe', 'moves', 'convoys'),
    ],
    [
      'it was asked for and is not there: no way back to the land (6.G.8)',
      [
        ['FRA A bel-hol via convoy', 'disrupted'],
        ['ENG F nth-hel', 'moves'],
        ['ENG A hol-kie', 'moves'],
      ],
    ],
    [
      'it is broken: no way back to the land (6.G.20)',
      [
        ['FRA A pic-bel via convoy', 'disrupted'],
        ['ENG F eng C pic-bel', 'disrupted; dislodged'],
        ['FRA F bre-eng', 'moves'],
        ['FRA F mao S bre-eng', 'supports'],
      ],
    ],
    [
      'its own fleet is of use on another route than the one that was ordered (6.G.6)',
      [
        ['ENG A lvp-edi', 'moves'],
        ['ENG F eng C lvp-edi', 'convoys'],
        ['GER A edi-lvp', 'moves'],
        ['FRA F iri H', 'holds'],
        ['FRA F nth H', 'holds'],
        ['RUS F nwg C lvp-edi', 'convoys'],
        ['RUS F nao C lvp-edi', 'convoys'],
      ],
    ],
  ]);
  table(
    [
      [
        'WM D.VI(2): its own fleet is of no use (6.G.19)',
        [
          ['FRA A mar-spa', 'moves'],
          ['FRA F wes C mar-spa', 'convoys'],
          ['ITA F lyo C mar-spa', 'convoys'],
          ['ITA A spa-mar', 'moves'],
        ],
      ],
      [
        "WM D.VI(2): only another power's is ordered",
        swap('ENG A nwy-swe', 'GER F ska C nwy-swe', 'bounces', 'void'),
      ],
    ],
    worldMasters2004,
  );
  table(
    [
      [
        'BT17: its own fleet is ordered, without the path',
        swap('ENG A nwy-swe', 'ENG F ska C nwy-swe', 'bounces', 'void'),
      ],
      ['BT17: with the path', swap('ENG A nwy-swe via ska', 'ENG F ska C nwy-swe', 'moves', 'convoys')],
      [
        'BT17: across water without a path',
        [
          ['ENG A lon-bel', 'disrupted'],
          ['ENG F nth C lon-bel', 'disrupted'],
        ],
      ],
      [
        'BT17: across water with the path',
        [
          ['ENG A lon-bel via nth', 'moves'],
          ['ENG F nth C lon-bel', 'convoys'],
        ],
      ],
    ],
    birthday2020,
  );
});

describe('What came by convoy did not pass the border', () => {
  const cutOfOwn = (support: string, move: string, army: string) =>
    [
      ['AUS F adr C tri-ven', 'convoys'],
      ['AUS A tri-ven via convoy', army],
      ['ITA A ven S alb-tri', support],
      ['ITA F alb-tri', move],
    ] as const;
  table([
    [
      'DATC 4.A.4: it cuts no support against where it comes from',
      cutOfOwn('supports', 'moves', 'bounces; dislodged'),
    ],
  ]);
  table(
    [['DATC 4.A.4: or it does', cutOfOwn('cut', 'bounces', 'bounces')]],
    ruling(standard, { convoyedCutOfOwnProvince: 'yes' }),
  );

  const bounceAfterSwap = (fleet: string) =>
    [
      ['ENG A nwy-swe via convoy', 'moves'],
      ['ENG F den S nwy-swe', 'supports'],
      ['ENG F fin S nwy-swe', 'supports'],
      ['GER F ska C nwy-swe', 'convoys'],
      ['RUS A swe-nwy', 'bounces; dislodged'],
      ['RUS F bar S swe-nwy', 'supports'],
      ['FRA F nwg-nwy', fleet],
      ['FRA F nth S nwg-nwy', 'supports'],
    ] as const;
  table([['DATC 4.A.7, 6.G.10: who is dislodged by it keeps others out', bounceAfterSwap('bounces')]]);
  table(
    [['DATC 4.A.7, 6.G.10: or does not', bounceAfterSwap('moves')]],
    ruling(standard, { dislodgedEffectOnSwap: 'no' }),
  );
  table(
    [
      [
        'DATC 4.A.7: who gets there all the same keeps others out in any case (6.G.16)',
        [
          ['ENG A nwy-swe', 'moves'],
          ['ENG A den S nwy-swe', 'supports'],
          ['ENG F bal S nwy-swe', 'supports'],
          ['ENG F nth-nwy', 'bounces'],
          ['RUS A swe-nwy via convoy', 'moves'],
          ['RUS F ska C swe-nwy', 'convoys'],
          ['RUS F nwg S swe-nwy', 'supports'],
        ],
      ],
    ],
    ruling(standard, { dislodgedEffectOnSwap: 'no' }),
  );
});
