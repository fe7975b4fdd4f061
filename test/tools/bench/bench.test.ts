import { describe, expect, it, vi } from 'vitest';
import { benchClubs } from '../../../tools/bench/clubs.ts';
import { benchGrowth } from '../../../tools/bench/growth.ts';
import { benchLatency } from '../../../tools/bench/latency.ts';
import { benchMemory } from '../../../tools/bench/memory.ts';
import { benchVoid } from '../../../tools/bench/void.ts';

vi.setConfig({ testTimeout: 300_000 });

const pace = { rate: 10, seconds: 0.5, turn: 0.5, games: 3 };
const said: string[] = [];
const say = (words: string) => said.push(words);
const answered = /median|\d ms \(×/;

describe('the bench', () => {
  it('times answers of the bot and of both yardsticks', async () => {
    const [, ...lines] = await benchLatency({ ...pace, tryFor: 0 }, say);
    expect(lines.map((line) => line.trim().split(/\s{2,}/)[0])).toEqual([
      '/game record',
      '/leaderboard',
      'discord.js, "pong"',
      'no library, "pong"',
    ]);
    for (const line of lines) expect(line).toMatch(answered);
    expect(lines.join()).not.toMatch(/NaN|unanswered/);
  });

  it('times answers in one club and in more', async () => {
    const [, ...lines] = await benchClubs({ ...pace, counts: [1, 3] }, say);
    expect(lines).toHaveLength(5);
    expect(lines.join()).toContain('/leaderboard, 3 clubs');
    expect(lines.join()).not.toMatch(/NaN|unanswered/);
  });

  it('starts each bot and looks at its memory', async () => {
    const [, ...lines] = await benchMemory({ entries: 200, runs: 1, rest: 0 }, say);
    const [bots, size] = [lines.slice(0, 4), lines.at(4)];
    expect([bots.length, lines.length]).toEqual([4, 5]);
    for (const line of bots) expect(line).toMatch(/ready in \d+ ms .*resident \d+ MB/);
    expect(size).toMatch(/takes \d+\.\d MB of disk/);
  });

  it('voids games of a long ledger, and weighs new ones', async () => {
    expect((await benchVoid(400, 2, say)).join()).toMatch(/first 2 games of 400 entries.*median +\d+ ms/);
    expect((await benchGrowth(10, say)).join()).toMatch(/a game +[\d,]+ bytes/);
  });
});
