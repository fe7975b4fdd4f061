import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { mapNamed, mapNames } from '../../src/map/named.ts';
import { type GameJson, readGame, writeGame } from '../../src/notation/game.ts';
import { NotationError } from '../../src/notation/notation-error.ts';
import { writePosition } from '../../src/notation/position.ts';
import { results } from '../../src/results/result.ts';

const schema = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../schema/${name}.schema.json`, import.meta.url), 'utf8'));
const ajv = new Ajv2020({ strict: true, strictRequired: false });
const isPosition = ajv.compile(schema('position'));
const isGame = ajv.compile(schema('game'));

/** Two phases of a game in which a fleet was dislodged, and the position that waits for a retreat. */
const begun: GameJson = {
  rules: 'world-masters-2004',
  settings: { '4.D.1': 'a' },
  phases: [
    {
      phase: 'S1901M',
      units: ['AUS F tri', 'ITA A ven', 'ITA A tyr'],
      centres: { AUS: ['tri'], ITA: ['ven'] },
      dislodged: [],
      orders: { AUS: ['Trieste holds'], ITA: ['A Ven – Trieste', 'tyr s ven-tri', 'F nap-ion'] },
      results: [
        { power: 'AUS', unit: 'F tri', order: 'F tri H', result: 'holds', dislodged: true },
        { power: 'ITA', unit: 'A ven', order: 'A ven-tri', result: 'moves' },
        { power: 'ITA', unit: 'A tyr', order: 'A tyr S A ven-tri', result: 'supports' },
        { power: 'ITA', unit: 'F nap', order: 'F nap-ion', result: 'illegal' },
      ],
    },
    {
      phase: 'S1901R',
      units: ['ITA A tri', 'ITA A tyr'],
      centres: { AUS: ['tri'], ITA: ['ven'] },
      dislodged: [{ unit: 'AUS F tri', from: 'ven', retreats: ['adr', 'alb'] }],
      orders: {},
      results: [],
    },
  ],
};
const over: GameJson = {
  rules: 'maharajiad',
  phases: [
    {
      phase: 'W1501A',
      units: ['PER A her'],
      centres: { PER: ['her', 'mes'] },
      dislodged: [],
      homes: { PER: ['her', 'mes'] },
      stays: { 'PER A her': ['S1501', 'F1501'] },
      orders: { PER: ['waive'] },
      results: [{ power: 'PER', order: 'Waive', result: 'waives' }],
    },
  ],
  end: { units: ['PER A her'], centres: { PER: ['her', 'mes'] }, winners: ['PER'] },
};

describe('a game', () => {
  it.each([
    ['that goes on', begun],
    ['that is over', over],
    ['that has not begun', { rules: 'standard', map: 'maharajah', phases: [] }],
  ])('%s comes back as it was, and as its schema says', (_which, json) => {
    const back = writeGame(readGame(JSON.parse(JSON.stringify(json))));
    expect(back).toEqual(json);
    expect(isGame(JSON.parse(JSON.stringify(back))), ajv.errorsText(isGame.errors)).toBe(true);
  });

  it('has the orders as they were written, phase by phase', () => {
    const { phases } = readGame(begun);
    expect(phases[0]?.orders.get('ITA')).toEqual(['A Ven – Trieste', 'tyr s ven-tri', 'F nap-ion']);
    expect(phases[0]?.results[0]).toEqual({
      power: 'AUS',
      unit: 'F tri',
      order: 'F tri H',
      result: 'holds',
      dislodged: true,
    });
    expect(phases[1]?.position.dislodged[0]?.retreats).toEqual(['adr', 'alb']);
  });

  it('may leave out what a new game does not have', () => {
    const { phases, end } = readGame({ rules: 'standard', phases: [{ phase: 'S1901M', units: [] }] });
    expect([phases[0]?.orders.size, phases[0]?.results.length, end]).toEqual([0, 0, null]);
  });

  const [spring] = begun.phases;
  it.each<[string, unknown]>([
    ['The game is not an object.', null],
    ['rules is not a text.', { phases: [] }],
    ['There is no rule set "chess".', { rules: 'chess', phases: [] }],
    ['There is no map "moon".', { rules: 'standard', map: 'moon', phases: [] }],
    ['The setting of "4.D.1" is not a text.', { rules: 'standard', settings: { '4.D.1': 7 }, phases: [] }],
    ['phases is not a list.', { rules: 'standard' }],
    ['A phase is not an object.', { rules: 'standard', phases: ['S1901M'] }],
    [
      'There is no province "goa".',
      { rules: 'standard', phases: [{ phase: 'S1901M', units: ['AUS A goa'] }] },
    ],
    ['S1901M comes after a phase that is no earlier.', { rules: 'standard', phases: [spring, spring] }],
    [
      'F1901M comes after a phase that is no earlier.',
      {
        rules: 'standard',
        phases: [
          { ...spring, phase: 'W1901A' },
          { ...spring, phase: 'F1901M' },
        ],
      },
    ],
    ['There is no power "XXX".', { rules: 'standard', phases: [{ ...spring, orders: { XXX: [] } }] }],
    [
      'The orders of AUS is not a list.',
      { rules: 'standard', phases: [{ ...spring, orders: { AUS: 'A bud H' } }] },
    ],
    [
      'The orders of AUS has more than 10000 members.',
      {
        rules: 'standard',
        phases: [{ ...spring, orders: { AUS: Array.from({ length: 10_001 }, () => '') } }],
      },
    ],
    [
      'A result is none of moves,',
      { rules: 'standard', phases: [{ ...spring, results: [{ power: 'AUS', order: '', result: 'wins' }] }] },
    ],
    ['There is no power "XXX".', { ...over, end: { units: [], winners: ['XXX'] } }],
    [
      'Two units are in her: PER A her and MUG A her.',
      { ...over, end: { units: ['PER A her', 'MUG A her'], winners: [] } },
    ],
  ])('is refused: %s', (why, json) => {
    const read = () => readGame(json);
    expect(read).toThrow(NotationError);
    expect(read).toThrow(why);
  });
});

describe('the schema', () => {
  it.each(mapNames)('fits the beginning on the %s map', (name) => {
    const map = mapNamed(name);
    const powers = [...map.powers.values()];
    const json = writePosition({
      phase: { season: 'S', year: 1901, kind: 'M' },
      units: powers.flatMap(({ id, starts }) => starts.map((each) => ({ power: id, ...each }))),
      centres: new Map(powers.map(({ id, homes }) => [id, homes])),
      dislodged: [],
    });
    expect(isPosition(json), ajv.errorsText(isPosition.errors)).toBe(true);
  });

  it.each([
    { units: [] },
    { phase: 'S1901A', units: [] },
    { phase: 'S1901M', units: ['AUS A Budapest'] },
    { phase: 'S1901M', units: ['RUS A stp/sc'] },
    { phase: 'S1901M', units: ['AUS A bud', 'AUS A bud'] },
    { phase: 'S1901M', units: [], centres: { Austria: ['bud'] } },
    { phase: 'S1901R', units: [], dislodged: [{ unit: 'AUS A bud', from: 7 }] },
  ])('does not fit %j', (json) => {
    expect(isPosition(json)).toBe(false);
  });

  it('knows every result', () => {
    expect(schema('game').$defs.result.properties.result.enum).toEqual(results);
  });
});
