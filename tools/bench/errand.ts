import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { packageRoot } from '../../src/package-root.ts';
import { beginProgram } from '../begun.ts';

/** How often its memory is looked at, in milliseconds. */
const every = 20;

/** Runs one of the keeper's programs to its end. Throws with what it said where that is not a good one. Returns how long it took, and its memory. */
export async function runErrand(
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const begun = performance.now();
  const program = join(packageRoot(), 'dist', 'scripts', `${name}.js`);
  const child = beginProgram([program, ...words], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said += String(text);
    });
  const gone = once(child, 'close');
  let most = Number.NaN;
  while (child.exitCode === null && child.signalCode === null) {
    most = (await mostResident(child.pid)) ?? most;
    await Promise.race([gone, pause(every)]);
  }
  await gone;
  if (child.exitCode !== 0) throw new Error(`${name} ended with ${child.exitCode}: ${said}`);
  const seconds = (performance.now() - begun) / 1000;
  return `${seconds.toFixed(1).padStart(5)} s   resident at most ${(most / 1e6).toFixed(0)} MB`;
}

/** The most memory that a process has had, in bytes; null where the machine does not tell, as only Linux does. */
async function mostResident(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  return kilobytes === undefined ? null : 1024 * Number(kilobytes);
}
