import { nameChiefAsHost } from '../src/house/offices/name-chief-as-host.ts';
import type { Result } from '../src/house/result.ts';
import { lineFor } from '../src/program-line.ts';
import { rooms } from '../src/rooms.ts';
import { shownAddress } from '../src/store/address.ts';
import { openDatabase, openForReading } from '../src/store/open-database.ts';
import { PrismaClubs } from '../src/store/prisma-clubs.ts';
import { errand } from './errand.ts';

// Names the Chief Justice of a club that has nobody left to do it (docs/operations.md): npm run club:chief -- <guild> <account>
const usage = `Name the server and the account: ${lineFor('club:chief', '<guild> <account>')}`;

await errand({ usage }, async ({ environment, words: [club, account, ...more] }) => {
  if (club === undefined || account === undefined || more.length > 0) throw new Error(usage);
  const { databaseUrl: url, keysFolder } = environment;
  await (await openForReading(url, keysFolder)).close();
  const database = await openDatabase(url, { keysFolder });
  try {
    const clubs = new PrismaClubs(database, () => {}, rooms);
    if (!(await clubs.known()).includes(club))
      throw new Error(`There is no club ${club} in ${shownAddress(url)}. Check the id of the server.`);
    const occasion = { interaction: null, now: Date.now() };
    const result = await clubs.change(club, occasion, (work) => nameChiefAsHost(work, { account }));
    if (!result.ok) throw new Error(whyNot(result, account));
    console.log(
      `${account} is now the Chief Justice of ${club}. The bot announces it soon; restart the bot to announce it at once.`,
    );
  } finally {
    await database.close();
  }
});

function whyNot(failed: Exclude<Result<unknown>, { ok: true }>, account: string): string {
  if ('invalid' in failed) return unknown(account);
  const isBehind = failed.refusals.some(({ code }) => code === 'clock-behind');
  return isBehind
    ? 'This machine’s clock is behind the club’s newest entry. Let the network set it (timedatectl set-ntp true), then try again.'
    : `${account} is already the Chief Justice.`;
}

function unknown(account: string): string {
  return `The club does not know the account ${account}. Ask them to use the bot once, for example with /present or /join, then try again.`;
}
