import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../../src/store/engine/news.ts';
import { anAddress, clubId, opened } from '../a-database.ts';
import { aNetwork, quickLook } from './a-network.ts';

/** What a process hears by that address. */
function hearing(url: string, look = quickLook): string[] {
  const heard: string[] = [];
  const listener = {
    changed: (club: string) => void heard.push(club),
    missed: () => void heard.push('missed'),
  };
  onTestFinished(listen(url, 'a process', listener, look));
  return heard;
}

it('a process whose connection for news is dropped without a word hears again, and that it may have missed something', async () => {
  const url = anAddress();
  const { engine } = await opened(url);
  const network = await aNetwork(url);
  const heard = hearing(network.url);
  await expect.poll(() => heard).toContain('missed');
  const tells = () => engine.tellOthers({ club: clubId, mark: null, ofClocksAlone: false });
  heard.length = 0;
  network.drop();
  await tells();
  await expect.poll(() => heard[0]).toBe('missed');
  await tells();
  await expect.poll(() => heard).toContain(clubId);
});

it('a process whose connection for news stands misses nothing, however often that is looked at', async () => {
  const heard = hearing(anAddress(), { every: 100, longest: 60_000 });
  await expect.poll(() => heard).toEqual(['missed']);
  await wait(1_500);
  expect(heard).toEqual(['missed']);
});
