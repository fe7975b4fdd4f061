import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../src/adjudicate.ts';
import { writePhase } from '../../src/notation/phase.ts';
import { readPosition, writePosition } from '../../src/notation/position.ts';
import { wordsOf } from '../../src/results/words.ts';
import { play, written } from '../support/play.ts';
import { rulesOf } from '../support/told.ts';

const standard = rulesOf('standard');

describe('what becomes of every order of a movement phase', () => {
  it('is told once, canonically, in the order of the lines, then of the units without one', () => {
    const { short, json } = play(
      'S1901M',
      { units: 'AUS A vie, AUS A bud, RUS A war, RUS F stp/sc, ITA A ven' },
      `RUS: army Warsaw to Galicia, F StP - Bothnia
       AUS: A Vienna-Galicia, A Bud S A Vie-Gal`,
    );
    expect(short).toEqual([
      'RUS A war-gal: bounces',
      'RUS F stp/sc-bot: moves',
      'AUS A vie-gal: moves',
      'AUS A bud S A vie-gal: supports',
      'ITA A ven H: holds',
    ]);
    expect(json.units).toEqual(['AUS A gal', 'AUS A bud', 'RUS A war', 'RUS F bot', 'ITA A ven']);
    expect(json.phase).toBe('F1901M');
  });

  it('is told of illegal ones too, whatever was wrong with them, and their units hold', () => {
    const { short, told } = play(
      'S1901M',
      { units: 'AUS A vie, AUS A bud, RUS A war, RUS A ukr, RUS A rum' },
      `AUS: A Vie-Mosc, A War-Gal, A Ser H, nonsense, Build A Vie
       RUS: A War-Gal, A Ukr S A War-Gal, A Rum-Bud`,
    );
    expect(short).toEqual([
      'AUS A vie-mos: illegal',
      'AUS A war-gal: illegal',
      'AUS A ser H: illegal',
      'AUS nonsense: illegal',
      'AUS Build A vie: illegal',
      'RUS A war-gal: moves',
      'RUS A ukr S A war-gal: supports',
      'RUS A rum-bud: bounces',
      'AUS A bud H: holds',
    ]);
    for (const one of told.slice(0, 5)) expect(wordsOf(one)).toMatch(/\w+ \w+/);
    expect(told.map(({ unit }) => unit)).toEqual([
      'A vie',
      'A war',
      'A ser',
      null,
      'A vie',
      'A war',
      'A ukr',
      'A rum',
      'A bud',
    ]);
  });

  it('names the unit of an order that is not understood, and the coast where an illegal one leaves it out', () => {
    const { told } = play(
      'S1901M',
      { units: 'AUS A vie, RUS F stp/sc, RUS A war, RUS F sev' },
      `AUS: vie frobs
       RUS: F StP-Mos, A War-, F StP S A Sev-Xyz, A War S F StP-Bar, A Ser dances`,
    );
    expect(told.map(({ unit, order, result }) => `${unit} | ${order} | ${result}`)).toEqual([
      'A vie | vie frobs | illegal',
      'F stp/sc | F stp/sc-mos | illegal',
      'A war | A War- | illegal',
      'F stp/sc | F StP S A Sev-Xyz | illegal',
      'A war | A war S F stp/sc-bar | illegal',
      'A ser | A Ser dances | illegal',
      'F sev | F sev H | holds',
    ]);
  });

  it('says nothing of the strength of a unit’s own power against it', () => {
    const { told } = play(
      'S1901M',
      { units: 'AUS A tri, AUS A vie, AUS A bud, ITA A ven' },
      `AUS: A vie-tri, A tri H, A bud-vie
       ITA: A ven-tri`,
    );
    expect(told.map(wordsOf)).toContain('A Tri held: 1 against 1 with A Ven–Tri');
  });

  it('says of an illegal order whether its unit was dislodged, and by whom', () => {
    const { short, json, told } = play(
      'S1901M',
      { units: 'AUS A bud, RUS A rum, RUS A gal' },
      `AUS: bud-ber
       RUS: A Rum-Bud, A Gal S A Rum-Bud`,
    );
    expect(short[0]).toBe('AUS A bud-ber: illegal, dislodged');
    expect(told.map(wordsOf)[0]).toMatch(/; A Bud was dislodged by A Rum$/);
    expect(json).toMatchObject({
      phase: 'S1901R',
      dislodged: [{ unit: 'AUS A bud', from: 'rum', retreats: ['ser', 'tri', 'vie'] }],
    });
  });

  it.each([
    ['standard', ['illegal', 'illegal'], 'AUS A vie'],
    ['world-masters-2004', ['void', 'moves'], 'AUS A tyr'],
    ['birthday-2020', ['illegal', 'illegal'], 'AUS A vie'],
  ])('of two to one unit: %s (4.D.3)', (id, results, unit) => {
    const { told, json } = play('S1901M', { units: 'AUS A vie' }, 'AUS: A vie-gal, A vie-tyr', rulesOf(id));
    expect(told.map(({ result }) => result)).toEqual(results);
    expect(json.units).toEqual([unit]);
  });

  it('follows the one that is legal of two (4.D.3, 4.E.1)', () => {
    const { short } = play('S1901M', { units: 'AUS A vie' }, 'AUS: A vie-gal, A vie-ber, A vie-gal');
    expect(short).toEqual(['AUS A vie-gal: moves', 'AUS A vie-ber: illegal', 'AUS A vie-gal: void']);
  });

  it.each([
    ['b', 'supports', false],
    ['a', 'void', true],
  ])('with 4.D.9 %s, support of a power that orders nothing %s', (letter, result, dislodged) => {
    const { told } = play(
      'S1901M',
      { units: 'AUS A bud, ITA A tri, RUS A rum, RUS A gal' },
      `AUS:
       ITA: A Tri S A Bud
       RUS: A Rum-Bud, A Gal S A Rum-Bud`,
      rulesOf('standard', { settings: { '4.D.9': letter } }),
    );
    expect(told[0]?.result).toBe(result);
    expect(told.find(({ unit }) => unit === 'A bud')?.dislodged).toBe(dislodged);
  });

  it('does not depend on the order in which the powers are named', () => {
    const board = { units: 'AUS A vie, AUS A bud, RUS A war, RUS A ukr' };
    const one = play('S1901M', board, 'AUS: A vie-gal, A bud S A vie-gal\nRUS: A war-gal, A ukr-war');
    const other = play('S1901M', board, 'RUS: A ukr-war, A war-gal\nAUS: A bud S A vie-gal, A vie-gal');
    expect(other.json).toEqual(one.json);
    expect([...other.short].sort()).toEqual([...one.short].sort());
  });
});

