import type { ComponentChildren } from 'preact';
import { wordsLimit } from '../../appeals/opinions/precedents.ts';
import { definePage, type Shown } from '../page.ts';
import { Day, Link, Person, Section, useLink } from '../pieces.tsx';
import { weightDrawn } from '../weight.ts';
import { type ActAddress, ActLink, ActWords } from './act.tsx';
import { type ActWithParts, readTerms, type TermsRead, wordsOf } from './read.ts';

export const termsPage = definePage({
  path: 'terms',
  read: async (asked) => readTerms(asked, await wordsOf(asked)),
  show: showTerms,
});

function showTerms(terms: TermsRead): Shown {
  const title = 'The Terms';
  const head = (
    <>
      <h1>{title}</h1>
      <About terms={terms} />
      <Officers terms={terms} />
      <Contents terms={terms} />
      <Search sought={terms.sought} />
      <p class="count" role="status">
        {countOf(terms)}
      </p>
    </>
  );
  const isOpen = terms.sought !== '';
  const elsewhere = readElsewhere(terms, mostBytes - weightDrawn(head));
  return {
    title,
    main: (
      <div class="terms" data-whole={elsewhere.size === 0 ? '' : undefined}>
        {head}
        {terms.sections.map(({ number, title: name, acts }) => (
          <section id={sectionAnchor(number)} aria-labelledby={`${sectionAnchor(number)}-title`}>
            <h2 id={`${sectionAnchor(number)}-title`}>
              {number}. {name}
            </h2>
            {acts.map((act) =>
              elsewhere.has(act) ? <ActElsewhere act={act} open={isOpen} /> : <Act act={act} open={isOpen} />,
            )}
          </section>
        ))}
      </div>
    ),
  };
}

/** The most bytes of the page; what stands around it is not among them. */
const mostBytes = 92_000;

/**
 * Those Acts that are read on pages of their own alone, since the Terms would be too long a page with them: of those that are the
 * longest, as many as it takes.
 */
function readElsewhere({ sections }: TermsRead, room: number): ReadonlySet<ActWithParts> {
  const weighed = sections
    .flatMap(({ acts }) => acts)
    .map((act) => ({
      act,
      here: weightDrawn(<Act act={act} open />),
      elsewhere: weightDrawn(<ActElsewhere act={act} open />),
    }));
  let weight = weighed.reduce((sum, { here }) => sum + here, 200 * sections.length);
  const elsewhere = new Set<ActWithParts>();
  const saved = (each: (typeof weighed)[number]) => each.here - each.elsewhere;
  for (const each of weighed.sort((one, other) => saved(other) - saved(one))) {
    if (weight <= room) break;
    weight -= saved(each);
    elsewhere.add(each.act);
  }
  return elsewhere;
}

const Search = ({ sought }: { sought: string }) => (
  <search>
    <form class="look-for" method="get" action={useLink()('terms')}>
      <label for="sought">Find in the Terms</label>
      <input id="sought" name="q" type="search" value={sought} maxLength={wordsLimit} />
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

interface ActShown {
  act: ActWithParts;
  open: boolean;
}

/** An Act, folded until somebody wants to read it. */
const Act = ({ act, open }: ActShown) => (
  <FoldedAct act={act} open={open}>
    <p class="alone">
      <a href={onThisPage(act.act)}>Link to this Act</a>{' '}
      <Link to={`terms/${act.act}`}>Read it on its own page</Link>
    </p>
    <ActWords act={act} to={onThisPage} />
    {act.parts.map((part) => (
      <Part act={part} depth={0} />
    ))}
  </FoldedAct>
);

/** An Act too long for this page, with the way to it and to each of its parts, which keep their places here. */
const ActElsewhere = ({ act, open }: ActShown) => (
  <FoldedAct act={act} open={open}>
    <p>
      This Act is long. <Link to={`terms/${act.act}`}>Read it on its own page</Link>
    </p>
    {act.parts.length === 0 ? null : <PartsElsewhere parts={act.parts} />}
  </FoldedAct>
);

const PartsElsewhere = ({ parts }: { parts: readonly ActWithParts[] }) => (
  <ul>
    {parts.map((part) => (
      <li id={actAnchor(part.act)}>
        <ActLink act={part} />
        {part.parts.length === 0 ? null : <PartsElsewhere parts={part.parts} />}
      </li>
    ))}
  </ul>
);

const FoldedAct = ({ act, open, children }: ActShown & { children: ComponentChildren }) => (
  <article id={actAnchor(act.act)} class="act">
    <details open={open}>
      <summary>
        <h3>
          <span class="act-number">{act.citation}</span> {act.title}
        </h3>
      </summary>
      {children}
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
