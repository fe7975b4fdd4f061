import { createHmac } from 'node:crypto';
import { banAt } from '../../src/house/book/discipline.ts';
import { momentFor } from '../../src/house/clock-behind.ts';
import { clubAtFront, everywhere, isChosen, isServed } from '../../src/house/hosting.ts';
import {
  type CarriedOut,
  type ClubId,
  type ClubView,
  type ExhibitFile,
  type KeptText,
  type Occasion,
  type Said,
  type TextKind,
  textKinds,
  type UnitOfWork,
} from '../../src/house/ports.ts';
import type { Result } from '../../src/house/result.ts';
import { seenFrom } from '../../src/ladder/board/head-to-head.ts';
import { allGames, type Game, isPlayer } from '../../src/ladder/book/games.ts';
import { membersByScore, missedInARow, type Standing } from '../../src/ladder/book/standings.ts';
import { milestoneOf } from '../../src/ladder/milestones.ts';
import type { BoardRow, GameRow, GamesWanted, LadderClubs, Page } from '../../src/ladder/ports.ts';
import type { CaseNumber } from '../../src/ledger/fields.ts';
import type { State } from '../../src/rule-books.ts';
import type { Outcome } from '../../src/told.ts';
import type { Instant } from '../../terms/time.ts';
import { ChangeInMemory, ClubInMemory } from './memory-change.ts';

export const rowsPerPage = 20;

/** The clubs, by the rules of the store and without one: a change is kept whole or not at all. */
export class MemoryClubs implements LadderClubs {
  /** What the host decides. */
  hosting = everywhere;
  /** What the person asked for said in hearings. */
  readonly said: Said[] = [];
  /** What was pruned, and up to when. */
  readonly pruned: { club: ClubId; before: Instant }[] = [];
  private readonly kept = new Map<ClubId, ClubInMemory>();
  private readonly outcomes = new Map<string, Outcome | null>();
  private readonly listeners = new Set<(club: ClubId) => void>();
  private readonly clockListeners = new Set<(club: ClubId) => void>();
  private readonly missListeners = new Set<() => void>();

  /** The club as it stands. */
  now(club: ClubId): ClubInMemory {
    return this.kept.get(club) ?? new ClubInMemory(club);
  }

  /** Has a club be what it was: nothing that happened since has happened. */
  restore(was: ClubInMemory): void {
    this.kept.set(was.id, was);
  }

  /** `change` without the wait. */
  changeNow(
    club: ClubId,
    occasion: Occasion,
    decide: (work: UnitOfWork) => Result<Outcome | null>,
  ): Result<Outcome | null> {
    const before = occasion.interaction === null ? undefined : this.outcomes.get(occasion.interaction.id);
    if (before !== undefined) return { ok: true, value: before };
    const moment = momentFor(this.now(club), occasion);
    if (!moment.ok) return moment;
    const work = new ChangeInMemory(new ClubInMemory(club, this.kept.get(club)), moment.value);
    const result = decide(work);
    if (!result.ok) {
      if (work.wrote || work.pressed) throw new Error('A refusal came after something had been written');
      return result;
    }
    this.kept.set(club, work.club);
    if (work.pressed) for (const listener of this.clockListeners) listener(club);
    if (work.wrote) for (const listener of this.listeners) listener(club);
    if (occasion.interaction !== null) this.outcomes.set(occasion.interaction.id, result.value);
    return result;
  }

  async change(
    club: ClubId,
    occasion: Occasion,
    decide: (work: UnitOfWork) => Result<Outcome | null>,
  ): Promise<Result<Outcome | null>> {
    return this.changeNow(club, occasion, decide);
  }

  async view(club: ClubId): Promise<ClubView> {
    return this.now(club);
  }

  async known(): Promise<ClubId[]> {
    return [...this.kept.keys()].filter((club) => this.isOurs(club));
  }

  async goesOn(club: ClubId): Promise<boolean> {
    return this.serves(club) && this.kept.has(club);
  }

  isOurs(club: ClubId): boolean {
    return isServed(this.hosting, club);
  }

  serves(club: ClubId): boolean {
    return isChosen(this.hosting, club);
  }

  async frontPage(): Promise<ClubId | null> {
    const clubs = [...this.kept.values()].filter(({ id }) => this.serves(id));
    return clubAtFront(
      this.hosting,
      clubs.map(({ id, settings: { access, front } }) => ({ id, access, front })),
    );
  }

