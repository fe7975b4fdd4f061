import { type Game, type GamePhase, wordsOf, writePhase } from '../../../packages/diplomacy/src/index.ts';
import { tidy } from '../../house/words/text.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import type { Table } from '../table.ts';
import { seatName } from '../words/table.ts';
import type { DiplomacyGame, PhasePlayed } from './game.ts';
import { homesMade } from './homes.ts';
import { homesShown, madeWords } from './words/homes.ts';
import { phaseName } from './words/phase-name.ts';
import { placeName, unitInWords } from './words/places.ts';
import { type CentreTaken, centresTaken } from './years.ts';

/** The game of a table in the referee's notation: nothing that nobody may read yet. Null where no Diplomacy is played. */
export function gameOf({ state, rules }: Table): Game | null {
  const { diplomacy: game } = state;
  if (game === null) return null;
  const isOver = game.winners.length > 0 || state.status !== 'playing';
  const { units, centres } = game.position;
  const present: GamePhase = { position: game.position, orders: new Map(), results: [] };
  return {
    rules: diplomacyRules(rules).diplomacy.id,
    phases: [...game.history.map(asPlayed), ...(isOver ? [] : [present])],
    end: isOver ? { units, centres, winners: game.winners } : null,
  };
}

const asPlayed = ({ before, orders, told }: PhasePlayed): GamePhase => ({
  position: before,
  orders: new Map([...orders].map(([power, { lines }]) => [power, lines])),
  results: told.map(({ why: _, dislodgedBy: __, ...outcome }) => outcome),
});

/** The game so far to be read: the orders of every phase as they were written, and what became of them. Null where no Diplomacy is played. */
export function recordText(table: Table): string | null {
  const { diplomacy: game } = table.state;
  if (game === null) return null;
  const { phase } = game.position;
  return [
    ...game.history.map((played) => phaseText(table, played)),
    [`${phaseName(writePhase(phase), table)}: the position`, ...positionLines(table, game)].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

function phaseText(table: Table, played: PhasePlayed): string {
  const written = [...played.orders].flatMap(([power, { lines }]) => [
    `  ${seatName(table, power)}`,
    ...lines.map((line) => `    ${tidy(line, longestLine)}`),
  ]);
  const silent = played.silent.map((power) => `  ${seatName(table, power)}: no orders`);
  const told = played.told.map((each) => `  ${seatName(table, each.power)}: ${wordsOf(each)}`);
  const taken = centresTaken(played).map((each) => `  ${takenInWords(table, each)}`);
  const { diplomacy } = diplomacyRules(table.rules);
  const homes = homesMade(played, diplomacy.map).map((each) => `  ${madeWords(table, each)}`);
  return [
    phaseName(played.phase, table),
    ...part(' Orders', [...written, ...silent]),
    ...part(' Results', told),
    ...part(' Centres', taken),
    ...part(' Home centres', homes),
  ].join('\n');
}

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines];

/** As long as an order may be. */
const longestLine = 1_000;

/** `Serbia: from Austria to Turkey` */
export function takenInWords(table: Table, { centre, from, to }: CentreTaken): string {
  const name = placeName(diplomacyRules(table.rules).diplomacy.map, centre);
  const before = from === null ? '' : ` from ${seatName(table, from)}`;
  return `${name}:${before}${to === null ? ' to nobody' : ` to ${seatName(table, to)}`}`;
}

function positionLines(table: Table, { position }: DiplomacyGame): string[] {
  const { map } = diplomacyRules(table.rules).diplomacy;
  return [...map.powers].map(([power, { name }]) => {
    const units = position.units.filter((unit) => unit.power === power).map((unit) => unitInWords(map, unit));
    const owned = (position.centres.get(power) ?? []).map((at) => placeName(map, at));
    const homes = homesShown(table, position, power);
    return `  ${name}: ${units.join(', ') || 'no units'}; ${owned.length} centres${owned.length === 0 ? '' : `: ${owned.join(', ')}`}${homes === null ? '' : `; home centres: ${homes.join(', ') || 'none'}`}`;
  });
}
