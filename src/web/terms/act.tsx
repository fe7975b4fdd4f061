import type { ComponentChildren } from 'preact';
import { type Act, actNumbered, citation } from '../../../terms/register.ts';
import { definePage, type Found, type Shown } from '../page.ts';
import { Day, Link, Section, sheet } from '../pieces.tsx';
import { type ActNamed, type ActRead, readAct, wordsOf } from './read.ts';

/** The path of an Act from the page that speaks of it, or its place there. */
export type ActAddress = (act: string) => string;

const citations = /\b((?:0|[IV]+)(?:\.\d+)+)\b/;

/** Words of the Terms; each Act that they cite is a link. */
function Cited({ words, to }: { words: string; to: ActAddress }) {
  const pieces: ComponentChildren[] = words
    .split(citations)
    .map((piece) => (actNumbered(piece) === null ? piece : <Link to={to(piece)}>{piece}</Link>));
  return <>{pieces}</>;
}

/** An Act by its number and title, with the way to its own page. */
export const ActLink = ({ act: { act, title } }: { act: ActNamed }) => (
  <Link to={`terms/${act}`}>
    Act {act}, {title}
  </Link>
);

/** What an Act says, how it is read here, what the bot does about it, and what the Court holds on it. */
export const ActWords = ({ act, to }: { act: ActRead; to: ActAddress }) => {
  const { text, reading, status, own, holdings } = act;
  return (
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
      {holdings.length === 0 ? null : <Held act={act} />}
    </>
  );
};

/** Act III.3.1: what the Court holds on an Act. */
const Held = ({ act: { act, holdings, holdingsInAll } }: { act: ActRead }) => (
  <div class="holdings">
    <p>
      <strong>What the Court holds:</strong>
    </p>
    <ul>
      {holdings.map(({ citation, year, ordinal, text }) => (
        <li dir="auto">
          <Link to={`court/${year}/${ordinal}`}>{citation}</Link>: <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
    {holdingsInAll === holdings.length ? null : (
      <p>
        These are the latest.{' '}
        <Link to={`precedents?${new URLSearchParams({ act, words: '' })}`}>
          All {holdingsInAll} judgements about this Act
        </Link>
      </p>
    )}
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
export const ActLinks = ({ acts }: { acts: readonly Act[] }) =>
  acts.length === 0 ? null : (
    <>
      (
      {acts.map((act, nth) => (
        <>
          {nth === 0 ? null : ', '}
          <Link to={`terms/${act}`}>{citation(act)}</Link>
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

function showAct(read: OneActRead): Shown {
  const { act, section, partOf, parts } = read;
  return sheet(
    'terms',
    `${act.citation}: ${act.title}`,
    <>
      <p class="where">
        <Link to="terms">The Terms</Link>, version {read.version}, section{' '}
        <Link to={`terms#section-${section.number}`}>
          {section.number}. {section.title}
        </Link>
        {partOf === null ? null : (
          <>
            , a part of <ActLink act={partOf} />
          </>
        )}
      </p>
      <ActWords act={act} to={(cited) => `terms/${cited}`} />
      {act.holdings.length > 0 ? null : <p>The Court has not said anything about this Act yet.</p>}
      <Parts parts={parts} />
      <Neighbours read={read} />
    </>,
  );
}

const Parts = ({ parts }: Pick<OneActRead, 'parts'>) =>
  parts.length === 0 ? null : (
    <Section id="parts" title="Its parts">
      <ul>
        {parts.map((part) => (
          <li>
            <ActLink act={part} />
          </li>
        ))}
      </ul>
    </Section>
  );

const Neighbours = ({ read: { previous, next } }: { read: OneActRead }) => (
  <nav class="neighbours" aria-label="Acts before and after">
    {previous === null ? null : (
      <p>
        Before: <ActLink act={previous} />
      </p>
    )}
    {next === null ? null : (
      <p>
        After: <ActLink act={next} />
      </p>
    )}
  </nav>
);
