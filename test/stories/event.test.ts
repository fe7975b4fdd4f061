import { GuildScheduledEventStatus as Status } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';

const making = 'POST /guilds/{guild_id}/scheduled-events';
const botsRole = 'Rook & Gavel';

describe('Act 0.5: the server’s events, through the real client', () => {
  let club: ClubOnPlayground;
  beforeEach(async () => {
    club = await ClubOnPlayground.open('2026-11-18 09:00');
  });
  afterEach(() => club.close());

  /** The events to come, as everybody sees them. */
  const events = () => club.guild.events.filter(({ status }) => status === Status.Scheduled);
  const days = () => events().map(({ scheduled_start_time }) => scheduled_start_time.slice(0, 10));
  const soon = (expected: string[]) => vi.waitFor(() => expect(days()).toEqual(expected), 30_000);
  /** The calendar is looked at again, as it is every minute. */
  const tick = async () => {
    await club.stopBot();
    await club.startBot();
  };

  it('show the coming session with its room and its end, and each week the next', async () => {
    await club.setUp();
    await soon(['2026-11-20']);
    expect(events()[0]).toMatchObject({
      name: 'Chess club, Friday 20 November 2026',
      entity_metadata: { location: 'Room 322' },
      scheduled_start_time: expect.stringContaining('T12:30:00'),
      scheduled_end_time: expect.stringContaining('T13:10:00'),
    });
    club.goTo('2026-11-20 13:11');
    await tick();
    await soon(['2026-11-20', '2026-11-27']);
    await tick();
    await club.idle();
    expect(days()).toEqual(['2026-11-20', '2026-11-27']);
  });

  it('call a session off that is called off, and show it again when it takes place', async () => {
    const { mia } = await club.setUp('ana');
    await soon(['2026-11-20']);
    await mia.as.run('session cancel', { date: '2026-11-20', reason: 'Half-term' });
    await soon(['2026-11-27']);
    await mia.as.run('session cancel', { date: '2026-11-20', reason: 'No half-term', restore: true });
    await soon(['2026-11-27', '2026-11-20']);
    expect(club.guild.events.filter(({ status }) => status === Status.Canceled)).toHaveLength(1);
  });

  /** The Chief Justice changes figures of the Terms, one after the other. */
  async function publishes({ as }: Person, figures: Readonly<Record<string, string>>): Promise<void> {
    for (const [figure, value] of Object.entries(figures))
      await as.press(await as.run('chief terms', { figure, value }), 'Confirm');
  }

  it('follow the club to another room and time', async () => {
    const { morgan } = await club.setUp('ana');
    await soon(['2026-11-20']);
    await publishes(morgan, { room: '*12*', closes: '13:20' });
    const moved = {
      entity_metadata: { location: 'Room *12*' },
      scheduled_end_time: expect.stringContaining('T13:20:00'),
    };
    await vi.waitFor(() => expect(events()).toMatchObject([moved]), 30_000);
  });

  it('follow the club to another day', async () => {
    const { morgan } = await club.setUp('ana');
    await soon(['2026-11-20']);
    await publishes(morgan, { weekday: 'Thursday' });
    await soon(['2026-11-19']);
  });

  it('have each session once, though Discord’s answer was lost, or the process ended before it was noted', async () => {
    club.playground.faults.next(making, 'lost');
    await club.setUp();
    await soon(['2026-11-20']);
    club.playground.faults.next(making, 'lost');
    club.goTo('2026-11-20 13:11');
    await tick();
    await tick();
    await soon(['2026-11-20', '2026-11-27']);
    await club.idle();
    expect(days()).toEqual(['2026-11-20', '2026-11-27']);
  });

  it('have none of the weeks that went by while the bot was down', async () => {
    await club.setUp();
    await soon(['2026-11-20']);
    await club.stopBot();
    club.goTo('2026-12-20 09:00');
    await club.startBot();
    await vi.waitFor(() => expect(days()).toContain('2026-12-25'), 30_000);
    expect(days()).toEqual(['2026-11-20', '2026-12-25']);
  });

  it('stay as they are where the bot may make none, which it says once', async () => {
    club.guild.permit(botsRole, invitePermissions & ~(1n << 44n));
    const { mia } = await club.setUp('ana');
    const said = async () =>
      (await mia.as.messages('discussion')).filter(({ text }) =>
        text.includes('I can’t add the coming session'),
      );
    await vi.waitFor(async () => expect(await said()).toHaveLength(1), 30_000);
    for (const week of ['2026-11-20', '2026-11-27']) {
      club.goTo(`${week} 13:11`);
      await tick();
    }
    await club.idle();
    expect(await said()).toHaveLength(1);
    expect(days()).toEqual([]);
    club.guild.permit(botsRole, invitePermissions);
    await club.owner.as.run('setup');
    await soon(['2026-12-04']);
  });
});
