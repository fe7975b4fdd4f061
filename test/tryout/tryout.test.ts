import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ButtonInteraction } from 'discord.js';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import {
  type Actor,
  ClockSeen,
  Driver,
  GuildsSeen,
  type OptionToSend,
  PeopleSeen,
  type PersonSeen,
  TourSeen,
  type TourStep,
} from '../../packages/playground/src/index.ts';
import { momentAt, momentsFrom, patientClock, runsOn } from '../../src/tryout/clock.ts';
import { pastFridays } from '../../src/tryout/games.ts';
import { openTryout, type Tryout } from '../../src/tryout/open-tryout.ts';
import { tour } from '../../src/tryout/tour.ts';

const opened = (folder: string): Promise<Tryout> =>
  openTryout({
    databaseUrl: `file:${join(folder, 'club.db')}`,
    site: { host: '127.0.0.1', port: 0, url: null },
    log: pino({ level: 'silent' }),
  });

let folder: string;
let tryout: Tryout;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tryout-test-'));
  tryout = await opened(folder);
});
afterAll(async () => {
  await tryout.close();
  await rm(folder, { recursive: true });
  expect(tryout.playground.violations).toEqual([]);
});

/** What is found at an address of the playground's page. */
async function look<Seen>(path: string, shape: z.ZodType<Seen>, change?: object): Promise<Seen> {
  const response = await fetch(`${tryout.playgroundUrl}${path}`, {
    ...(change && {
      method: 'PUT',
      body: JSON.stringify(change),
      headers: { 'content-type': 'application/json' },
    }),
  });
  return shape.parse(await response.json());
}

const Row = z.object({
  member: z.object({ name: z.string() }),
  score: z.number(),
  wins: z.number(),
  draws: z.number(),
  losses: z.number(),
});
const Board = z.object({ rows: z.array(Row) });
const board = async () => Board.parse(await (await fetch(`${tryout.siteUrl}/api/`)).json()).rows;
const scoreOf = async (name: string) => (await board()).find(({ member }) => member.name === name)?.score;

it('a club to try out has two Fridays behind it and is about to meet for the third', async () => {
  const clock = await look('/clock', ClockSeen);
  expect(clock).toMatchObject({
    now: '2026-11-27T12:31:00.000Z',
    timezone: 'Europe/London',
    movable: true,
    runsFor: 0,
  });
  expect(tryout.playground.refusals).toEqual([]);
  const people = await look('/people', PeopleSeen);
  expect(people.map(({ displayName, note }) => `${displayName}: ${note}`)).toContain('Mia: Moderator');
  expect(people[0]?.name).toBe('ana');
  const [guild] = await look(`/people/${people[0]?.id}/guilds`, GuildsSeen);
  expect(guild?.channels[0]?.name).toBe('games');
  const rows = await board();
  const names = rows.map(({ member }) => member.name).sort();
  expect(names).toEqual(['Ana', 'Bo', 'Cy', 'Dee', 'Jo', 'Kim', 'Max', 'Mia']);
  const games = rows.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0);
  expect(games).toBe(2 * pastFridays.flatMap((friday) => friday.games).length);
  expect(rows[0]?.score).toBeGreaterThan(100);
});

it('days pass only once the bot has said all, though Discord hears nothing of it for a while', async () => {
  const { followUp } = ButtonInteraction.prototype;
  const late = vi.spyOn(ButtonInteraction.prototype, 'followUp').mockImplementation(async function late(
    this: ButtonInteraction,
    said,
  ) {
    await pause(100);
    return followUp.call(this, said);
  });
  onTestFinished(() => late.mockRestore());
  const place = await mkdtemp(join(tmpdir(), 'tryout-test-'));
  const { playground, close } = await opened(place);
  await close();
  await rm(place, { recursive: true });
  expect(playground.refusals).toEqual([]);
  expect(late).toHaveBeenCalled();
});

it('the club’s Court hears one case, and has said why it decided another', async () => {
  const page = async (path: string) => (await fetch(`${tryout.siteUrl}/${path}`)).text();
  const docket = await page('docket');
  expect(docket).toMatch(/CoA 2.*C v M.*being heard.*Published opinions.*CoA 1.*A v M/s);
  expect(await page('court/2026/1')).toMatch(/By Jo|by .*Jo.*Dissenting/s);
  expect(await page('terms/III.2.2')).toContain('court/2026/1');
});

