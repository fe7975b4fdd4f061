import { describe, expect, it } from 'vitest';
import { stateAfter } from '../../../src/house/score-changes.ts';
import { fold } from '../../../src/rule-books.ts';
import { aClub } from '../../support/a-club.ts';

describe('what the ledger would say with one entry more', () => {
  function aLedger() {
    const club = aClub({ now: '2026-11-20 12:30' });
    const [ana, bo] = [club.member('Ana'), club.member('Bo')];
    return { club, ana, bo };
  }
  const points = (person: number) => ({ type: 'adjusted', person, change: { points: 30 } }) as const;

  it('is folded once for each entry that is asked about, and again when the ledger has grown', () => {
    const { club, ana, bo } = aLedger();
    const first = stateAfter(club.view, points(ana));
    expect(first.standings[ana]?.score).toBe(130);
    expect(stateAfter(club.view, points(ana))).toBe(first);
    expect(stateAfter(club.view, points(bo)).standings[bo]?.score).toBe(130);
    expect(stateAfter(club.view, points(ana))).toBe(first);
    club.write(points(ana));
    const grown = stateAfter(club.view, points(ana));
    expect(grown.standings[ana]?.score).toBe(160);
    expect(fold(club.view.entries).standings[ana]?.score).toBe(130);
  });
});
