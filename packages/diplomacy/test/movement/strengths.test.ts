import { describe } from 'vitest';
import { worldMasters2004 } from '../../src/rules/world-masters-2004.ts';
import { table } from '../support/order-table.ts';

describe('A move needs more strength than what stands against it (DATC 5.B.1)', () => {
  table([
    ['1 against nobody', [['AUS A vie-gal', 'moves']]],
    [
      '1 against 1',
      [
        ['AUS A vie-gal', 'bounces'],
        ['RUS A gal H', 'holds'],
      ],
    ],
    [
      '2 against 1',
      [
        ['AUS A vie-gal', 'moves'],
        ['AUS A bud S vie-gal', 'supports'],
        ['RUS A gal H', 'holds; dislodged'],
      ],
    ],
    [
      '2 against 2',
      [
        ['AUS A vie-gal', 'bounces'],
        ['AUS A bud S vie-gal', 'supports'],
        ['RUS A gal H', 'holds'],
        ['RUS A war S gal', 'supports'],
      ],
    ],
    [
      '3 against 2',
      [
        ['AUS A vie-gal', 'moves'],
        ['AUS A bud S vie-gal', 'supports'],
        ['AUS A boh S vie-gal', 'supports'],
        ['RUS A gal H', 'holds; dislodged'],
        ['RUS A war S gal', 'supports'],
      ],
    ],
    [
      '1 against 1 that comes',
      [
        ['AUS A vie-gal', 'bounces'],
        ['RUS A war-gal', 'bounces'],
      ],
    ],
    [
      '2 against 1 that comes',
      [
        ['AUS A vie-gal', 'moves'],
        ['AUS A bud S vie-gal', 'supports'],
        ['RUS A war-gal', 'bounces'],
      ],
    ],
    [
      '2 against 2 that come, and the one between them stays',
      [
        ['AUS A vie-gal', 'bounces'],
        ['AUS A bud S vie-gal', 'supports'],
        ['GER A sil-gal', 'bounces'],
        ['RUS A war S sil-gal', 'supports'],
        ['TUR A gal H', 'holds'],
      ],
    ],
    [
      'a support of a move does not help a unit that stays after all',
      [
        ['AUS A vie-gal', 'bounces; dislodged'],
        ['AUS A bud S vie-gal', 'supports'],
        ['RUS A gal H', 'holds'],
        ['RUS A war S gal', 'supports'],
        ['GER A tyr-vie', 'moves'],
        ['GER A boh S tyr-vie', 'supports'],
      ],
    ],
  ]);
});

describe('Units that meet head to head (DATC 5.B.6, 5.B.7)', () => {
  table([
    [
      '1 against 1',
      [
        ['AUS A vie-gal', 'bounces'],
        ['RUS A gal-vie', 'bounces'],
      ],
    ],
    [
      '2 against 1: who loses has no effect where the other came from',
      [
        ['AUS A vie-gal', 'moves'],
        ['AUS A bud S vie-gal', 'supports'],
        ['RUS A gal-vie', 'bounces; dislodged'],
        ['GER A boh-vie', 'moves'],
      ],
    ],
    [
      '2 against 2',
      [
        ['AUS A vie-gal', 'bounces'],
        ['AUS A bud S vie-gal', 'supports'],
        ['RUS A gal-vie', 'bounces'],
        ['RUS A boh S gal-vie', 'supports'],
        ['GER A tyr-vie', 'bounces'],
      ],
    ],
  ]);
});

