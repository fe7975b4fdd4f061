import { type Told, wordsOf } from '../../../packages/diplomacy/src/index.ts';
import { listed, plain } from '../../house/words/text.ts';
import type { PhasePlayed } from '../diplomacy/game.ts';
import { phaseName } from '../diplomacy/words/phase-name.ts';
import { gameOf } from '../games.ts';
import { nomicChanges } from '../nomic/care/changes.ts';
import type { Table } from '../table.ts';
import { seatName } from '../words/table.ts';

/** A phase that comes out otherwise: as it was, and as it is; null where it is not played any more, or was not. */
interface PhaseChange {
  readonly phase: string;
  readonly was: PhasePlayed | null;
  readonly is: PhasePlayed | null;
}

/** The phases that come out otherwise, in their order. */
function changedPhases(before: Table, after: Table): PhaseChange[] {
  const [was, is] = [before, after].map(({ state }) => state.diplomacy?.history ?? []);
  const phases = [...new Set([...(was ?? []), ...(is ?? [])].map(({ phase }) => phase))].sort(inTime);
  const one = (history: readonly PhasePlayed[] | undefined, phase: string): PhasePlayed | null =>
    history?.find((played) => played.phase === phase) ?? null;
  return phases
    .map((phase) => ({ phase, was: one(was, phase), is: one(is, phase) }))
    .filter((change) => resultsOf(change.was) !== resultsOf(change.is));
}

const order = 'SFWMRA';

/** Phases are written so that their year, season and kind say which was first. */
export function inTime(one: string, other: string): number {
  const key = (phase: string): string =>
    `${phase.slice(1, -1)}${order.indexOf(phase.charAt(0))}${order.indexOf(phase.slice(-1))}`;
  return key(one) < key(other) ? -1 : 1;
}

const resultsOf = (played: PhasePlayed | null): string =>
  played === null ? '' : JSON.stringify(played.told.map(oneResult));

const oneResult = ({ power, order, result, dislodged }: Told) => [power, order, result, dislodged];

/** What of one phase comes out otherwise, line by line. */
function phaseLines({ phase, was, is }: PhaseChange, table: Table): string[] {
  if (is === null) return [`**${phaseName(phase, table)}** has not been played yet.`];
  if (was === null) return [`**${phaseName(phase, table)}** has been played again.`];
  const before = new Set(was.told.map((told) => JSON.stringify(oneResult(told))));
  const now = is.told.filter((told) => !before.has(JSON.stringify(oneResult(told))));
  return [
    `**${phaseName(phase, table)}** comes out differently:`,
    ...now.map((told) => `• ${seatName(table, told.power)}: ${plain(wordsOf(told), 300)}`),
  ];
}

/** The centres that powers own now, where that is not as it was: `Austria 4 → 5`. */
function centreChanges(before: Table, after: Table): string[] {
  const count = ({ state }: Table, power: string): number =>
    state.diplomacy?.position.centres.get(power)?.length ?? 0;
  const moved = after.rules.seats.flatMap(({ id, name }) => {
    const [was, is] = [count(before, id), count(after, id)];
    return was === is ? [] : [`${name} ${was} → ${is}`];
  });
  return moved.length === 0 ? [] : [`Centres: ${moved.join(', ')}.`];
}

const winnersOf = (table: Table): readonly string[] => gameOf(table).winners(table);

/** Whether the game ends or goes on where it did not before, or somebody else has won. */
export const changesEnd = (before: Table, after: Table): boolean =>
  before.state.status !== after.state.status || winnersOf(before).join() !== winnersOf(after).join();

function endLines(before: Table, after: Table): string[] {
  if (!changesEnd(before, after)) return [];
  if (after.state.status === 'playing') return ['The game is not over any more: it goes on.'];
  const names = winnersOf(after).map((power) => seatName(after, power));
  return names.length === 0
    ? ['The game is over.']
    : [`${listed(names)} ${names.length === 1 ? 'has' : 'have'} won: the game is over.`];
}

const nothing = 'No results change.';

/** What a correction changes, in lines: phase by phase where a game has phases. */
export function changeLines(before: Table, after: Table): string[] {
  const lines = [
    ...changedPhases(before, after).flatMap((change) => phaseLines(change, after)),
    ...centreChanges(before, after),
    ...nomicChanges(before, after),
    ...endLines(before, after),
  ];
  return lines.length === 0 ? [nothing] : lines;
}
