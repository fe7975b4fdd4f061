import { describe, expect, test, vi } from 'vitest';
import { pauseAfter } from '../../src/discord/outbox-delivery.ts';
import { done } from '../../src/house/result.ts';
import type { Notice } from '../../src/told.ts';
import { aRound } from '../support/a-round.ts';
import { aBot } from './support/a-bot.ts';

const posting = 'POST /channels/{channel_id}/messages';

const lapsed = (person: number): Notice => ({ kind: 'game-lapsed', game: 1, person });

/** A bot whose club talks in #discussion and #games, and what was posted in a channel. */
async function aClubThatTalks() {
  const bot = await aBot([]);
  const { guild, clubs, outbox } = bot;
  const ids = { discussion: guild.channel('discussion').id, games: guild.channel('games').id };
  clubs.changeNow(guild.id, { interaction: null, now: Date.now() }, (work) => {
    work.saveSettings(ids);
    work.addPerson({ account: bot.people.ana.id, name: 'Ana' });
    work.addPerson({ account: null, name: 'Guest' });
    return done({ kind: 'club-set-up', first: true, changed: [], closed: [] });
  });
  const posted = async (channel: string) => (await bot.ana.messages(channel)).map(({ content }) => content);
  const settled = (id: number) =>
    vi.waitFor(() => {
      const { message, why } = outbox.known(id);
      if (message === undefined && why === undefined) throw new Error(`Notice ${id} is still pending`);
      return { message, why };
    }, 30_000);
  return { ...bot, posted, settled };
}

test('notices are posted in their order, each with a sign that nobody sees', async () => {
  const { guild, outbox, posted, settled, playground } = await aClubThatTalks();
  const ids = ['2026-11-06', '2026-11-13', '2026-11-20'].map((date) =>
    outbox.add(guild.id, aRound(date), { to: 'discussion' }),
  );
  for (const id of ids) await settled(id);
  expect(await posted('discussion')).toEqual([
    expect.stringMatching(
      /6 November 2026 is closed\.\nNo games counted this time\. See you at the next one! \P{L}{32}$/u,
    ),
    expect.stringMatching(
      /13 November 2026 is closed\.\nNo games counted this time\. See you at the next one! \P{L}{32}$/u,
    ),
    expect.stringMatching(
      /20 November 2026 is closed\.\nNo games counted this time\. See you at the next one! \P{L}{32}$/u,
    ),
  ]);
  expect(playground.violations).toEqual([]);
});

test('what was left when the process ended is posted at the next start', async () => {
  const { guild, outbox, posted, settled, restart } = await aClubThatTalks();
  await restart(() =>
    outbox.notices.push({
      id: 1,
      mark: 'mark1',
      club: guild.id,
      notice: aRound('2026-11-20'),
      target: { to: 'games' },
      since: 0,
      attempts: 0,
    }),
  );
  await settled(1);
  expect(await posted('games')).toHaveLength(1);
});

test('what an older version left and nobody can read is named in the log, and keeps nothing from being posted', async () => {
  const { guild, outbox, posted, settled, restart, logged } = await aClubThatTalks();
  await restart(() => {
    outbox.unread = [{ id: 70, club: guild.id }];
    outbox.add(guild.id, aRound('2026-11-20'), { to: 'games' });
  });
  await settled(1);
  expect(await posted('games')).toHaveLength(1);
  await vi.waitFor(() => expect(outbox.unread).toEqual([]));
  expect(logged.join('')).toContain(`"notice":70,"club":"${guild.id}"`);
});

test('of several digests that wait, only the last is posted', async () => {
  const { guild, clubs, outbox, posted, settled } = await aClubThatTalks();
  clubs.changeNow(guild.id, { interaction: null, now: Date.now() }, (work) => {
    work.append({ type: 'docket-told', date: '2026-11-27' }, { by: null, acts: ['III.3'] });
    return done(null);
  });
  const [before, last] = ['2026-11-20', '2026-11-27'].map((date) =>
    outbox.add(guild.id, { kind: 'docket', date }, { to: 'court' }),
  );
  expect((await settled(before ?? 0)).why).toEqual(expect.any(String));
  expect((await settled(last ?? 0)).message).toBeDefined();
  expect(await posted('discussion')).toHaveLength(1);
});

