import { describe, expect, it } from 'vitest';
import type { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { anAddress, clubId, clubsOf, occasion, plays, writes } from './a-database.ts';

const bothJoin = writes({ type: 'joined', person: 1 }, { type: 'joined', person: 2 });

async function aClub(url = anAddress()): Promise<PrismaClubs> {
  const clubs = await clubsOf(url);
  await clubs.change(clubId, occasion(), bothJoin);
  return clubs;
}

describe('a change', () => {
  it('is there afterwards, and after a restart', async () => {
    const url = anAddress();
    const clubs = await aClub(url);
    await clubs.change(clubId, occasion('1'), plays(1, 2));
    const { state } = await clubs.view(clubId);
    expect(state.standings[1]?.wins).toBe(1);
    const again = await (await clubsOf(url)).view(clubId);
    expect(again.state).toEqual(state);
    expect(await clubs.known()).toEqual([clubId]);
  });

  it('asked for twice by the same interaction is made once, with the same outcome', async () => {
    const clubs = await aClub();
    const first = await clubs.change(clubId, occasion('7'), plays(1, 2));
    const second = await clubs.change(clubId, occasion('7'), plays(1, 2));
    expect(second).toEqual(first);
    expect((await clubs.view(clubId)).state.lastSeq).toBe(4);
  });
});
