import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';
import { keptDays } from '../../src/house/privacy/forget-due.ts';
import { done } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import { backUp } from '../../src/store/keeping/back-up.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { PutOffFiles } from '../../src/store/put-off-files.ts';
import { fileOf } from '../../src/store/sqlite.ts';
import { stored, storedFiles, storedTables } from '../../src/web/policy/stored.ts';
import { inShortFor, partsFor } from '../../src/web/policy/words.ts';
import { aFolder } from '../store/a-database.ts';
import { aClub } from '../support/a-club.ts';
import { siteKey, siteOf } from '../support/a-site.ts';

const club = () => aClub({ now: '2026-11-20 12:40' });

describe('the page of what is kept', () => {
  it.each(['public', 'off'] as const)('is at /privacy where the club’s pages are %s', async (access) => {
    const { status, text } = await (await siteOf(club(), access)).get('/privacy');
    expect(status).toBe(200);
    expect(text).toContain('What is kept and who sees it');
    for (const point of inShortFor(access)) expect(text).toContain(point.replaceAll('&', '&amp;'));
  });

  it.each([
    { access: 'public', path: '/privacy', said: 'open to everybody' },
    { access: 'link', path: `/c/${siteKey}/privacy`, said: 'open to anyone who has their address' },
    { access: 'off', path: '/privacy', said: 'Each club decides who may read its pages' },
  ] as const)('says who may read the pages where they are $access', async ({ access, path, said }) => {
    const { text } = await (await siteOf(club(), access)).get(path);
    expect(text).toContain(said);
  });

  it('tells nothing of a closed club', async () => {
    const site = await siteOf(club(), 'off');
    expect((await site.get('/privacy')).text).not.toContain('The chess club');
    for (const path of ['/api/privacy', `/c/${siteKey}/privacy`])
      expect((await site.get(path)).status).toBe(404);
  });

  it('gives as data what it shows', async () => {
    const site = await siteOf(club());
    expect(await site.data('/api/privacy')).toEqual({
      access: 'public',
      inShort: inShortFor('public'),
      parts: partsFor('public'),
      stored,
    });
  });

  it('names commands that there are', () => {
    const words = JSON.stringify(partsFor('off'));
    const there = commands.flatMap(({ data }) =>
      (data.options ?? []).map((option) => `/${data.name} ${option.name}`),
    );
    const named = words.match(/\/[a-z]+ [a-z]+/g) ?? [];
    expect([...new Set(named)]).toEqual(['/privacy export', '/privacy delete']);
    expect(there).toEqual(expect.arrayContaining(named));
  });

  it('says after how many days the bot forgets what it was told', () => {
    expect(JSON.stringify(partsFor('off'))).toContain(`after ${keptDays} days`);
  });
});

/** The tables of the database with their columns, as the schema has them; lists of other tables' rows are none. */
function tablesInSchema(): Map<string, string[]> {
  const schema = readFileSync(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8');
  const tables = [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(
    ([, name = '', body = '']): [string, string[]] => [
      name,
      [...body.matchAll(/^ {2}(\w+) +(String|Int|Float|Boolean|DateTime|Bytes)\b/gm)].map(
        ([, column = '']) => column,
      ),
    ],
  );
  return new Map(tables);
}

/** The columns that the descriptions of `storedTables` were written for. Describe a new one there, then put it here. */
const described: Record<keyof typeof storedTables, string> = {
  Club:
    'id createdAt discussion court games staff name access siteKey front leftAt planned eventsBarred roles nicknames worn courtNames ' +
    'hearings hearingsBarred onlineThreads clockCards gameCards toldPosts boardPosts sessionPost ' +
    'tables tableBans tableThreads tableCards talkThreads nomicThreads',
  Person: 'clubId number account erased name reminders',
  Book: 'clubId number kind',
  Entry: 'clubId book seq at by type acts terms body',
  EntryText: 'clubId book seq kind text',
  Exhibit: 'clubId caseNumber number name bytes',
  CaseThread: 'clubId thread case room hidden accounts shutOut state begun',
  Post: 'clubId message thread case author own at text files editedAt before deletedAt',
  Standing: 'clubId person member score wins draws losses lastSeen bannedUntil milestone',
  Game: 'clubId number player opponent score playedAt status',
  Session: 'clubId date opensAt closesAt held',
  ClockPress: 'clubId clock number kind at heardAt by code',
  Interaction: 'id clubId token applicationId channel account outcome at answered',
  Notice: 'id mark clubId notice target createdAt attempts messageId abandoned',
  Key: 'name fingerprint',
};

describe('everything that is stored', () => {
  it('is on the page, table by table: a table or column that nobody described fails here', () => {
    const columns = Object.entries(described).map(([name, names]): [string, string[]] => [
      name,
      names.split(' '),
    ]);
    expect(tablesInSchema()).toEqual(new Map(columns));
    expect(Object.keys(storedTables).sort()).toEqual([...tablesInSchema().keys()].sort());
  });

  it('is shown with whom it is of and for how long', async () => {
    const { text } = await (await siteOf(club(), 'off')).get('/privacy');
    for (const { of, howLong } of stored) {
      expect(text).toContain(`Of whom: ${of}.`);
      expect(text).toContain(`For how long: ${howLong}.`);
    }
  });

  it('is all that a bot leaves beside its database', async () => {
    const folder = aFolder();
    const url = `file:${join(folder, 'club.db')}`;
    const database = await openDatabase(url);
    const clubs = new PrismaClubs(database, () => {}, rooms);
    const about = { id: '71', token: 't', applicationId: '4', channel: '5', account: '6' };
    await clubs.change('1000', { interaction: about, now: 0 }, (work) => {
      const person = work.addPerson({ account: '6', name: 'Ana' });
      work.eraseAccount(person, { recognisable: true });
      work.secrets.hide('a table', 'orders');
      return done(null);
    });
    clubs.seal('an address');
    await new PutOffFiles(fileOf(url)).note(about);
    await backUp({ from: join(folder, 'club.db'), to: null, keep: 1, now: 0 });
    const there = readdirSync(folder, { recursive: true }).map(String);
    await database.close();
    const unknown = there.filter((name) => !storedFiles.some((known) => known.name?.test(name)));
    expect(there.length).toBeGreaterThanOrEqual(7);
    expect(unknown).toEqual([]);
  });

  it('does not say that nothing of the chat is read while hearings are kept', () => {
    const words = JSON.stringify([inShortFor('off'), partsFor('off')]);
    expect(words).not.toContain('does not read the chat');
    expect(words).toContain('every message in the thread of that case');
  });
});
