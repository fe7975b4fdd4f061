import { utimesSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backUp } from '../../src/store/keeping/back-up.ts';
import { fileOf } from '../../src/store/sqlite.ts';
import { eventually } from '../support/bot-process.ts';
import { ClubOnPlayground } from '../support/club-on-playground.ts';

async function aClub() {
  const club = await ClubOnPlayground.open('2026-11-20 12:41');
  onTestFinished(() => club.close());
  return {
    club,
    health: async () => {
      const response = await fetch(`${club.healthUrl}/health`);
      return { status: response.status, body: await response.text() };
    },
    /** What stands on that line, without its labels' order; empty where there is none. */
    metric: async (line: string) => {
      const text = await (await fetch(`${club.healthUrl}/metrics`)).text();
      return (
        text
          .split('\n')
          .find((each) => each.startsWith(`${line} `))
          ?.slice(line.length + 1) ?? ''
      );
    },
  };
}

it('the bot counts what it does, and names nobody', async () => {
  const { club, health, metric } = await aClub();
  const { ana } = await club.setUp('ana');
  await ana.as.run('join');
  const joins = (ending: string) =>
    metric(`rook_interactions_total{kind="command",name="/join",ending="${ending}"}`);
  await eventually(async () => (await joins('done')) === '1' && (await joins('refused')) === '1');
  await expect.poll(() => metric('rook_answer_seconds_count{kind="command"}')).toBe('4');
  await expect.poll(() => metric('rook_ledger_entries')).toBe(String(await club.entries()));
  await expect.poll(() => metric('rook_clubs')).toBe('1');
  expect(await metric('rook_gateway_ready')).toBe('1');
  await expect.poll(health).toEqual({ status: 200, body: '{"status":"well","found":[]}' });
  const told = await (await fetch(`${club.healthUrl}/metrics`)).text();
  for (const private_ of [club.token, club.guild.id, club.guild.name, ana.id, 'Ana', club.databaseUrl])
    expect(told).not.toContain(private_);
});

it('the bot says that what it announces does not reach Discord, and that it does again', async () => {
  const { club, health, metric } = await aClub();
  const { ana, morgan } = await club.setUp('ana');
  await eventually(async () => (await metric('rook_outbox_notices')) === '0');
  const faults = vi.spyOn(club.playground.faults, 'take');
  faults.mockImplementation((route) => (route === 'POST /channels/{channel_id}/messages' ? 502 : undefined));
  await morgan.as.run('chief appoint', { member: ana, office: 'moderator' });
  await eventually(async () => Number(await metric('rook_outbox_notices')) > 0);
  club.goTo('12:57');
  await expect.poll(health).toEqual({
    status: 503,
    body: expect.stringMatching(/notices wait to be posted, the first for 16 minutes/),
  });
  faults.mockRestore();
  await eventually(async () => (await health()).status === 200);
});

it('the bot is not well once its database was not copied for too long', async () => {
  const { club, health, metric } = await aClub();
  await club.setUp();
  await club.stopBot();
  await club.startBot({ copiesTooOld: 3 * 24 * 3600_000 });
  const file = fileOf(club.databaseUrl);
  const copied = { status: 200, body: '{"status":"well","found":[]}' };
  const { file: copy } = await backUp({ from: file, to: null, keep: 1, now: Date.now() });
  await expect.poll(health).toEqual(copied);
  expect(Number(await metric('rook_backup_age_seconds'))).toBeLessThan(3600);
  const old = new Date(Date.now() - 4.5 * 24 * 3600_000);
  utimesSync(copy, old, old);
  expect(await health()).toEqual({
    status: 503,
    body: expect.stringContaining('the last copy of the database is 4 days old'),
  });
});
