import { describe, expect, it } from 'vitest';
import { heldSessions } from '../../../src/ladder/book/register.ts';
import { cancelSession } from '../../../src/ladder/sessions/cancel-session.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { openSession } from '../../../src/ladder/sessions/open-session.ts';
import { aClub } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

const calledOff = (date: string) => ({ date, reason: 'Half-term', restore: false });
const restored = (date: string) => ({ date, reason: 'A mistake', restore: true });

describe('Act 0.5: calling a session off', () => {
  it.each([
    ['next week', '2026-11-27', 'done'],
    ['today, before it was opened', '2026-11-20', 'done'],
    ['a Thursday', '2026-11-26', 'not-session-day'],
    ['last week', '2026-11-13', 'session-over'],
    ['no date', 'next Friday', 'not-a-date'],
  ])('%s', (_, date, said) => {
    const club = aClub({ now: '2026-11-20 13:10' });
    const mo = club.moderator('Mo');
    expect(saidOf(club.does(mo, cancelSession, calledOff(date)))).toEqual([said]);
    expect(club.view.state.cancelled.has(date)).toBe(said === 'done');
  });

  it('is too late once today’s is over or was opened', () => {
    const club = aClub({ now: '2026-11-20 12:25' });
    const mo = club.moderator('Mo');
    club.openSession(mo);
    expect(saidOf(club.does(mo, cancelSession, calledOff('2026-11-20')))).toEqual(['session-was-held']);
    const other = aClub({ now: '2026-11-20 13:10:00.001' });
    const al = other.moderator('Al');
    expect(saidOf(other.does(al, cancelSession, calledOff('2026-11-20')))).toEqual(['session-over']);
  });

  it('is possible when today’s was opened by mistake and closed again before it was due to begin', () => {
    const club = aClub({ now: '2026-11-20 09:00' });
    const mo = club.moderator('Mo');
    club.does(mo, openSession, undefined);
    club.at('09:05').does(mo, closeSession, undefined);
    expect(heldSessions(club.view.state)).toEqual([]);
    expect(saidOf(club.does(mo, cancelSession, calledOff('2026-11-20')))).toEqual(['done']);
  });

  it('can be taken back, each once', () => {
    const club = aClub({ now: '2026-11-20 12:25' });
    const mo = club.moderator('Mo');
    const say = (input: ReturnType<typeof calledOff>) => saidOf(club.does(mo, cancelSession, input));
    expect(say(restored('2026-11-27'))).toEqual(['session-not-cancelled']);
    expect(say(calledOff('2026-11-27'))).toEqual(['done']);
    expect(say(calledOff('2026-11-27'))).toEqual(['session-cancelled']);
    expect(say(restored('2026-11-27'))).toEqual(['done']);
    expect(club.view.state.cancelled.size).toBe(0);
  });

  it('needs a reason, which is kept, and a Moderator’s power', async () => {
    const club = aClub({ now: '2026-11-20 12:25' });
    const mo = club.moderator('Mo');
    expect(saidOf(club.does(mo, cancelSession, { ...calledOff('2026-11-27'), reason: '' }))).toEqual([
      'empty',
    ]);
    club.does(mo, cancelSession, calledOff('2026-11-27'));
    expect(await club.clubs.text(club.id, club.view.state.lastSeq, 'reason')).toBe('Half-term');
    const refusal = club.does(club.member('Ana'), cancelSession, calledOff('2026-12-04'));
    expect(saidOf(refusal)).toEqual(['needs-office']);
    expect(actsOf(refusal)).toEqual(['III.2', 'III.3.4']);
  });
});
