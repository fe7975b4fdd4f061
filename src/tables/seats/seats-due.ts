import type { Instant } from '../../../terms/time.ts';
import type { Ban } from '../../house/book/discipline.ts';
import { holdsAt } from '../../house/book/discipline.ts';
import type { ClubView } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { isUnderWay, type Table, tablesOf, theTable } from '../table.ts';
import { barsFromTables } from '../who.ts';
import { endOffer, offerEndsAt } from './answer-offer.ts';
import { endStandIn, leaveTableForGood } from './open-seat.ts';
import { standInOver } from './stand-ins.ts';

const played = (view: ClubView): Table[] => tablesOf(view).filter(({ state }) => state.status === 'playing');

/** Offers of a seat that nobody answered in time (Club 1.6). */
export const offersDue = (view: ClubView): DueThing[] =>
  played(view).flatMap(({ number, state, rules, book }) =>
    [...state.offers.values()].map((offer) => ({
      // Later than that where the game was over by then, and goes on since a mistake was put right.
      at: Math.max(offerEndsAt(rules, offer), book.newestAt),
      name: `the end of offer ${offer.seq} at table ${number}`,
      carryOut: (work) => endOffer(work, theTable(work, number), offer, 'lapsed', null),
    })),
  );

/**
 * Seats that go back to their players, since the time of whoever stands in is over (Club 1.6), or to which their players are to come back
 * themselves (WM B.7, MJ A.12).
 */
export const returnsDue = (view: ClubView): DueThing[] =>
  played(view).flatMap(({ number, state, book, rules }) => {
    const end = rules.figures.replacement.over === 'returns' ? endStandIn : standInOver;
    return [...state.seats.values()].flatMap((seat) =>
      seat.standIn === null || seat.standIn.isOver
        ? []
        : {
            at: Math.max(seat.standIn.until, book.newestAt),
            name: `the return to ${seat.id} at table ${number}, from ${seat.standIn.until}`,
            carryOut: (work) => {
              const table = theTable(work, number);
              end(work, table, table.state.seats.get(seat.id) ?? seat, null);
            },
          },
    );
  });

/** Those who are banned, and have to leave the tables at which they have a part (Club 1.2). */
export function bansDue(view: ClubView): DueThing[] {
  const bans = view.state.bans.filter((ban) => barsFromTables(view, ban));
  if (bans.length === 0) return [];
  return tablesOf(view)
    .filter(isUnderWay)
    .flatMap((table) => {
      const people = everybodyAt(table);
      return bans.flatMap((ban) => (people.has(ban.person) ? banAt(table, ban) : []));
    });
}

/** In force already when the club decided that such bans count, it takes effect after what has happened at the table by then. */
function banAt({ book, number }: Table, ban: Ban): DueThing[] {
  const at: Instant = Math.max(ban.from, book.newestAt);
  if (!holdsAt(ban, at)) return [];
  return [
    {
      at,
      name: `ban ${ban.seq} of ${ban.person} at table ${number}`,
      carryOut: (work) => leaveTableForGood(work, number, ban.person, 'banned', null),
    },
  ];
}

/** All who have a part in a table. */
function everybodyAt({ state }: Table): Set<PersonNumber | null> {
  const { gm, officers, entrants, seats, offers, status } = state;
  return new Set([
    gm,
    ...officers.map(({ person }) => person),
    ...(status === 'open' ? entrants.map(({ person }) => person) : []),
    ...[...seats.values()].flatMap(({ holder, standIn }) => [holder, standIn?.person ?? null]),
    ...[...offers.values()].map(({ person }) => person),
  ]);
}
