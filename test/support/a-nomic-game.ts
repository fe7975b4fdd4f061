import { onTestFinished, vi } from 'vitest';
import type { Answer, ReadMessage } from '../../packages/playground/src/index.ts';
import { nomicGame } from '../../src/tables/nomic/find-nomic.ts';
import { type Table, theTable } from '../../src/tables/table.ts';
import { BotProcess, eventually } from './bot-process.ts';
import type { ClubOnPlayground, Person } from './club-on-playground.ts';
import { aClubWithTables, threadOf } from './tables.ts';

const posting = 'POST /channels/{channel_id}/messages';
const minute = 60_000;

export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
export type Day = (typeof days)[number];

/** A proposal as the form takes it. */
export interface Written {
  kind: 'enact' | 'amend';
  rule?: string;
  text: string;
  figures?: string;
}

/** A table of Nomic on a club of its own, with five players on Discord. */
export class NomicGame {
  private startedAt = 0;

  private constructor(
    readonly club: ClubOnPlayground,
    readonly gm: Person,
    private readonly thread: string,
    private readonly players: ReadonlyMap<string, Person>,
  ) {}

  /** The days are drawn at that moment, of London. */
  static async begin(moment: string): Promise<NomicGame> {
    const { club, mia, players } = await aClubWithTables(moment);
    onTestFinished(() => club.close());
    await mia.as.run('table open', { game: 'nomic', rules: 'nomic', name: 'Law' });
    const card = await mia.as.waitForMessage('games', ({ text }) => text.includes('Players (0 of 5)'));
    for (const player of players.slice(0, 5)) await player.as.press(card, 'Join');
    await mia.as.press(await mia.as.run('table start', { table: '1' }), 'Confirm: draw the seats');
    const thread = await threadOf(mia, 'Table 1: Law');
    const drawn = await mia.as.waitForMessage(thread, ({ text }) => text.includes('The seats are drawn'));
    const byDay = new Map<string, Person>();
    for (const [, day = '', id] of drawn.text.matchAll(/(\w+day): <@(\d+)>/g))
      for (const player of players) if (player.id === id) byDay.set(day, player);
    return new NomicGame(club, mia, thread, byDay);
  }

  player(day: Day): Person {
    const player = this.players.get(day);
    if (player === undefined) throw new Error(`Nobody has ${day}`);
    return player;
  }

  /** The table as the bot of this process has it. */
  async table(): Promise<Table> {
    const found: Table[] = [];
    await this.club.change((work) => found.push(theTable(work, 1)));
    const [table] = found;
    if (table === undefined) throw new Error('The bot of this process does not run');
    return table;
  }

  async game() {
    return nomicGame(await this.table());
  }

  /** Moves the clock on, and has done what is due by then. */
  async goTo(moment: string): Promise<void> {
    this.club.goTo(moment);
    await this.club.settle();
  }

  /** A player gives a command. */
  run(day: Day, command: string, options: Record<string, string | number> = {}): Promise<Answer> {
    return this.player(day).as.run(`nomic ${command}`, { table: '1', ...options });
  }

  /** A player fills the form for a proposal, and confirms what they are shown. */
  async proposes(day: Day, { text, figures = '', ...about }: Written): Promise<Answer> {
    const { as } = this.player(day);
    const form = await this.run(day, 'propose', about);
    const question = await as.submit(form, {
      'What the rule is to say': text,
      'Figures that it changes, if any': figures,
    });
    return as.press(question, 'Confirm: propose it');
  }

  /** A message of the bot at the table that has a button and those words, in whichever thread. */
  async post(words: string, button: string): Promise<{ place: string; message: ReadMessage }> {
    const found: { place: string; message: ReadMessage }[] = [];
    await eventually(async () => {
      found.push(
        ...(await this.posts()).filter(
          ({ message }) => message.text.includes(words) && message.buttons.includes(button),
        ),
      );
      return found.length > 0;
    });
    const [first] = found;
    if (first === undefined) throw new Error(`No post says “${words}”`);
    return first;
  }

  /** A player presses a button below such a message. */
  async presses(day: Day, button: string, words: string): Promise<Answer> {
    const { place, message } = await this.post(words, button);
    return this.player(day).as.in(place).press(message, button);
  }

  /** Those vote with the buttons below a proposal, all at a time. */
  async vote(number: number, votes: Readonly<Partial<Record<Day, 'Yes' | 'No'>>>): Promise<void> {
    const { place, message } = await this.post(`made proposal ${number}`, 'Vote Yes');
    await Promise.all(
      days.map(async (day) => {
        const choice = votes[day];
        if (choice !== undefined) await this.player(day).as.in(place).press(message, `Vote ${choice}`);
      }),
    );
  }

  /** All posts in the threads of the table. */
  async posts(): Promise<{ place: string; message: ReadMessage }[]> {
    const { as } = this.gm;
    const threads = (await as.channels()).filter(
      ({ id, name }) => id === this.thread || /^Table 1\b/.test(name),
    );
    const all = await Promise.all(
      threads.map(async ({ id }) => (await as.messages(id)).map((message) => ({ place: id, message }))),
    );
    return all.flat();
  }

  /** How many posts at the table say that. */
  async times(words: string): Promise<number> {
    return (await this.posts()).filter(({ message }) => message.text.includes(words)).length;
  }

  /** A bot in a process of its own serves while that is done, and is killed then; another goes on. */
  async killedAfter(deed: () => Promise<void>): Promise<void> {
    await this.club.stopBot();
    const bot = this.startProcess();
    await bot.ready();
    await deed();
    await this.killed(bot);
  }

  /** That moment comes, and the bot is killed while it tells what fell due: its first post had arrived, and it was not told so. */
  async killedWhenDue(moment: string): Promise<void> {
    const { faults } = this.club.playground;
    this.club.goTo(moment);
    await this.club.stopBot();
    const taken = vi.spyOn(faults, 'take');
    faults.next(posting, 'lost');
    faults.next(posting, 'hang');
    const bot = this.startProcess();
    await eventually(() => taken.mock.results.some(({ value }) => value === 'hang'));
    taken.mockRestore();
    await this.killed(bot);
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

  /** The clock of the process has run on since it was started; the bot of this process takes over from there, and does what is due. */
  private async killed(bot: BotProcess): Promise<void> {
    await bot.kill();
    const later = new Date(this.club.now + performance.now() - this.startedAt + 2 * minute);
    this.club.goTo(
      `${later.toLocaleDateString('en-CA', london)} ${later.toLocaleTimeString('en-GB', london)}`,
    );
    await this.club.startBot();
    await this.club.settle();
  }
}

const london = { timeZone: 'Europe/London' } as const;
