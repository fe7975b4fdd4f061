import type { FastifyInstance, FastifyRequest } from 'fastify';
import { citation } from '../../../terms/register.ts';
import { type Instant, localDate, localTime } from '../../../terms/time.ts';
import { mediumDayOf } from '../../../terms/words.ts';
import { isErased } from '../../house/people.ts';
import type { KeptText } from '../../house/ports.ts';
import { mayReadRecords } from '../../house/record/ask-record.ts';
import { type RecordLine, recordOf } from '../../house/record/read-record.ts';
import { isGood, type RecordLink } from '../../house/record/record-link.ts';
import { once, type Query, type Shelf } from '../club-routes.ts';
import type { Params } from '../doors.ts';
import { plainDocument } from '../layout.tsx';
import { type Found, readNumber, type Shown } from '../page.ts';
import { nameOf } from '../pieces.tsx';
import { nowhere, sendDocument } from '../replies.ts';

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
  const lines = await recordOf(clubs, view, number, (other) => nameOf(view, other));
  return { name: nameOf(view, number), lines, until, figures: view.state.figures };
}

function linkIn({ key: club = '', number }: Params, query: Record<string, string>): RecordLink | null {
  const person = readNumber(number);
  const reader = readNumber(query.for);
  const until = readInstant(query.until);
  return person === null || reader === null || until === null ? null : { club, person, reader, until };
}

const readInstant = (text: string | undefined): Instant | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** A person's record, for one officer alone. Nothing on it says which. */
const showRecord = ({ name, lines, until, figures }: RecordRead): Shown => ({
  title: `On file about ${name}`,
  main: (
    <>
      <h1>
        On file about <bdi>{name}</bdi>
      </h1>
      <p>
        For the officer who asked for it, and for nobody else: do not pass it on. The address of this page
        works until <time dateTime={new Date(until).toISOString()}>{localTime(until, figures)}</time>.
      </p>
      {lines.length === 0 ? <p>Nothing.</p> : <Lines lines={lines} figures={figures} />}
    </>
  ),
});

const Lines = ({ lines, figures }: Pick<RecordRead, 'lines' | 'figures'>) => (
  <ol>
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
