import { loseOffices } from '../../../src/tables/officers/lose-offices.ts';
import { offerSeat } from '../../../src/tables/seats/offer-seat.ts';
import { leaveSeats } from '../../../src/tables/seats/open-seat.ts';
import { removePlayer } from '../../../src/tables/seats/remove-player.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { changes, did, type Scene, scenes } from './club.ts';
import { atTable } from './tables.ts';

/** The spectator is asked to take over France. */
export const offered: Scene = scenes(atTable, (club) =>
  did('gamemaster', offerSeat, {
    ...{ table: '1', channel: '', seat: 'FRA', until: null, reason: null },
    member: { text: `#${club.is('member')}` },
  })(club),
);

/** By which entry they are. */
export const offerIn: (club: Parameters<Scene>[0]) => number = ({ story }) =>
  theTable(story.view, 1).state.offers.get('FRA')?.seq ?? 0;

/** Somebody stands in for the player. */
export const stoodIn: Scene = scenes(atTable, ({ story }) => {
  const person = story.person('Ivy');
  const until = story.moment('2026-11-30 12:00');
  changes(story, (work) =>
    writeAt(work, theTable(work, 1), { type: 'seat-replaced', seat: 'AUS', person, until }, null),
  );
});

/** Nobody plays France. */
export const seatOpen: Scene = scenes(atTable, ({ story }) =>
  changes(story, (work) => {
    const table = theTable(work, 1);
    leaveSeats(work, table, table.state.seats.get('FRA')?.holder ?? 0, 'missed', null);
  }),
);

/** The other player was removed. */
export const removed: Scene = scenes(atTable, (club) =>
  did('gamemaster', removePlayer, {
    ...{ table: '1', channel: '', reason: 'Rude' },
    member: { text: `#${club.is('opponent')}` },
  })(club),
);

/** The table has no gamemaster. */
export const withoutGm: Scene = scenes(atTable, ({ story, is }) =>
  changes(story, (work) => loseOffices(work, theTable(work, 1), is('gamemaster'), null)),
);