describe('the phase that comes next', () => {
  const full = { AUS: ['bud', 'tri', 'vie'] };

  it.each([
    ['Fall after Spring', 'S1901M', { units: 'AUS A bud' }, '', 'F1901M'],
    [
      'retreats, where somebody has anywhere to go',
      'S1901M',
      { units: 'AUS A bud, RUS A rum, RUS A gal' },
      'RUS: A rum-bud, A gal S A rum-bud',
      'S1901R',
    ],
    [
      'no retreats, where nobody has',
      'S1901M',
      { units: 'FRA F por, ENG F spa/sc, ENG F mao' },
      'ENG: F spa/sc-por, F mao S F spa/sc-por',
      'F1901M',
    ],
    ['Fall after the retreats of Spring', 'S1901R', { units: 'AUS A bud' }, '', 'F1901M'],
    ['adjustments, where there are builds', 'F1901M', { units: 'AUS A vie', centres: full }, '', 'W1901A'],
    ['adjustments, where there are disbands', 'F1901M', { units: 'AUS A boh' }, '', 'W1901A'],
    ['Spring, where there is neither', 'F1901M', { units: 'AUS A vie' }, '', 'S1902M'],
    [
      'Spring, where there is no room to build',
      'F1901M',
      { units: 'AUS A bud, AUS A vie, AUS A tri', centres: { AUS: ['bud', 'vie', 'tri', 'ser', 'gre'] } },
      '',
      'S1902M',
    ],
    ['adjustments after the retreats of Fall', 'F1901R', { units: 'AUS A boh' }, '', 'W1901A'],
    ['Spring after the adjustments', 'W1901A', { units: 'AUS A vie', centres: full }, '', 'S1902M'],
  ])('is %s', (_, phase, board, orders, next) => {
    expect(writePhase(play(phase, board, orders).position.phase)).toBe(next);
  });

  it('keeps the owners in Spring and changes them in Fall, after its retreats', () => {
    const taken = { units: 'RUS A bud', centres: full };
    expect(play('S1901M', taken, '').json.centres).toEqual(full);
    expect(play('F1901M', taken, '').json.centres).toEqual({ AUS: ['tri', 'vie'], RUS: ['bud'] });
    const fought = { units: 'AUS A bud, RUS A rum, RUS A gal', centres: full };
    const before = play('F1901M', fought, 'RUS: A rum-bud, A gal S A rum-bud');
    expect([before.json.phase, before.json.centres]).toEqual(['F1901R', full]);
    const { units, dislodged } = before.json;
    const after = play('F1901R', { units: units.join(', '), centres: full, dislodged }, 'AUS: A bud-ser');
    expect(after.json.centres).toEqual({ AUS: ['tri', 'vie', 'ser'], RUS: ['bud'] });
  });

  it('tells of a unit that was dislodged and had nowhere to go', () => {
    const { dislodged, json } = play(
      'S1901M',
      { units: 'FRA F por, ENG F spa/sc, ENG F mao' },
      'ENG: F spa/sc-por, F mao S F spa/sc-por',
    );
    expect(dislodged).toMatchObject([{ unit: { at: 'por' }, retreats: [] }]);
    expect([json.dislodged, json.units]).toEqual([[], ['ENG F por', 'ENG F mao']]);
  });

  const eighteen = [...standard.map.provinces.values()]
    .filter(({ centre }) => centre)
    .map(({ id }) => id)
    .slice(0, 18);

  it.each([
    ['F1901M', 18, ['TUR'], 'F1901M'],
    ['F1901M', 17, [], 'W1901A'],
    ['F1901R', 18, ['TUR'], 'F1901R'],
    ['S1901M', 18, [], 'F1901M'],
  ])('is none in %s with %i centres where they are enough', (phase, count, winners, next) => {
    const { json, ...after } = play(phase, { units: '', centres: { TUR: eighteen.slice(0, count) } }, '');
    expect([after.winners, json.phase]).toEqual([winners, count === 17 ? 'W1901A' : next]);
  });

  it('counts those who stay where the rules do, and makes their homes when the year ends (MJ B.I(3))', () => {
    const rules = rulesOf('maharajiad');
    const owned = { PER: ['isf', 'her'] };
    const spring = play('S1501M', { units: 'PER A her, PER A isf', centres: owned }, '', rules);
    expect(spring.json.stays).toEqual({ 'PER A her': ['S1501'] });
    const { stays = {} } = spring.json;
    const fall = play('F1501M', { units: 'PER A her, PER A isf', centres: owned, stays }, '', rules);
    // Nobody has anything to adjust, so that the year is over.
    expect(fall.json).toMatchObject({
      phase: 'S1502M',
      stays: {},
      homes: { PER: ['hor', 'isf', 'mes', 'her'] },
    });
    const moved = play(
      'F1501M',
      { units: 'PER A her, PER A isf', centres: owned, stays },
      'PER: A her-mes',
      rules,
    );
    expect(moved.json.homes?.PER).not.toContain('her');
  });
});

