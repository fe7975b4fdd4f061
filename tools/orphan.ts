import { isMainThread } from 'node:worker_threads';

// Loaded into a program that is tried or measured (`node --import`). Its input is a pipe that closes with the program that started
// it, even where they were killed: then it ends at once.
const end = () => process.kill(process.pid, 'SIGKILL');
if (isMainThread) {
  for (const event of ['end', 'error', 'close']) process.stdin.once(event, end);
  process.stdin.resume().unref();
}
