import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { toPngHere } from './here.ts';
import { drawPlan } from './map-plan.ts';

const zoom = z.number().optional();
const asked = z.union([z.object({ svg: z.string(), zoom }), z.object({ plan: z.unknown(), zoom })]);

/** A third of the time that others get who have much to do: with less, pictures never come on a machine that is busy for long. */
const niceness = 5;

/** Whatever else the machine has to do comes first. Only Linux has a priority for each thread; elsewhere all have the same. */
function letOthersFirst(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, niceness);
  } catch {
    // It draws all the same.
  }
}

// A thread for pictures that nobody waits for at a command.
letOthersFirst();
parentPort?.on('message', (message) => {
  const { zoom, ...picture } = asked.parse(message);
  parentPort?.postMessage(toPngHere('svg' in picture ? picture.svg : drawPlan(picture.plan), zoom));
});
