import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../src/adjudicate.ts';
import { readPosition, writePosition } from '../../src/notation/position.ts';
import { wordsOf } from '../../src/results/words.ts';
import { rulesOf } from '../support/told.ts';

const dislodged = [{ unit: 'AUS A vie', from: 'gal', retreats: ['boh', 'tyr', 'tri'] }];
const retreating = { phase: 'S1901R', units: ['RUS A vie'], dislodged };
const building = { phase: 'W1901A', units: ['AUS A gal'], centres: { AUS: ['bud', 'tri', 'vie'] } };
const disbanding = { phase: 'W1901A', units: ['AUS A vie', 'AUS A bud'], centres: { AUS: ['tri'] } };

/** What becomes of orders for this phase that came with those of an earlier one. */
function beforehand(id: string, board: Parameters<typeof readPosition>[0], orders: readonly string[]) {
  const rules = rulesOf(id, { map: 'standard' });
  const sheet = new Map([['AUS', { orders, beforehand: true }]]);
  const { told, position } = adjudicate(readPosition(board, rules.map), sheet, rules);
  const short = told.map(({ order, result }) => `${order}: ${result}`);
  return { short, words: told.map(wordsOf), units: writePosition(position).units };
}

const wm = 'world-masters-2004';
const mj = 'maharajiad';

describe('several conditional orders', () => {
  const twice = ['if A Vie dislodged retreat Gal', 'if A Vie dislodged retreat Boh, else Tyr'];

  it('WM D.II(5): of retreats for one unit the first possible counts, from top to bottom', () => {
    expect(beforehand(wm, retreating, twice).units).toContain('AUS A boh');
  });

  it('MJ B.III(5): each line is an order, and different ones to a unit are none', () => {
    expect(beforehand(mj, retreating, twice).units).toContain('AUS A boh');
    const both = ['if A Vie dislodged retreat Tyr', 'if A Vie dislodged retreat Boh'];
    expect(beforehand(mj, retreating, both).units).toEqual(['RUS A vie']);
    expect(beforehand(wm, retreating, both).units).toContain('AUS A tyr');
  });

  const three = ['Build A Vie', 'Build A Bud', 'Build F Tri'];

  it('WM D.II(5): of builds the first that are possible count, though otherwise it is the last', () => {
    const { short, words } = beforehand(wm, building, three);
    expect(short).toEqual(['Build A vie: builds', 'Build A bud: builds', 'Build F tri: void']);
    expect(words[2]).toBe('Build F Tri does not count: it is one more than is allowed');
  });

  it('MJ B.III(5): more builds than are allowed are none', () => {
    expect(beforehand(mj, building, three).short).toEqual([
      'Build A vie: void',
      'Build A bud: void',
      'Build F tri: void',
    ]);
  });

  it('WM D.II(5): of two in one centre the first counts', () => {
    const { short, words } = beforehand(wm, building, ['Build A Tri', 'Build F Tri']);
    expect(short).toEqual(['Build A tri: builds', 'Build F tri: void']);
    expect(words[1]).toBe('Build F Tri does not count: an earlier order counts');
  });

  it('WM D.II(5): of disbands the first count', () => {
    const { short } = beforehand(wm, disbanding, ['Disband A Vie', 'Disband A Bud']);
    expect(short).toEqual(['Disband A vie: disbands', 'Disband A bud: void']);
  });

  it('MJ B.III(5): of more disbands than are needed civil disorder decides', () => {
    const { words } = beforehand(mj, disbanding, ['Disband A Vie', 'Disband A Bud']);
    expect(words).toContain(
      'Disband A Vie does not count: too many were ordered, so that civil disorder decides',
    );
  });

  it('a line that is not possible by itself says what is wrong with it', () => {
    expect(beforehand(wm, building, ['Build F Vie']).words).toEqual([
      'Build F Vie is not possible: no fleet can be there',
    ]);
  });
});

it('a unit that is ordered to disband in a phase of retreats disbands as it is dislodged', () => {
  expect(beforehand(wm, retreating, ['A Vie D']).short).toEqual(['A vie D: disbands']);
});

it('WM D.III(1): a player’s own abbreviations are read in the orders of that player', () => {
  const rules = rulesOf(wm);
  const position = readPosition({ phase: 'S1901M', units: ['AUS A vie', 'RUS A war'] }, rules.map);
  const abbreviations = new Map([['xq', 'gal']]);
  const orders = new Map([
    ['AUS', { orders: ['A Vie-XQ'], abbreviations }],
    ['RUS', { orders: ['A War-XQ'] }],
  ]);
  const { told } = adjudicate(position, orders, rules);
  expect(told.map(({ order, result }) => `${order}: ${result}`)).toEqual([
    'A vie-gal: moves',
    'A War-XQ: illegal',
  ]);
});
