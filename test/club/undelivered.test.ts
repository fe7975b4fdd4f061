import { describe, expect, it } from 'vitest';
import { issuePenalty } from '../../src/club/discipline/issue-penalty.ts';
import { staffBan } from '../../src/club/discipline/staff-ban.ts';
import type { Notice } from '../../src/club/notices.ts';
import { insteadOf } from '../../src/club/undelivered.ts';
import { aCase, named, penalty } from './discipline/a-case.ts';

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

const asked = (person: number) => ({
  notice: { kind: 'messages-closed', person },
  target: { to: 'discussion' },
});

describe('what takes the place of a notice that Discord did not deliver', () => {
  it('tells whoever issued the penalty or the ban, and asks the person to open their messages', () => {
    const { mo, sue, ana, bo, instead, told, banned } = unheard();
    expect(instead(told, ana)).toEqual([
      { notice: { kind: 'not-told', person: ana, penalty: 1 }, target: { to: 'person', person: mo } },
      asked(ana),
    ]);
    expect(instead(banned, bo)).toEqual([
      { notice: { kind: 'not-told', person: bo, penalty: null }, target: { to: 'person', person: sue } },
      asked(bo),
    ]);
  });

  it('asks so as well whoever is to be told that, or to be reminded', () => {
    const { mo, ana, instead } = unheard();
    expect(instead({ kind: 'not-told', person: ana, penalty: 1 }, mo)).toEqual([asked(mo)]);
    expect(instead({ kind: 'penalty-reminder', penalty: 1 }, mo)).toEqual([asked(mo)]);
    expect(instead({ kind: 'breach-found', entry: 1 }, mo)).toEqual([asked(mo)]);
    const request = { kind: 'removal-request', person: ana, news: 'overdue', due: null } as const;
    expect(instead(request, mo)).toEqual([asked(mo)]);
    const hearing = { kind: 'hearing', case: 1, entry: 1, person: ana } as const;
    expect(instead(hearing, ana)).toEqual([asked(ana)]);
  });

  it('is nothing for what stands in #discussion too, or is no matter of discipline', () => {
    const { ana, instead } = unheard();
    expect(instead({ kind: 'penalty-lapsed', penalty: 1 }, ana)).toEqual([]);
    expect(instead({ kind: 'game-lapsed', game: 1, person: ana }, ana)).toEqual([]);
  });

  it('is nothing for a channel, and for somebody who has no account any more', () => {
    const { club, ana, told, instead } = unheard();
    expect(insteadOf(club.view, { notice: told, target: { to: 'discussion' } })).toEqual([]);
    club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => {
      work.eraseAccount(ana, { recognisable: false });
      return { ok: true, value: { kind: 'settled' } };
    });
    expect(instead(told, ana)).toEqual([]);
  });
});