describe('homes that a request names', () => {
  it('are no longer those of another power, and what comes of them can be asked again (MJ B.I(3))', () => {
    const rules = rulesOf('maharajiad');
    const named = {
      phase: 'W1502A',
      units: [],
      homes: { PER: ['kab'] },
      centres: { PER: ['isf'], MUG: ['kab', 'bad'] },
    };
    const orders = written('MUG: Build A Kab, Build A Bad\nPER: Build A Isf');
    const { told, position } = adjudicate(readPosition(named, rules.map), orders, rules);
    expect(told.map(({ result }) => result)).toEqual(['illegal', 'builds', 'illegal']);
    const again = readPosition(writePosition(position), rules.map);
    expect([again.homes?.get('PER'), again.homes?.get('MUG')]).toEqual([['kab'], ['bad', 'bal']]);
  });
});

describe('retreats and adjustments as they are written', () => {
  const out = [{ unit: 'AUS A vie', from: 'gal', retreats: ['boh', 'tri'] }];

  it('retreats', () => {
    const board = { units: 'RUS A vie, AUS A bud', dislodged: out };
    const { short, json } = play(
      'S1901R',
      board,
      'AUS: Vienna retreats to Bohemia, A Bud-Vie, A Bud S A Vie-Boh',
    );
    expect(short).toEqual([
      'AUS A vie-boh: retreats',
      'AUS A bud-vie: illegal',
      'AUS A bud S A vie-boh: illegal',
    ]);
    expect(json.units).toEqual(['RUS A vie', 'AUS A bud', 'AUS A boh']);
  });

  it('names the unit of a retreat or a build that is not understood', () => {
    const { told } = play('S1901R', { units: 'RUS A vie', dislodged: out }, 'AUS: A Vie flees');
    expect(told.map(({ unit, result }) => [unit, result])).toEqual([['A vie', 'illegal']]);
    const fleet = [{ unit: 'RUS F stp/sc', from: 'mos', retreats: ['bot'] }];
    const other = play('S1901R', { units: 'TUR A stp', dislodged: fleet }, 'RUS: StP flees');
    expect(other.told.map(({ unit }) => unit)).toEqual(['F stp/sc']);
  });

  it('told of once with an order that is no retreat (6.H.2)', () => {
    const { short } = play('S1901R', { units: 'RUS A vie, AUS A bud', dislodged: out }, 'AUS: A Vie S A Bud');
    expect(short).toEqual(['AUS A vie S A bud: illegal']);
  });

  it.each([
    ['', 'AUS A vie D: disbands'],
    ['AUS: A vie D', 'AUS A vie D: disbands'],
    ['AUS: A vie-gal', 'AUS A vie-gal: illegal'],
  ])('retreats with %j', (orders, told) => {
    expect(play('S1901R', { units: 'RUS A vie', dislodged: out }, orders).short).toEqual([told]);
  });

  it('adjustments', () => {
    const board = { units: 'GER A ser', centres: { RUS: ['mos', 'war', 'stp'] } };
    const { short, told, json } = play(
      'W1901A',
      board,
      'RUS: build a fleet in St Petersburg (south coast), A War build, waive, F Mos-Ukr',
    );
    expect(short).toEqual([
      'RUS Build F stp/sc: builds',
      'RUS Build A war: builds',
      'RUS Waive: waives',
      'RUS F mos-ukr: illegal',
      'GER Disband A ser: disbands',
    ]);
    expect(told.map(({ unit }) => unit)).toEqual(['F stp/sc', 'A war', null, 'F mos', 'A ser']);
    expect(json.units).toEqual(['RUS F stp/sc', 'RUS A war']);
  });
});

