import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import type { ReplyFile, Scene } from '../../house/words/reply.ts';
import { paragraphs, tidy } from '../../house/words/text.ts';
import { phaseName } from '../diplomacy/words/phase-name.ts';
import type { PressKind } from '../rule-sets/rule-set.ts';
import { type Table, type TableNumber, theTable } from '../table.ts';
import { seatName } from '../words/table.ts';

/** Press as everybody may read it; its words are beside its entry: `scene.textIn(table, seq, 'press')`. */
export interface PressPublished {
  seq: number;
  kind: PressKind;
  /** The seat under whose name it is; null for grey press. */
  seat: string | null;
  as: string | null;
  /** When it came out; the hour in which it was written might tell of its author. */
  at: Instant;
}

/** The press that was published with the results of a phase, in the order in which it was written; none before the phase ended. */
export function pressOf(view: Pick<ClubView, 'books'>, number: TableNumber, phase: string): PressPublished[] {
  const { state } = theTable(view, number);
  const played = state.diplomacy?.history.findLast((each) => each.phase === phase);
  if (played === undefined) return [];
  return state.press
    .filter((press) => press.phase === phase)
    .map(({ seq, kind, seat, as }) => ({ seq, kind, seat, as, at: played.at }));
}

/** Whom press is from: `France`, or what its kind is called where it has no name. */
export const fromWhom = (table: Table, { kind, seat, as }: Pick<PressPublished, 'kind' | 'seat' | 'as'>) =>
  as ?? (seat === null ? pressNames[kind] : seatName(table, seat));

/** What kinds of press are called. */
export const pressNames: Readonly<Record<PressKind, string>> = {
  white: 'White press',
  grey: 'Grey press',
  'dark-grey': 'Dark grey press',
};

/** How much of the press is in the message with the results, in characters; if there is more, all of it is a file. */
const shownInMessage = 1000;

/** The press of a phase for the message with its results: its lines, safe to show; or a file where it is too long for those. */
export async function pressReport(
  { view, textIn }: Pick<Scene, 'view' | 'textIn'>,
  number: TableNumber,
  phase: string,
): Promise<{ lines: string[]; files: ReplyFile[] }> {
  const table = theTable(view, number);
  const all = await Promise.all(
    pressOf(view, number, phase).map(async (press) => ({
      from: fromWhom(table, press),
      words: await textIn(number, press.seq, 'press'),
    })),
  );
  const there = all.flatMap(({ from, words }) => (words === null ? [] : [{ from, words }]));
  const lines = there.map(({ from, words }) => `**${from}**: ${paragraphs(words)}`);
  if (lines.join('\n').length <= shownInMessage) return { lines, files: [] };
  const whole = there.map(({ from, words }) => `${from}:\n${unformatted(words)}\n`).join('\n');
  return {
    lines: [`The press of this phase is long: read all ${there.length} pieces in the file.`],
    files: [
      {
        name: `press-${phase}.txt`,
        bytes: new TextEncoder().encode(`Press, ${phaseName(phase)}\n\n${whole}`),
      },
    ],
  };
}

/** Press as it reads where nothing formats, line by line, without what cannot be seen. */
export const unformatted = (words: string): string =>
  words
    .split(/\r?\n/)
    .map((line) => tidy(line, line.length))
    .join('\n');
