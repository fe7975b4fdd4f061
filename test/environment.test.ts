import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../src/environment.ts';
import { exitCodeFor, exitCodes } from '../src/exit-codes.ts';

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toEqual({
      token: null,
      api: null,
      databaseUrl: 'file:./data/club.db',
      keysFolder: './data',
      startsAt: null,
      logLevel: 'warn',
      port: 3220,
      host: '127.0.0.1',
      siteUrl: null,
      trustedProxies: [],
      hosting: { servers: [], frontPage: null, shards: null },
      keepFor: 30 * 24 * 3600_000,
      metricsPort: null,
      copiesTooOld: 3 * 24 * 3600_000,
    });
  });

  it('logs what a bot on Discord does, and of a playground only what goes wrong', () => {
    expect(readEnvironment({ DISCORD_TOKEN: 't' }).logLevel).toBe('info');
    expect(readEnvironment({ DISCORD_TOKEN: 't', LOG_LEVEL: 'error' }).logLevel).toBe('error');
    expect(readEnvironment({ LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
  });

  it('takes an empty value, as in a copied .env.example, as absent', () => {
    expect(readEnvironment({ DISCORD_TOKEN: '', DISCORD_API_URL: '', LOG_LEVEL: '' })).toEqual(
      readEnvironment({}),
    );
  });

  it.each([
    [{ DISCORD_API_URL: 'discord' }, 'DISCORD_API_URL'],
    [{ DATABASE_URL: 'postgres://club' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'file:' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'file: ' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'file::memory:' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'file: :memory:' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'file: club.db' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'file:club.db ' }, 'DATABASE_URL'],
    [{ CLUB_NOW: 'Friday' }, 'CLUB_NOW'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '1.5' }, 'PORT must be a whole number from 0 to 65535'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT'],
    [{ METRICS_PORT: 'none' }, 'METRICS_PORT'],
    [{ SHARDS: 'all' }, 'SHARDS must be the shards of this process'],
    [{ SHARDS: '0-3' }, 'SHARDS must be the shards of this process'],
    [{ SHARDS: '0-4/4' }, 'SHARDS must be the shards of this process'],
    [{ SHARDS: '3-0/4' }, 'SHARDS must be the shards of this process'],
    [{ SHARDS: '0/0' }, 'SHARDS must be the shards of this process'],
    [{ SHARDS: '1-0/1' }, 'SHARDS must be the shards of this process'],
    [{ SHARDS: '-1/4' }, 'SHARDS must be the shards of this process'],
    [{ DISCORD_TOKEN: 't', PORT: 'none' }, 'SITE_URL must say where'],
    [{ PORT: 'none', SITE_URL: 'https://chess.example.org' }, 'add a DISCORD_TOKEN'],
    [{ PORT: 'none', SHARDS: 'none' }, 'nothing is left to do'],
    [{ SERVERS: '1,two' }, 'SERVERS must be the id of a server'],
    [{ SERVERS: '1,' }, 'SERVERS must be the id of a server'],
    [{ FRONT_PAGE: 'our club' }, 'FRONT_PAGE must be the id of a server'],
    [{ SERVERS: '1,2', FRONT_PAGE: '3' }, 'FRONT_PAGE is not one of SERVERS'],
    [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ TRUSTED_PROXIES: '127.0.0.1,' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ KEEP_DAYS: '0' }, 'KEEP_DAYS must be a whole number of days, 3650 at most'],
    [{ BACKUP_DAYS: '-1' }, 'BACKUP_DAYS must be a whole number of days'],
    [{ SITE_URL: 'chess.example.org' }, 'SITE_URL'],
    [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL'],
  ])('names the variable that is wrong: %o', (variables, name) => {
    expect(() => readEnvironment(variables)).toThrow(name);
  });

  it('reads which servers are served, and whose club is at the front page', () => {
    expect(readEnvironment({ SERVERS: ' 1, 22 ,333', FRONT_PAGE: '22' }).hosting).toEqual({
      servers: ['1', '22', '333'],
      frontPage: '22',
      shards: null,
    });
    expect(readEnvironment({ FRONT_PAGE: '22' }).hosting).toEqual({
      servers: [],
      frontPage: '22',
      shards: null,
    });
  });

  it.each([
    ['0-3/16', { own: [0, 1, 2, 3], of: 16 }],
    ['5/16', { own: [5], of: 16 }],
    ['0/1', { own: [0], of: 1 }],
    ['none', { own: [], of: 1 }],
    ['', null],
  ])('reads which shards the process takes: %o', (SHARDS, shards) => {
    expect(readEnvironment({ SHARDS }).hosting.shards).toEqual(shards);
  });

  it('lets the front page be that of a club on another process’s shard', () => {
    const read = readEnvironment({ SERVERS: '22', FRONT_PAGE: '22', SHARDS: '1/2' });
    expect(read.hosting.frontPage).toBe('22');
  });

  it('leaves the site to another process', () => {
    const settings = { DISCORD_TOKEN: 't', PORT: 'none', SITE_URL: 'https://chess.example.org' };
    expect(readEnvironment(settings).port).toBeNull();
  });

  it('logs what a site alone does, and needs no token for it', () => {
    expect(readEnvironment({ SHARDS: 'none' })).toMatchObject({ token: null, port: 3220, logLevel: 'info' });
  });

  it.each([
    [{ SERVERS: '1', FRONT_PAGE: '22' }, 'FRONT_PAGE is not one of SERVERS'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES must be'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be'],
    [{ PORT: 'x' }, 'PORT must be'],
  ])('is not tried again as long as it is wrong: %o', (variables, why) => {
    const attempt = () => readEnvironment(variables);
    expect(attempt).toThrow(why);
    try {
      attempt();
    } catch (error) {
      expect(exitCodeFor(error)).toBe(exitCodes.settings);
    }
  });

  it('reads which proxies are trusted', () => {
    expect(readEnvironment({ TRUSTED_PROXIES: '127.0.0.1, ::1, 10.0.0.0/8' }).trustedProxies).toEqual([
      '127.0.0.1',
      '::1',
      '10.0.0.0/8',
    ]);
  });

  it('has the age of copies looked at, unless it is told not to', () => {
    expect(readEnvironment({ BACKUP_DAYS: '7' }).copiesTooOld).toBe(7 * 24 * 3600_000);
    expect(readEnvironment({ BACKUP_DAYS: '0' }).copiesTooOld).toBeNull();
  });

  it('is told of in full in .env.example and in the documentation', () => {
    const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
    const names = [...read('src/environment.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name = '']) => name);
    expect(names).toContain('DISCORD_TOKEN');
    const example = parseEnv(read('.env.example'));
    expect(Object.keys(example).sort()).toEqual([...names].sort());
    expect(readEnvironment(example)).toEqual(readEnvironment({}));
    const [settings = ''] = read('docs/operations.md')
      .split(/^## /m)
      .filter((part) => part.startsWith('Settings'));
    for (const name of names) expect(settings).toContain(`\`${name}\``);
  });

  it('writes the address of the site without a slash at its end', () => {
    expect(readEnvironment({ SITE_URL: 'https://chess.example.org/' }).siteUrl).toBe(
      'https://chess.example.org',
    );
  });

  it('never repeats a value, which may be a secret in the wrong place', () => {
    const attempt = () => readEnvironment({ DATABASE_URL: 'MTA5.secret' });
    expect(attempt).toThrow(/^(?!.*MTA5)/);
  });

  it("refuses a club's clock with Discord's own API", () => {
    const asked = { DISCORD_TOKEN: 't', CLUB_NOW: '2026-11-20T12:45:00Z' };
    expect(() => readEnvironment(asked)).toThrow('CLUB_NOW');
    expect(() => readEnvironment({ ...asked, DISCORD_API_URL: 'https://discord.com/api' })).toThrow(
      'CLUB_NOW',
    );
    expect(readEnvironment({ ...asked, DISCORD_API_URL: 'http://127.0.0.1:3225/api' }).startsAt).toBe(
      Date.UTC(2026, 10, 20, 12, 45),
    );
  });
});
