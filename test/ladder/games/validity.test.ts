import { describe, expect, it } from 'vitest';
import { recordGame } from '../../../src/ladder/games/record-game.ts';
import { aClub } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { afternoon, enters, game, named, told } from './afternoon.ts';

describe('Act 0.5: a game counts from 12:30 to 13:10 on a Friday', () => {
  it.each([
    ['12:29:59', ['0.5']],
    ['12:29:59.999', ['0.5']],
    ['12:30:00', []],
    ['12:45:00', []],
    ['13:10:00', []],
    ['13:10:00.001', ['0.5']],
    ['13:10:01', ['0.5']],
  ])('ended at %s', async (time, acts) => {
    const { club, ana, bo } = afternoon();
    await club.at(time).settle();
    const result = club.does(ana, recordGame, told(named(bo)));
    expect(actsOf(result)).toEqual(acts);
    expect(club.view.state.games).toHaveLength(acts.length === 0 ? 2 : 0);
  });

  it.each([
    ['a Friday in July', '2026-07-10'],
    ['a Friday in December', '2026-12-11'],
    ['the Friday before the clocks go forward', '2026-03-27'],
    ['the Friday after it', '2026-04-03'],
    ['the Friday before the clocks go back', '2026-10-23'],
    ['the Friday after it', '2026-10-30'],
  ])('is told by the club’s own clock: %s', (_, day) => {
    const { club, ana, bo } = afternoon(day);
    const entered = (time: string) =>
      actsOf(club.at(time).does(ana, recordGame, told(named(bo), { score: 0.5 })));
    expect(entered('12:29:59')).toEqual(['0.5']);
    expect(entered('12:45')).toEqual([]);
    expect(entered('13:10')).toEqual([]);
    expect(entered('13:10:01')).toEqual(['0.5']);
  });

  it.each([
    ['forward', '2026-03-29'],
    ['back', '2026-10-25'],
  ])('also for a club that meets on the Sunday when the clocks go %s', (_, day) => {
    const club = aClub({ now: `${day} 12:20` });
    club.setFigures({ weekday: 7 });
    const [mo, ana, bo] = [club.moderator('Mo'), club.member('Ana'), club.member('Bo')];
    club.openSession(mo);
    expect(actsOf(club.at('12:29:59').does(ana, recordGame, told(named(bo))))).toEqual(['0.5']);
    expect(actsOf(club.at('12:30').does(ana, recordGame, told(named(bo))))).toEqual([]);
    expect(actsOf(club.at('13:10:01').does(bo, recordGame, told(named(ana))))).toEqual(['0.5']);
  });

  it('a Thursday and a holiday are no session days', () => {
    const { club, ana, bo } = afternoon();
    const thursday = club.does(ana, recordGame, told(named(bo), { played: '2026-11-19 12:45' }));
    expect(thursday).toMatchObject({
      refusals: [{ breach: { code: 'not-the-day' } }, { code: 'invalid-game' }],
    });
    club.cancelSession('2026-11-27');
    const holiday = club.at('2026-11-27 12:45').does(ana, recordGame, told(named(bo)));
    expect(holiday).toMatchObject({
      refusals: [
        { breach: { code: 'holiday' }, nextSession: '2026-12-04' },
        { breach: { code: 'no-moderator' } },
      ],
    });
  });

  it('just after the close the refusal knows when the session ended, and `played` is taken', async () => {
    const { club, ana, bo } = afternoon();
    await club.at('13:15').settle();
    const late = club.does(ana, recordGame, told(named(bo)));
    expect(late).toMatchObject({
      refusals: [{ sessionEnd: club.moment('13:10'), nextSession: '2026-11-27' }],
    });
    const wrong = club.does(ana, recordGame, told(named(bo), { played: '13:12' }));
    expect(wrong).toMatchObject({ refusals: [{ sessionEnd: null }] });
    const number = enters(club, ana, bo, { played: '13:05' });
    expect(game(club, number)).toMatchObject({
      status: 'open',
      approval: [],
      playedAt: club.moment('13:05'),
    });
  });

  it('the figures of the session’s own day are those that count', async () => {
    const { club, ana, bo } = afternoon();
    await club.at('2026-11-21 10:00').settle();
    club.setFigures({ opens: '16:00', closes: '17:00' });
    enters(club, ana, bo, { played: '2026-11-20 12:45' });
    expect(actsOf(club.does(bo, recordGame, told(named(ana), { played: '2026-11-20 16:30' })))).toEqual([
      '0.5',
    ]);
  });
});

