import EloRank from 'elo-rank';
import { Book } from '../../src/ledger/book.ts';
import { type ClubBook, type Entry, fold, rules } from '../../src/rule-books.ts';
import { termsVersion } from '../../terms/figures.ts';
import type { SayHowFar } from '../how-far.ts';
import { medianMs, perSecond } from './measure.ts';
import { seasons } from './seasons.ts';

interface Played {
  player: number;
  opponent: number;
  score: number;
}

const gamesOf = (entries: readonly Entry[]): Played[] =>
  fold(entries)
    .games.filter((game) => game?.status === 'counted')
    .filter((game) => game !== undefined);

function calculator(k: number): EloRank {
  const elo = new EloRank();
  elo.setKFactor(k);
  return elo;
}

/** The yardstick: the same games through elo-rank alone, with the same K-factors and floor, and nothing else. */
function bareLoop(games: readonly Played[]): number[] {
  const byK = new Map([40, 30, 20, 10].map((k) => [k, calculator(k)]));
  const scores: number[] = [];
  const rated: number[] = [];
  const kOf = (games: number) => (games <= 3 ? 40 : games <= 6 ? 30 : games <= 10 ? 20 : 10);
  const rate = (own: number, other: number, result: number, games: number) => {
    const elo = byK.get(kOf(games));
    if (elo === undefined) throw new Error('no such K-factor');
    return Math.max(100, elo.updateRating(elo.getExpected(own, other), result, own));
  };
  for (const { player, opponent, score } of games) {
    const a = scores[player] ?? 100;
    const b = scores[opponent] ?? 100;
    scores[player] = rate(a, b, score, rated[player] ?? 0);
    scores[opponent] = rate(b, a, 1 - score, rated[opponent] ?? 0);
    rated[player] = (rated[player] ?? 0) + 1;
    rated[opponent] = (rated[opponent] ?? 0) + 1;
  }
  return scores;
}

/** Voids a game, named by the entry that recorded it, and asks for the board as though it had never been played. */
function voidGame(book: ClubBook, entry: number): void {
  const [seq, at] = [book.nextSeq, book.entries.at(-1)?.at ?? 0];
  book.write({ seq, at, by: 1, acts: [], terms: termsVersion, type: 'voided', entry });
  if (book.state.standings.length === 0) throw new Error('Nobody is on the board');
}

/** How long it takes to void the first games of a ledger that is folded already, one after the other; the median, in milliseconds. */
function timeToVoid(entries: readonly Entry[], runs: number): number {
  const book = new Book(rules, [...entries]);
  const recorded = entries.filter(({ type }) => type === 'game-recorded').map(({ seq }) => seq);
  return medianMs(runs, () => voidGame(book, recorded.shift() ?? 0));
}

/** Measures the fold, and the void of a first game, beside the bare loop; refuses to compare two that do not agree on the scores. */
export function benchFold(length: number, runs: number, say: SayHowFar): string[] {
  say(`${length} entries`);
  const entries = seasons(length);
  const games = gamesOf(entries);
  const bare = bareLoop(games);
  const differs = fold(entries).standings.some((standing, person) => standing?.score !== bare[person]);
  if (differs) throw new Error('The fold and the bare loop do not agree on the scores');
  const folding = medianMs(runs, () => fold(entries));
  const voiding = timeToVoid(entries, runs);
  const looping = medianMs(runs, () => bareLoop(games));
  return [
    `fold of ${length.toLocaleString('en-GB')} entries (${games.length.toLocaleString('en-GB')} games)`,
    `  fold      ${folding.toFixed(0)} ms   ${perSecond(length, folding)} entries   ${perSecond(games.length, folding)} games`,
    `  void      ${voiding.toFixed(0)} ms   a first game, and the board as though it had never been played`,
    `  elo-rank  ${looping.toFixed(0)} ms   ${perSecond(games.length, looping)} games (bare loop, the same games)`,
    `  ratio     ${(folding / looping).toFixed(1)} for the fold, ${(voiding / looping).toFixed(1)} for the void`,
  ];
}
