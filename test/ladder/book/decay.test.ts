import { describe, expect, it } from 'vitest';
import { explainScore } from '../../../src/ladder/book/explain.ts';
import { fold, rules } from '../../../src/rule-books.ts';
import type { DecayBasis } from '../../../terms/leaderboard/decay.ts';
import { Scribe } from '../../support/ledgers.ts';

/** One Member with that score, at a session that is over. */
function member(score: number, floor = 100) {
  const scribe = new Scribe();
  scribe.write({ type: 'figures-set', figures: { floor } });
  scribe.write({ type: 'joined', person: 1 });
  scribe.write({ type: 'adjusted', person: 1, change: { points: score - 100 } });
  const date = scribe.session(0);
  scribe.write({ type: 'session-closed', date });
  const decays = (basis: DecayBasis) => scribe.write({ type: 'decayed', person: 1, date, basis });
  return { scribe, date, decays };
}

const scoreIn = ({ scribe }: ReturnType<typeof member>) => fold(scribe.entries).standings[1]?.score;

describe('Acts II.2 and II.6: a deduction, down to the floor', () => {
  it.each([
    [100, 100, 100],
    [101, 100, 100],
    [114, 100, 100],
    [115, 100, 100],
    [116, 101, 100],
    [250, 235, 100],
    [99, 90, 90],
    [106, 91, 90],
  ])('%i becomes %i, with the floor at %3$i', (score, after, floor) => {
    const club = member(score, floor);
    club.decays('absence');
    expect(scoreIn(club)).toBe(after);
  });

  it('one after the other, 112 comes to 100 and stays there', () => {
    const club = member(112);
    club.decays('absence');
    club.decays('idle');
    expect(explainScore({ entries: club.scribe.entries, rules }, 1).slice(-2)).toMatchObject([
      { kind: 'decayed', deduction: 15, before: 112, after: 100, entry: { basis: 'absence' } },
      { kind: 'decayed', deduction: 5, before: 100, after: 100, entry: { basis: 'idle' } },
    ]);
  });
});

describe('a deduction in the ledger', () => {
  it('is undone as though it had never been made, and then stands no more', () => {
    const club = member(150);
    const absence = club.decays('absence');
    const idle = club.decays('idle');
    const stands = () => [...(fold(club.scribe.entries).sessions.get(club.date)?.decays.get(1) ?? [])];
    expect(stands()).toEqual([
      ['absence', absence],
      ['idle', idle],
    ]);
    club.scribe.write({ type: 'voided', entry: absence });
    expect(scoreIn(club)).toBe(145);
    expect(stands()).toEqual([['idle', idle]]);
  });

  it('Act IV.2: costs what the figures said when its session was opened', () => {
    const club = member(150);
    club.scribe.write({ type: 'figures-set', figures: { absenceDeduction: 40 } });
    club.decays('absence');
    expect(scoreIn(club)).toBe(135);
  });

  it('means nothing for a person who is no Member, or if the opening of the session was undone', () => {
    const gone = member(150);
    gone.scribe.write({ type: 'removed', person: 1, basis: 'request' });
    gone.decays('absence');
    expect(scoreIn(gone)).toBe(150);
    const { scribe, decays } = member(150);
    decays('absence');
    const opened = scribe.entries.find(({ type }) => type === 'session-opened');
    scribe.write({ type: 'voided', entry: opened?.seq ?? 0 });
    expect(fold(scribe.entries).standings[1]?.score).toBe(150);
  });

  it('is replayed on the scores that there then are', () => {
    const scribe = new Scribe();
    for (const person of [1, 2]) scribe.write({ type: 'joined', person });
    const date = scribe.session(0);
    const won = scribe.game(1, 2, 1, { date });
    scribe.write({ type: 'session-closed', date });
    scribe.write({ type: 'decayed', person: 1, date, basis: 'absence' });
    expect(fold(scribe.entries).standings[1]?.score).toBe(105);
    scribe.write({ type: 'voided', entry: won });
    expect(fold(scribe.entries).standings[1]?.score).toBe(100);
  });
});
