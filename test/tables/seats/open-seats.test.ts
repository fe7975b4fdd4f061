import { describe, expect, it, test } from 'vitest';
import type { Actor } from '../../../src/house/people.ts';
import { erasePerson } from '../../../src/house/privacy/erase-person.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { joinTable } from '../../../src/tables/opening/join-table.ts';
import { leaveTable } from '../../../src/tables/opening/leave-table.ts';
import { plans } from '../../../src/tables/plans.ts';
import { removePlayer } from '../../../src/tables/seats/remove-player.ts';
import { returnSeat } from '../../../src/tables/seats/return-seat.ts';
import { openTalk } from '../../../src/tables/talks/open-talk.ts';
import { readTalk } from '../../../src/tables/talks/read-talk.ts';
import { atTable, TableStory } from '../a-table.ts';
import { asks, named, replaces, why } from './a-replacement.ts';

function aTable() {
  const story = new TableStory().start();
  return { story, zoe: story.club.person('Zoe'), ana: story.playing('AUS') };
}

const seatAt = (story: TableStory, seat = 'AUS') => story.table.state.seats.get(seat);
const joins = (story: TableStory, who: PersonNumber, preference: string | null = null) =>
  story.club.does(who, joinTable, { ...atTable, preference });
const removes = (story: TableStory, by: PersonNumber, member: PersonNumber, reason = 'Rude to others') =>
  story.club.does(by, removePlayer, { ...atTable, member: named(member), reason });
const kinds = (story: TableStory) => story.club.announced.map(({ notice }) => notice.kind);
const lastOf = (story: TableStory, kind: string) =>
  story.club.announced.findLast(({ notice }) => notice.kind === kind);

describe('Club 3.6: seats without orders', () => {
  /** All but those give orders in the movement phase that is being played. */
  const allOrder = (story: TableStory, except: readonly string[]) => {
    for (const seat of story.table.state.seats.keys()) if (!except.includes(seat)) story.holds(seat);
  };

  it('the gamemaster is told who gave none, and after the second movement phase in a row the seat is open', async () => {
    const { story, ana } = aTable();
    allOrder(story, ['AUS']);
    await story.goTo('2026-11-25 12:01');
    const silent = [{ seat: 'AUS', person: ana }];
    expect(lastOf(story, 'orders-missed')).toEqual({
      notice: { kind: 'orders-missed', table: 1, phase: 'S1901M', silent },
      target: { to: 'person', person: story.mo },
    });
    expect(seatAt(story)?.holder).toBe(ana);
    allOrder(story, ['AUS']);
    await story.goTo('2026-11-27 12:02');
    expect(seatAt(story)).toMatchObject({ holder: null, standIn: null });
    expect(lastOf(story, 'seat-open')?.notice).toMatchObject({ seat: 'AUS', why: 'missed', before: ana });
    expect(kinds(story).filter((kind) => kind === 'seat-open')).toHaveLength(1);
  });

  it('orders in between begin the count again', async () => {
    const { story, ana } = aTable();
    allOrder(story, ['AUS']);
    await story.goTo('2026-11-25 12:01');
    allOrder(story, []);
    await story.goTo('2026-11-27 12:02');
    allOrder(story, ['AUS']);
    await story.goTo('2026-11-30 12:00');
    expect(seatAt(story)?.holder).toBe(ana);
  });

  it('whoever stands in goes too, where they gave none', async () => {
    const { story, zoe } = aTable();
    replaces(story, 'AUS', zoe, { until: '2026-12-10' });
    await story.goTo('2026-11-27 12:02');
    expect(seatAt(story)).toMatchObject({ holder: null, standIn: null });
  });

  it('nobody is told of a seat that is open already, and an early end waits no more than a day for it', async () => {
    const { story, ana } = aTable();
    removes(story, story.mo, ana);
    for (const seat of ['ENG', 'FRA', 'GER', 'ITA', 'RUS', 'TUR']) story.holds(seat).final(seat);
    await story.goTo('2026-11-24 12:01');
    expect(story.table.state.diplomacy?.history[0]).toMatchObject({ how: 'final', silent: ['AUS'] });
    expect(kinds(story)).not.toContain('orders-missed');
  });

  it('a phase ends a day after the last who was waited for had to go', async () => {
    const { story, ana } = aTable();
    for (const seat of ['ENG', 'FRA', 'GER', 'ITA', 'RUS', 'TUR']) story.holds(seat).final(seat);
    story.club.at('2026-11-23 15:00');
    removes(story, story.mo, ana);
    await story.goTo('2026-11-24 15:01');
    expect(story.table.state.diplomacy?.history[0]).toMatchObject({ how: 'final' });
    expect(story.table.state.diplomacy?.history[0]?.at).toBe(story.club.moment('2026-11-24 15:00:00'));
  });
});

