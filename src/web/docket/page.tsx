import type { VNode } from 'preact';
import { citationOf } from '../../../terms/court/citation.ts';
import { subjectNames } from '../../../terms/court/decisions.ts';
import { type Instant, localDate, localTime } from '../../../terms/time.ts';
import { capital, mediumDayOf } from '../../../terms/words.ts';
import { allCases, type Case, type Judgement } from '../../appeals/book/cases.ts';
import {
  type DocketLine,
  docketOf,
  isOverdue,
  publicName,
  type Waiting,
} from '../../appeals/docket/docket.ts';
import { majorityOn, publishedOf } from '../../appeals/opinions/on-judgement.ts';
import { soughtWords } from '../../appeals/opinions/precedents.ts';
import { outcomeWords } from '../../appeals/opinions/words.ts';
import { titleOf } from '../../appeals/party-names.ts';
import { stageNames } from '../../appeals/words/case-words.ts';
import { waitingWords } from '../../appeals/words/docket.ts';
import type { ClubView } from '../../house/ports.ts';
import { type Asked, definePage, type Found, readPage, type Shown } from '../page.ts';
import { Finder, Link, MediumDay, Pager, Row, Section, Table } from '../pieces.tsx';
import { hasWords, inPages, pageNumbered, wordsIn } from '../weight.ts';

export const docketPage = definePage({
  path: 'docket',
  read: ({ view, now, query }) => readDocket(view, now, query),
  show: showDocket,
});

type DocketRead = Found<typeof readDocket>;
type OpenCase = ReturnType<typeof openCase>;

const mostPublished = 20;
const casesAPage = 40;

/**
 * What is before the Court, what is due first coming first, and on the first page what it published last. With `?words=` the
 * open cases alone in which all those words stand. Names are as typed. Null for a page that is not there.
 */
export function readDocket(view: ClubView, now: Instant, query: Asked['query'] = {}) {
  const sought = soughtWords(query.words ?? '');
  const words = wordsIn(sought);
  const open = docketOf(view)
    .map((each) => openCase(each, view, now))
    .filter((each) => hasWords(everythingIn(each), words));
  const asked = pageNumbered(inPages(open, casesAPage), readPage(query));
  if (asked === null) return null;
  const { page, pages, rows } = asked;
  return {
    page,
    pages,
    /** How many cases are open, or have those words. */
    total: open.length,
    sought,
    openCases: rows,
    opinions: page === 1 && sought === '' ? latestPublished(view) : [],
  };
}

const openCase = ({ appeal, waiting }: DocketLine, view: ClubView, now: Instant) => ({
  citation: citationOf(appeal),
  title: titleOf(view, appeal),
  subject: subjectNames[appeal.subject.kind],
  stage: stageNames[appeal.stage],
  waiting: waiting.map((each) => waitingShown(each, appeal, view, now)),
});

const everythingIn = ({ citation, title, subject, stage, waiting }: OpenCase): string =>
  [citation, title, subject, stage, ...waiting.map(({ what }) => what)].join('\n');

const latestPublished = (view: ClubView) =>
  allCases(view.state)
    .flatMap((appeal) => publishedCase(view, appeal))
    .sort((one, other) => other.publishedAt - one.publishedAt)
    .slice(0, mostPublished)
    .map(({ shown }) => shown);

function waitingShown(waiting: Waiting, appeal: Case, view: ClubView, now: Instant) {
  const { figures } = view.state;
  const { due } = waiting;
  return {
    what: waitingWords(waiting, (person) => publicName(view, appeal, person), figures),
    /** The last moment at which it is in time; null where there is none. */
    due:
      due === null
        ? null
        : { at: new Date(due).toISOString(), date: localDate(due, figures), time: localTime(due, figures) },
    overdue: isOverdue(waiting, now),
  };
}

/** A case by the latest of its judgements that everybody may read; none where there is none. */
function publishedCase(view: ClubView, appeal: Case) {
  const [judgement] = publishedOf(appeal);
  if (judgement === undefined) return [];
  const publishedAt = publicationOf(appeal, judgement);
  const shown = {
    citation: citationOf(appeal),
    title: titleOf(view, appeal),
    outcome: outcomeWords(view, appeal, judgement.outcome),
    publishedOn: localDate(publishedAt, view.state.figures),
    page: `court/${appeal.year}/${appeal.ordinal}`,
  };
  return [{ publishedAt, shown }];
}

