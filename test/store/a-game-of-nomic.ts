import type { Deed } from '../../packages/nomic/src/index.ts';
import type { UnitOfWork } from '../../src/house/ports.ts';
import { done } from '../../src/house/result.ts';
import { settleDue } from '../../src/house/settle/settle-due.ts';
import { rooms } from '../../src/rooms.ts';
import type { Database } from '../../src/store/database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { correctEntry } from '../../src/tables/corrections/correct-entry.ts';
import { doDeed } from '../../src/tables/nomic/do-deed.ts';
import { joinTable } from '../../src/tables/opening/join-table.ts';
import { openTable } from '../../src/tables/opening/open-table.ts';
import { startTable } from '../../src/tables/opening/start-table.ts';
import { theTable } from '../../src/tables/table.ts';
import { takeDownWords } from '../../src/tables/taken-down/take-down.ts';
import { playerAt } from '../../src/tables/votes/proposals.ts';
import { anAddress, clubId, occasion, opened } from './a-database.ts';

export const at = (moment: string): number => Date.parse(`${moment}:00Z`);
const atTable = { table: '1', channel: '99' };
const actor = (name: string) => ({ account: `acc-${name}`, name, managesGuild: false });
const names = ['Mo', 'Ana', 'Bo', 'Cy', 'Di', 'Ed'];

/** A club at which Mo runs a table of Nomic for the others, who play. */
function begins(work: UnitOfWork) {
  for (const name of names) {
    const person = work.addPerson({ account: actor(name).account, name });
    work.append({ type: 'joined', person }, { by: person, acts: [] });
  }
  work.append({ type: 'office-given', person: 1, office: 'moderator' }, { by: null, acts: [] });
  work.saveSettings({ tables: true, staff: 1 });
  const about = { gm: null, channel: null, lot: 'by chance' };
  needed(openTable(work, actor('Mo'), { game: 'nomic', rules: 'nomic', name: 'Law', ...about }));
  for (const name of names.slice(1)) needed(joinTable(work, actor(name), { ...atTable, preference: null }));
  needed(startTable(work, actor('Mo'), atTable));
  return done(null);
}

function needed(result: { ok: boolean }): void {
  if (!result.ok) throw new Error(JSON.stringify(result));
}

const enact = (text: string): Deed => ({
  ...{ is: 'proposed', change: { kind: 'enact', text: [text] }, figures: null },
});

/** Two days of a game: a rule is adopted, another is judged about, a vote is put right, and words are taken down. */
async function plays(clubs: PrismaClubs): Promise<void> {
  const change = (moment: string, does: (work: UnitOfWork) => void) =>
    clubs.change(clubId, occasion(null, at(moment)), (work) => {
      does(work);
      return done(null);
    });
  const deed = (seat: string, does: Deed) => (work: UnitOfWork) => {
    const table = theTable(work, 1);
    doDeed(work, table, seat, does, { by: playerAt(table, seat), message: null });
  };
  await change('2026-11-22 12:00', (work) => needed(begins(work)));
  await change('2026-11-23 10:00', deed('monday', enact('Hats may be worn.')));
  for (const seat of ['monday', 'friday'])
    await change('2026-11-23 11:00', deed(seat, { is: 'voted', choice: 'yes' }));
  await settleDue(clubs, clubId, at('2026-11-24 09:00'));
  await change('2026-11-24 10:00', deed('tuesday', enact('Toads are welcome.')));
  const about = { is: 'proposal', number: 302 } as const;
  await change('2026-11-24 10:05', deed('friday', { is: 'point raised', statement: 'Is it so?', about }));
  await change('2026-11-24 10:10', deed('monday', { is: 'judged', point: 1, verdict: true, reason: 'Yes.' }));
  await change('2026-11-24 11:00', (work) => {
    const wrong = theTable(work, 1).book.entries.findLast(
      (entry) => entry.type === 'nomic-deed' && entry.deed.is === 'voted',
    );
    const correction = { orders: null, reason: 'A slip', shown: null, entry: String(wrong?.seq) };
    needed(correctEntry(work, actor('Mo'), { ...atTable, ...correction }));
    needed(takeDownWords(work, actor('Mo'), { ...atTable, entry: 'proposal 302', reason: 'Rude' }));
  });
  await settleDue(clubs, clubId, at('2026-11-25 09:00'));
}

export const clubsIn = (database: Database): PrismaClubs => new PrismaClubs(database, () => {}, rooms);

export const tableIn = async (database: Database) => theTable(await clubsIn(database).view(clubId), 1).state;

/** A game that was played for two days, in a database of its own. */
export async function played() {
  const url = anAddress();
  const database = await opened(url);
  await plays(clubsIn(database));
  return { url, database, state: await tableIn(database) };
}

/** When those two days are over. */
export const now = at('2026-11-25 09:00');
