import { describe, expect, it } from 'vitest';
import type { Deed } from '../../../packages/nomic/src/index.ts';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { errandsOf } from '../../../src/house/room.ts';
import { awaitedAt } from '../../../src/tables/clock/awaited.ts';
import { chooseTableReminders, stillAwaited } from '../../../src/tables/clock/reminders.ts';
import { atNomic, NomicStory } from './a-nomic-table.ts';

const hats: Deed = { is: 'proposed', change: { kind: 'enact', text: ['Hats may be worn.'] }, figures: null };
const yes: Deed = { is: 'voted', choice: 'yes' };
const point: Deed = { is: 'point raised', statement: 'Is it so?', about: { is: 'proposal', number: 301 } };
const judged = (number = 1): Deed => ({ is: 'judged', point: number, verdict: true, reason: 'It is.' });

const seats = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** What a seat's player was reminded of so far, in order. */
const reminded = (story: NomicStory, seat: string): string[] =>
  story.club.announced.flatMap(({ notice }) =>
    notice.kind === 'table-reminder' && notice.person === story.playing(seat) ? [notice.phase] : [],
  );

const choose = (story: NomicStory, seat: string, hours: string) =>
  story.does(story.playing(seat), chooseTableReminders, { ...atNomic, hours });

/** Time passes as it does while the bot runs. */
async function passTo(story: NomicStory, moment: string): Promise<void> {
  const { club } = story;
  for (const end = club.moment(moment); club.now < end; ) {
    club.now = Math.min(end, club.now + 5 * 60_000);
    await club.settle();
  }
}

describe('a player is reminded of their day', () => {
  it('24 and 3 hours before the hour until which they can propose', async () => {
    const story = new NomicStory().start();
    await passTo(story, '2026-11-22 19:00');
    expect(reminded(story, 'monday')).toEqual([]);
    await passTo(story, '2026-11-22 19:05');
    expect(reminded(story, 'monday')).toEqual(['proposal 2026-11-23']);
    await passTo(story, '2026-11-23 16:05');
    expect(reminded(story, 'monday')).toEqual(['proposal 2026-11-23', 'proposal 2026-11-23']);
    await passTo(story, '2026-11-23 23:55');
    expect(reminded(story, 'monday')).toHaveLength(2);
  });

  it('not once they have made a proposal, and again the next week', async () => {
    const story = new NomicStory().start();
    choose(story, 'monday', '3');
    await passTo(story, '2026-11-23 10:00');
    story.deed('monday', hats);
    for (const seat of seats) story.deed(seat, yes);
    await passTo(story, '2026-11-29 20:00');
    expect(reminded(story, 'monday')).toEqual([]);
    await passTo(story, '2026-11-30 16:05');
    expect(reminded(story, 'monday')).toEqual(['proposal 2026-11-30']);
  });

  it.each([
    ['into winter time', '2026-10-24 12:00', '2026-10-26', '2026-10-25 18:55', '2026-10-25 19:05'],
    ['into summer time', '2027-03-27 12:00', '2027-03-29', '2027-03-28 18:55', '2027-03-28 19:05'],
  ])('by UK time when the clocks change %s', async (_, begun, day, before, after) => {
    const story = new NomicStory(begun).start();
    await passTo(story, before);
    expect(reminded(story, 'monday')).toEqual([]);
    await passTo(story, after);
    expect(reminded(story, 'monday')).toEqual([`proposal ${day}`]);
  });
});

describe('a player is reminded of a vote', () => {
  async function proposed(begun = '2026-11-22 12:00', at = '2026-11-23 10:00'): Promise<NomicStory> {
    const story = new NomicStory(begun).start();
    await passTo(story, at);
    story.deed('monday', hats);
    return story;
  }

  it('3 hours before the UK day ends, where they have not voted', async () => {
    const story = await proposed();
    story.deed('friday', yes);
    await passTo(story, '2026-11-23 21:00');
    expect(reminded(story, 'thursday')).toEqual([]);
    await passTo(story, '2026-11-23 21:05');
    expect(reminded(story, 'thursday')).toEqual(['vote 0']);
    expect(reminded(story, 'friday')).toEqual([]);
    await passTo(story, '2026-11-24 02:00');
    expect(reminded(story, 'thursday')).toEqual(['vote 0']);
  });

  it('at once, where all their hours lie before the vote began', async () => {
    const story = await proposed();
    choose(story, 'friday', '24');
    await passTo(story, '2026-11-23 10:05');
    expect(reminded(story, 'friday')).toEqual(['vote 0']);
    await passTo(story, '2026-11-23 23:55');
    expect(reminded(story, 'friday')).toEqual(['vote 0']);
  });

  it('not where they want no reminders', async () => {
    const story = await proposed();
    choose(story, 'friday', 'none');
    await passTo(story, '2026-11-24 02:00');
    expect(reminded(story, 'friday')).toEqual([]);
  });

  it('after an outage once, and of nothing that is over', async () => {
    const story = await proposed();
    await story.goTo('2026-11-23 22:30');
    expect(reminded(story, 'thursday')).toEqual(['vote 0']);
    const other = await proposed();
    await other.goTo('2026-11-24 10:00');
    expect(reminded(other, 'friday')).toEqual([]);
    expect(reminded(other, 'tuesday')).toEqual(['proposal 2026-11-24']);
  });
});

