import { standard } from '../../../packages/diplomacy/src/index.ts';
import type { VoteFigures } from '../votes/count.ts';
import { clubCited, type DiplomacyTableRules, type Point, seatsOnMap } from './rule-set.ts';
import { clubOffices, drawMethod, shared } from './shared-points.ts';

const points: readonly Point[] = [
  shared('1.1'),
  shared('1.2'),
  shared('1.3'),
  {
    id: '1.4',
    on: ['draw'],
    met: 'enforced',
    text: 'Powers are drawn by lot. Wishes count in the order of the draw. When the table opens, the bot publishes a code of the lot. After the draw it publishes the lot, the players and their wishes. So everybody can check it.',
    more: drawMethod,
  },
  shared('1.5'),
  {
    id: '1.6',
    on: ['replacement'],
    met: 'enforced',
    text: 'A player may ask somebody to stand in for them for up to 21 days, or to take the seat over for good. So may the gamemaster, for any seat. The person asked has 48 hours to say yes. At most three offers of a seat are made within a day, and nobody who declined is asked for it again within a day. The player, the stand-in or the gamemaster may end the time of a stand-in early. A player may also ask the table for a replacement, and take that back. Nobody has two seats. Anyone may take a seat that is open, but not after playing another seat of the table, unless the gamemaster asks them to.',
  },
  shared('1.7'),
  shared('1.8'),
  {
    id: '2.1',
    on: ['referee'],
    met: 'enforced',
    text: 'The rule book of Diplomacy decides, as the project’s referee plays it under the rule set “standard”.',
  },
  {
    id: '2.2',
    on: ['secrecy'],
    met: 'enforced',
    text: 'Orders are secret until the phase ends. Nobody but the player sees them, not even the gamemaster. The link to a page for orders is for its player alone, who may end all links that were given before.',
  },
  {
    id: '2.3',
    on: ['order-sets'],
    met: 'enforced',
    text: 'The last orders that arrive before the deadline count. Each power has 300 changes in a phase. Orders typed with the command in the first minute of a phase are sent back, as they may be meant for the phase before. If the bot can no longer open orders, it asks for all of them again.',
  },
  {
    id: '2.4',
    on: ['illegal-orders'],
    met: 'enforced',
    text: 'An order that can’t be read is refused at once, and so is one with a condition. One that isn’t possible does nothing: its unit holds, or is disbanded if it had to retreat. You can only order your own units.',
  },
  {
    id: '2.5',
    on: ['publication'],
    met: 'enforced',
    text: 'After the deadline everybody sees all orders, as they were written.',
  },
  {
    id: '3.1',
    on: ['phase-length'],
    met: 'enforced',
    text: 'A movement phase lasts 48 hours, a phase of retreats or adjustments 24. If the bot comes back more than an hour after a deadline, players get more time: an hour to a day, once a phase. Orders that the bot can no longer open are asked for again, with a day more.',
  },
  {
    id: '3.2',
    on: ['quiet-times'],
    met: 'setting',
    text: 'No deadline falls between 22:00 and 07:00 of the club’s time: it moves to 07:00. The gamemaster may allow the night, before the start. None falls on a day whose session the club has cancelled, or in holidays that the gamemaster sets. A deadline then moves to the same hour of the next free day. No change of these days makes a deadline earlier.',
  },
  {
    id: '3.3',
    on: ['early-end'],
    met: 'enforced',
    text: 'A phase ends early once everybody who has something to order has marked it final. An open seat with something to order is waited for too, unless its orders are final. That wait ends 24 hours after the phase began or, if that is later, after the seat opened.',
  },
  {
    id: '3.4',
    on: ['extension'],
    met: 'enforced',
    text: 'Each player who has something to order may extend a deadline by up to 48 hours, once a game for each power. The extension stays used if the player changes or the game is taken back. The gamemaster may extend any deadline by up to 7 days at once, and says why.',
  },
  {
    id: '3.5',
    on: ['absence'],
    met: 'enforced',
    text: 'A player may say at least 24 hours ahead when they will be away. That is up to 7 days in a game for each power, told up to 5 times in a phase. A deadline within that time moves to a day after it, if they have something to order. It stays there if they come back sooner or somebody takes over. An extension that moves no deadline isn’t taken. Players can’t put off one deadline by more than 14 days in all.',
  },
  {
    id: '3.6',
    on: ['no-orders'],
    met: 'enforced',
    text: 'Units without orders hold, or are disbanded if they have to retreat. A player who gives no order at all, or takes all back, is without orders, and the gamemaster is told. After two movement phases in a row without orders the seat is open for a replacement. Until there is one, its units are in civil disorder: they hold, or are disbanded as the rule book says. Orders that were given in a phase belong to the seat, and count though their player is gone.',
  },
  {
    id: '4.1',
    on: ['press'],
    met: 'enforced',
    text: 'Players may write white press, under their power, and grey press, under no name. It is published with the results of the phase, or with the end of the game. Until then its author can take it back. At most ten pieces of each power wait at a time.',
  },
  {
    id: '4.2',
    on: ['talks'],
    met: 'enforced',
    text: 'Players may talk in private, in threads that the bot opens for exactly the powers they name. Each power may open five conversations of more than two powers in a game. The club’s member of staff may read them; every reading is logged.',
  },
  shared('4.3'),
  shared('4.4'),
  {
    id: '5.1',
    on: ['proposals'],
    met: 'enforced',
    text: 'Players may propose a draw, of all who survive or of some of them, or to concede to one player. Each power may make two proposals in a phase, and have one open at a time; one that it withdraws counts. A proposal passes if every surviving player says yes. A power without a player has no vote.',
  },
  {
    id: '5.2',
    on: ['votes'],
    met: 'enforced',
    text: 'A vote is open for 48 hours and is counted then. Where a deadline would move to a free morning (3.2), the count does too. Votes are secret and may be changed until they are counted. Silence is a no. If somebody else comes to play a power, its vote lapses, and the new player can vote.',
  },
  { id: '6.1', on: ['victory'], met: 'enforced', text: 'A power that owns 18 centres after a Fall has won.' },
  {
    id: '7.1',
    on: ['rulings'],
    met: 'person',
    text: 'The gamemaster decides what these rules leave open. Each ruling has a number, and its words are shown with its rule.',
  },
  shared('7.2'),
  {
    id: '7.3',
    on: ['corrections'],
    met: 'enforced',
    text: 'The gamemaster puts mistakes right, and says why. That can be an extension, an absence, a ruling, orders, the end of a phase, or the end of the table. The game is then played again from there. All other orders count as they were given, where they still fit. If a deadline comes earlier for that, players still have a day. Everybody is told what changes.',
  },
  {
    id: '7.4',
    on: ['correction-limits'],
    met: 'person',
    text: 'Orders are put right only if they were recorded otherwise than the player gave them, never because somebody regrets them. Orders and ends of phases are put right only in the two latest phases that were played.',
  },
  {
    id: '7.5',
    on: ['return'],
    met: 'enforced',
    text: 'If that doesn’t help, the gamemaster may take the game back to an earlier phase, and says why. It is one of the two latest that were played, from its beginning. It can be done once for each phase. What happened in the game since is undone. The phase gets its full time again, and players may change their orders for it. Press that came out stays out.',
  },
  shared('8.1'),
];

