import { describe, expect, it } from 'vitest';
import { announceAway } from '../../../src/tables/clock/announce-away.ts';
import { extendDeadline } from '../../../src/tables/clock/extend-deadline.ts';
import { giveOrders } from '../../../src/tables/diplomacy/orders/give-orders.ts';
import { atTable } from '../a-table.ts';
import { BirthdayStory, powers, refusedAs } from './a-birthday.ts';

/** Every power holds, so that no seat becomes open. */
const allHold = (story: BirthdayStory): BirthdayStory => {
  for (const power of powers) story.holds(power);
  return story;
};

describe('BT15: a turn', () => {
  it('begins at 0:00 UTC, orders are due at 12:00 on the day after, and the next one begins at 24:00', async () => {
    const story = allHold(new BirthdayStory());
    await story.goTo('2026-11-25 11:59');
    expect(story.played).toEqual([]);
    await story.goTo('2026-11-25 12:01');
    expect(story.played).toEqual(['S1901M 2026-11-25T12:00']);
    allHold(story);
    await story.goTo('2026-11-27 11:59');
    expect(story.played).toHaveLength(1);
    await story.goTo('2026-11-27 12:01');
    expect(story.played[1]).toBe('F1901M 2026-11-27T12:00');
  });

  it('begins at the very next midnight, also in summer, when the club’s clocks are an hour ahead', async () => {
    const story = allHold(new BirthdayStory('2026-07-06 23:30'));
    await story.goTo('2026-07-08 13:01');
    expect(story.played).toEqual(['S1901M 2026-07-08T12:00']);
  });

  it('takes orders from its start on until 12:00:00 exactly, and not a millisecond later', async () => {
    const story = allHold(new BirthdayStory());
    const noon = story.club.moment('2026-11-25 12:00');
    const order = (text: string) =>
      story.club.does(story.playing('FRA'), giveOrders, { ...atTable, text, whole: true, phase: 'S1901M' });
    await story.goTo('2026-11-25 11:58');
    story.club.now = noon;
    await story.club.settle();
    expect(order('A Par-Bur')).toMatchObject({ ok: true });
    story.club.now = noon + 1;
    await story.club.settle();
    expect(order('A Par-Pic')).toMatchObject(refusedAs('phase-over', 'BT15'));
    expect(story.game.history[0]?.orders.get('FRA')?.lines).toEqual(['A Par-Bur']);
  });

  it('doesn’t end early, and nobody puts it off', async () => {
    const story = allHold(new BirthdayStory());
    for (const power of powers) story.final(power);
    await story.goTo('2026-11-24 18:00');
    expect(story.played).toEqual([]);
    const extends_ = { ...atTable, days: 1, reason: 'I am ill', seat: null, next: false, holidays: false };
    expect(story.club.does(story.mo, extendDeadline, extends_)).toMatchObject(
      refusedAs('not-in-game', 'BT15'),
    );
    const away = { ...atTable, from: '2026-12-01', until: '2026-12-02', cancel: false };
    expect(story.club.does(story.playing('FRA'), announceAway, away)).toMatchObject(
      refusedAs('not-in-game', 'BT15'),
    );
  });

  it('gets its time back after an outage, and the next one begins at the next midnight', async () => {
    const story = allHold(new BirthdayStory());
    await story.goTo('2026-11-25 08:00');
    await story.backAt('2026-11-25 16:00');
    expect(story.played).toEqual([]);
    await story.goTo('2026-11-25 20:02');
    expect(story.played).toEqual(['S1901M 2026-11-25T20:00']);
    allHold(story);
    await story.goTo('2026-11-27 12:01');
    expect(story.played[1]).toBe('F1901M 2026-11-27T12:00');
  });

  it('of which the results come a little late begins no later', async () => {
    const story = allHold(new BirthdayStory());
    await story.goTo('2026-11-25 11:50');
    await story.backAt('2026-11-25 12:40');
    expect(story.played).toEqual(['S1901M 2026-11-25T12:00']);
    allHold(story);
    await story.goTo('2026-11-27 12:01');
    expect(story.played[1]).toBe('F1901M 2026-11-27T12:00');
  });
});

