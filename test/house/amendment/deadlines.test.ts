import { describe, expect, it } from 'vitest';
import { publishFigure } from '../../../src/house/amendment/publish.ts';
import { askRemoval } from '../../../src/house/removal/ask-removal.ts';
import { removalTermOf } from '../../../src/house/removal/requests-due.ts';
import { isOverdue } from '../../../src/ladder/book/monitors.ts';
import { lastForRematch } from '../../../src/ladder/book/rematch.ts';
import { aClub, type Story } from '../../support/a-club.ts';

function court() {
  const club = aClub({ now: '2026-11-20 12:30' });
  const chief = club.person('Morgan', { offices: ['chief'] });
  return { club, chief, mo: club.moderator('Mo'), ana: club.member('Ana'), bo: club.member('Bo') };
}

const publishes = (club: Story, chief: number, figure: string, value: string) =>
  club.does(chief, publishFigure, { figure, value, version: null, follows: null });

/** Whether no entry is dated before the one it follows. */
const inOrder = ({ view }: Story): boolean =>
  view.entries.every(({ at }, place) => at >= (view.entries[place - 1]?.at ?? 0));

async function holds(club: Story, moderator: number, date: string): Promise<void> {
  club.at(`${date} 12:30`).openSession(moderator);
  await club.at(`${date} 13:11`).settle();
}

describe('Act IV.2: a term that runs already is not moved by a change of its figure', () => {
  it('Act II.8: a request to be removed keeps its days, and its reminders', async () => {
    const { club, chief, ana } = court();
    club.does(ana, askRemoval, undefined);
    const term = removalTermOf(club.view, ana);
    club.at('2026-11-25 12:00');
    await club.settle();
    publishes(club, chief, 'removalRequestDays', '1');
    publishes(club, chief, 'reminderDays', '1');
    await club.settle();
    expect(removalTermOf(club.view, ana)).toEqual(term);
    await club.at('2026-12-10 12:00').settle();
    const days = club.view.entries.flatMap((entry) => (entry.type === 'removal-reminded' ? [entry.day] : []));
    expect(days).toEqual([3, 6, 7]);
    expect(inOrder(club)).toBe(true);
  });

  it('Act I.6: an objection keeps its sessions', async () => {
    const { club, chief, mo, ana, bo } = court();
    const date = club.openSession(mo);
    const about = { colour: null, playedAt: club.now, date, online: false, ended: null, approval: [] };
    club.write({ type: 'game-recorded', game: 1, player: ana, opponent: bo, score: 1, ...about });
    club.write({ type: 'game-counted', game: 1 });
    await club.at('13:11').settle();
    publishes(club, chief, 'rematchSessions', '2');
    club.at('13:20').write({ type: 'objected', game: 1, person: bo });
    club.at('13:30');
    publishes(club, chief, 'rematchSessions', '1');
    const objection = () => club.view.state.objections.get(1) ?? { seq: 0, at: 0, person: 0, decided: null };
    await holds(club, mo, '2026-11-27');
    expect(lastForRematch(club.view.state, objection())).toBeNull();
    await holds(club, mo, '2026-12-04');
    expect(lastForRematch(club.view.state, objection())?.date).toBe('2026-12-04');
    expect(inOrder(club)).toBe(true);
  });

  it('Act II.10.5: a monitor keeps the sessions it may last, until its suspicion is stated again', async () => {
    const { club, chief, mo, ana } = court();
    publishes(club, chief, 'monitorSessions', '2');
    const monitor = club.at('12:40').write({ type: 'monitored', person: ana });
    club.at('12:50');
    publishes(club, chief, 'monitorSessions', '1');
    const overdue = () => club.view.state.monitors.some((each) => isOverdue(club.view.state, each));
    await holds(club, mo, '2026-11-27');
    expect(overdue()).toBe(false);
    club.at('14:00').write({ type: 'monitor-restated', monitor });
    await holds(club, mo, '2026-12-04');
    expect(overdue()).toBe(true);
  });
});