/** How players vote in a friendly game: all have to agree, within two days. */
const friendly: VoteFigures = {
  ...{ majority: 'unanimous', silence: 'no', secret: true, hours: 48, abstention: null },
  ...{ ofGm: false, withoutOrders: null },
};

/** The club's own house rules for a friendly game. */
export const club: DiplomacyTableRules = {
  id: 'club',
  game: 'diplomacy',
  name: 'House rules of the club',
  cited: clubCited,
  points,
  figures: {
    hours: { M: 48, R: 24, A: 24 },
    leastHours: { M: 0, R: 0, A: 0 },
    gapHours: 0,
    turns: null,
    endAnnounced: null,
    quiet: { from: '22:00', to: '07:00' },
    timezone: null,
    statesGmt: false,
    early: true,
    openSeatHours: 24,
    changes: 300,
    conditionals: false,
    orderSets: 'changed',
    unreadable: 'sent back',
    abbreviations: 0,
    comments: false,
    stalemateYears: null,
    gmMayEndEarly: false,
    lookBack: { phases: 2, hours: null, rollbacks: 1, rollbackBy: 'gm', days: null },
    committee: null,
    extensions: {
      each: 1,
      hours: 48,
      allHours: 48,
      usualHours: 48,
      aheadHours: 0,
      gmDays: 7,
      seatDays: null,
    },
    absence: { days: 7, aheadHours: 24, tellings: 5 },
    weekly: null,
    daysOff: { cancelled: true, holidays: 'always' },
    putOffDays: 14,
    replacement: { days: 21, answerHours: 48, offersADay: 3, over: 'returns', seasons: null },
    missed: 2,
    contact: null,
    noMisses: { phases: [], hours: 0, unfilled: 'held' },
    takenOverHours: { noMisses: 0, others: 0 },
    votes: {
      draw: friendly,
      concession: friendly,
    },
    gmRefusesProposals: false,
    proposalsAPhase: 2,
    press: { usual: { kinds: ['white', 'grey'], white: 'with the rest' } },
    pressWaiting: 10,
    gmRefusesPress: false,
    talksOfMany: 5,
    entryDays: null,
  },
  settings: {
    night: {
      on: 'quiet-times',
      about: 'Whether deadlines and results may fall between 22:00 and 07:00',
      choices: { no: 'The night is quiet', yes: 'Deadlines and results may come at night' },
      usual: 'no',
    },
    holidays: {
      on: 'quiet-times',
      about: 'Days on which nothing falls due, such as 2026-12-19..2027-01-04, 2027-02-15',
      choices: null,
      usual: '',
      inPlay: true,
    },
  },
  offices: clubOffices,
  appeals: 'court',
  seats: seatsOnMap(standard),
  diplomacy: standard,
  begins: 'S1901M',
};

/** Points of the club's own that hold beside the rules of a tournament, where those are silent. */
export function besides(...ids: readonly string[]): Point[] {
  return ids.map((id) => {
    const point = points.find((each) => each.id === id);
    if (point === undefined) throw new Error(`The club has no point ${id}`);
    return { ...point, id: `${clubCited}${id}` };
  });
}
