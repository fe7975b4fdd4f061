import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { GatewayIntentBits } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { exitCodes } from '../../src/exit-codes.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { Sqlite } from '../../src/store/sqlite.ts';
import { aClubToStart, type ClubToStart } from '../support/a-club-to-start.ts';
import { BotProcess, eventually, look } from '../support/bot-process.ts';
import type { Person } from '../support/club-on-playground.ts';

vi.setConfig({ testTimeout: 180_000 });

/** A folder in which a program that keeps nothing leaves nothing. */
function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'start-and-stop-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The number of a port that another program has. */
async function aTakenPort(): Promise<string> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  return String(address.port);
}

/** A club to start for this test alone, and all that its bot does in the log. */
async function aClubOfItsOwn() {
  const { club, environment } = await aClubToStart();
  onTestFinished(() => club.close());
  return { club, environment: { ...environment, LOG_LEVEL: 'trace' } };
}

/** Has somebody ask to join. What they are told in the end, be it below a first answer that was put off. */
function joinsInTheEnd({ as }: Person): () => Promise<string> {
  const asked = as.run('join');
  return async () => {
    const { text, followUps } = await as.refresh(await asked);
    return [text, ...followUps.map((each) => each.text)].join('\n');
  };
}

describe('a bot that is asked to stop', () => {
  it('answers those whose commands are under way, and leaves in good order', async () => {
    const { club, environment } = await aClubOfItsOwn();
    const bot = await new BotProcess(environment).ready();
    const names = ['Ana', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo'];
    club.playground.faults.next(
      'POST /interactions/{interaction_id}/{interaction_token}/callback',
      429,
      names.length,
    );
    const kept = `SELECT count(*) FROM Interaction WHERE outcome LIKE '%"joined"%'`;
    await club.playground.unhurried(async () => {
      const asked = names.map((name) => joinsInTheEnd(club.person(name)));
      await eventually(async () => Number((await look(club.databaseUrl, kept))[0]) === names.length);
      expect(await bot.stop()).toBe(0);
      expect(await Promise.all(asked.map((told) => told()))).toEqual(
        names.map((name) => expect.stringContaining(`**${name}** has joined`)),
      );
    });
    expect(await look(club.databaseUrl, 'SELECT id FROM Interaction WHERE NOT answered')).toEqual([]);
    expect(bot.printed).not.toContain(environment.DISCORD_TOKEN);
    expect(bot.printed).not.toContain('reconnecting');
  });

  it('takes no more while many ask, finishes what it took, and keeps what it could not say any more', async () => {
    const { club, environment } = await aClubOfItsOwn();
    const people = Array.from({ length: 20 }, (_, n) => club.person(`Asker ${n}`));
    const bot = await new BotProcess(environment).ready();
    const asked: ReturnType<(typeof people)[number]['as']['run']>[] = [];
    const askAll = async () => {
      for (const { as } of people) {
        asked.push(as.run('join'));
        await wait(20);
      }
    };
    await askAll();
    bot.signal('SIGTERM');
    await eventually(() => bot.printed.includes('"stopping"'));
    do await askAll();
    while (!bot.exited);
    expect(await bot.exit()).toBe(0);
    const answers = await Promise.all(asked);
    const joined = `SELECT account FROM Person WHERE number IN
      (SELECT json_extract(body, '$.person') FROM Entry WHERE type = 'joined')`;
    const members = (await look(club.databaseUrl, joined)).map(String);
    const said = (await club.owner.as.messages('games')).map(({ text }) => text);
    const owed = await look(club.databaseUrl, 'SELECT account FROM Interaction WHERE NOT answered');
    for (const [n, { id }] of people.entries()) {
      const saidBelow = said.some((text) => text.startsWith(`<@${id}> While I was away`));
      const told = answers[n]?.kind !== 'failed' || saidBelow || owed.includes(id);
      expect(members.includes(id), `Asker ${n} is a member just where they are told so`).toBe(told);
    }
    expect(members.length).toBeGreaterThan(0);
    expect(answers.at(-1)?.kind).toBe('failed');
    await club.startBot();
    const left = `SELECT count(*) FROM Notice WHERE messageId IS NULL AND abandoned IS NULL
      UNION ALL SELECT count(*) FROM Interaction WHERE NOT answered`;
    await eventually(async () => (await look(club.databaseUrl, left)).every((count) => Number(count) === 0));
  });

  it('does not wait for an answer that Discord never gives, and leaves at once when it is told again', async () => {
    const { club, environment } = await aClubOfItsOwn();
    for (const code of [0, 143]) {
      const bot = await new BotProcess(environment).ready();
      const hanging = vi.spyOn(club.playground.faults, 'take').mockReturnValue('hang');
      const asked = club.person(`Asker ${code}`).as.run('join');
      await eventually(() => hanging.mock.calls.length > 0);
      bot.signal('SIGTERM');
      bot.signal('SIGTERM');
      await eventually(() => {
        if (code !== 0) bot.signal('SIGTERM');
        return bot.exited;
      });
      expect(await bot.exit()).toBe(code);
      expect(bot.printed.includes('"stopped"')).toBe(code === 0);
      hanging.mockRestore();
      await asked;
    }
  });
});

it('a bot that breaks down ends, and logs neither its token nor what hangs on the error', async () => {
  const { environment } = await aClubOfItsOwn();
  const slip = `const waiting = setInterval(() => {
    if (process.listenerCount('uncaughtException') === 0) return;
    clearInterval(waiting);
    Promise.reject(Object.assign(new Error('at ' + process.env.DISCORD_TOKEN), { requestBody: 'private words' }));
  }, 50)`;
  const bot = new BotProcess({
    ...environment,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(slip)}`,
  });
  expect(await bot.exit()).toBe(1);
  expect(bot.printed).toContain('broke down');
  expect(bot.printed).not.toContain(environment.DISCORD_TOKEN);
  expect(bot.printed).not.toContain('private words');
});

describe('a bot that cannot start tells its keeper why and what to do, and leaves the database as it is', () => {
  let started: ClubToStart;
  beforeAll(async () => {
    started = await aClubToStart();
  }, 180_000);
  afterAll(() => started.club.close());
  const ownFile = (): string => started.club.databaseUrl.replace('file:', '');
  const hash = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
  /** A copy of the club's database, since the club's own has to be whole in the end. */
  const aCopy = (damage: (bytes: Buffer) => Buffer = (bytes) => bytes): string => {
    const copy = join(aFolder(), 'copy.db');
    writeFileSync(copy, damage(readFileSync(ownFile())));
    return copy;
  };
  const change = async (file: string, sql: string): Promise<void> => {
    const database = await openDatabase(`file:${file}`);
    await database.alone((client) => client.$executeRawUnsafe(sql));
    await database.close();
  };
  const later = `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', '', '9999_later')`;

  /** Starts it on this file, and it ends with that code, which says to its supervisor whether to start it again; what it prints. */
  async function fails({
    file,
    other = {},
    shell,
    code = exitCodes.fault,
    alone = true,
  }: {
    file: string;
    other?: Record<string, string>;
    shell?: string;
    code?: number;
    alone?: boolean;
  }): Promise<string> {
    const environment = { ...started.environment, LOG_LEVEL: 'trace' };
    const before = hash(file);
    const bot = new BotProcess({ ...environment, DATABASE_URL: `file:${file}`, ...other }, shell);
    expect(await bot.exit()).toBe(code);
    expect(hash(file)).toBe(before);
    for (const token of [environment.DISCORD_TOKEN, other.DISCORD_TOKEN ?? environment.DISCORD_TOKEN])
      expect(bot.printed).not.toContain(token);
    if (alone) expect(bot.printed.trim().split('\n')).toHaveLength(1);
    return bot.printed;
  }

  it('when Discord does not know the token', async () => {
    const other = { DISCORD_TOKEN: 'AAAA.BBBB.CCCC' };
    const said = await fails({ file: ownFile(), other, code: exitCodes.token });
    expect(said).toMatch(/does not know this token.*DISCORD_TOKEN/);
    started.club.playground.clearIncidents();
  });

  it('when Discord does not take what it asks for', async () => {
    const { playground, application } = started.club;
    const { privilegedIntents } = application;
    onTestFinished(() => {
      application.privilegedIntents = privilegedIntents;
    });
    application.privilegedIntents = GatewayIntentBits.MessageContent;
    const refusing = setInterval(() => playground.closeGateway(4014), 20);
    onTestFinished(() => clearInterval(refusing));
    // Discord may say so when the bot is in already, which its log then tells besides.
    const said = await fails({ file: ownFile(), code: exitCodes.intents, alone: false });
    expect(said).toMatch(/intent.*Message Content Intent/);
  });

  it('when a newer version has written the database', async () => {
    const file = aCopy();
    await change(file, later);
    expect(await fails({ file, code: exitCodes.newer })).toMatch(
      /newer version.*9999_later.*Install that version/,
    );
  });

  it('when the database is damaged', async () => {
    const file = aCopy((bytes) => bytes.subarray(0, bytes.length - 9_000));
    expect(await fails({ file, code: exitCodes.damaged })).toMatch(
      /damaged.*npm run restore.: it lists your copies/,
    );
  });

  it('when a setting is wrong', async () => {
    const other = { LOG_LEVEL: 'loud' };
    const said = await fails({ file: ownFile(), other, code: exitCodes.settings });
    expect(said).toMatch(/LOG_LEVEL must be one of/);
  });

  it('when the database is gone and its keys are there', async () => {
    const file = aCopy(() => Buffer.of());
    writeFileSync(`${file}.key`, 'x');
    const said = await fails({ file, code: exitCodes.lost });
    expect(said).toMatch(/is empty or missing/);
  });

  it('when another program holds the database', async () => {
    const file = aCopy();
    const other = await new Sqlite(file).connect();
    onTestFinished(() => other.dispose());
    await other.executeScript('BEGIN EXCLUSIVE');
    expect(await fails({ file })).toMatch(/in use by another program.*try again/);
  });

  it('when another program has the port', async () => {
    const other = { PORT: await aTakenPort() };
    const said = await fails({ file: ownFile(), other, code: exitCodes.address });
    expect(said).toMatch(/Port \d+ is in use by another program.*PORT/);
  });

  it('when this machine does not have the address', async () => {
    const said = await fails({ file: ownFile(), other: { HOST: '192.0.2.1' } });
    expect(said).toMatch(/This machine is not at 192\.0\.2\.1.*HOST/);
  });

  it('when nothing can be written', async () => {
    const said = await fails({ file: aCopy(), shell: 'ulimit -f 0; exec "$@"' });
    expect(said).toMatch(/cannot be written.*disk is not full/);
  });
});

describe('the bot without a token', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'opens a club to try out, says where, and leaves nothing behind after %s, twice',
    async (signal) => {
      const folder = aFolder();
      const bot = new BotProcess({ TMPDIR: folder });
      await eventually(() => bot.printed.includes('Ctrl+C'), 150_000);
      const addresses = bot.printed.match(/http:\S+/g) ?? [];
      expect(addresses).toEqual([
        expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/),
        expect.stringMatching(/\/playground$/),
      ]);
      for (const address of addresses) expect((await fetch(address)).status).toBe(200);
      expect(readdirSync(folder)).toHaveLength(1);
      bot.signal(signal);
      expect(await bot.stop()).toBe(0);
      expect(readdirSync(folder)).toEqual([]);
      expect(bot.printed.trim()).toMatch(/^.+\n.+\n.+$/);
    },
  );

  it('says in a line that another program has the port, and leaves nothing behind', async () => {
    const folder = aFolder();
    const bot = new BotProcess({ TMPDIR: folder, PORT: await aTakenPort() });
    expect(await bot.exit()).toBe(exitCodes.address);
    expect(bot.printed).toMatch(/^Port \d+ is in use by another program.*PORT.*\n$/);
    expect(readdirSync(folder)).toEqual([]);
  });
});
