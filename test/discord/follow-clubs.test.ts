import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { followClubs } from '../../src/discord/follow-clubs.ts';
import { MemoryClubs } from '../support/memory-club.ts';

const log = pino({ level: 'silent' });

/** As many clubs as a large bot has, of which the bot looks at each when it starts. */
function manyClubs(count: number): MemoryClubs {
  const clubs = new MemoryClubs();
  clubs.known = async () => Array.from({ length: count }, (_, n) => `${n + 1}`);
  return clubs;
}

it('a club that is changed is followed before those that are only not looked at yet, and each of them is', async () => {
  const followed: string[] = [];
  const following = followClubs({ clubs: manyClubs(300), log }, 'a test', async (club) => {
    followed.push(club);
    if (club === '10') following.wake('250');
    // So that looking at all of them takes longer than a change rests.
    await new Promise((resolve) => setTimeout(resolve, 2));
  });
  onTestFinished(() => following.stop());
  await expect.poll(() => followed.length).toBe(300);
  expect(followed.indexOf('250')).toBeLessThan(200);
  expect(new Set(followed).size).toBe(300);
});

it('a club that is changed while it is followed is followed once more', async () => {
  const followed: string[] = [];
  const following = followClubs({ clubs: manyClubs(2), log }, 'a test', async (club) => {
    followed.push(club);
    if (followed.length === 1) following.wake(club);
  });
  onTestFinished(() => following.stop());
  await expect.poll(() => followed).toEqual(['1', '2', '1']);
});

it('a club on which somebody spends long is followed again after the others', async () => {
  const followed: string[] = [];
  const following = followClubs({ clubs: manyClubs(2), log }, 'a test', async (club) => {
    followed.push(club);
    if (followed.length === 2) for (const each of ['1', '2']) following.wake(each);
    return club === '1' ? 20 : 0;
  });
  onTestFinished(() => following.stop());
  await expect.poll(() => followed).toEqual(['1', '2', '2', '1']);
});

it('all clubs are followed again where a change of any may have been missed', async () => {
  const clubs = manyClubs(3);
  const followed: string[] = [];
  const following = followClubs({ clubs, log }, 'a test', async (club) => void followed.push(club));
  onTestFinished(() => following.stop());
  await expect.poll(() => followed).toEqual(['1', '2', '3']);
  clubs.miss();
  await expect.poll(() => followed).toEqual(['1', '2', '3', '1', '2', '3']);
});

it('who is stopped before the clubs are known holds up nobody else', async () => {
  const clubs = manyClubs(100);
  await followClubs({ clubs, log }, 'a test', async () => {}).stop();
  const followed: string[] = [];
  const following = followClubs({ clubs, log }, 'a test', async (club) => void followed.push(club));
  onTestFinished(() => following.stop());
  await expect.poll(() => followed).toHaveLength(100);
});

it('who stops does not rest before that', async () => {
  const followed: string[] = [];
  const following = followClubs({ clubs: manyClubs(1), log }, 'a test', async (club) => {
    followed.push(club);
    return 100;
  });
  await expect.poll(() => followed).toEqual(['1']);
  following.wake('1');
  const rested = new Promise((resolve) => setTimeout(resolve, 1_500, 'rested'));
  expect(await Promise.race([following.stop(), rested])).toBeUndefined();
});

it('who looks at all clubs first does not get far ahead of others who do, so that a club is read once for all', async () => {
  const clubs = manyClubs(200);
  const [quick, slow]: [string[], string[]] = [[], []];
  let most = 0;
  const followings = [
    followClubs({ clubs, log }, 'a test', async (club) => {
      quick.push(club);
      most = Math.max(most, quick.length - slow.length);
    }),
    followClubs({ clubs, log }, 'a test', async (club) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      slow.push(club);
    }),
  ];
  onTestFinished(async () => {
    for (const following of followings) await following.stop();
  });
  await expect.poll(() => [quick.length, slow.length]).toEqual([200, 200]);
  expect(most).toBeLessThanOrEqual(51);
});
