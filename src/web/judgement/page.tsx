import type { ComponentChildren } from 'preact';
import { citationOf } from '../../../terms/court/citation.ts';
import { capital } from '../../../terms/words.ts';
import { allCases } from '../../appeals/book/cases.ts';
import { soughtWords } from '../../appeals/opinions/precedents.ts';
import { type Published, readPublished } from '../../appeals/opinions/published.ts';
import { opinionWords } from '../../appeals/opinions/words.ts';
import { titleOf } from '../../appeals/party-names.ts';
import { type Asked, definePage, type Found, readNumber, readPage, type Shown } from '../page.ts';
import { Day, Finder, Link, Pager } from '../pieces.tsx';
import { ActLinks } from '../terms/act.tsx';
import { type Around, cameAfter, cameBefore, citedIn } from './around.ts';
import { opinions } from './drawing.ts';
import { paragraphsWith } from './search.ts';
import {
  courtWords,
  type Drawn,
  judgementId,
  type OpinionPart,
  opinionId,
  type Part,
  type Sheet,
  sheetsOf,
} from './sheets.ts';

export const judgementPage = definePage({
  path: 'court/:year/:ordinal',
  read: readJudgement,
  show: showJudgement,
});

/** What everybody may read of a case (Act III.3.10); null where nothing is published. */
async function readJudgement({ view, clubs, params, query }: Asked) {
  const [year, ordinal, page] = [readNumber(params.year), readNumber(params.ordinal), readPage(query)];
  const judged = allCases(view.state).find((each) => each.year === year && each.ordinal === ordinal);
  if (judged === undefined || page === null) return null;
  const judgements = await readPublished(clubs, view, judged);
  if (judgements.length === 0) return null;
  return {
    citation: citationOf(judged),
    title: titleOf(view, judged),
    path: `court/${judged.year}/${judged.ordinal}`,
    page,
    sought: soughtWords(query.words ?? ''),
    judgements,
    after: [...cameAfter(view, judged), ...(await citedIn({ view, clubs }, judged))],
    before: cameBefore(view, judged),
  };
}

type JudgementRead = Found<typeof readJudgement>;

async function showJudgement(read: JudgementRead): Promise<Shown | null> {
  const { citation, title } = read;
  const texts = read.judgements.flatMap((judgement) => judgement.opinions.map(({ text }) => text));
  const drawn: Drawn = new Map(
    await Promise.all(texts.map(async (text) => [text, await opinions.draw(text)] as const)),
  );
  const sheets = sheetsOf(read, drawn);
  if (read.page > sheets.length) return null;
  return {
    title: `${citation}: ${title}`,
    main: (
      <article class="judgement">
        <header>
          <p class="where">The Court of Appeals</p>
          <h1>
            {citation}
            <span class="parties">
              <bdi>{title}</bdi>
            </span>
          </h1>
        </header>
        {sheets.length === 1 && read.sought === '' ? null : <About read={read} sheets={sheets} />}
        {read.sought === '' ? (
          <OneSheet read={read} sheets={sheets} />
        ) : (
          <Search read={read} sheets={sheets} />
        )}
        <p class="elsewhere">
          <Link to="precedents">What else the Court decided</Link>
        </p>
      </article>
    ),
  };
}

interface SheetsShown {
  read: JudgementRead;
  sheets: readonly Sheet[];
}

/** What is read on one page of a case. */
const OneSheet = ({ read, sheets }: SheetsShown) => {
  const { page, path, judgements } = read;
  const parts = sheets[page - 1] ?? [];
  return (
    <>
      {page === 1 ? <Events title="What came after" events={read.after} /> : null}
      {judgements.map((judgement, nth) => {
        const here = parts.filter((part) => part.judgement === nth);
        return here.length === 0 ? null : (
          <JudgementParts judgement={judgement} parts={here} below={below(read, nth, sheets)} />
        );
      })}
      {page === sheets.length ? <Events title="What came before" events={read.before} /> : null}
      <Pager path={path} page={page} pages={sheets.length} />
    </>
  );
};

/** Where the panel's judgement begins that the whole Court decided of; null where there is none. */
function below(
  { judgements, path, page }: JudgementRead,
  nth: number,
  sheets: readonly Sheet[],
): string | null {
  if (judgements[nth]?.enBanc !== true || judgements[nth + 1] === undefined) return null;
  return addressOf({ path, page }, sheets, judgementId(nth + 1));
}

/** The way to a place of the case, from one of its pages. */
function addressOf(
  { path, page }: Pick<JudgementRead, 'path' | 'page'>,
  sheets: readonly Sheet[],
  id: string,
): string {
  const on = 1 + sheets.findIndex((parts) => parts.some((part) => part.ids.includes(id)));
  return on === page ? `#${id}` : `${path}?page=${on}#${id}`;
}

/** What is in a long case, and a search of it. A place on another page is a place here too: what led to it leads on. */
const About = ({ read, sheets }: SheetsShown) => (
  <>
    <nav class="contents" aria-labelledby="contents">
      <h2 id="contents">In this case</h2>
      <ul>
        {read.judgements.map((judgement, nth) => (
          <Entry id={judgementId(nth)} read={read} sheets={sheets} words={courtWords(judgement)}>
            <ul>
              {judgement.opinions.map(({ kind, author }, place) => (
                <Entry
                  id={opinionId(nth, place)}
                  read={read}
                  sheets={sheets}
                  words={
                    <>
                      {opinionWords[kind]} <bdi>{author}</bdi>
                    </>
                  }
                />
              ))}
            </ul>
          </Entry>
        ))}
      </ul>
    </nav>
    <Finder path={read.path} label="Find in this case" sought={read.sought} whole="The whole case" />
  </>
);

