import { birthday2020 as referee } from '../../../packages/diplomacy/src/index.ts';
import { boundFigures, usualTurns, withFigures } from '../birthday/figures.ts';
import { besides, club } from './club.ts';
import { type DiplomacyTableRules, type Point, seatsOnMap } from './rule-set.ts';
import { drawMethod } from './shared-points.ts';

/** The regulations as they begin, each in our own words. */
const regulations: readonly Point[] = [
  {
    id: '0',
    on: ['officers'],
    met: 'enforced',
    text: 'The gamemaster runs the tournament and is its Judge. They can’t enter it, nor win it. Observers, whom they may name, don’t play either.',
  },
  {
    id: '1',
    on: ['entry'],
    met: 'enforced',
    text: 'Anybody may enter for themselves in the seven days after the table opened, while at most six others have entered. Who has entered is a contestant.',
    more: 'Reading: the first tournament named 7 July as its last day at the earliest. Here the seven days alone count. Later the gamemaster can let people in (BT2): `/table settings name:entry value:open`.',
  },
  {
    id: '2',
    on: ['removal', 'amending'],
    met: 'enforced',
    text: 'The gamemaster may remove a contestant, who can’t come back unless the gamemaster or a Moderator lets them. They may also add a person who agrees, and put one person in the place of a contestant in everything. If fewer than seven have entered, they may choose another game instead. They may change any regulation so that no custom or rule is broken. All of this is announced, and they do it only where that is best for the game.',
    more: 'A person is added, or put in somebody’s place, with `/table replace`; both the table and the person are asked. Votes and orders go with the seat. For another game, `/table abandon` ends this table, and another one is opened. A regulation is changed with `/table propose kind:rule`, with the reason.',
  },
  {
    id: '3',
    on: ['win-announced'],
    met: 'enforced',
    text: 'Once all contestants but one are out, that one is the victor. The Judge announces the win two days ahead, and then the tournament is over. The Judge may name several winners who deserve it. Afterwards the Judge should give everybody who took part a badge, unless it ended badly.',
    more: 'The Judge uses `/table propose kind:end`, with the winners in `members`. The same again calls it off.',
  },
  {
    id: '4',
    on: ['appeals'],
    met: 'person',
    text: 'The Judge has the last word on the tournament. Who joins agrees that the club’s Court of Appeals may overturn a decision if, and only if, it disregarded these regulations arbitrarily or capriciously. The Judge is to be fair to all, and to look at what the regulations are meant for.',
  },
  {
    id: '5',
    on: ['fixed-rules'],
    met: 'enforced',
    text: 'Regulations 0 to 5 can’t be changed by proposals, but only by the gamemaster (BT2) or by the rules of the club.',
  },
  {
    id: '6',
    on: ['draw'],
    met: 'enforced',
    text: 'The game is played on the standard map. Powers are drawn by lot, in a way that is fair to all. Wishes count in the order of the draw. The bot publishes a code of the lot first, and the lot afterwards.',
    more: drawMethod,
  },
  {
    id: '7',
    on: ['helpers'],
    met: 'enforced',
    text: 'A contestant may be helped by people who don’t play, for example in talks, with orders or with proposals. The contestant tells the Judge and everybody who helps and with what.',
    more: 'With `/table officer office:helper`, and what they help with in `text`. The same again says that it is over.',
  },
  {
    id: '8',
    on: ['proposals', 'votes'],
    met: 'enforced',
    text: 'A contestant may propose a change of these regulations at any time, and take the proposal back. Every other contestant may vote on it in private. They may change or take back their votes. It is enacted as soon as more than half of all contestants have voted for it. Then the new text and the numbers for and against are published, and never who voted how.',
    more: 'All contestants are counted, also the one who proposed it: with seven, four of the other six have to say yes. With two contestants no proposal can pass. A seat without a player, or out of the game, doesn’t count. Each contestant can make twenty proposals in a turn, once the table has started. Reading: what the bot does by itself are figures, each bound to a regulation. A proposal says which it changes. If it changes such a regulation without saying, the next turn isn’t resolved until the Judge has named them with `/table ruling`. After seven days everybody is told that this waits.',
  },
  {
    id: '9',
    on: ['draw-announced'],
    met: 'enforced',
    text: 'If no province has changed hands in the last three years of the game, the gamemaster may declare a draw, two days ahead. Then all contestants who are left have won.',
    more: 'Reading: a province belongs to the power whose unit stood in it last after a Fall, and a centre to its owner. The gamemaster uses `/table propose kind:draw`; the same again calls it off.',
  },
  {
    id: '10',
    met: 'text',
    text: 'Nobody offers favours outside the tournament to influence it. Contestants may lie and deceive for their own good. They make no pledges, promises or contracts about the game, so the bot keeps none.',
  },
  { id: '11', met: 'enforced', text: 'There are two types of units: armies and fleets.' },
  { id: '12', met: 'enforced', text: 'All units are equally strong.' },
  { id: '13', met: 'enforced', text: 'At most one unit is in a province at a time.' },
  {
    id: '14',
    met: 'enforced',
    text: 'Each power begins with three centres, and Russia with four, with the units that the official rules give them.',
  },
  {
    id: '15',
    on: ['phase-length', 'quiet-times', 'early-end', 'extension', 'absence', 'order-sets', 'rules-of-turn'],
    met: 'enforced',
    text: 'Times are in UTC. A turn begins at 0:00, with a day for talks. Orders are due at 12:00 on the day after, and the next turn begins at 24:00 of that day. Until 12:00 orders are private and can be changed. They are resolved by the regulations as they were then. A set of orders says what units do, and how they retreat or disband. In a Fall it also says what is built and removed. An order names the unit’s type, one or more provinces and an action.',
    more: 'Reading: the bot resolves the orders at 12:00 at once, so that everybody has the time until 24:00 to look at the results. Orders for the next turn are taken from then on. A change of the clock counts from the next turn that begins. No turn ends early, and nobody puts a deadline off. If the bot comes back more than an hour after a deadline, players get more time: an hour to a day. The next turn then begins at the next 0:00. The last set of orders counts, and each power has 300 changes in a turn.',
  },
  {
    id: '16',
    on: ['victory'],
    met: 'enforced',
    text: 'A turn is half a year: first Spring, then Fall. After a Fall each power has as many units as it owns centres: some are removed, or new ones are built. If a power then owns 18 centres or more, all other contestants are out.',
  },
  {
    id: '17',
    on: ['illegal-orders'],
    met: 'enforced',
    text: 'There are four orders: hold, move, support and convoy. A unit without an order holds. Armies move to neighbouring land, fleets to neighbouring water or coasts. A move by convoy names its path, or paths to choose from. A support helps any power’s unit, to attack or to stay. A fleet at sea convoys an army from one coast to another.',
    more: 'An order that can’t be read is refused at once. One that isn’t possible does nothing, and its unit holds. Of several paths that are named, the army goes by any that is not broken.',
  },
  {
    id: '18',
    met: 'enforced',
    text: 'Bulgaria, Spain and St Petersburg have two coasts each, between which fleets can’t move. An army can be convoyed by several fleets in a chain in one turn.',
  },
  {
    id: '19',
    met: 'enforced',
    text: 'Units of equal strength that want the same province stay where they were. Two that want to change places stay too. A stronger attack moves in. A unit that is attacked so and doesn’t leave is dislodged, and has to retreat or disband.',
    more: 'Reading: a unit that was ordered to move elsewhere and couldn’t is dislodged as well.',
  },
  {
    id: '20',
    met: 'enforced',
    text: 'A unit moves with its own strength and all supports that hold. A support is cut if its unit is attacked, other than from the province against which it helps, or is dislodged.',
  },
  {
    id: '21',
    met: 'enforced',
    text: 'No power dislodges its own units, or helps to, nor does it cut its own supports. An army in a convoy cuts no support against a fleet that its convoy needs.',
    more: 'Reading: where that leaves a paradox, the armies that are convoyed in it fail, and do nothing at their goal.',
  },
  {
    id: '22',
    met: 'enforced',
    text: 'A dislodged unit retreats to a neighbouring province, without convoy or support. Units that retreat to the same province are all disbanded, and so is one without a retreat in its orders.',
    more: 'By the official rules (BT25), not to where the attack came from, nor to a province that a stand-off left empty.',
  },
  {
    id: '23',
    met: 'enforced',
    text: 'A power owns a centre once its unit is there after a Fall, and keeps it until another’s unit is there after a Fall. Fall orders say how it comes to as many units as centres. Too many units are disbanded. New ones are built in empty home centres that it still owns: armies anywhere, fleets on coasts.',
  },
  {
    id: '24',
    on: ['no-orders'],
    met: 'enforced',
    text: 'If a contestant leaves, or gives no orders in a turn, the gamemaster looks for a new one. Until there is one, the units hold and don’t support each other. If dislodged, they are disbanded. Nothing is built. If units have to go, those farthest from home go first. Of these, fleets go before armies, and then in the order of the alphabet.',
    more: 'Reading: the clock doesn’t wait. After one turn without orders the seat is open at once, and the gamemaster is told. Who missed the turn may take it again. How far a unit is from home is counted to its nearest home centre.',
  },
  {
    id: '25',
    on: ['referee', 'rulings'],
    met: 'person',
    text: 'Where these regulations are silent, the gamemaster goes by the official rules or by common sense.',
    more: 'The project’s referee plays both as the rule set “birthday-2020”. Each ruling has a number and is shown with its regulation and its turn, for later ones to follow.',
  },
];

