import type { UnitOfWork } from '../../src/house/ports.ts';
import { done } from '../../src/house/result.ts';
import type { Body } from '../../src/rule-books.ts';
import type { PrismaClubs } from '../../src/store/prisma-clubs.ts';

export const crowdedClub = '1000';
const date = '2026-11-20';
const opensAt = Date.UTC(2026, 10, 20, 12, 30);
const closesAt = opensAt + 40 * 60_000;
export const afterwards = closesAt + 60_000;

const changeOf = (clubs: PrismaClubs, now: number, decide: (work: UnitOfWork) => void): Promise<unknown> =>
  clubs.change(crowdedClub, { interaction: null, now }, (work) => {
    decide(work);
    return done({ kind: 'session-cancelled', date, restored: false });
  });

const write = (work: UnitOfWork, body: Body) => work.append(body, { by: 1, acts: [] });

/** Fills a club that everybody may read: so many members, of whom each has played two games at one session. */
export async function crowd(clubs: PrismaClubs, members: number): Promise<void> {
  await changeOf(clubs, opensAt - 60_000, (work) => {
    work.saveSettings({ name: 'A crowded club', access: 'public', siteKey: 'bench' });
    for (let n = 1; n <= members; n++) {
      const person = work.addPerson({ account: `${n}`, name: `Somebody with the number ${n}` });
      write(work, { type: 'joined', person });
    }
  });
  await changeOf(clubs, opensAt, (work) => {
    write(work, { type: 'session-opened', date, opensAt, closesAt });
    for (let n = 1; n <= members; n++) play(work, n, n, (n % members) + 1);
  });
  await changeOf(clubs, closesAt, (work) => write(work, { type: 'session-closed', date }));
}

function play(work: UnitOfWork, game: number, player: number, opponent: number): void {
  const score = ([1, 0.5, 0] as const)[(game * 7) % 3] ?? 1;
  const about = { colour: null, playedAt: work.now, date, online: false, ended: null, approval: [] };
  write(work, { type: 'game-recorded', game, player, opponent, score, ...about });
  write(work, { type: 'game-counted', game });
}
