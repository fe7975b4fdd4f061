import { describe, expect, it } from 'vitest';
import { offersFor, subjectsOf } from '../../../src/tables/diplomacy/orders/choices.ts';
import { chooseOrder } from '../../../src/tables/diplomacy/orders/choose-order.ts';
import { giveOrders } from '../../../src/tables/diplomacy/orders/give-orders.ts';
import { inGame, type OwnGame, ownOrders } from '../../../src/tables/diplomacy/orders/own-orders.ts';
import { orderLines } from '../../../src/tables/diplomacy/words/orders.ts';
import { diplomacyRules } from '../../../src/tables/rule-sets/rule-set.ts';
import { slotsOf } from '../../../src/web/orders/choices.ts';
import { changeOf, fill, type LineRead } from '../../../src/web/orders/lines.ts';
import { atTable } from '../a-table.ts';
import { BirthdayStory, powers } from './a-birthday.ts';

function ownGame(story: BirthdayStory, power: string): OwnGame {
  const seat = story.table.state.seats.get(power);
  const own = seat === undefined ? null : inGame(story.table, seat);
  if (own === null || !own.ok) throw new Error(`${power} has nothing to order`);
  return own.value;
}

const read = (story: BirthdayStory, power: string): string[] =>
  orderLines(ownGame(story, power), story.club.view);
const good = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.startsWith('• ') && !line.includes('⚠️'));

const chooses = (story: BirthdayStory, power: string, subject: string, order: string | null) =>
  story.club.does(story.playing(power), chooseOrder, {
    ...{ ...atTable, subject, order, phase: ownGame(story, power).phase },
  });

/** Every power holds in Spring, and it is Fall. */
async function inFall(): Promise<BirthdayStory> {
  const story = new BirthdayStory();
  for (const power of powers) story.holds(power);
  return story.goTo('2026-11-25 12:02') as Promise<BirthdayStory>;
}

describe('BT15: one set of orders says all of a turn', () => {
  it('moves and retreats, also in one line', () => {
    const story = new BirthdayStory().orders(
      'AUS',
      'A Vie-Gal, if dislodged retreat Boh, else Tyr\nA Bud H\nF Tri H',
    ) as BirthdayStory;
    expect(good(read(story, 'AUS'))).toEqual([
      '• A Vie–Gal',
      '• if A Vie dislodged retreat Boh, else Tyr: If A Vie is dislodged, it retreats to Bohemia; else to Tyrolia.',
      '• A Bud H',
      '• F Tri H',
    ]);
  });

  it('builds and disbands in a Fall, with what is wanted most first', async () => {
    const story = (await inFall()).orders(
      'AUS',
      'A Bud-Ser\nBuild A Bud, else F Tri\nDisband A Vie',
    ) as BirthdayStory;
    expect(good(read(story, 'AUS'))).toEqual(
      expect.arrayContaining([
        '• Build A Bud, else Build F Tri: In the adjustments: build an army in Budapest; else build a fleet in Trieste.',
        '• Disband A Vie: In the adjustments: disband the unit in Vienna.',
      ]),
    );
  });

  it.each([
    { line: 'if A Vie dislodged retreat Mos', why: 'can’t reach' },
    { line: 'if A Par dislodged retreat Bur', why: 'You have no unit' },
    { line: 'Build A Vie', why: 'after a Spring' },
  ])('says what can never come about: $line', ({ line, why }) => {
    const story = new BirthdayStory().orders('AUS', line) as BirthdayStory;
    expect(read(story, 'AUS')[0]).toContain(why);
  });

  it('says that one can build at home only', async () => {
    const story = (await inFall()).orders('AUS', 'Build A Ser') as BirthdayStory;
    expect(read(story, 'AUS')[0]).toContain('at home only');
  });

  it('keeps what is for other units, and puts a later wish for a unit in the place of the earlier one', () => {
    const story = new BirthdayStory().orders(
      'AUS',
      'A Vie-Gal\nif A Vie dislodged retreat Boh',
    ) as BirthdayStory;
    const typed = { ...atTable, text: 'if A Vie dislodged retreat Tyr', whole: false, phase: 'S1901M' };
    story.does(story.playing('AUS'), giveOrders, typed);
    expect(ownOrders(story.club.view, ownGame(story, 'AUS')).map(({ text }) => text)).toEqual([
      'A Vie-Gal',
      'if A Vie dislodged retreat Tyr',
    ]);
  });

  it('carries out the retreat that is possible, and disbands a unit without one (BT22)', async () => {
    const story = new BirthdayStory();
    for (const power of powers) story.holds(power);
    story.orders('AUS', 'A Vie-Tyr\nA Bud-Tri').orders('ITA', 'A Ven H');
    // Austria attacks Venice from Tyrolia with the help of Trieste in Fall.
    story.orders('AUS', 'A Vie-Tyr\nF Tri-Alb\nA Bud-Tri');
    await story.goTo('2026-11-25 12:02');
    for (const power of powers) story.holds(power);
    story.orders('AUS', 'A Tyr-Ven\nA Tri S A Tyr-Ven\nF Alb H');
    story.orders(
      'ITA',
      'A Ven H\nA Rom H\nF Nap H\nif A Ven dislodged retreat Rom, else Apu, else disband\nDisband F Nap',
    );
    await story.goTo('2026-11-27 12:02');
    const { position } = story.game;
    expect(position.phase).toEqual({ season: 'S', year: 1902, kind: 'M' });
    expect(position.units).toContainEqual({ power: 'ITA', type: 'A', at: 'apu' });
    expect(position.units).toContainEqual({ power: 'AUS', type: 'A', at: 'ven' });
  });
});

