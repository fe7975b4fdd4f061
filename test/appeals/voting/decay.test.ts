import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../src/appeals/book/court-entries.ts';
import { castVote } from '../../../src/appeals/voting/cast-vote.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { markRegister } from '../../../src/ladder/sessions/mark-register.ts';
import { openSession } from '../../../src/ladder/sessions/open-session.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { days, deductionsOf, fridays, holds } from '../../ladder/decay/fridays.ts';
import { named } from '../../ladder/games/afternoon.ts';
import type { Story } from '../../support/a-club.ts';
import { vote } from './a-court.ts';

/** Ana takes something to a Court that is the Chief Justice alone, and wins. */
function wins(
  club: Story,
  { ana, chief }: { ana: PersonNumber; chief: PersonNumber },
  subject: Subject,
): void {
  const number = Math.max(1, club.view.state.cases.length);
  const cited = { case: number, year: 2026, ordinal: number };
  const enBanc = subject.kind === 'deduction';
  club.write({ type: 'petitioned', ...cited, petitioner: ana, respondent: null, subject, enBanc });
  club.write({ type: 'writ-given', case: number, person: chief, chief: true });
  if (!enBanc) club.write({ type: 'panel-seated', case: number, panel: [chief], despiteConflict: [] });
  overturns(club, chief, number);
}

function overturns(club: Story, chief: PersonNumber, number: number): void {
  const result = club.does(chief, castVote, vote(`2026/${number}`, { decision: 'overturn' }));
  if (!result.ok) throw new Error(JSON.stringify(result));
}

const withChief = (started: ReturnType<typeof fridays>) => ({
  ...started,
  chief: started.club.person('Morgan', { offices: ['chief'] }),
});

const entryOf = (club: Story, ana: PersonNumber, day: string, basis: 'absence' | 'idle'): number =>
  club.session(day).decays.get(ana)?.get(basis) ?? 0;

describe('Act II.6.3: an absence that the Court excuses', () => {
  /** Ana missed the first three Fridays, and the Court excused her for the third. */
  async function excused() {
    const court = withChief(fridays());
    const { club, mo, ana } = court;
    for (const day of days.slice(0, 3)) await holds(club, mo, day);
    expect(club.score(ana)).toBe(180);
    wins(club.at('2026-11-23 09:00'), court, {
      kind: 'deduction',
      entry: entryOf(club, ana, days[2], 'absence'),
    });
    return court;
  }

  it('gives its points back, and leaves the other deduction', async () => {
    const { club, ana } = await excused();
    expect(club.score(ana)).toBe(195);
    expect(deductionsOf(club, ana)).toEqual([`${days[2]} idle`]);
  });

  it('is not deducted again when the register is put right, and wrong again', async () => {
    const { club, mo, ana } = await excused();
    for (const present of [true, false])
      club.does(mo, markRegister, { member: named(ana), present, date: null, reason: 'Seen' });
    expect(deductionsOf(club, ana)).toEqual([`${days[2]} idle`]);
  });

  it('is not deducted again when the session goes on and is closed once more', async () => {
    const court = withChief(fridays());
    const { club, mo, ana } = court;
    for (const day of days.slice(0, 2)) await holds(club, mo, day);
    club.at(`${days[2]} 12:25`).openSession(mo);
    club.at('12:35').does(mo, closeSession, undefined);
    expect(deductionsOf(club, ana)).toEqual([`${days[2]} absence`, `${days[2]} idle`]);
    wins(club, court, { kind: 'deduction', entry: entryOf(club, ana, days[2], 'absence') });
    club.does(mo, openSession, undefined);
    expect(deductionsOf(club, ana)).toEqual([]);
    await club.at('13:11').settle();
    expect(deductionsOf(club, ana)).toEqual([`${days[2]} idle`]);
  });

  it('does not excuse the next one', async () => {
    const { club, mo, ana } = await excused();
    await holds(club, mo, days[3]);
    expect(deductionsOf(club, ana)).toContain(`${days[3]} absence`);
  });
});

describe('Act II.6: a game that the Court brings back', () => {
  /** Ana and Bo played on the first Friday; that was voided, and both were deducted for it on the third. */
  async function voided() {
    const court = withChief(fridays());
    const { club, mo, ana, bo } = court;
    await holds(club, mo, days[0], [ana, bo], [[ana, bo]]);
    club.at('2026-11-09 09:00').does(mo, voidGame, { game: '1', reason: 'Not seen' });
    for (const day of days.slice(1, 3)) await holds(club, mo, day, [ana, bo]);
    expect(deductionsOf(club, ana)).toEqual([`${days[2]} idle`]);
    club.at('2026-11-23 09:00');
    return court;
  }

  it('takes the deductions with it that were made as though it had not been played', async () => {
    const court = await voided();
    const { club, ana, bo } = court;
    wins(club, court, { kind: 'game', game: 1 });
    expect([deductionsOf(club, ana), deductionsOf(club, bo)]).toEqual([[], []]);
    expect([club.score(ana), club.score(bo)]).toEqual([200, 200]);
  });

  it('and they come back where the whole Court undoes that', async () => {
    const court = await voided();
    const { club, ana, bo, chief } = court;
    const before = [club.score(ana), club.score(bo)];
    wins(club, court, { kind: 'game', game: 1 });
    club.write({ type: 'en-banc-asked', case: 1, person: bo });
    club.write({ type: 'en-banc-answered', case: 1, accepted: true });
    overturns(club, chief, 1);
    expect([club.score(ana), club.score(bo)]).toEqual(before);
    expect(deductionsOf(club, ana)).toEqual([`${days[2]} idle`]);
  });
});

describe('Act II.6: a ban that the Court lifts', () => {
  /** Ana is banned through 11 December; each of the first three Fridays passes without her. */
  async function banned() {
    const court = withChief(fridays());
    const { club, mo, ana } = court;
    const endsAt = Date.UTC(2026, 11, 11, 23, 59, 59, 999);
    const issued = { penalty: 1, person: ana, offence: 1, game: null, fraud: false, finding: null } as const;
    club.write(
      {
        type: 'penalty-issued',
        ...issued,
        ground: 'serious',
        parts: [{ kind: 'ban', until: '2026-12-11', endsAt }],
        reverses: null,
      },
      { by: mo },
    );
    club.write({ type: 'penalty-declared', penalty: 1, way: 'discussion', on: '2026-11-05' });
    for (const day of days.slice(0, 3)) await holds(club, mo, day);
    return court;
  }

  it('does not have its weeks counted afterwards as though she had stayed away', async () => {
    const court = await banned();
    const { club, mo, ana } = court;
    wins(club.at('2026-11-23 09:00'), court, { kind: 'ban', penalty: 1 });
    for (const day of days.slice(3, 5)) await holds(club, mo, day);
    expect(deductionsOf(club, ana)).toEqual([]);
    await holds(club, mo, days[5]);
    expect(deductionsOf(club, ana)).toEqual([`${days[5]} absence`, `${days[5]} idle`]);
  });
});
