import { writePhase } from '../../packages/diplomacy/src/index.ts';
import type { Texts } from '../../src/house/ports.ts';
import type { GameNumber, PersonNumber, Points } from '../../src/ledger/fields.ts';
import type { Body } from '../../src/rule-books.ts';
import type { TableBook } from '../../src/tables/book/table.ts';
import { randomOrders } from '../../src/tables/diplomacy/random-orders.ts';
import { tableRules } from '../../src/tables/rule-sets/named.ts';
import { type Figures, figures } from '../../terms/figures.ts';
import { moveLimit } from '../../terms/games/moves.ts';
import { actsInOrder } from '../../terms/register.ts';
import { addDays, localDate, sessionWindow } from '../../terms/time.ts';
import { aClub, type Story } from './a-club.ts';
import { playLongNomic, writeLongNomic } from './a-long-nomic.ts';
import { type OrdersOf, writePhasePlayed, writeTable } from './a-long-table.ts';
import { writeTournament } from './a-long-tournament.ts';
import { dice } from './dice.ts';
import { hostileOpinion } from './hostile-opinion.ts';
import { ChangeInMemory, ClubInMemory } from './memory-change.ts';

const roll = dice(17);

/** In the Fall of 1905 each order many times over. */
const atRandom: OrdersOf = (power, position) => {
  const { map } = tableRules.club.diplomacy;
  const orders = randomOrders(position, map, tableRules.club.diplomacy, power, (below) =>
    Math.floor(roll() * below),
  );
  return writePhase(position.phase) === 'F1905M' ? Array.from({ length: 40 }, () => orders).flat() : orders;
};

const yearOf = ({ state }: TableBook): number => state.diplomacy?.position.phase.year ?? 0;

/** What takes the most bytes on a page for one character that is typed. */
const dear = '"';

const first = '2020-01-03';
const everyFigure = Object.fromEntries(
  Object.entries(figures).map(([name, { value }]) => [name, value]),
) as unknown as Figures;

/** As long as an opinion may be: words that break nowhere, all that Markdown has, and ordinary words. */
const longOpinions = [
  dear.repeat(60_000),
  hostileOpinion,
  '1. We **heard** both, and think so.\n2. It is so.\n\nThe rule is `Act II.9`.\n\n'
    .repeat(800)
    .slice(0, 60_000),
  `1. ${'one word after another '.repeat(2_600)}`.slice(0, 60_000),
];

/** Six years of a club that has more of everything than a school's club will ever have, each of it as long as it may be. */
export class LargeClub {
  readonly story: Story = aClub({ now: `${first} 12:30` });
  /** Chief Justice and the Moderator in the room. */
  readonly mo: PersonNumber = 1;
  /** Somebody who has played most, and of whom most is on file. */
  readonly ana: PersonNumber = 2;
  readonly members = 400;
  readonly sessions = 300;
  readonly gamesASession = 16;
  readonly publishedCases = 120;
  readonly openCases = 160;
  private games = 0;
  private readonly club = new ClubInMemory(this.story.id);
  private now = this.story.now;

  constructor() {
    for (let person = 1; person <= this.members; person++) this.join(person);
    this.write({ type: 'office-given', person: this.mo, office: 'chief' });
    this.write({ type: 'office-given', person: this.mo, office: 'moderator' });
    for (let person = 2; person <= 12; person++)
      this.write({ type: 'office-given', person, office: 'justice' });
    for (let week = 0; week < this.sessions; week++) this.meet(addDays(first, 7 * week), week);
    for (let n = 0; n < 150; n++) this.suspect(this.ana);
    for (let number = 1; number <= this.publishedCases + this.openCases; number++) this.bring(number);
    for (const [n, act] of [...actsInOrder, ...actsInOrder].entries()) this.publish(n, act);
    this.gather(addDays(first, 7 * this.sessions));
    this.playTables();
    this.story.clubs.restore(this.club);
    this.story.now = this.now;
  }

