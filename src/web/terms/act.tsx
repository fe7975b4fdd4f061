import { Day } from '../calendar/when.tsx';
import { type ActAddress, Cited } from './cited.tsx';
import type { ActRead } from './read.ts';

/** What an Act says, how it is read here, and what the bot does about it. */
export const ActWords = ({ act: { text, reading, status, own }, to }: { act: ActRead; to: ActAddress }) => (
  <>
    {own === null ? (
      <p>
        <Cited words={text} to={to} />
      </p>
    ) : (
      <OwnWords text={text} own={own} to={to} />
    )}
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

interface OwnWordsShown {
  text: string;
  own: NonNullable<ActRead['own']>;
  to: ActAddress;
}

/** What the club published in the place of the project's words, and what that means for what the bot does. */
const OwnWords = ({ text, own: { version, date, enforced }, to }: OwnWordsShown) => (
  <>
    <p class="own-text" dir="auto">
      <bdi>
        <Cited words={text} to={to} />
      </bdi>
    </p>
    <p class="own-since">
      In the club’s own words since version {version}, <Day date={date} />.
      {enforced
        ? ' What the bot does has not changed with them: it goes by the figures of the Terms, as it did before.'
        : null}
    </p>
  </>
);
