import { Temporal } from 'temporal-polyfill';
import type { Actor } from '../../src/house/people.ts';
import type { ClubId, ClubView, Interaction, Texts, UnitOfWork } from '../../src/house/ports.ts';
import { done, type Result } from '../../src/house/result.ts';
import { settleDue } from '../../src/house/settle/settle-due.ts';
import type { Session } from '../../src/ladder/book/register.ts';
import type { GameNumber, PersonNumber } from '../../src/ledger/fields.ts';
import type { Body } from '../../src/rule-books.ts';
import type { Outcome } from '../../src/told.ts';
import type { Office } from '../../terms/administration/authority.ts';
import type { Figures } from '../../terms/figures.ts';
import type { Act } from '../../terms/register.ts';
import { endOfLocalDay, type Instant, type LocalDate, localDate, sessionWindow } from '../../terms/time.ts';
import type { Announced } from './memory-change.ts';
import { MemoryClubs } from './memory-club.ts';

const anyOutcome: Outcome = { kind: 'session-cancelled', date: '2000-01-01', restored: false };

type UseCase<Input> = (work: UnitOfWork, actor: Actor, input: Input) => Result<Outcome | null>;

/**
 * A club for telling stories: `now` and all times are local to the club, people are numbers.
 * `does` runs a use case as somebody; the other verbs write what happened straight into the ledger.
 */
export class Story {
  readonly clubs = new MemoryClubs();
  readonly siteUrl = 'https://chess.example.org';
  readonly id: ClubId;
  now: Instant = 0;
  private interactions = 0;

  constructor(id: ClubId = '1000') {
    this.id = id;
  }

  get view(): ClubView {
    return this.clubs.now(this.id);
  }

  get figures(): Figures {
    return this.view.state.figures;
  }

  get announced(): readonly Announced[] {
    return this.clubs.now(this.id).announced;
  }

  /** Moves the clock: `12:40:30` of the same day, or `2026-11-20 12:40`. */
  at(moment: string): this {
    this.now = this.moment(moment);
    return this;
  }

  /** The instant at which the club's clocks show that. */
  moment(text: string): Instant {
    const [time = '', date = localDate(this.now, this.figures)] = text.split(' ').reverse();
    return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(this.figures.timezone)
      .epochMilliseconds;
  }

  /** Somebody new, with a Discord account unless said otherwise: a made-up one, or the one given. */
  person(
    name: string,
    about: { member?: boolean; offices?: readonly Office[]; account?: boolean | string } = {},
  ): PersonNumber {
    const number = this.view.people.all().length + 1;
    const { account = true } = about;
    const madeUp = account === false ? null : `20${number}`;
    this.keep((work) => {
      work.addPerson({ account: typeof account === 'string' ? account : madeUp, name });
      if (about.member === true) append(work, { type: 'joined', person: number });
      for (const office of about.offices ?? [])
        append(work, { type: 'office-given', person: number, office });
    });
    return number;
  }

  member(name: string, about: { offices?: readonly Office[]; account?: boolean } = {}): PersonNumber {
    return this.person(name, { ...about, member: true });
  }

  moderator(name: string): PersonNumber {
    return this.member(name, { offices: ['moderator'] });
  }

  /** Somebody new who is the member of staff from now on. */
  staff(name: string): PersonNumber {
    const person = this.person(name);
    this.nameStaff(person);
    return person;
  }

  /** Acts 0.14 and III.6: the member of staff from now on. */
  nameStaff(person: PersonNumber): void {
    this.keep((work) => {
      work.saveSettings({ staff: person });
      append(work, { type: 'staff-named', person });
    });
  }

  /** How Discord vouches for that person. */
  actor(person: PersonNumber, about: { managesGuild?: boolean } = {}): Actor {
    const known = this.view.people.byNumber(person);
    if (known === null || known.account === null) throw new Error(`${person} has no account to act from`);
    return { account: known.account, name: known.name, managesGuild: about.managesGuild ?? false };
  }

