import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../src/adjudicate.ts';
import { readPosition, writePosition } from '../../src/notation/position.ts';
import { wordsOf } from '../../src/results/words.ts';
import { rulesOf } from '../support/told.ts';

type Orders = Readonly<Record<string, readonly string[] | readonly (readonly string[])[]>>;

interface Board {
  readonly units: readonly string[];
  readonly centres?: Readonly<Record<string, readonly string[]>>;
  readonly dislodged?: readonly object[];
}

function play(id: string, phase: string, board: Board, orders: Orders, settings = {}) {
  const rules = rulesOf(id, { settings });
  const turn = adjudicate(
    readPosition({ phase, ...board }, rules.map),
    new Map(Object.entries(orders)),
    rules,
  );
  const told = turn.told.map(({ power, order, result }) => `${power} ${order}: ${result}`);
  return { ...turn, json: writePosition(turn.position), short: told };
}

const birthday = (phase: string, board: Board, orders: Orders) => play('birthday-2020', phase, board, orders);

const attack = {
  units: ['AUS A vie', 'RUS A gal', 'RUS A boh'],
  orders: { RUS: ['A gal-vie', 'A boh S A gal-vie'] },
};

describe('a turn in one (BT15)', () => {
  it.each([
    [['A vie H', 'if dislodged retreat tyr, else bud, else disband'], 'AUS A vie-tyr: retreats', 'AUS A tyr'],
    [['A vie H, if dislodged retreat tyr'], 'AUS A vie-tyr: retreats', 'AUS A tyr'],
    [['if A Vie is dislodged retreat Boh, else Bud'], 'AUS A vie-bud: retreats', 'AUS A bud'],
    [['if A Vie dislodged disband'], 'AUS A vie D: disbands', null],
    [['if A Vie dislodged retreat Gal, else Boh'], 'AUS A vie-gal: illegal', null],
    [['A vie H'], null, null],
    [[], null, null],
  ])('retreats with %j', (orders, told, unit) => {
    const { short, json } = birthday('S1901M', attack, { AUS: orders, ...attack.orders });
    expect(json.phase).toBe('F1901M');
    expect(short.slice(3)).toEqual(told === null ? [] : [told]);
    expect(short).toContain('AUS A vie H: holds');
    expect(json.units).toEqual(['RUS A vie', 'RUS A boh', ...(unit === null ? [] : [unit])]);
  });

  it.each([
    ['if I own Rum build A Bud, else build F Tri', 'AUS Build F tri: builds'],
    ['if I own Vie build A Bud, else build F Tri', 'AUS Build A bud: builds'],
    ['if I own Rum build A Bud or F Tri', 'AUS if rum is owned Build A bud or Build F tri: void'],
  ])('builds what stands after the else where the condition does not hold: %s', (order, told) => {
    const board = { units: ['AUS A vie'], centres: { AUS: ['vie', 'bud', 'tri'] } };
    expect(birthday('F1901M', board, { AUS: ['A vie-gal', order] }).short.at(-1)).toBe(told);
  });

  it('disbands a unit that is named before the verb', () => {
    const board = { units: ['AUS A vie', 'AUS A tus'], centres: { AUS: ['vie'] } };
    const { short, json } = birthday('F1901M', board, { AUS: ['A vie H', 'A vie D'], TUR: [] });
    expect(short.at(-1)).toBe('AUS Disband A vie: disbands');
    expect(json.units).toEqual(['AUS A tus']);
  });

  it('names the unit of a build that there is no time for', () => {
    const { told } = birthday('S1901M', { units: ['AUS A vie'] }, { AUS: ['Build A bud', 'Waive'] });
    expect(told.map(({ unit }) => unit)).toEqual(['A vie', 'A bud', null]);
  });

  it('loses two that retreat to one province (BT22)', () => {
    const { short, json } = birthday(
      'S1901M',
      { units: ['AUS A vie', 'AUS A bud', 'RUS A gal', 'RUS A boh', 'TUR A rum', 'TUR A ser'] },
      {
        AUS: ['if A vie dislodged retreat tri', 'if A bud dislodged retreat tri'],
        RUS: ['A gal-vie', 'A boh S A gal-vie'],
        TUR: ['A rum-bud', 'A ser S A rum-bud'],
      },
    );
    expect(short.slice(-2)).toEqual(['AUS A vie-tri: disbands', 'AUS A bud-tri: disbands']);
    expect(json.units).toHaveLength(4);
  });

  it('tells of a conditional for what did not happen', () => {
    const { short, told } = birthday(
      'S1901M',
      { units: ['AUS A vie'] },
      { AUS: ['A vie-gal', 'if dislodged retreat Boh, else disband', 'Build A Bud, else waive'] },
    );
    expect(short).toEqual([
      'AUS A vie-gal: moves',
      'AUS if A vie dislodged retreat boh, else disband: void',
      'AUS Build A bud, else Waive: void',
    ]);
    expect(told.slice(1).map(wordsOf)).toEqual([
      'if A Vie dislodged retreat Boh, else disband does not count: what it is for did not happen',
      'Build A Bud, else Waive does not count: what it is for did not happen',
    ]);
  });

  const home = { AUS: ['bud', 'tri', 'vie'] };

  it.each([
    ['a build', ['Build A Bud', 'Build F Tri'], ['builds', 'builds'], ['AUS A bud', 'AUS F tri']],
    ['the first possible', ['Build A Ser, else A Bud'], ['builds'], ['AUS A bud']],
    [
      'what the line before has not taken',
      ['Build A Bud', 'Build A Bud, else F Tri'],
      ['builds', 'builds'],
      ['AUS A bud', 'AUS F tri'],
    ],
    [
      'what depends on a centre',
      ['If I own Ser, build A Bud', 'if I do not own Ser, build F Tri'],
      ['void', 'builds'],
      ['AUS F tri'],
    ],
    ['a waive', ['waive', 'Build A Bud', 'Build A Tri'], ['waives', 'builds', 'void'], ['AUS A bud']],
    ['what is not possible', ['Build F Vie'], ['illegal'], []],
  ])('builds in Fall: %s', (_, orders, results, built) => {
    const board = { units: ['AUS A boh'], centres: home };
    const { told, json } = birthday('F1901M', board, { AUS: orders });
    expect(json.phase).toBe('S1902M');
    expect(told.map(({ result }) => result)).toEqual(['holds', ...results]);
    expect(json.units).toEqual(['AUS A boh', ...built]);
  });

  it.each([
    [['disband A Boh'], 'AUS Disband A boh: disbands', 'AUS A tyr'],
    [['disband A Ser, else A Tyr'], 'AUS Disband A tyr: disbands', 'AUS A boh'],
    [[], 'AUS Disband A boh: disbands', 'AUS A tyr'],
  ])('disbands in Fall with %j', (orders, told, left) => {
    const board = { units: ['AUS A boh', 'AUS A tyr'], centres: { AUS: ['vie'] } };
    const { short, json } = birthday('F1901M', board, { AUS: orders });
    expect(short).toContain(told);
    expect([json.phase, json.units]).toEqual(['S1902M', [left]]);
  });

  it('counts the centres after the retreats of Fall, and builds with them', () => {
    const { json } = birthday(
      'F1901M',
      { units: attack.units, centres: { ...home, RUS: ['mos', 'war'] } },
      { AUS: ['if A vie dislodged retreat tri', 'Build A Bud'], RUS: [...attack.orders.RUS, 'Build A War'] },
    );
    expect(json.centres).toEqual({ AUS: ['bud', 'tri'], RUS: ['mos', 'war', 'vie'] });
    expect(json.units).toEqual(['RUS A vie', 'RUS A boh', 'AUS A tri', 'AUS A bud', 'RUS A war']);
  });

  it('ends with a winner before anybody builds (BT16)', () => {
    const centres = [...rulesOf('standard').map.provinces.values()].filter(({ centre }) => centre);
    const owned = centres.map(({ id }) => id).slice(0, 18);
    const { winners, short } = birthday(
      'F1901M',
      { units: [], centres: { TUR: owned } },
      { TUR: ['Build A Con'] },
    );
    expect([winners, short]).toEqual([['TUR'], ['TUR Build A con: void']]);
  });
});

