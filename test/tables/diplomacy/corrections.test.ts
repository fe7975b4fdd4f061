import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standard } from '../../../packages/diplomacy/src/index.ts';
import { dueThings } from '../../../src/house/settle/settle-due.ts';
import { announceAway } from '../../../src/tables/clock/announce-away.ts';
import { extendDeadline } from '../../../src/tables/clock/extend-deadline.ts';
import { phaseEndOf } from '../../../src/tables/clock/phase-due.ts';
import { correctEntry } from '../../../src/tables/corrections/correct-entry.ts';
import { correctableEntries } from '../../../src/tables/corrections/correctable.ts';
import { takeGameBack } from '../../../src/tables/corrections/take-back.ts';
import { powersToOrder } from '../../../src/tables/diplomacy/needs.ts';
import { randomOrders } from '../../../src/tables/diplomacy/random-orders.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { dice } from '../../support/dice.ts';
import { atTable, extending, TableStory } from '../a-table.ts';
import { recordedGame } from './recorded-game.ts';

const reason = 'I misread the message';
const game = (story: TableStory) => {
  const { diplomacy } = story.table.state;
  if (diplomacy === null) throw new Error('The game has not begun');
  return diplomacy;
};
const phases = (story: TableStory) => game(story).history.map(({ phase }) => phase);
const published = (story: TableStory, seat: string): string =>
  String(
    story.table.book.entries.findLast((entry) => entry.type === 'orders-published' && entry.seat === seat)
      ?.seq,
  );
const ended = (story: TableStory, phase: string): string =>
  String(
    story.table.book.entries.findLast((entry) => entry.type === 'phase-adjudicated' && entry.phase === phase)
      ?.seq,
  );
const told = (story: TableStory, kind: string) =>
  story.club.announced.filter(({ notice }) => notice.kind === kind).map(({ notice }) => notice);

/** After two phases in which Austria took Galicia and then Warsaw's road. */
async function twoPhases(): Promise<TableStory> {
  const story = new TableStory().start();
  story.orders('AUS', 'A Vie-Gal; A Bud-Ser; F Tri-Alb').orders('RUS', 'A War-Ukr');
  await story.goTo('2026-11-25 12:01');
  story.orders('AUS', 'A Ser-Gre; F Alb S A Ser-Gre');
  await story.goTo('2026-11-27 12:02');
  expect(phases(story)).toEqual(['S1901M', 'F1901M']);
  return story;
}

const correcting = (entry: string, orders: string | null = null) => ({
  ...{ ...atTable, entry, orders, reason, shown: null },
});

