import type { Instant } from '../../terms/time.ts';
import { momentFor } from '../house/clock-behind.ts';
import { everywhere, type Hosting, isChosen, isServed } from '../house/hosting.ts';
import type {
  CarriedOut,
  ClubId,
  ClubView,
  ExhibitFile,
  Interaction,
  KeptText,
  Occasion,
  Said,
  TextKind,
  UnitOfWork,
} from '../house/ports.ts';
import { done, type Result } from '../house/result.ts';
import type { Room } from '../house/room.ts';
import type { BoardRow, GameRow, GamesWanted, LadderClubs, Page } from '../ladder/ports.ts';
import type { BookNumber } from '../ledger/book.ts';
import type { CaseNumber, PersonNumber } from '../ledger/fields.ts';
import type { Outcome } from '../told.ts';
import type { OnUnread } from './books.ts';
import { ClubsInMemory } from './clubs-in-memory.ts';
import type { Database } from './database.ts';
import { isTaken } from './database-errors.ts';
import { Overtaken } from './engine/engine.ts';
import { exhibitFile } from './exhibits.ts';
import { keepChange } from './keep-change.ts';
import { type LoadedClub, loadClub } from './loaded-club.ts';
import { postFrom, threadFrom } from './prisma-hearings.ts';
import {
  boardPage,
  clubAt,
  frontPage,
  gamesLike,
  gamesPage,
  interactionsOf,
  isGoing,
  keptTexts,
  prune,
  servedClubs,
} from './queries.ts';
import { outcomeFrom } from './records.ts';
import { StagedChange } from './staged-change.ts';

/**
 * For how long a club that was looked at needs no other look to be shown, in milliseconds, while it is heard of what other programs change. What is
 * decided is always decided on what is there by then.
 */
const fresh = 100;

type Decide = (work: UnitOfWork) => Result<Outcome | null>;

/** The clubs in a database. Those in use stay in memory, folded, until another program has changed them. */
export class PrismaClubs implements LadderClubs {
  private readonly loaded = new ClubsInMemory<LoadedClub>();
  /** The views that were asked for and are not looked for yet. */
  private readonly waitedFor = new Map<ClubId, Promise<ClubView>>();
  private readonly listeners = new Set<(club: ClubId) => void>();
  private readonly clockListeners = new Set<(club: ClubId) => void>();
  private readonly missListeners = new Set<() => void>();
  private hearsOthers = false;
  /** How many changes this process has kept, but for those of chess clocks alone. */
  changes = 0;
  /** How often another program was heard to have changed a club, or may have done it unheard. */
  private heard = 0;

  /** `onNotices` is called after each change that left notices, `onUnread` for each entry or book that is set aside. */
  constructor(
    private readonly database: Database,
    private readonly onNotices: () => void,
    private readonly rooms: readonly Room[],
    private readonly hosting: Hosting = everywhere,
    private readonly onUnread: OnUnread = () => {},
  ) {}

  /** Many follow a club that was changed: who asks for it while another waits for the same has what that one gets. */
  view(club: ClubId): Promise<ClubView> {
    const waitedFor = this.waitedFor.get(club);
    if (waitedFor !== undefined) return waitedFor;
    const view = this.database.alone(() => {
      // From here on it may be read, and who asks later is to see what was written until then.
      this.waitedFor.delete(club);
      return this.recent(club);
    });
    this.waitedFor.set(club, view);
    return view;
  }

  async known(): Promise<ClubId[]> {
    return (await this.ofAllProcesses()).filter((club) => this.isOurs(club));
  }

  goesOn(club: ClubId): Promise<boolean> {
    return this.database.alone(() => isGoing(this.database, this.hosting, club));
  }

  serves(club: ClubId): boolean {
    return isChosen(this.hosting, club);
  }

  isOurs(club: ClubId): boolean {
    return isServed(this.hosting, club);
  }

  /** How many clubs are in memory. */
  get inMemory(): number {
    return this.loaded.size;
  }

  frontPage(): Promise<ClubId | null> {
    return this.database.alone(() => frontPage(this.database, this.hosting));
  }

  async isOnly(club: ClubId): Promise<boolean> {
    return (await this.ofAllProcesses()).every((each) => each === club);
  }