interface EntryShown extends SheetsShown {
  id: string;
  words: ComponentChildren;
  children?: ComponentChildren;
}

const Entry = ({ id, words, read, sheets, children }: EntryShown) => {
  // What was looked for is shown instead of the case.
  const from = read.sought === '' ? read : { path: read.path, page: 0 };
  const to = addressOf(from, sheets, id);
  return (
    <li id={to.startsWith('#') ? undefined : id}>
      <Link to={to}>{words}</Link>
      {children}
    </li>
  );
};

const mostFound = 30;

const Search = ({ read, sheets }: SheetsShown) => {
  const found = paragraphsWith(sheets, read.sought);
  return (
    <>
      <p role="status">{foundWords(found.length)}</p>
      <ol class="found">
        {found.slice(0, mostFound).map(({ excerpt, word, part, page }) => (
          <li>
            <Link to={`${read.path}?page=${page}#${part.ids[0]}:~:text=${encodeURIComponent(word)}`}>
              <bdi>{part.title}</bdi>
            </Link>
            <p class="excerpt" dir="auto">
              {excerpt}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
};

function foundWords(places: number): string {
  if (places === 0) return 'No paragraph has these words.';
  if (places === 1) return 'One paragraph has these words:';
  return places > mostFound
    ? `${places} paragraphs have these words. The first ${mostFound}:`
    : `${places} paragraphs have these words:`;
}

const Events = ({ title, events }: { title: string; events: readonly Around[] }) =>
  events.length === 0 ? null : (
    <aside class="around" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {events.map(({ words, page }) => (
          <li>
            <bdi>{words}</bdi>
            {page === null ? null : (
              <>
                {' '}
                <Link to={page}>Read it</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );

interface JudgementShown {
  judgement: Published;
  parts: readonly Part[];
  /** The way to the panel's, of which the whole Court judged; null where there is none. */
  below: string | null;
}

const JudgementParts = ({ judgement, parts, below }: JudgementShown) => {
  const [first] = parts;
  const begins = first?.kind === 'particulars';
  const id = begins ? first.ids[0] : `${first?.ids[0]}-of`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {courtWords(judgement)}
        {begins ? null : ' (continued)'}
      </h2>
      {below === null || !begins ? null : (
        <p class="below">
          <Link to={below}>The panel’s judgement, of which it decided</Link>
        </p>
      )}
      {parts.map((part) => (
        <PartShown part={part} judgement={judgement} />
      ))}
    </section>
  );
};

function PartShown({ part, judgement }: { part: Part; judgement: Published }) {
  switch (part.kind) {
    case 'particulars':
      return <Particulars judgement={judgement} conditions={part.conditions} />;
    case 'conditions':
      return <Conditions conditions={part.conditions} />;
    case 'opinion':
      return <Opinion part={part} />;
  }
}

interface ParticularsShown {
  judgement: Published;
  conditions: readonly string[];
}

const Particulars = ({ judgement, conditions }: ParticularsShown) => {
  const { subject, outcome, judgedOn, publishedOn, bar, holding, holds } = judgement;
  return (
    <dl class="particulars">
      <Particular what="About">{subject}</Particular>
      <Particular what="Judged">
        <Day date={judgedOn} />
      </Particular>
      <Particular what="Published">
        <Day date={publishedOn} />
      </Particular>
      <Particular what="Outcome" class="outcome">
        <bdi>{capital(outcome)}</bdi>
      </Particular>
      <EachCondition conditions={conditions} />
      {bar !== null && (
        <Particular what="No further appeal before">
          <Day date={bar} />
        </Particular>
      )}
      {holding !== null && (
        <Particular what="Held">
          <bdi>{holding}</bdi> <ActLinks acts={holds} />
        </Particular>
      )}
      <Votes judgement={judgement} />
    </dl>
  );
};

const EachCondition = ({ conditions }: Pick<ParticularsShown, 'conditions'>) => (
  <>
    {conditions.map((words) => (
      <Particular what="On these conditions" class="as-written" dir="auto">
        {words}
      </Particular>
    ))}
  </>
);

const Conditions = ({ conditions }: Pick<ParticularsShown, 'conditions'>) => (
  <dl class="particulars">
    <EachCondition conditions={conditions} />
  </dl>
);

interface ParticularShown {
  what: string;
  class?: string;
  dir?: 'auto';
  children: ComponentChildren;
}

const Particular = ({ what, children, ...rest }: ParticularShown) => (
  <>
    <dt>{what}</dt>
    <dd {...rest}>{children}</dd>
  </>
);

const Votes = ({ judgement: { votes, silent } }: { judgement: Published }) =>
  votes.length + silent.length === 0 ? null : (
    <>
      <dt>Votes</dt>
      {votes.map(({ name, vote }) => (
        <dd>
          <bdi>{name}</bdi> {vote}
        </dd>
      ))}
      {silent.map((name) => (
        <dd>
          <bdi>{name}</bdi> did not vote in time
        </dd>
      ))}
    </>
  );

const Opinion = ({ part }: { part: OpinionPart }) => {
  const { opinion, html, text, continued } = part;
  const [id] = part.ids;
  return (
    <section class="opinion" aria-labelledby={id}>
      <h3 id={id}>
        {opinionWords[opinion.kind]} <bdi>{opinion.author}</bdi>
        {continued ? ' (continued)' : null}
      </h3>
      {html === null ? (
        <>
          <p>
            <em>This opinion takes long to lay out, so here it is as it was written.</em>
          </p>
          <div class="as-written" dir="auto">
            {text}
          </div>
        </>
      ) : (
        // Made by Markdown, which gives elements of its own list alone.
        <div dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </section>
  );
};
