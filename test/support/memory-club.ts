import type { Notice, NoticeTarget } from '../../src/club/notices.ts';
import type { Outcome } from '../../src/club/outcomes.ts';
import type { People, Person } from '../../src/club/people.ts';
import {
  type BoardRow,
  type CarriedOut,
  type ClubId,
  type Clubs,
  type ClubView,
  type GameRow,
  type KeptText,
  noSettings,
  type Occasion,
  type Page,
  type Settings,
  type TextKind,
  type Texts,
  textKinds,
  type UnitOfWork,
} from '../../src/club/ports.ts';
import type { Result } from '../../src/club/result.ts';
import { Book } from '../../src/ledger/book.ts';
import type { Body, Entry, PersonNumber } from '../../src/ledger/entries.ts';
import type { Game, Standing, State } from '../../src/ledger/state.ts';
import { allGames, banAt, isPlayer, membersByScore, missedInARow } from '../../src/ledger/views.ts';
import { termsVersion } from '../../terms/figures.ts';
import type { Act } from '../../terms/register.ts';
import type { Instant } from '../../terms/time.ts';

export const rowsPerPage = 20;

export interface Announced {
  notice: Notice;
  target: NoticeTarget;
}

/** The people of a club in memory. */
class PeopleInMemory implements People {
  readonly persons: Person[];
  /** The accounts that were erased and would be known again. */
  readonly erased: Map<PersonNumber, string>;

  constructor(from?: PeopleInMemory) {
    this.persons = from?.persons.map((person) => ({ ...person })) ?? [];
    this.erased = new Map(from?.erased);
  }

  byNumber(number: PersonNumber): Person | null {
    return this.persons[number - 1] ?? null;
  }

  byAccount(account: string): Person | null {
    const [erased] = [...this.erased].find(([, one]) => one === account) ?? [];
    return this.persons.find((person) => person.account === account || person.number === erased) ?? null;
  }

  recognisable(): readonly PersonNumber[] {
    return [...this.erased.keys()];
  }

  all(): readonly Person[] {
    return this.persons;
  }

  known(number: PersonNumber): Person {
    const person = this.byNumber(number);
    if (person === null) throw new Error(`Nobody has the number ${number}`);
    return person;
  }
}

/** All that is kept of one club; a change works on a copy, which takes the place of the kept one when it is done. */
class ClubInMemory implements ClubView {
  readonly id: ClubId;
  readonly book: Book;
  readonly people: PeopleInMemory;
  settings: Settings;
  readonly texts: Map<number, Texts>;
  readonly announced: Announced[];

  constructor(id: ClubId, from?: ClubInMemory) {
    this.id = id;
    this.book = new Book([...(from?.book.entries ?? [])]);
    this.people = new PeopleInMemory(from?.people);
    this.settings = from?.settings ?? noSettings;
    this.texts = new Map(from?.texts);
    this.announced = [...(from?.announced ?? [])];
  }

  get state(): State {
    return this.book.state;
  }

  get entries(): readonly Entry[] {
    return this.book.entries;
  }
}

/** One change under way. */
class ChangeInMemory implements UnitOfWork {
  readonly club: ClubInMemory;
  readonly now: Instant;
  wrote = false;

  constructor(club: ClubInMemory, now: Instant) {
    this.club = club;
    this.now = now;
  }

  get id(): ClubId {
    return this.club.id;
  }

  get state(): State {
    return this.club.state;
  }

  get entries(): readonly Entry[] {
    return this.club.entries;
  }

  get people(): People {
    return this.club.people;
  }

  get settings(): Settings {
    return this.club.settings;
  }

  append(body: Body, about: { by: PersonNumber | null; acts: readonly Act[]; texts?: Texts }): number {
    this.wrote = true;
    const seq = this.entries.length + 1;
    this.club.book.write({
      ...body,
      seq,
      at: this.now,
      by: about.by,
      acts: about.acts,
      terms: termsVersion,
    });
    if (about.texts !== undefined) this.club.texts.set(seq, about.texts);
    return seq;
  }

  addPerson(person: { account: string | null; name: string }): PersonNumber {
    this.wrote = true;
    if (person.account !== null && this.people.byAccount(person.account) !== null)
      throw new Error(`The account ${person.account} is somebody's already`);
    const number = this.club.people.persons.length + 1;
    this.club.people.persons.push({ number, ...person });
    return number;
  }

  rename(person: PersonNumber, name: string): void {
    this.wrote = true;
    this.club.people.known(person).name = name;
  }

  linkAccount(person: PersonNumber, account: string): void {
    this.wrote = true;
    for (const owner of this.club.people.persons) if (owner.account === account) owner.account = null;
    this.club.people.known(person).account = account;
    this.club.people.erased.delete(person);
  }

