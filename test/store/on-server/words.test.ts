import { expect, it } from 'vitest';
import type { UnitOfWork } from '../../../src/house/ports.ts';
import { done } from '../../../src/house/result.ts';
import { PrismaHearings } from '../../../src/store/prisma-hearings.ts';
import { anAddress, clubId, clubsOf, friday, occasion, opened } from '../a-database.ts';

it.each([
  ['with emoji', 'Ana ♟️ 🏳️‍🌈', 'Ana ♟️ 🏳️‍🌈'],
  ['with half a character', 'Ana \ud83d!', 'Ana \ufffd!'],
  ['with a sign that the server does not take', 'Ana \0!', 'Ana \ufffd!'],
])('words %s are kept, wherever they stand', async (_, words, kept) => {
  const url = anAddress();
  const keeps = (work: UnitOfWork) => {
    const person = work.addPerson({ account: null, name: words });
    work.append({ type: 'joined', person }, { by: person, acts: [], texts: { reason: words } });
    work.saveSettings({ name: words, toldPosts: { 1: words } });
    return done(null);
  };
  const about = { token: words, applicationId: '4', channel: '5', account: '6' };
  const clubs = await clubsOf(url);
  expect((await clubs.change(clubId, { interaction: { id: '1', ...about }, now: friday }, keeps)).ok).toBe(
    true,
  );
  await clubs.change(clubId, occasion('2'), (work) => {
    work.rename(1, `${words}!`);
    return done(null);
  });
  const post = { message: '71', thread: '70', case: 1, author: 1, own: false, at: friday, files: [] };
  const said = { ...post, text: words, before: words, editedAt: friday, deletedAt: null };
  await new PrismaHearings(await opened(url)).keepPosts(clubId, [said]);
  const later = await clubsOf(url);
  const { people, settings } = await later.view(clubId);
  expect([people.byNumber(1)?.name, settings.name]).toEqual([`${kept}!`, kept]);
  expect(settings.toldPosts).toEqual({ 1: words });
  expect(await later.text(clubId, 1, 'reason')).toBe(kept);
  expect(await later.saidBy(clubId, 1)).toMatchObject([{ text: kept, before: kept }]);
});