describe('Club 7.3: the gamemaster puts mistakes right', () => {
  it('plays the game again from corrected orders, and the phase that is played begins again', async () => {
    const story = await twoPhases();
    expect(game(story).position.phase).toMatchObject({ season: 'W', year: 1901 });
    const [first] = game(story).history;
    expect(first?.after.units).toContainEqual({ power: 'AUS', type: 'A', at: 'ser' });
    const entry = String(first?.orders.get('AUS')?.seq);
    story.does(story.mo, correctEntry, correcting(entry, 'A Vie-Gal; A Bud-Rum; F Tri-Alb'));
    const [again, second] = game(story).history;
    expect(again?.after.units).toContainEqual({ power: 'AUS', type: 'A', at: 'rum' });
    expect(again?.orders.get('AUS')).toMatchObject({
      putRight: true,
      lines: ['A Vie-Gal', 'A Bud-Rum', 'F Tri-Alb'],
    });
    expect(second?.putRightAt).toBe(story.club.now);
    expect([again?.putRightHere, second?.putRightHere]).toEqual([true, false]);
    expect(game(story).phaseBegunAt).toBe(story.club.now);
    expect(told(story, 'table-corrected')).toHaveLength(1);
  });

  it('drops what no longer fits, and goes on from there with its full time', async () => {
    const story = await twoPhases();
    story.does(story.mo, correctEntry, correcting(ended(story, 'S1901M')));
    expect(phases(story)).toEqual([]);
    expect(phaseEndOf(story.club.view, story.table)?.at).toBe(story.club.moment('2026-11-29 12:02'));
    expect([...game(story).drafts.keys()].sort()).toEqual(['AUS', 'RUS']);
    await story.goTo('2026-11-29 12:03');
    expect(phases(story)).toEqual(['S1901M']);
    expect(game(story).drafts.size).toBe(0);
  });

  it('can be undone itself: then all is as it was', async () => {
    const story = await twoPhases();
    const before = JSON.stringify(game(story).history.map((played) => played.told));
    story.does(story.mo, correctEntry, correcting(published(story, 'AUS')));
    expect(JSON.stringify(game(story).history.map((played) => played.told))).not.toBe(before);
    story.does(story.mo, correctEntry, correcting(String(story.table.book.entries.at(-1)?.seq)));
    expect(JSON.stringify(game(story).history.map((played) => played.told))).toBe(before);
  });

  it('takes the game back to a phase: later drafts are void', async () => {
    const story = await twoPhases();
    story.does(story.mo, takeGameBack, { ...atTable, phase: 'F1901M', reason, shown: null });
    expect(phases(story)).toEqual(['S1901M']);
    expect([...game(story).drafts.keys()]).toEqual(['AUS']);
    expect(game(story).final.size).toBe(0);
    expect(game(story).phaseBegunAt).toBe(story.club.now);
  });

  it.each([
    ['entry-stays', (story: TableStory) => [story.mo, correctEntry, correcting('1')] as const],
    ['needs-gm', (story: TableStory) => [story.playing('AUS'), correctEntry, correcting('9')] as const],
    [
      'no-orders-in-entry',
      (story: TableStory) => [story.mo, correctEntry, correcting(ended(story, 'S1901M'), 'A Vie H')] as const,
    ],
  ])('is refused as %s, and changes nothing', async (code, deed) => {
    const story = await twoPhases();
    const { lastSeq } = story.table.state;
    expect(story.club.does(...deed(story))).toMatchObject({
      ok: false,
      refusals: [{ code, points: ['Club 7.3'] }],
    });
    expect(story.table.state.lastSeq).toBe(lastSeq);
  });

  it('an extension that is undone shortens a deadline to no less than a day', async () => {
    const story = new TableStory().start();
    const ends = () => phaseEndOf(story.club.view, story.table)?.at;
    const extended = () => {
      story.does(story.mo, extendDeadline, extending(7, reason));
      return String(story.table.book.entries.at(-1)?.seq);
    };
    const first = extended();
    story.does(story.mo, correctEntry, correcting(first));
    expect(ends()).toBe(story.club.moment('2026-11-25 12:00'));
    const second = extended();
    await story.goTo('2026-11-25 11:59');
    story.does(story.mo, correctEntry, correcting(second));
    expect(ends()).toBe(story.club.moment('2026-11-26 11:59'));
    await story.goTo('2026-11-26 12:00');
    expect(phases(story)).toEqual(['S1901M']);
  });

  it('and so does an absence', async () => {
    const story = new TableStory().start();
    const ends = () => phaseEndOf(story.club.view, story.table)?.at;
    const days = { from: '2026-11-25 11:00', until: '2026-11-25 13:00', cancel: false };
    story.does(story.playing('AUS'), announceAway, { ...atTable, ...days });
    const away = String(story.table.book.entries.at(-1)?.seq);
    expect(ends()).toBe(story.club.moment('2026-11-26 13:00'));
    await story.goTo('2026-11-25 11:58');
    story.does(story.mo, correctEntry, correcting(away));
    expect(ends()).toBe(story.club.moment('2026-11-26 11:58'));
  });

  it('refuses orders that cannot be read', async () => {
    const story = await twoPhases();
    expect(
      story.club.does(story.mo, correctEntry, correcting(published(story, 'AUS'), 'hello')),
    ).toMatchObject({
      ok: false,
      invalid: { problem: 'orders-unreadable' },
    });
  });

  it('does not do what came out otherwise than it was shown', async () => {
    const story = await twoPhases();
    const result = story.club.does(story.mo, correctEntry, {
      ...correcting(ended(story, 'F1901M')),
      shown: 'else',
    });
    expect(result).toMatchObject({ ok: false, invalid: { problem: 'changed-meanwhile' } });
  });
});

describe('Club 7.4 and 7.5: how far the gamemaster can look back', () => {
  const refused = (code: string, point: string) => ({
    refusals: [expect.objectContaining({ code, points: [point] })],
  });
  const back = (story: TableStory, phase: string) =>
    story.club.does(story.mo, takeGameBack, { ...atTable, phase, reason, shown: null });

  it('is the two latest phases that were played, for orders, ends of phases and corrections of them', async () => {
    const story = await twoPhases();
    const [first] = game(story).history;
    const orders = String(first?.orders.get('AUS')?.seq);
    story.does(story.mo, correctEntry, correcting(orders, 'A Vie-Gal; A Bud-Ser; F Tri-Alb'));
    const correction = String(story.table.state.lastSeq);
    await story.goTo('2026-11-29 12:03');
    expect(phases(story)).toHaveLength(3);
    for (const entry of [orders, ended(story, 'S1901M'), correction])
      expect(story.club.does(story.mo, correctEntry, correcting(entry))).toMatchObject(
        refused('too-long-ago', 'Club 7.4'),
      );
    expect(
      correctableEntries(story.table, story.club.now).map(({ entry }) => String(entry.seq)),
    ).not.toContain(orders);
    expect(back(story, 'S1901M')).toMatchObject(refused('too-long-ago', 'Club 7.5'));
    expect(back(story, 'F1901M')).toMatchObject({ ok: true });
  });

  it('does not grow by going back, which is done once for each phase', async () => {
    const story = await twoPhases();
    await story.goTo('2026-11-29 12:03');
    expect(back(story, 'F1901M')).toMatchObject({ ok: true });
    expect(back(story, 'S1901M')).toMatchObject(refused('too-long-ago', 'Club 7.5'));
    await story.goTo('2026-12-02 12:05');
    expect(phases(story)).toContain('F1901M');
    expect(back(story, 'F1901M')).toMatchObject(refused('returned-before', 'Club 7.5'));
  });

  it('is without end for a table that was given up', async () => {
    const story = await twoPhases();
    story.abandon();
    await story.backAt('2027-01-20 12:00');
    const end = String(story.table.state.lastSeq);
    expect(story.club.does(story.mo, correctEntry, correcting(end))).toMatchObject({ ok: true });
    expect(story.table.state.status).toBe('playing');
  });
});

