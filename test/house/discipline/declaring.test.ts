import { describe, expect, it } from 'vitest';
import { banAt } from '../../../src/house/book/discipline.ts';
import { declarePenalty } from '../../../src/house/discipline/declare-penalty.ts';
import { issueBan } from '../../../src/house/discipline/issue-ban.ts';
import { issuePenalty } from '../../../src/house/discipline/issue-penalty.ts';
import { penaliseFraud } from '../../../src/ladder/games/penalise-fraud.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { days, deductionsOf, fridays, holds, toldTo } from '../../ladder/decay/fridays.ts';
import type { Story } from '../../support/a-club.ts';
import { saidOf } from '../../support/refusals.ts';
import { aCase, ban, fraud, named, penalty } from './a-case.ts';

/** Mo took 15 points from Ana on Friday 20 November, and has not told the public. */
function undeclaredPenalty() {
  const stage = aCase();
  const { club, mo, ana } = stage;
  club.does(mo, issuePenalty, penalty(ana, { kinds: ['deduction'], points: 15, declare: 'later' }));
  return stage;
}

/** The notices to one person or channel, by their kinds. */
const told = (club: Story, target: object) =>
  club.announced
    .filter((each) => JSON.stringify(each.target) === JSON.stringify(target))
    .map(({ notice }) => notice.kind);

const to = (person: PersonNumber) => ({ to: 'person', person });
const discussion = { to: 'discussion' };
const declares = (club: Story, by: PersonNumber, way: 'discussion' | 'email' = 'discussion') =>
  club.does(by, declarePenalty, { penalty: '#1', way });

describe('Acts III.2.4 and III.2.4.1: a penalty is declared', () => {
  it('at once in #discussion, unless it is put off', () => {
    const { club, mo, ana } = aCase();
    club.does(mo, issuePenalty, penalty(ana));
    expect(told(club, discussion)).toEqual(['penalty-declared']);
    expect(club.view.state.penalties[1]?.declared).toEqual({ way: 'discussion', on: '2026-11-20' });
  });

  it('by email, which is taken down with its date and posted nowhere', () => {
    const { club, mo, ana } = aCase();
    club.does(mo, issuePenalty, penalty(ana, { declare: 'email' }));
    expect(told(club, discussion)).toEqual([]);
    expect(club.view.state.penalties[1]?.declared).toEqual({ way: 'email', on: '2026-11-20' });
  });

  it('later, by any Moderator or Justice but the person who was penalised, and once', () => {
    const { club, jude, ana, bo } = undeclaredPenalty();
    expect(saidOf(declares(club, bo))).toEqual(['needs-office']);
    club.write({ type: 'office-given', person: ana, office: 'moderator' });
    expect(saidOf(declares(club, ana))).toEqual(['own-matter']);
    club.at('2026-11-25 20:00');
    expect(saidOf(declares(club, jude, 'email'))).toEqual(['done']);
    expect(club.view.state.penalties[1]?.declared).toEqual({ way: 'email', on: '2026-11-25' });
    expect(saidOf(declares(club, jude))).toEqual(['declared-already']);
  });

  it.each(['2', '#0', 'Ana', ''])('not one that there is not: “%s”', (text) => {
    const { club, mo } = undeclaredPenalty();
    expect(saidOf(club.does(mo, declarePenalty, { penalty: text, way: 'discussion' }))).toEqual([
      'no-such-penalty',
    ]);
  });
});

describe('Act III.2.4: the person who issued it is reminded on the third and sixth day', () => {
  it.each([
    ['2026-11-23 12:30', 0],
    ['2026-11-23 12:30:00.001', 1],
    ['2026-11-26 12:30', 1],
    ['2026-11-26 12:30:00.001', 2],
    ['2026-11-27 23:59:59.999', 2],
  ])('by %s: %i times', async (moment, reminders) => {
    const { club, mo } = undeclaredPenalty();
    await club.at(moment).settle();
    await club.settle();
    expect(told(club, to(mo))).toEqual(Array(reminders).fill('penalty-reminder'));
  });

  it.each<[string, (stage: ReturnType<typeof aCase>, chief: PersonNumber) => void, 'issuer' | 'chief']>([
    ['the person who issued it, while they have the power', () => {}, 'issuer'],
    [
      'the Chief Justice, once they have it no longer',
      ({ club, mo }) => club.write({ type: 'office-taken', person: mo, office: 'moderator' }),
      'chief',
    ],
  ])('reminds %s', async (_, happens, whom) => {
    const stage = undeclaredPenalty();
    const { club, mo } = stage;
    const chief = club.person('Casey', { offices: ['chief'] });
    happens(stage, chief);
    await club.at('2026-11-24 09:00').settle();
    const reminded = (person: PersonNumber) => told(club, to(person)).includes('penalty-reminder');
    expect([reminded(mo), reminded(chief)]).toEqual([whom === 'issuer', whom === 'chief']);
  });

  it('no longer, once it is declared', async () => {
    const { club, mo } = undeclaredPenalty();
    await club.at('2026-11-24 09:00').settle();
    declares(club, mo);
    await club.at('2026-12-30 09:00').settle();
    expect(told(club, to(mo))).toEqual(['penalty-reminder']);
    expect(club.score(mo)).toBe(100);
    expect(club.view.state.penalties[1]?.stands).toBe(true);
  });
});

