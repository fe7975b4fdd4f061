// A thread beside the tests: it ends their process where a file takes longer than any does, whatever the process is busy with.
import { readFileSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const { longest } = workerData;
let timer;

parentPort.on('message', (file) => {
  clearTimeout(timer);
  if (file !== null) timer = setTimeout(() => end(file), longest);
});

/** Says which file it was and which programs it waited for, and ends all of them. */
function end(file) {
  const begun = children();
  const waits = begun.map(({ pid, command }) => `\n  it has begun ${pid}: ${command}`).join('');
  writeSync(2, `${file} has not ended after ${longest / 60_000} minutes${waits}\n`);
  for (const { pid } of begun) kill(pid);
  kill(process.pid);
}

function children() {
  try {
    const pids = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
    return pids.map((pid) => ({
      pid: Number(pid),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    }));
  } catch {
    return [];
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
