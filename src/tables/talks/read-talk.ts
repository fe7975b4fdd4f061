import { asPreviewed, type Preview, type UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result, refused, unlessRefused } from '../../house/result.ts';
import type { DueThing } from '../../house/room.ts';
import type { TableOutcome } from '../outcomes.ts';
import { loggedAtTable, mayNotReadAsStaff } from '../staff.ts';
import { findTable, type Meant, type Table, tablesOf, theTable, writeAt } from '../table.ts';
import { personActing } from '../who.ts';
import type { Talk } from './book.ts';

/** How long the member of staff stays in a conversation, unless they leave before. */
const readingLasts = 24 * 3600_000;

/** The conversations of a table, for the member of staff alone (Act 0.14). */
export function findTalks(
  view: ClubView,
  actor: Parameters<Preview<Meant, Table>>[1],
  meant: Meant,
): Result<Table> {
  const found = findTable(view, meant);
  return found.ok ? unlessRefused(mayNotReadAsStaff(view, actor, found.value), found) : found;
}

/** A conversation that the member of staff would read. */
export interface Read {
  table: Table;
  talk: Talk;
}

/** What reading a conversation comes to; refused to all but the member of staff (Act 0.14). */
export const previewReading: Preview<Meant & { talk: number }, Read> = (view, actor, input) => {
  const found = findTalks(view, actor, input);
  if (!found.ok) return found;
  const talk = found.value.state.talks.find(({ seq }) => seq === input.talk);
  const table = found.value;
  if (talk === undefined) return refused({ code: 'no-such-talk', table: table.number, acts: ['0.14'] });
  const person = personActing(view, actor);
  const reads = table.state.talkReadings.some((each) => each.talk === talk.seq && each.person === person);
  return reads ? refused({ code: 'talk-is-read', acts: ['0.14'] }) : done({ table, talk });
};

/** The member of staff is let into a conversation for a day, which is logged in both books. */
export const readTalk = asPreviewed(previewReading, (work, actor, { table, talk }) => {
  const person = loggedAtTable(work, actor, 'talk');
  const until = work.now + readingLasts;
  writeAt(work, table, { type: 'talk-read', talk: talk.seq, person, until }, person);
  return { kind: 'talk-read', table: table.number, talk: talk.seq, until } as const;
});

/** The member of staff leaves a conversation before their time is over. */
export const leaveTalk: UseCase<Meant & { talk: number }, TableOutcome> = (work, actor, input) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const person = personActing(work, actor);
  const reading = table.state.talkReadings.find((each) => each.talk === input.talk && each.person === person);
  if (reading === undefined || person === null)
    return refused({ code: 'no-such-talk', table: table.number, acts: ['0.14'] });
  writeAt(work, table, { type: 'talk-reading-ended', talk: reading.talk, person }, person);
  return done({ kind: 'talk-left', table: table.number, talk: reading.talk });
};

/** The member of staff is put out of a conversation when their time is over. */
export const readingsOver = (view: ClubView): DueThing[] =>
  tablesOf(view).flatMap(({ number, state }) =>
    state.talkReadings.map(({ talk, person, until }) => ({
      at: until,
      name: `the end of reading talk ${talk} at table ${number} by ${person}`,
      carryOut: (work) => {
        writeAt(work, theTable(work, number), { type: 'talk-reading-ended', talk, person }, null);
      },
    })),
  );
