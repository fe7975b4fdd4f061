import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOpen,
  after as leadsTo,
  type Move,
  moves,
  movesFrom,
  type Stage,
  stages,
} from '../../../terms/court/stages.ts';

/** Where those moves lead from a petition that was just filed; null where one of them cannot be made. */
const led = (...way: Move[]): Stage | null =>
  way.reduce<Stage | null>((stage, move) => stage && leadsTo(stage, move), 'filed');

describe('the way of a case through the Court', () => {
  it.each<{ act: string; way: Move[]; to: Stage | null }>([
    { act: 'III.3.6', way: ['deny'], to: 'denied' },
    { act: 'III.3.6', way: ['grant'], to: 'granted' },
    { act: 'III.3.6', way: ['seat'], to: null },
    { act: 'III.3.6', way: ['deny', 'grant'], to: 'granted' },
    { act: 'III.3.7', way: ['grant', 'vote'], to: null },
    { act: 'III.3.7', way: ['grant', 'seat'], to: 'hearing' },
    { act: 'III.3.7', way: ['grant', 'seat', 'seat'], to: 'hearing' },
    { act: 'III.3.8', way: ['grant', 'seat', 'vote'], to: 'voting' },
    { act: 'III.3.8', way: ['grant', 'seat', 'vote', 'withdraw'], to: null },
    { act: 'III.3.8', way: ['grant', 'seat', 'vote', 'judge'], to: 'judged' },
    { act: 'III.3.8', way: ['grant', 'seat', 'vote', 'revote', 'vote', 'judge'], to: 'judged' },
    { act: 'III.3.8', way: ['grant', 'seat', 'vote', 'revote', 'revote'], to: null },
    { act: 'III.3.8', way: ['grant', 'seat', 'vote', 'remand'], to: 'remanded' },
    { act: 'III.3.8', way: ['grant', 'seat', 'vote', 'remand', 'redecide'], to: 'judged' },
    { act: 'III.3.8', way: ['grant', 'seat', 'vote', 'remand', 'return'], to: 'voting' },
    { act: 'III.3.8', way: ['grant', 'seat', 'vote', 'remand', 'ask'], to: null },
    { act: 'III.3.10', way: ['grant', 'seat', 'vote', 'judge', 'publish'], to: 'published' },
    { act: 'III.3.9', way: ['grant', 'seat', 'vote', 'judge', 'ask'], to: 'asked' },
    { act: 'III.3.9', way: ['grant', 'seat', 'ask'], to: null },
    { act: 'III.3.9', way: ['grant', 'seat', 'vote', 'judge', 'ask', 'drop'], to: 'judged' },
    { act: 'III.3.9', way: ['grant', 'seat', 'vote', 'judge', 'ask', 'accept', 'drop'], to: 'declined' },
    { act: 'III.3.9', way: ['grant', 'seat', 'vote', 'judge', 'ask', 'withdraw'], to: null },
    { act: 'III.3.9.1', way: ['grant', 'seat', 'vote', 'judge', 'ask', 'decline'], to: 'declined' },
    { act: 'III.3.9.1', way: ['grant', 'seat', 'vote', 'judge', 'ask', 'decline', 'ask'], to: null },
    { act: 'III.3.9.1', way: ['grant', 'seat', 'vote', 'judge', 'ask', 'accept'], to: 'sitting' },
    { act: 'III.3.9.2', way: ['convene', 'vote', 'judge', 'ask'], to: null },
    { act: 'III.3.9.2', way: ['convene', 'vote', 'judge', 'publish'], to: 'closed' },
    { act: 'III.3.9', way: ['convene', 'vote', 'revote'], to: null },
    { act: 'III.3.9', way: ['convene', 'vote', 'remand'], to: null },
    { act: 'III.5', way: ['convene'], to: 'sitting' },
    { act: 'III.5', way: ['convene', 'seat'], to: null },
    { act: 'III.5', way: ['convene', 'vote', 'judge'], to: 'final' },
  ])('Act $act: $way leads to $to', ({ way, to }) => {
    expect(led(...way)).toBe(to);
  });

  it('Act III.3.8: the first vote closes every hearing, and for good', () => {
    const hearings: Stage[] = ['hearing', 'sitting'];
    for (const hearing of hearings) expect(reached(leadsTo(hearing, 'vote')).has(hearing)).toBe(false);
    expect(leadsTo('hearing', 'vote')).toBe('voting');
    expect(leadsTo('sitting', 'vote')).toBe('voting-en-banc');
  });

  it('reaches every stage', () => {
    expect([...reached('filed')].sort()).toEqual([...stages].sort());
  });

  it('uses every move', () => {
    expect([...new Set(stages.flatMap(movesFrom))].sort()).toEqual([...moves].sort());
  });

  it('is over, or waits for somebody: nothing moves on from an end but its late opinion and the wish for all of the Court', () => {
    const late: readonly Move[] = ['publish', 'ask'];
    for (const end of stages.filter((stage) => !isOpen(stage) && stage !== 'denied'))
      expect(movesFrom(end).filter((move) => !late.includes(move))).toEqual([]);
    expect(movesFrom('denied')).toEqual(['grant', 'convene']);
    for (const stage of stages.filter(isOpen)) expect(movesFrom(stage)).not.toEqual([]);
  });

  it('Act III.3.9.2: comes to an end from wherever it is', () => {
    for (const stage of stages) expect([...reached(stage)].some((end) => !isOpen(end))).toBe(true);
  });

  it('never gets from the whole Court back to a panel', () => {
    const panel: readonly Stage[] = ['granted', 'hearing', 'voting', 'revote', 'remanded', 'judged'];
    expect(panel.filter((stage) => reached('sitting').has(stage))).toEqual([]);
  });

  it('stays where it is for what cannot be done, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 40 }), (way) => {
        let stage: Stage = 'filed';
        for (const move of way) {
          const next = leadsTo(stage, move);
          expect(next !== null).toBe(movesFrom(stage).includes(move));
          stage = next ?? stage;
        }
        expect(reached('filed').has(stage)).toBe(true);
      }),
    );
  });
});

/** Every stage that can come of one, itself among them. */
function reached(from: Stage | null): Set<Stage> {
  const known = new Set<Stage>(from === null ? [] : [from]);
  for (const stage of known)
    for (const move of movesFrom(stage)) {
      const next = leadsTo(stage, move);
      if (next !== null) known.add(next);
    }
  return known;
}
