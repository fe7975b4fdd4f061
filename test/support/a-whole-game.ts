import { onTestFinished, vi } from 'vitest';
import { writePhase } from '../../packages/diplomacy/src/index.ts';
import { type Answer, controlsOf } from '../../packages/playground/src/index.ts';
import { phaseEndOf } from '../../src/tables/clock/phase-due.ts';
import { phaseName } from '../../src/tables/diplomacy/words/phase-name.ts';
import { club } from '../../src/tables/rule-sets/club.ts';
import { type Table, theTable } from '../../src/tables/table.ts';
import { defaultFigures } from '../../terms/figures.ts';
import { type Instant, localDate, localTime } from '../../terms/time.ts';
import type { RecordedPhase } from '../tables/diplomacy/recorded-game.ts';
import { BotProcess, eventually } from './bot-process.ts';
import type { ClubOnPlayground, Person } from './club-on-playground.ts';
import { aClubWithTables, seated } from './tables.ts';

const minute = 60_000;
const posting = 'POST /channels/{channel_id}/messages';

/** Gives a seat's orders in one of the ways that a player has, and returns what they were shown. */
export type Way = (player: Person, lines: readonly string[]) => Promise<Answer>;

/** Typed behind the command, in one line. */
export const typed: Way = ({ as }, lines) =>
  as.run('diplomacy orders', { table: '1', text: lines.join('; ') });

/** Written into the form, one to a line. */
export const written: Way = async ({ as }, lines) => {
  const form = await as.press(await as.run('diplomacy orders', { table: '1' }), 'Write');
  return as.submit(form, { 'Your orders, one to a line': lines.join('\n') });
};

/** Chosen from what is possible, unit by unit. */
export const chosen: Way = async ({ as }, lines) => {
  let answer = await as.press(await as.run('diplomacy orders', { table: '1' }), 'Choose');
  for (const _ of lines) {
    const [select] = controlsOf(answer.message?.components ?? []);
    if (select === undefined || !('options' in select)) throw new Error(`Nothing to choose: ${answer.text}`);
    const order = select.options.find(({ value }) => lines.some((line) => isSame(line, value)));
    answer = await as.choose(answer, select.custom_id, [order?.value ?? '']);
  }
  return answer;
};

/** Whether somebody wrote that order, in the short way: `A Ber - Pru`. */
const isSame = (line: string, canonical: string): boolean =>
  line.toLowerCase().replaceAll(' ', '') === canonical.toLowerCase().replaceAll(' ', '');

/** A table on a club of its own, at which a recorded game is played. */
export class WholeGame {
  /** The codes on the receipts that players were shown last, by seat and phase. */
  readonly receipts = new Map<string, string>();

  private startedAt = 0;

  private constructor(
    readonly club: ClubOnPlayground,
    readonly thread: string,
    readonly gm: Person,
    /** Who plays a power. */
    readonly players: Map<string, Person>,
  ) {}

  static async begin(): Promise<WholeGame> {
    const { club, mia, players } = await aClubWithTables();
    onTestFinished(() => club.close());
    club.guild.overwrite('games', club.guild.role('Rook & Gavel'), 0n, ['AttachFiles']);
    const thread = await seated({ mia, players });
    const drawn = await mia.as.waitForMessage(thread, ({ text }) => text.includes('The seats are drawn'));
    const byPower = new Map<string, Person>();
    for (const [, name = '', id] of drawn.text.matchAll(/(\w+): <@(\d+)>/g))
      for (const player of players) if (player.id === id) byPower.set(name.slice(0, 3).toUpperCase(), player);
    return new WholeGame(club, thread, mia, byPower);
  }

  /** The table as the bot of this process has it. */
  async table(): Promise<Table> {
    const found: Table[] = [];
    await this.club.change((work) => found.push(theTable(work, 1)));
    const [table] = found;
    if (table === undefined) throw new Error('The bot of this process does not run');
    return table;
  }

  /** Every power gives its orders, all at a time. */
  async order({ phase, orders }: RecordedPhase, wayOf: (power: string, nth: number) => Way): Promise<void> {
    await Promise.all(
      [...orders].map(async ([power, list], nth) => {
        const lines = list.map(({ text }) => text);
        const answer = await wayOf(power, nth)(this.player(power), lines);
        const [, receipt] = /whole receipt: (\w{64})/.exec(answer.text) ?? [];
        if (receipt === undefined) throw new Error(`${phase}, ${power}: ${answer.text}`);
        this.receipts.set(`${power} ${phase}`, receipt);
      }),
    );
  }

