import type { PersonNumber, Points } from '../../ledger/entries.ts';
import { flipped } from '../../ledger/scoring.ts';
import type { Game, State } from '../../ledger/state.ts';
import { allGames, isPlayer } from '../../ledger/views.ts';

/** How two people stand in the games between them that count, seen from the first. */
export interface HeadToHead {
  wins: number;
  draws: number;
  losses: number;
}

/** The games of a person that count, the latest first. */
export const countedGamesOf = (state: State, person: PersonNumber): Game[] =>
  allGames(state)
    .filter((game) => game.status === 'counted' && isPlayer(game, person))
    .sort((a, b) => b.playedAt - a.playedAt || b.number - a.number);

/** The other player of a game, and what it brought this one. */
export const seenFrom = (
  { player, opponent, score }: Game,
  person: PersonNumber,
): { opponent: PersonNumber; score: Points } =>
  person === player ? { opponent, score } : { opponent: player, score: flipped(score) };

/** How a person stands against everybody whom they have played, whoever was played last coming first. */
export function headToHeads(state: State, person: PersonNumber): Map<PersonNumber, HeadToHead> {
  const records = new Map<PersonNumber, HeadToHead>();
  for (const game of countedGamesOf(state, person)) {
    const { opponent, score } = seenFrom(game, person);
    const record = records.get(opponent) ?? { wins: 0, draws: 0, losses: 0 };
    records.set(opponent, record);
    tally(record, score);
  }
  return records;
}

function tally(record: HeadToHead, score: Points): void {
  if (score === 1) record.wins += 1;
  else if (score === 0) record.losses += 1;
  else record.draws += 1;
}
