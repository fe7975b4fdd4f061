import { describe, expect, it, test } from 'vitest';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { phaseDeadline } from '../../../src/tables/clock/phase-deadline.ts';
import { abandonTable } from '../../../src/tables/opening/abandon-table.ts';
import { openingCard } from '../../../src/tables/opening/card.ts';
import { chooseSetting } from '../../../src/tables/opening/choose-setting.ts';
import { joinTable } from '../../../src/tables/opening/join-table.ts';
import { atTable, TableStory } from '../a-table.ts';
import { why } from '../seats/a-replacement.ts';

const sets = (story: TableStory, by: PersonNumber, name: string, value: string) =>
  story.club.does(by, chooseSetting, { ...atTable, name, value });

describe('settings', () => {
  test.each([
    ['night', 'yes', 'done'],
    ['Night', ' NO ', 'done'],
    ['night', 'maybe', 'no-such-value'],
    ['holidays', '2026-12-19..2027-01-04, 2027-02-15', 'done'],
    ['holidays', 'none', 'done'],
    ['holidays', 'Christmas', 'not-days-off'],
    ['music', 'loud', 'no-such-setting'],
    ['constructor', 'x', 'no-such-setting'],
  ])('%s: %s is %s', (name, value, came) => {
    const story = new TableStory();
    expect(why(sets(story, story.mo, name, value))).toBe(came);
  });

  it('Club 3.2: deadlines go by them', () => {
    const story = new TableStory('2026-11-23 23:00');
    sets(story, story.mo, 'holidays', '2026-11-25');
    story.start();
    const deadline = () => phaseDeadline(story.club.view, story.table);
    expect(deadline()).toBe(story.club.moment('2026-11-27 07:00:00'));
    const other = new TableStory('2026-11-23 23:00');
    sets(other, other.mo, 'night', 'yes');
    other.start();
    expect(phaseDeadline(other.club.view, other.table)).toBe(other.club.moment('2026-11-25 23:00:00'));
  });

  it('only the gamemaster chooses, and only before the start', () => {
    const story = new TableStory();
    expect(why(sets(story, story.players[0] ?? 0, 'night', 'yes'))).toEqual(['needs-gm Club 3.2']);
    story.start();
    expect(why(sets(story, story.mo, 'night', 'yes'))).toEqual(['settings-fixed Club 3.2']);
  });
});

describe('Club 1.8: a table is given up', () => {
  const abandons = (story: TableStory, by: PersonNumber, gmLeft = false) =>
    story.club.does(by, abandonTable, { ...atTable, reason: 'Too few still play', gmLeft });

  it.each(['before the start', 'after it'])('%s: nothing falls due at it any more', async (when) => {
    const story = new TableStory();
    if (when === 'after it') story.start();
    expect(why(abandons(story, story.mo))).toBe('done');
    expect(story.table.state.status).toBe('abandoned');
    await story.goTo('2026-12-23 12:00');
    expect(story.table.state.diplomacy?.history ?? []).toEqual([]);
    expect(why(abandons(story, story.mo))).toEqual(['table-over Club 1.8']);
  });

  it('the table reads why, and #games that it is', () => {
    const story = new TableStory().start();
    abandons(story, story.mo);
    expect(story.club.announced.slice(-2)).toMatchObject([
      { notice: { kind: 'table-abandoned' }, target: { to: 'table', table: 1 } },
      { notice: { kind: 'table-news', news: 'abandoned' }, target: { to: 'games' } },
    ]);
    expect(JSON.stringify(story.table.book.entries)).not.toContain('Too few');
  });

  it('by a Moderator only where the gamemaster is gone', () => {
    const story = new TableStory();
    const max = story.club.moderator('Max');
    expect(why(abandons(story, max))).toEqual(['needs-gm Club 1.8']);
    expect(why(abandons(story, story.players[0] ?? 0, true))).toEqual(['needs-gm Club 1.8']);
    expect(why(abandons(story, max, true))).toBe('done');
    expect(story.table.book.entries.at(-1)).toMatchObject({ type: 'table-abandoned', as: 'moderator' });
  });
});

it('the post of a table has buttons only while it is open', () => {
  const story = new TableStory();
  const buttons = () => openingCard(story.club.view, story.table).components?.length;
  expect(buttons()).toBe(1);
  story.start();
  expect(buttons()).toBe(0);
  expect(JSON.stringify(openingCard(story.club.view, story.table))).toContain('Austria: ');
  expect(why(story.club.does(story.mo, joinTable, { ...atTable, preference: null }))).toContain(
    'officer-plays-not Club 1.3',
  );
});