describe('a player is reminded of points of order', () => {
  async function raised(): Promise<NomicStory> {
    const story = new NomicStory().start();
    await passTo(story, '2026-11-24 10:00');
    story.deed('tuesday', hats);
    story.deed('friday', point);
    return story;
  }

  it('as the Judge until the end of the day by which they forfeit, and then the next Judge', async () => {
    const story = await raised();
    expect(story.game.pointsOfOrder[0]).toMatchObject({ judge: 'monday', state: 'waits for judgement' });
    await passTo(story, '2026-11-24 21:05');
    expect(reminded(story, 'monday').filter((what) => what.startsWith('judgement'))).toEqual(['judgement 1']);
    await passTo(story, '2026-11-25 12:00');
    expect(story.game.pointsOfOrder[0]?.judge).toBe('friday');
    await passTo(story, '2026-11-25 21:05');
    expect(reminded(story, 'friday').filter((what) => what.startsWith('judgement'))).toEqual(['judgement 1']);
    expect(reminded(story, 'monday').filter((what) => what.startsWith('judgement'))).toEqual(['judgement 1']);
  });

  it('over the weekend until the end of Monday, as no Judge forfeits on a day on which nothing counts', async () => {
    const story = new NomicStory().start();
    await passTo(story, '2026-11-27 10:00');
    story.deed('friday', hats);
    story.deed('monday', point);
    await passTo(story, '2026-11-28 00:05');
    const { judge } = story.game.pointsOfOrder[0] ?? {};
    const awaited = awaitedAt(story.club.view, story.table).filter(({ what }) => what === 'judgement 1');
    expect(awaited).toMatchObject([{ seat: judge, until: story.club.moment('2026-12-01 00:00') }]);
  });

  it('of a Judgement that is disputed, at once, all but the Judge and those who gave an opinion', async () => {
    const story = await raised();
    story.deed('monday', judged());
    await passTo(story, '2026-11-24 10:30');
    story.deed('friday', { is: 'disputed', point: 1 });
    story.deed('wednesday', { is: 'opinion', point: 1, agrees: false });
    await passTo(story, '2026-11-24 10:35');
    const opinions = seats.map((seat) => reminded(story, seat).filter((what) => what === 'opinion 1').length);
    expect(opinions).toEqual([0, 1, 0, 1, 1]);
    await passTo(story, '2026-11-24 12:00');
    expect(reminded(story, 'thursday').filter((what) => what === 'opinion 1')).toHaveLength(1);
  });
});

describe('what is sent is looked at once more', () => {
  it('and dropped once they have voted', async () => {
    const story = new NomicStory().start();
    await story.goTo('2026-11-23 10:00');
    story.deed('monday', hats);
    const about = { table: 1, phase: 'vote 0', person: story.playing('friday') };
    const awaited = () => stillAwaited(story.club.view, about, story.club.now);
    expect(awaited()).toMatchObject({ seat: 'friday', until: story.club.moment('2026-11-24 00:00') });
    story.deed('friday', yes);
    expect(awaited()).toBeNull();
  });

  it('says until when, and how', async () => {
    const story = new NomicStory().start();
    await story.goTo('2026-11-23 10:00');
    const { clubs, id, now, siteUrl } = story.club;
    const scene = await sceneOf({ clubs, siteUrl }, id, now);
    const person = story.playing('monday');
    const said = await renderNotice(
      { kind: 'table-reminder', table: 1, phase: 'proposal 2026-11-23', person },
      scene,
    );
    expect(said.content).toContain('your day is Monday 23 November 2026');
    expect(said.content).toContain(`<t:${story.club.moment('2026-11-23 19:00') / 1000}:F> (19:00 in the UK)`);
  });
});

it('What waits for me: their day once it has come, a vote, a point of order to judge', async () => {
  const story = new NomicStory().start();
  const errands = (seat: string) =>
    errandsOf(story.club.view, story.playing(seat), story.club.now).map(({ what, due }) => [what, due]);
  expect(errands('monday')).toEqual([]);
  await story.goTo('2026-11-23 10:00');
  expect(errands('monday')).toEqual([
    [expect.stringContaining('It is your day'), story.club.moment('2026-11-23 19:00')],
  ]);
  expect(errands('tuesday')).toEqual([]);
  story.deed('monday', hats);
  story.deed('tuesday', point);
  const midnight = story.club.moment('2026-11-24 00:00');
  expect(errands('monday')).toEqual([[expect.stringContaining('Vote on proposal 301'), midnight]]);
  expect(errands('friday')).toEqual([
    [expect.stringContaining('Vote on proposal 301'), midnight],
    [expect.stringContaining('Judge point of order 1'), midnight],
  ]);
  story.deed('friday', yes);
  story.deed('friday', judged());
  expect(errands('friday')).toEqual([]);
});