describe('Act IV.2: new figures never apply backwards', () => {
  it('a club that moves its clocks to the other side of the world still finds its session', async () => {
    const { club, ana, bo } = afternoon();
    await club.at('2026-11-21 10:00').settle();
    club.setFigures({ timezone: 'Pacific/Auckland' });
    const number = enters(club, ana, bo, { played: '2026-11-21 01:45' });
    expect(game(club, number).date).toBe('2026-11-20');
    const tooLate = club.does(ana, recordGame, told(named(bo), { played: '2026-11-21 02:11' }));
    expect(actsOf(tooLate)).toEqual(['0.5']);
  });
});

describe('Act 0.6: a Moderator in the room', () => {
  it('no session was opened', () => {
    const club = aClub({ now: '2026-11-20 12:45' });
    const [ana, bo] = [club.member('Ana'), club.member('Bo')];
    expect(actsOf(club.does(ana, recordGame, told(named(bo))))).toEqual(['0.6']);
  });

  it('the only Moderator left before the game ended', () => {
    const { club, mo, ana, bo } = afternoon();
    club.checkOut(mo);
    club.at('12:45');
    expect(actsOf(club.does(ana, recordGame, told(named(bo))))).toEqual(['0.6']);
    enters(club, ana, bo, { played: '12:40' });
  });

  it('a Moderator closed the session early', () => {
    const { club, ana, bo } = afternoon();
    club.write({ type: 'session-closed', date: '2026-11-20' });
    const after = club.at('12:50').does(ana, recordGame, told(named(bo)));
    expect(after).toMatchObject({ refusals: [{ acts: ['0.6'], sessionEnd: club.moment('12:40') }] });
  });

  it('a Moderator who plays counts as present', () => {
    const { club, mo, ana } = afternoon();
    expect(saidOf(club.does(mo, recordGame, told(named(ana))))).toEqual(['done']);
  });
});

describe('Act 0.7: bans', () => {
  it.each([
    ['of the player', 'ana'],
    ['of the opponent', 'bo'],
  ] as const)('a ban %s holds through the whole of its Friday', (_, banned) => {
    const people = afternoon();
    const { club, ana, bo } = people;
    club.ban(people[banned], '2026-11-20');
    expect(actsOf(club.does(ana, recordGame, told(named(bo))))).toEqual(['0.7']);
    expect(actsOf(club.at('13:10').does(ana, recordGame, told(named(bo))))).toEqual(['0.7']);
  });

  it('a game played before the ban began is taken', () => {
    const { club, ana, bo } = afternoon();
    club.at('12:50').ban(bo, null);
    enters(club, ana, bo, { played: '12:45' });
    const after = club.does(ana, recordGame, told(named(bo), { played: '12:50' }));
    expect(after).toMatchObject({ refusals: [{ acts: ['0.7'], breach: { person: bo, endsAt: 'never' } }] });
  });
});

describe('Act 0.8: removed and not back', () => {
  it('is refused until they rejoin', () => {
    const { club, ana, bo } = afternoon();
    club.remove(bo);
    expect(actsOf(club.does(ana, recordGame, told(named(bo))))).toEqual(['0.8']);
    club.at('12:50').write({ type: 'joined', person: bo });
    expect(actsOf(club.does(ana, recordGame, told(named(bo), { played: '12:45' })))).toEqual(['0.8']);
    enters(club, ana, bo);
  });
});

describe('Act 0.11: every Act that is broken is named', () => {
  it('three faults cite three Acts', () => {
    const club = aClub({ now: '2026-11-20 13:20' });
    const [ana, bo] = [club.member('Ana'), club.member('Bo')];
    club.at('2026-11-20 11:00').ban(bo, '2026-11-27');
    const refusal = club.at('13:20').does(ana, recordGame, told(named(bo)));
    expect(actsOf(refusal)).toEqual(['0.5', '0.6', '0.7']);
    expect(club.view.state.games).toEqual([]);
  });

  it('all of them at once, for both players', () => {
    const club = aClub({ now: '2026-11-19 09:00' });
    const [ana, bo] = [club.member('Ana'), club.member('Bo')];
    for (const person of [ana, bo]) {
      club.ban(person, null);
      club.remove(person);
    }
    const refusal = club.at('12:45').does(ana, recordGame, told(named(bo)));
    expect(actsOf(refusal)).toEqual(['0.5', '0.6', '0.7', '0.7', '0.8', '0.8']);
  });
});