describe('a notice is posted once', () => {
  test('when Discord answers with an error before it takes it', async () => {
    const { guild, outbox, posted, settled, playground } = await aClubThatTalks();
    playground.faults.next(posting, 500, 5);
    await settled(outbox.add(guild.id, aRound('2026-11-20'), { to: 'discussion' }));
    expect(await posted('discussion')).toHaveLength(1);
    expect(outbox.known(1).attempts).toBeGreaterThan(1);
  });

  test('when Discord takes it and the answer is lost', async () => {
    const { guild, outbox, posted, settled, playground } = await aClubThatTalks();
    playground.faults.next(posting, 'lost');
    await settled(outbox.add(guild.id, aRound('2026-11-20'), { to: 'discussion' }));
    expect(await posted('discussion')).toHaveLength(1);
  });

  test('when Discord takes it and a page of somebody else comes in the place of its answer', async () => {
    const { guild, outbox, posted, settled, playground } = await aClubThatTalks();
    playground.faults.next(posting, 'garbage');
    expect((await settled(outbox.add(guild.id, aRound('2026-11-20'), { to: 'discussion' }))).message).toMatch(
      /^\d+$/,
    );
    expect(await posted('discussion')).toHaveLength(1);
  });

  test('when it was posted and the process ended for ten minutes before it was noted', async () => {
    const { guild, outbox, posted, settled, restart, time } = await aClubThatTalks();
    const { message } = await settled(outbox.add(guild.id, aRound('2026-11-20'), { to: 'discussion' }));
    await restart(() => {
      delete outbox.known(1).message;
      time.ahead = 10 * 60_000;
    });
    expect(await settled(1)).toEqual({ message, why: undefined });
    expect(await posted('discussion')).toHaveLength(1);
  });
});

describe('a passing refusal loses nothing', () => {
  // Each waits for pauses that grow, so that they wait side by side.
  test('a page of a web filter: the notice is posted where it belongs once the filter lets it through', async () => {
    const pages = ['page 200', 'page 302', 'page 403', 'page 404'] as const;
    const clubs = await Promise.all(
      pages.map(async (page) => {
        const { guild, outbox, posted, settled, playground } = await aClubThatTalks();
        playground.faults.next('*', page, 4);
        await settled(outbox.add(guild.id, aRound('2026-11-20'), { to: 'games' }));
        return { page, games: await posted('games'), discussion: await posted('discussion') };
      }),
    );
    expect(clubs).toEqual(pages.map((page) => ({ page, games: [expect.anything()], discussion: [] })));
  });

  test.each(['page 403', 'page 404'] as const)('a %s instead of a direct message', async (page) => {
    const { guild, outbox, settled, playground, ana, bot } = await aClubThatTalks();
    playground.faults.next('POST /users/@me/channels', page, 2);
    const { message } = await settled(outbox.add(guild.id, lapsed(1), { to: 'person', person: 1 }));
    expect(message).toMatch(/^\d+$/);
    expect(await (await ana.direct(bot)).messages()).toHaveLength(1);
  });

  test('direct messages go out one after the other, and wait where they were opened too fast', async () => {
    const { guild, outbox, settled, playground, clubs } = await aClubThatTalks();
    const people = ['cy', 'di', 'ed', 'flo', 'gus'].map((name) => playground.createUser({ name }));
    clubs.changeNow(guild.id, { interaction: null, now: Date.now() }, (work) => {
      for (const { id, username } of people) work.addPerson({ account: id, name: username });
      return done(null);
    });
    for (const user of people) guild.join(user);
    playground.limitDms(3, 600_000);
    const notices = people.map((_, index) =>
      outbox.add(guild.id, lapsed(index + 3), { to: 'person', person: index + 3 }),
    );
    for (const id of notices.slice(0, 3)) await settled(id);
    await vi.waitFor(() => expect(playground.refusals).toMatchObject([{ code: 40003 }]), 30_000);
    expect(notices.slice(3).map((id) => outbox.known(id).why)).toEqual([undefined, undefined]);
    playground.limitDms(9, 600_000);
    for (const id of notices) expect((await settled(id)).message).toBeDefined();
    const sent = playground.messages.filter(({ channel }) => channel.kind === 'direct');
    expect(sent).toHaveLength(5);
    const steps = sent.flatMap(({ channel, body }) => [BigInt(channel.id), BigInt(body.id)]);
    expect(steps).toEqual([...steps].sort((one, two) => Number(one - two)));
  });
});