describe('Act III.2.4.2: undeclared after the seventh day, it is void', () => {
  it.each([
    ['2026-11-26 23:59:59.999', 105, true],
    ['2026-11-27 12:50', 105, true],
    ['2026-11-27 23:59:59.999', 105, true],
    ['2026-11-28 00:00', 120, false],
  ])('at %s: score %i', async (moment, score, stands) => {
    const { club, mo, ana } = undeclaredPenalty();
    await club.at(moment).settle();
    expect(club.score(ana)).toBe(score);
    expect(saidOf(declares(club, mo))).toEqual([stands ? 'done' : 'penalty-void']);
  });

  it('tells the person who issued it, the person who had it, and the club', async () => {
    const { club, mo, ana } = undeclaredPenalty();
    await club.at('2026-11-28 00:00').settle();
    expect(told(club, to(mo)).at(-1)).toBe('penalty-lapsed');
    expect(told(club, to(ana))).toEqual(['penalty-issued', 'penalty-lapsed']);
    expect(told(club, discussion).at(-1)).toBe('penalty-lapsed');
  });

  it('ends a ban as though it had never been, and replays what came after', async () => {
    const { club, mo, ana } = aCase();
    club.does(mo, issueBan, ban(ana, { until: '2026-12-18', declare: 'later' }));
    expect(banAt(club.view.state, ana, club.now)).not.toBeNull();
    await club.at('2026-11-28 00:00').settle();
    expect(club.view.state.bans).toEqual([]);
  });

  it('gives back what was lost for a game that it had undone (Act II.6)', async () => {
    const { club, mo, ana, bo } = fridays();
    await holds(club, mo, days[0], [ana, bo], [[ana, bo]]);
    await holds(club, mo, days[1]);
    club.does(mo, penaliseFraud, fraud(ana, 1, { declare: 'later' }));
    await holds(club, mo, days[2]);
    const lost = [`${days[2]} idle`];
    for (const person of [ana, bo]) expect(deductionsOf(club, person)).toEqual(lost);
    await club.at(`${days[3]} 00:00`).settle();
    for (const person of [ana, bo])
      expect([deductionsOf(club, person), club.score(person)]).toEqual([[], 200]);
    expect(toldTo(club, bo).at(-1)?.undone).toEqual(lost);
  });

  it('Act III.2.2: does not let the offence be punished again', async () => {
    const { club, mo, ana } = undeclaredPenalty();
    await club.at('2026-11-28 00:00').settle();
    const again = penalty(ana, { offence: '#1', member: named(ana) });
    expect(club.does(mo, issuePenalty, again)).toMatchObject({
      refusals: [{ code: 'punished-already', penalty: 1, lapsed: true, acts: ['III.2.2'] }],
    });
  });

  it('goes by the figures that were in force when it was issued (Act IV.2)', async () => {
    const { club, ana } = undeclaredPenalty();
    club.at('2026-11-24 09:00').setFigures({ declarationDays: 2 });
    await club.settle();
    expect(club.score(ana)).toBe(105);
    await club.at('2026-11-28 00:00').settle();
    expect(club.score(ana)).toBe(120);
  });

  it.each([
    ['late', ['2027-01-30 09:00']],
    ['twice', ['2026-11-28 00:00', '2026-11-28 00:00', '2027-01-30 09:00']],
    [
      'in pieces',
      ['2026-11-23 12:29', '2026-11-25 00:00', '2026-11-27 23:59', '2026-12-24 00:00', '2027-01-30 09:00'],
    ],
  ])('leaves the same ledger when it is settled %s', async (_, moments) => {
    const ledger = async (looks: readonly string[]) => {
      const { club } = undeclaredPenalty();
      for (const look of looks) await club.at(look).settle();
      return { entries: club.view.entries, announced: club.announced };
    };
    const daily = Array.from({ length: 10 }, (__, n) => `2026-11-${20 + n} 23:00`);
    expect(await ledger(moments)).toEqual(await ledger(daily));
  });
});
