import { changesNothing, faultsOf, kept, mishaps, outcomeOf } from './checks.ts';
import type { Deed } from './deeds.ts';
import { type Came, Hands } from './hands.ts';
import { leaks } from './secrets.ts';
import { Stage } from './stage.ts';
import type { Tally } from './tally.ts';

/** What went wrong, and after how many of the deeds: 0 where not even the stage could be set. */
export interface Found {
  after: number;
  wrong: string[];
}

/** Plays it through on a stage of its own, up to the first deed at which something goes wrong. */
export async function playThrough(all: readonly Deed[], tally: Tally): Promise<Found> {
  const found: Found = { after: 0, wrong: [] };
  try {
    const stage = await Stage.open();
    await playOn(stage, all, tally, found).catch((error: unknown) => brokenOff(found, error));
    found.wrong.push(...(await stage.close()));
  } catch (error) {
    brokenOff(found, error);
  }
  tally.rounds += 1;
  return found;
}

function brokenOff({ wrong }: Found, error: unknown): void {
  wrong.push(`the round broke off: ${error instanceof Error ? error.stack : error}`);
}

async function playOn(stage: Stage, all: readonly Deed[], tally: Tally, found: Found): Promise<void> {
  const hands = new Hands(stage);
  await hands.lookRound();
  for (const each of all) {
    found.after += 1;
    found.wrong.push(...(await tryOne(stage, hands, each, tally)));
    if (found.wrong.length > 0) return;
  }
  await stage.playground.idle();
  found.wrong.push(...(await leaks(stage)), ...mishaps(stage));
}

async function tryOne(stage: Stage, hands: Hands, each: Deed, tally: Tally): Promise<string[]> {
  await stage.app.settle();
  const before = await kept(stage);
  const came = await attempted(hands, each);
  if (typeof came === 'string') return [came, ...mishaps(stage)];
  const outcome = outcomeOf(came);
  tally.count(each, outcome);
  const changed = changesNothing(outcome) && (await kept(stage)) !== before;
  return [
    ...(changed ? [`${outcome}, and yet something changed`] : []),
    ...faultsOf(stage, came),
    ...mishaps(stage),
  ];
}

/** What came of it; words where the bot did not answer. */
async function attempted(hands: Hands, each: Deed): Promise<Came | string> {
  try {
    return await hands.do(each);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (/^no (answer within|choices for)/.test(error.message)) return error.message;
    return { came: 'not sent', why: error.message };
  }
}
