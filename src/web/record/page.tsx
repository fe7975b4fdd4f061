import type { FastifyInstance, FastifyRequest } from 'fastify';
import { citation } from '../../../terms/register.ts';
import { type Instant, localDate, localTime } from '../../../terms/time.ts';
import { mediumDayOf } from '../../../terms/words.ts';
import { soughtWords } from '../../appeals/opinions/precedents.ts';
import { isErased } from '../../house/people.ts';
import type { KeptText } from '../../house/ports.ts';
import { mayReadRecords } from '../../house/record/ask-record.ts';
import { type RecordLine, recordOf } from '../../house/record/read-record.ts';
import { isGood, type RecordLink } from '../../house/record/record-link.ts';
import { once, type Query, type Shelf } from '../club-routes.ts';
import type { Params } from '../doors.ts';
import { plainDocument } from '../layout.tsx';
import { type Found, readNumber, readPage, type Shown } from '../page.ts';
import { Finder, nameOf, Pager } from '../pieces.tsx';
import { nowhere, sendDocument } from '../replies.ts';
import { hasWords, inPages, pageNumbered, wordsIn } from '../weight.ts';

type Request = FastifyRequest<{ Params: Params; Querystring: Query }>;

/** Lays out the one page that not all readers may see: a record, at an address that the bot gives an officer. */
export function layOutRecords(site: FastifyInstance, shelf: Shelf): void {
  site.get('/c/:key/record/:number', async ({ params, query }: Request, reply) => {
    const found = await readRecord(shelf, params, once(query));
    if (found === null) return nowhere(reply);
    reply.header('cache-control', 'private, no-store');
    return sendDocument(reply, plainDocument(shelf.assets, showRecord(found)));
  });
}

type RecordRead = Found<typeof readRecord>;

/** The record that a link opens, or null for one that we did not give, that has lapsed, or whose officer is none any more. */
async function readRecord({ clubs, clock }: Shelf, params: Params, query: Record<string, string>) {
  const link = linkIn(params, query);
  if (link === null || !isGood(clubs, link, query.sig ?? '', clock())) return null;
  const { person: number, reader, until } = link;
  const view = await clubs.view(link.club);
  const person = view.people.byNumber(number);
  if (person === null || isErased(view, person) || !mayReadRecords(view, reader).may) return null;
  const sought = soughtWords(query.words ?? '');
  const words = wordsIn(sought);
  const lines = await recordOf(clubs, view, number, (other) => nameOf(view, other));
  const found = lines.filter((line) => hasWords(everythingIn(line), words));
  const asked = pageNumbered(inPages(found, linesAPage), readPage(query));
  if (asked === null) return null;
  const { rows, ...place } = asked;
  return {
    ...place,
    name: nameOf(view, number),
    total: found.length,
    sought,
    lines: rows,
    until,
    figures: view.state.figures,
    /** What the link has to say for the page to open. */
    leave: { until: `${until}`, for: `${reader}`, sig: query.sig ?? '' },
  };
}

const linesAPage = 100;

const everythingIn = ({ what, by, acts, said }: RecordLine): string =>
  [what, by ?? '', ...acts.map(citation), ...said.flatMap(({ kind, text }) => [kind, text])].join('\n');

function linkIn({ key: club = '', number }: Params, query: Record<string, string>): RecordLink | null {
  const person = readNumber(number);
  const reader = readNumber(query.for);
  const until = readInstant(query.until);
  return person === null || reader === null || until === null ? null : { club, person, reader, until };
}

const readInstant = (text: string | undefined): Instant | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** A person's record, for one officer alone. Nothing that is read on it says which. */
const showRecord = (read: RecordRead): Shown => ({
  title: `On file about ${read.name}`,
  main: <Record read={read} />,
});

function Record({ read }: { read: RecordRead }) {
  const { name, page, pages, before, total, sought, lines, until, figures, leave } = read;
  const query = new URLSearchParams(sought === '' ? leave : { ...leave, words: sought });
  return (
    <>
      <h1>
        On file about <bdi>{name}</bdi>
      </h1>
      <p>
        For the officer who asked for it, and for nobody else: do not pass it on. The address of this page
        works until <time dateTime={new Date(until).toISOString()}>{localTime(until, figures)}</time>.
      </p>
      {pages === 1 && sought === '' ? null : (
        <Finder path="" label="Find in it" sought={sought} whole="All of it" besides={leave} />
      )}
      {sought === '' ? null : <p role="status">{foundWords(total)}</p>}
      {lines.length === 0 && sought === '' ? <p>Nothing.</p> : null}
      {lines.length === 0 ? null : <Lines lines={lines} start={before + 1} figures={figures} />}
      <Pager path={`?${query}`} page={page} pages={pages} />
    </>
  );
}

function foundWords(total: number): string {
  if (total === 0) return 'Nothing on file has these words.';
  return total === 1 ? 'One entry has these words.' : `${total} entries have these words.`;
}

interface LinesShown extends Pick<RecordRead, 'lines' | 'figures'> {
  /** The number of the first of them. */
  start: number;
}

const Lines = ({ lines, start, figures }: LinesShown) => (
  <ol class="record" start={start}>
    {lines.map((line) => (
      <li>
        <Line line={line} figures={figures} />
      </li>
    ))}
  </ol>
);

function Line({ line, figures }: { line: RecordLine } & Pick<RecordRead, 'figures'>) {
  const { at, what, by, acts, undone, said } = line;
  return (
    <>
      <p>
        <time dateTime={new Date(at).toISOString()}>{mediumDayOf(localDate(at, figures))}</time>:{' '}
        <bdi>{what}</bdi>
        {by === null ? null : (
          <>
            , by <bdi>{by}</bdi>
          </>
        )}
        {acts.length === 0 ? null : ` (${acts.map(citation).join(', ')})`}
        {undone ? ' – undone since' : null}
      </p>
      {said.map((text) => (
        <Said said={text} />
      ))}
    </>
  );
}

const Said = ({ said: { kind, text } }: { said: KeptText }) => (
  <blockquote>
    {kind}: <bdi>{text}</bdi>
  </blockquote>
);
