import { describe, expect, it } from 'vitest';
import { startClock } from '../../../src/ladder/clocks/change-clock.ts';
import { consentToClock } from '../../../src/ladder/clocks/open-clock.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { Office } from '../../../terms/administration/authority.ts';
import type { Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { afternoon } from '../games/afternoon.ts';
import { ClockStage, opens } from './a-clock.ts';

const begins = ({ view: { state } }: Story, clock = 1): number[] => {
  const { white = 0, black = 0 } = state.clocks[clock]?.begins ?? {};
  return [white / 60_000, black / 60_000];
};

const requires = (club: Story, person: PersonNumber, minutes: number | null) =>
  club.write({ type: 'clock-required', person, minutes });

describe('Act I.7: a chess clock', () => {
  it.each([
    ['what the Terms say', {}, [5, 5], 0],
    ['another time', { minutes: 10 }, [10, 10], 0],
    ['an increment', { minutes: 3, increment: 2 }, [3, 3], 2000],
  ])('has %s', (_, options, minutes, increment) => {
    const { club, mo, ana, bo } = afternoon();
    expect(saidOf(opens(club, mo, ana, bo, options))).toEqual(['done']);
    expect(begins(club)).toEqual(minutes);
    expect(club.view.state.clocks[1]?.increment).toBe(increment);
  });

  it('has the minutes that the club has set', () => {
    const { club, mo, ana, bo } = afternoon();
    club.setFigures({ clockMinutes: 7 });
    opens(club, mo, ana, bo);
    expect(begins(club)).toEqual([7, 7]);
  });

  it('is one at a time for each player, until its game is over or a player says no', () => {
    const stage = new ClockStage();
    const { club, mo, ana, bo } = stage;
    const cy = club.member('Cy');
    expect(saidOf(opens(club, mo, ana, cy))).toEqual(['clock-open-already']);
    expect(saidOf(opens(club, mo, cy, bo))).toEqual(['clock-open-already']);
    stage.does(bo, 'decline');
    expect(saidOf(opens(club, mo, ana, cy))).toEqual(['done']);
    stage.does(mo, 'end', 2);
    expect(saidOf(opens(club, mo, ana, bo))).toEqual(['done']);
  });

  it('is for two people, in a session, none of them banned', () => {
    const { club, mo, ana, bo } = afternoon();
    expect(saidOf(opens(club, mo, ana, ana))).toEqual(['against-oneself']);
    club.ban(bo, '2026-11-20');
    expect(actsOf(opens(club, mo, ana, bo))).toEqual(['0.7']);
    club.at('13:10:01');
    expect(saidOf(opens(club, mo, ana, bo))).toEqual(['no-open-session']);
  });
});

describe('Act I.7.1: who opens a chess clock', () => {
  it.each<[string, Office[], boolean, string[]]>([
    ['a Member', [], true, ['needs-office']],
    ['a Moderator in the room', ['moderator'], true, ['done']],
    ['a Justice in the room', ['justice'], true, ['done']],
    ['a Moderator who is away', ['moderator'], false, ['overseer-away']],
    ['a Justice who is away', ['justice'], false, ['overseer-away']],
  ])('%s', (_, offices, present, said) => {
    const { club, ana, bo } = afternoon();
    const who = club.member('Cy', { offices });
    if (present) club.checkIn(who);
    expect(saidOf(opens(club, who, ana, bo))).toEqual(said);
  });

  it('is none of its players (Act III.3.5)', () => {
    const { club, mo, ana } = afternoon();
    expect(saidOf(opens(club, mo, mo, ana))).toEqual(['own-game']);
    expect(saidOf(opens(club, mo, ana, mo))).toEqual(['own-game']);
  });

  it('is not somebody who has left the room', () => {
    const { club, mo, ana, bo } = afternoon();
    club.checkOut(mo);
    expect(saidOf(opens(club, mo, ana, bo))).toEqual(['overseer-away']);
  });
});

describe('Act I.7.2: both players agree', () => {
  it('before the clock can start', () => {
    const stage = new ClockStage();
    expect(stage.stands).toBe('5:00 5:00 asking');
    expect(actsOf(stage.does(stage.mo, 'start'))).toEqual(['I.7.3']);
    stage.does(stage.ana, 'agree');
    expect(saidOf(stage.does(stage.mo, 'start'))).toEqual(['clock-is']);
    stage.does(stage.bo, 'agree');
    expect(saidOf(stage.does(stage.mo, 'start'))).toEqual(['done']);
  });

  it('or there is no clock', () => {
    const stage = new ClockStage();
    stage.does(stage.ana, 'agree');
    expect(saidOf(stage.does(stage.ana, 'decline'))).toEqual(['not-asked']);
    stage.does(stage.bo, 'decline');
    expect(stage.stands).toBe('5:00 5:00 declined');
    expect(saidOf(stage.does(stage.mo, 'start'))).toEqual(['clock-is']);
    expect(saidOf(stage.does(stage.bo, 'agree'))).toEqual(['clock-is']);
  });

  it('each for themselves', () => {
    const stage = new ClockStage();
    expect(saidOf(stage.does(stage.mo, 'agree'))).toEqual(['not-asked']);
    expect(saidOf(stage.does(stage.club.member('Cy'), 'agree'))).toEqual(['not-asked']);
    expect(stage.clock.asked).toEqual([stage.ana, stage.bo]);
  });

  it('but players without an account tell the person who watches the game', () => {
    const { club, mo, ana } = afternoon();
    const dee = club.member('Dee', { account: false });
    opens(club, mo, ana, dee);
    club.does(ana, consentToClock, { clock: '1' });
    expect(club.view.state.clocks[1]?.asked).toEqual([dee]);
    expect(saidOf(club.does(ana, consentToClock, { clock: '1' }))).toEqual(['not-asked']);
    expect(saidOf(club.does(mo, consentToClock, { clock: '1' }))).toEqual(['done']);
    expect(club.view.state.clocks[1]?.asked).toEqual([]);
  });
});

describe('Act II.11: a Member who has to play with a clock', () => {
  it.each<[string, number | null, number | null, number | undefined, number[] | string]>([
    ['fixed minutes of White', 3, null, undefined, [3, 3]],
    ['fixed minutes of Black', null, 4, undefined, [4, 4]],
    ['fixed minutes of both', 3, 4, undefined, [3, 4]],
    ['fixed minutes, asked for', 3, null, 3, [3, 3]],
    ['fixed minutes, and others asked for', 3, null, 4, 'clock-minutes-ordered'],
  ])('%s', (_, white, black, minutes, expected) => {
    const { club, mo, ana, bo } = afternoon();
    if (white !== null) requires(club, ana, white);
    if (black !== null) requires(club, bo, black);
    const result = opens(club, mo, ana, bo, minutes === undefined ? {} : { minutes });
    expect(result.ok ? begins(club) : saidOf(result)[0]).toEqual(expected);
  });

  it('chooses the minutes where the Chief Justice has not', () => {
    const { club, mo, ana, bo } = afternoon();
    requires(club, ana, null);
    opens(club, mo, ana, bo, { minutes: 8 });
    expect(begins(club)).toEqual([8, 8]);
  });
});

describe('Act II.11.1: a Member who has to play with a clock', () => {
  it('is not asked, and only that Member is not', () => {
    const { club, mo, ana, bo } = afternoon();
    requires(club, ana, null);
    opens(club, mo, ana, bo);
    expect(club.view.state.clocks[1]?.asked).toEqual([bo]);
    expect(club.view.entries.at(-1)?.acts).toContain('II.11.1');
  });

  it('may be both, and then nobody is', () => {
    const { club, mo, ana, bo } = afternoon();
    for (const person of [ana, bo]) requires(club, person, null);
    opens(club, mo, ana, bo);
    expect(saidOf(club.does(mo, startClock, { clock: '1' }))).toEqual(['done']);
  });
});

describe('Act I.2.1: a penalty of time', () => {
  const penalise = (club: Story, person: PersonNumber, penalty: number, minutes: number) =>
    club.write({
      type: 'penalty-issued',
      penalty,
      person,
      offence: penalty,
      game: null,
      fraud: false,
      ground: null,
      parts: [{ kind: 'time', minutes }],
      finding: null,
      reverses: null,
    });

  it('comes off the next clock of the player who was penalised', () => {
    const { club, mo, ana, bo } = afternoon();
    penalise(club, ana, 1, 2);
    opens(club, mo, ana, bo);
    expect(begins(club)).toEqual([3, 5]);
  });

  it('is off again where that clock was never started, and gone once it was', () => {
    const stage = new ClockStage();
    const { club, mo, ana, bo } = stage;
    stage.does(ana, 'decline');
    penalise(club, ana, 1, 1);
    penalise(club, ana, 2, 1);
    opens(club, mo, ana, bo);
    stage.does(bo, 'decline', 2);
    opens(club, mo, bo, ana);
    expect(begins(club, 3)).toEqual([5, 3]);
    for (const who of [ana, bo]) stage.does(who, 'agree', 3);
    stage.does(mo, 'start', 3);
    stage.does(mo, 'end', 3);
    opens(club, mo, ana, bo);
    expect(begins(club, 4)).toEqual([5, 5]);
  });

  it('is off no clock once it stands no more', () => {
    const { club, mo, ana, bo } = afternoon();
    const entry = penalise(club, ana, 1, 2);
    club.write({ type: 'voided', entry });
    opens(club, mo, ana, bo);
    expect(begins(club)).toEqual([5, 5]);
  });
});