  /** Sixty tables are open; at one more, seven have played at random for twenty-five years, and once each ordered and wrote as much as can be. */
  private playTables(): void {
    const work = new ChangeInMemory(this.club, this.now);
    work.saveSettings({ tables: true });
    const players = [3, 4, 5, 6, 7, 8, 9];
    const book = writeTable(work, { name: dear.repeat(60), gm: this.mo, players });
    const made = (texts: Texts) => ({ by: this.mo, acts: [], texts });
    const white = { kind: 'white', phase: 'F1905M', seat: 'AUS', as: null, author: null } as const;
    for (let n = 0; n < 30; n++)
      work.appendTo(book, { type: 'press-given', ...white }, made({ press: dear.repeat(2000) }));
    for (let ruling = 1; ruling <= 80; ruling++)
      work.appendTo(book, { type: 'ruling-made', ruling, point: '4.1' }, made({ reason: dear.repeat(1000) }));
    while (yearOf(book) < 1926 && writePhasePlayed(work, book, atRandom));
    for (let n = 0; n < 60; n++) writeTable(work, { name: dear.repeat(60), gm: this.mo, players: [] });
    this.playNomic();
    this.playTournament();
  }

  /** A tournament of 84 teams, whose second round is being played. Not all of its players are members of the club. */
  private playTournament(): void {
    const work = new ChangeInMemory(this.club, this.now);
    for (let person = this.members + 1; person < 3 + 84 * 7; person++)
      work.addPerson({ account: `20${person}`, name: `${person}`.padEnd(32, dear) });
    writeTournament(work, {
      ...{ name: dear.repeat(40), director: this.mo, teamName: (team) => `${team}`.padEnd(40, dear) },
      players: Array.from({ length: 84 * 7 }, (_, n) => n + 3),
    });
  }

  /** At the last table, rules that are as many and as long as a file may have them are changed for six days. */
  private playNomic(): void {
    const workAt = (now: number) => new ChangeInMemory(this.club, now);
    const about = { name: dear.repeat(60), gm: this.mo, players: [3, 4, 5, 6, 7] };
    const begun = this.now - 8 * 24 * 3600_000;
    const book = writeLongNomic(workAt(begun), about);
    playLongNomic(book, { from: addDays(localDate(begun, this.club.state.figures), 1), days: 6 }, workAt);
  }

  private write(body: Body, texts: Texts = {}): number {
    const work = new ChangeInMemory(this.club, this.now);
    return work.append(body, { by: this.mo, acts: ['II.4', 'II.10'], texts });
  }

  private join(number: PersonNumber): void {
    const name = `${number}`.padEnd(32, dear);
    new ChangeInMemory(this.club, this.now).addPerson({ account: `20${number}`, name });
    this.write({ type: 'joined', person: number });
  }

  /** Every fifth Friday is cancelled. */
  private meet(date: string, week: number): void {
    if (week % 5 === 4) {
      this.write({ type: 'session-cancelled', date });
      return;
    }
    this.open(date);
    for (let n = 0; n < this.gamesASession; n++) {
      const game = this.play(date);
      this.write({ type: 'game-counted', game });
    }
    this.write({ type: 'session-closed', date });
  }

  private open(date: string): void {
    const window = sessionWindow(date, this.club.state.figures);
    this.now = window.opensAt;
    this.write({ type: 'session-opened', date, ...window });
    this.write({ type: 'checked-in', person: this.mo, date, moderating: true });
  }

  /** Ana plays every third game. The first has as many moves as a game may have. */
  private play(date: string): GameNumber {
    this.games += 1;
    const others = this.members - 2;
    const [one, other] = [3 + ((this.games * 7) % others), 3 + ((this.games * 11 + 1) % others)];
    const player = this.games % 3 === 0 || one === other ? this.ana : one;
    const score = ([1, 0.5, 0] as const satisfies readonly Points[])[this.games % 3] ?? 1;
    const how = { colour: 'white' as const, online: false, ended: 'agreement' as const, approval: [] };
    const about = { game: this.games, player, opponent: other, score, date, playedAt: this.now };
    const moves = this.games === 1 ? { pgn: 'Nf3 Nf6 Ng1 Ng8 '.repeat(moveLimit / 2) } : {};
    this.write({ type: 'game-recorded', ...about, ...how }, moves);
    return this.games;
  }

