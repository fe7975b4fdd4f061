import { describe, expect, it } from 'vitest';
import { SecretsKey } from '../../../src/store/secrets.ts';
import { chooseOrder } from '../../../src/tables/diplomacy/orders/choose-order.ts';
import { giveOrders } from '../../../src/tables/diplomacy/orders/give-orders.ts';
import { markFinal } from '../../../src/tables/diplomacy/orders/mark-final.ts';
import { changeOrders } from '../../../src/tables/diplomacy/orders/on-the-site.ts';
import { inGame, ordersPlace, ownLines } from '../../../src/tables/diplomacy/orders/own-orders.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { atTable, TableStory } from '../a-table.ts';

const phase = 'S1901M';
const austrias = 'A Vie-Gal\nA Bud-Ser\nF Tri-Alb';

const draftOf = (story: TableStory, seat: string) => story.table.state.diplomacy?.drafts.get(seat);
const historyOf = (story: TableStory) => story.table.state.diplomacy?.history ?? [];

/** Austria's orders as its player can read them; null where they cannot be opened. */
function linesOf(story: TableStory): string | null {
  const seat = story.table.state.seats.get('AUS');
  const own = seat === undefined ? null : inGame(story.table, seat);
  if (own === null || !own.ok) throw new Error('Austria has nothing to order');
  return ownLines(story.club.view, own.value);
}

const gives = (story: TableStory, text: string, about: { whole?: boolean; phase?: string | null } = {}) =>
  story.club.does(story.playing('AUS'), giveOrders, {
    ...atTable,
    text,
    whole: false,
    phase: null,
    ...about,
  });

/** Austria's orders were hidden with the key of another installation. */
function closed(): TableStory {
  const story = new TableStory().start();
  const bytes = Buffer.alloc(32, 'another key');
  const other = new SecretsKey({ bytes, existing: bytes }).of(story.club.id);
  const orders = other.hide(ordersPlace(1, 'AUS', phase), austrias);
  story.club.keep((work) =>
    writeAt(work, theTable(work, 1), { type: 'orders-given', seat: 'AUS', phase, orders }, null),
  );
  return story;
}

describe('orders that cannot be opened', () => {
  const refusal = { ok: false, refusals: [{ code: 'orders-closed', points: ['Club 2.3'] }] };

  it('are not lost because a player changes some of them', () => {
    const story = closed();
    const { lastSeq } = story.table.state;
    const player = story.playing('AUS');
    expect(gives(story, 'A Bud-Rum')).toMatchObject(refusal);
    const chosen = { ...atTable, subject: 'bud', order: 'A bud-rum', phase };
    expect(story.club.does(player, chooseOrder, chosen)).toMatchObject(refusal);
    expect(story.club.does(player, markFinal, { ...atTable, final: true, phase })).toMatchObject(refusal);
    const link = {
      club: story.club.id,
      table: 1,
      seat: 'AUS',
      account: story.club.actor(player).account,
      until: story.club.now,
      ended: 0,
    };
    story.club.keep((work) => {
      const change = { phase, text: 'A Bud-Rum', without: [] };
      expect(changeOrders(work, link, change)).toMatchObject(refusal);
    });
    expect(story.table.state.lastSeq).toBe(lastSeq);
  });

  it('can be given again, all of them', () => {
    const story = closed();
    expect(gives(story, 'A Bud-Rum', { whole: true })).toMatchObject({ ok: true });
    expect(linesOf(story)).toBe('A Bud-Rum');
  });

  it('are asked for at once, and only once; they stay for when the key comes back', async () => {
    const story = closed();
    await story.goTo('2026-11-23 13:00');
    const asked = story.club.announced.filter(({ notice }) => notice.kind === 'orders-asked-again');
    expect(asked).toEqual([
      { notice: { kind: 'orders-asked-again', table: 1, seats: ['AUS'] }, target: { to: 'table', table: 1 } },
    ]);
    expect(draftOf(story, 'AUS')).toBeDefined();
  });

  it('are asked for again at the deadline, which is a day later then', async () => {
    const story = closed();
    await story.goTo('2026-11-25 12:05');
    expect(historyOf(story)).toHaveLength(0);
    expect(story.club.announced.at(-1)?.notice.kind).toBe('orders-lost');
    story.orders('AUS', 'A Bud-Rum');
    await story.goTo('2026-11-26 13:05');
    expect(historyOf(story)[0]?.orders.get('AUS')?.lines).toEqual(['A Bud-Rum']);
  });
});

