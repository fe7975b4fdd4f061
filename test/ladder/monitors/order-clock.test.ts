import { describe, expect, it } from 'vitest';
import { confirmGame } from '../../../src/ladder/games/answer-game.ts';
import { approveGame } from '../../../src/ladder/games/decide-game.ts';
import { orderClock } from '../../../src/ladder/monitors/order-clock.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { afternoon, enters, game, named, plays } from '../games/afternoon.ts';

/** A Friday at 12:40, with Chi the Chief Justice. */
function court() {
  const stage = afternoon();
  return { ...stage, chi: stage.club.person('Chi', { offices: ['chief'] }) };
}

const order = (
  club: Story,
  by: PersonNumber,
  member: PersonNumber,
  about: { on?: boolean; minutes?: number | null } = {},
) => club.does(by, orderClock, { member: named(member), on: true, minutes: null, ...about });

const told = (club: Story) =>
  club.announced.map(({ notice, target }) => [
    notice.kind,
    target.to === 'person' ? target.person : target.to,
  ]);

describe('Act II.11: the Chief Justice has a Member play with a clock', () => {
  it('and the club and the Member are told', () => {
    const { club, chi, ana } = court();
    expect(saidOf(order(club, chi, ana, { minutes: 10 }))).toEqual(['done']);
    expect(club.view.state.clockOrders).toMatchObject([
      { person: ana, minutes: 10, from: club.now, to: null },
    ]);
    expect(told(club)).toEqual([
      ['clock-order', 'discussion'],
      ['clock-order', ana],
    ]);
  });

  it('with other minutes in the place of the first, or those of the Member’s choice', () => {
    const { club, chi, ana } = court();
    order(club, chi, ana, { minutes: 10 });
    expect(saidOf(order(club, chi, ana, { minutes: 10 }))).toEqual(['nothing-to-change']);
    expect(saidOf(order(club.at('12:45'), chi, ana))).toEqual(['done']);
    expect(saidOf(order(club, chi, ana))).toEqual(['nothing-to-change']);
    expect(club.view.state.clockOrders).toMatchObject([
      { minutes: 10, to: club.now },
      { minutes: null, to: null },
    ]);
  });

  it('until it is ended, once; no minutes go with that', () => {
    const { club, chi, ana } = court();
    expect(saidOf(order(club, chi, ana, { on: false }))).toEqual(['nothing-to-change']);
    order(club, chi, ana);
    expect(saidOf(order(club, chi, ana, { on: false, minutes: 5 }))).toEqual(['one-of']);
    expect(saidOf(order(club, chi, ana, { on: false }))).toEqual(['done']);
    expect(saidOf(order(club, chi, ana, { on: false }))).toEqual(['nothing-to-change']);
  });

  it('only a Member; somebody who has left may be let off', () => {
    const { club, chi, ana } = court();
    expect(saidOf(order(club, chi, club.person('Guest')))).toEqual(['not-a-member']);
    order(club, chi, ana);
    club.remove(ana);
    expect(saidOf(order(club, chi, ana, { minutes: 5 }))).toEqual(['not-a-member']);
    expect(saidOf(order(club, chi, ana, { on: false }))).toEqual(['done']);
  });

  it.each([
    ['12:40:59', null, []],
    ['12:41', null, ['clock']],
    ['12:44:59', '12:45', ['clock']],
    ['12:45', '12:45', []],
  ])(
    'ordered at 12:41: a game that ended at %s, the order ended at %s, waits for %j',
    (played, ended, approval) => {
      const { club, chi, ana, bo } = court();
      order(club.at('12:41'), chi, ana);
      if (ended !== null) order(club.at(ended), chi, ana, { on: false });
      club.at('12:50');
      expect(game(club, enters(club, bo, ana, { played })).approval).toEqual(approval);
    },
  );

  it('whose games wait for a Moderator, no matter who entered and confirmed them', () => {
    const { club, chi, mo, ana, bo } = court();
    order(club, chi, ana);
    const number = enters(club, ana, bo);
    expect(club.does(bo, confirmGame, { game: `${number}` })).toMatchObject({ value: { counts: false } });
    const byMo = plays(club, mo, bo, ana);
    expect(game(club, byMo).approval).toEqual(['clock']);
    for (const each of [number, byMo])
      expect(saidOf(club.does(mo, approveGame, { game: `${each}`, overseer: null }))).toEqual(['done']);
    expect(club.view.entries.findLast(({ type }) => type === 'game-approved')?.acts).toEqual(['II.11']);
  });
});

describe('Act II.11.2: when to do so is for the Chief Justice to judge', () => {
  it('without a reason, and without any game before', () => {
    const { club, chi, ana } = court();
    expect(saidOf(order(club, chi, ana))).toEqual(['done']);
    expect(club.view.entries.at(-1)?.acts).toEqual(['II.11']);
  });
});

describe('Act II.11.3: only the Chief Justice orders it, and ends it', () => {
  it.each([true, false])('nobody else: on %s', (on) => {
    const { club, chi, mo, ana, bo } = court();
    if (!on) order(club, chi, ana);
    const judy = club.member('Judy', { offices: ['justice'] });
    const dale = club.staff('Dale');
    for (const by of [mo, judy, dale, ana, bo])
      expect(actsOf(order(club, by, ana, { on }))).toEqual(['II.11.3']);
    const stranger = club.does(club.stranger('Sam', { managesGuild: true }), orderClock, {
      member: named(ana),
      on,
      minutes: null,
    });
    expect(saidOf(stranger)).toEqual(['needs-office']);
  });
});
