import type { ComponentChildren } from 'preact';
import { type Act, actNumbered, citation } from '../../../terms/register.ts';
import { definePage, type Found, type Place, type Shown } from '../page.ts';
import { Day, Section } from '../pieces.tsx';
import { type ActNamed, type ActRead, readAct, wordsOf } from './read.ts';

/** Where an Act is found from the page that speaks of it. */
export type ActAddress = (act: string) => string;

const citations = /\b((?:0|[IV]+)(?:\.\d+)+)\b/;

/** Words of the Terms; each Act that they cite is a link. */
function Cited({ words, to }: { words: string; to: ActAddress }) {
  const pieces: ComponentChildren[] = words
    .split(citations)
    .map((piece) => (actNumbered(piece) === null ? piece : <a href={to(piece)}>{piece}</a>));
  return <>{pieces}</>;
}

/** An Act by its number and title, with the way to its own page. */
export const ActLink = ({ act: { act, title }, place }: { act: ActNamed; place: Place }) => (
  <a href={place.link(`terms/${act}`)}>
    Act {act}, {title}
  </a>
);

interface ActShown {
  act: ActRead;
  to: ActAddress;
  place: Place;
}

/** What an Act says, how it is read here, what the bot does about it, and what the Court holds on it. */
export const ActWords = ({ act: { text, reading, status, own, holdings }, to, place }: ActShown) => (
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
    {holdings.length === 0 ? null : <Held holdings={holdings} place={place} />}
  </>
);

/** Act III.3.1: what the Court holds on an Act. */
const Held = ({ holdings, place }: { holdings: ActRead['holdings']; place: Place }) => (
  <div class="holdings">
    <p>
      <strong>What the Court holds:</strong>
    </p>
    <ul>
      {holdings.map(({ citation, year, ordinal, text }) => (
        <li dir="auto">
          <a href={place.link(`court/${year}/${ordinal}`)}>{citation}</a>: <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  </div>
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

export const actPage = definePage({
  path: 'terms/:act',
  read: async (asked) => readAct(asked.view, asked.params.act ?? '', await wordsOf(asked)),
  show: showAct,
});

type OneActRead = Found<typeof readAct>;

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
    <Section id="parts" title="Its parts">
      <ul>
        {parts.map((part) => (
          <li>
            <ActLink act={part} place={place} />
          </li>
        ))}
      </ul>
    </Section>
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
