import { describe, expect, it } from 'vitest';
import type { CaseThread, Post } from '../../src/appeals/hearing-room/hearings.ts';
import { PrismaHearings } from '../../src/store/prisma-hearings.ts';
import { allStored, anAddress, clubId, clubsOf, friday, occasion, opened, writes } from './a-database.ts';

const thread: CaseThread = {
  ...{
    thread: '70',
    case: 1,
    room: 'hearing',
    hidden: true,
    shutOut: [],
    accounts: ['1', '2'],
    state: 'open',
    begun: false,
  },
};
const post: Post = {
  ...{ message: '71', thread: '70', case: 1, author: 4, own: false, at: friday, text: 'It was raining.' },
  ...{ files: ['umbrella.png'], editedAt: friday + 5, before: 'It was dry.', deletedAt: null },
};
const answer: Post = {
  ...{ ...post, message: '72', at: friday + 9, author: null, own: true, text: 'Noted.', files: [] },
  ...{ editedAt: null, before: null, deletedAt: friday + 60 },
};

async function aStore(url = anAddress()) {
  const database = await opened(url);
  await (await clubsOf(url)).change(clubId, occasion(), writes({ type: 'joined', person: 4 }));
  return { url, database, hearings: new PrismaHearings(database) };
}

describe('what is kept of hearings', () => {
  it('comes back as it was, and changes in its place', async () => {
    const { url, hearings } = await aStore();
    await hearings.keepThread(clubId, thread);
    await hearings.keepThread(clubId, { ...thread, accounts: ['2'], state: 'locked', begun: true });
    await hearings.keepPosts(clubId, [
      answer,
      { ...post, text: 'It was dry.', before: null, editedAt: null },
    ]);
    await hearings.keepPosts(clubId, [post]);
    const anew = new PrismaHearings(await opened(url));
    expect(await anew.threads(clubId)).toEqual([
      { ...thread, accounts: ['2'], state: 'locked', begun: true },
    ]);
    expect(await anew.posts(clubId, 1)).toEqual([post, answer]);
    expect(await anew.post(clubId, '71')).toEqual(post);
    const clubs = await clubsOf(url);
    expect([await clubs.saidBy(clubId, 4), await clubs.saidBy(clubId, 5)]).toEqual([[post], []]);
    expect([await anew.post(clubId, '79'), await anew.posts(clubId, 2)]).toEqual([null, []]);
  });

  it.each<[whose: string, forgotten: { person: number; until: number; cases: number[] }, goes: boolean]>([
    ['theirs in a case that is over', { person: 4, until: friday, cases: [1] }, true],
    ['not theirs in another case', { person: 4, until: friday, cases: [2] }, false],
    ['not what they said since', { person: 4, until: friday - 1, cases: [1] }, false],
    ['nobody else’s', { person: 5, until: friday, cases: [1] }, false],
  ])('is erased: %s', async (_, forgotten, goes) => {
    const { url, hearings } = await aStore();
    await hearings.keepPosts(clubId, [post, answer]);
    await hearings.forget(clubId, forgotten);
    const erased = { author: null, text: null, before: null, files: [] };
    expect(await hearings.posts(clubId, 1)).toEqual([goes ? { ...post, ...erased } : post, answer]);
    expect((await allStored(url)).includes('It was dry.')).toBe(!goes);
  });
});
