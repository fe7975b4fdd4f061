import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  figuresAt,
  openSuggestions,
  publicationOf,
  versionInForce,
} from '../../../src/house/book/amendment.ts';
import type { ScoreMove } from '../../../src/ladder/book/scoring.ts';
import { type Body, type BodyOf, type Entry, fold, rules } from '../../../src/rule-books.ts';
import { isSomeFigures } from '../../../terms/amendment/figures.ts';
import { defaultFigures, type Figures } from '../../../terms/figures.ts';
import { deeds, ledgerOf, Scribe } from '../../support/ledgers.ts';

const published = (about: Partial<BodyOf<'terms-published'>> = {}): Body => ({
  type: 'terms-published',
  version: '2.5',
  act: null,
  figures: null,
  ...about,
});

const fasterK = [{ upToGames: null, k: 100 }];
const others: Partial<Figures> = { kFactors: fasterK, floor: 300, startingScore: 300, absenceDeduction: 90 };

/** The same ledger with one entry more in a place, and every name of a later place one higher. */
function withAt(entries: readonly Entry[], at: number, body: Body): Entry[] {
  const before = entries.slice(0, at);
  const moment = before.at(-1)?.at ?? 0;
  const moved = entries.slice(at).map((entry): Entry => {
    const seq = entry.seq + 1;
    if (entry.type === 'voided') return { ...entry, seq, entry: shifted(entry.entry, at) };
    if (entry.type === 'penalty-issued' && entry.reverses !== null)
      return { ...entry, seq, reverses: shifted(entry.reverses, at) };
    return { ...entry, seq };
  });
  const added: Entry = { seq: at + 1, at: moment, by: 1, acts: [], terms: '2.4', ...body };
  return [...before, added, ...moved];
}

const shifted = (seq: number, at: number): number => (seq > at ? seq + 1 : seq);

function movesOf(entries: readonly Entry[]): ScoreMove[] {
  const moves: ScoreMove[] = [];
  fold(entries, (move) => moves.push(move));
  return moves;
}

describe('Act IV.2: a change of the Terms applies from its place on, never backwards', () => {
  it('leaves every score before it as it was, wherever it is published', () => {
    fc.assert(
      fc.property(deeds, fc.nat(), (list, pick) => {
        const entries = ledgerOf(list);
        const at = pick % (entries.length + 1);
        const scores = (all: readonly Entry[]) =>
          movesOf(all)
            .filter(({ entry }) => entry.seq <= at)
            .map(({ person, after }) => ({ person, after }));
        expect(scores(withAt(entries, at, published({ figures: others })))).toEqual(scores(entries));
      }),
    );
  });

  it('reckons every game by what its session began with, whenever it comes to count', () => {
    fc.assert(
      fc.property(deeds, fc.nat(), (list, pick) => {
        const entries = ledgerOf(list);
        const at = pick % (entries.length + 1);
        const changed = withAt(entries, at, published({ figures: { kFactors: fasterK, onlineShare: 1 } }));
        for (const move of movesOf(changed)) {
          if (move.kind !== 'game' || move.game.online) continue;
          const first = changed.find(
            (each) => each.type === 'session-opened' && each.date === move.game.date,
          );
          expect(move.rating.k === 100).toBe((first?.seq ?? 0) > at);
        }
      }),
    );
  });

  it('from its moment on where it is published in the middle of a session, and never before', () => {
    fc.assert(
      fc.property(deeds, fc.nat(), (list, pick) => {
        const entries = ledgerOf(list);
        const at = pick % (entries.length + 1);
        const moment = entries[at - 1]?.at ?? 0;
        const figures = { kFactors: fasterK, onlineShare: 1 };
        const changed = withAt(entries, at, published({ figures, atOnce: true }));
        for (const move of movesOf(changed))
          if (move.kind === 'game') expect(move.rating.k === 100).toBe(move.game.playedAt >= moment);
      }),
    );
  });

  it('a text of an Act moves no score at all', () => {
    fc.assert(
      fc.property(deeds, fc.nat(), (list, pick) => {
        const entries = ledgerOf(list);
        const changed = withAt(entries, pick % (entries.length + 1), published({ act: 'II.3' }));
        const scores = (all: readonly Entry[]) => fold(all).standings.map((standing) => standing?.score);
        expect(scores(changed)).toEqual(scores(entries));
      }),
    );
  });

  it.each([
    { online: false, expected: 120 },
    { online: true, expected: 110 },
  ])('a game played before and counted after goes by the old K-factor (online: $online)', (about) => {
    const scribe = new Scribe();
    scribe.write({ type: 'joined', person: 1 });
    scribe.write({ type: 'joined', person: 2 });
    const date = scribe.session(0);
    const counted = scribe.game(1, 2, 1, { date, online: about.online });
    const entries = withAt(scribe.entries, counted - 1, published({ figures: { kFactors: fasterK } }));
    expect(fold(entries).standings[1]?.score).toBe(about.expected);
  });

  it('knows the figures of each moment', () => {
    const scribe = new Scribe();
    scribe.write({ type: 'figures-set', figures: { room: '12' } });
    const first = scribe.at;
    scribe.write(published({ figures: { floor: 50 } }));
    const state = fold(scribe.entries);
    expect(figuresAt(state, first - 1)).toEqual(defaultFigures);
    expect(figuresAt(state, first)).toEqual({ ...defaultFigures, room: '12' });
    expect(figuresAt(state, scribe.at - 1)).toEqual({ ...defaultFigures, room: '12' });
    expect(figuresAt(state, scribe.at)).toEqual({ ...defaultFigures, room: '12', floor: 50 });
    expect(state.figures).toEqual(figuresAt(state, scribe.at));
  });
});