  private suspect(person: PersonNumber): void {
    const monitor = this.write({ type: 'monitored', person }, { suspicion: dear.repeat(1000) });
    this.write({ type: 'monitor-lifted', monitor }, { reason: `Enough, ${dear.repeat(990)}` });
  }

  private bring(number: number): void {
    const about = { case: number, year: 2020, ordinal: number, enBanc: false };
    const parties = { petitioner: this.ana, respondent: 20 + number };
    this.write({ type: 'petitioned', ...about, ...parties, subject: { kind: 'other' } });
    this.write({ type: 'writ-given', case: number, person: this.mo, chief: true });
    if (number <= this.publishedCases) this.decide(number);
  }

  /** The whole Court decides of the first case too, and each writes at length; all later cases cite it. */
  private decide(number: number): void {
    const panel = [4, 5, 6];
    this.write({ type: 'panel-seated', case: number, panel, despiteConflict: [] });
    this.judge(number, panel, [`In [2020] CoA 1 we said so, and say ${dear.repeat(200)}`], false);
    if (number > 1) return;
    this.write({ type: 'en-banc-asked', case: number, person: this.ana });
    this.write({ type: 'en-banc-answered', case: number, accepted: true });
    const court = Array.from({ length: 11 }, (_, place) => place + 2);
    this.judge(number, court, longOpinions, true);
  }

  private judge(number: number, who: PersonNumber[], opinions: readonly string[], enBanc: boolean): void {
    const of = { case: number };
    const decision = { kind: number === 1 ? 'remand' : 'uphold' } as const;
    for (const person of who)
      this.write({ type: 'vote-cast', ...of, person, decision, bar: null }, { conditions: dear.repeat(500) });
    const effects = { bar: null, effects: [], supersedes: [], majority: who, silent: [] };
    this.write({ type: 'judged', ...of, enBanc, outcome: decision, ...effects });
    for (const [n, opinion] of opinions.entries()) {
      const kind = n === 0 ? 'majority' : 'dissent';
      const about = { opinion: n + (enBanc ? 10 : 1), kind, author: who[n] ?? this.mo, enBanc } as const;
      const holds = n === 0 ? { holds: ['II.9'] as const, text: { holding: dear.repeat(500) } } : null;
      this.write(
        { type: 'opinion-published', ...of, ...about, holds: [...(holds?.holds ?? [])] },
        { opinion, ...holds?.text },
      );
    }
  }

  /** A new text of an Act as long as a form takes, or all the figures. */
  private publish(n: number, act: (typeof actsInOrder)[number]): void {
    const version = `3.${n}`;
    if (n % 5 === 0) {
      this.write({ type: 'terms-published', version, act: null, figures: everyFigure });
      return;
    }
    const isSecond = n >= actsInOrder.length;
    const text = (isSecond ? 'II.9 a II.2 b ' : 'II.9 c II.2 d ').repeat(290);
    this.write({ type: 'terms-published', version, act, figures: null }, { act: text.slice(0, 4_000) });
  }

  /** Everybody is in the room, with a clock on a table, and games wait for an answer. */
  private gather(date: string): void {
    this.open(date);
    for (let person = 2; person <= this.members; person++)
      this.write({ type: 'checked-in', person, date, moderating: false });
    for (let n = 0; n < 80; n++) this.play(date);
    const opening = { white: 3, black: 4, whiteLeft: 600_000, blackLeft: 600_000, increment: 0 };
    this.write({ type: 'clock-opened', clock: 1, ...opening, date, asked: [], penalties: [] });
  }
}
