import { describe, expect, it } from 'vitest';
import { done } from '../../src/house/result.ts';
import { settleDue } from '../../src/house/settle/settle-due.ts';
import { rooms } from '../../src/rooms.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { anAddress, clubId, clubsOf, friday, occasion, opened, sessionHeld, writes } from './a-database.ts';

const week = 7 * 24 * 3600_000;
const joins = (person: number) => writes({ type: 'joined', person });

/** A club whose newest entry was written on that Friday. */
async function aClub(url = anAddress()): Promise<PrismaClubs> {
  const clubs = await clubsOf(url);
  await clubs.change(clubId, occasion('first'), joins(1));
  return clubs;
}

const timesOf = async (clubs: PrismaClubs) => (await clubs.view(clubId)).entries.map(({ at }) => at - friday);

describe('a clock that is behind the club’s newest entry', () => {
  it('has nothing written, and says by how much it is behind', async () => {
    const url = anAddress();
    const clubs = await aClub(url);
    const shows = friday - week;
    const refused = await clubs.change(clubId, occasion('second', shows), joins(2));
    expect(refused).toEqual({
      ok: false,
      refusals: [{ code: 'clock-behind', shows, newest: friday, acts: [] }],
    });
    const noted = await clubs.change(clubId, { ...occasion(null, shows) }, joins(2));
    expect(noted).toEqual(refused);
    expect(await timesOf(clubs)).toEqual([0]);
    expect((await (await clubsOf(url)).view(clubId)).entries).toHaveLength(1);
  });

  it('has the same interaction carried out once the clock has caught up, and only then', async () => {
    const clubs = await aClub();
    expect((await clubs.change(clubId, occasion('again', friday - 5001), joins(2))).ok).toBe(false);
    expect((await clubs.change(clubId, occasion('again', friday + 1), joins(2))).ok).toBe(true);
    expect(await timesOf(clubs)).toEqual([0, 1]);
  });

  it('is no reason to refuse an interaction that waited while others wrote: the clock is read again', async () => {
    const clubs = await aClub();
    const waited = { ...occasion('waited', friday - 6000), reads: () => friday + 10 };
    expect((await clubs.change(clubId, waited, joins(2))).ok).toBe(true);
    expect(await timesOf(clubs)).toEqual([0, 0]);
    const behind = { ...occasion('behind', friday - 6000), reads: () => friday - 5990 };
    expect((await clubs.change(clubId, behind, joins(3))).ok).toBe(false);
  });

  it('tells an interaction again what came of it before', async () => {
    const clubs = await aClub();
    const before = await clubs.change(clubId, occasion('first', friday - week), joins(2));
    expect(before).toMatchObject({ ok: true });
    expect(await timesOf(clubs)).toEqual([0]);
  });

  it.each([0, 1, 5000])(
    'does not matter where it is %i ms behind: the ledger never goes backwards',
    async (ms) => {
      const clubs = await aClub();
      let now = Number.NaN;
      await clubs.change(clubId, occasion('second', friday - ms), (work) => {
        now = work.now;
        return joins(2)(work);
      });
      expect([now - friday, await timesOf(clubs)]).toEqual([0, [0, 0]]);
    },
  );

  it('is held against that club’s newest entry, and not another’s, nor the last of a few that are out of order', async () => {
    const database = await opened();
    const clubs = new PrismaClubs(database, () => {}, rooms);
    await clubs.change(clubId, occasion(null, friday), joins(1));
    await clubs.change(clubId, { interaction: null, now: friday - 3600_000, clock: friday }, joins(2));
    expect(await timesOf(clubs)).toEqual([0, -3600_000]);
    expect((await clubs.change(clubId, occasion(null, friday - 60_000), joins(3))).ok).toBe(false);
    expect((await clubs.change('2000', occasion(null, friday - 60_000), joins(1))).ok).toBe(true);
    expect((await clubs.view(clubId)).newestAt).toBe(friday);
  });

  it('keeps what is noted of Discord, which has no time', async () => {
    const clubs = await aClub();
    const noting = { interaction: null, now: friday - week, clock: null };
    await clubs.change(clubId, noting, (work) => {
      work.saveSettings({ clockCards: { 1: '2/3' } });
      return done(null);
    });
    expect((await clubs.view(clubId)).settings.clockCards).toEqual({ 1: '2/3' });
  });

  it('has the calendar wait', async () => {
    const clubs = await clubsOf(anAddress());
    const [opens] = sessionHeld(0);
    if (opens === undefined) throw new Error('no session');
    await clubs.change(clubId, occasion(null, friday + week), joins(1));
    await clubs.change(clubId, { interaction: null, now: friday, clock: null }, writes(opens));
    await settleDue(clubs, clubId, friday + 3600_000);
    expect((await clubs.view(clubId)).entries).toHaveLength(2);
    await settleDue(clubs, clubId, friday + week);
    const { entries } = await clubs.view(clubId);
    expect(entries[2]).toMatchObject({ type: 'session-closed', at: friday + 25 * 60_000 });
  });
});
