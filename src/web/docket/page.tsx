import type { VNode } from 'preact';
import { citationOf } from '../../../terms/court/citation.ts';
import { subjectNames } from '../../../terms/court/decisions.ts';
import { type Instant, localDate, localTime } from '../../../terms/time.ts';
import { capital, mediumDayOf } from '../../../terms/words.ts';
import { allCases, type Case, type Judgement } from '../../appeals/book/cases.ts';
import { docketOf, isOverdue, publicName, type Waiting } from '../../appeals/docket/docket.ts';
import { majorityOn, publishedOf } from '../../appeals/opinions/on-judgement.ts';
import { outcomeWords } from '../../appeals/opinions/words.ts';
import { titleOf } from '../../appeals/party-names.ts';
import { stageNames } from '../../appeals/words/case-words.ts';
import { waitingWords } from '../../appeals/words/docket.ts';
import type { ClubView } from '../../house/ports.ts';
import { definePage, type Shown } from '../page.ts';
import { Link, MediumDay, Row, Section, Table } from '../pieces.tsx';

export const docketPage = definePage({
  path: 'docket',
  read: ({ view, now }) => readDocket(view, now),
  show: showDocket,
});

type DocketRead = ReturnType<typeof readDocket>;

const mostPublished = 20;

/** What is before the Court, what is due first coming first, and what it published last. Names are as typed. */
export const readDocket = (view: ClubView, now: Instant) => ({
  openCases: docketOf(view).map(({ appeal, waiting }) => ({
    citation: citationOf(appeal),
    title: titleOf(view, appeal),
    subject: subjectNames[appeal.subject.kind],
    stage: stageNames[appeal.stage],
    waiting: waiting.map((each) => waitingShown(each, appeal, view, now)),
  })),
  opinions: allCases(view.state)
    .flatMap((appeal) => publishedCase(view, appeal))
    .sort((one, other) => other.publishedAt - one.publishedAt)
    .slice(0, mostPublished)
    .map(({ shown }) => shown),
});

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

function showDocket({ openCases, opinions }: DocketRead): Shown {
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
          {openCases.length === 0 ? <p>None. Nothing is before the Court.</p> : <Open cases={openCases} />}
        </Section>
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
      </div>
    ),
  };
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
