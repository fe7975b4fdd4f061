import { describe, expect, it } from 'vitest';
import { renderOutcome } from '../../../src/discord/outcomes.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import type { Result } from '../../../src/house/result.ts';
import { cancelSession } from '../../../src/ladder/sessions/cancel-session.ts';
import { checkIn, checkOut } from '../../../src/ladder/sessions/check-in.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { markRegister } from '../../../src/ladder/sessions/mark-register.ts';
import { openSession } from '../../../src/ladder/sessions/open-session.ts';
import { renderStatus } from '../../../src/ladder/words/sessions.ts';
import type { Outcome } from '../../../src/told.ts';
import { aClub, type Story } from '../../support/a-club.ts';

async function shown(club: Story, result: Result<Outcome | null>) {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return renderOutcome(result.value, await sceneOf(club, club.id, club.now));
}

/** Friday, 12:25: Mo is a Moderator, Ana a Member with a hostile name. */
function friday() {
  const club = aClub({ now: '2026-11-20 12:25' });
  return { club, mo: club.moderator('Mo'), ana: club.member('*Ana* <@1>') };
}

const beginning = Date.UTC(2026, 10, 20, 12, 30) / 1000;

describe('a session in words', () => {
  it('opened: where, until when, and from when games count', async () => {
    const { club, mo } = friday();
    const { audience, content } = await shown(club, club.does(mo, openSession, undefined));
    expect(audience).toBe('club');
    expect(content).toContain('Friday 20 November 2026 is open in room 322, until');
    expect(content).toContain('(13:10 at the club)');
    expect(content).toContain(`Games count from <t:${beginning}:t> (12:30 at the club)`);
    const { club: later, mo: al } = friday();
    const open = await shown(later.at('12:31'), later.does(al, openSession, undefined));
    expect(open.content).not.toContain('Games count from');
  });

  it('checked in and out: by name, harmless, and with a warning when no Moderator is left', async () => {
    const { club, mo, ana } = friday();
    club.openSession(mo);
    const arrived = await shown(
      club,
      club.does(ana, (w, a) => checkIn(w, a, { moderating: false }), undefined),
    );
    expect(arrived.content).toMatch(/^\*\*\\\*Ana\\\*.*\*\* is in the room\.$/);
    expect(arrived.content).not.toContain('<@1>');
    club.at('12:40');
    expect((await shown(club, club.does(ana, checkOut, undefined))).content).not.toContain('Act 0.6');
    expect((await shown(club, club.does(mo, checkOut, undefined))).content).toMatch(
      /^\*\*Mo\*\* has left the room\.\n\*\*No Moderator is in the room\.\*\*.*\n-# Act 0\.6$/,
    );
  });

  it('closed, called off and restored: with the reason', async () => {
    const { club, mo } = friday();
    club.openSession(mo);
    expect((await shown(club, club.does(mo, closeSession, undefined))).content).toBe(
      'The session of Friday 20 November 2026 is closed.',
    );
    const input = { date: '2026-11-27', reason: 'Half-term @everyone', restore: false };
    const off = await shown(club, club.does(mo, cancelSession, input));
    expect(off.content).toMatch(/Friday 27 November 2026 is cancelled\.\nReason: Half-term @\u200Beveryone/);
    const on = await shown(club, club.does(mo, cancelSession, { ...input, reason: 'No', restore: true }));
    expect(on.content).toBe('The session of Friday 27 November 2026 takes place after all.\nReason: No');
  });

  it('put right: whether somebody was there, but not why', async () => {
    const { club, mo } = friday();
    club.openSession(mo);
    const about = { member: { text: '#2' }, date: null, reason: 'Dentist' };
    const here = await shown(club, club.does(mo, markRegister, { ...about, present: true }));
    expect(here.content).toMatch(/is in the room\.$/);
    const away = await shown(club, club.does(mo, markRegister, { ...about, present: false }));
    expect(away.content).toMatch(/counts as absent from the session of Friday 20 November 2026\.$/);
  });
});

describe('/session status', () => {
  it('without a session: when the next one is', () => {
    const { club } = friday();
    const { audience, content } = renderStatus(club.view, club.at('13:30').now);
    expect(audience).toBe('asker');
    expect(content).toContain('No session is open. The next one is Friday 27 November 2026, 12:30–13:10');
  });

  it('with one: who is here, whether a Moderator is, and the games with what they wait for', () => {
    const { club, mo, ana } = friday();
    club.openSession(mo);
    club.at('12:40').checkIn(ana);
    const [embed] = renderStatus(club.view, club.now).embeds ?? [];
    expect(embed?.description).toMatch(/A Moderator is in the room\.\nHere \(2\): Mo and /);
    expect(embed?.description).toContain('No game has been entered yet.');
    club.enter(1, mo, ana);
    club.at('12:41').checkOut(mo);
    const [later] = renderStatus(club.view, club.at('12:42').now).embeds ?? [];
    expect(later?.description).toMatch(/\*\*No Moderator is in the room\.\*\*/);
    expect(later?.description).toMatch(/\*\*#1\*\* \*\*Mo\*\* won against .*Confirm/);
  });

  it.each([
    [1, 'For a Moderator to decide: #1.'],
    [23, '#19, #20 and 3 more.'],
  ])('%i games for a Moderator to decide: said during the session and after it', (count, says) => {
    const { club, mo, ana } = friday();
    club.openSession(mo);
    club.at('12:40');
    const told = { date: '2026-11-20', online: false, ended: null, colour: null, score: 1 } as const;
    for (let game = 1; game <= count; game += 1) {
      const about = { game, player: mo, opponent: ana, playedAt: club.now + game } as const;
      club.write({ type: 'game-recorded', ...about, ...told, approval: ['no-account'] }, { by: mo });
    }
    expect(renderStatus(club.view, club.now).embeds?.[0]?.description).toContain(says);
    expect(renderStatus(club.view, club.at('14:00').now).content).toContain(says);
  });
});
