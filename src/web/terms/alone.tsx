import type { Place, Shown } from '../page.ts';
import { ActWords } from './act.tsx';
import type { ActNamed, OneActRead } from './read.ts';

/** One Act on a page of its own, with the way to its neighbours. */
export const showAct = (read: OneActRead, place: Place): Shown => {
  const { act, section, partOf, parts } = read;
  return {
    title: `${act.citation}: ${act.title}`,
    main: (
      <div class="terms">
        <h1>
          {act.citation}: {act.title}
        </h1>
        <p class="where">
          <a href={place.link('terms')}>The Terms</a>, version {read.version}, section{' '}
          <a href={place.link(`terms#section-${section.number}`)}>
            {section.number}. {section.title}
          </a>
          {partOf === null ? null : (
            <>
              , a part of <ActLink named={partOf} place={place} />
            </>
          )}
        </p>
        <ActWords act={act} to={(cited) => place.link(`terms/${cited}`)} place={place} />
        {act.holdings.length > 0 ? null : <p>The Court has held nothing on this Act yet.</p>}
        <Parts parts={parts} place={place} />
        <Neighbours read={read} place={place} />
      </div>
    ),
  };
};

const ActLink = ({ named: { act, title }, place }: { named: ActNamed; place: Place }) => (
  <a href={place.link(`terms/${act}`)}>
    Act {act}, {title}
  </a>
);

const Parts = ({ parts, place }: { parts: readonly ActNamed[]; place: Place }) =>
  parts.length === 0 ? null : (
    <section aria-labelledby="parts">
      <h2 id="parts">Its parts</h2>
      <ul>
        {parts.map((part) => (
          <li>
            <ActLink named={part} place={place} />
          </li>
        ))}
      </ul>
    </section>
  );

const Neighbours = ({ read: { previous, next }, place }: { read: OneActRead; place: Place }) => (
  <nav class="neighbours" aria-label="Acts before and after">
    {previous === null ? null : (
      <p>
        Before: <ActLink named={previous} place={place} />
      </p>
    )}
    {next === null ? null : (
      <p>
        After: <ActLink named={next} place={place} />
      </p>
    )}
  </nav>
);
