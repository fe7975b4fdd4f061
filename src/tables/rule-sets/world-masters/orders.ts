import { orderSetsReading, orderSettings } from '../order-settings.ts';
import type { Point, RulesPart } from '../rule-set.ts';

const points: readonly Point[] = [
  {
    id: 'D.I(1)',
    on: ['policies'],
    met: 'setting',
    text: 'Every gamemaster of the tournament keeps to these rules, as all games are scored alike. Before the start the gamemaster says what holds where they leave a choice. That is the format of orders, several sets, late orders, and press. Everybody sees it.',
  },
  {
    id: 'D.I(3)',
    on: ['referee'],
    met: 'enforced',
    text: 'Where these rules say nothing, the rule book of 2000 decides, as the project’s referee plays it under “World Masters 2004”.',
    more: 'Reading: where that rule book leaves a question open too, the referee does what the list of test cases for referees (DATC) prefers. The referee’s own documentation has the whole list.',
  },
  {
    id: 'D.II(1)',
    met: 'enforced',
    text: 'Players are asked to give orders early, and needn’t. Orders can be changed until their player marks them final, and after that too. They are not final any more then.',
  },
  {
    id: 'D.II(2)',
    on: ['order-format'],
    met: 'setting',
    text: 'The gamemaster says before the start what a set of orders has to look like. Sets that are not so needn’t be taken. Orders count if they are given to the bot, for this table.',
    more: 'Reading: what has to be said here is whether a set counts of which a line can’t be read. A text without any line that can be read is no set of orders, and is sent back.',
  },
  {
    id: 'D.II(3)',
    met: 'enforced',
    text: 'Nobody gives orders for another player. Only the person who plays a power gives its orders.',
  },
  {
    id: 'D.II(4)',
    met: 'enforced',
    text: 'Orders are for one turn. Each player gives them for each turn, and none stay for the next.',
  },
  {
    id: 'D.II(5)',
    on: ['conditional-orders'],
    met: 'enforced',
    text: 'Retreats and adjustments have turns of their own, and players may talk before them. Orders for them may be given beforehand, with conditions. Of several options the first that is possible counts, from left to right and from top to bottom.',
    more: 'Reading: orders that are given beforehand stand for the turn that follows, unless their player gives others then. They stay secret until that turn ends, and lapse if it doesn’t come. Retreats can be ordered with the moves, builds and disbands from the Fall’s moves on. If they leave nothing to order, they are final where the orders beside them were.',
  },
  {
    id: 'D.III(1)',
    on: ['abbreviations'],
    met: 'enforced',
    text: 'Any abbreviation that can mean one thing only is read; those of the official list are never unclear. A slip that spells another province is that province. A player may file a list of their own at the outset, or before the first orders as a replacement. The gamemaster may strike some out before the first deadline. Everybody sees the list.',
    more: 'Reading: the outset lasts until the player’s first orders for that power, and no longer than the first turn. No abbreviation may spell another province as everybody writes it. A list has at most 60. It goes with the person who filed it, and is read in their orders only. For a replacement, the first deadline is that of the turn in which the list was filed.',
  },
  {
    id: 'D.III(2)',
    met: 'enforced',
    text: 'Nothing is guessed: a unit without an order gets none from the orders of other units.',
  },
  {
    id: 'D.III(3)',
    on: ['order-sets'],
    met: 'setting',
    text: 'The last set of orders that arrives before the deadline counts, and none before it, even where it leaves units out. The gamemaster may say before the start that the newest order for each unit counts instead.',
    more: `Reading: ${orderSetsReading}`,
  },
  {
    id: 'D.III(4)',
    on: ['illegal-orders'],
    met: 'enforced',
    text: 'A unit whose order is not legal holds, and can be supported. An order is legal if the units on the board could make it possible, those of any power. A unit without an order holds too.',
    more: 'Reading: an order that can’t be read is no legal one. Its player is told so at once.',
  },
  {
    id: 'D.III(5)',
    met: 'enforced',
    text: 'Of several orders for one unit in a set the last counts, from top to bottom.',
    more: 'Reading: of those that are legal.',
  },
  {
    id: 'D.IV(1)',
    met: 'enforced',
    text: 'An order counts though it leaves out whether its unit is an army or a fleet, or says so wrongly. Builds are another matter.',
  },
  {
    id: 'D.IV(2)',
    met: 'enforced',
    text: 'An order counts though it leaves out or says wrongly whose the unit is that it supports or convoys.',
  },
  {
    id: 'D.IV(3)',
    met: 'enforced',
    text: 'A coast that is missing or wrong spoils no order to hold or to support. It spoils a move only from the Mid-Atlantic Ocean or Portugal to Spain, and from Constantinople to Bulgaria. Support for a province with two coasts is for either.',
  },
  {
    id: 'D.V(1)',
    met: 'enforced',
    text: 'A build that doesn’t say army or fleet comes to nothing where both are possible, and is an army where only that is. With a possible coast it is a fleet there.',
  },
  {
    id: 'D.V(2)',
    met: 'enforced',
    text: 'Of too many builds or disbands the last count, from the bottom up, until there are enough.',
  },
  {
    id: 'D.V(3)',
    met: 'enforced',
    text: 'Of several builds in one centre the last counts, from the bottom up.',
  },
  {
    id: 'D.V(4)',
    met: 'enforced',
    text: 'If too few disbands are ordered, the units farthest from home go. An army counts moves over land and water, never through Switzerland, to the nearest home centre of its country, even one that another power owns. A fleet counts only moves that fleets can make. At the same distance fleets go before armies, and then the alphabet decides.',
  },
  {
    id: 'D.V(5)',
    met: 'enforced',
    text: 'A fleet that is ordered where none can be is not built, and neither is anything else.',
  },
  {
    id: 'D.VI(1)',
    met: 'enforced',
    text: 'A unit that was dislodged by a convoyed army may retreat to where that army came from.',
  },
  {
    id: 'D.VI(2)',
    met: 'enforced',
    text: 'Where both ways are possible, an army goes to a neighbour by convoy if a fleet of its own power is ordered to convoy it. It also does if its own order says so. Otherwise it goes by land.',
    more: 'Reading: once it goes by convoy it doesn’t fall back on the way by land.',
  },
  {
    id: 'D.VI(3)',
    met: 'enforced',
    text: 'Where several routes are possible, an order may name the one that the army is to take, or some of them.',
  },
  {
    id: 'D.VI(4)',
    met: 'enforced',
    text: 'A convoy over routes that were named fails if a fleet of theirs is dislodged. Without a named route it fails only if no whole route is left.',
    more: 'Reading: of several named routes one that is whole is enough.',
  },
  {
    id: 'D.VI(5)',
    met: 'enforced',
    text: 'A convoyed army doesn’t cut support for an attack on the province that it came from.',
  },
  {
    id: 'D.VI(6)',
    met: 'enforced',
    text: 'If the rule book leaves open whether a convoy is broken, or has two answers, the armies by convoy in that paradox fail. They have no effect where they were to land.',
    more: 'Reading: the rule book’s own rule comes first: a convoyed army cuts no support for an attack on a fleet that it needs.',
  },
  {
    id: 'D.VI(7)',
    met: 'enforced',
    text: 'A fleet may convoy another power’s army that dislodges a unit of the fleet’s own power.',
  },
];

/** World Masters, chapters D.I to D.VI: orders and how they are read. */
export const orders: RulesPart = {
  points,
  figures: { conditionals: true, orderSets: 'last', unreadable: 'kept', abbreviations: 60 },
  settings: orderSettings,
};
