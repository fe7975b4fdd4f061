import { pino } from 'pino';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { endLinks } from '../../src/tables/diplomacy/orders/end-links.ts';
import { ordersPlace } from '../../src/tables/diplomacy/orders/own-orders.ts';
import { theTable, writeAt } from '../../src/tables/table.ts';
import { showOrders } from '../../src/web/orders/page.tsx';
import { type OrdersState, slotsIn } from '../../src/web/orders/state.ts';
import { type SiteInTest, siteOf } from '../support/a-site.ts';
import { secretsInMemory } from '../support/memory-change.ts';
import { atTable, TableStory } from '../tables/a-table.ts';
import { pageOf } from '../tables/own-page.ts';

async function aTable(access: 'public' | 'off' = 'public') {
  const story = new TableStory().start();
  const site = await siteOf(story.club, access);
  const path = pageOf(story, 'AUS');
  return { story, site, path, state: () => stateAt(site, path) };
}

async function stateAt(site: SiteInTest, path: string): Promise<OrdersState> {
  return JSON.parse((await site.get(`${path}/state`)).text);
}

const form = (site: SiteInTest, path: string, fields: Record<string, string>) =>
  site.get(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const send = async (site: SiteInTest, path: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const { status, text } = await site.get(path, { method: 'POST', body: JSON.stringify(body), headers });
  const answer: { problem?: string | null; state?: OrdersState } = text.startsWith('{')
    ? JSON.parse(text)
    : {};
  return { status, ...answer };
};

const change = (site: SiteInTest, path: string, text: string, without: string[] = [], phase = 'S1901M') =>
  send(site, `${path}/changes`, { phase, text, without });

const accountOf = (story: TableStory, power: string): string =>
  story.club.actor(story.playing(power)).account;

const texts = ({ lines }: OrdersState) => lines.map(({ written }) => written).sort();

describe('the page of a player', () => {
  it('is a form of all that is legal, kept by nobody on the way', async () => {
    const { site, path } = await aTable();
    const { status, text, headers } = await site.get(path);
    expect(status).toBe(200);
    expect(text).toContain('Austria: Spring 1901, movement');
    expect(text).toContain('<optgroup label="Move"><option value="A vie-boh">Move to Bohemia</option>');
    expect(text).toContain('<option value="A vie S A bud-gal">Support Budapest to Galicia</option>');
    expect(text).not.toContain('A vie-lon');
    expect(text.match(/<select/g)).toHaveLength(3);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('is there also where the club shows its pages to nobody', async () => {
    const { site, path } = await aTable('off');
    expect((await site.get('/')).text).toContain('No club’s pages are open here');
    expect((await site.get(path)).status).toBe(200);
  });

  it('takes what was chosen in the form, and marks it final', async () => {
    const { story, site, path, state } = await aTable();
    const fields = {
      phase: 'S1901M',
      'order-vie': 'A vie-gal',
      'was-vie': '',
      'order-bud': '',
      'was-bud': '',
    };
    const { status, headers } = await form(site, path, { ...fields, do: 'final' });
    expect([status, headers.get('location')]).toEqual([303, `${path}?saved=1`]);
    expect(texts(await state())).toEqual(['A vie-gal']);
    expect(story.table.state.diplomacy?.final.has('AUS')).toBe(true);
    const { text } = await site.get(`${path}?saved=1`);
    expect(text).toContain('Your orders are saved.');
    expect(text).toContain('<option selected value="A vie-gal">');
    expect(text).toMatch(/Receipt: <code>[0-9a-f]{64}<\/code>/);
    await form(site, path, { phase: 'S1901M', do: 'not-final' });
    expect(story.table.state.diplomacy?.final.has('AUS')).toBe(false);
  });

  it('changes the units that were changed, and leaves the others as another window gave them', async () => {
    const { site, path, state } = await aTable();
    await change(site, path, 'A vie-gal\nF tri-alb');
    const { status, state: after } = await change(site, path, 'A bud-ser', ['tri']);
    expect(status).toBe(200);
    expect(after && texts(after)).toEqual(['A bud-ser', 'A vie-gal']);
    await form(site, path, {
      phase: 'S1901M',
      'order-vie': 'A vie-tyr',
      'was-vie': '',
      'order-bud': '',
      'was-bud': '',
    });
    expect(texts(await state())).toEqual(['A bud-ser', 'A vie-tyr']);
  });

  it('says how each line was read, with what keeps it from being carried out', async () => {
    const { story, site, path, state } = await aTable();
    story.orders('AUS', 'Vienna to Galicia\nA Bud-Mos\nF Tri S A Ven');
    const { lines } = await state();
    expect(lines.map(({ written, trouble }) => [written, trouble === null])).toEqual([
      ['A vie-gal', true],
      ['A bud-mos', false],
      ['F tri S A ven', true],
    ]);
    const { text } = await site.get(path);
    expect(text).toContain('<option selected value="A bud-mos">A bud-mos</option>');
    expect(text).toContain('The unit holds.');
  });

  it('refuses what is no order, changes nothing then, and shows nobody’s text as markup', async () => {
    const { site, path, state } = await aTable();
    await change(site, path, 'A vie-gal');
    const wrong = await change(site, path, '<b>hello</b>');
    expect([wrong.status, wrong.problem]).toEqual([422, expect.stringContaining('Nothing was changed.')]);
    const typed = await form(site, path, { phase: 'S1901M', 'order-vie': '<b>hello</b>', 'was-vie': '' });
    expect(typed.status).toBe(422);
    expect(typed.text).not.toContain('<b>hello');
    expect((await send(site, `${path}/changes`, { text: 'A vie-gal' })).status).toBe(400);
    expect((await send(site, `${path}/final`, { phase: 'S1901M', final: 'yes' })).status).toBe(400);
    expect(texts(await state())).toEqual(['A vie-gal']);
  });

  it('marks orders final, and says so where there are none', async () => {
    const { story, site, path } = await aTable();
    const none = await send(site, `${path}/final`, { phase: 'S1901M', final: true });
    expect([none.status, none.problem]).toEqual([
      409,
      expect.stringContaining('You have given no orders yet'),
    ]);
    await change(site, path, 'A vie-gal');
    expect((await send(site, `${path}/final`, { phase: 'S1901M', final: true })).state?.final).toBe(true);
    expect(story.table.state.diplomacy?.final.has('AUS')).toBe(true);
    expect((await change(site, path, 'A vie-tyr')).state?.final).toBe(false);
  });

  it('says that a phase is over, keeps nothing then, and shows the next', async () => {
    const { story, site, path } = await aTable();
    await change(site, path, 'A vie-gal');
    story.club.at('2026-11-25 12:00:01');
    const late = await change(site, path, 'A vie-tyr');
    expect(late.status).toBe(409);
    expect(late.problem).toContain('Spring 1901, movement is over');
    expect([late.state?.phase, late.state?.lines]).toEqual(['F1901M', []]);
    expect(late.state?.position.units).toContain('AUS A gal');
    const typed = await form(site, path, { phase: 'S1901M', 'order-vie': 'A vie-tyr', 'was-vie': '' });
    expect([typed.status, typed.text.includes('Fall 1901, movement')]).toEqual([422, true]);
  });

  it('draws the map with the orders for those without scripts', async () => {
    const { site, path } = await aTable();
    await change(site, path, 'A vie-gal');
    const { headers, text } = await site.get(`${path}/map.svg?size=small&theme=dark`);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      'private, no-store',
    ]);
    expect(text).toContain('Vienna moves to Galicia');
  });

  it('tells other windows of the same player that something changed, and nobody of anything else', async () => {
    const { story, site, path } = await aTable();
    const events = await fetch(`${site.url}${path}/live`);
    const reader = events.body?.getReader();
    const read = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await read()).toBe('retry: 3000\n\n');
    story.orders('RUS', 'A War-Gal');
    await change(site, path, 'A vie-gal');
    expect(await read()).toBe('event: orders\ndata: changed\n\n');
    await reader?.cancel();
  });

  it('builds and disbands by a list that is kept as a whole', async () => {
    const { story, site } = await aTable();
    story.orders('AUS', 'A Vie-Tri\nA Bud-Ser\nF Tri-Alb');
    await story.goTo('2026-11-25 12:01');
    story.orders('AUS', 'A Ser-Gre\nF Alb S A Ser-Gre');
    await story.goTo('2026-11-27 12:01');
    const path = pageOf(story, 'AUS');
    const state = () => stateAt(site, path);
    const { text } = await site.get(path);
    expect(text).toContain('Austria: Winter 1901, adjustments');
    expect(text).toContain(
      '<optgroup label="Build"><option value="Build A bud">Build an army in Budapest</option>',
    );
    await form(site, path, { phase: 'W1901A', 'order-1': 'Build A bud', 'was-1': '' });
    expect(texts(await state())).toEqual(['Build A bud']);
    await form(site, path, { phase: 'W1901A', 'order-1': 'Build A vie', 'was-1': 'Build A bud' });
    expect(texts(await state())).toEqual(['Build A vie']);
    await form(site, path, { phase: 'W1901A', 'order-1': '', 'was-1': 'Build A vie' });
    expect(texts(await state())).toEqual([]);
  });
});