  /** Everybody marks their orders final, and the phase ends. */
  async endByFinal({ orders }: RecordedPhase): Promise<void> {
    await Promise.all(
      [...orders.keys()].map((power) => this.player(power).as.run('diplomacy final', { table: '1' })),
    );
    this.goTo(this.club.now + minute);
    await this.club.settle();
  }

  /** The deadline passes. */
  async endByDeadline(): Promise<void> {
    this.goTo((await this.deadline()) + minute);
    await this.club.settle();
  }

  async deadline(): Promise<Instant> {
    const ends: (Instant | undefined)[] = [];
    await this.club.change((work) => ends.push(phaseEndOf(work, theTable(work, 1))?.at));
    const [at] = ends;
    if (at === undefined) throw new Error('No phase is played');
    return at;
  }

  goTo(moment: Instant): void {
    this.club.goTo(`${localDate(moment, defaultFigures)} ${localTime(moment, defaultFigures)}`);
  }

  /** Somebody stops the bot and starts it again. */
  async restart(): Promise<void> {
    await this.club.stopBot();
    await this.club.startBot();
  }

  /** A bot in a process of its own serves while that is done, and is killed then; another goes on. */
  async killedAfter(deed: () => Promise<void>): Promise<void> {
    await this.club.stopBot();
    const bot = this.startProcess();
    await bot.ready();
    await deed();
    await this.killed(bot);
  }

  /** The deadline passes, and the bot is killed while it publishes what became of the phase: before it was posted, or just after. */
  async killedAtDeadline(killed: 'before' | 'after'): Promise<void> {
    const { faults } = this.club.playground;
    this.goTo((await this.deadline()) + minute);
    await this.club.stopBot();
    const taken = vi.spyOn(faults, 'take');
    if (killed === 'after') faults.next(posting, 'lost');
    faults.next(posting, 'hang');
    const bot = this.startProcess();
    await eventually(() => taken.mock.results.some(({ value }) => value === 'hang'));
    taken.mockRestore();
    await this.killed(bot);
  }

  /** The clock of the process has run on since it was started; the bot of this process takes over from there, and does what is due. */
  private async killed(bot: BotProcess): Promise<void> {
    await bot.kill();
    this.goTo(this.club.now + performance.now() - this.startedAt + 2 * minute);
    await this.club.startBot();
    await this.club.settle();
  }

  /** The gamemaster has somebody new take over a seat for good. */
  async replace(power: string, name: string): Promise<void> {
    const newcomer = this.club.person(name);
    await this.gm.as.run('table replace', { table: '1', seat: power, member: newcomer });
    const as = newcomer.as.in(this.thread);
    const offer = await as.waitForMessage(this.thread, ({ text }) => text.includes('Do you accept?'));
    await as.press(offer, 'Accept');
    this.players.set(power, newcomer);
  }

  /** A player has the deadline put off by two days; the old one passes, and nothing happens. */
  async extend(power: string): Promise<void> {
    const before = await this.deadline();
    await this.player(power).as.run('table extend', { table: '1' });
    this.goTo(before + minute);
    await this.club.settle();
  }

  /** A draw is proposed, and some vote; nobody hears how. */
  async proposeDraw(by: string, votes: Readonly<Record<string, 'yes' | 'no'>>): Promise<void> {
    await this.player(by).as.run('table propose', { table: '1', kind: 'draw' });
    for (const [power, choice] of Object.entries(votes))
      await this.player(power).as.run('table vote', { table: '1', proposal: '1', choice });
  }

  private startProcess(): BotProcess {
    this.startedAt = performance.now();
    return new BotProcess({
      DISCORD_TOKEN: this.club.token,
      DISCORD_API_URL: this.club.playground.apiUrl,
      DATABASE_URL: this.club.databaseUrl,
      CLUB_NOW: new Date(this.club.now).toISOString(),
    });
  }

  /** How often each phase was published in the table's thread. */
  async published(phases: readonly RecordedPhase[]): Promise<Record<string, number>> {
    const posts = (await this.gm.as.messages(this.thread)).map(({ text }) => text);
    const times = (phase: string) =>
      posts.filter((text) =>
        text.startsWith(`**Table 1, “Friday Diplomacy”: ${phaseName(phase, { rules: club })}** is over`),
      ).length;
    return Object.fromEntries(phases.map(({ phase }) => [phase, times(phase)]));
  }

  player(power: string): Person {
    const player = this.players.get(power);
    if (player === undefined) throw new Error(`Nobody plays ${power}`);
    return player;
  }
}

/** The phase that is being played. */
export const phaseOf = ({ state: { diplomacy } }: Table): string | null =>
  diplomacy === null ? null : writePhase(diplomacy.position.phase);
