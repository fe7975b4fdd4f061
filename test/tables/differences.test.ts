import { describe, expect, it } from 'vitest';
import { adjudicate, readPosition, worldMasters2004 } from '../../packages/diplomacy/src/index.ts';
import { birthday } from '../../src/tables/rule-sets/birthday.ts';
import { maharajiad } from '../../src/tables/rule-sets/maharajiad.ts';
import type { DiplomacyTableRules } from '../../src/tables/rule-sets/rule-set.ts';
import { worldMasters } from '../../src/tables/rule-sets/world-masters.ts';
import { scoring as ofMaharajiad } from '../../src/tables/tournaments/rules/maharajiad/figures.ts';
import { positionsOf } from '../../src/tables/tournaments/rules/positions.ts';
import { scoring as ofMasters } from '../../src/tables/tournaments/rules/world-masters/figures.ts';
import { aBoard } from './tournaments/rules/a-board.ts';

/** What a rule set says about something, under World Masters and under the Maharajiad. */
const both = <Said>(says: (rules: DiplomacyTableRules) => Said): [Said, Said] => [
  says(worldMasters),
  says(maharajiad),
];

/** What the referee decides, on both sides. */
const decided = <Field extends keyof DiplomacyTableRules['diplomacy']['choices']>(field: Field) =>
  both(({ diplomacy }) => diplomacy.choices[field]);

/** What the gamemaster's choice is unless they make another. */
const usual = (name: string) => both(({ settings }) => settings[name]?.usual);

describe('where World Masters and the Maharajiad differ', () => {
  it('in orders for one unit, and in how a unit is named', () => {
    expect(decided('severalOrders')).toEqual(['last', 'hold']);
    expect(decided('typeWrong')).toEqual(['not looked at', 'illegal']);
    expect(decided('nationalityWrong')).toEqual(['not looked at', 'illegal']);
  });

  it('in builds and disbands', () => {
    expect(decided('buildTypeLeftOut')).toEqual(['a coast makes it a fleet', 'fails']);
    expect(decided('tooManyBuilds')).toEqual(['last', 'none']);
    expect(decided('tooManyDisbands')).toEqual(['last', 'civil disorder']);
    expect(decided('buildsInOneProvince')).toEqual(['last', 'none unless only an army can be']);
  });

  it('in late orders, and how long phases last at least', () => {
    expect(usual('late-orders')).toEqual(['no', 'yes']);
    const days = both(({ figures: { leastHours } }) => [
      leastHours.M / 24,
      leastHours.R / 24,
      leastHours.A / 24,
    ]);
    expect(days).toEqual([
      [3, 1, 1],
      [4, 2, 2],
    ]);
  });

  it('in extensions by right, and by how many days for one power in all', () => {
    const each = both(({ figures: { extensions } }) => [
      extensions.each,
      extensions.allHours,
      extensions.seatDays,
    ]);
    expect(each).toEqual([
      [1, 48, 7],
      [8, 192, null],
    ]);
  });

  it('in the seasons in which no orders may be missing', () => {
    expect(both(({ figures }) => figures.noMisses.phases)).toEqual([
      ['S1901M', 'F1901M'],
      ['S1501M', 'F1501M', 'W1501A'],
    ]);
  });

  it('in who abstains from a vote, and who says nothing with no orders', () => {
    expect(both(({ figures }) => figures.votes.end?.abstention)).toEqual(['no', 'not-counted']);
    expect(both(({ figures }) => figures.votes.end?.withoutOrders)).toEqual(['yes', null]);
  });

  it('in games in which nothing changes hands for years', () => {
    expect(both(({ figures }) => figures.stalemateYears)).toEqual([null, 3]);
    expect(both(({ figures }) => figures.votes.continue !== undefined)).toEqual([false, true]);
  });

  it('in black press', () => {
    expect(both(({ figures }) => figures.press.usual.kinds.includes('black'))).toEqual([false, true]);
  });

  it('in several conditional orders for one unit', () => {
    expect(decided('severalConditionals')).toEqual(['first possible', 'as other orders']);
  });

  it('in how many centres win, in home centres and in convoys on rivers', () => {
    expect(decided('victory')).toEqual([18, 19]);
    expect(decided('homes')).toEqual(['fixed', 'made by staying a year']);
    expect(decided('riverConvoys')).toEqual(['no', 'yes']);
  });

  it('in what a result is worth: a bonus for the place or none, and 34 or 37 centres for a win alone', () => {
    const scores = (counts: string) =>
      [ofMasters, ofMaharajiad].map((scoring) =>
        positionsOf(aBoard(counts), scoring)
          .map(({ score }) => score.toFraction())
          .join(' '),
      );
    expect(scores('15 10 6 3 0 0 0')).toEqual(['47 26 14 7 0 0 0', '15 10 6 3 0 0 0']);
    expect(scores('18 9 7 0 0 0 0')).toEqual(['66 0 0 0 0 0 0', '18 9 7 0 0 0 0']);
    expect(scores('19 9 6 0 0 0 0')).toEqual(['66 0 0 0 0 0 0', '37 0 0 0 0 0 0']);
  });

  it('and not in retreats after missed orders, which a Birthday Tournament has not', () => {
    expect([worldMasters, maharajiad, birthday].map(({ diplomacy }) => diplomacy.choices.phases)).toEqual([
      ...['separate', 'separate', 'in one'],
    ]);
    // Turkey gave no orders and is dislodged: under World Masters it retreats, in a Birthday Tournament it is gone.
    const left = [worldMasters2004, birthday.diplomacy].map((rules) => {
      const units = ['TUR A bul', 'RUS A rum', 'RUS A ser'];
      const before = readPosition({ phase: 'S1901M', units, centres: {}, dislodged: [] }, rules.map);
      const orders = new Map([['RUS', ['A Rum-Bul', 'A Ser S A Rum-Bul']]]);
      return adjudicate(before, orders, rules).position.dislodged.length;
    });
    expect(left).toEqual([1, 0]);
  });
});
