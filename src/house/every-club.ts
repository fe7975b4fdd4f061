import type { Clubs } from './clubs.ts';
import type { ClubId } from './ports.ts';

/**
 * Has all clubs of this process looked at: at once, and again whenever a change may have been missed. `unread` is told why they could not
 * be read. What ends it resolves once the last look is over.
 */
export function lookAtEvery(
  clubs: Pick<Clubs, 'known' | 'onMissed'>,
  look: (known: readonly ClubId[]) => void,
  unread: (why: unknown) => void,
): () => Promise<void> {
  const lookAtAll = () => clubs.known().then(look, unread);
  let last = lookAtAll();
  const deaf = clubs.onMissed(() => {
    last = last.then(lookAtAll);
  });
  return () => {
    deaf();
    return last;
  };
}
