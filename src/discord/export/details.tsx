import { localDate, localTime, type Zone } from '../../../terms/time.ts';
import { dayOf } from '../../../terms/words.ts';
import type { EntryExport } from '../../house/privacy/export-shape.ts';
import { hidden } from '../../house/secrets.ts';
import { markedFields } from '../../ledger/mentions.ts';
import { kindsOfBook } from '../../rule-books.ts';
import { withDayNames } from '../../tables/nomic/names.ts';

/** How people are called in somebody's file, and where its times are read. */
export interface Reading {
  nameOf(person: number): string;
  zone: Zone;
}

/** What an entry says, field by field, as somebody reads it, with the words that belong to it. */
export function Details({ entry, reading }: { entry: EntryExport; reading: Reading }) {
  const details = detailsOf(entry.says, reading).filter(
    ({ label, value }) => label !== 'Person' || value !== 'you',
  );
  return (
    <>
      {details.map(({ label, value }) => (
        <div>
          {label}: <bdi>{value}</bdi>
        </div>
      ))}
      {Object.entries(entry.texts).map(([kind, text]) => (
        <Words kind={kind} text={text ?? ''} />
      ))}
    </>
  );
}

export const Words = ({ kind, text }: { kind?: string; text: string }) => (
  <blockquote>
    {kind !== undefined && <span class="kind">{labelOf(kind)}: </span>}
    {text}
  </blockquote>
);

/** Nothing of fields that are empty. */
function detailsOf(says: object, reading: Reading) {
  const marked = markedFields(kindsOfBook.flatMap(({ kinds }) => kinds).map(({ schema }) => schema));
  const read = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((each) => read(name, each)).join(', ');
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .filter(([, each]) => isSaid(each))
        .map(([field, each]) =>
          field === 'kind' ? read(field, each) : `${labelOf(field)}: ${read(field, each)}`,
        )
        .join(', ');
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return numberWords(value, marked.get(name), { name, reading });
    return stringWords(String(value));
  };
  return Object.entries(says)
    .filter(([, value]) => isSaid(value))
    .flatMap(([name, value]) =>
      partsOf(value).map((each) => ({ label: labelOf(name), value: read(name, each) })),
    );
}

/** What stands in a line of its own: each of several things that have fields. */
const partsOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) && value.some((each) => typeof each === 'object') ? value : [value];

/** Not what is empty, nor what nobody may read yet. */
const isSaid = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  !(Array.isArray(value) && value.length === 0) &&
  !hidden.safeParse(value).success;

/** An instant as the club's clocks show it. */
export const momentWords = (at: number, zone: Zone): string =>
  `${dayOf(localDate(at, zone))}, ${localTime(at, zone)}`;

type Field = { name: string; reading: Reading };

function numberWords(value: number, mark: string | undefined, { name, reading: { nameOf, zone } }: Field) {
  if (mark === 'person') return nameOf(value);
  if (mark === 'moment') return momentWords(value, zone);
  if (mark === 'entry') return `entry ${value}`;
  if (mark !== undefined) return `#${value}`;
  if (name === 'score') return resultWords.get(value) ?? String(value);
  return milliseconds.has(name) ? `${Math.round(value / 1000)} seconds` : String(value);
}

const resultWords: ReadonlyMap<number, string> = new Map([
  [1, 'won'],
  [0.5, 'drawn'],
  [0, 'lost'],
]);

const milliseconds = new Set(['whiteLeft', 'blackLeft', 'increment']);

const stringWords = (value: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? dayOf(value) : withDayNames(value.replace(/^([a-z]+)-(?=[a-z])/, '$1 '));

const labels: Readonly<Record<string, string>> = {
  at: 'When',
  ended: 'How it ended',
  endedAt: 'Ended',
  endsAt: 'Through',
  opensAt: 'From',
  closesAt: 'To',
  playedAt: 'Played',
  how: 'How',
  san: 'Move',
  score: 'Result for the player named first',
  case: 'Case',
  of: 'Of case',
  sha256: 'Its fingerprint (SHA-256)',
  media: 'Kind of file',
  size: 'Bytes',
  moderating: 'As the Moderator in the room',
  whiteLeft: 'Time for White',
  blackLeft: 'Time for Black',
  until: 'Last day',
  dispute: 'What is wrong',
  pgn: 'Moves',
};

/** `despiteConflict` as *Despite conflict*. */
function labelOf(name: string): string {
  const known = labels[name];
  if (known !== undefined) return known;
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}
