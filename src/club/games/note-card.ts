import type { GameNumber } from '../../ledger/entries.ts';
import type { UnitOfWork } from '../ports.ts';
import { done, type Result } from '../result.ts';

/** More games than wait at once in any club. */
const most = 100;

/** Keeps where the card of a game is, so that it can follow what becomes of the game; not once that is settled. */
export function noteGameCard(
  work: UnitOfWork,
  game: GameNumber,
  { channel, message }: { channel: string; message: string },
): Result<{ kind: 'settled' }> {
  if (work.state.games[game]?.status !== 'open') return done({ kind: 'settled' });
  const known: Record<string, string> = { ...work.settings.gameCards, [game]: `${channel}/${message}` };
  const latest = Object.entries(known).sort(([one], [other]) => Number(other) - Number(one));
  work.saveSettings({ gameCards: Object.fromEntries(latest.slice(0, most)) });
  return done({ kind: 'settled' });
}

/** Forgets where a card is on which nothing changes any more. */
export function forgetGameCard(work: UnitOfWork, game: string): Result<{ kind: 'settled' }> {
  const { [game]: known, ...others } = work.settings.gameCards;
  if (known !== undefined) work.saveSettings({ gameCards: others });
  return done({ kind: 'settled' });
}
