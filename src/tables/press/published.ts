import type { ReplyFile, Scene } from '../../house/words/reply.ts';
import { paragraphs, tidy } from '../../house/words/text.ts';
import { phaseName } from '../diplomacy/words/phase-name.ts';
import { type Table, type TableNumber, theTable } from '../table.ts';
import { isTakenDown, takenDownWords } from '../taken-down/words.ts';
import { seatName } from '../words/table.ts';
import type { PressGiven } from './book.ts';
import { pressModeOf, sectionOf } from './mode.ts';
import { pressNames } from './names.ts';

/** Press as everybody may read it; its words are beside its entry: `scene.textIn(table, seq, 'press')`. */
export interface PressPublished extends PressGiven {
  /** By which everybody knows it, in the order in which it was written. */
  number: number;
  /** When it came out, with which entry; the hour in which it was written might tell of its author. */
  published: NonNullable<PressGiven['published']>;
}

/** All the press that a table has published, also with phases that were played again since, in the order in which it was written. */
export function publishedPress({ state: { press } }: Pick<Table, 'state'>): PressPublished[] {
  const out = press.flatMap(({ published, ...given }) =>
    published === null ? [] : [{ ...given, published }],
  );
  return out.map((given, place) => ({ ...given, number: place + 1 }));
}

/** The press that came out with the entry that ended a phase or the game. */
export const pressWith = (table: Pick<Table, 'state'>, entry: number): PressPublished[] =>
  publishedPress(table).filter(({ published }) => published.seq === entry);

/**
 * Whom press is from: `France`, or what its kind is called where it has no name. A name that it is signed with is never taken for that
 * of its author: `Dark grey press (author not named), signed “Turkey”`.
 */
export function fromWhom(
  table: Table,
  { kind, seat, as }: Pick<PressPublished, 'kind' | 'seat' | 'as'>,
): string {
  if (as !== null) return `${pressNames[kind]} (author not named), signed “${seatName(table, as)}”`;
  return seat === null ? pressNames[kind] : seatName(table, seat);
}

/** Whether press is published below its author’s orders: not with the rest. */
export const isBelowOrders = (table: Table, { seat }: Pick<PressGiven, 'seat'>): boolean =>
  seat !== null && pressModeOf(table).white === 'below orders';

/** How much of the press is in the message with the results, in characters; if there is more, all of it is a file. */
const shownInMessage = 1000;

interface Piece {
  heading: string;
  words: string;
  /** Whether it is published below its author’s orders. */
  isBelow: boolean;
}

/** The press that came out with an entry: what its section is called and says, what is said below the orders, or a file with all of it. */
interface PressReport {
  title: string;
  text: string;
  below: string;
  files: ReplyFile[];
}

/**
 * The press that came out with an entry, for the message that tells of it: safe to show, or a file where it is too long for that. Each
 * piece has its number, and each line of somebody's words a mark, so that no words look like another piece.
 */
export async function pressReport(
  { view, textIn }: Pick<Scene, 'view' | 'textIn'>,
  number: TableNumber,
  { entry, phase }: { entry: number; phase: string | null },
): Promise<PressReport> {
  const table = theTable(view, number);
  const title = sectionOf(pressModeOf(table));
  const all = await Promise.all(pressWith(table, entry).map((press) => pieceOf(table, press, textIn)));
  const pieces = all.filter((piece) => piece !== null);
  const said = (isBelow: boolean): string =>
    pieces
      .filter((piece) => piece.isBelow === isBelow)
      .map(({ heading, words }) => `**${heading}**\n${quote(words)}`)
      .join('\n');
  const [text, below] = [said(false), said(true)];
  if (text.length + below.length <= shownInMessage) return { title, text, below, files: [] };
  const whole = pieces.map(({ heading, words }) => `${heading}\n${barred(words)}\n`).join('\n');
  return {
    ...{ title: 'Press', below: '' },
    text: `There is much press: read all ${pieces.length} pieces in the file.`,
    files: [
      {
        name: `press-${phase ?? 'last'}.txt`,
        bytes: new TextEncoder().encode(
          `Press${phase === null ? '' : `, ${phaseName(phase, table)}`}\n\n${whole}`,
        ),
      },
    ],
  };
}

/** None for what is gone without a trace, as its author's data was erased. */
async function pieceOf(table: Table, press: PressPublished, textIn: Scene['textIn']): Promise<Piece | null> {
  const about = {
    heading: `${press.number}. ${fromWhom(table, press)}`,
    isBelow: isBelowOrders(table, press),
  };
  if (isTakenDown(table, press.seq)) return { ...about, words: takenDownWords };
  const words = await textIn(table.number, press.seq, 'press');
  return words === null ? null : { ...about, words };
}

const quote = (words: string): string => linesWith('> ', paragraphs(words));
const barred = (words: string): string => linesWith('│ ', unformatted(words));

const linesWith = (mark: string, words: string): string =>
  words
    .split('\n')
    .map((line) => `${mark}${line}`)
    .join('\n');

/** Press as it reads where nothing formats, line by line, without what cannot be seen. */
export const unformatted = (words: string): string =>
  words
    .split(/\r?\n/)
    .map((line) => tidy(line, line.length))
    .join('\n');
