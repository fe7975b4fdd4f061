import { wordsLimit } from '../../appeals/opinions/precedents.ts';
import { definePage, type Shown } from '../page.ts';
import { Day, Link, Person, Section, sheet, useLink } from '../pieces.tsx';
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
      <Search sought={terms.sought} />
      <p class="count" role="status">
        {countOf(terms)}
      </p>
      {terms.sections.map(({ number, title, acts }) => (
        <section id={sectionAnchor(number)} aria-labelledby={`${sectionAnchor(number)}-title`}>
          <h2 id={`${sectionAnchor(number)}-title`}>
            {number}. {title}
          </h2>
          {acts.map((act) => (
            <Act act={act} open={terms.sought !== ''} />
          ))}
        </section>
      ))}
    </>,
  );
}

const Search = ({ sought }: { sought: string }) => (
  <search>
    <form method="get" action={useLink()('terms')}>
      <label for="sought">Find in the Terms</label>{' '}
      <input id="sought" name="q" type="search" value={sought} maxLength={wordsLimit} />{' '}
      <button type="submit">Search</button>
    </form>
  </search>
);

function countOf({ sought, sections }: TermsRead): string {
  if (sought === '') return '';
  const found = sections.reduce((sum, { acts }) => sum + acts.length, 0);
  if (found === 0) return 'No Act has these words.';
  return found === 1 ? '1 Act found.' : `${found} Acts found.`;
}

const sectionAnchor = (number: string): string => `section-${number}`;
const actAnchor = (act: string): string => `act-${act}`;
const onThisPage: ActAddress = (act) => `#${actAnchor(act)}`;

const About = ({ terms: { version, date } }: { terms: TermsRead }) => (
  <>
    <p>
      The Terms are the rules of the club and its Leaderboard. This is version {version}, of{' '}
      <Day date={date} />. It has this club’s own times and figures in it, and the club’s own words where it
      published some. <Link to="terms/history">What changed from version to version</Link>.
    </p>
    <p>
      Open an Act to see how it is read here and what the club’s bot does about it. The Court has the last
      word on what an Act means, and what it has decided is shown there too.{' '}
      <Link to="precedents">What the Court decided</Link>.
    </p>
  </>
);

const Officers = ({ terms: { officers } }: { terms: TermsRead }) => (
  <Section id="officers" title="Officers">
    <dl class="officers">
      {officers.map(({ office, holders }) => (
        <div>
          <dt>{`${office}${holders.length > 1 ? 's' : ''}`}</dt>
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
    <ul>
      {sections.map(({ number, title }) => (
        <li>
          <a href={`#${sectionAnchor(number)}`}>
            {number}. {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** An Act, folded until somebody wants to read it. */
const Act = ({ act, open }: { act: ActWithParts; open: boolean }) => (
  <article id={actAnchor(act.act)} class="act">
    <details open={open}>
      <summary>
        <h3>
          <span class="act-number">{act.citation}</span> {act.title}
        </h3>
      </summary>
      <p class="alone">
        <a href={onThisPage(act.act)}>Link to this Act</a>{' '}
        <Link to={`terms/${act.act}`}>Read it on its own page</Link>
      </p>
      <ActWords act={act} to={onThisPage} />
      {act.parts.map((part) => (
        <Part act={part} depth={0} />
      ))}
    </details>
  </article>
);

/** The headings of the parts of Acts, and of the parts of these. */
const headings = ['h4', 'h5'] as const;

function Part({ act, depth }: { act: ActWithParts; depth: number }) {
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
        <Part act={part} depth={depth + 1} />
      ))}
    </article>
  );
}