describe('a conditional in a phase of its own (WM D.II(5))', () => {
  const board = {
    units: ['RUS A vie'],
    dislodged: [{ unit: 'AUS A vie', from: 'gal', retreats: ['boh', 'tri'] }],
  };

  it.each([
    [['A vie retreats tyr, else tri'], ['AUS A vie-tri: retreats']],
    [['A vie-tyr, else tri, else D'], ['AUS A vie-tri: retreats']],
    [['A vie-tyr or A vie-tri'], ['AUS A vie-tri: retreats']],
    [['if dislodged retreat tyr, else tri, else disband'], ['AUS A vie-tri: retreats']],
    [
      ['if A vie dislodged retreat tyr', 'if A vie dislodged retreat boh'],
      ['AUS if A vie dislodged retreat tyr: void', 'AUS A vie-boh: retreats'],
    ],
  ])('retreats with %j', (orders, told) => {
    expect(play('world-masters-2004', 'S1901R', board, { AUS: orders }).short).toEqual(told);
  });

  it('does not guess which of two units may be dislodged', () => {
    const two = { ...board, dislodged: [...board.dislodged, { unit: 'AUS A bud', retreats: ['ser'] }] };
    const { short } = play('world-masters-2004', 'S1901R', two, { AUS: ['if dislodged retreat tri'] });
    expect(short).toEqual([
      'AUS if dislodged retreat tri: illegal',
      'AUS A vie D: disbands',
      'AUS A bud D: disbands',
    ]);
  });

  it('builds', () => {
    const { short } = play(
      'world-masters-2004',
      'W1901A',
      { units: ['RUS A vie'], centres: { AUS: ['bud', 'vie'], RUS: ['mos'] } },
      { AUS: ['Build A Vie, else A Bud', 'if I own Tri, build F Tri'] },
    );
    expect(short).toEqual(['AUS Build A bud: builds', 'AUS if tri is owned Build F tri: void']);
  });

  it('is none in a movement phase', () => {
    const { short } = play('world-masters-2004', 'S1901M', attack, {
      AUS: ['if A Vie dislodged retreat Tyr'],
      ...attack.orders,
    });
    expect(short[0]).toBe('AUS if A Vie dislodged retreat Tyr: illegal');
  });
});

describe('several sets of orders (4.D.1)', () => {
  const board = { units: ['AUS A vie', 'AUS A bud'] };
  const sets = { AUS: [['A vie-gal', 'A bud-rum'], ['A vie-boh']] };

  it.each([
    [{}, ['AUS A vie-boh: moves', 'AUS A bud H: holds']],
    [{ '4.D.1': 'a' }, ['AUS A bud-rum: moves', 'AUS A vie-boh: moves']],
  ])('with %j', (settings, told) => {
    expect(play('world-masters-2004', 'S1901M', board, sets, settings).short).toEqual(told);
  });

  it('keep the newest of each build, disband and condition too', () => {
    const { short } = play(
      'maharajiad',
      'W1501A',
      { units: [], centres: { PER: ['isf', 'mes', 'hor'] } },
      {
        PER: [
          ['Build A isf', 'Build A mes', 'waive'],
          ['Build A isf', 'waive'],
        ],
      },
      { '4.D.1': 'a' },
    );
    expect(short).toEqual(['PER Build A mes: builds', 'PER Build A isf: builds', 'PER Waive: waives']);
  });
});