  eraseAccount(person: PersonNumber, { recognisable }: { recognisable: boolean }): void {
    this.wrote = true;
    const { people } = this.club;
    const known = people.known(person);
    people.erased.delete(person);
    if (known.account !== null && recognisable) people.erased.set(person, known.account);
    known.account = null;
  }

  eraseWords(entries: readonly number[]): void {
    this.wrote = true;
    for (const seq of entries) {
      const { reason: _, dispute: __, ...kept } = this.club.texts.get(seq) ?? {};
      this.club.texts.set(seq, kept);
    }
  }

  saveSettings(changes: Partial<Settings>): void {
    this.wrote = true;
    this.club.settings = { ...this.club.settings, ...changes };
  }

  announce(notice: Notice, target: NoticeTarget): void {
    this.wrote = true;
    this.club.announced.push({ notice, target });
  }
}

/** The clubs, by the rules of the store and without one: a change is kept whole or not at all. */
export class MemoryClubs implements Clubs {
  /** What was pruned, and up to when. */
  readonly pruned: { club: ClubId; before: Instant }[] = [];
  private readonly kept = new Map<ClubId, ClubInMemory>();
  private readonly outcomes = new Map<string, Outcome>();
  private readonly listeners = new Set<(club: ClubId) => void>();

  /** The club as it stands. */
  now(club: ClubId): ClubInMemory {
    return this.kept.get(club) ?? new ClubInMemory(club);
  }

  /** `change` without the wait. */
  changeNow(
    club: ClubId,
    occasion: Occasion,
    decide: (work: UnitOfWork) => Result<Outcome>,
  ): Result<Outcome> {
    const before = occasion.interaction === null ? undefined : this.outcomes.get(occasion.interaction.id);
    if (before !== undefined) return { ok: true, value: before };
    const work = new ChangeInMemory(new ClubInMemory(club, this.kept.get(club)), occasion.now);
    const result = decide(work);
    if (!result.ok) {
      if (work.wrote) throw new Error('A refusal came after something had been written');
      return result;
    }
    this.kept.set(club, work.club);
    if (work.wrote) for (const listener of this.listeners) listener(club);
    if (occasion.interaction !== null) this.outcomes.set(occasion.interaction.id, result.value);
    return result;
  }

  async change(
    club: ClubId,
    occasion: Occasion,
    decide: (work: UnitOfWork) => Result<Outcome>,
  ): Promise<Result<Outcome>> {
    return this.changeNow(club, occasion, decide);
  }

  async view(club: ClubId): Promise<ClubView> {
    return this.now(club);
  }

  async known(): Promise<ClubId[]> {
    return [...this.kept.keys()];
  }

  async publicClub(): Promise<ClubId | null> {
    return [...this.kept.values()].find(({ settings }) => settings.access === 'public')?.id ?? null;
  }

  async clubAt(siteKey: string): Promise<ClubId | null> {
    const open = [...this.kept.values()].filter(({ settings }) => settings.access !== 'off');
    return open.find(({ settings }) => settings.siteKey === siteKey)?.id ?? null;
  }

  onChange(listener: (club: ClubId) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async text(club: ClubId, seq: number, kind: TextKind): Promise<string | null> {
    return this.now(club).texts.get(seq)?.[kind] ?? null;
  }

  async texts(club: ClubId, entries: readonly number[]): Promise<KeptText[]> {
    return entries.flatMap((seq) => {
      const texts = this.now(club).texts.get(seq) ?? {};
      return textKinds.flatMap((kind) => {
        const text = texts[kind];
        return text === undefined ? [] : [{ seq, kind, text }];
      });
    });
  }

  async carriedOut(): Promise<CarriedOut[]> {
    return [];
  }

  async prune(club: ClubId, before: Instant): Promise<void> {
    this.pruned.push({ club, before });
  }

  async board(
    club: ClubId,
    page: number,
    asOf: Instant,
    size: number | null = rowsPerPage,
  ): Promise<Page<BoardRow>> {
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
    }));
    return pageOf(rows, page, size ?? Math.max(1, rows.length));
  }

  async games(club: ClubId, page: number, person: PersonNumber | null): Promise<Page<GameRow>> {
    const games = allGames(this.now(club).state)
      .filter((game) => person === null || isPlayer(game, person))
      .sort((a, b) => b.playedAt - a.playedAt || b.number - a.number);
    return pageOf(games.map(gameRow), page, rowsPerPage);
  }

  async countedGames(club: ClubId, page: number, size: number): Promise<Page<GameRow>> {
    const games = allGames(this.now(club).state)
      .filter(({ status }) => status === 'counted')
      .sort((a, b) => b.playedAt - a.playedAt || b.number - a.number);
    return pageOf(games.map(gameRow), page, size);
  }
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
