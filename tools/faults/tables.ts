import { saysOrder } from '../says-order.ts';
import type { Evidence, Loss } from './oracle.ts';
import type { Written } from './traces.ts';

/** Orders that somebody gave at a table. */
export interface Ordered {
  /** As they were written. */
  words: string;
  /** What others than the player see, in which those words stand. */
  seen: readonly string[];
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

function ofSecret({ words, seen }: Ordered, { entries, stored }: Evidence): Loss[] {
  const isPublished = entries.some(
    ({ type, body }) => type === 'orders-published' && saysOrder(JSON.stringify(body.lines), words),
  );
  if (isPublished) return [];
  const shown = seen.filter((text) => saysOrder(withoutSuggestions(text), words));
  const found = [...shown, ...stored.filter((text) => saysOrder(text, words))];
  return found.map((text) => ({ kind: 'secret told early', about: `${words}: ${text}` }));
}
