import { doDeed } from '../../../src/tables/nomic/do-deed.ts';
import { openTable } from '../../../src/tables/opening/open-table.ts';
import { startTable } from '../../../src/tables/opening/start-table.ts';
import { offerSeat } from '../../../src/tables/seats/offer-seat.ts';
import { leaveSeats } from '../../../src/tables/seats/open-seat.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { openTalk } from '../../../src/tables/talks/open-talk.ts';
import { type Club, changes, did, type Scene, scenes } from '../../authority/scenes/club.ts';

export const atFirst = { table: '1', channel: '' };

/** Table 1 is open for a game of Nomic, which the gamemaster runs. */
export const nomicOpen: Scene = scenes(
  ({ story }) => changes(story, (work) => work.saveSettings({ tables: true })),
  (club) =>
    did('moderator', openTable, {
      ...{ game: 'nomic', rules: 'nomic', name: 'Law', channel: null, lot: 'Law' },
      gm: { text: `#${club.is('gamemaster')}` },
    })(club),
);

/** Five have joined it, each wanting a day of their own: the player Monday, the opponent Tuesday. */
export const nomicFull: Scene = scenes(nomicOpen, (club) => {
  const others = ['Third', 'Fourth'].map((name) => club.story.member(name));
  const people = [club.is('player'), club.is('opponent'), club.is('other'), ...others];
  const days = theTable(club.story.view, 1).rules.seats.map(({ id }) => id);
  changes(club.story, (work) => {
    for (const [place, person] of people.entries())
      writeAt(work, theTable(work, 1), { type: 'table-joined', person, wants: [days[place] ?? ''] }, person);
  });
});

/** It has begun. */
export const nomicPlayed: Scene = scenes(nomicFull, did('gamemaster', startTable, atFirst));

/** A seat of it does something. */
const deed =
  (seat: string, done: Parameters<typeof doDeed>[3]): Scene =>
  ({ story }) =>
    changes(story, (work) => {
      doDeed(work, theTable(work, 1), seat, done, { by: null, message: null });
    });

/** A member is asked to play Wednesday, nobody has Thursday, players talk, and Friday has made a proposal and forfeited. */
export const nomicBusy: Scene = scenes(
  nomicPlayed,
  (club) =>
    did('gamemaster', offerSeat, {
      ...{ ...atFirst, seat: 'Wednesday', until: null, reason: null },
      member: { text: `#${club.is('member')}` },
    })(club),
  did('player', openTalk, { ...atFirst, with: 'Tuesday' }),
  ({ story }) =>
    changes(story, (work) => {
      const table = theTable(work, 1);
      leaveSeats(work, table, table.state.seats.get('thursday')?.holder ?? 0, 'left', null);
    }),
  deed('friday', { is: 'proposed', change: { kind: 'enact', text: ['Hats.'] }, figures: null }),
  deed('monday', { is: 'voted', choice: 'yes' }),
  deed('friday', { is: 'forfeited' }),
);

/** All but the player on Monday have forfeited, who has won. */
export const nomicOver: Scene = scenes(
  nomicPlayed,
  ...['tuesday', 'wednesday', 'thursday', 'friday'].map((seat) => deed(seat, { is: 'forfeited' })),
);

/** By which entry somebody was asked to play Wednesday. */
export const offerOfWednesday = ({ story }: Club): number =>
  theTable(story.view, 1).state.offers.get('wednesday')?.seq ?? 0;

/** The conversation of Monday and Tuesday. */
export const talkOfTwo = ({ story }: Club): number => theTable(story.view, 1).state.talks[0]?.seq ?? 0;