describe('a notice with which Discord finds fault', () => {
  test('is tried in no other channel and not again, holds nothing up, and leaves its shape in the log', async () => {
    const { guild, outbox, posted, settled, playground, logged } = await aClubThatTalks();
    playground.faults.next(posting, 'bad words');
    const [bad, good] = ['2026-11-13', '2026-11-20'].map((date) =>
      outbox.add(guild.id, aRound(date), { to: 'games' }),
    );
    expect((await settled(bad ?? 0)).why).toContain('50035');
    expect((await settled(good ?? 0)).message).toBeDefined();
    expect([await posted('games'), await posted('discussion'), await posted('general')]).toEqual([
      [expect.stringContaining('20 November')],
      [],
      [],
    ]);
    const lines = logged.filter((line) => line.includes('notice set aside'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"faults":["content BASE_TYPE_BAD_STRING"]');
    expect(lines[0]).toMatch(/"content":"text of \d+"/);
    expect(lines[0]).not.toContain('13 November');
  });
});

describe('what was posted from another database', () => {
  test('is not taken for a notice of the same number', async () => {
    const { guild, outbox, posted, settled, restart } = await aClubThatTalks();
    await settled(outbox.add(guild.id, aRound('2026-11-13'), { to: 'discussion' }));
    await restart(() => outbox.notices.pop());
    const id = outbox.add(guild.id, aRound('2026-11-20'), { to: 'discussion' }, { attempts: 1 });
    Object.assign(outbox.known(id), { mark: 'afresh' });
    await settled(id);
    expect(await posted('discussion')).toHaveLength(2);
  });
});

describe('a notice that cannot go where it should', () => {
  test('goes to #discussion when #games is gone', async () => {
    const { guild, outbox, posted, settled } = await aClubThatTalks();
    guild.removeChannel('games');
    await settled(outbox.add(guild.id, aRound('2026-11-20'), { to: 'games' }));
    expect(await posted('discussion')).toHaveLength(1);
  });

  test('goes to a channel in which the bot may write', async () => {
    const { guild, outbox, posted, settled } = await aClubThatTalks();
    for (const name of ['discussion', 'games']) guild.removeChannel(name);
    await settled(outbox.add(guild.id, aRound('2026-11-20'), { to: 'discussion' }));
    expect(await posted('general')).toHaveLength(1);
  });

  test('is given up when there is none, and the rest still goes out', async () => {
    const { guild, outbox, settled } = await aClubThatTalks();
    for (const name of ['discussion', 'games', 'general']) guild.removeChannel(name);
    const lost = outbox.add(guild.id, aRound('2026-11-20'), { to: 'games' });
    const personal = outbox.add(guild.id, lapsed(1), { to: 'person', person: 1 });
    expect((await settled(lost)).why).toEqual(expect.any(String));
    expect((await settled(personal)).message).toBeDefined();
  });

  test('is never posted in another club', async () => {
    const { guild, outbox, settled, playground, posted } = await aClubThatTalks();
    const other = playground.createGuild({ name: 'Another club' });
    const channel = other.channel('general').id;
    await settled(outbox.add(guild.id, aRound('2026-11-20'), { to: 'channel', channel }));
    expect(await posted('discussion')).toHaveLength(1);
  });
});

describe('a notice to one person', () => {
  test('is a direct message', async () => {
    const { guild, outbox, settled, ana, bot } = await aClubThatTalks();
    await settled(outbox.add(guild.id, lapsed(1), { to: 'person', person: 1 }));
    const received = await (await ana.direct(bot)).messages();
    expect(received.map(({ content }) => content)).toEqual([expect.stringMatching(/^Game #1[^\0]+$/)]);
  });

  test('is given up when they take none', async () => {
    const { guild, outbox, settled, people, playground } = await aClubThatTalks();
    playground.closeDms(people.ana);
    const { why } = await settled(outbox.add(guild.id, lapsed(1), { to: 'person', person: 1 }));
    expect(why).toContain('takes no direct messages');
  });

  test('is given up when they have no account', async () => {
    const { guild, outbox, settled } = await aClubThatTalks();
    const { why } = await settled(outbox.add(guild.id, lapsed(2), { to: 'person', person: 2 }));
    expect(why).toBe('the person has no account');
  });
});

test('the pauses between tries grow to five minutes', () => {
  expect([1, 2, 3, 4, 9, 10, 1000].map(pauseAfter)).toEqual([
    1000, 2000, 4000, 8000, 256_000, 300_000, 300_000,
  ]);
});
