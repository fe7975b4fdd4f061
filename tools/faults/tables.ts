import { saysOrder } from '../says-order.ts';
import type { Evidence, Loss } from './oracle.ts';
import type { Written } from './traces.ts';

/** Orders that somebody gave at a table. */
export interface Ordered {
  /** As they were written. */
  words: string;
  /** The messages for others than the player in which those words stand, the earliest first. */
  seen: readonly Seen[];
}

/** A message of the bot, by its id. */
export interface Seen {
  message: string;
  words: string;
}

/** At tables no orders are lost, no phase has two results, and nobody learns orders before their phase is over. */
export const ofTables = (evidence: Evidence): Loss[] => [
  ...adjudicated(evidence.entries).flatMap((phase) => ofPhase(phase, evidence.entries)),
  ...ofResults(evidence),
  ...evidence.orders.flatMap((ordered) => ofSecret(ordered, evidence)),
];

const adjudicated = (entries: readonly Written[]): Written[] =>
  entries.filter(({ type }) => type === 'phase-adjudicated');

/** What each seat gave last before the phase ended is what was published for it, once; nothing where it took all orders back. */
function ofPhase(end: Written, entries: readonly Written[]): Loss[] {
  const before = entries
    .filter(({ book, seq, body }) => book === end.book && seq < end.seq && body.phase === end.body.phase)
    .sort((one, other) => one.seq - other.seq);
  const given = before.filter(({ type }) => type === 'orders-given');
  return [...new Set(given.map(({ body }) => String(body.seat)))].flatMap((seat): Loss[] => {
    const last = given.findLast(({ body }) => body.seat === seat);
    const published = before.filter(({ type, body }) => type === 'orders-published' && body.seat === seat);
    const [only, another] = published.map(({ body }) => body.digest);
    if (last?.body.none === true && only === undefined) return [];
    if (another === undefined && only !== undefined && only === digestOf(last)) return [];
    const about = `${seat} in ${end.body.phase} at table ${end.book}: ${published.length} sets of orders published`;
    return [{ kind: 'orders lost', about }];
  });
}

const digestOf = (given: Written | undefined): unknown => Object(given?.body.orders).digest;

/** Each phase is adjudicated once, and told once. */
function ofResults({ entries, notices }: Evidence): Loss[] {
  const ends = adjudicated(entries).map(({ book, body }) => `${body.phase} at table ${book}`);
  const twice = ends.filter((end, place) => ends.indexOf(end) < place);
  const told = notices.filter(({ kind }) => kind === 'phase-played').length;
  const about = `${ends.length} phases are over, and ${told} are told of`;
  return [
    ...twice.map((end): Loss => ({ kind: 'result doubled', about: end })),
    ...(told > ends.length ? [{ kind: 'result doubled', about } as const] : []),
    ...(told < ends.length ? [{ kind: 'notice lost', about } as const] : []),
  ];
}

/** What a unit could do is shown to its player where an order is not possible: it tells of nobody's orders. */
const withoutSuggestions = (text: string): string => text.replaceAll(/Possible: [^\n]*/g, '');

/** Orders are told first by the report of their phase. */
function ofSecret({ words, seen }: Ordered, { entries, notices, stored }: Evidence): Loss[] {
  const early = seen.filter((each) => saysOrder(withoutSuggestions(each.words), words));
  const report = early.findIndex(({ message }) =>
    notices.some((notice) => notice.kind === 'phase-played' && notice.message === message),
  );
  const isPublished = entries.some(
    ({ type, body }) => type === 'orders-published' && saysOrder(JSON.stringify(body.lines), words),
  );
  const before = report >= 0 ? early.slice(0, report) : isPublished ? [] : early;
  const found = [
    ...before.map((each) => each.words),
    ...(isPublished ? [] : stored.filter((text) => saysOrder(text, words))),
  ];
  return found.map((text) => ({ kind: 'secret told early', about: `${words}: ${text}` }));
}
