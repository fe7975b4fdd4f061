import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { done } from '../../src/house/result.ts';
import { givePress } from '../../src/tables/press/give-press.ts';
import { noteTalkThread } from '../../src/tables/talks/note-talks.ts';
import { openTalk } from '../../src/tables/talks/open-talk.ts';
import { aClub } from '../support/a-club.ts';
import { aSite, openPages, siteKey, siteOf } from '../support/a-site.ts';
import { Window } from '../support/window.ts';
import { atTable } from '../tables/a-table.ts';
import { VoteStory } from '../tables/votes/a-vote.ts';

const friday = () => aClub({ now: '2026-11-20 12:40' });

describe('a page that is open', () => {
  it('is not told when something happens at a table of which nobody is to know', async () => {
    const story = new VoteStory();
    const { url } = await siteOf(story.club);
    const window = await Window.open(`${url}/live`);
    story.proposes('FRA');
    await window.changes(1);
    story.orders('FRA', 'A Par H').votes('TUR', 'yes');
    for (const kind of ['white', 'grey'] as const)
      story.does(story.playing('TUR'), givePress, { ...atTable, kind, text: 'Hm', as: null });
    story.does(story.playing('TUR'), openTalk, { ...atTable, with: 'France' });
    story.club.keep((work) => noteTalkThread(work, '1/20', { thread: '9', accounts: [], closed: false }));
    story.final('FRA');
    await window.changes(2);
    openPages(story.club.clubs, story.club.id, 'off');
    expect((await window.ending()).match(/event: changed/g)).toHaveLength(3);
  });

  it('is told where a change of its club may have been missed', async () => {
    const club = friday();
    const { url } = await siteOf(club);
    const window = await Window.open(`${url}/live`);
    club.clubs.miss();
    await window.changes(1);
  });

  it('is told of each change of its club, and of nothing else', async () => {
    const club = friday();
    const { url } = await siteOf(club);
    const window = await Window.open(`${url}/live`);
    expect(window.status).toBe(200);
    expect(window.headers.get('content-type')).toBe('text/event-stream');
    expect(window.headers.get('cache-control')).toBe('no-store');
    club.member('Ana');
    await window.changes(1);
    club.member('Bo');
    await window.changes(2);
    club.clubs.changeNow('2000', { interaction: null, now: 0, clock: null }, (work) => {
      work.addPerson({ account: null, name: 'Of another club' });
      return done({ kind: 'session-cancelled', date: '2000-01-01', restored: false });
    });
    openPages(club.clubs, club.id, 'off');
    expect((await window.ending()).replace(/^retry: [34]\d{3}\n\n/, '')).toBe(
      'event: changed\ndata: 200\n\n'.repeat(3),
    );
  });

  it('is told at the address that must be known, too', async () => {
    const club = friday();
    const { url } = await siteOf(club, 'link');
    const window = await Window.open(`${url}/c/${siteKey}/live`);
    club.member('Ana');
    await window.changes(1);
  });

  it('is told no more once its club is open at another address only', async () => {
    const club = friday();
    const { url } = await siteOf(club, 'link');
    const window = await Window.open(`${url}/c/${siteKey}/live`);
    openPages(club.clubs, club.id, 'link', { siteKey: 'another' });
    await window.ending();
    expect((await Window.open(`${url}/c/another/live`)).status).toBe(200);
  });

  it.each(['/live', '/c/wrong/live', `/c/${siteKey}/live`])(
    'has nothing to watch at %s of a closed club',
    async (path) => {
      const site = await siteOf(friday(), 'off');
      expect((await site.get(path)).status).toBe(404);
    },
  );

  it('does not keep the site from closing', async () => {
    const club = friday();
    openPages(club.clubs, club.id, 'public');
    const site = await aSite(club.clubs, () => club.now);
    const window = await Window.open(`${site.url}/live`);
    await site.close();
    expect(await window.ending()).toMatch(/^retry: [34]\d{3}\n\n$/);
  });

  it('has to wait where too many are open, and is let in when one is left', async () => {
    const { url } = await siteOf(friday(), 'public', { windows: 2 });
    const [first] = [await Window.open(`${url}/live`), await Window.open(`${url}/live`)];
    const refused = await fetch(`${url}/live`);
    expect([refused.status, await refused.text()]).toEqual([503, '']);
    first.close();
    await expect.poll(async () => (await fetch(`${url}/live`)).status).toBe(200);
  });

  it('costs one question about its address, however many pages are open there', async () => {
    const club = friday();
    const site = await siteOf(club);
    const [asksFront, asksKey] = [vi.spyOn(club.clubs, 'frontPage'), vi.spyOn(club.clubs, 'clubAt')];
    const windows: Window[] = [];
    for (let n = 0; n < 20; n++) windows.push(await Window.open(`${site.url}/live`));
    for (let n = 0; n < 20; n++) windows.push(await Window.open(`${site.url}/c/${siteKey}/live`));
    asksFront.mockClear();
    asksKey.mockClear();
    club.member('Ana');
    for (const window of windows) await window.changes(1);
    expect([asksFront, asksKey].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('is told to load itself again the later, the more pages are open at its address', async () => {
    const club = friday();
    const { url } = await siteOf(club, 'public', { trustedProxies: ['127.0.0.1'] });
    const from = (address: string) => Window.open(`${url}/live`, { 'x-forwarded-for': address });
    const school = [];
    for (let n = 0; n < 30; n++) school.push(await from('192.0.2.1'));
    const home = await from('192.0.2.2');
    club.member('Ana');
    for (const window of [...school, home]) await window.changes(1);
    expect(school.map((window) => window.told)).toEqual(school.map(() => 30 * 200));
    expect(home.told).toBe(200);
  });

  it('counts as at one address for all of an IPv6 network', async () => {
    const { url } = await siteOf(friday(), 'public', { windows: 1, trustedProxies: ['127.0.0.1'] });
    const statusFrom = async (address: string) =>
      (await Window.open(`${url}/live`, { 'x-forwarded-for': address })).status;
    expect(await statusFrom('2001:db8:1:2::1')).toBe(200);
    expect(await statusFrom('2001:db8:1:2:ffff::9')).toBe(503);
    expect(await statusFrom('2001:db8:1:3::1')).toBe(200);
  });

  it('is not cut off, though nothing happens for longer than other connections may be silent', async () => {
    const club = friday();
    const { url } = await siteOf(club, 'public', { patience: { request: 100, idle: 200 } });
    const window = await Window.open(`${url}/live`);
    await silentConnection(url);
    await silentConnection(url, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    club.member('Ana');
    await window.changes(1);
  });
});

/** Connects, sends so much of a request and no more, and waits until the server ends that. */
async function silentConnection(url: string, sent = ''): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).resume();
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(sent);
  await once(socket, 'close');
}
