import { describe, expect, it } from 'vitest';
import { banAt } from '../../../src/house/book/discipline.ts';
import { type BanInput, issueBan } from '../../../src/house/discipline/issue-ban.ts';
import { issuePenalty } from '../../../src/house/discipline/issue-penalty.ts';
import { listBans } from '../../../src/house/discipline/listing.ts';
import { offenceWords, punishedFor } from '../../../src/house/discipline/offences.ts';
import { joinBoard } from '../../../src/ladder/board/join-board.ts';
import { checkIn } from '../../../src/ladder/sessions/check-in.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { aCase, ban, named, penalty } from './a-case.ts';

describe('Acts II.9, II.9.1 and II.9.2: a ban by a Moderator', () => {
  it.each<[string, Partial<BanInput>, string[]]>([
    ['the next Friday', { until: '2026-11-27' }, ['done']],
    ['a Friday after New Year', { until: '2027-01-08' }, ['done']],
    ['a leap day that is a Friday', { until: '2036-02-29' }, ['done']],
    ['today', { until: '2026-11-20' }, ['ban-end']],
    ['last Friday', { until: '2026-11-13' }, ['ban-end']],
    ['a Friday of last year, later in its year', { until: '2025-12-26' }, ['ban-end']],
    ['a Thursday', { until: '2026-11-26' }, ['ban-end']],
    ['a Thursday that is past', { until: '2026-11-19' }, ['ban-end']],
    ['a day that there is not', { until: '2026-02-30' }, ['not-a-date']],
    ['no day', { until: 'next week' }, ['not-a-date']],
    ['no reason', { reason: '  ' }, ['empty']],
    ['an offence that there is not', { offence: '#4' }, ['no-such-offence']],
  ])('until %s', (_, about, said) => {
    const { club, mo, ana } = aCase();
    const result = club.does(mo, issueBan, ban(ana, about));
    expect(saidOf(result)).toEqual(said);
    if (said[0] === 'ban-end')
      expect(result).toMatchObject({ refusals: [{ acts: ['II.9.2'], days: ['2026-11-27', '2026-12-04'] }] });
  });

  it('holds through the whole of its last day, over the new year, and lapses by itself', async () => {
    const { club, mo, ana } = aCase();
    club.does(mo, issueBan, ban(ana, { until: '2027-01-08' }));
    for (const [moment, held] of [
      ['2026-11-20 12:50', true],
      ['2026-12-31 23:59:59.999', true],
      ['2027-01-01 00:00', true],
      ['2027-01-08 23:59:59.999', true],
      ['2027-01-09 00:00', false],
    ] as const)
      expect(banAt(club.view.state, ana, club.moment(moment)) !== null, moment).toBe(held);
    await club.at('2027-01-15 12:30').settle();
    club.openSession(mo);
    expect(saidOf(club.does(ana, checkIn, { leave: false, moderating: false }))).toEqual(['done']);
  });

  it('keeps the person who left from coming back, and is on the list', () => {
    const { club, mo, ana } = aCase();
    club.does(mo, issueBan, ban(ana));
    club.remove(ana);
    expect(saidOf(club.does(ana, joinBoard, { name: null }))).toEqual(['banned']);
    expect(listBans(club.view, club.actor(mo), club.now)).toMatchObject({
      value: [{ person: ana, penalty: 1 }],
    });
    expect(listBans(club.view, club.actor(mo), club.moment('2026-11-28 00:00'))).toEqual({
      ok: true,
      value: [],
    });
    expect(listBans(club.view, club.actor(ana), club.now)).toMatchObject({ ok: false });
  });

  it('is not for the person themselves, nor for somebody without the power', () => {
    const { club, mo, ana, bo } = aCase();
    expect(saidOf(club.does(mo, issueBan, ban(mo)))).toEqual(['own-matter']);
    expect(actsOf(club.does(ana, issueBan, ban(bo)))).toEqual(['III.2', 'III.3.4']);
  });

  it('Act III.2.2: is refused where the offence was punished already', () => {
    const { club, mo, mia, ana } = aCase();
    club.does(mo, issuePenalty, penalty(ana));
    const second = club.does(mia, issueBan, ban(ana, { offence: '#1' }));
    expect(second).toMatchObject({ refusals: [{ code: 'punished-already', penalty: 1 }] });
    expect(saidOf(club.does(mia, issueBan, ban(ana)))).toEqual(['done']);
  });

  it.each<[string, Partial<BanInput>, string]>([
    ['the reason of a ban before', { reason: ' threw a ROOK. ' }, 'punished-already'],
    ['the words of a known offence', { reason: 'shouting' }, 'punished-already'],
    ['a known offence by its number', { offence: '#2', reason: 'Something else.' }, 'punished-already'],
    ['words of its own', { reason: 'Threw a bishop.' }, 'done'],
  ])('Act III.2.2: in %s', async (_, about, said) => {
    const { club, mo, mia, ana } = aCase();
    club.does(mo, issuePenalty, penalty(ana, { offence: 'Shouting' }));
    club.does(mo, issueBan, ban(ana, { reason: 'Threw a rook.' }));
    const words = await offenceWords(club.clubs, club.id);
    expect(punishedFor(club.view, ana, words)).toEqual(['#2 Threw a rook.', '#1 Shouting']);
    const result = club.does(mia, issueBan, ban(ana, { ...about, words }));
    expect(saidOf(result)).toEqual([said]);
  });

  it('Act III.2.2: of somebody else for the same thing is a ban like the first', async () => {
    const { club, mo, ana, bo } = aCase();
    club.does(mo, issueBan, ban(ana));
    const words = await offenceWords(club.clubs, club.id);
    expect(saidOf(club.does(mo, issueBan, ban(bo, { words })))).toEqual(['done']);
    expect(club.view.state.penalties[2]).toMatchObject({ person: bo, offence: 1 });
  });

  it('Act II.9.4: no command of a Moderator ends it sooner; a second one adds to it', () => {
    const { club, mo, mia, ana } = aCase();
    club.does(mo, issueBan, ban(ana, { until: '2026-12-18' }));
    club.does(mia, issueBan, ban(ana, { until: '2026-11-27' }));
    expect(banAt(club.view.state, ana, club.moment('2026-12-18 23:59'))).not.toBeNull();
  });

  it('is never put on a namesake', () => {
    const { club, mo } = aCase();
    club.member('Alex');
    const other = club.member('Alex');
    expect(saidOf(club.does(mo, issueBan, ban(other, { member: { text: 'Alex' } })))).toEqual([
      'several-people',
    ]);
    club.does(mo, issueBan, ban(other, { member: named(other) }));
    expect(club.view.state.bans.map(({ person }) => person)).toEqual([other]);
  });
});
