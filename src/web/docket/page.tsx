import { mediumDayOf } from '../../../terms/words.ts';
import { definePage, type Place, type Shown } from '../page.ts';
import { TableHead } from '../table-head.tsx';
import { type DocketRead, type OpenCase, type PublishedCase, readDocket, type WaitingShown } from './read.ts';

export const docketPage = definePage({
  path: 'docket',
  read: ({ view, now }) => readDocket(view, now),
  show: showDocket,
});

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

const Open = ({ cases }: { cases: readonly OpenCase[] }) => (
  <table>
    <caption>What is due first comes first; times are the club’s own</caption>
    <TableHead words={['Case', 'About', 'Waits for']} />
    <tbody>
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
    </tbody>
  </table>
);

const Waits = ({ waiting: { what, due, overdue } }: { waiting: WaitingShown }) => (
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

const Opinions = ({ opinions, place }: { opinions: readonly PublishedCase[]; place: Place }) => (
  <table>
    <caption>The latest first</caption>
    <TableHead words={['Case', 'Published', 'Outcome']} />
    <tbody>
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
            <time dateTime={publishedOn}>{mediumDayOf(publishedOn)}</time>
          </td>
          <td>
            <bdi>{outcome}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