describe('Club 1.6: taking an open seat', () => {
  it('anyone may take it at once, and the seat has its orders still', () => {
    const { story, zoe, ana } = aTable();
    story.orders('AUS', 'A Vie-Gal');
    removes(story, story.mo, ana);
    expect(why(joins(story, zoe))).toBe('done');
    expect(story.playing('AUS')).toBe(zoe);
    expect(story.table.state.diplomacy?.drafts.has('AUS')).toBe(true);
    expect(lastOf(story, 'seat-taken')?.target).toEqual({ to: 'table', table: 1 });
  });

  it('where several are open, they say which', () => {
    const { story, zoe } = aTable();
    removes(story, story.mo, story.playing('AUS'));
    removes(story, story.mo, story.playing('TUR'));
    expect(why(joins(story, zoe))).toBe('which-seat');
    expect(why(joins(story, zoe, 'France'))).toEqual(['seat-not-open Club 1.6']);
    expect(why(joins(story, zoe, 'Frogland'))).toBe('not-a-seat');
    expect(why(joins(story, zoe, 'France, Turkey'))).toBe('done');
    expect(story.playing('TUR')).toBe(zoe);
  });

  it('who may not: players, officers, those who were removed or banned; and nobody where none is open', () => {
    const { story, zoe, ana } = aTable();
    expect(why(joins(story, zoe))).toEqual(['table-not-open Club 1.6']);
    removes(story, story.mo, ana);
    expect(why(joins(story, ana))).toEqual(['was-removed Club 1.7']);
    expect(why(joins(story, story.playing('ENG')))).toEqual(['sits-already Club 1.6']);
    expect(why(joins(story, story.mo))).toEqual(['officer-plays-not Club 1.3']);
    story.club.ban(zoe, '2026-12-24');
    expect(why(joins(story, zoe))).toEqual(['banned Club 1.2']);
  });
});

describe('Club 1.6: who has played a seat takes no other by themselves', () => {
  it('but may have their own again, or one that the gamemaster offers', () => {
    const { story, zoe, ana } = aTable();
    replaces(story, 'AUS', zoe);
    removes(story, story.mo, story.playing('TUR'));
    expect(why(joins(story, ana))).toEqual(['played-another Club 1.6']);
    expect(why(asks(story, story.playing('ENG'), 'ENG', ana))).toEqual(['played-another Club 1.6']);
    expect(why(asks(story, story.mo, 'TUR', ana))).toBe('done');
    removes(story, story.mo, zoe);
    expect(why(joins(story, ana, 'Turkey'))).toEqual(['played-another Club 1.6']);
    expect(why(joins(story, ana, 'Austria'))).toBe('done');
  });
});

describe('Club 1.3: who read what is private at a table', () => {
  it('as the member of staff, takes no seat of it; nor does a player read while somebody stands in', () => {
    const { story, zoe, ana } = aTable();
    const staff = story.club.staff('Sam');
    story.does(ana, openTalk, { ...atTable, with: 'England' });
    const talk = story.table.state.talks[0]?.seq ?? 0;
    const reads = (who: PersonNumber) => why(story.club.does(who, readTalk, { ...atTable, talk }));
    expect(reads(staff)).toBe('done');
    removes(story, story.mo, story.playing('TUR'));
    expect(why(joins(story, staff))).toEqual(['reader-plays-not Club 1.3']);
    expect(why(asks(story, story.mo, 'TUR', staff))).toEqual(['reader-plays-not Club 1.3']);
    story.club.nameStaff(ana);
    replaces(story, 'AUS', zoe, { until: '2026-11-30' });
    expect(reads(ana)).toEqual(['staff-plays-here']);
  });
});

