import { describe, expect, it, onTestFinished } from 'vitest';
import { type ClockRole, clockPath } from '../../src/ladder/clocks/clock-pass.ts';
import { ClockStage } from '../ladder/clocks/a-clock.ts';
import { aSite, type SiteInTest } from '../support/a-site.ts';
import { wordsOf } from '../support/words-of.ts';

const pathOf = ({ club }: ClockStage, role: ClockRole, clock = 1): string =>
  clockPath(club.clubs, { club: club.id, clock, role });

const siteFor = ({ club }: ClockStage, rateLimit = 600): Promise<SiteInTest> =>
  aSite(club.clubs, () => club.now, { rateLimit, trustedProxies: ['127.0.0.1'] });

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Friday at 12:40: White's countdown runs, and the site is open. */
async function aGame() {
  const stage = new ClockStage().started();
  const site = await siteFor(stage);
  const press = (kind: string, moment: string, code = 'a-code-of-the-page') => ({
    kind,
    at: stage.club.moment(moment),
    code,
  });
  const send = (path: string, ...presses: object[]) => site.get(`${path}/presses`, posted({ presses }));
  return { stage, site, press, send, club: stage.club };
}

describe('Act I.7.3: a press on a page of the site', () => {
  it('ends the turn of the player whose page it is, and is answered with how the clock stands', async () => {
    const { stage, club, press, send } = await aGame();
    club.at('12:40:10');
    const { status, text } = await send(pathOf(stage, 'white'), press('white', '12:40:08'));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      stage: 'running',
      clock: { turn: 'black', left: { white: 292_000, black: 300_000 } },
      known: ['a-code-of-the-page'],
    });
    expect(stage.stands).toBe('4:52 4:58 running');
  });

  it.each<[ClockRole, string, number]>([
    ['black', 'white', 200],
    ['watch', 'white', 404],
    ['watch', 'pause', 404],
    ['white', 'resume', 200],
  ])('is not for %s to be %s', async (role, kind, status) => {
    const { stage, club, press, send } = await aGame();
    club.at('12:40:10');
    expect((await send(pathOf(stage, role), press(kind, '12:40:10'))).status).toBe(status);
    expect(stage.stands).toBe('4:50 5:00 running');
  });

  it('is taken once when it is sent again', async () => {
    const { stage, club, press, send } = await aGame();
    club.at('12:40:10');
    const path = pathOf(stage, 'table');
    for (let i = 0; i < 3; i++)
      await send(path, press('white', '12:40:02', 'code-of-one'), press('black', '12:40:04', 'code-of-two'));
    expect(club.view.presses(1).map(({ kind }) => kind)).toEqual(['start', 'white', 'black']);
  });

  it.each([
    ['another role', (pass: string) => pass.replace('.watch.', '.table.')],
    ['another clock', (pass: string) => pass.replace('.1.', '.2.')],
    ['another club', (pass: string) => pass.replace('1000.', '1001.')],
    ['another code', (pass: string) => `${pass.slice(0, -1)}${pass.endsWith('A') ? 'B' : 'A'}`],
    ['no code', (pass: string) => pass.slice(0, pass.lastIndexOf('.') + 1)],
    ['nothing of ours', () => '/clock/anything'],
  ])('is nobody’s with the address of %s', async (_, forge) => {
    const { stage, site, press, send } = await aGame();
    const path = forge(pathOf(stage, 'watch'));
    const nothing = await site.get('/c/nobody/members/99');
    for (const answer of [
      await send(path, press('white', '12:40')),
      await site.get(path),
      await site.get(`${path}/time`),
      await site.get(`${path}/live`),
    ]) {
      expect([answer.status, answer.text]).toEqual([404, nothing.text]);
    }
    expect(stage.club.view.presses(1)).toHaveLength(1);
  });

  it.each<[string, unknown, number]>([
    ['no JSON', '{', 400],
    ['a list', [], 400],
    ['no list', { presses: 1 }, 400],
    ['another kind', { presses: [{ kind: 'flag', at: 1, code: 'a-code-of-the-page' }] }, 400],
    ['no moment', { presses: [{ kind: 'white', at: 'now', code: 'a-code-of-the-page' }] }, 400],
    ['a word of the page that is none', { presses: [{ kind: 'white', at: 1, code: '<img>' }] }, 400],
    ['more than was asked for', { presses: [], clock: 2 }, 400],
    ['too much', { presses: [], more: 'x'.repeat(20_000) }, 413],
  ])('is not understood: %s', async (_, body, status) => {
    const { stage, site } = await aGame();
    expect((await site.get(`${pathOf(stage, 'table')}/presses`, posted(body))).status).toBe(status);
  });

  it('is not taken from a form of another site', async () => {
    const { stage, site } = await aGame();
    const form = { method: 'POST', body: new URLSearchParams({ presses: '[]' }) };
    expect((await site.get(`${pathOf(stage, 'table')}/presses`, form)).status).toBe(415);
  });
});

