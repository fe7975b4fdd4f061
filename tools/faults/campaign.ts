import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Club } from './club.ts';
import { foundClub } from './found.ts';
import { playRound, type Round } from './round.ts';
import type { KindOfStore } from './store.ts';

export interface Order {
  rounds: number;
  seed: number;
  /** What the clubs are kept in. */
  kind: KindOfStore;
  /** How many clubs there are at a time, each with its own bot. */
  workers: number;
  /** The number of the first round; the rounds before it in its club are played too. */
  first: number;
  say(line: string): void;
  /** Told of each round that is over: how many are, and of how many. */
  onPlayed?(played: number, of: number): void;
}

export interface Campaign {
  kind: KindOfStore;
  rounds: readonly Round[];
  carriedOut: number;
  announced: number;
  /** In milliseconds. */
  took: number;
}

/** For how many rounds a club lives, so that a round can be repeated without all that were before it. */
export const clubLife = 25;

/** Plays the rounds asked for. A club in which something was lost ends there. */
export async function playRounds({
  rounds,
  seed,
  kind,
  workers,
  first,
  say,
  onPlayed = () => {},
}: Order): Promise<Campaign> {
  const began = performance.now();
  const last = first + rounds - 1;
  const starts: number[] = [];
  for (let start = first - ((first - 1) % clubLife); start <= last; start += clubLife) starts.push(start);
  const lives: Life[] = [];
  const all = last - (starts[0] ?? first) + 1;
  let played = 0;
  const told = () => {
    played += 1;
    onPlayed(played, all);
  };
  const work = async () => {
    for (let start = starts.shift(); start !== undefined; start = starts.shift())
      lives.push(
        await live(start, Math.min(start + clubLife - 1, last), { seed, kind, say, onPlayed: told }),
      );
  };
  await Promise.all(Array.from({ length: workers }, work));
  const sum = (of: (life: Life) => number) => lives.reduce((all, life) => all + of(life), 0);
  return {
    kind,
    rounds: lives.flatMap((life) => life.rounds),
    carriedOut: sum((life) => life.carriedOut),
    announced: sum((life) => life.announced),
    took: performance.now() - began,
  };
}

interface Life {
  rounds: Round[];
  carriedOut: number;
  announced: number;
}

async function live(
  from: number,
  to: number,
  { seed, kind, say, onPlayed }: Pick<Order, 'seed' | 'kind' | 'say'> & { onPlayed(): void },
): Promise<Life> {
  const life: Life = { rounds: [], carriedOut: 0, announced: 0 };
  let club = await foundClub(kind);
  try {
    for (let number = from; number <= to; number += 1) {
      const round = await playRound(club, { seed, number, kind });
      life.rounds.push(round);
      onPlayed();
      const isLast = round.losses.length > 0 || number === to;
      if (isLast) {
        life.carriedOut += round.carriedOut;
        life.announced += round.announced;
      }
      if (round.losses.length === 0) continue;
      say(await kept(club, round, { seed, kind, from }));
      await club.close();
      club = await foundClub(kind);
    }
  } finally {
    await club.close();
  }
  return life;
}

/** Keeps what there is of a round in which something was lost, and says how to see it again. */
async function kept(
  club: Club,
  { number, plan, story, losses }: Round,
  { seed, kind, from }: { seed: number; kind: KindOfStore; from: number },
) {
  const folder = await mkdtemp(join(tmpdir(), `faults-${seed}-${number}-`));
  await cp(club.folder.path, join(folder, 'data'), { recursive: true });
  await club.store.server?.dump(join(folder, 'club.sql'));
  await writeFile(join(folder, 'bot.log'), club.printed.join('\n'));
  const messages = club.playground.messages.map(({ body, channel, ephemeralFor }) =>
    [
      channel.id,
      ephemeralFor?.username ?? '',
      body.id,
      body.interaction_metadata?.id ?? '',
      body.content,
    ].join(' ¦ '),
  );
  await writeFile(join(folder, 'messages.txt'), messages.join('\n'));
  const told = losses.map(({ kind, about }) => `  ${kind}: ${about.slice(0, 500)}`);
  await writeFile(
    join(folder, 'story.txt'),
    [JSON.stringify(plan), ...story, ...losses.map(({ kind, about }) => `${kind}: ${about}`)].join('\n'),
  );
  const words = ['--seed', seed, '--first', from, '--rounds', number - from + 1, '--workers', 1];
  return [
    `Round ${number}:`,
    ...told,
    `  kept in ${folder}`,
    `  again: npm run faults -- ${[...words, ...(kind === 'file' ? [] : [`--${kind}`])].join(' ')}`,
  ].join('\n');
}