describe('too much', () => {
  it.each([
    ['orders', Array.from({ length: 10_000 }, () => 'A vie-gal'), 200],
    ['characters', Array.from({ length: 500 }, (_, at) => `A vie-gal ${'x'.repeat(400)}${at}`), 14],
  ])(
    '%s: what one power writes beyond it is told of and not read, and others are not touched',
    (_, orders, read) => {
      const before = readPosition({ phase: 'S1901M', units: ['AUS A vie', 'RUS A war'] }, standard.map);
      const many = new Map([
        ['AUS', orders],
        ['RUS', ['A war-ukr']],
      ]);
      const { told, position } = adjudicate(before, many, standard);
      const unread = told.filter(({ why }) => why.code === 'illegal' && why.what.includes('is beyond that'));
      expect(unread).toHaveLength(orders.length - read);
      expect(position.units.at(-1)).toMatchObject({ power: 'RUS', at: 'ukr' });
      for (const { order } of told) expect(order.length).toBeLessThan(130);
    },
  );
});

describe('many orders of another phase', () => {
  it('are told of in full up to the fiftieth, and all of them with their unit', () => {
    const before = readPosition({ phase: 'S1901M', units: ['AUS A vie'] }, standard.map);
    const orders = new Map([['AUS', Array.from({ length: 60 }, () => 'A Vienna retreats to Tyrolia')]]);
    const { told } = adjudicate(before, orders, standard);
    expect(told.filter(({ order }) => order === 'A vie-tyr')).toHaveLength(50);
    expect(told.filter(({ unit, result }) => unit === 'A vie' && result === 'illegal')).toHaveLength(60);
  });
});

describe('a text that says nothing for long', () => {
  it('is refused without being read', () => {
    const before = readPosition({ phase: 'S1901M', units: ['AUS A vie'] }, standard.map);
    // Reading these again and again from each of their characters would take hours.
    const [blank, empty] = [' ', ';'].map((each) => each.repeat(5_000_000));
    const orders = new Map([['AUS', [`A vie${blank}-gal`, `A vie${empty}if`]]]);
    const { told } = adjudicate(before, orders, standard);
    expect(told.map(({ result }) => result)).toEqual(['illegal', 'illegal', 'holds']);
  });
});
