import type { Figures } from '../../../terms/figures.ts';
import { localTime } from '../../../terms/time.ts';
import type { Shown } from '../page.ts';
import { Face } from './face.tsx';
import type { ClockRead } from './read.ts';

/** A chess clock as it stands; scripts take it from there, by what it was read as. */
export const showClock = (read: ClockRead, figures: Pick<Figures, 'timezone'>): Shown => ({
  title: `Chess clock ${read.number}`,
  main: (
    <>
      <div class="clock" data-clock={JSON.stringify(read)}>
        <Face read={read} clock={read.clock} now={read.now} hands={null} tools={null} note="" />
      </div>
      <noscript>
        <p class="aside">As of {localTime(read.now, figures)}. Load the page again to see how it stands.</p>
      </noscript>
    </>
  ),
});