describe('Act IV.1: what the club published', () => {
  it('is in force in its latest version, and each Act in its latest text', () => {
    const scribe = new Scribe();
    expect(versionInForce(fold([]))).toBe('2.4');
    const first = scribe.write(published({ act: 'II.3' }));
    scribe.write(published({ version: '2.6', figures: { floor: 50 } }));
    const state = fold(scribe.entries);
    expect(versionInForce(state)).toBe('2.6');
    expect(publicationOf(state, 'II.3')?.seq).toBe(first);
    expect(publicationOf(state, 'II.2')).toBeNull();
    const again = scribe.write(published({ version: '2.7', act: 'II.3' }));
    expect(publicationOf(fold(scribe.entries), 'II.3')?.seq).toBe(again);
  });

  it('never was where it is voided', () => {
    const scribe = new Scribe();
    const seq = scribe.write(published({ act: 'II.3', figures: { floor: 50 } }));
    scribe.write({ type: 'voided', entry: seq });
    const state = fold(scribe.entries);
    expect([versionInForce(state), publicationOf(state, 'II.3')]).toEqual(['2.4', null]);
    expect(state.figures).toEqual(defaultFigures);
  });
});

describe('Act IV.4: suggestions', () => {
  it('are open until they are answered', () => {
    const scribe = new Scribe();
    scribe.write({ type: 'suggested', suggestion: 1, act: null });
    scribe.write({ type: 'suggested', suggestion: 2, act: 'II.3' });
    scribe.write({ type: 'suggestion-answered', suggestion: 1, accepted: false });
    const state = fold(scribe.entries);
    expect(openSuggestions(state).map(({ number }) => number)).toEqual([2]);
    expect(state.suggestions[1]).toMatchObject({ accepted: false, act: null });
  });
});

describe('figures that come from the ledger', () => {
  it.each(Object.entries(defaultFigures))('%s as the Terms have it', (name, value) => {
    expect(isSomeFigures({ [name]: value })).toBe(true);
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['no object', 'floor'],
    ['nobody knows', { flor: 100 }],
    ['floor', { floor: -1 }],
    ['floor', { floor: 1.5 }],
    ['floor', { floor: '100' }],
    ['weekday', { weekday: 0 }],
    ['weekday', { weekday: 8 }],
    ['opens', { opens: '25:00' }],
    ['closes', { closes: '9:05' }],
    ['room', { room: '' }],
    ['timezone', { timezone: 'Mars/Olympus' }],
    ['clockMinutes', { clockMinutes: 0 }],
    ['onlineShare', { onlineShare: 1.01 }],
    ['kFactors without an end', { kFactors: [{ upToGames: 3, k: 40 }] }],
    [
      'kFactors out of order',
      {
        kFactors: [
          { upToGames: 6, k: 40 },
          { upToGames: 3, k: 30 },
          { upToGames: null, k: 10 },
        ],
      },
    ],
    [
      'kFactors with an end in the middle',
      {
        kFactors: [
          { upToGames: null, k: 40 },
          { upToGames: null, k: 30 },
        ],
      },
    ],
    ['kFactors of none', { kFactors: [] }],
    ['kFactors of nought', { kFactors: [{ upToGames: null, k: 0 }] }],
    ['a ladder without rungs', { fraudLadder: [] }],
    ['a rung nobody knows', { fraudLadder: ['pillory'] }],
    ['reminderDays out of order', { reminderDays: [6, 3] }],
    ['pieceValues without a pawn', { pieceValues: { q: 9, r: 5, b: 3, n: 3 } }],
    ['castlingOnline', { castlingOnline: 'no' }],
  ])('%s is none', (_, figures) => {
    expect(isSomeFigures(figures)).toBe(false);
    expect(() => rules.read('figures-set', { figures })).toThrow();
    expect(() => rules.read('terms-published', { version: '2.5', act: null, figures })).toThrow();
  });

  it('an Act that does not exist is not read', () => {
    expect(() => rules.read('terms-published', { version: '2.5', act: '0.99', figures: null })).toThrow();
    expect(() => rules.read('suggested', { suggestion: 1, act: 'constructor' })).toThrow();
  });
});
