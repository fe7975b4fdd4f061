import { describe, expect, it, onTestFinished } from 'vitest';
import { done } from '../../src/club/result.ts';
import { aClub } from '../support/a-club.ts';
import { aSite, openPages, siteKey, siteOf } from '../support/a-site.ts';

const friday = () => aClub({ now: '2026-11-20 12:40' });

/** Reads a stream of events. */
class Window {
  private readonly reader: ReadableStreamDefaultReader<string>;
  private readonly leave = new AbortController();
  private heard = '';
  readonly status: number;
  readonly headers: Headers;

  private constructor({ status, headers, body }: Response, leave: AbortController) {
    this.status = status;
    this.headers = headers;
    this.leave = leave;
    if (body === null) throw new Error('There is nothing to read');
    this.reader = body.pipeThrough(new TextDecoderStream()).getReader();
  }

  static async open(url: string): Promise<Window> {
    const leave = new AbortController();
    onTestFinished(() => leave.abort());
    return new Window(await fetch(url, { signal: leave.signal }), leave);
  }

  /** Waits until so many changes were told in all; fails when the stream ends before. */
  async changes(count: number): Promise<void> {
    while (this.heard.split('event: changed\ndata:\n\n').length <= count) await this.read();
  }

  /** Reads to the end, and gives back all that was said. */
  async ending(): Promise<string> {
    for (;;) {
      const { done, value } = await this.reader.read();
      if (done) return this.heard;
      this.heard += value;
    }
  }

  close(): void {
    this.leave.abort();
  }

  private async read(): Promise<void> {
    const { done, value } = await this.reader.read();
    if (done) throw new Error('The stream has ended');
    this.heard += value;
  }
}

describe('a page that is open', () => {
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
    expect(await window.ending()).toBe(`retry: 3000\n\n${'event: changed\ndata:\n\n'.repeat(3)}`);
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
    expect(await window.ending()).toBe('retry: 3000\n\n');
  });

  it('has to wait where too many are open, and is let in when one is left', async () => {
    const { url } = await siteOf(friday(), 'public', { windows: 2 });
    const [first] = [await Window.open(`${url}/live`), await Window.open(`${url}/live`)];
    const refused = await fetch(`${url}/live`);
    expect([refused.status, await refused.text()]).toEqual([503, '']);
    first.close();
    await expect.poll(async () => (await fetch(`${url}/live`)).status).toBe(200);
  });
});
