import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { endPhase } from '../../../src/tables/diplomacy/end-phase.ts';
import { giveOrders } from '../../../src/tables/diplomacy/orders/give-orders.ts';
import { openTable } from '../../../src/tables/opening/open-table.ts';
import { givePress } from '../../../src/tables/press/give-press.ts';
import { club as houseRules } from '../../../src/tables/rule-sets/club.ts';
import type { DiplomacyTableRules } from '../../../src/tables/rule-sets/rule-set.ts';
import { makeRuling } from '../../../src/tables/rulings/make-ruling.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { openTalk } from '../../../src/tables/talks/open-talk.ts';
import { readTalk } from '../../../src/tables/talks/read-talk.ts';
import { propose } from '../../../src/tables/votes/propose.ts';
import { type Club, changes, did, type Scene, scenes } from './club.ts';

/** Those who have a seat besides the player and the opponent, and no column. */
const thirds = ['Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];

const turnedOn: Scene = ({ story }) => changes(story, (work) => work.saveSettings({ tables: true }));

const opened = (
  gm: 'gamemaster' | 'otherGamemaster',
  name: string,
  rules: DiplomacyTableRules['id'] = 'club',
): Scene =>
  scenes((club) =>
    did('moderator', openTable, {
      ...{ game: 'diplomacy', rules, name, channel: null, lot: name },
      gm: { text: `#${club.is(gm)}` },
    })(club),
  );

/** Table 1, which the gamemaster runs, and table 2, which another one runs, are open for players. */
export const tablesOpen: Scene = openBy('club');

function openBy(rules: DiplomacyTableRules['id']): Scene {
  return scenes(
    turnedOn,
    opened('gamemaster', 'Friday Diplomacy', rules),
    opened('otherGamemaster', 'Monday Diplomacy'),
  );
}

const joined = ({ story }: Club, people: readonly PersonNumber[]): void =>
  changes(story, (work) => {
    for (const person of people)
      writeAt(work, theTable(work, 1), { type: 'table-joined', person, wants: [] }, person);
  });

/** Every seat of table 1 is taken: by the player, the opponent, five more and somebody who is replaced later. */
const everybodyJoins: Scene = (club) => {
  const others = thirds.slice(1).map((name) => club.story.member(name));
  joined(club, [club.is('player'), club.is('opponent'), club.is('other'), ...others]);
};
export const tableFull: Scene = scenes(tablesOpen, everybodyJoins);

/** Table 1 is played: the player has Austria, the opponent England, and France is no longer the replaced player's. */
const begins: Scene = ({ story }) => {
  const third = story.member('Third');
  changes(story, (work) => {
    const { entrants } = theTable(work, 1).state;
    const seats = houseRules.seats.map(({ id: seat }, place) => ({
      ...{ seat, person: entrants[place]?.person ?? third },
    }));
    writeAt(work, theTable(work, 1), { type: 'seats-drawn', seed: 'a lot', seats }, null);
    writeAt(
      work,
      theTable(work, 1),
      { type: 'seat-replaced', seat: 'FRA', person: third, until: null },
      null,
    );
  });
};
export const atTable: Scene = scenes(tableFull, begins);

/** Early on the day on which everything is tried. */
const onFriday: Scene = ({ story }) => {
  story.at('2026-11-20 08:00');
};

/** The same under the rules of the World Masters, and nobody gave orders for the first phase. */
export const unheard: Scene = scenes(
  onFriday,
  openBy('world-masters-2004'),
  everybodyJoins,
  begins,
  ({ story }) => changes(story, (work) => endPhase(work, theTable(work, 1), 'gm', null)),
);

const theirs = { table: '1', channel: '' };

/** The same, and the player has written grey press. */
export const pressWritten: Scene = scenes(
  atTable,
  did('player', givePress, { ...theirs, kind: 'grey', text: 'Peace!', as: null }),
);

/** It has come out. */
export const pressOut: Scene = scenes(pressWritten, ({ story }) =>
  changes(story, (work) =>
    writeAt(work, theTable(work, 1), { type: 'phase-adjudicated', phase: 'S1901M', how: 'deadline' }, null),
  ),
);

/** The press of table 1. */
export const greyPress = ({ story: { view } }: Club): number => theTable(view, 1).state.press[0]?.seq ?? 0;

/** Player and opponent talk in private. */
export const talkOpened: Scene = scenes(atTable, did('player', openTalk, { ...theirs, with: 'England' }));

/** Their conversation. */
export const theTalk = ({ story: { view } }: Club): number => theTable(view, 1).state.talks[0]?.seq ?? 0;

/** The member of staff reads it. */
export const talkIsRead: Scene = scenes(talkOpened, (club) =>
  did('staff', readTalk, { ...theirs, talk: theTalk(club) })(club),
);

/** The same, and the player has given orders. */
export const ordered: Scene = scenes(
  atTable,
  did('player', giveOrders, { table: '1', channel: '', text: 'A Vie-Gal', whole: true, phase: null }),
);

/** Then the first phase was played. Entry 12 published the player's orders, and 13 ended the phase. */
export const phasePlayed: Scene = scenes(ordered, ({ story }) =>
  changes(story, (work) => endPhase(work, theTable(work, 1), 'deadline', null)),
);

const first = { table: '1', channel: '' };

/** The player has proposed a draw at table 1. */
export const proposed: Scene = scenes(
  atTable,
  did('player', propose, { ...first, kind: 'draw', members: null, text: null, figures: null }),
);

/** The gamemaster of table 1 has made a ruling. */
export const ruled: Scene = scenes(
  atTable,
  did('gamemaster', makeRuling, { ...first, text: 'Verse is fine.', point: '4.1' }),
);
