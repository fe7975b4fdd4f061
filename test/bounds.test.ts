import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const thread = fileURLToPath(new URL('support/longest.mjs', import.meta.url));

/** A process that says which file it is busy with, and then is busy; it may be so for 0.2 seconds. */
function busyWith(work: string) {
  const program = `
    import { spawnSync } from 'node:child_process';
    import { Worker } from 'node:worker_threads';
    const thread = new Worker(${JSON.stringify(thread)}, { workerData: { longest: 200 }, execArgv: [] });
    thread.unref();
    thread.postMessage('one.test.ts');
    ${work}`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
}

it.each([
  ['computes', 'for (const began = Date.now(); Date.now() < began + 60_000; );', ''],
  ['waits for a program', "spawnSync('sleep', ['60']);", 'sleep 60'],
])('a file that %s for ever is named and ended', (_, work, program) => {
  const { signal, stderr } = busyWith(work);
  expect(signal).toBe('SIGKILL');
  expect(stderr).toContain('one.test.ts has not ended');
  expect(stderr).toContain(program);
});

it('a file that ends in time is left alone, and does not keep its process', () => {
  const { status, stderr } = busyWith(
    'thread.postMessage(null); await new Promise((go) => setTimeout(go, 500));',
  );
  expect([status, stderr]).toEqual([0, '']);
});

it('a property is not tried for ever', () => {
  expect(fc.readConfigureGlobal()).toMatchObject({ interruptAfterTimeLimit: expect.any(Number) });
});
