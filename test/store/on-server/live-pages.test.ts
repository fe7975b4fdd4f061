import { afterEach, expect, it, vi } from 'vitest';
import { runConfirmed } from '../../support/club-on-playground.ts';
import { fourShards } from '../../support/four-shards.ts';
import { Window } from '../../support/window.ts';
import { anAddress } from '../a-database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let stage: Awaited<ReturnType<typeof fourShards>>;
afterEach(() => stage.close());

it('a page that is open at a process with the site alone hears what another process changes', async () => {
  stage = await fourShards('2026-11-18 16:00', anAddress());
  await stage.start({ own: [0, 1, 2, 3], of: 4 });
  const { app: site } = await stage.start({ own: [], of: 1 });
  await stage.setUp(0);
  await runConfirmed(stage.ownerOn(0), 'setup', { site: 'public' });
  await stage.idle();
  const page = async () => (await fetch(`${site.siteUrl}/`)).text();
  await vi.waitFor(async () => expect(await page()).toContain('Ana 0'), 20_000);
  const window = await Window.open(`${site.siteUrl}/live`);
  const owner = stage.on(0).owner.username;
  expect(await page()).not.toContain(owner);
  await stage.ownerOn(0).run('join');
  await window.changes(1);
  expect(await page()).toContain(owner);
});
