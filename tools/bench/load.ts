import { setTimeout as pause, setImmediate as yieldOnce } from 'node:timers/promises';
import type { Playground, Step } from '../../packages/playground/src/index.ts';
import type { SayHowFar } from '../how-far.ts';

/** One kind of interaction, sent to one bot. */
export interface Lane {
  name: string;
  /** Has somebody send the next one; returns its identifier. */
  send(): string;
  /** Whether the answer is the one that is measured, and not a refusal. */
  isRight(answer: NonNullable<Step['original']>): boolean;
}

/** How long each answer took, in milliseconds, and how many never came. */
export interface Taken {
  times: number[];
  unanswered: number;
}

interface Pace {
  /** Interactions a second. */
  rate: number;
  seconds: number;
}

/**
 * Sends interactions at a steady pace, whether those before were answered or not, and waits for all. Each is timed from the
 * moment at which it was to be sent to the one at which its final answer is there to be seen, so that what keeps the
 * sender waiting counts too. Throws when an answer is not the right one.
 */
export async function drive(
  playground: Playground,
  lane: Lane,
  { rate, seconds }: Pace,
  taken: Taken = { times: [], unanswered: 0 },
): Promise<Taken> {
  const waiting = new Map<string, number>();
  const wrong: string[] = [];
  const end = playground.watch((step) => {
    const due = waiting.get(step.id);
    if (due === undefined || step.progress === 'open' || step.progress === 'thinking') return;
    waiting.delete(step.id);
    if (step.original === undefined) taken.unanswered += 1;
    else taken.times.push(performance.now() - due);
    // What is there now may be another answer by the end.
    if (step.original !== undefined && !lane.isRight(step.original)) wrong.push(step.original.body.content);
  });
  const begun = performance.now();
  for (let sent = 0; sent < rate * seconds; sent++) {
    const due = begun + (sent * 1000) / rate;
    await until(due);
    waiting.set(lane.send(), due);
  }
  while (waiting.size > 0) await pause(5);
  end();
  const [first] = wrong;
  if (first !== undefined) throw new Error(`${lane.name} was not answered as it should be: ${first}`);
  return taken;
}

/** Timers are only good to the millisecond: the last one is spent looking at the clock. */
async function until(moment: number): Promise<void> {
  const left = moment - performance.now();
  if (left > 2) await pause(Math.floor(left) - 1);
  while (performance.now() < moment) await yieldOnce();
}

/** Drives all lanes in turns of at most so many seconds, so that what else the machine does falls on all alike. */
export async function inTurns(
  playground: Playground,
  lanes: readonly Lane[],
  { rate, seconds, turn }: Pace & { turn: number },
  say: SayHowFar,
): Promise<Taken[]> {
  const all = lanes.map((lane) => ({ lane, taken: { times: [], unanswered: 0 } }));
  for (const { lane } of all) await drive(playground, lane, { rate, seconds: Math.min(turn, 2) });
  for (let left = seconds; left > 0; left -= turn)
    for (const { lane, taken } of all) {
      say(`${lane.name}, ${seconds - left} of ${seconds} s`);
      await drive(playground, lane, { rate, seconds: Math.min(turn, left) }, taken);
    }
  return all.map(({ taken }) => taken);
}

/** A rate is sustained while 99 of 100 answers come within this, in milliseconds. */
const bearable = 500;

/** The highest rate of those tried, each a quarter above the one before, at which the bot kept up. */
export async function sustained(
  playground: Playground,
  lane: Lane,
  seconds: number,
  say: SayHowFar,
): Promise<number> {
  let kept = 0;
  for (let rate = 50; ; rate = Math.round(rate * 1.25)) {
    say(`${lane.name}, ${rate} a second`);
    const { times, unanswered } = await drive(playground, lane, { rate, seconds });
    const late = times.filter((time) => time > bearable).length;
    if (unanswered > 0 || late > times.length / 100) return kept;
    kept = rate;
  }
}
