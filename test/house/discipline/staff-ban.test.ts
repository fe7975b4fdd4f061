import { describe, expect, it } from 'vitest';
import { banAt } from '../../../src/house/book/discipline.ts';
import { issueBan } from '../../../src/house/discipline/issue-ban.ts';
import { liftStaffBan, staffBan } from '../../../src/house/discipline/staff-ban.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { aCase, ban, named } from './a-case.ts';

function withStaff() {
  const stage = aCase();
  const sue = stage.club.staff('Sue');
  const bans = (by: number, person: number, until: string | null = null) =>
    stage.club.does(by, staffBan, { member: named(person), until, reason: 'Ask me.' });
  return { ...stage, sue, bans };
}

describe('Acts III.6 and III.6.1: bans by the member of staff', () => {
  it.each<[string | null, string, boolean]>([
    [null, '2099-01-01 00:00', true],
    ['2026-11-20', '2026-11-20 23:59:59.999', true],
    ['2026-11-20', '2026-11-21 00:00', false],
    ['2026-12-02', '2026-12-02 23:59:59.999', true],
    ['2026-12-02', '2026-12-03 00:00', false],
    ['2026-12-02 14:30', '2026-12-02 14:30', true],
    ['2026-12-02 14:30', '2026-12-02 14:30:00.001', false],
    ['13:05', '2026-11-20 13:05', true],
    ['13:05', '2026-11-20 13:06', false],
  ])('until %s, on any day of the week: at %s %s', (until, moment, held) => {
    const { club, sue, ana, bans } = withStaff();
    expect(saidOf(bans(sue, ana, until))).toEqual(['done']);
    expect(banAt(club.view.state, ana, club.moment(moment)) !== null).toBe(held);
    expect(club.announced.map(({ target }) => target)).toEqual([{ to: 'person', person: ana }]);
  });

  it('not until a day that is past or that there is not', () => {
    const { sue, ana, bans } = withStaff();
    expect(saidOf(bans(sue, ana, '2026-11-19'))).toEqual(['day-is-past']);
    expect(saidOf(bans(sue, ana, '2026-11-20 12:49'))).toEqual(['day-is-past']);
    expect(saidOf(bans(sue, ana, '2026-11-31'))).toEqual(['not-a-date']);
    expect(saidOf(bans(sue, ana, '2026-12-02 25:00'))).toEqual(['not-a-date']);
  });

  it('by nobody else: no Moderator, Justice or Chief Justice', () => {
    const { club, mo, jude, ana, bans } = withStaff();
    const chief = club.person('Chi', { offices: ['chief'] });
    for (const by of [mo, jude, chief, ana]) {
      expect(actsOf(bans(by, ana))).toEqual(['III.6']);
      expect(actsOf(club.does(by, liftStaffBan, { member: named(ana) }))).toEqual(['III.6']);
    }
  });

  it('are lifted by the staff from then on, and not as though they had never been', () => {
    const { club, sue, ana, bans } = withStaff();
    bans(sue, ana);
    bans(sue, ana, '2026-12-02');
    const banned = club.now;
    club.at('2026-11-25 10:00');
    expect(saidOf(club.does(sue, liftStaffBan, { member: named(ana) }))).toEqual(['done']);
    expect(banAt(club.view.state, ana, club.now)).toBeNull();
    expect(banAt(club.view.state, ana, banned)).not.toBeNull();
    expect(banAt(club.view.state, ana, club.now - 1)).not.toBeNull();
    expect(saidOf(club.does(sue, liftStaffBan, { member: named(ana) }))).toEqual(['no-staff-ban']);
  });

  it('Act II.9.4: leave a ban by a Moderator where it is', () => {
    const { club, mo, sue, ana, bans } = withStaff();
    club.does(mo, issueBan, ban(ana));
    expect(saidOf(club.does(sue, liftStaffBan, { member: named(ana) }))).toEqual(['no-staff-ban']);
    bans(sue, ana);
    club.does(sue, liftStaffBan, { member: named(ana) });
    expect(banAt(club.view.state, ana, club.now)).toMatchObject({ penalty: 1 });
  });

  it('are for anyone whom the club has not met as well', () => {
    const { club, sue } = withStaff();
    const member = { account: '777', name: 'Visitor', bot: false };
    expect(saidOf(club.does(sue, staffBan, { member, until: null, reason: 'Ask me.' }))).toEqual(['done']);
    expect(club.view.people.byAccount('777')).not.toBeNull();
  });
});
