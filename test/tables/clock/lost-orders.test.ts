import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { settleDue } from '../../../src/house/settle/settle-due.ts';
import { KeyDamaged } from '../../../src/store/database-errors.ts';
import { phaseEndOf } from '../../../src/tables/clock/phase-due.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { secretsInMemory } from '../../support/memory-change.ts';
import { TableStory } from '../a-table.ts';

/** A table at which S1901M ends on Wednesday, 2026-11-25, at 12:00, and the orders of Austria can't be opened any more. */
function withLostOrders(): TableStory {
  const story = new TableStory().start().orders('GER', 'A Mun-Ruh').final('GER');
  story.club.keep((work) => {
    const orders = work.secrets.hide('somewhere else', 'A Vie-Gal');
    writeAt(work, theTable(work, 1), { type: 'orders-given', seat: 'AUS', phase: 'S1901M', orders }, null);
  });
  return story;
}

const ends = (story: TableStory) => phaseEndOf(story.club.view, story.table)?.at;
const played = (story: TableStory) => story.table.state.diplomacy?.history.map(({ phase }) => phase);
const told = (story: TableStory) => story.club.announced.map(({ notice }) => notice);

describe('a damaged key, by which nothing can be opened', () => {
  it('holds up neither the club nor tables at which nothing is hidden', async () => {
    const story = new TableStory().start();
    const second = story.another();
    const { club } = story;
    story.orders('AUS', 'A Vie-Gal');
    vi.spyOn(secretsInMemory, 'of').mockReturnValue({
      hide: () => expect.fail('Nothing is hidden'),
      open: () => {
        throw new KeyDamaged('club.db.secrets.key', 'all is lost');
      },
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    club.keep(() => undefined);
    club.at('2026-11-25 12:01');
    const trouble: unknown[] = [];
    await settleDue(club.clubs, club.id, club.now, 'all', {
      trouble: (error) => trouble.push(error),
    });
    expect(trouble).toEqual([expect.any(KeyDamaged)]);
    expect(played(story)).toEqual([]);
    expect(theTable(club.view, second).state.diplomacy?.history).toHaveLength(1);
  });
});

describe('orders that cannot be opened at the deadline are asked for again', () => {
  it('the phase goes on for a day, and is played by what there is then', async () => {
    const story = await withLostOrders().goTo('2026-11-25 12:01');
    expect(played(story)).toEqual([]);
    expect(told(story)).toContainEqual({ kind: 'orders-lost', table: 1, seats: ['AUS'] });
    expect([...(story.table.state.diplomacy?.drafts.keys() ?? [])]).toEqual(['GER']);
    expect(ends(story)).toBe(story.club.moment('2026-11-26 12:01'));
    await story.orders('AUS', 'A Vie-Gal').goTo('2026-11-26 12:02');
    expect(played(story)).toEqual(['S1901M']);
    expect([...(story.table.state.diplomacy?.history[0]?.orders.keys() ?? [])]).toEqual(['GER', 'AUS']);
  });

  it.each([
    { back: '2026-11-25 15:30', given: '2026-11-25 19:00', lost: '2026-11-26 19:00' },
    { back: '2026-11-26 09:00', given: '2026-11-27 07:00', lost: '2026-11-28 07:00' },
    { back: '2026-12-01 12:00', given: '2026-12-02 12:00', lost: '2026-12-03 12:00' },
  ])('also after an outage until $back: first the time is given back, then a day', async (when) => {
    const story = await withLostOrders().backAt(when.back);
    expect(ends(story)).toBe(story.club.moment(when.given));
    await story.backAt(`${when.given}:01`);
    expect(played(story)).toEqual([]);
    expect(ends(story)).toBe(story.club.moment(when.lost) + 60_000);
    await story.goTo(`${when.lost.slice(0, 10)} 20:00`);
    expect(played(story)).toEqual(['S1901M']);
  });

  it('and where the bot was away again until the time that was given back was over', async () => {
    const story = await withLostOrders().backAt('2026-11-25 15:30');
    await story.backAt('2026-11-29 12:00');
    expect(played(story)).toEqual([]);
    expect(ends(story)).toBe(story.club.moment('2026-11-30 12:00'));
  });

  it('the table is told until when', async () => {
    const story = await withLostOrders().goTo('2026-11-25 12:01');
    const notice = told(story).find((each) => each.kind === 'orders-lost');
    if (notice?.kind !== 'orders-lost') throw new Error('The table was not told');
    const { clubs, id, now, siteUrl } = story.club;
    const { content } = await renderNotice(notice, await sceneOf({ clubs, siteUrl }, id, now));
    expect(content).toContain(`New deadline: **<t:${story.club.moment('2026-11-26 12:01') / 1000}:F>**`);
  });
});