describe('Club 3.6: a set without orders is no orders', () => {
  it.each([
    ['from an empty form', (story: TableStory) => gives(story, '', { whole: true, phase })],
    [
      'since the only one was taken back',
      (story: TableStory) => {
        story.orders('AUS', 'A Vie-Gal');
        const input = { ...atTable, subject: 'vie', order: null, phase };
        return story.club.does(story.playing('AUS'), chooseOrder, input);
      },
    ],
  ])('%s', async (_, empties) => {
    const story = new TableStory().start();
    expect(empties(story)).toMatchObject({ ok: true });
    expect(draftOf(story, 'AUS')).toBeUndefined();
    expect(
      story.club.does(story.playing('AUS'), markFinal, { ...atTable, final: true, phase }),
    ).toMatchObject({ ok: false, refusals: [{ code: 'no-orders-yet' }] });
    await story.goTo('2026-11-25 12:01');
    expect(historyOf(story)[0]?.silent).toContain('AUS');
    expect(historyOf(story)[0]?.orders.has('AUS')).toBe(false);
    expect(story.table.state.diplomacy?.missed.get('AUS')).toBe(1);
  });

  it('one that was written before that was so is none either', async () => {
    const story = new TableStory().start();
    story.club.keep((work) => {
      const orders = work.secrets.hide(ordersPlace(1, 'AUS', phase), '');
      writeAt(work, theTable(work, 1), { type: 'orders-given', seat: 'AUS', phase, orders }, null);
    });
    await story.goTo('2026-11-25 12:01');
    expect(historyOf(story)[0]?.silent).toContain('AUS');
  });
});

describe('Club 2.3: orders that arrive just after a phase', () => {
  async function inFall() {
    const story = new TableStory().start().orders('AUS', austrias);
    story.club.at('2026-11-25 12:00:01');
    await story.club.settle();
    return story;
  }

  it('are not taken for the next one where they name none, and come back to their player', async () => {
    const story = await inFall();
    expect(gives(story, 'A Gal-War')).toMatchObject({
      ok: false,
      refusals: [
        { code: 'phase-just-over', phase, next: 'F1901M', typed: 'A Gal-War', points: ['Club 2.3'] },
      ],
    });
    expect(draftOf(story, 'AUS')).toBeUndefined();
  });

  it('are taken where they name it, as the form does, and a minute later', async () => {
    const story = await inFall();
    expect(gives(story, 'A Gal-War', { phase: 'F1901M', whole: true })).toMatchObject({ ok: true });
    story.club.at('2026-11-25 12:01:01');
    expect(gives(story, 'A Ser-Gre')).toMatchObject({ ok: true });
  });
});

describe('Club 3.3: with an open seat', () => {
  const others = ['ENG', 'FRA', 'GER', 'ITA', 'RUS', 'TUR'];
  const removed = (story: TableStory, seat: string) =>
    story.club.keep((work) =>
      writeAt(work, theTable(work, 1), { type: 'seat-opened', seat, why: 'removed' }, story.mo),
    );

  it('a phase does not end early within a day of its opening, so that somebody can take it', async () => {
    const story = new TableStory().start();
    await story.goTo('2026-11-23 15:00');
    removed(story, 'AUS');
    for (const power of others) story.holds(power).final(power);
    await story.goTo('2026-11-24 14:55');
    expect(historyOf(story)).toHaveLength(0);
    await story.goTo('2026-11-24 15:01');
    expect(historyOf(story)).toMatchObject([{ how: 'final', silent: ['AUS'] }]);
  });

  it('nor within a day of its own beginning: one player alone does not play on by the minute', async () => {
    const story = new TableStory().start();
    for (const power of others) removed(story, power);
    await story.goTo('2026-11-25 12:01');
    story.holds('AUS').final('AUS');
    await story.goTo('2026-11-26 11:55');
    expect(historyOf(story)).toHaveLength(1);
    await story.goTo('2026-11-26 12:01');
    expect(historyOf(story)).toHaveLength(2);
  });

  it('it ends as ever where the orders of the seat were final already', async () => {
    const story = new TableStory().start().holds('AUS').final('AUS');
    removed(story, 'AUS');
    for (const power of others) story.holds(power).final(power);
    await story.goTo('2026-11-23 12:05');
    expect(historyOf(story)).toMatchObject([{ how: 'final', silent: [] }]);
    expect(historyOf(story)[0]?.orders.get('AUS')?.lines).toHaveLength(3);
  });
});

describe('Club 2.3: 300 changes', () => {
  it('are the most for a power and a phase; the last count', async () => {
    const story = new TableStory().start().orders('AUS', austrias);
    story.club.keep((work) => {
      for (let time = 1; time < 300; time++) {
        const final = time % 2 === 1;
        writeAt(work, theTable(work, 1), { type: 'orders-final', seat: 'AUS', phase, final }, null);
      }
    });
    const refusal = { ok: false, refusals: [{ code: 'too-many-changes', most: 300, points: ['Club 2.3'] }] };
    expect(gives(story, 'A Bud-Rum')).toMatchObject(refusal);
    expect(gives(story, 'A Bud-Rum', { whole: true })).toMatchObject(refusal);
    const player = story.playing('AUS');
    expect(story.club.does(player, markFinal, { ...atTable, final: false, phase })).toMatchObject(refusal);
    await story.goTo('2026-11-25 12:01');
    story.club.at('2026-11-25 12:05');
    expect(gives(story, 'A Gal-War')).toMatchObject({ ok: true });
  });
});

describe('what orders are made of', () => {
  it('no letter carries more marks than any language has', () => {
    const story = new TableStory().start();
    gives(story, `A Vi${'\u0301'.repeat(400)}e-Gal`);
    expect(linesOf(story)?.length ?? 0).toBeLessThan(20);
  });
});