describe('the tour', () => {
  /** The options of a command as they are written after it. */
  const typed = (words: string, people: readonly PersonSeen[]) => {
    const [command = ''] = words.split(/ (?=\w+:)/);
    const options = [...words.matchAll(/(\w+):(.*?)(?= \w+:|$)/g)].map(([, name = '', value = '']) => [
      name,
      people.find(({ displayName }) => displayName === value) ?? value,
    ]);
    const given: Record<string, OptionToSend> = Object.fromEntries(options);
    return { command: command.slice(1), options: given };
  };

  it('knows of each step when it was done, by whichever command', async () => {
    const [steps, people] = [await look('/tour', TourSeen), await look('/people', PeopleSeen)];
    const guild = people[0]?.guilds[0] ?? { id: '' };
    const driver = new Driver(tryout.playground.url);
    const as = (name = 'ana', channel = 'games'): Actor =>
      driver.as(people.find((each) => each.name === name) ?? { id: '' }, guild, channel);
    const doAsTold = async ({ as: name, channel, type = '', clock }: TourStep): Promise<string> => {
      if (clock !== undefined) {
        await look('/clock', ClockSeen, { now: clock });
        return '';
      }
      const { command, options } = typed(type, people);
      return (await as(name, channel).run(command, options)).text;
    };
    const last = async () => (await as('ana').messages()).at(-1) ?? { id: '' };
    const otherwise: Record<string, () => Promise<string>> = {
      'Ana checks in': async () =>
        (await as('mia').run('session mark', { present: true, member: people[0] ?? '' })).text,
      'Confirm it': async () => (await as('ana').press(await last(), 'Confirm')).text,
      'Mark them final': async () => {
        const here = as('ana', 'diplomacy');
        const panel = (await here.messages()).findLast(({ buttons }) => buttons.includes('Final'));
        return (await here.press(panel ?? '', 'Final')).text;
      },
      'Undo a game': async () => {
        const { command, options } = typed(
          steps.find(({ title }) => title === 'Undo a game')?.type ?? '',
          people,
        );
        const [game] = await as('mia').complete(command, 'game', '');
        const asked = await as('mia').run(command, { ...options, game: game?.value ?? '' });
        expect(asked.text).toMatch(/Nia.*\d+ → 100/s);
        return (await as('mia').press(asked, 'Confirm')).text;
      },
    };
    const answers: string[] = [];
    for (const [place, step] of steps.entries()) {
      expect((await look('/tour', TourSeen))[place]?.done, step.title).toBe(false);
      answers.push(`${step.title}: ${await (otherwise[step.title]?.() ?? doAsTold(step))}`);
      await expect
        .poll(async () => (await look('/tour', TourSeen))[place]?.done, { message: step.title })
        .toBe(true);
    }
    expect(answers.join('\n')).toMatch(/Come too late: .*Act 0\.5/s);
    expect(answers.join('\n')).toMatch(/Go to the Court: .*CoA 2, C v M/s);
    expect(answers.at(-1)).toMatch(/France: .*Ana.*Turkey: .*Tom/s);
    expect(await scoreOf('Nia')).toBe(100);
    await driver.close();
  });

  it('names nothing that can differ: no game, no case and no score', () => {
    const words = tour.flatMap(({ title, text, type = '' }) => [title, text, type]).join('\n');
    expect(words.match(/#\d+|game:\S*|\[\d+\]|CoA \d/g)).toBeNull();
  });
});

it('a clock that is put past the bell has the session closed, though nobody asks for anything', async () => {
  const people = await look('/people', PeopleSeen);
  const driver = new Driver(tryout.playground.url);
  const as = (name: string) => {
    const person = people.find((each) => each.name === name);
    return driver.as(person ?? { id: '' }, person?.guilds[0] ?? { id: '' }, 'games');
  };
  await look('/clock', ClockSeen, { now: '2026-12-04T12:31:00Z' });
  expect((await as('max').run('session open')).text).toContain('is open');
  await look('/clock', ClockSeen, { now: '2026-12-04T13:11:00Z' });
  const isMeant = ({ text }: { text: string }) =>
    text.includes('The session of Friday 4 December 2026 is closed');
  await as('sam').waitForMessage('discussion', isMeant);
  await driver.close();
});

describe('the moments to which the clock can be put', () => {
  const offered = (date: string, time: string) => {
    const now = momentAt(date, time);
    return momentsFrom(now)
      .filter(({ at }) => at > now)
      .map(({ at }) => new Date(at).toISOString().slice(0, 16).replace('T', ' '));
  };
  const holiday = '2026-12-25 12:40';

  it.each([
    [
      'before a session',
      '2026-11-27',
      '12:25',
      [
        '2026-11-27 12:29',
        '2026-11-27 12:31',
        '2026-11-27 12:40',
        '2026-11-27 13:09',
        '2026-11-27 13:11',
        '2026-11-28 12:40',
        '2026-12-04 12:25',
        holiday,
      ],
    ],
    ['after it', '2026-11-27', '13:11', ['2026-11-28 12:40', '2026-12-04 12:25', holiday]],
    ['on a Saturday', '2026-11-28', '12:40', ['2026-11-29 12:40', '2026-12-04 12:25', holiday]],
    [
      'in the week before the holidays',
      '2026-12-18',
      '13:11',
      ['2026-12-19 12:40', '2027-01-01 12:25', holiday],
    ],
    ['in the holidays', '2026-12-25', '12:40', ['2026-12-26 12:40', '2027-01-01 12:25']],
  ])('%s', (_, date, time, moments) => {
    expect(offered(date, time)).toEqual(moments);
  });
});

describe('the clock of a club to try out', () => {
  it('stands until somebody does something, runs on for a while, and stands again', () => {
    let real = 5_000_000;
    const clock = patientClock(1_000, () => real);
    const wait = (ms: number) => {
      real += ms;
      return [clock.now(), clock.runsFor()];
    };
    expect(wait(3_600_000)).toEqual([1_000, 0]);
    clock.wake();
    expect(wait(0)).toEqual([1_000, runsOn]);
    expect(wait(10_000)).toEqual([11_000, runsOn - 10_000]);
    clock.wake();
    expect(wait(runsOn - 1)).toEqual([11_000 + runsOn - 1, 1]);
    expect(wait(1)).toEqual([11_000 + runsOn, 0]);
    expect(wait(3_600_000)).toEqual([11_000 + runsOn, 0]);
    clock.wake();
    wait(20_000);
    clock.moveTo(9_000_000);
    expect(wait(3_600_000)).toEqual([9_000_000, 0]);
  });
});