const points: readonly Point[] = [
  ...regulations,
  ...besides(
    ...[
      '1.1',
      '1.2',
      '1.5',
      '1.6',
      '1.8',
      '2.2',
      '2.5',
      '4.1',
      '4.2',
      '4.3',
      '4.4',
      '7.3',
      '7.4',
      '7.5',
      '8.1',
    ],
  ),
];

/** The regulations of the Birthday Tournament of 2020, which its players may change. */
export const birthday: DiplomacyTableRules = {
  id: 'birthday-2020',
  game: 'diplomacy',
  name: 'Birthday Tournament',
  cited: 'BT',
  points,
  figures: {
    ...club.figures,
    turns: usualTurns,
    endAnnounced: { noticeHours: 48, stillYears: 3 },
    quiet: null,
    timezone: 'UTC',
    early: false,
    conditionals: true,
    missed: 1,
    extensions: { ...club.figures.extensions, each: 0, hours: 0, gmDays: 0 },
    absence: { days: 0, aheadHours: 0, tellings: 0 },
    putOffDays: 0,
    votes: {},
    proposalsAPhase: 20,
    entryDays: 7,
  },
  settings: {
    entry: {
      on: 'entry',
      about: 'Who may join after the first seven days',
      choices: {
        closed: 'After seven days nobody else can join',
        open: 'The gamemaster lets people join also after seven days (BT2)',
      },
      usual: 'closed',
    },
  },
  offices: club.offices,
  appeals: 'court',
  seats: seatsOnMap(referee),
  lacks: { extension: 'extension', absence: 'absence' },
  diplomacy: referee,
  begins: 'S1901M',
  live: {
    fixed: ['0', '1', '2', '3', '4', '5'],
    vote: { majority: 'more-than-half', silence: 'no' },
    judgeDays: 7,
    figures: boundFigures,
    with: withFigures,
  },
};
