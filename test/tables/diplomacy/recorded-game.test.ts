import { describe, expect, it } from 'vitest';
import {
  adjudicate,
  type Power,
  type Province,
  standard,
  writePhase,
} from '../../../packages/diplomacy/src/index.ts';
import { opening } from './opening.ts';
import { ownedIn, type RecordedOrder, recordedGame, resultsOf, resultsSaid } from './recorded-game.ts';

const game = recordedGame();
const textsOf = (orders: ReadonlyMap<Power, readonly RecordedOrder[]>): Map<Power, string[]> =>
  new Map([...orders].map(([power, list]) => [power, list.map(({ text }) => text)]));

describe('the recorded game', () => {
  it('comes out phase by phase as the file says', () => {
    let position = opening(standard);
    let winners: readonly Power[] = [];
    const centres = new Map<number, Map<Power, Province[]>>();
    for (const { phase, orders } of game.phases) {
      expect(writePhase(position.phase)).toBe(phase);
      expect(winners).toEqual([]);
      const { year } = position.phase;
      const turn = adjudicate(position, textsOf(orders), standard);
      expect(resultsOf(orders.keys(), turn), phase).toEqual(resultsSaid(orders));
      ({ position, winners } = turn);
      centres.set(year, ownedIn(position));
    }
    expect(centres).toEqual(game.centres);
    expect(winners).toEqual([game.winner]);
  });

  it('has what a story needs: ten years, retreats, builds, disbands, convoys, two powers out, and a solo', () => {
    const all = game.phases.flatMap(({ phase, orders }) =>
      [...orders.values()].flat().map(({ text, result }) => ({ kind: phase.at(-1), text, result })),
    );
    const count = (kind: string, result: string): number =>
      all.filter((each) => each.kind === kind && each.result === result).length;
    expect([...game.centres.keys()]).toEqual([1901, 1902, 1903, 1904, 1905, 1906, 1907, 1908, 1909, 1910]);
    expect(count('R', 'retreats')).toBeGreaterThanOrEqual(5);
    expect(count('R', 'disbands')).toBeGreaterThanOrEqual(1);
    expect(count('A', 'builds')).toBeGreaterThanOrEqual(20);
    expect(count('A', 'disbands')).toBeGreaterThanOrEqual(10);
    expect(count('M', 'convoys')).toBeGreaterThanOrEqual(10);
    const end = game.centres.get(1910) ?? new Map();
    const without = [...end].filter(([, owned]) => owned.length === 0).map(([power]) => power);
    expect(without).toEqual(['GER', 'TUR']);
    expect(end.get('RUS')?.length).toBe(18);
  });

  it('is written in more ways than one', () => {
    const texts = game.phases.flatMap(({ orders }) => [...orders.values()].flat().map(({ text }) => text));
    for (const way of [
      'A Ser S A Bud-Rum',
      'army paris to burgundy',
      'F Lon – English Channel',
      'A mos -> sev',
    ])
      expect(texts).toContain(way);
  });

  it('has no orders of a power that is out', () => {
    const after = game.phases.filter(({ phase }) => Number(phase.slice(1, 5)) >= 1909);
    expect(after.flatMap(({ orders }) => [...orders.keys()])).not.toContain('TUR');
    expect(after.flatMap(({ orders }) => [...orders.keys()])).not.toContain('GER');
  });
});
