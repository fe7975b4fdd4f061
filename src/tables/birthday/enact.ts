import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { tell } from '../../house/tell.ts';
import { type Table, tablesOf, theTable, writeAt } from '../table.ts';
import { nextPoint, pendingAt } from './amendments.ts';
import { type Standing, standings } from './count.ts';
import { asLive, theRegulation } from './live.ts';

const played = (view: ClubView): Table[] =>
  tablesOf(view).filter((table) => table.state.status === 'playing' && asLive(table) !== null);

/**
 * The proposals that have enough votes: by the last vote, or since there are fewer contestants (BT8). They are enacted as of the moment
 * at which they had enough, so that a turn that is due later is resolved by them.
 */
export const enactmentsDue = (view: ClubView): DueThing[] =>
  played(view).flatMap((table) =>
    standings(view, table)
      .filter(({ count }) => count.passed)
      .map(({ proposal }) => ({
        at: table.book.newestAt,
        name: `the enactment of proposal ${proposal} at table ${table.number}`,
        carryOut: (work) => enactWhatPasses(work, table.number, proposal),
      })),
  );

/** Enacts a proposal if more than half of the contestants have voted for it: the new text and the numbers are published (BT8). */
export function enactWhatPasses(work: UnitOfWork, number: number, proposal: number): void {
  const table = theTable(work, number);
  const standing = standings(work, table).find((each) => each.proposal === proposal);
  if (standing?.count.passed !== true) return;
  const { point: of } = theRegulation(table, proposal);
  const point = of ?? nextPoint(table.state);
  const { yes, no } = standing.count;
  const entry = writeAt(work, table, { type: 'regulation-enacted', proposal, point, yes, no }, null);
  work.announce({ kind: 'regulation-enacted', table: number, entry }, { to: 'table', table: number });
  tellIfWaiting(work, number, entry);
}

/** The Judge is told of a change, and asked which figures it means. */
export function tellIfWaiting(work: UnitOfWork, number: number, entry: number): void {
  const table = theTable(work, number);
  const waiting = pendingAt(table.state, null).find(({ seq }) => seq === entry);
  const { gm } = table.state;
  if (waiting !== undefined && gm !== null)
    tell(work, { kind: 'regulation-waits', table: number, point: waiting.point }, gm);
}

/** Votes that the bot cannot open, since the club was moved without the key: they are asked for again. */
export const lostVotesDue = (view: ClubView): DueThing[] =>
  played(view).flatMap((table) =>
    standings(view, table)
      .filter(({ lost }) => lost.length > 0)
      .map((standing) => ({
        at: table.book.newestAt,
        name: `votes on proposal ${standing.proposal} at table ${table.number} that cannot be opened`,
        carryOut: (work) => askAgain(work, theTable(work, table.number), standing),
      })),
  );

function askAgain(work: UnitOfWork, table: Table, { proposal, lost }: Standing): void {
  const seats = [...lost];
  writeAt(work, table, { type: 'regulation-votes-lost', proposal, seats }, null);
  const told = { kind: 'regulation-votes-lost', table: table.number, proposal, seats } as const;
  work.announce(told, { to: 'table', table: table.number });
}

const day = 24 * 3600_000;

/** The changes that wait for the Judge so long that everybody is told (BT8: in a timely fashion). */
export const judgesLateDue = (view: ClubView): DueThing[] =>
  played(view).flatMap((table) =>
    pendingAt(table.state, null)
      .filter(({ seq }) => !table.state.regulations.remindedOf.has(seq))
      .map(({ seq: amendment, at, point }) => ({
        at: Math.max(at + (asLive(table)?.live.judgeDays ?? 0) * day, table.book.newestAt),
        name: `the wait of regulation ${point} at table ${table.number} for its Judge`,
        carryOut: (work) => {
          writeAt(work, theTable(work, table.number), { type: 'judge-reminded', amendment }, null);
          const told = { kind: 'judge-late', table: table.number, point } as const;
          work.announce(told, { to: 'table', table: table.number });
        },
      })),
  );