it('orders are taken while another table cannot be settled, which the log says', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  const story = new TableStory().start();
  const second = story.another();
  story.club.keep((work) => {
    const orders = work.secrets.hide(ordersPlace(second, 'GER', 'S1901M'), 'A Mun-Ruh');
    const given = { type: 'orders-given', seat: 'GER', phase: 'S1901M', orders } as const;
    writeAt(work, theTable(work, second), given, null);
  });
  const secrets = secretsInMemory.of(story.club.id);
  vi.spyOn(secretsInMemory, 'of').mockReturnValue({
    ...secrets,
    open: (place, hidden) =>
      place.includes(`table ${second}`) ? expect.fail('A fault') : secrets.open(place, hidden),
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const site = await siteOf(story.club, 'public', { log });
  story.club.at('2026-11-25 12:01');
  const { status, state } = await change(site, pageOf(story, 'AUS'), 'A vie-gal', [], 'F1901M');
  expect([status, state?.lines.map(({ written }) => written)]).toEqual([200, ['A vie-gal']]);
  expect(lines.join('')).toContain(`the end of S1901M at table ${second}`);
});

describe('the page of a player is not there', () => {
  const everywhere = ['', '/state', '/map.svg', '/live'];

  async function isNowhere(site: SiteInTest, path: string) {
    for (const part of everywhere)
      expect([part, (await site.get(`${path}${part}`)).status]).toEqual([part, 404]);
    expect(
      (await form(site, path, { phase: 'S1901M', 'order-vie': 'A vie-gal', 'was-vie': '' })).status,
    ).toBe(404);
    expect((await change(site, path, 'A vie-gal')).status).toBe(404);
    expect((await send(site, `${path}/final`, { phase: 'S1901M', final: true })).status).toBe(404);
  }

  it('at an address that we did not give: another seat, person, table, club, time or seal', async () => {
    const { story, site, path } = await aTable();
    const [club = '', table = '', seat = '', account = '', until = '', ended = '', seal = ''] = path
      .slice('/orders/'.length)
      .split('.');
    const others = [
      ['1001', table, seat, account, until, ended, seal],
      [club, '2', seat, account, until, ended, seal],
      [club, table, 'TUR', account, until, ended, seal],
      [club, table, seat, accountOf(story, 'TUR'), until, ended, seal],
      [club, table, seat, account, `${Number(until) + 1}`, ended, seal],
      [club, table, seat, account, until, ended, `${seal}x`],
      [club, table, seat, account, until, '1', seal],
      ['nothing'],
    ];
    for (const other of others) await isNowhere(site, `/orders/${other.join('.')}`);
    expect(story.table.state.diplomacy?.drafts.size).toBe(0);
  });

  it('once its player has asked for another link; that one opens it', async () => {
    const { story, site, path } = await aTable();
    await change(site, path, 'A vie-gal');
    story.does(story.playing('AUS'), endLinks, { ...atTable, before: 0 });
    await isNowhere(site, path);
    expect((await change(site, path, 'A vie-tyr')).status).toBe(404);
    expect(texts(await stateAt(site, pageOf(story, 'AUS')))).toEqual(['A vie-gal']);
  });

  it('for longer than a week, however far off the deadline is', async () => {
    const { story, site } = await aTable();
    story.club.keep((work) =>
      writeAt(
        work,
        theTable(work, 1),
        { type: 'deadline-extended', phase: 'S1901M', hours: 24 * 14, seat: null },
        null,
      ),
    );
    const path = pageOf(story, 'AUS');
    story.club.at('2026-11-30 11:59');
    expect((await site.get(path)).status).toBe(200);
    story.club.at('2026-11-30 12:01');
    await isNowhere(site, path);
  });

  it('once it has lapsed', async () => {
    const { story, site, path } = await aTable();
    story.club.at('2026-11-27 11:59');
    expect((await site.get(path)).status).toBe(200);
    story.club.at('2026-11-27 12:01');
    await isNowhere(site, path);
  });

  it('for a player who was replaced; the successor has the seat’s orders', async () => {
    const { story, site, path } = await aTable();
    await change(site, path, 'A vie-gal');
    const hal = story.club.member('Hal');
    story.club.keep((work) => {
      writeAt(
        work,
        theTable(work, 1),
        { type: 'seat-replaced', seat: 'AUS', person: hal, until: null },
        story.mo,
      );
    });
    await isNowhere(site, path);
    const own = pageOf(story, 'AUS');
    expect(own).not.toBe(path);
    expect(texts(await stateAt(site, own))).toEqual(['A vie-gal']);
  });

  it('for somebody else who had the player’s number before a copy was restored, which gives numbers again', async () => {
    const { story, site, path } = await aTable();
    const player = story.club.view.people.byNumber(story.playing('AUS'));
    if (player === null) throw new Error('Nobody plays Austria');
    player.account = '4711';
    await isNowhere(site, path);
    expect((await site.get(pageOf(story, 'AUS'))).status).toBe(200);
  });

  it('for what others order: nothing in it changes by that', async () => {
    const { story, site, path } = await aTable();
    const all = () =>
      Promise.all(['', '/state', '/map.svg'].map(async (part) => (await site.get(`${path}${part}`)).text));
    const before = await all();
    story.orders('RUS', 'A War-Gal').final('RUS');
    expect(await all()).toEqual(before);
  });
});

it('a link takes sixty changes a minute, and no body that is too large', async () => {
  const { site, path } = await aTable();
  const huge = await send(site, `${path}/changes`, {
    phase: 'S1901M',
    text: 'x'.repeat(40_000),
    without: [],
  });
  expect(huge.status).toBe(413);
  const sent = await Promise.all(Array.from({ length: 70 }, () => form(site, path, { phase: 'S1901M' })));
  expect(sent.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});

describe('a power that could order thousands of things', () => {
  const fleets = ['nth', 'eng', 'iri', 'mao', 'nao', 'wes', 'lyo', 'tys', 'nwg'].map((at) => `ENG F ${at}`);
  const armies = ['lon', 'wal', 'yor', 'lvp', 'edi', 'cly', 'bre', 'pic'].map((at) => `ENG A ${at}`);
  const others = ['GER A kie', 'GER A hol', 'FRA A gas', 'FRA A spa', 'FRA A mar', 'ITA A rom', 'ITA A tus'];

  async function large(): Promise<OrdersState> {
    const state = await (await aTable()).state();
    const power = { id: 'ENG', name: 'England' };
    const position = { ...state.position, units: [...fleets, ...armies, ...others] };
    return { ...state, power, position };
  }
  const shown = (state: OrdersState, unit: string | null) =>
    renderToString(showOrders(state, 'link', { saved: false, problem: null, unit }).main);

  it('has a page that is not too heavy, and each unit is on it or has a page of its own', async () => {
    const state = await large();
    const html = shown(state, null);
    expect(Buffer.byteLength(html)).toBeLessThan(95_000);
    const apart = [...html.matchAll(/href="\?unit=(\w+)"/g)].map(([, unit = '']) => unit);
    expect(apart.length).toBeGreaterThan(0);
    expect((html.match(/<select/g) ?? []).length + apart.length).toBe(17);
    for (const unit of apart) {
      const own = shown(state, unit);
      expect(Buffer.byteLength(own)).toBeLessThan(95_000);
      const { choices = [] } = slotsIn(state).slots.find(({ name }) => name === unit) ?? {};
      expect(own.match(/<option/g)).toHaveLength(choices.length + 1);
    }
  });
});

it('the log learns nothing of links and orders, not even when something breaks', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const story = new TableStory().start();
  const site = await siteOf(story.club, 'public', { log });
  const path = pageOf(story, 'AUS');
  await change(site, path, 'A vie-gal');
  await form(site, path, { phase: 'S1901M', 'order-vie': 'A vie-tyr', 'was-vie': '' });
  await site.get(`${path}x`);
  const view = story.club.clubs.view.bind(story.club.clubs);
  story.club.clubs.view = () => Promise.reject(new Error('The disk is gone'));
  expect((await change(site, path, 'A vie-boh')).status).toBe(500);
  story.club.clubs.view = view;
  expect(lines.join('')).toContain('The disk is gone');
  expect(lines.join('')).not.toMatch(/vie-|vie%20|1000\.1\.AUS/i);
});
