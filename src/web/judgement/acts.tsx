import { type Act, citation } from '../../../terms/register.ts';
import type { Place } from '../page.ts';

/** `(Act II.6.1, Act III.3)`, each of them a link to its page; nothing for none. */
export const ActLinks = ({ acts, place }: { acts: readonly Act[]; place: Place }) =>
  acts.length === 0 ? null : (
    <>
      (
      {acts.map((act, nth) => (
        <>
          {nth === 0 ? null : ', '}
          <a href={place.link(`terms/${act}`)}>{citation(act)}</a>
        </>
      ))}
      )
    </>
  );
