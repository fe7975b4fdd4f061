import { describe, expect, it } from 'vitest';
import { insteadOf } from '../../src/discord/undelivered.ts';
import { issuePenalty } from '../../src/house/discipline/issue-penalty.ts';
import { staffBan } from '../../src/house/discipline/staff-ban.ts';
import type { Deducted } from '../../src/ladder/outcomes.ts';
import type { Notice } from '../../src/told.ts';
import { aCase, named, penalty } from '../house/discipline/a-case.ts';

/** Mo has issued penalty #1 against Ana, and the member of staff has banned Bo; neither could be told. */
function unheard() {
  const stage = aCase();
  const { club, mo, ana, bo } = stage;
  const sue = club.staff('Sue');
  club.does(mo, issuePenalty, penalty(ana, { declare: 'later' }));
  club.does(sue, staffBan, { member: named(bo), until: null, reason: 'Ask me.' });
  const instead = (notice: Notice, person: number) =>
    insteadOf(club.view, { notice, target: { to: 'person', person } });
  const [told, banned] = club.announced.map(({ notice }) => notice);
  if (told === undefined || banned === undefined) throw new Error('Nobody was told of anything');
  return { ...stage, sue, instead, told, banned };
}

const untold = (person: number, instead: Notice) => ({
  notice: { kind: 'untold', person, instead },
  target: { to: 'discussion' },
});

const asked = (person: number) => ({
  notice: { kind: 'messages-closed', person },
  target: { to: 'discussion' },
});

describe('what takes the place of a notice that Discord did not deliver', () => {
  it('tells who issued the penalty or the ban, and the person in #discussion', () => {
    const { mo, sue, ana, bo, instead, told, banned } = unheard();
    expect(instead(told, ana)).toEqual([
      { notice: { kind: 'not-told', person: ana, penalty: 1 }, target: { to: 'person', person: mo } },
      untold(ana, told),
    ]);
    expect(instead(banned, bo)).toEqual([
      { notice: { kind: 'not-told', person: bo, penalty: null }, target: { to: 'person', person: sue } },
      untold(bo, banned),
    ]);
  });

  it('tells in #discussion what touches points, games or a ban', () => {
    const { ana, instead } = unheard();
    const reckoning = { person: ana, date: '2026-11-20', undone: [], warned: [], before: 115, after: 100 };
    const made: Deducted[] = [
      {
        ...{ person: ana, date: '2026-11-20', basis: 'absence', inARow: 2, points: 15 },
        ...{ before: 115, after: 100 },
      },
    ];
    const news: Notice[] = [
      { kind: 'decay', ...reckoning, made },
      { kind: 'removed', person: ana, basis: 'inactive' },
      { kind: 'staff-ban-lifted', person: ana },
      { kind: 'game-lapsed', game: 1, person: ana },
      { kind: 'game-objected', game: 1, by: 1 },
    ];
    for (const notice of news) expect(instead(notice, ana)).toEqual([untold(ana, notice)]);
    const warned = { ...reckoning, after: 115, made: [], warned: ['absence' as const] };
    expect(instead({ kind: 'decay', ...warned }, ana)).toEqual([asked(ana)]);
  });

  it('asks a person to open their messages about other matters, but not where the message was at fault', () => {
    const { club, ana, mo, told, instead } = unheard();
    const malformed = (notice: Notice, person: number) =>
      insteadOf(club.view, { notice, target: { to: 'person', person } }, 'malformed');
    expect(instead({ kind: 'penalty-reminder', penalty: 1 }, mo)).toEqual([asked(mo)]);
    expect(malformed({ kind: 'penalty-reminder', penalty: 1 }, mo)).toEqual([]);
    expect(malformed(told, ana)).toEqual(instead(told, ana));
  });

  it('asks so as well who is to be told that, or to be reminded', () => {
    const { mo, ana, instead } = unheard();
    expect(instead({ kind: 'not-told', person: ana, penalty: 1 }, mo)).toEqual([asked(mo)]);
    expect(instead({ kind: 'penalty-reminder', penalty: 1 }, mo)).toEqual([asked(mo)]);
    expect(instead({ kind: 'breach-found', entry: 1 }, mo)).toEqual([asked(mo)]);
    const request = { kind: 'removal-request', person: ana, news: 'overdue', due: null } as const;
    expect(instead(request, mo)).toEqual([asked(mo)]);
    const hearing = { kind: 'hearing', case: 1, entry: 1, person: ana } as const;
    expect(instead(hearing, ana)).toEqual([asked(ana)]);
  });

  it('is nothing for what stands in #discussion too', () => {
    const { ana, instead } = unheard();
    expect(instead({ kind: 'penalty-lapsed', penalty: 1 }, ana)).toEqual([]);
  });

  it('is nothing for a channel, and for somebody who has no account any more', () => {
    const { club, ana, told, instead } = unheard();
    expect(insteadOf(club.view, { notice: told, target: { to: 'discussion' } })).toEqual([]);
    club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => {
      work.eraseAccount(ana, { recognisable: false });
      return { ok: true, value: null };
    });
    expect(instead(told, ana)).toEqual([]);
  });
});
