import { Day } from '../calendar/when.tsx';
import { ActLinks } from '../judgement/acts.tsx';
import { definePage, type Place, type Shown } from '../page.ts';
import { Pager } from '../pager.tsx';
import { type PrecedentRead, type PrecedentsRead, readPrecedents } from './read.ts';

export const precedentsPage = definePage({
  path: 'precedents',
  read: readPrecedents,
  show: showPrecedents,
});

/** What the Court decided, to be searched without a script. */
function showPrecedents(read: PrecedentsRead, place: Place): Shown {
  const { act, words, found, page, pages } = read;
  const query = new URLSearchParams({ act, words });
  return {
    title: 'What the Court decided',
    main: (
      <div class="precedents">
        <h1>What the Court decided</h1>
        <form method="get" action={place.link('precedents')}>
          <p>
            <label for="act">Act, such as II.9</label>
            <input id="act" name="act" value={act} maxLength={20} autocomplete="off" />
          </p>
          <p>
            <label for="words">Words, or the initials of a party</label>
            <input id="words" name="words" type="search" value={words} maxLength={60} />
          </p>
          <p>
            <button type="submit">Search</button>
          </p>
        </form>
        <p role="status">{countOf(read)}</p>
        <ol class="found">
          {found.map((each) => (
            <Found precedent={each} place={place} />
          ))}
        </ol>
        <Pager path={`precedents?${query}`} page={page} pages={pages} place={place} />
      </div>
    ),
  };
}

function countOf({ isAct, act, words, total }: PrecedentsRead): string {
  if (!isAct) return `The Terms have no Act ${act}.`;
  if (total === 0)
    return act === '' && words === ''
      ? 'The Court has published no judgement yet.'
      : 'No published judgement is like that.';
  return total === 1 ? 'One judgement, with its opinions:' : `${total} judgements, the latest first:`;
}

const Found = ({ precedent, place }: { precedent: PrecedentRead; place: Place }) => {
  const { citation, title, page, enBanc, subject, outcome, publishedOn, holding, holds, excerpt } = precedent;
  return (
    <li>
      <h2>
        <a href={place.link(page)}>
          {citation}: <bdi>{title}</bdi>
        </a>
      </h2>
      <p class="where">
        {enBanc ? 'The whole Court' : 'A panel'}, about {subject}; published on <Day date={publishedOn} />.
      </p>
      <p>
        <bdi>{outcome}</bdi>.
      </p>
      {holding === null ? null : (
        <p>
          <strong>Held:</strong> <bdi>{holding}</bdi> <ActLinks acts={holds} place={place} />
        </p>
      )}
      {excerpt === '' ? null : (
        <p class="excerpt" dir="auto">
          {excerpt}
        </p>
      )}
    </li>
  );
};
