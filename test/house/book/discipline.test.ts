import { describe, expect, it } from 'vitest';
import { banAt } from '../../../src/house/book/discipline.ts';
import { explainScore } from '../../../src/ladder/book/explain.ts';
import type { PenaltyPart } from '../../../src/ledger/fields.ts';
import { type BodyOf, fold, rules } from '../../../src/rule-books.ts';
import { Scribe } from '../../support/ledgers.ts';

const [ana, bo] = [1, 2];

/** Ana has beaten Bo, once, and both have joined. Returns the entry by which the game counts. */
function aGame(scribe: Scribe): number {
  scribe.write({ type: 'joined', person: ana });
  scribe.write({ type: 'joined', person: bo });
  return scribe.game(ana, bo, 1);
}

const penalty = (about: Partial<BodyOf<'penalty-issued'>>): BodyOf<'penalty-issued'> => ({
  type: 'penalty-issued',
  penalty: 1,
  person: ana,
  offence: 1,
  game: null,
  fraud: false,
  ground: null,
  parts: [],
  finding: null,
  reverses: null,
  ...about,
});

const scores = ({ entries }: Scribe) => [ana, bo].map((person) => fold(entries).standings[person]?.score);

describe('Act I.2.1: a penalty of one or more parts', () => {
  it.each<{ parts: PenaltyPart[]; from: number; to: number }>([
    { parts: [{ kind: 'warning' }], from: 200, to: 200 },
    { parts: [{ kind: 'time', minutes: 2 }], from: 200, to: 200 },
    { parts: [{ kind: 'deduction', points: 30 }], from: 200, to: 170 },
    { parts: [{ kind: 'deduction', points: 101 }], from: 200, to: 100 },
    { parts: [{ kind: 'halve' }], from: 301, to: 151 },
    { parts: [{ kind: 'halve' }], from: 199, to: 100 },
    { parts: [{ kind: 'reset' }], from: 301, to: 100 },
    { parts: [{ kind: 'deduction', points: 20 }, { kind: 'halve' }], from: 320, to: 150 },
    { parts: [{ kind: 'halve' }, { kind: 'deduction', points: 20 }], from: 320, to: 140 },
  ])('$parts takes $from to $to', ({ parts, from, to }) => {
    const scribe = new Scribe();
    scribe.write({ type: 'joined', person: ana });
    scribe.write({ type: 'adjusted', person: ana, change: { points: from - 100 } });
    scribe.write(penalty({ parts }));
    expect(scores(scribe)[0]).toBe(to);
  });

  it('forfeits the game in its old place, for as long as the penalty stands', () => {
    const scribe = new Scribe();
    aGame(scribe);
    scribe.game(ana, bo, 1);
    const lost = new Scribe();
    lost.write({ type: 'joined', person: ana });
    lost.write({ type: 'joined', person: bo });
    lost.game(ana, bo, 0);
    lost.game(ana, bo, 1);
    const before = scores(scribe);
    const issued = scribe.write(penalty({ game: 1, parts: [{ kind: 'forfeit', score: 0 }] }));
    expect(scores(scribe)).toEqual(scores(lost));
    scribe.write({ type: 'voided', entry: issued });
    expect(scores(scribe)).toEqual(before);
  });

  it('holds a ban through its last moment', () => {
    const scribe = new Scribe();
    scribe.write({ type: 'joined', person: ana });
    const endsAt = scribe.at + 60_000;
    scribe.write(penalty({ ground: 'serious', parts: [{ kind: 'ban', until: '2026-01-09', endsAt }] }));
    const state = fold(scribe.entries);
    expect(banAt(state, ana, endsAt)?.penalty).toBe(1);
    expect(banAt(state, ana, endsAt + 1)).toBeNull();
    expect(banAt(state, bo, endsAt)).toBeNull();
  });
});