describe('Club 1.6: leaving after the start', () => {
  it('asks for a replacement, once; the player plays on', () => {
    const { story, ana } = aTable();
    expect(why(story.club.does(ana, leaveTable, atTable))).toBe('done');
    expect(seatAt(story)).toMatchObject({ holder: ana, wantsReplacement: true });
    expect(story.playing('AUS')).toBe(ana);
    expect(lastOf(story, 'replacement-asked')?.target).toEqual({ to: 'table', table: 1 });
    expect(why(story.club.does(ana, leaveTable, atTable))).toEqual(['asked-already Club 1.6']);
    expect(why(story.club.does(story.mo, leaveTable, atTable))).toEqual(['not-at-table Club 1.6']);
  });

  it('is asked about first; leaving before the start, or as a stand-in, is not', () => {
    const leaving = { table: 1, person: 2, seat: 'AUS', standsIn: false };
    expect(plans.leaving.isAsked?.(leaving)).toBe(true);
    expect(plans.leaving.isAsked?.({ ...leaving, standsIn: true })).toBe(false);
    expect(plans.leaving.isAsked?.({ ...leaving, seat: null })).toBe(false);
  });

  it('can be taken back by the player alone', () => {
    const { story, ana } = aTable();
    const returns = (who: PersonNumber) =>
      why(story.club.does(who, returnSeat, { ...atTable, seat: 'Austria' }));
    story.club.does(ana, leaveTable, atTable);
    expect(returns(story.mo)).toEqual(['no-stand-in Club 1.6']);
    expect(returns(ana)).toBe('done');
    expect(seatAt(story)).toMatchObject({ holder: ana, wantsReplacement: false });
    expect(lastOf(story, 'seat-kept')?.target).toEqual({ to: 'table', table: 1 });
    expect(returns(ana)).toEqual(['no-stand-in Club 1.6']);
  });

  it('is settled by a replacement', () => {
    const { story, zoe, ana } = aTable();
    story.club.does(ana, leaveTable, atTable);
    replaces(story, 'AUS', zoe);
    expect(seatAt(story)).toMatchObject({ holder: zoe, wantsReplacement: false });
  });
});

describe('Club 1.7: the gamemaster removes somebody', () => {
  it('tells them why in private, and the table nothing of it', () => {
    const { story, ana } = aTable();
    expect(why(removes(story, story.mo, ana))).toBe('done');
    const own = lastOf(story, 'player-removed');
    expect(own).toMatchObject({ target: { to: 'person', person: ana } });
    expect(seatAt(story)?.holder).toBeNull();
    const key = `1/${own?.notice.kind === 'player-removed' ? own.notice.entry : 0}`;
    expect(story.club.clubs.now(story.club.id).textsElsewhere.get(key)).toEqual({ reason: 'Rude to others' });
    expect(JSON.stringify(story.table.book.entries)).not.toContain('Rude to others');
  });

  it.each(['gm', 'moderator'] as const)('the %s lets them back, and they are told', (who) => {
    const { story, ana } = aTable();
    const people = { gm: story.mo, moderator: story.club.moderator('Max') };
    removes(story, story.mo, ana);
    expect(why(removes(story, people[who], ana, 'It was a mistake'))).toBe('done');
    const told = story.club.announced.filter(({ notice }) => notice.kind === 'player-let-back');
    expect(told.map(({ target }) => target)).toEqual(
      (who === 'gm' ? [ana] : [ana, story.mo]).map((person) => ({ to: 'person', person })),
    );
    expect(why(joins(story, ana))).toBe('done');
    expect(story.playing('AUS')).toBe(ana);
  });

  it('others don’t, and nobody lets back whom they were asked to remove', () => {
    const { story, zoe, ana } = aTable();
    removes(story, story.mo, ana);
    expect(why(removes(story, zoe, ana))).toEqual(['needs-gm-or-moderator Club 1.7']);
    const shown = { ...atTable, member: named(ana), reason: 'Rude', back: false };
    expect(why(story.club.does(story.mo, removePlayer, shown))).toBe('changed-meanwhile');
  });

  test.each(['player', 'other', 'moderator', 'stranger'] as const)('a %s cannot', (who) => {
    const { story, zoe, ana } = aTable();
    const people = {
      player: ana,
      other: story.playing('ENG'),
      moderator: story.club.moderator('Max'),
      stranger: zoe,
    };
    expect(why(removes(story, people[who], ana))).toEqual(['needs-gm Club 1.7']);
  });

  it('before the start they lose their place, and cannot join again', () => {
    const story = new TableStory();
    const [ana = 0] = story.players;
    expect(why(removes(story, story.mo, ana))).toBe('done');
    expect(story.table.state.entrants).toHaveLength(6);
    expect(why(joins(story, ana))).toEqual(['was-removed Club 1.7']);
  });

  it('whoever stands in goes, and the player plays again', () => {
    const { story, zoe, ana } = aTable();
    replaces(story, 'AUS', zoe, { until: '2026-11-30' });
    expect(why(removes(story, story.mo, zoe))).toBe('done');
    expect(seatAt(story)).toMatchObject({ holder: ana, standIn: null });
  });

  it('where somebody stands in for them, they play on until their time is over, and the seat is open then', async () => {
    const { story, zoe, ana } = aTable();
    replaces(story, 'AUS', zoe, { until: '2026-11-24' });
    removes(story, story.mo, ana);
    expect(story.playing('AUS')).toBe(zoe);
    await story.goTo('2026-11-25 00:00:01');
    expect(seatAt(story)).toMatchObject({ holder: null, standIn: null });
    expect(lastOf(story, 'seat-returned')?.notice).toMatchObject({ person: null, standIn: zoe });
  });

  it('somebody who plays no more, or never did, is not removed', () => {
    const { story, zoe, ana } = aTable();
    expect(why(removes(story, story.mo, zoe))).toEqual(['plays-not-here Club 1.7']);
    replaces(story, 'AUS', zoe);
    expect(why(removes(story, story.mo, ana))).toEqual(['plays-not-here Club 1.7']);
  });
});

