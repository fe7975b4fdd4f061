import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { BotRuns } from '../../../src/store/database-errors.ts';
import { deleteClub } from '../../../src/store/keeping/delete-club.ts';
import { PutOffFiles } from '../../../src/store/put-off-files.ts';
import { fileOf } from '../../../src/store/sqlite.ts';
import { clubId } from '../a-database.ts';
import { aFullClub } from '../a-move.ts';

/** All bytes of the database and of what lies beside it, also in folders. */
function bytesBeside(url: string): string {
  const found = readdirSync(dirname(fileOf(url)), { recursive: true, withFileTypes: true });
  const files = found.filter((each) => each.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join('\n');
}

const isMeant = async () => true;

it('a club that is deleted leaves nothing beside the file of whom it had put off', async () => {
  const { url, database } = await aFullClub();
  await database.close();
  const putOff = { id: '5', token: 'their-token', applicationId: '9', guildId: clubId };
  await new PutOffFiles(fileOf(url)).note(putOff);
  const theirs = ['their-token', 'I object', 'Rooks'];
  for (const words of theirs) expect(bytesBeside(url)).toContain(words);
  expect(await deleteClub({ url, club: clubId, isMeant })).toBe(true);
  for (const words of theirs) expect(bytesBeside(url)).not.toContain(words);
});

it('no club is deleted while a bot runs on the file', async () => {
  const { url, database } = await aFullClub();
  await expect(deleteClub({ url, club: clubId, isMeant })).rejects.toThrow(BotRuns);
  expect(await database.alone((client) => client.person.count())).toBe(2);
  await database.close();
  expect(await deleteClub({ url, club: clubId, isMeant })).toBe(true);
});