  /** Somebody on the server whom the club does not know yet. */
  stranger(name: string, about: { managesGuild?: boolean } = {}): Actor {
    return { account: `90${name}`, name, managesGuild: about.managesGuild ?? false };
  }

  /** Runs a use case as that person; each time by an interaction of its own. */
  does<Input>(who: PersonNumber | Actor, useCase: UseCase<Input>, input: Input): Result<Outcome | null> {
    const actor = typeof who === 'number' ? this.actor(who) : who;
    const occasion = { interaction: this.interaction(actor), now: this.now };
    return this.clubs.changeNow(this.id, occasion, (work) => useCase(work, actor, input));
  }

  /** Closes what the clock has closed by now. */
  async settle(): Promise<void> {
    await settleDue(this.clubs, this.id, this.now);
  }

  /** Writes an entry as it is. Returns its place in the ledger. */
  write(body: Body, about: { by?: PersonNumber; acts?: readonly Act[]; texts?: Texts } = {}): number {
    this.keep((work) => append(work, body, about));
    return this.view.state.lastSeq;
  }

  setFigures(figures: Partial<Figures>): void {
    this.write({ type: 'figures-set', figures });
  }

  /** Opens today's session, with `by` in the room as Moderator. */
  openSession(by: PersonNumber): LocalDate {
    const date = localDate(this.now, this.figures);
    this.write({ type: 'session-opened', date, ...sessionWindow(date, this.figures) }, { by });
    this.checkIn(by, { moderating: true });
    return date;
  }

  checkIn(person: PersonNumber, about: { moderating?: boolean } = {}): void {
    const { date } = this.session();
    this.write({ type: 'checked-in', person, date, moderating: about.moderating ?? false }, { by: person });
  }

  /** Enters a game over the board that `player` has just won, by the player; it does not count yet. */
  enter(game: GameNumber, player: PersonNumber, opponent: PersonNumber): void {
    const how = { colour: null, online: false, ended: null, approval: [] };
    const when = { playedAt: this.now, date: localDate(this.now, this.figures) };
    this.write({ type: 'game-recorded', game, player, opponent, score: 1, ...how, ...when }, { by: player });
  }

  checkOut(person: PersonNumber): void {
    this.write({ type: 'checked-out', person, date: this.session().date }, { by: person });
  }

  /** The day's session, or the one of another day. */
  session(date: LocalDate = localDate(this.now, this.figures)): Session {
    const session = this.view.state.sessions.get(date);
    if (session === undefined) throw new Error(`There is no session on ${date}`);
    return session;
  }

  cancelSession(date: LocalDate): void {
    this.write({ type: 'session-cancelled', date });
  }

  /** Bans somebody from now to the end of `until`, or for ever. */
  ban(person: PersonNumber, until: LocalDate | null): void {
    const endsAt = until === null ? null : endOfLocalDay(until, this.figures);
    this.write({ type: 'banned', person, until, endsAt });
  }

  remove(person: PersonNumber): void {
    this.write({ type: 'removed', person, basis: 'inactive' });
  }

  score(person: PersonNumber): number {
    return this.view.state.standings[person]?.score ?? this.figures.startingScore;
  }

  /** Has something happen for which no use case is needed. */
  keep(change: (work: UnitOfWork) => void): void {
    this.clubs.changeNow(this.id, { interaction: null, now: this.now, clock: null }, (work) => {
      change(work);
      return done(anyOutcome);
    });
  }

  private interaction(actor: Actor): Interaction {
    this.interactions += 1;
    const id = `30${this.interactions}`;
    return { id, token: 'token', applicationId: '4', channel: '5', account: actor.account };
  }
}

function append(
  work: UnitOfWork,
  body: Body,
  about: { by?: PersonNumber; acts?: readonly Act[]; texts?: Texts } = {},
): void {
  const { by = null, acts = [], texts = {} } = about;
  work.append(body, { by, acts, texts });
}

/** A club in which nothing has happened, with the clock at a local time of Europe/London. */
export const aClub = ({ now }: { now: string }): Story => new Story().at(now);
