import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { commitmentOf } from '../seats/draw.ts';
import type { NextLot } from './book/sign-up.ts';
import type { Tournament, TournamentNumber } from './tournament.ts';

/** Where the lot of a tournament's next draw is hidden. */
const lotPlace = (tournament: TournamentNumber): string => `lot of tournament ${tournament}`;

/** Hides the lot of the next draw, and tells its code: nobody can choose another one afterwards. */
export const hideLot = (work: UnitOfWork, tournament: TournamentNumber, lot: string): NextLot => ({
  commitment: commitmentOf(lot, (bytes) => work.sha256(bytes)),
  lot: work.secrets.hide(lotPlace(tournament), lot),
});

/** The lot of the next draw; null where it was hidden with another installation's key, and nobody can open it any more. */
export const openedLot = (
  { secrets }: Pick<ClubView, 'secrets'>,
  { number, state: { next } }: Tournament,
): string | null => (next === null ? null : (secrets.open(lotPlace(number), next.lot)?.words ?? null));
