import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually, look } from '../support/bot-process.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';

const [first, second, third, fourth] = ['2026-11-06', '2026-11-13', '2026-11-20', '2026-11-27'] as const;

let club: ClubOnPlayground;
let people: Record<'morgan' | 'mia' | 'ana' | 'bo', Person>;

beforeEach(async () => {
  club = await ClubOnPlayground.open('2026-11-05 16:00');
  people = await club.setUp('ana', 'bo');
});
afterEach(() => club.close());

/** Holds a session to its end, with these people there; the bot settles it when somebody next asks anything. */
async function hold(day: string, ...there: Person[]): Promise<void> {
  club.goTo(`${day} 12:25`);
  await people.mia.as.run('session open');
  club.goTo('12:31');
  for (const person of there) await person.as.run('present');
  club.goTo('13:11');
  await people.mia.as.run('session status');
}

/** The first Friday, on which Ana beats Bo: she has 120 points. */
async function firstFriday(): Promise<void> {
  club.goTo(`${first} 12:25`);
  await people.mia.as.run('session open');
  club.goTo('12:45');
  const game = await people.ana.as.run('game record', { opponent: people.bo, result: 'won' });
  await people.bo.as.press(game, 'Confirm');
  club.goTo('13:11');
  await people.mia.as.run('session status');
}

/** What the bot has sent that person directly, once it is so many messages. */
const sentTo = (person: Person, messages: number): Promise<string[]> =>
  vi.waitFor(async () => {
    const direct = await person.as.direct(club.bot);
    const texts = (await direct.messages()).map(({ text }) => text);
    expect(texts).toHaveLength(messages);
    return texts;
  }, 30_000);

const closing = (day: string) =>
  people.bo.as.waitForMessage('discussion', ({ text }) => text.includes(`${day} is closed`));

describe('four Fridays', () => {
  it('Acts II.6.1 and 0.9: Ana stays away, is warned, loses points, reads why, and gets them back', async () => {
    const { mia, ana, bo } = people;
    await firstFriday();
    await hold(second, bo);
    await hold(third, bo);
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100 });
    const [warning] = await sentTo(ana, 1);
    expect(warning).toContain('You missed two sessions in a row');
    expect(warning).toContain('costs 15 points.');
    expect(warning).toContain('-# Act II.6.1');
    expect(warning).toContain('Friday 27 November 2026');

    await hold(fourth, bo);
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 100 });
    const [, deduction] = await sentTo(ana, 2);
    expect(deduction).toContain('You missed three sessions in a row');
    expect(deduction).toContain('That costs you points: 120 → **105**');
    expect((await closing('Friday 27 November 2026')).text).toContain(
      'Points lost for absence: Ana 120 → 105.',
    );
    const why = await ana.as.run('explain');
    expect(why.text).toContain('**105** (−15): missed three sessions in a row');
    expect(why.text).toContain('**100** (−5): played no game in three sessions in a row');

    club.goTo('2026-11-30 09:00');
    const marked = await mia.as.run('session mark', {
      present: true,
      member: ana,
      reason: 'Sat at the back',
    });
    expect(marked.text).toContain('The points come back: 100 → 115');
    expect(await club.scores()).toEqual({ Ana: 115, Bo: 100 });
    expect((await sentTo(ana, 3))[2]).toContain('You get back the points you lost for absence');
    expect((await ana.as.run('explain')).text).not.toContain('missed');
  });

  it('Act II.6: the bot goes down over the close, comes back twice, and takes the points once', async () => {
    const { mia, ana, bo } = people;
    await firstFriday();
    await hold(second, bo);
    await hold(third, bo);
    club.goTo(`${fourth} 12:25`);
    await mia.as.run('session open');
    await club.stopBot();
    club.goTo('2027-01-02 10:00');
    for (const _ of ['once', 'and again']) {
      await club.startBot();
      await mia.as.run('session status');
      await club.stopBot();
    }
    await club.startBot();
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 100 });
    expect((await ana.as.run('explain')).text.match(/^\*\*\d+\*\*/gm)).toHaveLength(4);
    expect(await sentTo(ana, 2)).toHaveLength(2);
  });

  it('Act II.6: a session closed by mistake is opened again, and told of once', async () => {
    const { mia, ana, bo } = people;
    await firstFriday();
    await hold(second, bo);
    await hold(third, bo);
    club.goTo(`${fourth} 12:25`);
    await mia.as.run('session open');
    club.goTo('12:40');
    expect((await mia.as.run('session close')).text).toContain('It cost one Member points.');
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 100 });
    club.goTo('12:45');
    await mia.as.run('session open');
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100 });
    club.goTo('13:11');
    await mia.as.run('session status');
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 100 });
    const anas = `json_extract(notice, '$.person') = (SELECT number FROM Person WHERE name = 'Ana')`;
    const told = await look(
      club.databaseUrl,
      `SELECT notice FROM Notice WHERE json_extract(notice, '$.kind') = 'decay' AND ${anas}`,
    );
    expect(told).toHaveLength(2);
    expect((await sentTo(ana, 2))[1]).toContain('120 → **105**');
  });

  it('a Member who takes no messages from the bot reads it in the post, and nothing breaks', async () => {
    const { ana, bo } = people;
    await firstFriday();
    await hold(second, bo);
    club.playground.closeDms(ana.user);
    await hold(third, bo);
    await hold(fourth, bo);
    expect((await closing('Friday 27 November 2026')).text).toContain('Ana 120 → 105');
    await bo.as.waitForMessage('discussion', ({ text }) =>
      ['could not tell you', 'Your score: 120 → **100**'].every((words) => text.includes(words)),
    );
    const abandoned = `SELECT count(*) FROM Notice WHERE abandoned IS NOT NULL AND notice LIKE '%"decay"%'`;
    await eventually(async () => Number((await look(club.databaseUrl, abandoned))[0]) === 2);
    expect(await sentTo(ana, 0)).toEqual([]);
  });
});
