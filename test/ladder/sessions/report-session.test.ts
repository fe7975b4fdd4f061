import { describe, expect, it } from 'vitest';
import { approveGame } from '../../../src/ladder/games/decide-game.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { openSession } from '../../../src/ladder/sessions/open-session.ts';
import type { Story } from '../../support/a-club.ts';
import { days, fridays, holds, opens, wealthy } from '../decay/fridays.ts';
import { enters, plays } from '../games/afternoon.ts';

/** What the club was told of its sessions, in order. */
const rounds = (club: Story) =>
  club.announced.flatMap(({ notice, target }) =>
    notice.kind === 'weekly-round' ? [{ target, ...notice }] : [],
  );

const datesTold = (club: Story) => rounds(club).map(({ date }) => date);

describe('the weekly round', () => {
  it('is told once, in #discussion, after the end of a session that was held', async () => {
    const { club, mo } = fridays();
    opens(club, mo, days[0]);
    await club.at('13:10').settle();
    expect(datesTold(club)).toEqual([]);
    await club.at('13:11').settle();
    await club.at('13:12').settle();
    expect(rounds(club)).toMatchObject([{ date: days[0], target: { to: 'discussion' } }]);
  });

  it('waits for the end where the session was closed by hand, and is told once where it was opened again', async () => {
    const { club, mo, ana, bo } = fridays();
    opens(club, mo, days[0]);
    club.at('12:40').does(mo, closeSession, undefined);
    await club.at('12:41').settle();
    expect(datesTold(club)).toEqual([]);
    club.at('12:45').does(mo, openSession, undefined);
    plays(club, mo, ana, bo, 1);
    club.at('13:00').does(mo, closeSession, undefined);
    await club.at('13:11').settle();
    expect(rounds(club)).toMatchObject([{ date: days[0], games: [1] }]);
  });

  it('is not told of a session that never began', async () => {
    const { club, mo } = fridays();
    club.at(`${days[0]} 12:20`).openSession(mo);
    club.at('12:25').does(mo, closeSession, undefined);
    await club.at('13:11').settle();
    expect(datesTold(club)).toEqual([]);
  });

  it('is told one for each session, as of its end, by a bot that was down for five weeks', async () => {
    const told = async (...moments: string[]) => {
      const { club, mo, ana, bo } = fridays();
      await holds(club, mo, days[0], [ana, bo]);
      opens(club, mo, days[1], [ana]);
      for (const moment of moments) await club.at(moment).settle();
      return { rounds: rounds(club), entries: club.view.entries };
    };
    const late = await told('2026-12-20 09:00', '2026-12-20 09:01');
    expect(late.rounds.map(({ date, next }) => ({ date, next }))).toEqual([
      { date: days[0], next: days[1] },
      { date: days[1], next: days[2] },
    ]);
    expect(late).toEqual(await told('2026-11-13 13:10:01'));
  });
});

describe('the weeks without a session before it', () => {
  it('are told with the next one that was held, cancelled or not', async () => {
    const { club, mo, ana, bo } = fridays();
    await holds(club, mo, days[0], [ana, bo]);
    club.write({ type: 'session-cancelled', date: days[1] });
    await club.at(`${days[2]} 13:11`).settle();
    await holds(club, mo, days[3], [ana, bo]);
    expect(rounds(club)).toMatchObject([
      { date: days[0], missed: [] },
      {
        date: days[3],
        missed: [
          { date: days[1], cancelled: true },
          { date: days[2], cancelled: false },
        ],
      },
    ]);
  });
});

describe('the games in the weekly round', () => {
  it('are those of every close of the session, as they stand at its end', async () => {
    const { club, mo, ana, bo } = fridays();
    opens(club, mo, days[0], [ana, bo]);
    const cy = wealthy(club, 'Cy');
    const [answered, waits, approved] = [enters(club, ana, bo), enters(club, ana, cy), enters(club, bo, cy)];
    club.at('12:50').does(mo, closeSession, undefined);
    club.at('12:55').does(mo, approveGame, { game: `#${approved}`, overseer: null });
    club.does(mo, openSession, undefined);
    await club.at('13:11').settle();
    expect(rounds(club)).toMatchObject([
      { games: [answered, approved], counted: [answered], referred: [waits], lapsed: [] },
    ]);
  });
});

describe('the board in the weekly round', () => {
  it('has everybody’s place before and after the session, and the points of the session alone', async () => {
    const { club, mo, ana, bo } = fridays();
    const cy = wealthy(club, 'Cy');
    opens(club, mo, days[0], [ana, bo, cy]);
    club.at('12:45');
    plays(club, mo, bo, ana, 1);
    await club.at('13:11').settle();
    const [{ board = [], games } = {}] = rounds(club);
    expect(games).toEqual([1]);
    expect(board.map(({ person, rank, rankBefore, change }) => [person, rank, rankBefore, change])).toEqual([
      [bo, 1, 1, expect.toSatisfy((points: number) => points > 0)],
      [cy, 2, 1, 0],
      [ana, 3, 1, expect.toSatisfy((points: number) => points < 0)],
    ]);
  });

  it('leaves out people who are banned or have stayed away for long', async () => {
    const { club, mo, ana, bo } = fridays();
    club.ban(bo, null);
    await holds(club, mo, days[0], [ana]);
    expect(rounds(club)[0]?.board.map(({ person }) => person)).toEqual([ana]);
  });
});

describe('what is open in the weekly round', () => {
  it('Act II.6: how many were warned and what was taken, a deduction undone before the end left out', async () => {
    const { club, mo, ana, bo } = fridays();
    for (const day of days.slice(0, 2)) await holds(club, mo, day);
    expect(rounds(club).map(({ warned }) => warned)).toEqual([0, 2]);
    opens(club, mo, days[2], [ana]);
    club.at('12:40').does(mo, closeSession, undefined);
    club.at('12:45').does(mo, openSession, undefined);
    for (const person of [ana, bo]) club.checkIn(person);
    await club.at('13:11').settle();
    expect(
      rounds(club)
        .at(-1)
        ?.decayed.map(({ person, basis }) => `${person} ${basis}`),
    ).toEqual([`${ana} idle`, `${bo} idle`]);
  });

  it('Acts II.8 and II.10.5: requests by their number, and the monitors that outlasted a session', async () => {
    const { club, mo, ana, bo } = fridays();
    club.write({ type: 'removal-requested', person: ana }, { by: ana });
    club.write({ type: 'monitored', person: bo }, { by: mo });
    await holds(club, mo, days[0], [ana, bo]);
    expect(rounds(club).at(-1)).toMatchObject({ requests: 1, monitors: [bo] });
  });

  it('Act III.2.4: penalties that wait to be declared, by their number alone', async () => {
    const { club, mo, ana } = fridays();
    const penalty = { penalty: 1, person: ana, offence: 1, game: null, fraud: false, ground: null } as const;
    club.write(
      {
        ...{ type: 'penalty-issued', ...penalty, finding: null, reverses: null },
        parts: [{ kind: 'warning' }],
      },
      { by: mo },
    );
    await holds(club, mo, days[0]);
    const [round] = rounds(club);
    expect(round?.undeclared).toEqual([{ penalty: 1, declareBy: expect.any(Number) }]);
  });
});
