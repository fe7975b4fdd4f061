import { actNumbered } from '../../../terms/register.ts';
import { capital } from '../../../terms/words.ts';
import { findPrecedents, type Precedent, soughtWords } from '../../appeals/opinions/precedents.ts';
import { type Asked, definePage, type Found, readPage, type Shown } from '../page.ts';
import { Day, Link, Pager, sheet, useLink } from '../pieces.tsx';
import { ActLinks } from '../terms/act.tsx';
import { inPages, pageNumbered } from '../weight.ts';

export const precedentsPage = definePage({
  path: 'precedents',
  read: readPrecedents,
  show: showPrecedents,
});

type PrecedentsRead = Found<typeof readPrecedents>;

const judgementsAPage = 20;

async function readPrecedents({ view, clubs, query }: Asked) {
  const typed = (query.act ?? '').trim().slice(0, 20);
  const act = actNumbered(typed.replace(/^act\s+/i, ''));
  const words = soughtWords(query.words ?? '');
  const isAct = typed === '' || act !== null;
  const precedents = isAct ? await findPrecedents(clubs, view, { act, words }) : [];
  const asked = pageNumbered(inPages(precedents.map(precedentRead), judgementsAPage), readPage(query));
  if (asked === null) return null;
  const { page, pages, rows: found } = asked;
  return { act: act ?? typed, words, isAct, page, pages, total: precedents.length, found };
}

function precedentRead({ judgement, excerpt }: Precedent) {
  const { citation, title, year, ordinal, enBanc, subject, outcome, publishedOn, holding, holds } = judgement;
  const page = `court/${year}/${ordinal}`;
  return { citation, title, page, enBanc, subject, outcome, publishedOn, holding, holds, excerpt };
}

function showPrecedents(read: PrecedentsRead): Shown {
  const { act, words, found, page, pages } = read;
  const query = new URLSearchParams({ act, words });
  return sheet(
    'precedents',
    'What the Court decided',
    <>
      <Search act={act} words={words} />
      <p role="status">{countOf(read)}</p>
      <ol class="found">
        {found.map((each) => (
          <Judgement precedent={each} />
        ))}
      </ol>
      <Pager path={`precedents?${query}`} page={page} pages={pages} />
    </>,
  );
}

const Search = ({ act, words }: Pick<PrecedentsRead, 'act' | 'words'>) => (
  <form method="get" action={useLink()('precedents')}>
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
);

function countOf({ isAct, act, words, total }: PrecedentsRead): string {
  if (!isAct) return `The Terms have no Act ${act}.`;
  if (total === 0)
    return act === '' && words === ''
      ? 'The Court has published no judgement yet.'
      : 'No published judgement is like that.';
  return total === 1 ? 'One judgement, with its opinions:' : `${total} judgements, the latest first:`;
}

const Judgement = ({ precedent }: { precedent: ReturnType<typeof precedentRead> }) => {
  const { citation, title, page, enBanc, subject, outcome, publishedOn, holding, holds, excerpt } = precedent;
  return (
    <li>
      <h2>
        <Link to={page}>
          {citation}: <bdi>{title}</bdi>
        </Link>
      </h2>
      <p class="where">
        {enBanc ? 'The whole Court' : 'A panel'}, about {subject}; published on <Day date={publishedOn} />.
      </p>
      <p>
        <bdi>{capital(outcome)}</bdi>.
      </p>
      {holding === null ? null : (
        <p>
          <strong>Held:</strong> <bdi>{holding}</bdi> <ActLinks acts={holds} />
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
