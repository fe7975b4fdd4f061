import { describe, expect, it } from 'vitest';
import { setUpClub } from '../../../src/house/offices/set-up-club.ts';
import { cancelSession } from '../../../src/ladder/sessions/cancel-session.ts';
import { noteBarred } from '../../../src/ladder/sessions/plan-event.ts';
import { aClub, type Story } from '../../support/a-club.ts';

const nothing = {
  ...{ discussion: null, court: null, games: null, chief: null, staff: null },
  ...{ room: null, weekday: null, opens: null, closes: null, timezone: null },
  ...{
    site: null,
    roles: null,
    nicknames: null,
    courtNames: null,
    tables: null,
    tableBans: null,
    hearings: null,
    freshKey: 'key',
    isOnly: true,
    serverName: 'Friday Lunch',
    here: '1',
    channels: [],
  },
};

/** Wednesday: the club is set up, with Mo as Moderator. */
function aSetUpClub() {
  const club = aClub({ now: '2026-11-18 09:00' });
  const mo = club.moderator('Mo');
  const sets = (about: Partial<Parameters<typeof setUpClub>[2]>) =>
    club.does(club.actor(mo, { managesGuild: true }), setUpClub, { ...nothing, ...about });
  sets({ discussion: '1' });
  const cancels = (date: string, restore = false) =>
    club.does(mo, cancelSession, { date, reason: 'Half-term', restore });
  return { club, sets, cancels };
}

/** The days of which Discord was to show the session as it then was, in order. */
const shown = (club: Story): string[] =>
  club.announced.flatMap(({ notice, target }) =>
    notice.kind === 'session-event' && target.to === 'events' ? [notice.date] : [],
  );

const friday = (week: number): string => ['2026-11-20', '2026-11-27', '2026-12-04', '2026-12-11'][week] ?? '';

describe('Act 0.5: the event of the coming session', () => {
  it('is made when the club is set up, and then once a week after the day of the last', async () => {
    const { club, sets } = aSetUpClub();
    sets({});
    expect(shown(club)).toEqual([friday(0)]);
    await club.at('2026-11-20 13:10').settle();
    expect(shown(club)).toEqual([friday(0)]);
    await club.at('13:11').settle();
    await club.at('13:12').settle();
    expect(shown(club)).toEqual([friday(0), friday(1)]);
  });

  it('is the same after weeks in which the bot was down', async () => {
    const settled = async (...moments: string[]) => {
      const { club } = aSetUpClub();
      for (const moment of moments) await club.at(moment).settle();
      return { shown: shown(club), settings: club.view.settings, entries: club.view.entries };
    };
    const late = await settled('2026-12-04 13:10:01');
    expect(late.shown).toEqual([friday(0), friday(1), friday(2), friday(3)]);
    expect(late).toEqual(
      await settled('2026-11-20 13:11', '2026-11-20 13:11', '2026-11-27 13:11', '2026-12-04 13:11'),
    );
  });

  it('leaves a holiday out, and comes at once for the session after one that is called off', async () => {
    const { club, cancels } = aSetUpClub();
    cancels(friday(1));
    expect(shown(club)).toEqual([friday(0)]);
    cancels(friday(0));
    expect(shown(club)).toEqual([friday(0), friday(0), friday(2)]);
    await club.at('2026-11-27 14:00').settle();
    expect(shown(club)).toHaveLength(3);
    await club.at('2026-12-04 13:11').settle();
    expect(shown(club).at(-1)).toBe(friday(3));
  });

  it('comes back when the session takes place after all', async () => {
    const { club, cancels } = aSetUpClub();
    cancels(friday(0));
    cancels(friday(0), true);
    expect(shown(club)).toEqual([friday(0), friday(0), friday(1), friday(0)]);
    await club.at('2026-11-20 13:11').settle();
    expect(shown(club)).toHaveLength(4);
    await club.at('2026-11-27 13:11').settle();
    expect(shown(club).at(-1)).toBe(friday(2));
  });

  it('follows the club to another time, and to another day', async () => {
    const { club, sets } = aSetUpClub();
    sets({ opens: '12:40', room: '12' });
    expect(shown(club)).toEqual([friday(0), friday(0)]);
    sets({ weekday: 'Thursday' });
    expect(shown(club).slice(2)).toEqual([friday(0), '2026-11-19']);
    await club.at('2026-11-19 13:11').settle();
    expect(shown(club).at(-1)).toBe('2026-11-26');
  });

  it('is due no more than once where the session goes on for longer than it was to', async () => {
    const { club, sets } = aSetUpClub();
    club.at('2026-11-20 12:30');
    sets({ closes: '14:00' });
    await club.at('13:30').settle();
    expect(club.view.settings.planned).toBe(friday(0));
    await club.at('14:01').settle();
    expect(club.view.settings.planned).toBe(friday(1));
  });

  it('is none in a club that was not set up', async () => {
    const club = aClub({ now: '2026-11-18 09:00' });
    club.moderator('Mo');
    await club.at('2026-12-20 09:00').settle();
    expect(shown(club)).toEqual([]);
  });
});

describe('where the bot may not make events', () => {
  const barred = ({ club }: { club: Story }, is: boolean) =>
    club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => noteBarred(work, is));
  const told = (club: Story) => club.announced.filter(({ notice }) => notice.kind === 'events-barred').length;

  it('the club is told once, and again only after it was let for a while', () => {
    const { club } = aSetUpClub();
    for (const is of [true, true, true]) barred({ club }, is);
    expect(told(club)).toBe(1);
    for (const is of [false, true]) barred({ club }, is);
    expect(told(club)).toBe(2);
  });

  it('/setup without anything else has it tried again', () => {
    const { club, sets } = aSetUpClub();
    barred({ club }, true);
    sets({});
    expect(shown(club)).toEqual([friday(0), friday(0)]);
    expect(club.view.settings.eventsBarred).toBe(false);
  });
});
