import { definePage, type Found, type Place, type Shown } from '../page.ts';
import { ActLink, ActWords } from './act.tsx';
import { readAct, wordsOf } from './read.ts';

export const actPage = definePage({
  path: 'terms/:act',
  read: async (asked) => readAct(asked.view, asked.params.act ?? '', await wordsOf(asked)),
  show: showAct,
});

type OneActRead = Found<typeof readAct>;

/** One Act on a page of its own, with the way to its neighbours. */
function showAct(read: OneActRead, place: Place): Shown {
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
              , a part of <ActLink act={partOf} place={place} />
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
}

const Parts = ({ parts, place }: Pick<OneActRead, 'parts'> & { place: Place }) =>
  parts.length === 0 ? null : (
    <section aria-labelledby="parts">
      <h2 id="parts">Its parts</h2>
      <ul>
        {parts.map((part) => (
          <li>
            <ActLink act={part} place={place} />
          </li>
        ))}
      </ul>
    </section>
  );

const Neighbours = ({ read: { previous, next }, place }: { read: OneActRead; place: Place }) => (
  <nav class="neighbours" aria-label="Acts before and after">
    {previous === null ? null : (
      <p>
        Before: <ActLink act={previous} place={place} />
      </p>
    )}
    {next === null ? null : (
      <p>
        After: <ActLink act={next} place={place} />
      </p>
    )}
  </nav>
);
