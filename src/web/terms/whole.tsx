import { definePage, type Shown } from '../page.ts';
import { Day, Link, Person, Section, sheet } from '../pieces.tsx';
import { type ActAddress, ActWords } from './act.tsx';
import { type ActWithParts, readTerms, type TermsRead, wordsOf } from './read.ts';

export const termsPage = definePage({
  path: 'terms',
  read: async (asked) => readTerms(asked, await wordsOf(asked)),
  show: showTerms,
});

function showTerms(terms: TermsRead): Shown {
  return sheet(
    'terms',
    'The Terms',
    <>
      <About terms={terms} />
      <Officers terms={terms} />
      <Contents terms={terms} />
      {terms.sections.map(({ number, title, acts }) => (
        <section id={sectionAnchor(number)} aria-labelledby={`${sectionAnchor(number)}-title`}>
          <h2 id={`${sectionAnchor(number)}-title`}>
            {number}. {title}
          </h2>
          {acts.map((act) => (
            <Act act={act} depth={0} />
          ))}
        </section>
      ))}
    </>,
  );
}

const sectionAnchor = (number: string): string => `section-${number}`;
const actAnchor = (act: string): string => `act-${act}`;
const onThisPage: ActAddress = (act) => `#${actAnchor(act)}`;

const About = ({ terms: { version, date } }: { terms: TermsRead }) => (
  <>
    <p>
      The Terms are the rules of the club and its Leaderboard. This is version {version}, of{' '}
      <Day date={date} />, with this club’s own times and figures in it, and its own words where it published
      some. <Link to="terms/history">What changed from version to version</Link>.
    </p>
    <p>
      Under each Act stands how it is read here where it leaves something open, and what the club’s bot does
      about it. The Court has the last word on what an Act means; what it holds stands under its Act.{' '}
      <Link to="precedents">What the Court decided</Link>.
    </p>
  </>
);

const Officers = ({ terms: { officers } }: { terms: TermsRead }) => (
  <Section id="officers" title="Officers">
    <dl class="officers">
      {officers.map(({ office, holders }) => (
        <div>
          <dt>{office}</dt>
          {holders.length === 0 ? <dd>nobody</dd> : null}
          {holders.map((person) => (
            <dd>
              <Person person={person} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </Section>
);

const Contents = ({ terms: { sections } }: { terms: TermsRead }) => (
  <nav class="contents" aria-labelledby="contents">
    <h2 id="contents">Contents</h2>
    {sections.map(({ number, title, acts }) => (
      <details>
        <summary>
          {number}. {title}
        </summary>
        <ul>
          <li>
            <a href={`#${sectionAnchor(number)}`}>The whole section</a>
          </li>
          <ContentsLines acts={acts} />
        </ul>
      </details>
    ))}
  </nav>
);

const ContentsLines = ({ acts }: { acts: readonly ActWithParts[] }) => (
  <>
    {acts.map(({ act, title, parts }) => (
      <li>
        <a href={onThisPage(act)}>
          <span class="act-number">{act}</span> {title}
        </a>
        {parts.length === 0 ? null : (
          <ul>
            <ContentsLines acts={parts} />
          </ul>
        )}
      </li>
    ))}
  </>
);

/** The headings of Acts, of their parts, and of the parts of these. */
const headings = ['h3', 'h4', 'h5'] as const;

function Act({ act, depth }: { act: ActWithParts; depth: number }) {
  const Heading = headings[depth] ?? 'h6';
  return (
    <article id={actAnchor(act.act)} class="act">
      <Heading>
        <a class="act-number" href={onThisPage(act.act)}>
          {act.citation}
        </a>{' '}
        <Link to={`terms/${act.act}`}>{act.title}</Link>
      </Heading>
      <ActWords act={act} to={onThisPage} />
      {act.parts.map((part) => (
        <Act act={part} depth={depth + 1} />
      ))}
    </article>
  );
}
