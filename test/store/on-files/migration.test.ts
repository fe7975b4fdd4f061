import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { noSettings, type Settings } from '../../../src/house/ports.ts';
import { rooms } from '../../../src/rooms.ts';
import { PrismaAnswers } from '../../../src/store/prisma-answers.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { PrismaHearings } from '../../../src/store/prisma-hearings.ts';
import { PrismaOutbox } from '../../../src/store/prisma-outbox.ts';
import { firstColumn, Sqlite } from '../../../src/store/sqlite.ts';
import { verifyClub } from '../../../src/store/verify.ts';
import { clubId, friday, opened } from '../a-database.ts';
import { ofTheRelease, releases } from '../of-a-release.ts';

/** What the releases after the first let a club choose, as `of-a-release.ts` has it chosen. */
const chosen: Readonly<Record<string, Partial<Settings>>> = {
  '0001_a_friday_at_the_club': { discussion: '7', court: '8', games: '9', staff: 2 },
  '0002_the_site': { name: 'Rooks', access: 'link', siteKey: 'unguessable' },
  '0003_events': { planned: '2026-01-16', eventsBarred: true },
  '0004_roles_and_nicknames': {
    roles: true,
    worn: { roles: { member: '5' }, found: {}, barred: [], asked: 0 },
  },
  '0006_court_names': { courtNames: 'full' },
  '0007_hearings': { hearings: 'public', hearingsBarred: 'ManageMessages' },
  '0008_online_games': { onlineThreads: { 1: '80' } },
  '0009_chess_clocks': { clockCards: { 1: '9/90' } },
  '0011_front_page_and_leaving': { front: true },
  '0012_game_cards': { gameCards: { 1: '9/91' } },
  '0013_told_posts': { toldPosts: { 3: '7/30' } },
  '0016_session_post': { sessionPost: { '2026-01-09': '9/92' } },
  '0017_pinned_board': { boardPosts: ['7/31'] },
  '0019_tables': {
    ...{ tables: true, tableBans: true, tableThreads: { 1: '93' } },
    talkThreads: { '1/2': { thread: '94', accounts: ['61'], closed: false } },
  },
  '0020_table_cards': { tableCards: { 1: '9/95' } },
  '0021_nomic_threads': {
    nomicThreads: { 2: { voting: '96', points: null, read: 3, back: 2, closed: false } },
  },
};

const since = (release: string) => (later: string) => releases.indexOf(later) <= releases.indexOf(release);

describe.each(releases)('a database of the release %s', (release) => {
  const has = (later: string) => since(release)(later);
  const entries = ['1 joined', '2 joined', '3 game-recorded', '4 game-counted', '5 session-opened'];
  const ofTheCourt = ['6 petitioned', '7 exhibit-filed'];

  it('opens with everything that was in it, and the rest as it is at first', async () => {
    const database = await opened(await ofTheRelease(release));
    const clubs = new PrismaClubs(database, () => {}, rooms);
    const view = await clubs.view(clubId);
    const settings = releases.filter(since(release)).map((each) => chosen[each] ?? {});
    expect(view.settings).toEqual(Object.assign({ ...noSettings }, ...settings));
    expect(view.people.all()).toMatchObject([
      { number: 1, account: '61', name: 'Ada', erased: null },
      { number: 2, account: null, name: 'Bee', erased: has('0002_the_site') ? 'hash' : null },
    ]);
    expect(view.people.remindersOf(1)).toEqual(has('0018_reminders') ? { session: friday } : {});
    expect(view.entries.map(({ seq, type }) => `${seq} ${type}`)).toEqual([
      ...entries,
      ...(has('0005_exhibits') ? ofTheCourt : []),
      ...(has('0014_books') ? ['8 milestone-reached'] : []),
    ]);
    expect(await clubs.text(clubId, 4, 'reason')).toBe('Both agreed');
    expect((await clubs.board(clubId, 1, friday)).rows).toMatchObject([
      { person: 1, score: 120, milestone: has('0014_books') ? 50 : 0 },
      { person: 2, score: 100 },
    ]);
    expect(await new PrismaAnswers(database).owed()).toHaveLength(1);
    expect(await new PrismaOutbox(database).pending()).toMatchObject([
      { id: 1, mark: has('0010_marks_and_shut_out') ? '9f3a12' : '' },
    ]);
    expect(await clubs.frontPage()).toBeNull();
    expect(await verifyClub(database, clubId)).toEqual([]);
  });

  it('opens with what was before the Court and on the clocks', async () => {
    const database = await opened(await ofTheRelease(release));
    const clubs = new PrismaClubs(database, () => {}, rooms);
    const hearings = new PrismaHearings(database);
    expect(await clubs.exhibit(clubId, 1, 1)).toEqual(
      has('0005_exhibits') ? { name: 'board.png', bytes: new Uint8Array([0]) } : null,
    );
    const shutOut = has('0010_marks_and_shut_out') ? ['61'] : [];
    expect(await hearings.threads(clubId)).toMatchObject(has('0007_hearings') ? [{ shutOut }] : []);
    expect((await hearings.posts(clubId, 1)).map(({ text, files }) => [text, files])).toEqual(
      has('0007_hearings') ? [['I object', ['a.png']]] : [],
    );
    expect((await clubs.view(clubId)).presses(1)).toHaveLength(has('0009_chess_clocks') ? 1 : 0);
  });
});

describe('a program killed while it brings a database up to date', () => {
  const program = fileURLToPath(new URL('dies-migrating.mjs', import.meta.url));
  const first = releases[0] ?? '';

  it('leaves one that opens the next time, at whichever step it was killed', async () => {
    const killed: number[] = [];
    let survived = false;
    for (let step = 1; !survived; step += 5) {
      const url = await ofTheRelease(first);
      const { signal, status, stderr } = spawnSync('node', [program, url, `${step}`], { encoding: 'utf8' });
      survived = status === 0;
      if (!survived) {
        expect([signal, stderr]).toEqual(['SIGKILL', '']);
        killed.push(step);
      }
      const database = await opened(url);
      expect(await verifyClub(database, clubId)).toEqual([]);
      expect((await new PrismaClubs(database, () => {}, rooms).view(clubId)).entries).toHaveLength(5);
      const connection = await new Sqlite(url.replace('file:', '')).connect();
      const applied = await firstColumn(connection, 'SELECT migration_name FROM _prisma_migrations');
      await connection.dispose();
      expect(applied).toEqual(releases);
    }
    expect(killed.length).toBeGreaterThan(3);
  }, 300_000);
});