  async isOnly(club: ClubId): Promise<boolean> {
    return (await this.known()).every((each) => each === club);
  }

  async clubAt(siteKey: string): Promise<ClubId | null> {
    const open = [...this.kept.values()].filter(
      ({ id, settings }) => settings.access !== 'off' && this.serves(id),
    );
    return open.find(({ settings }) => settings.siteKey === siteKey)?.id ?? null;
  }

  onChange(listener: (club: ClubId) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  onPress(listener: (club: ClubId) => void): () => void {
    this.clockListeners.add(listener);
    return () => this.clockListeners.delete(listener);
  }

  onMissed(listener: () => void): () => void {
    this.missListeners.add(listener);
    return () => this.missListeners.delete(listener);
  }

  /** Tells those who listen that any club may have been changed. */
  miss(): void {
    for (const listener of this.missListeners) listener();
  }

  async text(club: ClubId, seq: number, kind: TextKind): Promise<string | null> {
    return this.now(club).texts.get(seq)?.[kind] ?? null;
  }

  async texts(club: ClubId, entries: readonly number[], book = 0): Promise<KeptText[]> {
    const { texts: own, textsElsewhere } = this.now(club);
    return entries.flatMap((seq) => {
      const texts = (book === 0 ? own.get(seq) : textsElsewhere.get(`${book}/${seq}`)) ?? {};
      return textKinds.flatMap((kind) => {
        const text = texts[kind];
        return text === undefined ? [] : [{ seq, kind, text }];
      });
    });
  }

  async saidBy(): Promise<Said[]> {
    return this.said;
  }

  async roomsWith(): Promise<{ case: CaseNumber; thread: string }[]> {
    return [];
  }

  async exhibit(club: ClubId, number: CaseNumber, exhibit: number): Promise<ExhibitFile | null> {
    return this.now(club).exhibits.get(`${number}/${exhibit}`) ?? null;
  }

  async carriedOut(): Promise<CarriedOut[]> {
    return [];
  }

  seal(words: string): string {
    return createHmac('sha256', 'a key for tests').update(words).digest('base64url');
  }

  isSeal(words: string, code: string): boolean {
    return code === this.seal(words);
  }

  async prune(club: ClubId, before: Instant): Promise<void> {
    this.pruned.push({ club, before });
  }

  async board(club: ClubId, page: number, asOf: Instant): Promise<Page<BoardRow>> {
    const { state } = this.now(club);
    const playing = membersByScore(state).filter((standing) => isPlaying(state, standing, asOf));
    const rankOf = (score: number) => playing.filter((other) => other.score > score).length + 1;
    const rows = playing.map(({ person, score, wins, draws, losses }) => ({
      rank: rankOf(score),
      person,
      score,
      wins,
      draws,
      losses,
      milestone: milestoneOf(state, person),
    }));
    return pageOf(rows, page, rowsPerPage);
  }

  async games(
    club: ClubId,
    page: number,
    wanted: GamesWanted = {},
    size = rowsPerPage,
  ): Promise<Page<GameRow>> {
    const games = allGames(this.now(club).state)
      .filter((game) => isWanted(game, wanted))
      .sort((a, b) => b.playedAt - a.playedAt || b.number - a.number);
    return pageOf(games.map(gameRow), page, size);
  }
}

function isWanted(game: Game, { person, score, from, until, counted }: GamesWanted): boolean {
  if (counted === true && game.status !== 'counted') return false;
  if (person != null && !isPlayer(game, person)) return false;
  const brought = person == null ? game.score : seenFrom(game, person).score;
  return (
    (score == null || brought === score) &&
    (from == null || game.playedAt >= from) &&
    (until == null || game.playedAt <= until)
  );
}

const isPlaying = (state: State, standing: Standing, asOf: Instant): boolean =>
  banAt(state, standing.person, asOf) === null &&
  missedInARow(state, standing) < state.figures.absenceSessions;

const gameRow = ({ number, player, opponent, score, playedAt, status }: Game): GameRow => ({
  number,
  player,
  opponent,
  score,
  playedAt,
  status,
});

function pageOf<Row>(rows: Row[], page: number, size: number): Page<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const from = (page - 1) * size;
  return { rows: rows.slice(from, from + size), page, pages, total: rows.length };
}