describe('No power dislodges its own unit, nor helps to (DATC 5.B.8)', () => {
  table([
    [
      'its own that stays',
      [
        ['AUS A vie-gal', 'bounces'],
        ['AUS A bud S vie-gal', 'supports'],
        ['AUS A gal H', 'holds'],
      ],
    ],
    [
      'its own that goes',
      [
        ['AUS A vie-gal', 'moves'],
        ['AUS A gal-ukr', 'moves'],
      ],
    ],
    [
      'its own that bounces',
      [
        ['AUS A vie-gal', 'bounces'],
        ['AUS A bud S vie-gal', 'supports'],
        ['AUS A gal-ukr', 'bounces'],
        ['RUS A mos-ukr', 'bounces'],
      ],
    ],
    [
      'help against its own',
      [
        ['RUS A vie-gal', 'bounces'],
        ['AUS A bud S vie-gal', 'supports'],
        ['AUS A gal H', 'holds'],
      ],
    ],
    [
      'help against its own keeps a third out',
      [
        ['RUS A vie-gal', 'bounces'],
        ['AUS A bud S vie-gal', 'supports'],
        ['GER A sil-gal', 'bounces'],
        ['GER A war S sil-gal', 'supports'],
        ['AUS A gal H', 'holds'],
      ],
    ],
    [
      'an attack by its own power cuts no support',
      [
        ['AUS A vie-bud', 'bounces'],
        ['AUS A bud S tri-ser', 'supports'],
        ['AUS A tri-ser', 'moves'],
        ['TUR A ser H', 'holds; dislodged'],
      ],
    ],
  ]);
});

describe('A support is cut by an attack from elsewhere, or where its unit is dislodged (DATC 5.B.2)', () => {
  table([
    [
      'from elsewhere',
      [
        ['AUS A vie-gal', 'bounces'],
        ['AUS A bud S vie-gal', 'cut'],
        ['TUR A ser-bud', 'bounces'],
        ['RUS A gal H', 'holds'],
      ],
    ],
    [
      'from where it is given against',
      [
        ['AUS A vie-gal', 'moves'],
        ['AUS A bud S vie-gal', 'supports'],
        ['RUS A gal-bud', 'bounces; dislodged'],
      ],
    ],
    [
      'from where it is given against, with strength enough to dislodge',
      [
        ['AUS A vie-gal', 'moves'],
        ['AUS A bud S vie-gal', 'cut; dislodged'],
        ['RUS A gal-bud', 'moves'],
        ['RUS A rum S gal-bud', 'supports'],
      ],
    ],
    [
      'two that cut each other',
      [
        ['AUS A bud S vie-gal', 'cut'],
        ['AUS A vie-gal', 'bounces'],
        ['RUS A gal S rum-bud', 'cut'],
        ['RUS A rum-bud', 'bounces'],
      ],
    ],
  ]);
});

describe('A support that no order matches is void', () => {
  table([
    [
      'of a unit that goes elsewhere',
      [
        ['AUS A bud S vie-gal', 'void'],
        ['AUS A vie-boh', 'moves'],
      ],
    ],
    [
      'of a unit that stays',
      [
        ['AUS A bud S vie-gal', 'void'],
        ['AUS A vie H', 'holds'],
      ],
    ],
    [
      'of a unit that moves, where it stands',
      [
        ['AUS A bud S vie', 'void'],
        ['AUS A vie-boh', 'moves'],
      ],
    ],
    [
      'of a unit that moves in vain, where it stands',
      [
        ['AUS A bud S vie', 'void'],
        ['AUS A vie-boh', 'bounces; dislodged'],
        ['GER A boh H', 'holds'],
        ['ITA A tyr-vie', 'moves'],
        ['ITA A tri S tyr-vie', 'supports'],
      ],
    ],
    [
      'and its unit can be supported',
      [
        ['AUS A bud S vie-gal', 'void'],
        ['AUS A vie S bud', 'supports'],
        ['TUR A ser-bud', 'bounces'],
        ['TUR A rum S ser-bud', 'supports'],
      ],
    ],
    [
      'of one that supports',
      [
        ['AUS A bud S vie', 'supports'],
        ['AUS A vie S bud', 'supports'],
      ],
    ],
    [
      'to the wrong coast of two',
      [
        ['FRA F mao-spa/nc', 'moves'],
        ['FRA F wes S mao-spa/sc', 'void'],
      ],
    ],
    [
      'to no coast of two',
      [
        ['FRA F mao-spa/nc', 'moves'],
        ['FRA F wes S mao-spa', 'supports'],
      ],
    ],
  ]);
  table(
    [
      [
        'WM D.IV(3)c: to the wrong coast of two',
        [
          ['FRA F mao-spa/nc', 'moves'],
          ['FRA F wes S mao-spa/sc', 'supports'],
        ],
      ],
    ],
    worldMasters2004,
  );
});
