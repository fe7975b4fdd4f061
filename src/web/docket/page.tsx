import { citationOf } from '../../../terms/court/citation.ts';
import { subjectNames } from '../../../terms/court/decisions.ts';
import { type Instant, localDate, localTime } from '../../../terms/time.ts';
import { mediumDayOf } from '../../../terms/words.ts';
import { allCases, type Case, type Judgement } from '../../appeals/book/cases.ts';
import { docketOf, isOverdue, publicName, type Waiting } from '../../appeals/docket/docket.ts';
import { majorityOn, publishedOf } from '../../appeals/opinions/on-judgement.ts';
import { outcomeWords } from '../../appeals/opinions/words.ts';
import { titleOf } from '../../appeals/party-names.ts';
import { stageNames } from '../../appeals/words/case-words.ts';
import { waitingWords } from '../../appeals/words/docket.ts';
import type { ClubView } from '../../house/ports.ts';
import { MediumDay } from '../calendar/when.tsx';
import { Table } from '../list.tsx';
import { definePage, type Place, type Shown } from '../page.ts';

export const docketPage = definePage({
  path: 'docket',
  read: ({ view, now }) => readDocket(view, now),
  show: showDocket,
});

export type DocketRead = ReturnType<typeof readDocket>;

/** How many of the published cases are shown here; all of them can be searched. */
const mostPublished = 20;

/** What is before the Court, what is due first coming first, and what it published last. Names are as typed. */
export const readDocket = (view: ClubView, now: Instant) => ({
  openCases: docketOf(view).map(({ known, waiting }) => ({
    citation: citationOf(known),
    title: titleOf(view, known),
    subject: subjectNames[known.subject.kind],
    stage: stageNames[known.stage],
    waiting: waiting.map((each) => waitingShown(each, known, view, now)),
  })),
  opinions: allCases(view.state)
    .flatMap((known) => publishedCase(view, known))
    .sort((one, other) => other.publishedAt - one.publishedAt)
    .slice(0, mostPublished)
    .map(({ shown }) => shown),
});

function waitingShown(waiting: Waiting, known: Case, view: ClubView, now: Instant) {
  const { figures } = view.state;
  const { due } = waiting;
  return {
    /** After “waits for”. */
    what: waitingWords(waiting, (person) => publicName(view, known, person), figures),
    /** The last moment at which it is in time; null where there is none. */
    due:
      due === null
        ? null
        : { at: new Date(due).toISOString(), date: localDate(due, figures), time: localTime(due, figures) },
    overdue: isOverdue(waiting, now),
  };
}

/** A case by the latest of its judgements that everybody may read; none where there is none. */
function publishedCase(view: ClubView, known: Case) {
  const [judgement] = publishedOf(known);
  if (judgement === undefined) return [];
  const publishedAt = publicationOf(known, judgement);
  const shown = {
    citation: citationOf(known),
    title: titleOf(view, known),
    /** In a sentence without its end. */
    outcome: outcomeWords(view, known, judgement.outcome),
    publishedOn: localDate(publishedAt, view.state.figures),
    page: `court/${known.year}/${known.ordinal}`,
  };
  return [{ publishedAt, shown }];
}

const publicationOf = (known: Case, judgement: Judgement): Instant =>
  majorityOn(known, judgement)?.at ?? judgement.at;

function showDocket({ openCases, opinions }: DocketRead, place: Place): Shown {
  return {
    title: 'Docket',
    main: (
      <div class="docket">
        <h1>Docket of the Court</h1>
        <p>
          The Court of Appeals hears appeals from what Moderators decide, and says what the Terms mean (
          <a href={place.link('terms/III.3')}>Act III.3</a>). Its open cases and its published opinions are
          shown here.
        </p>
        <section aria-labelledby="open-cases">
          <h2 id="open-cases">Open cases</h2>
          {openCases.length === 0 ? <p>None. Nothing is before the Court.</p> : <Open cases={openCases} />}
        </section>
        <section aria-labelledby="opinions">
          <h2 id="opinions">Published opinions</h2>
          {opinions.length === 0 ? (
            <p>None. The Court has not published an opinion yet.</p>
          ) : (
            <Opinions opinions={opinions} place={place} />
          )}
          <p>
            <a href={place.link('precedents')}>Search what the Court has decided</a>
          </p>
        </section>
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
      <tr>
        <th scope="row">
          <span class="cited">{citation}</span>
          <br />
          <bdi>{title}</bdi>
        </th>
        <td>
          {subject}, {stage}
        </td>
        <td>
          {waiting.map((each) => (
            <Waits waiting={each} />
          ))}
        </td>
      </tr>
    ))}
  </Table>
);

const Waits = ({ waiting: { what, due, overdue } }: { waiting: ReturnType<typeof waitingShown> }) => (
  <div>
    <bdi>{what}</bdi>
    {due === null ? null : (
      <>
        , by <time dateTime={due.at}>{`${mediumDayOf(due.date)}, ${due.time}`}</time>
      </>
    )}
    {overdue ? (
      <>
        {' '}
        <strong class="overdue">Overdue</strong>
      </>
    ) : null}
  </div>
);

const Opinions = ({ opinions, place }: Pick<DocketRead, 'opinions'> & { place: Place }) => (
  <Table caption="The latest first" words={['Case', 'Published', 'Outcome']}>
    {opinions.map(({ citation, title, outcome, publishedOn, page }) => (
      <tr>
        <th scope="row">
          <a class="cited" href={place.link(page)}>
            {citation}
          </a>
          <br />
          <bdi>{title}</bdi>
        </th>
        <td>
          <MediumDay date={publishedOn} />
        </td>
        <td>
          <bdi>{outcome}</bdi>
        </td>
      </tr>
    ))}
  </Table>
);
