import { flagAt } from '../../terms/games/clock.ts';
import type { Clubs } from '../house/clubs.ts';
import type { ClubView } from '../house/ports.ts';
import { allClocks, isOpen } from '../ladder/book/clock.ts';
import { asPressed } from '../ladder/clocks/stage.ts';
import { runsOn } from './clock.ts';

/** Keeps the club's clock awake while a chess clock runs, however long a player thinks. Returns what ends that. */
export function keepRunning(clubs: Clubs, wake: () => void): () => Promise<void> {
  const look = async () => {
    for (const club of await clubs.known()) if (isTimed(await clubs.view(club))) wake();
  };
  const lookAgain = () => void look().catch(() => undefined);
  const timer = setInterval(lookAgain, runsOn / 3).unref();
  const deaf = clubs.onPress(lookAgain);
  return async () => {
    clearInterval(timer);
    deaf();
  };
}

/** Whether a chess clock counts down. */
const isTimed = (view: ClubView): boolean =>
  allClocks(view.state).some((each) => isOpen(each) && flagAt(asPressed(view, each)) !== null);
