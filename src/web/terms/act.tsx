import { type ActAddress, Cited } from './cited.tsx';
import type { ActRead } from './read.ts';

/** What an Act says, how it is read here, and what the bot does about it. */
export const ActWords = ({ act: { text, reading, status }, to }: { act: ActRead; to: ActAddress }) => (
  <>
    <p>
      <Cited words={text} to={to} />
    </p>
    {reading === null ? null : (
      <p class="reading">
        <strong>How it is read here:</strong> <Cited words={reading} to={to} />
      </p>
    )}
    <p class="status">
      <Cited words={status} to={to} />
    </p>
  </>
);
