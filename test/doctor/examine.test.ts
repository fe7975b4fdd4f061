import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import { examine } from '../../src/doctor/examine.ts';
import { backUp } from '../../src/store/keeping/back-up.ts';
import { ClubOnPlayground } from '../support/club-on-playground.ts';

vi.setConfig({ testTimeout: 60_000 });

async function aClub() {
  const club = await ClubOnPlayground.open('2026-11-20 12:41');
  onTestFinished(() => club.close());
  const { application, guild, playground, databaseUrl } = club;
  const variables = {
    DISCORD_TOKEN: application.token,
    DISCORD_API_URL: playground.apiUrl,
    DATABASE_URL: databaseUrl,
  };
  return {
    club,
    guild,
    variables,
    set: async () => {
      const people = await club.setUp('ana', 'bo');
      const [discussion, games, court] = ['discussion', 'games', 'court'].map((name) => guild.channel(name));
      if (discussion === undefined || games === undefined || court === undefined)
        throw new Error('No channels');
      await club.owner.as.run('setup', { discussion, games, court });
      return people;
    },
    /** What is not well, as a line. */
    troubles: async (changed: Partial<typeof variables> = {}) => {
      const findings = await examine({ variables: () => ({ ...variables, ...changed }), commands });
      return findings
        .filter(({ mark }) => mark !== 'ok')
        .map(({ mark, what, todo }) => `${mark}: ${what} → ${todo}`);
    },
  };
}

const noTranscript = expect.stringContaining('intent is off');

describe('the doctor', () => {
  it('finds a bot well that is, while it runs, and then each thing that is not', async () => {
    const { club, guild, set, troubles } = await aClub();
    const { ana } = await set();
    const everyone = guild.role('@everyone');
    const withoutRoom = async () => (await troubles()).filter((line) => !line.includes('free on the disk'));
    expect(await withoutRoom()).toEqual([
      expect.stringMatching(/^warn: There is no copy of the database in .*backups → Run npm run backup/),
      noTranscript,
    ]);
    await backUp({ from: club.databaseUrl.replace('file:', ''), to: null, keep: 1, now: Date.now() });
    expect(await withoutRoom()).toEqual([noTranscript]);
    guild.overwrite('court', ana.user, [], ['ViewChannel']);
    expect(await withoutRoom()).toEqual([
      noTranscript,
      'wrong: On Friday Lunch these Members cannot see #court, so they cannot join a hearing: Ana → ' +
        'Give View Channel in the settings of #court to everyone, or to a role that all Members have.',
    ]);
    guild.overwrite('games', everyone, [], ['EmbedLinks', 'CreatePublicThreads']);
    guild.overwrite('games', club.application.bot, [], ['EmbedLinks', 'CreatePublicThreads']);
    guild.removeChannel('court');
    guild.permit('Rook & Gavel', ['ViewChannel', 'SendMessages']);
    expect((await withoutRoom()).map((line) => line.replace(/ → .*/, ''))).toEqual([
      noTranscript,
      'warn: On Friday Lunch the bot lacks Manage Threads, Create Events',
      'wrong: On Friday Lunch the bot lacks Embed Links, Create Public Threads in #games (games)',
      expect.stringMatching(/^wrong: .*set as court is gone/),
    ]);
  });

  it('names a wrong token, a Discord that is not there and a database that is not whole, and no secret', async () => {
    const { club, variables, troubles } = await aClub();
    expect(await troubles({ DISCORD_TOKEN: 'AAAA.BBBB.CCCC' })).toContainEqual(
      expect.stringMatching(/^wrong: Discord does not let the bot in → Discord does not know this token/),
    );
    club.playground.clearIncidents();
    const nowhere = await troubles({ DISCORD_API_URL: 'http://127.0.0.1:9/api' });
    expect(nowhere).toContainEqual(expect.stringContaining('cannot be reached at http://127.0.0.1:9/api'));
    const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'club.db');
    expect(await troubles({ DATABASE_URL: `file:${file}` })).toContainEqual(
      expect.stringMatching(/^warn: There is no database at .* yet/),
    );
    writeFileSync(file, 'no database at all, whoever wrote it');
    expect(await troubles({ DATABASE_URL: `file:${file}` })).toContainEqual(
      expect.stringMatching(/^wrong: The database cannot be used → .*club\.db/),
    );
    const misplaced = await troubles({ DATABASE_URL: variables.DISCORD_TOKEN });
    expect(misplaced).toEqual([
      expect.stringMatching(/^wrong: The settings cannot be read → .*DATABASE_URL/),
    ]);
    for (const line of [...nowhere, ...misplaced]) expect(line).not.toContain(variables.DISCORD_TOKEN);
  });
});

describe('npm run doctor', () => {
  const program = fileURLToPath(new URL('../../dist/scripts/doctor.js', import.meta.url));
  const run = (folder: string) =>
    spawnSync(process.execPath, [program], { cwd: folder, env: {}, encoding: 'utf8', timeout: 50_000 });

  it('says what is wrong and what to do, and that it is wrong by its exit code', () => {
    const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const well = run(folder);
    expect([well.stderr, well.status]).toEqual(['', 0]);
    expect(well.stdout).toContain('There is no token: npm start opens a club to try out');
    const secret = 'MTA5.not.a.port';
    writeFileSync(join(folder, '.env'), `PORT=${secret}\nDISCORD_TOKEN=${secret}\n`);
    chmodSync(join(folder, '.env'), 0o644);
    const { stdout, status } = run(folder);
    expect(status).toBe(1);
    expect(stdout).toMatch(/wrong {2}The settings cannot be read\n {7}→ .*PORT must be a whole number/);
    expect(stdout).toMatch(/warn {3}Anyone on this machine can read the token/);
    expect(stdout).not.toContain(secret);
  });
});
