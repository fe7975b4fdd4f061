import { differenceOf, type Stretch, shortened } from '../../../terms/amendment/difference.ts';
import { changedFigures } from '../../../terms/amendment/figures.ts';
import { history } from '../../../terms/amendment/history.ts';
import { citation } from '../../../terms/register.ts';
import { type Instant, localDate } from '../../../terms/time.ts';
import { soughtWords } from '../../appeals/opinions/precedents.ts';
import { type TextChange, textChanges } from '../../house/amendment/own-texts.ts';
import type { Publication } from '../../house/book/amendment.ts';
import { officesHeld } from '../../house/book/offices.ts';
import type { ClubView } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { Difference } from '../difference.tsx';
import { type Asked, definePage, type Found, readPage, type Shown } from '../page.ts';
import {
  Day,
  Finder,
  isShown,
  Link,
  MediumDay,
  Pager,
  Person,
  personShown,
  Row,
  sheet,
  Table,
} from '../pieces.tsx';
import { hasWords, inPages, pageNumbered, weightOf, wordsIn } from '../weight.ts';
import { ActLink } from './act.tsx';
import { byName } from './read.ts';

export const historyPage = definePage({ path: 'terms/history', read: readHistory, show: showHistory });

type HistoryRead = Found<typeof readHistory>;

const versionsAPage = 10;

/**
 * Act IV.3: every version, the latest first, and what was new in it; with `?words=` those alone in which all those words stand.
 * Null for a page that is not there.
 */
async function readHistory({ view, clubs, query, now }: Asked) {
  const sought = soughtWords(query.words ?? '');
  const words = wordsIn(sought);
  const changes = await textChanges(clubs, view, view.state.publications);
  const versions = view.state.publications.toReversed().map((publication) => ({
    publication,
    change: changes.get(publication.seq) ?? null,
    figures: figuresIn(publication),
  }));
  const found = versions.filter((version) => hasWords(everythingIn(version), words));
  const asked = pageNumbered(inPages(found, versionsAPage, mostOf), readPage(query));
  if (asked === null) return null;
  const { page, pages, rows } = asked;
  return {
    page,
    pages,
    sought,
    /** How many versions of the club's own there are, or have those words. */
    total: found.length,
    own: rows.map((version) => ownVersion(version, { view, now })),
    /** What the project came with; only on the last page of all. */
    versions: page === pages && sought === '' ? history : [],
  };
}

interface VersionFound {
  publication: Publication;
  /** What became of the text of an Act; null where figures were changed. */
  change: TextChange | null;
  figures: ReturnType<typeof figuresIn>;
}

const figuresIn = ({ figures, figuresBefore }: Publication) =>
  changedFigures(figuresBefore, figures ?? {}).map(({ figure, was, is }) => ({
    act: byName(figure.act),
    title: figure.title,
    was,
    is,
  }));

function everythingIn({ publication: { version, act }, change, figures }: VersionFound): string {
  const named =
    act === null ? [] : [citation(act), byName(act).title, change?.before ?? '', change?.after ?? ''];
  const told = figures.flatMap((figure) => [citation(figure.act.act), figure.title, figure.was, figure.is]);
  return [version, ...named, ...told].join('\n');
}

/** A version's weight where a text has nothing in common with the one before it; no version is shown heavier. */
const mostOf = ({ change, figures }: VersionFound): number =>
  around + weightOf(figures) + (change === null ? 0 : weightOf(change));

/** What stands around what was new in a version, in bytes. */
const around = 1_000;

function ownVersion(found: VersionFound, { view, now }: Pick<Asked, 'view' | 'now'>) {
  const { publication, change, figures } = found;
  const { version, at, by, act } = publication;
  return {
    version,
    date: localDate(at, view.state.figures),
    by: by === null || !isKnownHere(view, by, now) ? null : personShown(view, by, now),
    /** The Act that got another text, and what was changed in it; null where figures were changed. */
    text: act === null || change === null ? null : { act: byName(act), difference: stretchesOf(change) },
    figures,
  };
}

/** What was changed in a text, word by word; the whole of it where that is not longer. */
function stretchesOf(change: TextChange): Stretch[] {
  const difference = shortened(differenceOf(change.before, change.after));
  if (weightOf(difference) <= weightOf(change)) return difference;
  return [
    { kind: 'removed', text: change.before },
    { kind: 'added', text: change.after },
  ];
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
      {read.pages === 1 && read.sought === '' ? null : (
        <Finder path="terms/history" label="Find in the changes" sought={read.sought} whole="All versions" />
      )}
      {read.sought === '' ? null : <p role="status">{foundWords(read.total)}</p>}
      {read.own.map((version) => (
        <Version {...version} />
      ))}
      <Pager path={pathOf(read)} page={read.page} pages={read.pages} />
      <Versions {...read} />
    </>,
  );
}

const pathOf = ({ sought }: HistoryRead): string =>
  sought === '' ? 'terms/history' : `terms/history?${new URLSearchParams({ words: sought })}`;

function foundWords(total: number): string {
  if (total === 0) return 'No version has these words.';
  return total === 1 ? 'One version has these words.' : `${total} versions have these words.`;
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

const Versions = ({ versions }: Pick<HistoryRead, 'versions'>) =>
  versions.length === 0 ? null : (
    <Table caption="Versions of the Terms" words={['Version', 'Published', 'What changed']}>
      {versions.map(({ version, date, changed }) => (
        <Row head={version} words={[<MediumDay date={date} />, changed]} />
      ))}
    </Table>
  );
