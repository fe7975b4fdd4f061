import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../src/store/database.ts';
import type { Club } from './club.ts';
import { deeds } from './deeds.ts';
import { Dice } from './dice.ts';
import { gather, owedBy, owedIn } from './evidence.ts';
import { type Evidence, judge, type Loss } from './oracle.ts';
import { type Plan, planRound } from './plan.ts';
import { ofTwo } from './server-troubles.ts';
import type { KindOfStore } from './store.ts';
import { troubles } from './troubles.ts';

/** What came of a round. */
export interface Round {
  number: number;
  plan: Plan;
  /** What happened, line by line. */
  story: readonly string[];
  losses: readonly Loss[];
  /** How many commands were carried out and answered, and how many notices were posted, in the club so far. */
  carriedOut: number;
  announced: number;
  /** In milliseconds. */
  took: number;
}

/** How long a bot may take until all is said and done, once nothing is in its way any more, in milliseconds. */
const patience = 40_000;

/** Plays a round: people do things while there is trouble; then all trouble ends, and the club is looked at. */
export async function playRound(
  club: Club,
  { seed, number, kind }: { seed: number; number: number; kind: KindOfStore },
): Promise<Round> {
  const plan = planRound(seed, number, kind);
  for (const { name } of plan.troubles) if (ofTwo.has(name)) await club.double();
  const began = performance.now();
  const story: string[] = [];
  const tell = (line: string) => story.push(`${Math.round(performance.now() - began)} ms: ${line}`);
  const ends = plan.troubles.map(async ({ name, at, lasts }, index) => {
    await pause(at);
    tell(`trouble: ${name}, for ${lasts} ms`);
    const end = await troubles[name](club, new Dice(seed, number, 1, index));
    await pause(lasts);
    await end();
    tell(`trouble over: ${name}`);
  });
  const done = plan.deeds.map(async ({ name, at }, index) => {
    await pause(at);
    tell(`deed: ${name}`);
    const fate = deeds[name](club, new Dice(seed, number, 2, index));
    await fate.then(
      (answer) => tell(`deed done: ${name}${wordsOf(answer)}`),
      (error: unknown) => tell(`deed left: ${name}: ${String(error)}`),
    );
  });
  await Promise.all(ends);
  club.playground.faults.clear();
  await club.killSecond();
  await club.serve();
  await club.playground.delivered();
  const database = await club.read();
  const deaf = await heard(club);
  const { unsettled, evidence } = await whenSettled(club, database, Promise.all(done)).finally(() =>
    database.close(),
  );
  return {
    number,
    plan,
    story,
    losses: [...deaf, ...unsettled, ...judge(evidence)],
    carriedOut: evidence.kept.length,
    announced: evidence.notices.filter(({ message }) => message !== null).length,
    took: performance.now() - began,
  };
}

const wordsOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'text' in answer
    ? `: ${String(answer.text).slice(0, 120)}`
    : '';

/**
 * Resolves once the bot answers what it is asked now: whatever people asked before has reached it too, in the same order,
 * even where the connection had to be made anew. That it does not for all patience is a loss.
 */
async function heard(club: Club): Promise<Loss[]> {
  for (const deadline = performance.now() + patience; performance.now() < deadline; await pause(30)) {
    if (club.bot.isGone) await club.serve();
    const answer = await club.person('Mia').as.run('leaderboard');
    if (answer.kind === 'message') return [];
  }
  return [{ kind: 'never settled', about: 'nobody is answered any more' }];
}

/**
 * Gathers all that can be seen once everything has settled. A bot that has just begun may still do what fell due: then it owes something
 * again, and is waited for again.
 */
async function whenSettled(
  club: Club,
  database: Database,
  done: Promise<unknown>,
): Promise<{ unsettled: Loss[]; evidence: Evidence }> {
  for (;;) {
    const unsettled = await settled(club, database, done);
    const evidence = await gather(club, database);
    if (unsettled.length > 0 || owedIn(evidence).length === 0) return { unsettled, evidence };
  }
}

/** Waits until everybody has their answer and nothing is owed; what is still missing after all patience is a loss. */
async function settled(club: Club, database: Database, done: Promise<unknown>): Promise<Loss[]> {
  const deadline = performance.now() + patience;
  let waits = true;
  done.finally(() => {
    waits = false;
  });
  for (let quiet = 0; quiet < 2; ) {
    await pause(30);
    if (club.bot.isGone) await club.serve();
    const missing = await whatIsMissing(club, database, waits);
    quiet = missing.length === 0 ? quiet + 1 : 0;
    if (performance.now() > deadline) return missing.map((about) => ({ kind: 'never settled', about }));
  }
  return [];
}

async function whatIsMissing(club: Club, database: Database, waits: boolean): Promise<string[]> {
  if (waits) return ['somebody waits for an answer'];
  const busy = await club.playground.idle(60).then(
    () => [],
    (error: unknown) => [String(error)],
  );
  return busy.length > 0 ? busy : owedBy(database);
}