describe('the page of a clock', () => {
  it('shows how it stands to anyone who runs no scripts', async () => {
    const { stage, site, club } = await aGame();
    club.at('12:40:20');
    stage.sends('white', 'white@12:40:20');
    club.at('12:40:31');
    const { status, text, headers } = await site.get(pathOf(stage, 'watch'));
    expect(status).toBe(200);
    expect(wordsOf(text)).toMatch(
      /Chess clock 1 ♔ White: Ana 4:40 ♚ Black: Bo 4:49 The clock is running. Move 1, Black to move.*As of 12:40/,
    );
    expect(text).not.toContain('<button');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('names penalties that took time off to those who play, and not to lookers-on', async () => {
    const stage = new ClockStage();
    const { club, bo, mo } = stage;
    const about = {
      person: bo,
      offence: 1,
      game: null,
      fraud: false,
      ground: null,
      finding: null,
      reverses: null,
    };
    club.write(
      { type: 'penalty-issued', penalty: 1, ...about, parts: [{ kind: 'time', minutes: 2 }] },
      { by: mo },
    );
    const times = { whiteLeft: 300_000, blackLeft: 180_000, increment: 0, date: '2026-11-20' };
    club.write({
      type: 'clock-opened',
      clock: 2,
      white: stage.ana,
      black: bo,
      ...times,
      asked: [],
      penalties: [1],
    });
    const site = await siteFor(stage);
    for (const role of ['table', 'white', 'black'] as const)
      expect((await site.get(pathOf(stage, role, 2))).text).toContain('Penalty #1: two minutes less');
    expect((await site.get(pathOf(stage, 'watch', 2))).text).not.toContain('Penalty');
  });

  it('keeps what is pressed while the bot’s clock is behind: it is to be sent again', async () => {
    const { stage, club, press, send } = await aGame();
    club.at('12:39');
    const { status } = await send(pathOf(stage, 'white'), press('white', '12:39'));
    expect(status).toBe(503);
    expect(club.view.presses(1)).toHaveLength(1);
  });

  it('shows hostile names as names', async () => {
    const stage = new ClockStage();
    stage.club.clubs.changeNow(stage.club.id, { interaction: null, now: stage.club.now }, (work) => {
      work.rename(stage.ana, '<img src=x onerror=alert(1)>"\'');
      return { ok: true, value: null };
    });
    const { text } = await (await siteFor(stage)).get(pathOf(stage, 'watch'));
    expect(text).not.toContain('<img');
    expect(text).toContain('<bdi>&lt;img src=x onerror=alert(1)>');
  });

  it('is there for a day after the game, and not where a player did not agree', async () => {
    const { stage, site, club } = await aGame();
    club.at('12:45');
    stage.sends('white', '');
    const found = await site.get(pathOf(stage, 'watch'));
    expect(wordsOf(found.text)).toContain('White’s time is up: Bo has won.');
    club.at('2026-11-21 12:45');
    expect((await site.get(pathOf(stage, 'watch'))).status).toBe(200);
    club.at('2026-11-21 12:45:01');
    expect((await site.get(pathOf(stage, 'watch'))).status).toBe(404);
    const declined = new ClockStage();
    declined.does(declined.bo, 'decline');
    expect((await (await siteFor(declined)).get(pathOf(declined, 'watch'))).status).toBe(404);
  });

  it('has the club’s time', async () => {
    const { stage, site, club } = await aGame();
    expect(await site.data(`${pathOf(stage, 'watch')}/time`)).toEqual({ now: club.now });
  });

  it('has a limit of requests of its own, which others behind the same address do not use up', async () => {
    const stage = new ClockStage();
    const site = await siteFor(stage, 2);
    for (let i = 0; i < 3; i++) await site.get('/robots.txt');
    expect((await site.get('/robots.txt')).status).toBe(429);
    const path = pathOf(stage, 'table');
    const answers = await Promise.all([...Array(241)].map(() => site.get(`${path}/time`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(240);
    expect((await site.get(`${pathOf(stage, 'white')}/time`)).status).toBe(200);
  });

  it('has a limit for those who look on that lets a class do so, and is another one at another address', async () => {
    const stage = new ClockStage();
    const site = await siteFor(stage);
    const leftAt = async (address: string) => {
      const asked = await site.get(`${pathOf(stage, 'watch')}/time`, {
        headers: { 'x-forwarded-for': address },
      });
      return asked.headers.get('x-ratelimit-remaining');
    };
    expect(await leftAt('192.0.2.1')).toBe('1199');
    expect(await leftAt('192.0.2.1')).toBe('1198');
    expect(await leftAt('192.0.2.2')).toBe('1199');
  });
});

describe('pages that watch a clock', () => {
  it('are told how it stands, at once and whenever it is pressed', async () => {
    const { stage, site, club } = await aGame();
    const leave = new AbortController();
    onTestFinished(() => leave.abort());
    const { body } = await fetch(`${site.url}${pathOf(stage, 'watch')}/live`, { signal: leave.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const hear = async (words: string) => {
      while (!heard.includes(words)) heard += (await reader?.read())?.value ?? '';
    };
    await hear('"turn":"white"');
    club.at('12:40:05');
    stage.sends('white', 'white@12:40:05');
    await hear('"turn":"black"');
    stage.does(stage.mo, 'end');
    await hear('"stage":"over"');
    expect(heard).toContain('"left":{"white":295000,"black":300000}');
  });
});
