// Another program on the same file: `node child.mjs <url> <what> <times>`, from the compiled sources. With `on` for the
// times it writes until its input is closed, and then prints how often it has written.
import { setImmediate as turn } from 'node:timers/promises';
import { openDatabase } from '../../../dist/src/store/open-database.js';
import { PrismaClubs } from '../../../dist/src/store/prisma-clubs.js';

const [url, what, times = '1'] = process.argv.slice(2);
const die = () => process.kill(process.pid, 'SIGKILL');
const database = await openDatabase(url);
const clubs = new PrismaClubs(database, die);
const outcome = { kind: 'session-opened', date: '2026-01-09' };
const about = { by: 1, acts: [] };

const join = (work) => {
  work.append({ type: 'joined', person: 1 + work.state.lastSeq }, about);
  if (what === 'die-deciding') die();
  if (what === 'die-kept') work.announce({ kind: 'game-lapsed', game: 1, person: 1 }, { to: 'games' });
  return { ok: true, value: outcome };
};

let stopped = false;
if (times === 'on')
  process.stdin.resume().once('close', () => {
    stopped = true;
  });

const most = times === 'on' ? Number.POSITIVE_INFINITY : Number(times);
let written = 0;
for (; written < most && !stopped; written++) {
  const interaction = {
    id: `${what}-${written}`,
    token: 'token',
    applicationId: '4',
    channel: '5',
    account: '6',
  };
  await turn();
  await clubs.change('1000', { interaction, now: Date.UTC(2026, 0, 9, 12, 45) }, join);
}
await database.close();
if (times === 'on') process.stdout.write(`${written}`);