describe('BT15: a change of the clock', () => {
  const shorter = { point: '15', text: 'A turn lasts a day, from 0:00 to 24:00 UTC.', figures: 'clock=24h' };

  it('counts from the next turn that begins, and not for the one that is being played', async () => {
    const story = allHold(new BirthdayStory());
    await story.goTo('2026-11-24 10:00');
    story.enacts(shorter);
    await story.goTo('2026-11-25 11:59');
    expect(story.played).toEqual([]);
    await story.goTo('2026-11-25 12:01');
    allHold(story);
    await story.goTo('2026-11-26 12:01');
    expect(story.played).toEqual(['S1901M 2026-11-25T12:00', 'F1901M 2026-11-26T12:00']);
  });

  it('counts for the turn that begins at midnight, where it was enacted after the results', async () => {
    const story = allHold(new BirthdayStory());
    await story.goTo('2026-11-25 18:00');
    allHold(story).enacts(shorter);
    await story.goTo('2026-11-26 12:01');
    expect(story.played[1]).toBe('F1901M 2026-11-26T12:00');
  });

  it('may move the hour at which turns begin and orders are due', async () => {
    const story = allHold(new BirthdayStory());
    await story.goTo('2026-11-24 10:00');
    story.enacts({ ...shorter, figures: 'begin=18:00, results=3h' });
    await story.goTo('2026-11-25 12:01');
    allHold(story);
    await story.goTo('2026-11-27 15:01');
    expect(story.played).toEqual(['S1901M 2026-11-25T12:00', 'F1901M 2026-11-27T15:00']);
  });
});

describe('BT15: a turn is resolved by the regulations as they were when orders were due', () => {
  const atNoon = '2026-11-25 12:00';

  /** The vote that decides comes at that moment, in milliseconds from noon. */
  async function decidedAt(offset: number): Promise<BirthdayStory> {
    const story = allHold(new BirthdayStory());
    story.proposes('FRA', { figures: 'victory=3' });
    story.allVote(['AUS', 'ENG', 'GER']);
    // Spring has no winners: it is about which rules the turn is told by.
    await story.goTo('2026-11-25 11:58');
    story.club.now = story.club.moment(atNoon) + offset;
    await story.club.settle();
    story.allVote(['ITA']);
    await story.goTo('2026-11-25 12:03');
    return story;
  }

  it.each([
    { offset: -1, first: true },
    { offset: 0, first: true },
    { offset: 1, first: false },
  ])('a change enacted $offset ms after 12:00 counts for it: $first', async ({ offset, first }) => {
    const story = await decidedAt(offset);
    const [enacted] = story.regulations.amendments;
    const [played] = story.game.history;
    expect((enacted?.seq ?? 0) < (played?.seq ?? 0)).toBe(first);
    expect(story.victory).toBe(3);
  });

  it('the victory count follows from the right Fall on', async () => {
    const story = allHold(new BirthdayStory());
    await story.goTo('2026-11-25 12:01');
    allHold(story).proposes('FRA', { figures: 'victory=4' });
    story.allVote(['AUS', 'ENG', 'GER']);
    await story.goTo('2026-11-27 11:58');
    story.club.now = story.club.moment('2026-11-27 12:00') + 1;
    await story.club.settle();
    story.allVote(['ITA']);
    // Russia has four centres: not by the regulations as they were, but a year later.
    expect(story.game.winners).toEqual([]);
    await story.goTo('2026-11-27 12:01');
    allHold(story);
    await story.goTo('2026-11-29 12:01');
    allHold(story);
    await story.goTo('2026-12-01 12:01');
    expect(story.game.winners).toEqual(['RUS']);
  });
});