describe('Act II.5: the invented game is undone with the penalty, and comes back with it', () => {
  it('gives both players their points back, and the game its status', () => {
    const scribe = new Scribe();
    const counted = aGame(scribe);
    expect(scores(scribe)).toEqual([120, 100]);
    const issued = scribe.write(penalty({ game: 1, fraud: true, reverses: counted }));
    expect(scores(scribe)).toEqual([100, 100]);
    expect(fold(scribe.entries).games[1]?.status).toBe('voided');
    const undone = scribe.write({ type: 'voided', entry: issued });
    expect(scores(scribe)).toEqual([120, 100]);
    expect(fold(scribe.entries).games[1]?.status).toBe('counted');
    scribe.write({ type: 'voided', entry: undone });
    expect(scores(scribe)).toEqual([100, 100]);
  });

  it('keeps the number of a penalty that was undone, and takes everything else back', () => {
    const scribe = new Scribe();
    aGame(scribe);
    const parts: PenaltyPart[] = [{ kind: 'halve' }, { kind: 'ban', until: null, endsAt: null }];
    const issued = scribe.write(penalty({ parts, finding: 'intent' }));
    scribe.write({ type: 'penalty-declared', penalty: 1, way: 'discussion', on: '2026-01-09' });
    scribe.write({ type: 'voided', entry: issued });
    const state = fold(scribe.entries);
    expect(state.penalties[1]).toMatchObject({ stands: false, person: ana, parts });
    expect(state.bans).toEqual([]);
    expect(explainScore({ entries: scribe.entries, rules }, ana).map(({ kind }) => kind)).toEqual([
      'joined',
      'game',
    ]);
  });

  it('says in the explanation which penalty took what', () => {
    const scribe = new Scribe();
    aGame(scribe);
    scribe.write(penalty({ parts: [{ kind: 'deduction', points: 50 }] }));
    expect(explainScore({ entries: scribe.entries, rules }, ana).at(-1)).toMatchObject({
      kind: 'penalised',
      before: 120,
      after: 100,
    });
  });
});

describe('Act III.6: the staff end their own ban', () => {
  it('from then on, and not as though it had never been', () => {
    const scribe = new Scribe();
    scribe.write({ type: 'joined', person: ana });
    const ban = scribe.write({ type: 'banned', person: ana, until: null, endsAt: null });
    const banned = scribe.at;
    scribe.write({ type: 'ban-ended', ban, person: ana });
    const state = fold(scribe.entries);
    expect(banAt(state, ana, banned)).not.toBeNull();
    expect(banAt(state, ana, scribe.at - 1)).not.toBeNull();
    expect(banAt(state, ana, scribe.at)).toBeNull();
  });
});

describe('Act II.10: monitors', () => {
  it('are placed, stated again, outlast a session, and are lifted', () => {
    const scribe = new Scribe();
    const monitor = scribe.write({ type: 'monitored', person: ana });
    scribe.write({ type: 'monitor-overdue', monitor, date: '2026-01-09' });
    scribe.write({ type: 'monitor-restated', monitor });
    const restated = scribe.at;
    expect(fold(scribe.entries).monitors).toMatchObject([
      { seq: monitor, person: ana, statedAt: restated, overdue: '2026-01-09', liftedAt: null },
    ]);
    scribe.write({ type: 'monitor-lifted', monitor });
    expect(fold(scribe.entries).monitors[0]?.liftedAt).toBe(scribe.at);
  });
});

describe('Act II.8: a request to be removed', () => {
  it('stands until it is taken back or met', () => {
    const scribe = new Scribe();
    scribe.write({ type: 'joined', person: ana });
    scribe.write({ type: 'removal-requested', person: ana });
    scribe.write({ type: 'removal-reminded', person: ana, day: 3 });
    expect(fold(scribe.entries).removalRequests.get(ana)?.reminded).toEqual([{ day: 3, at: scribe.at }]);
    scribe.write({ type: 'removal-request-withdrawn', person: ana });
    expect(fold(scribe.entries).removalRequests.size).toBe(0);
    scribe.write({ type: 'removal-requested', person: ana });
    scribe.write({ type: 'removed', person: ana, basis: 'request' });
    expect(fold(scribe.entries).removalRequests.size).toBe(0);
  });
});

describe('Act I.6: a rematch', () => {
  it('takes the place of the game as it was played, or lets it stand', () => {
    const scribe = new Scribe();
    aGame(scribe);
    scribe.write({ type: 'objected', game: 1, person: bo });
    const stays = scribe.write({
      type: 'rematch-decided',
      game: 1,
      outcome: 'petitioner-absent',
      score: null,
      untimed: false,
    });
    expect(scores(scribe)).toEqual([120, 100]);
    expect(fold(scribe.entries).objections.get(1)?.decided).toEqual({
      outcome: 'petitioner-absent',
      seq: stays,
    });
    scribe.write({ type: 'rematch-decided', game: 1, outcome: 'won', score: 0, untimed: true });
    expect(scores(scribe)).toEqual([100, 120]);
  });
});
