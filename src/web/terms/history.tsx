import { differenceOf, type Stretch, shortened } from '../../../terms/amendment/difference.ts';
import { changedFigures } from '../../../terms/amendment/figures.ts';
import { history } from '../../../terms/amendment/history.ts';
import { type Instant, localDate } from '../../../terms/time.ts';
import { type TextChange, textChanges } from '../../house/amendment/own-texts.ts';
import type { Publication } from '../../house/book/amendment.ts';
import { officesHeld } from '../../house/book/offices.ts';
import type { ClubView } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Asked, definePage, type Found, pageOf, readPage, type Shown } from '../page.ts';
import { Day, isShown, Link, Pager, Person, personShown, Row, sheet, Table } from '../pieces.tsx';
import { ActLink } from './act.tsx';
import { byName } from './read.ts';

export const historyPage = definePage({ path: 'terms/history', read: readHistory, show: showHistory });

type HistoryRead = Found<typeof readHistory>;

const versionsAPage = 10;

/** Act IV.3: every version, the latest first, and what was new in it; null for a page that is not there. */
async function readHistory({ view, clubs, query, now }: Asked) {
  const asked = pageOf(view.state.publications.toReversed(), versionsAPage, readPage(query));
  if (asked === null) return null;
  const { page, pages, rows } = asked;
  const changes = await textChanges(clubs, view, rows);
  return {
    page,
    pages,
    own: rows.map((publication) => ownVersion(publication, { view, now }, changes.get(publication.seq))),
    /** What the project came with; only on the last page. */
    versions: page === pages ? history : [],
  };
}

function ownVersion(
  publication: Publication,
  { view, now }: Pick<Asked, 'view' | 'now'>,
  change: TextChange | undefined,
) {
  const { version, at, by, act, figures, figuresBefore } = publication;
  return {
    version,
    date: localDate(at, view.state.figures),
    by: by === null || !isKnownHere(view, by, now) ? null : personShown(view, by, now),
    /** The Act that got another text, and what was changed in it; null where figures were changed. */
    text:
      act === null || change === undefined
        ? null
        : { act: byName(act), difference: shortened(differenceOf(change.before, change.after)) },
    figures: changedFigures(figuresBefore, figures ?? {}).map(({ figure, was, is }) => ({
      act: byName(figure.act),
      title: figure.title,
      was,
      is,
    })),
  };
}

/** Nothing is told of somebody who has no page and holds no office any more. */
const isKnownHere = (view: ClubView, person: PersonNumber, now: Instant): boolean =>
  isShown(view, person, now) || officesHeld(view.state, person).size > 0;

/** Act IV.3: what changed in the Terms: by the club itself, and before that. */
function showHistory(read: HistoryRead): Shown {
  return sheet(
    'terms',
    'What changed in the Terms',
    <>
      <p>
        Every version, the latest first. A change applies from the moment it is published, never backwards (
        <Link to="terms/IV.2">Act IV.2</Link>). <Link to="terms">The Terms as they stand</Link>.
      </p>
      {read.own.map((version) => (
        <Version {...version} />
      ))}
      <Pager path="terms/history" page={read.page} pages={read.pages} />
      <Versions {...read} />
    </>,
  );
}

const Version = ({ version, date, by, text, figures }: HistoryRead['own'][number]) => (
  <section id={`version-${version}`} class="version" aria-labelledby={`version-${version}-title`}>
    <h2 id={`version-${version}-title`}>Version {version}</h2>
    <p class="where">
      Published on <Day date={date} />
      {by === null ? null : (
        <>
          {' '}
          by <Person person={by} />
        </>
      )}
    </p>
    {text === null ? null : (
      <>
        <p>
          <ActLink act={text.act} /> has a new text:
        </p>
        <Difference difference={text.difference} />
      </>
    )}
    {figures.length === 0 ? null : (
      <ul>
        {figures.map(({ act, title, was, is }) => (
          <li>
            <ActLink act={act} />, {title}: <del>{was}</del> <ins>{is}</ins>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const tags = { same: 'span', removed: 'del', added: 'ins' } as const;

/** A text with what is gone and what is new in it; kept from turning the words around it about. */
const Difference = ({ difference }: { difference: readonly Stretch[] }) => (
  <p class="own-text" dir="auto">
    {difference.map(({ kind, text }) => {
      const Tag = tags[kind];
      return (
        <Tag>
          <bdi>{text}</bdi>
        </Tag>
      );
    })}
  </p>
);

const Versions = ({ versions }: Pick<HistoryRead, 'versions'>) =>
  versions.length === 0 ? null : (
    <Table caption="Versions of the Terms" words={['Version', 'Published', 'What changed']}>
      {versions.map(({ version, date, changed }) => (
        <Row head={version} words={[<Day date={date} />, changed]} />
      ))}
    </Table>
  );