describe('BT15: a change without figures', () => {
  const unmapped = { point: '16', text: 'Whoever owns most centres in 1902 has won.' };

  async function stopped(): Promise<BirthdayStory> {
    const story = allHold(new BirthdayStory());
    story.enacts(unmapped);
    await story.goTo('2026-11-25 12:01');
    return story;
  }

  it('stops the turn, with a clear word to the Judge and to everybody', async () => {
    const story = await stopped();
    expect(story.played).toEqual([]);
    expect(story.told('regulation-waits')).toMatchObject([{ target: { to: 'person', person: story.mo } }]);
    expect(story.told('turn-stopped').map(({ target }) => target)).toEqual([
      { to: 'table', table: 1 },
      { to: 'person', person: story.mo },
    ]);
    await story.goTo('2026-11-26 12:01');
    expect(story.told('turn-stopped')).toHaveLength(2);
  });

  it('takes no more orders for that turn', async () => {
    const story = await stopped();
    const late = { ...atTable, text: 'A Par-Bur', whole: true, phase: 'S1901M' };
    expect(story.club.does(story.playing('FRA'), giveOrders, late)).toMatchObject(
      refusedAs('turn-waits', 'BT15'),
    );
  });

  it('goes on once the Judge has named figures, at once, and the next turn begins at midnight', async () => {
    const story = await stopped();
    await story.goTo('2026-11-26 09:00');
    expect(story.rules('16', 'victory=20')).toMatchObject({ ok: true });
    await story.goTo('2026-11-26 09:05');
    expect(story.played).toEqual(['S1901M 2026-11-26T09:00']);
    expect(story.victory).toBe(20);
    allHold(story);
    await story.goTo('2026-11-28 12:01');
    expect(story.played[1]).toBe('F1901M 2026-11-28T12:00');
  });

  it('goes on where the Judge says that nothing changes', async () => {
    const story = await stopped();
    story.rules('16', 'same');
    await story.goTo('2026-11-25 12:05');
    expect(story.played).toHaveLength(1);
    expect(story.victory).toBe(18);
  });

  it('is resolved without what was enacted while it waited', async () => {
    const story = allHold(new BirthdayStory());
    await story.goTo('2026-11-25 12:01');
    allHold(story).enacts(unmapped);
    await story.goTo('2026-11-27 13:00');
    expect(story.played).toHaveLength(1);
    story.enacts({ text: 'Four centres win.', figures: 'victory=4' });
    await story.goTo('2026-11-27 14:00');
    expect(story.played).toHaveLength(1);
    story.rules('16', 'victory=20');
    await story.goTo('2026-11-27 14:05');
    expect(story.played).toHaveLength(2);
    expect(story.game.winners).toEqual([]);
    expect(story.victory).toBe(4);
  });

  it('of a regulation to which no figure is bound stops nothing', async () => {
    const story = allHold(new BirthdayStory());
    story.enacts({ point: '10', text: 'Contestants may make contracts.' });
    await story.goTo('2026-11-25 12:01');
    expect(story.played).toHaveLength(1);
  });

  it('is settled by a later change of the same regulation that names them', async () => {
    const story = allHold(new BirthdayStory());
    story.enacts(unmapped).enacts({ text: 'Twenty centres win.', figures: 'victory=20' });
    await story.goTo('2026-11-25 12:01');
    expect(story.played).toHaveLength(1);
  });

  it('has everybody told after seven days', async () => {
    const story = await stopped();
    await story.goTo('2026-11-30 11:55');
    expect(story.told('judge-late')).toEqual([]);
    await story.goTo('2026-11-30 12:10');
    expect(story.told('judge-late')).toHaveLength(1);
    await story.goTo('2026-12-02 12:10');
    expect(story.told('judge-late')).toHaveLength(1);
  });

  it('waits again where the Court overturns what the Judge said', async () => {
    const story = allHold(new BirthdayStory());
    story.enacts(unmapped).rules('16', 'victory=20');
    const [ruling] = story.table.state.rulings;
    story.writes({ type: 'ruling-overturned', entry: ruling?.seq ?? 0, case: 1 });
    expect(story.victory).toBe(18);
    await story.goTo('2026-11-25 12:01');
    expect(story.played).toEqual([]);
    story.writes({ type: 'ruling-restored', entry: ruling?.seq ?? 0, case: 1 });
    await story.goTo('2026-11-25 12:10');
    expect(story.played).toHaveLength(1);
  });

  it('survives an outage', async () => {
    const story = allHold(new BirthdayStory());
    story.enacts(unmapped);
    await story.goTo('2026-11-25 11:00');
    await story.backAt('2026-11-25 12:30');
    expect(story.told('turn-stopped')).toHaveLength(2);
    await story.backAt('2026-11-28 12:30');
    expect(story.rules('16', 'victory=20')).toMatchObject({ ok: true });
    await story.backAt('2026-11-28 12:31');
    expect(story.played).toEqual(['S1901M 2026-11-28T12:30']);
  });
});
