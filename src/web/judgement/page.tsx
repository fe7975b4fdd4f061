import type { ComponentChildren } from 'preact';
import { citationOf } from '../../../terms/court/citation.ts';
import { capital } from '../../../terms/words.ts';
import { allCases } from '../../appeals/book/cases.ts';
import { type Published, type PublishedOpinion, readPublished } from '../../appeals/opinions/published.ts';
import { opinionWords } from '../../appeals/opinions/words.ts';
import { titleOf } from '../../appeals/party-names.ts';
import { type Asked, definePage, type Found, readNumber, type Shown } from '../page.ts';
import { Day, Link } from '../pieces.tsx';
import { ActLinks } from '../terms/act.tsx';
import { type Around, cameAfter, cameBefore, citedIn } from './around.ts';
import { opinions } from './drawing.ts';

export const judgementPage = definePage({
  path: 'court/:year/:ordinal',
  read: readJudgement,
  show: showJudgement,
});

/** What everybody may read of a case (Act III.3.10); null where nothing is published. */
async function readJudgement({ view, clubs, params }: Asked) {
  const [year, ordinal] = [readNumber(params.year), readNumber(params.ordinal)];
  const judged = allCases(view.state).find((each) => each.year === year && each.ordinal === ordinal);
  if (judged === undefined) return null;
  const judgements = await readPublished(clubs, view, judged);
  if (judgements.length === 0) return null;
  return {
    citation: citationOf(judged),
    title: titleOf(view, judged),
    judgements,
    after: [...cameAfter(view, judged), ...(await citedIn({ view, clubs }, judged))],
    before: cameBefore(view, judged),
  };
}

async function showJudgement(read: Found<typeof readJudgement>): Promise<Shown> {
  const { citation, title, judgements, after, before } = read;
  const texts = judgements.flatMap((judgement) => judgement.opinions.map(({ text }) => text));
  const drawn: Drawn = new Map(
    await Promise.all(texts.map(async (text) => [text, await opinions.draw(text)] as const)),
  );
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
        <Events title="What came after" events={after} />
        {judgements.map((judgement, nth) => (
          <Judgement
            judgement={judgement}
            id={`judgement-${nth + 1}`}
            below={judgement.enBanc && judgements[nth + 1] !== undefined ? `judgement-${nth + 2}` : null}
            drawn={drawn}
          />
        ))}
        <Events title="What came before" events={before} />
        <p class="elsewhere">
          <Link to="precedents">What else the Court decided</Link>
        </p>
      </article>
    ),
  };
}

type Drawn = ReadonlyMap<string, string | null>;

interface JudgementShown {
  judgement: Published;
  id: string;
  /** The panel's, of which the whole Court judged; null where there is none on the page. */
  below: string | null;
  drawn: Drawn;
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

const Judgement = ({ judgement, id, below, drawn }: JudgementShown) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{judgement.enBanc ? 'Judgement of the whole Court' : 'Judgement of a panel'}</h2>
    {below === null ? null : (
      <p class="below">
        <a href={`#${below}`}>The panel’s judgement, of which it decided</a>
      </p>
    )}
    <Particulars judgement={judgement} />
    {judgement.opinions.map((opinion, nth) => (
      <Opinion opinion={opinion} id={`${id}-opinion-${nth + 1}`} drawn={drawn.get(opinion.text) ?? null} />
    ))}
  </section>
);

const Particulars = ({ judgement }: Pick<JudgementShown, 'judgement'>) => {
  const { subject, outcome, judgedOn, publishedOn, bar, conditions, holding, holds } = judgement;
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
      {conditions.map((words) => (
        <Particular what="On these conditions" class="as-written" dir="auto">
          {words}
        </Particular>
      ))}
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

interface OpinionShown {
  opinion: PublishedOpinion;
  id: string;
  drawn: string | null;
}

const Opinion = ({ opinion: { kind, author, text }, id, drawn }: OpinionShown) => (
  <section class="opinion" aria-labelledby={id}>
    <h3 id={id}>
      {opinionWords[kind]} <bdi>{author}</bdi>
    </h3>
    {drawn === null ? (
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
      <div dangerouslySetInnerHTML={{ __html: drawn }} />
    )}
  </section>
);
