import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PutOffFiles } from '../../../src/store/put-off-files.ts';
import { fileOf } from '../../../src/store/sqlite.ts';

const [one, other] = ['1', '2'].map((id) => ({ id, token: `token-${id}`, applicationId: '9' }));

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'rook-and-gavel-thinking-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { url: `file:${join(folder, 'club.db')}`, thinking: join(folder, 'club.db.thinking') };
}

it('knows after a restart whom it has put off, and nobody who has an answer', async () => {
  const { url } = await aFolder();
  if (one === undefined || other === undefined) throw new Error('There are two');
  const before = new PutOffFiles(fileOf(url));
  expect(await before.left()).toEqual([]);
  await before.note(one);
  await before.note(other);
  await before.over(one.id);
  await before.over('never put off');
  expect(await new PutOffFiles(fileOf(url)).left()).toEqual([other]);
});

it('leaves to another process whom that has put off', async () => {
  const { url } = await aFolder();
  if (one === undefined || other === undefined) throw new Error('There are two');
  const onShardOne = { ...one, guildId: String(1n << 22n) };
  const both = new PutOffFiles(fileOf(url));
  await both.note(onShardOne);
  await both.note(other);
  expect(await new PutOffFiles(fileOf(url), { own: [1, 2], of: 4 }).left()).toEqual([onShardOne]);
  expect(await new PutOffFiles(fileOf(url), { own: [0, 3], of: 4 }).left()).toEqual([other]);
});

it('forgets those of a club that is erased', async () => {
  const { url } = await aFolder();
  if (one === undefined || other === undefined) throw new Error('There are two');
  const files = new PutOffFiles(fileOf(url));
  await files.note({ ...one, guildId: '1000' });
  await files.note({ ...other, guildId: '2000' });
  await files.forget('1000');
  expect(await files.left()).toEqual([{ ...other, guildId: '2000' }]);
});

it('lets nobody else read the tokens', async () => {
  const { url, thinking } = await aFolder();
  if (one === undefined) throw new Error('There is one');
  await new PutOffFiles(fileOf(url)).note(one);
  const [folder, file] = await Promise.all([stat(thinking), stat(join(thinking, '1.json'))]);
  expect([folder.mode & 0o777, file.mode & 0o777]).toEqual([0o700, 0o600]);
});

it('forgets what was cut off as it was written', async () => {
  const { url, thinking } = await aFolder();
  if (one === undefined) throw new Error('There is one');
  const files = new PutOffFiles(fileOf(url));
  await files.note(one);
  await writeFile(join(thinking, '2.json'), '{"id":"2","tok');
  expect(await files.left()).toEqual([one]);
  expect(await readdir(thinking)).toEqual(['1.json']);
});

it('loses nobody who is being noted while it looks who is there', async () => {
  const { url } = await aFolder();
  const files = new PutOffFiles(fileOf(url));
  let noted = false;
  const long = { id: '3', token: 'x'.repeat(20_000_000), applicationId: '9' };
  const noting = files.note(long).finally(() => {
    noted = true;
  });
  while (!noted) await files.left();
  await noting;
  expect((await files.left()).map(({ id }) => id)).toEqual(['3']);
});
