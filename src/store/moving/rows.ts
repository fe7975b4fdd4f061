import { z } from 'zod';
import { textKinds } from '../../house/ports.ts';
import type {
  Book,
  CaseThread,
  ClockPress,
  Club,
  Entry,
  EntryText,
  Exhibit,
  Notice,
  Person,
  Post,
} from '../generated/client.ts';

const instant = z.codec(z.int(), z.date(), {
  decode: (milliseconds) => new Date(milliseconds),
  encode: (date) => date.getTime(),
});
const bytes = z.codec(z.string(), z.instanceof(Uint8Array<ArrayBuffer>), {
  decode: (base64) => new Uint8Array(Buffer.from(base64, 'base64')),
  encode: (plain) => Buffer.from(plain).toString('base64'),
});
const number = z.int();
const text = z.string();
const flag = z.boolean();
/** Files of before have a club's own book alone, and do not say so. */
const book = number.nonnegative().default(0);
const textKind = text.refine((kind) => textKinds.some((known) => known === kind));

type Moved<Row, Left extends string = never> = z.ZodType<Omit<Row, 'clubId' | Left>>;

/**
 * What a club takes along, by the tables. It leaves the address of its pages and who may read them, what only answers
 * Discord within its minutes, what was posted already, and what the fold makes again.
 */
const rows = {
  club: z.strictObject({
    createdAt: instant,
    discussion: text.nullable(),
    court: text.nullable(),
    games: text.nullable(),
    staff: number.nullable(),
    name: text.nullable(),
    planned: text.nullable(),
    eventsBarred: flag,
    roles: flag,
    nicknames: flag,
    worn: text,
    courtNames: text,
    hearings: text,
    hearingsBarred: text,
    onlineThreads: text,
    clockCards: text,
    /** Files of before have none. */
    gameCards: text.default('{}'),
    toldPosts: text.default('{}'),
    boardPosts: text.default('[]'),
    sessionPost: text.default('{}'),
    tables: flag.default(false),
    tableBans: flag.default(false),
    tableThreads: text.default('{}'),
    tableCards: text.default('{}'),
    talkThreads: text.default('{}'),
    nomicThreads: text.default('{}'),
  }) satisfies Moved<Club, 'id' | 'access' | 'siteKey' | 'front' | 'leftAt'>,
  person: z.strictObject({
    number: number.positive(),
    account: text.nullable(),
    erased: text.nullable(),
    name: text,
    reminders: text.default('{}'),
  }) satisfies Moved<Person>,
  book: z.strictObject({ number: number.positive(), kind: text }) satisfies Moved<Book>,
  entry: z.strictObject({
    book,
    seq: number.positive(),
    at: instant,
    by: number.nullable(),
    type: text,
    acts: text,
    terms: text,
    body: text,
  }) satisfies Moved<Entry>,
  entryText: z.strictObject({ book, seq: number, kind: textKind, text }) satisfies Moved<EntryText>,
  exhibit: z.strictObject({
    caseNumber: number,
    number,
    name: text,
    bytes: bytes.nullable(),
  }) satisfies Moved<Exhibit>,
  caseThread: z.strictObject({
    thread: text,
    case: number,
    room: text,
    hidden: flag,
    accounts: text,
    shutOut: text.default('[]'),
    state: text,
    begun: flag,
  }) satisfies Moved<CaseThread>,
  post: z.strictObject({
    message: text,
    thread: text,
    case: number,
    author: number.nullable(),
    own: flag,
    at: instant,
    text: text.nullable(),
    files: text,
    editedAt: instant.nullable(),
    before: text.nullable(),
    deletedAt: instant.nullable(),
  }) satisfies Moved<Post>,
  clockPress: z.strictObject({
    clock: number,
    number,
    kind: text,
    at: instant,
    heardAt: instant,
    by: number.nullable(),
    code: text.nullable(),
  }) satisfies Moved<ClockPress>,
  notice: z.strictObject({
    id: number,
    mark: text.default(''),
    notice: text,
    target: text,
    createdAt: instant,
    attempts: number,
  }) satisfies Moved<Notice, 'messageId' | 'abandoned'>,
} as const;

/** A line of the file: one row, under the name of its table. */
export const line = z.strictObject(rows).partial();
export type Line = z.output<typeof line>;

/** What stands before the rows. */
export const head = z.strictObject({
  club: text,
  exportedAt: number,
  /** The number of the latest notice, that no later one may have. */
  lastNotice: number,
  /** By which the key of erased accounts is known; null where no one is to be known again. */
  key: text.nullable(),
});
export type Head = z.infer<typeof head>;