const publicationOf = (appeal: Case, judgement: Judgement): Instant =>
  majorityOn(appeal, judgement)?.at ?? judgement.at;

function showDocket(read: DocketRead): Shown {
  const { opinions, page, sought } = read;
  return {
    title: 'Docket',
    main: (
      <div class="docket">
        <h1>Docket of the Court</h1>
        <p>
          The Court of Appeals hears appeals from what Moderators decide, and says what the Terms mean (
          <Link to="terms/III.3">Act III.3</Link>). Its open cases and its published opinions are shown here.
          “CoA” means Court of Appeals. In “AB v MM”, AB asked the Court and MM is the other side; the letters
          are initials.
        </p>
        <Section id="open-cases" title="Open cases">
          <OpenCases read={read} />
        </Section>
        {page > 1 || sought !== '' ? null : (
          <Section id="opinions" title="Published opinions">
            {opinions.length === 0 ? (
              <p>None. The Court has not published an opinion yet.</p>
            ) : (
              <Opinions opinions={opinions} />
            )}
            <p>
              <Link to="precedents">Search what the Court has decided</Link>
            </p>
          </Section>
        )}
      </div>
    ),
  };
}

function OpenCases({ read: { openCases, page, pages, total, sought } }: { read: DocketRead }) {
  const path = sought === '' ? 'docket' : `docket?${new URLSearchParams({ words: sought })}`;
  return (
    <>
      {pages === 1 && sought === '' ? null : (
        <Finder
          path="docket"
          label="Words, or the initials of a party"
          sought={sought}
          whole="All open cases"
        />
      )}
      {sought === '' ? null : <p role="status">{foundWords(total)}</p>}
      {openCases.length > 0 ? <Open cases={openCases} /> : null}
      {openCases.length === 0 && sought === '' ? <p>None. Nothing is before the Court.</p> : null}
      <Pager path={path} page={page} pages={pages} />
    </>
  );
}

function foundWords(total: number): string {
  if (total === 0) return 'No open case has these words.';
  return total === 1 ? 'One open case has these words.' : `${total} open cases have these words.`;
}

const Open = ({ cases }: { cases: DocketRead['openCases'] }) => (
  <Table
    caption="What is due first comes first; times are the club’s own"
    words={['Case', 'About', 'Waits for']}
  >
    {cases.map(({ citation, title, subject, stage, waiting }) => (
      <Row
        head={
          <CaseNamed title={title}>
            <span class="cited">{citation}</span>
          </CaseNamed>
        }
        words={[`${subject}, ${stage}`, waiting.map((each) => <Waits waiting={each} />)]}
      />
    ))}
  </Table>
);

const CaseNamed = ({ title, children }: { title: string; children: VNode }) => (
  <>
    {children}
    <br />
    <bdi>{title}</bdi>
  </>
);

const Waits = ({ waiting: { what, due, overdue } }: { waiting: ReturnType<typeof waitingShown> }) => (
  <div>
    <bdi>{what}</bdi>
    {due !== null && (
      <>
        , by <time dateTime={due.at}>{`${mediumDayOf(due.date)}, ${due.time}`}</time>
      </>
    )}
    {overdue && ' '}
    {overdue && <strong class="overdue">Overdue</strong>}
  </div>
);

const Opinions = ({ opinions }: Pick<DocketRead, 'opinions'>) => (
  <Table caption="The latest first" words={['Case', 'Published', 'Outcome']}>
    {opinions.map(({ citation, title, outcome, publishedOn, page }) => (
      <Row
        head={
          <CaseNamed title={title}>
            <Link class="cited" to={page}>
              {citation}
            </Link>
          </CaseNamed>
        }
        words={[<MediumDay date={publishedOn} />, <bdi>{capital(outcome)}</bdi>]}
      />
    ))}
  </Table>
);