describe('BT15: chosen from lists', () => {
  it('a unit’s retreat comes after the moves, and another place can be chosen for where it isn’t possible', () => {
    const story = new BirthdayStory();
    story.holds('AUS');
    expect(chooses(story, 'AUS', 'if-vie', 'if A vie dislodged retreat tyr')).toMatchObject({ ok: true });
    expect(chooses(story, 'AUS', 'if-vie', 'if A vie dislodged retreat tyr, else boh')).toMatchObject({
      ok: true,
    });
    expect(
      chooses(story, 'AUS', 'if-vie', 'if A vie dislodged retreat tyr, else boh, else disband'),
    ).toMatchObject({
      ok: true,
    });
    expect(good(read(story, 'AUS'))).toContain(
      '• if A Vie dislodged retreat Tyr, else Boh, else disband: If A Vie is dislodged, it retreats to Tyrolia; else to Bohemia; else it is disbanded.',
    );
    expect(chooses(story, 'AUS', 'if-vie', null)).toMatchObject({ ok: true });
    expect(read(story, 'AUS').join()).not.toContain('if A Vie dislodged retreat Tyr, else Boh');
  });

  it('offers only what can come about', () => {
    const story = new BirthdayStory();
    expect(chooses(story, 'AUS', 'if-vie', 'if A vie dislodged retreat mos')).toMatchObject({ ok: false });
    expect(chooses(story, 'AUS', 'winter-1', 'Build A vie')).toMatchObject({ ok: false });
  });

  it('builds are chosen in a Fall, one after the other', async () => {
    const story = await inFall();
    expect(chooses(story, 'AUS', 'winter-1', 'Build A vie')).toMatchObject({ ok: true });
    expect(chooses(story, 'AUS', 'winter-2', 'Build F tri')).toMatchObject({ ok: true });
    expect(chooses(story, 'AUS', 'winter-1', 'Build A bud')).toMatchObject({ ok: true });
    expect(ownOrders(story.club.view, ownGame(story, 'AUS')).map(({ text }) => text)).toEqual([
      'Build A bud',
      'Build F tri',
    ]);
  });

  it('no choice is longer than a list has room for', async () => {
    const story = await inFall();
    for (const power of powers) {
      const own = ownGame(story, power);
      const subjects = subjectsOf(own, []);
      for (const subject of subjects)
        for (const { written } of offersFor(own, subject, subjects))
          expect(written.length).toBeLessThanOrEqual(100);
    }
  });
});

describe('BT15: on the own page', () => {
  it('what is for after the moves has a list of its own, and a change of it is sent like others', async () => {
    const story = (await inFall()).orders(
      'AUS',
      'A Vie-Gal\nif A Vie dislodged retreat Boh\nBuild A Vie',
    ) as BirthdayStory;
    const own = ownGame(story, 'AUS');
    const { map, choices } = diplomacyRules(story.table.rules).diplomacy;
    const lines = ownOrders(story.club.view, own).map(
      (each): LineRead => ({
        ...each,
        ...{ trouble: null, says: null, later: false },
      }),
    );
    const given = lines.flatMap(({ conditional }) => conditional ?? []);
    const slots = slotsOf({ map, ways: choices, position: story.game.position, power: 'AUS', given });
    expect(slots.later.map(({ name }) => name)).toEqual([
      'if-bud',
      'if-tri',
      'if-vie',
      'winter-1',
      'winter-2',
    ]);
    const filled = fill(slots, lines);
    expect(filled.others).toEqual([]);
    expect(filled.bySlot.get('if-vie')?.written).toBe('if A vie dislodged retreat boh');
    const wanted = new Map([
      ['winter-1', 'Build A bud'],
      ['if-vie', ''],
    ]);
    expect(changeOf(slots, filled, wanted)).toEqual({
      text: 'Build A bud',
      without: ['winter vie', 'if-vie'],
    });
  });
});

describe('BT17: a move by convoy', () => {
  it('without a path across water is told to name one, and its army holds', async () => {
    const story = new BirthdayStory();
    for (const power of powers) story.holds(power);
    story.orders('ENG', 'F Lon-NTH\nA Lvp-Yor\nF Edi-NWG');
    await story.goTo('2026-11-25 12:02');
    for (const power of powers) story.holds(power);
    story.orders('ENG', 'A Yor-Nwy\nF NTH C A Yor-Nwy\nF NWG H');
    expect(read(story, 'ENG').join('\n')).toContain('has to name its route');
    const own = ownGame(story, 'ENG');
    const army = subjectsOf(own, []).find(({ id }) => id === 'yor');
    const offers = army === undefined ? [] : offersFor(own, army, []);
    expect(offers.map(({ written }) => written)).toContain('A yor-nwy via nth');
    story.orders('ENG', 'A Yor-Nwy via NTH\nF NTH C A Yor-Nwy\nF NWG H\nBuild A Lvp');
    await story.goTo('2026-11-27 12:02');
    expect(story.game.position.units).toContainEqual({ power: 'ENG', type: 'A', at: 'nwy' });
    expect(story.game.position.units).toContainEqual({ power: 'ENG', type: 'A', at: 'lvp' });
  });
});