describe('Act 0.13: somebody has their data erased', () => {
  const erases = (story: TableStory, person: PersonNumber) =>
    story.club.does(person, erasePerson, { member: null });

  it('their seat is open, and what they were offered is taken back', () => {
    const { story, zoe, ana } = aTable();
    asks(story, story.mo, 'ENG', zoe);
    expect(erases(story, zoe)).toMatchObject({ ok: true });
    expect(story.table.state.offers.size).toBe(0);
    expect(erases(story, ana)).toMatchObject({ ok: true });
    expect(seatAt(story)?.holder).toBeNull();
    expect(lastOf(story, 'seat-open')?.notice).toMatchObject({ why: 'left' });
  });

  it('before the start they are no longer among the players', () => {
    const story = new TableStory();
    const [ana = 0] = story.players;
    erases(story, ana);
    expect(story.table.state.entrants.map(({ person }) => person)).not.toContain(ana);
  });

  it('where they ran the table, the Moderators are told that it needs somebody', () => {
    const { story } = aTable();
    const max = story.club.moderator('Max');
    erases(story, story.mo);
    expect(story.table.state.gm).toBeNull();
    const told = story.club.announced.filter(({ notice }) => notice.kind === 'gm-needed');
    expect(told.map(({ target }) => target)).toEqual([
      { to: 'table', table: 1 },
      { to: 'person', person: max },
    ]);
  });
});

describe('Club 1.2: somebody is banned', () => {
  const aBan = (story: TableStory, person: PersonNumber) => story.club.ban(person, '2026-12-24');

  it('by the staff: their seat is open, and they are no officer any more', async () => {
    const { story, ana } = aTable();
    aBan(story, ana);
    aBan(story, story.mo);
    await story.goTo('2026-11-23 12:01');
    expect(seatAt(story)?.holder).toBeNull();
    expect(lastOf(story, 'seat-open')?.notice).toMatchObject({ why: 'banned' });
    expect(story.table.state.gm).toBeNull();
  });

  const ofTheLeaderboard = (story: TableStory, person: PersonNumber) =>
    story.club.write({
      ...({ type: 'penalty-issued', penalty: 1, person, offence: 1, game: null, fraud: false } as const),
      ...{ ground: 'serious', finding: null, reverses: null },
      parts: [{ kind: 'ban', until: '2026-12-24', endsAt: story.club.moment('2026-12-24 23:59') }],
    });

  it('from the Leaderboard: only where the club says so, and from then on', async () => {
    const { story, ana } = aTable();
    ofTheLeaderboard(story, ana);
    await story.goTo('2026-11-23 12:01');
    expect(seatAt(story)?.holder).toBe(ana);
    story.club.keep((work) => work.saveSettings({ tableBans: true }));
    await story.goTo('2026-11-23 12:02');
    expect(seatAt(story)?.holder).toBeNull();
  });

  it('a stand-in goes, and the player plays again', async () => {
    const { story, zoe, ana } = aTable();
    replaces(story, 'AUS', zoe, { until: '2026-11-30' });
    aBan(story, zoe);
    await story.goTo('2026-11-23 12:01');
    expect(seatAt(story)).toMatchObject({ holder: ana, standIn: null });
    expect(why(story.club.does(ana, returnSeat, { ...atTable, seat: 'AUS' }))).toEqual([
      'no-stand-in Club 1.6',
    ]);
  });
});

describe('Club 1.7: somebody who was removed has their data erased', () => {
  const removed = () => {
    const { story, ana } = aTable();
    const actor = story.club.actor(ana);
    removes(story, story.mo, ana);
    expect(story.club.does(actor, erasePerson, { member: null })).toMatchObject({
      value: { recognisable: true, removedFrom: [1] },
    });
    return { story, actor };
  };
  const joinsAs = (story: TableStory, actor: Actor) =>
    why(story.club.does(actor, joinTable, { ...atTable, preference: null }));

  it('and still can’t come back to that table', () => {
    const { story, actor } = removed();
    expect(joinsAs(story, actor)).toEqual(['was-removed Club 1.7']);
  });

  it('they are forgotten once the table is over', async () => {
    const { story } = removed();
    await story.goTo('2026-11-23 12:05');
    expect(story.club.view.people.recognisable()).toHaveLength(1);
    story.abandon();
    await story.goTo('2026-11-23 12:10');
    expect(story.club.view.people.recognisable()).toEqual([]);
  });
});
