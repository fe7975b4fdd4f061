import { expect, it } from 'vitest';
import type { UnitOfWork } from '../../src/house/ports.ts';
import { done } from '../../src/house/result.ts';
import { undoDecay } from '../../src/ladder/decay/apply-decay.ts';
import { endSession } from '../../src/ladder/sessions/close-session.ts';
import { rooms } from '../../src/rooms.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { PrismaOutbox } from '../../src/store/prisma-outbox.ts';
import { verifyClub } from '../../src/store/verify.ts';
import { clubId, occasion, opened, sessionHeld, writes } from './a-database.ts';

const members = 250;

it('Act II.6: the tables keep step when hundreds lose points, get them back and lose them again', async () => {
  const database = await opened();
  const outbox = new PrismaOutbox(database);
  const clubs = new PrismaClubs(database, () => {}, rooms);
  await clubs.change(clubId, occasion(null, 0), (work) => {
    for (let n = 1; n <= members; n++) work.addPerson({ account: `2${n}`, name: `Member ${n}` });
    const people = work.people.all().map(({ number }) => number);
    for (const person of people) writes({ type: 'joined', person })(work);
    const change = { points: 50 };
    return writes(...people.map((person) => ({ type: 'adjusted', person, change }) as const))(work);
  });
  const closes = (date: string) => (work: UnitOfWork) => {
    const session = work.state.sessions.get(date);
    if (session === undefined) throw new Error('There is no session');
    return done(endSession(work, session, null));
  };
  const sums = async () => {
    const { standings } = (await clubs.view(clubId)).state;
    const scores = new Set(standings.flatMap((standing) => (standing === undefined ? [] : [standing.score])));
    expect(await verifyClub(database, clubId)).toEqual([]);
    return [...scores];
  };
  for (const week of [0, 1, 2]) {
    const [opening] = sessionHeld(week);
    if (opening?.type !== 'session-opened') throw new Error('No session');
    const then = occasion(null, opening.closesAt);
    await clubs.change(clubId, then, writes(opening));
    await clubs.change(clubId, then, closes(opening.date));
    if (week < 2) continue;
    expect(await sums()).toEqual([130]);
    await clubs.change(clubId, then, (work) => {
      const opened = writes(opening)(work);
      undoDecay(work, opening.date);
      return opened;
    });
    expect(await sums()).toEqual([150]);
    await clubs.change(clubId, then, closes(opening.date));
    expect(await sums()).toEqual([130]);
  }
  const sent = (await outbox.pending()).filter(({ notice }) => notice.kind === 'decay');
  expect(sent).toHaveLength(2 * members);
});
