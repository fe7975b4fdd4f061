import { proposeRegulation } from '../../../src/tables/birthday/propose.ts';
import { openTable } from '../../../src/tables/opening/open-table.ts';
import { birthday } from '../../../src/tables/rule-sets/birthday.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { changes, did, type Scene, scenes } from './club.ts';

/** Table 1 is a Birthday Tournament that the gamemaster runs: the player has Austria, the opponent England. */
export const atTournament: Scene = scenes(
  ({ story }) => changes(story, (work) => work.saveSettings({ tables: true })),
  (club) =>
    did('moderator', openTable, {
      ...{ game: 'diplomacy', rules: 'birthday-2020', name: 'Birthday', channel: null, lot: 'a lot' },
      gm: { text: `#${club.is('gamemaster')}` },
    })(club),
  (club) => {
    const own = [club.is('player'), club.is('opponent')];
    const others = ['Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'].map((name) => club.story.member(name));
    const people = [...own, ...others];
    const seats = birthday.seats.map(({ id: seat }, place) => ({ seat, person: people[place] ?? 0 }));
    changes(club.story, (work) =>
      writeAt(work, theTable(work, 1), { type: 'seats-drawn', seed: 'a lot', seats }, null),
    );
  },
);

/** The player has proposed to change BT16 there. */
export const regulationProposed: Scene = scenes(
  atTournament,
  did('player', proposeRegulation, {
    ...{ table: '1', channel: '', point: '16', text: 'Twenty centres win.', figures: 'victory=20' },
    ...{ comment: null, seen: null, shown: null },
  }),
);

/** Only the player is left there. */
export const tournamentDecided: Scene = scenes(atTournament, ({ story }) =>
  changes(story, (work) => {
    for (const { id: seat } of birthday.seats.slice(1))
      writeAt(work, theTable(work, 1), { type: 'seat-opened', seat, why: 'removed' }, null);
  }),
);