  private ofAllProcesses(): Promise<ClubId[]> {
    return this.database.alone(() => servedClubs(this.database, this.hosting));
  }

  clubAt(siteKey: string): Promise<ClubId | null> {
    return this.database.alone((client) => clubAt(client, this.hosting, siteKey));
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

  change(club: ClubId, occasion: Occasion, decide: Decide): Promise<Result<Outcome | null>> {
    return this.database.alone(async () => {
      for (;;) {
        try {
          return await this.changeOnce(club, occasion, decide);
        } catch (error) {
          // Where another program was faster, decide again on what it has written.
          if (!(error instanceof Overtaken)) throw error;
        }
      }
    });
  }

  async text(clubId: ClubId, seq: number, kind: TextKind): Promise<string | null> {
    const kept = await this.database.alone((client) =>
      client.entryText.findUnique({ where: { clubId_book_seq_kind: { clubId, book: 0, seq, kind } } }),
    );
    return kept?.text ?? null;
  }

  texts(club: ClubId, entries: readonly number[], book: BookNumber = 0): Promise<KeptText[]> {
    return this.database.alone((client) => keptTexts(client, { clubId: club, book }, entries));
  }

  saidBy(clubId: ClubId, author: PersonNumber): Promise<Said[]> {
    return this.database.alone(async (client) => {
      const orderBy = [{ at: 'asc' }, { message: 'asc' }] as const;
      const rows = await client.post.findMany({ where: { clubId, author }, orderBy: [...orderBy] });
      return rows.map(postFrom);
    });
  }

  async roomsWith(clubId: ClubId, account: string): Promise<{ case: CaseNumber; thread: string }[]> {
    const rows = await this.database.alone((client) =>
      client.caseThread.findMany({ where: { clubId }, orderBy: [{ case: 'asc' }, { thread: 'asc' }] }),
    );
    const inside = rows.map(threadFrom).filter(({ accounts }) => accounts.includes(account));
    return inside.map(({ case: number, thread }) => ({ case: number, thread }));
  }

  exhibit(club: ClubId, number: CaseNumber, exhibit: number): Promise<ExhibitFile | null> {
    return this.database.alone(async (client) => {
      const { state } = await this.current(club);
      return exhibitFile(client, club, state, { case: number, exhibit });
    });
  }

  carriedOut(club: ClubId, account: string): Promise<CarriedOut[]> {
    return this.database.alone((client) => interactionsOf(client, club, account));
  }

  seal(words: string): string {
    return this.database.keys.seal.of(words);
  }

  isSeal(words: string, code: string): boolean {
    return this.database.keys.seal.isOf(words, code);
  }

  prune(club: ClubId, before: Instant): Promise<void> {
    return this.database.alone((client) => prune(client, club, before));
  }

  board(club: ClubId, page: number, asOf: Instant): Promise<Page<BoardRow>> {
    return this.database.alone(async () => boardPage(this.database, await this.current(club), page, asOf));
  }

  games(club: ClubId, page: number, wanted: GamesWanted = {}, rowsAPage?: number): Promise<Page<GameRow>> {
    const where = { clubId: club, ...gamesLike(wanted) };
    return this.database.alone((client) => gamesPage(client, where, page, rowsAPage));
  }

  /** Those who follow clubs hear of what other programs change, too. Returns what ends that. */
  followOthers(): () => Promise<void> {
    this.hearsOthers = this.database.engine.tells;
    return this.database.engine.listen({
      changed: (club, ofClocksAlone) => {
        this.lookAgainAt(club);
        if (ofClocksAlone) this.tellClocks(club);
        else this.tellFollowers(club);
        // What the clubs of other processes have to say is theirs to say.
        if (!ofClocksAlone && this.isOurs(club)) this.onNotices();
      },
      missed: () => {
        this.heard += 1;
        for (const club of this.loaded.ids()) this.lookAgainAt(club);
        for (const listener of this.missListeners) listener();
        this.onNotices();
      },
    });
  }

  /** Clubs that nobody uses any more are let go from now on, where there is no room for them. Returns what ends that. */
  letThemRest(): () => Promise<void> {
    const timer = setInterval(() => this.loaded.letRest(), 60_000).unref();
    return async () => clearInterval(timer);
  }

  /** Something else has changed the club: it is read again, and those who follow it are told. */
  letGo(club: ClubId): void {
    this.loaded.letGo(club);
    this.tellFollowers(club);
    this.onNotices();
  }

  private async changeOnce(
    clubId: ClubId,
    occasion: Occasion,
    decide: Decide,
  ): Promise<Result<Outcome | null>> {
    const { interaction } = occasion;
    const club = await this.current(clubId);
    if (interaction !== null) this.loaded.use(clubId);
    // Looked for after the club's mark was read: what another program carries out later than this is found by the mark.
    const earlier = await outcomeOf(this.database, clubId, interaction);
    if (earlier !== null) {
      // It may have been carried out after the club was looked at: who answers is to see what came of it.
      club.lookedAt = Number.NEGATIVE_INFINITY;
      return earlier;
    }
    const moment = momentFor(club, occasion);
    if (!moment.ok) return moment;
    const change = new StagedChange(club, moment.value);
    const result = await this.carryOut(change, occasion, decide);
    if (change.notices.length > 0) this.onNotices();
    if (result.ok) this.tell(change);
    return result;
  }

  /** What is pressed on a clock is for those alone who follow clocks. */
  private tell({ id, newPresses, isOfClocksAlone }: StagedChange): void {
    if (newPresses.length > 0) this.tellClocks(id);
    if (isOfClocksAlone) return;
    this.changes += 1;
    this.tellFollowers(id);
  }

  private tellFollowers(club: ClubId): void {
    for (const listener of this.listeners) listener(club);
  }

  private tellClocks(club: ClubId): void {
    for (const listener of this.clockListeners) listener(club);
  }

  /** Decides and writes. When anything goes wrong the club in memory is let go, to be read again. */
  private async carryOut(
    change: StagedChange,
    { interaction, answered: given }: Occasion,
    decide: Decide,
  ): Promise<Result<Outcome | null>> {
    try {
      const result = decide(change);
      if (result.ok) await keepChange(this.database, change, { interaction, outcome: result.value, given });
      else if (!change.isEmpty) throw new Error('A change was refused after it had been begun');
      return result;
    } catch (error) {
      this.loaded.letGo(change.id);
      throw (await this.isOvertaken(change.club, error)) ? new Overtaken() : error;
    }
  }

  /** A place in a book, or the interaction, was taken by another program since the club was read. */
  private async isOvertaken({ id, mark }: LoadedClub, error: unknown): Promise<boolean> {
    if (error instanceof Overtaken) return true;
    return isTaken(error) && (await this.database.engine.markOf(id)) !== mark;
  }

  private lookAgainAt(club: ClubId): void {
    this.heard += 1;
    const known = this.loaded.get(club);
    if (known !== undefined) known.lookedAt = Number.NEGATIVE_INFINITY;
  }

  /** The club as it was a moment ago, so that the many who follow one that was changed do not all ask whether it was again. */
  private async recent(id: ClubId): Promise<LoadedClub> {
    const known = this.loaded.get(id);
    if (this.hearsOthers && known !== undefined && performance.now() - known.lookedAt < fresh) return known;
    return this.current(id);
  }

  private async current(id: ClubId): Promise<LoadedClub> {
    const [begun, heard] = [performance.now(), this.heard];
    // What is heard of in between may be later than what is read.
    const lookedAt = () => (heard === this.heard ? begun : Number.NEGATIVE_INFINITY);
    const known = this.loaded.get(id);
    if (known !== undefined && known.mark === (await this.database.engine.markOf(id))) {
      known.lookedAt = lookedAt();
      return known;
    }
    const club = await loadClub(this.database, id, this.onUnread);
    club.rooms = this.rooms;
    club.lookedAt = lookedAt();
    this.loaded.keep(id, club);
    return club;
  }
}

/** What an interaction came to that was carried out before; null for a new one. */
async function outcomeOf(
  database: Database,
  clubId: ClubId,
  interaction: Interaction | null,
): Promise<Result<Outcome | null> | null> {
  if (interaction === null) return null;
  const sql = 'SELECT "outcome" FROM "Interaction" WHERE "id" = ? AND "clubId" = ?';
  const [kept] = await database.rows(sql, interaction.id, clubId);
  return kept === undefined ? null : done(outcomeFrom(String(kept[0])));
}