type Step = { kind: 'wait' | 'order' | 'correct' | 'return'; lot: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('wait', 'wait', 'order', 'order', 'correct', 'return'),
  lot: fc.integer({ min: 0, max: 1_000_000 }),
});

/** Everybody who is to order and plays does so by lot, and marks it final. */
function orderAll(story: TableStory, lot: number): void {
  const { position } = game(story);
  const random = dice(lot);
  const isPlayed = (power: string) => story.table.state.seats.get(power)?.holder != null;
  for (const power of powersToOrder(position, standard.map).filter(isPlayed)) {
    const lines = randomOrders(position, standard.map, standard, power, (below) =>
      Math.floor(random() * below),
    );
    story.orders(power, lines.join('\n'));
    if (lines.length > 0) story.final(power);
  }
}

async function take(story: TableStory, { kind, lot }: Step): Promise<void> {
  story.club.now += 60_000;
  await story.club.settle();
  if (story.table.state.status !== 'playing' && kind !== 'correct') return;
  if (kind === 'wait') {
    story.club.now += (1 + (lot % 60)) * 3_600_000;
    await story.club.settle();
  }
  if (kind === 'order') orderAll(story, lot);
  const entries = correctableEntries(story.table, story.club.now);
  const wrong = entries[lot % Math.max(1, entries.length)];
  if (kind === 'correct' && wrong !== undefined)
    story.does(story.mo, correctEntry, correcting(String(wrong.entry.seq)));
  const played = phases(story);
  const phase = played[lot % Math.max(1, played.length)];
  if (kind === 'return' && phase !== undefined)
    story.club.does(story.mo, takeGameBack, { ...atTable, phase, reason, shown: null });
}

it('after any correction nothing is due in the past, and no phase is published twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const story = new TableStory().start();
      for (const each of steps) {
        await take(story, each);
        if (each.kind === 'correct' || each.kind === 'return') {
          const { view, now } = story.club;
          expect(dueThings(view, now)).toEqual([]);
          expect(phaseEndOf(view, story.table)?.at ?? now + 1).toBeGreaterThan(now);
        }
        const live = phases(story);
        expect(live).toEqual([...new Set(live)]);
      }
      const ends = story.table.book.entries.filter(({ type }) => type === 'phase-adjudicated');
      const posts = told(story, 'phase-played').map((notice) => ('entry' in notice ? notice.entry : null));
      expect(posts).toEqual(ends.map(({ seq }) => seq));
    }),
    { numRuns: 25, seed: 7 },
  );
});

/** A game that was recorded, played to its end at one moment. */
function playedToItsEnd(): TableStory {
  const story = new TableStory().start();
  story.club.keep((work) => {
    for (const { phase, orders } of recordedGame().phases) {
      for (const [seat, own] of orders) {
        const published = { salt: 'a grain', digest: 'ab'.repeat(32), receivedAt: work.now };
        const lines = own.map(({ text }) => text);
        writeAt(
          work,
          theTable(work, 1),
          { type: 'orders-published', seat, phase, lines, ...published },
          null,
        );
      }
      writeAt(work, theTable(work, 1), { type: 'phase-adjudicated', phase, how: 'final' }, null);
    }
  });
  return story;
}

it('a game that was over goes on after a correction, with the full time for its phase, and is over again', () => {
  const story = playedToItsEnd();
  expect(story.table.state).toMatchObject({ status: 'over', diplomacy: { winners: [expect.any(String)] } });
  story.club.at('2026-12-14 12:00');
  const last = phases(story).at(-1) ?? '';
  story.does(story.mo, correctEntry, correcting(ended(story, last)));
  expect(story.table.state).toMatchObject({ status: 'playing', endedBy: null, diplomacy: { winners: [] } });
  expect(phaseEndOf(story.club.view, story.table)?.at).toBeGreaterThan(story.club.now);
  const places = story.club.announced.filter(({ notice }) => notice.kind === 'table-corrected');
  expect(places.map(({ target }) => target.to)).toEqual(['table', 'games']);
  story.does(story.mo, correctEntry, correcting(String(story.table.state.lastSeq)));
  expect(story.table.state).toMatchObject({ status: 'over', diplomacy: { winners: [expect.any(String)] } });
  expect(dueThings(story.club.view, story.club.now)).toEqual([]);
});
