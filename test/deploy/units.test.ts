import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exitCodes, finalExits } from '../../src/exit-codes.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const units = readdirSync(new URL('deploy/', root)).filter((name) => /\.(service|timer)$/.test(name));
const { scripts } = JSON.parse(read('package.json'));

/** The settings of a unit by section; one that is given more than once keeps all it was given. */
function settingsOf(unit: string): Map<string, string[]> {
  const settings = new Map<string, string[]>();
  let section = '';
  for (const line of read(`deploy/${unit}`).split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, heading] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (heading !== undefined) section = heading;
    else {
      const [, name, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`${unit}: ${line} is no setting`);
      settings.set(`${section}.${name}`, [...(settings.get(`${section}.${name}`) ?? []), value]);
    }
  }
  return settings;
}

const bot = settingsOf('rook-and-gavel.service');
const backup = settingsOf('rook-and-gavel-backup.service');
const seconds = (name: string): number => Number(bot.get(name)?.[0]);

/** What a line starts, from `node` on. */
const nodeLine = (line: string | undefined): string => line?.replace(/^.*?\bnode /, '') ?? '';

describe('the units', () => {
  it('start the bot with the line of `npm start`, and the copy with that of `npm run backup`', () => {
    expect(nodeLine(bot.get('Service.ExecStart')?.[0])).toBe(nodeLine(scripts.start));
    expect(nodeLine(backup.get('Service.ExecStart')?.[0])).toBe(nodeLine(scripts.backup));
  });

  it('start the bot again after whatever may pass, and not after what a person has to mend', () => {
    expect(bot.get('Service.RestartPreventExitStatus')).toEqual([finalExits.join(' ')]);
    expect(bot.get('Unit.StartLimitIntervalSec')).toEqual(['0']);
    const told = [...read('docs/operations.md').matchAll(/^\| `(\d+)` \|/gm)].map(([, code]) => Number(code));
    expect(told).toEqual(Object.values(exitCodes));
  });

  it('leave the bot longer to stop than it takes', () => {
    const [, lastWords] = /lastWords = (\d+)/.exec(read('src/discord/bot.ts')) ?? [];
    expect(seconds('Service.TimeoutStopSec') * 1000).toBeGreaterThan(2 * Number(lastWords));
  });

  it('shut both in as far as they can', () => {
    for (const unit of [bot, backup])
      for (const [name, value] of [
        ['User', 'rook-and-gavel'],
        ['StateDirectory', 'rook-and-gavel'],
        ['ProtectSystem', 'strict'],
        ['ProtectHome', 'yes'],
        ['NoNewPrivileges', 'yes'],
        ['CapabilityBoundingSet', ''],
        ['UMask', '0077'],
      ])
        expect(unit.get(`Service.${name}`), name).toEqual([value]);
    expect(bot.get('Service.Restart')).toEqual(['on-failure']);
  });

  it('name documents that are there', () => {
    for (const unit of [bot, backup]) {
      const [address = ''] = unit.get('Unit.Documentation') ?? [];
      expect(existsSync(new URL(address.replace('file:///opt/rook-and-gavel/', ''), root)), address).toBe(
        true,
      );
    }
  });

  it('are all told of in the documentation', () => {
    for (const unit of units) expect(read('docs/operations.md')).toContain(unit);
  });
});

const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;

it.runIf(canVerify).each(units)('systemd understands %s', (unit) => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', `deploy/${unit}`], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
