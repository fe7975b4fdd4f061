import { type Power, writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { TableGameParts } from '../games.ts';
import { playerOf, type Seat } from '../seats/book.ts';
import type { Table } from '../table.ts';
import { powersToOrder, survivors } from './needs.ts';
import { phaseName } from './words/phase-name.ts';

/** The powers that have something to order in this phase; none where nothing is played. */
const toOrder = ({ state: { diplomacy: game }, rules }: Table): readonly Power[] =>
  game === null ? [] : powersToOrder(game.position, rules.diplomacy.map);

/** The seats that still have to mark their orders final before the phase ends early; open seats are not waited for. */
const waitedFor = (table: Table): readonly Power[] =>
  toOrder(table).filter(
    (power) => isPlayed(table.state.seats.get(power)) && table.state.diplomacy?.final.has(power) === false,
  );

const isPlayed = (seat: Seat | undefined): boolean => seat !== undefined && playerOf(seat) !== null;

/** When the last of those who have something to order marked it final. Null while somebody is waited for. */
function allFinalAt(table: Table): Instant | null {
  const { diplomacy: game } = table.state;
  if (game === null || game.final.size === 0 || waitedFor(table).length > 0) return null;
  return game.markedAt;
}

/** What Diplomacy tells of a game to what all tables share. */
export const diplomacyParts: TableGameParts = {
  phase({ state: { diplomacy: game, status }, rules }) {
    if (game === null || status !== 'playing') return null;
    const { phase } = game.position;
    return { id: writePhase(phase), hours: rules.figures.hours[phase.kind], begunAt: game.phaseBegunAt };
  },
  phaseName,
  toAct: toOrder,
  waitedFor,
  readyAt: allFinalAt,
  isOut: ({ state: { diplomacy: game }, rules }, seat) =>
    game !== null && !survivors(game.position, rules.diplomacy.map).includes(seat),
  hasGiven: ({ state: { diplomacy: game } }, seat) => game?.drafts.has(seat) === true,
};
