import { orderSetsReading, orderSettings } from '../order-settings.ts';
import type { Point, RulesPart } from '../rule-set.ts';

const points: readonly Point[] = [
  {
    id: 'B.I(1)',
    on: ['victory'],
    met: 'enforced',
    text: 'A power that owns 19 of the 37 centres after a Fall has won.',
  },
  {
    id: 'B.I(2)',
    met: 'enforced',
    text: 'Fleets go up the Indus, the Ganges with its sisters, and the Irrawaddy. They stand in the provinces along them, and may convoy there. A fleet that attacks a convoying fleet in a river province breaks the convoy, even if the attack fails. From the province to which the army goes it has to dislodge the fleet, and so does any army.',
    more: 'The river provinces are Kabul, Peshawar, Lahore, Multan, Bikaner, Jaisalmer and Sind; Agra, Awadh, Benares, Muzaffarpur, Assam, Bengal, Sambalpur and Orissa; Ava and Pegu. Reading: it makes no difference whose fleet attacks. Of a convoy over rivers and seas each fleet is judged where it stands. If a fleet is broken, another whole route is enough (B.VII(4)).',
  },
  {
    id: 'B.I(3)',
    on: ['homes'],
    met: 'enforced',
    text: 'A unit that stays on a centre for a whole year, Spring, Fall and Winter, makes it a home centre of its power. It needn’t have owned the centre before. A centre is home to one power at a time. Who lost one has to take it again and stay there a year again.',
    more: 'Reading: it has to be the same unit, and to stand there when the year begins and ends. An order that fails is no move. Builds are made in home centres that are the power’s own and free. A centre that was only taken stays the home of the power before.',
  },
  { id: 'B.I(4)', met: 'enforced', text: 'The game begins in 1501.' },
  {
    id: 'B.I(5)',
    met: 'enforced',
    text: 'The adjustments, which others call Winter, are called Monsoon.',
  },
  {
    id: 'B.II(1)',
    on: ['policies'],
    met: 'setting',
    text: 'Every gamemaster of the tournament keeps to these rules. Before the start the gamemaster may say what holds where they leave a choice. That is the format of orders, several sets, late orders, and press. Everybody sees it.',
  },
  {
    id: 'B.II(3)',
    on: ['referee'],
    met: 'enforced',
    text: 'Where these rules say nothing, the rule book of 1999 and 2000 decides, as the project’s referee plays it under “Maharajiad”.',
    more: 'Reading: where that rule book leaves a question open too, the referee does what the list of test cases for referees (DATC) prefers. The referee’s own documentation has the whole list.',
  },
  {
    id: 'B.III(1)',
    met: 'enforced',
    text: 'Players are asked to give orders early, and needn’t. Orders can be changed until their player marks them final, and after that too. They are not final any more then.',
  },
  {
    id: 'B.III(2)',
    on: ['order-format'],
    met: 'setting',
    text: 'Orders are given to the gamemaster alone, in the form that the gamemaster asks for. Sets that are not so needn’t be taken. Orders count if they are given to the bot, for this table.',
    more: 'Reading: what has to be said here is whether a set counts of which a line can’t be read. A text without any line that can be read is no set of orders, and is sent back.',
  },
  {
    id: 'B.III(3)',
    met: 'enforced',
    text: 'Nobody gives orders for another player. Only the person who plays a power gives its orders.',
  },
  {
    id: 'B.III(4)',
    met: 'enforced',
    text: 'Orders are for one turn. Each player gives them for each turn, and none stay for the next.',
  },
  {
    id: 'B.III(5)',
    on: ['conditional-orders'],
    met: 'enforced',
    text: 'Retreats and adjustments have turns of their own, and players may talk before them. Orders for them may be given beforehand, with conditions.',
    more: 'Reading: a line may name several options, of which the first that is possible counts. Several lines are taken as any orders are: different ones for a unit are unclear, and too many builds are none. Orders that are given beforehand stand for the turn that follows, unless their player gives others then. They stay secret until that turn ends, and lapse if it doesn’t come. Retreats can be ordered with the moves, builds and disbands from the Fall’s moves on. If they leave nothing to order, they are final where the orders beside them were.',
  },
  {
    id: 'B.IV(1)',
    met: 'enforced',
    text: 'Each order is read by itself. Nobody takes it that a player meant to give a whole set of good orders.',
  },
  {
    id: 'B.IV(2)',
    met: 'enforced',
    text: 'Names are best written out. A slip that can still be understood is. A slip that spells another province, or its abbreviation, is that province. The official abbreviations are always clear. What remains unclear is no order.',
    more: 'Reading: other abbreviations in use are read where they can mean one thing only.',
  },
  {
    id: 'B.IV(3)',
    met: 'enforced',
    text: 'Nothing is guessed: a unit without an order gets none from the orders of other units.',
  },
  {
    id: 'B.IV(4)',
    on: ['order-sets'],
    met: 'setting',
    text: 'The last set of orders that arrives in time counts, and none before it, even where it leaves units out. The gamemaster may say before the start that the newest order for each unit counts instead.',
    more: `Reading: ${orderSetsReading}`,
  },
  {
    id: 'B.IV(5)',
    on: ['illegal-orders'],
    met: 'enforced',
    text: 'A unit whose order is not legal holds, and can be supported. An order is legal if the units on the board could make it possible, those of any power. A unit without an order holds too.',
    more: 'Reading: an order that can’t be read is no legal one. Its player is told so at once.',
  },
  {
    id: 'B.IV(6)',
    met: 'enforced',
    text: 'A unit that is ordered differently in one set is ordered unclearly, and holds. The same order twice is one order.',
    more: 'Reading: orders that are not legal don’t count here.',
  },
  {
    id: 'B.V(1)',
    met: 'enforced',
    text: 'An order counts though it leaves out whether its unit is an army or a fleet. Builds are another matter.',
  },
  {
    id: 'B.V(2)',
    met: 'enforced',
    text: 'An order that says army for a fleet, or fleet for an army, doesn’t count.',
  },
  {
    id: 'B.V(3)',
    met: 'enforced',
    text: 'An order counts though it leaves out whose the unit is that it supports or convoys.',
  },
  {
    id: 'B.V(4)',
    met: 'enforced',
    text: 'An order that says wrongly whose the unit is that it supports or convoys doesn’t count.',
  },
  {
    id: 'B.VI(1)',
    met: 'enforced',
    text: 'A build that doesn’t say army or fleet comes to nothing where both are possible, and is an army where only that is.',
  },
  {
    id: 'B.VI(2)',
    met: 'enforced',
    text: 'Who orders too many builds builds nothing. Who orders too many disbands loses the units that civil disorder takes.',
  },
  {
    id: 'B.VI(3)',
    met: 'enforced',
    text: 'An army and a fleet that are ordered in one centre are not built. Where no fleet can be, the army is. The same build twice is one.',
  },
  {
    id: 'B.VI(4)',
    met: 'enforced',
    text: 'In civil disorder the units farthest from home go. The distance is the number of moves to the nearest home centre that the power has now. A sea is one move for any unit. At the same distance fleets go before armies, and then the alphabet of the full names decides.',
    more: 'Reading: the text leaves out the word “before” where it says that fleets go first. Armies go over land and water; fleets go as fleets do.',
  },
  {
    id: 'B.VI(5)',
    met: 'enforced',
    text: 'A fleet that is ordered where none can be is not built, and neither is anything else.',
  },
  {
    id: 'B.VII(1)',
    met: 'enforced',
    text: 'A unit that was dislodged by a convoyed army may retreat to where that army came from.',
  },
  {
    id: 'B.VII(2)',
    met: 'enforced',
    text: 'Where both ways are possible, an army goes to a neighbour by convoy if a fleet of its own power is ordered to convoy it. It also does if its own order says so. Otherwise it goes by land.',
    more: 'Reading: once it goes by convoy it doesn’t fall back on the way by land.',
  },
  {
    id: 'B.VII(3)',
    met: 'enforced',
    text: 'Where several routes are possible, an order may name the one that the army is to take, or some of them.',
  },
  {
    id: 'B.VII(4)',
    met: 'enforced',
    text: 'A convoy over routes that were named fails if a fleet of theirs is dislodged. Without a named route it fails only if no whole route is left.',
    more: 'Reading: of several named routes one that is whole is enough.',
  },
  {
    id: 'B.VII(5)',
    met: 'enforced',
    text: 'A convoyed army doesn’t cut support for an attack on the province that it came from.',
  },
  {
    id: 'B.VII(6)',
    met: 'enforced',
    text: 'If the rule book leaves open whether a convoy is broken, or has two answers, the armies by convoy in that paradox fail. They have no effect where they were to land.',
    more: 'Reading: the rule book’s own rule comes first: a convoyed army cuts no support for an attack on a fleet that it needs.',
  },
  {
    id: 'B.VII(7)',
    met: 'enforced',
    text: 'A fleet may convoy another power’s army that dislodges a unit of the fleet’s own power.',
  },
];

/** The Maharajiad’s chapters B.I to B.VII: the variant, orders and how they are read. */
export const orders: RulesPart = {
  points,
  figures: { conditionals: true, orderSets: 'last', unreadable: 'kept' },
  settings: orderSettings,
};
