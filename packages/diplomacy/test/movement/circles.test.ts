import { describe } from 'vitest';
import { table } from '../support/order-table.ts';

describe('Units that follow each other (DATC 6.C)', () => {
  table([
    [
      'three in a circle',
      [
        ['AUS A bud-gal', 'moves'],
        ['AUS A gal-vie', 'moves'],
        ['AUS A vie-bud', 'moves'],
      ],
    ],
    [
      'two circles beside each other',
      [
        ['AUS A bud-gal', 'moves'],
        ['AUS A gal-vie', 'moves'],
        ['AUS A vie-bud', 'moves'],
        ['FRA A par-pic', 'moves'],
        ['FRA A pic-bur', 'moves'],
        ['FRA A bur-par', 'moves'],
      ],
    ],
    [
      'a circle that a fourth stops',
      [
        ['AUS A bud-gal', 'bounces'],
        ['AUS A gal-vie', 'bounces'],
        ['AUS A vie-bud', 'bounces'],
        ['RUS A ukr-gal', 'bounces'],
      ],
    ],
    [
      'a circle that goes on with support',
      [
        ['AUS A bud-gal', 'moves'],
        ['RUS A rum S bud-gal', 'supports'],
        ['AUS A gal-vie', 'moves'],
        ['AUS A vie-bud', 'moves'],
        ['RUS A ukr-gal', 'bounces'],
      ],
    ],
    [
      'a circle with one by convoy',
      [
        ['AUS A alb-gre', 'moves'],
        ['AUS A gre-bul', 'moves'],
        ['AUS A bul-ser', 'moves'],
        ['AUS A ser-tri', 'moves'],
        ['ITA A tri-alb via convoy', 'moves'],
        ['ITA F adr C tri-alb', 'convoys'],
      ],
    ],
    [
      'a queue behind one that stays',
      [
        ['AUS A vie-gal', 'bounces'],
        ['AUS A gal-ukr', 'bounces'],
        ['RUS A ukr H', 'holds'],
      ],
    ],
  ]);
});
