import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wasRemovedAt } from '../../src/house/book/members.ts';
import { Book } from '../../src/ledger/book.ts';
import { type Entry, fold, rules } from '../../src/rule-books.ts';
import { deeds, ledgerOf, plainDeeds, Scribe } from '../support/ledgers.ts';

const scoreOf = (entries: readonly Entry[], person: number) => fold(entries).standings[person]?.score;

/** The same ledger as if a game had never been entered. */
const without = (entries: readonly Entry[], game: number): Entry[] =>
  entries.filter((entry) => !('game' in entry) || entry.game !== game);

describe('the fold', () => {
  it('is deterministic: the same entries give the same state', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const entries = ledgerOf(list);
        expect(fold(structuredClone(entries))).toEqual(fold(entries));
      }),
    );
  });

  it('Act II.2: never leaves a score under 100', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const entries = ledgerOf(list);
        const scores: number[] = [];
        fold(entries, (move) => scores.push(move.after));
        expect(scores.every((score) => score >= 100)).toBe(true);
      }),
    );
  });

  it('gives a voided game the standings of a ledger in which it was never entered', () => {
    fc.assert(
      fc.property(plainDeeds, fc.nat(), (list, pick) => {
        const entries = ledgerOf(list);
        const counted = entries.filter((entry) => entry.type === 'game-counted');
        const chosen = counted[pick % Math.max(counted.length, 1)];
        fc.pre(chosen !== undefined);
        const scribed = new Book(rules, [...entries]);
        const seq = entries.length + 1;
        scribed.write({ ...envelope, seq, type: 'voided', entry: chosen.seq });
        expect(scribed.state.standings).toEqual(fold(without(entries, chosen.game)).standings);
        expect(scribed.state.games[chosen.game]?.status).toBe('voided');
      }),
    );
  });

  it('gives back everything when a void is voided', () => {
    fc.assert(
      fc.property(plainDeeds, fc.nat(), (list, pick) => {
        const entries = ledgerOf(list);
        const target = entries[pick % entries.length];
        fc.pre(target !== undefined);
        const seq = entries.length + 1;
        const undone: Entry = { ...envelope, seq, type: 'voided', entry: target.seq };
        const restored: Entry = { ...envelope, seq: seq + 1, type: 'voided', entry: seq };
        const after = fold([...entries, undone, restored]);
        expect({ ...after, lastSeq: entries.length }).toEqual(fold(entries));
      }),
    );
  });

  it('comes to the same one entry at a time as all at once', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const entries = ledgerOf(list);
        const book = new Book(rules, []);
        for (const entry of entries) {
          book.write(entry);
          expect(book.state.lastSeq).toBe(entry.seq);
        }
        expect(book.state).toEqual(fold(entries));
      }),
    );
  });

  it('can void any entry there is', () => {
    fc.assert(
      fc.property(deeds, fc.nat(), (list, pick) => {
        const entries = ledgerOf(list);
        const target = entries[pick % entries.length];
        fc.pre(target !== undefined);
        const state = fold([
          ...entries,
          { ...envelope, seq: entries.length + 1, type: 'voided', entry: target.seq },
        ]);
        expect(state.standings.every((standing) => (standing?.score ?? 100) >= 100)).toBe(true);
      }),
    );
  });

  it('refuses an entry that does not follow the last', () => {
    const book = new Book(rules, []);
    expect(() => book.write({ ...envelope, seq: 2, type: 'joined', person: 1 })).toThrow('does not follow');
  });
});

describe('Act 0.8: removed and not back', () => {
  it('dates from the first removal when the rejoining in between is voided', () => {
    const scribe = new Scribe();
    scribe.write({ type: 'joined', person: 1 });
    scribe.write({ type: 'removed', person: 1, basis: 'request' });
    const rejoined = scribe.write({ type: 'joined', person: 1 });
    const { at } = scribe;
    scribe.write({ type: 'removed', person: 1, basis: 'request' });
    expect(wasRemovedAt(fold(scribe.entries), 1, at)).toBe(false);
    scribe.write({ type: 'voided', entry: rejoined });
    expect(wasRemovedAt(fold(scribe.entries), 1, at)).toBe(true);
  });

  it('is nobody who never joined', () => {
    const scribe = new Scribe();
    scribe.write({ type: 'removed', person: 1, basis: 'request' });
    expect(fold(scribe.entries).standings).toEqual([]);
  });
});

const envelope = { at: 0, by: null, acts: [], terms: '2.4' } as const;

describe('Act II.3: a score moves with each game', () => {
  const club = () => {
    const scribe = new Scribe();
    scribe.write({ type: 'joined', person: 1 });
    scribe.write({ type: 'joined', person: 2 });
    scribe.session(0);
    return scribe;
  };

  it('gives a beginner 20 points for beating an equal, and takes none from one at the floor', () => {
    const scribe = club();
    scribe.game(1, 2, 1);
    expect(scoreOf(scribe.entries, 1)).toBe(120);
    expect(scoreOf(scribe.entries, 2)).toBe(100);
  });

  it('Act I.9.3: moves by half when the game is online', () => {
    const scribe = club();
    scribe.game(1, 2, 1, { online: true });
    expect(scoreOf(scribe.entries, 1)).toBe(110);
  });

  it('replays later games when an earlier one is voided', () => {
    const scribe = club();
    const first = scribe.game(1, 2, 1);
    scribe.game(1, 2, 0);
    const fresh = club();
    fresh.game(1, 2, 0);
    scribe.write({ type: 'voided', entry: first });
    expect(scoreOf(scribe.entries, 1)).toBe(scoreOf(fresh.entries, 1));
    expect(scoreOf(scribe.entries, 2)).toBe(scoreOf(fresh.entries, 2));
  });

  it('counts a corrected game in its old place', () => {
    const scribe = club();
    scribe.game(1, 2, 1);
    scribe.game(1, 2, 0.5);
    scribe.write({ type: 'game-corrected', game: 1, score: 0 });
    const fresh = club();
    fresh.game(1, 2, 0);
    fresh.game(1, 2, 0.5);
    expect(scoreOf(scribe.entries, 1)).toBe(scoreOf(fresh.entries, 1));
    expect(scoreOf(scribe.entries, 2)).toBe(scoreOf(fresh.entries, 2));
  });

  it('Act IV.2: uses the figures that the session began with, never later ones', () => {
    const scribe = club();
    scribe.game(1, 2, 1);
    scribe.write({ type: 'figures-set', figures: { floor: 50 } });
    scribe.game(1, 2, 1);
    expect(scoreOf(scribe.entries, 2)).toBe(100);
    scribe.game(1, 2, 1, { date: scribe.session(1) });
    expect(scoreOf(scribe.entries, 2)).toBeLessThan(100);
  });

  it('Act IV.2: leaves what was before as it was', () => {
    const scribe = club();
    scribe.game(1, 2, 1);
    const { standings, sessions } = fold(scribe.entries);
    scribe.write({ type: 'figures-set', figures: { startingScore: 500, minimumPresenceMinutes: 30 } });
    expect(fold(scribe.entries)).toMatchObject({ standings, sessions });
  });
});
