import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { ClubView } from '../../house/ports.ts';
import {
  colours,
  type Rendered,
  type Reply,
  row,
  type Scene,
  toAsker,
  toClub,
} from '../../house/words/reply.ts';
import { accountsOf, citing, mentionOf, plain } from '../../house/words/text.ts';
import { tableBooks } from '../book/table.ts';
import { myOrders } from '../diplomacy/words/my-orders.ts';
import { nextLine } from '../diplomacy/words/phase.ts';
import { phaseName } from '../diplomacy/words/phase-name.ts';
import { positionPicture } from '../diplomacy/words/picture.ts';
import { fitLines } from '../diplomacy/words/results.ts';
import { citeOn, type Matter } from '../rule-sets/rule-set.ts';
import { type Table, theTable } from '../table.ts';
import { tableTitle } from '../words/table.ts';
import { changeLines } from './changes.ts';
import { calledOn, type PlannedCorrection } from './correct-entry.ts';
import { correctableName } from './correctable.ts';
import type { Correcting } from './foresee.ts';

const room = 3_500;

/** What a correction would come to, before it is made. */
export function renderCorrectionQuestion({ before, after, body, name, reason }: PlannedCorrection): Reply {
  const { diplomacy } = after.state;
  const phase = diplomacy === null ? null : writePhase(diplomacy.position.phase);
  return toAsker(
    [
      `${tableTitle(before)}: ${headOf(body, name)}${citing([citeOn(before.rules, matterOf(body))])}`,
      isNomic(before) ? nomicWords : ruleWords[body.type],
      body.again && phase !== null && `**${phaseName(phase, after)}** then begins again, with its full time.`,
      `Reason, which everybody can read: ${plain(reason, 500)}`,
    ],
    {
      embeds: [
        {
          title: 'What changes',
          color: colours.waiting,
          description: fitLines(changeLines(before, after), room),
        },
      ],
    },
  );
}

const matterOf = ({ type }: Correcting): Matter => (type === 'game-taken-back' ? 'return' : 'corrections');

/** What the rules say of it, for who is about to do it. */
const ruleWords: Readonly<Record<Correcting['type'], string>> = {
  'entry-undone': 'The game is played again from there. All other orders count as they were given.',
  'orders-corrected':
    'Put orders right only if they were recorded otherwise than the player gave them, not because somebody regrets them.',
  'game-taken-back':
    'What happened in the game since is undone, and players may change their orders. It can be done once for each phase.',
};

const isNomic = ({ about }: Table): boolean => about.game === 'nomic';

/** The same of Nomic (Nomic 7.3). */
const nomicWords =
  'The game is played again from there. All else counts as it was done, by the rules as they then were. Do this only where the record is wrong, not because somebody regrets a move.';

/** What is put right, and how. */
function headOf(body: Correcting, name: string): string {
  if (body.type !== 'orders-corrected') return `${name}: undone.`;
  const lines = body.lines.map((line) => plain(line, 100)).join('; ');
  return `${name}, put right: ${lines || 'none'}.`;
}

/** For the gamemaster, once it is done. */
export const correctedReply = ({ table }: { table: number }, { view }: Scene): Rendered =>
  toAsker(`Done. ${tableTitle(theTable(view, table))}: everybody is told in its thread what changed.`);

/** The table just before and just after an entry. */
function around(
  view: ClubView,
  number: number,
  seq: number,
): { before: Table; after: Table; body: Correcting } | null {
  const table = theTable(view, number);
  const { entries } = table.book;
  const entry = entries.find((each) => each.seq === seq);
  const isCorrecting =
    entry?.type === 'entry-undone' || entry?.type === 'orders-corrected' || entry?.type === 'game-taken-back';
  if (!isCorrecting) return null;
  const upTo = (last: number): Table => ({
    ...table,
    state: tableBooks.fold(entries.filter((each) => each.seq <= last)),
  });
  return { before: upTo(seq - 1), after: upTo(seq), body: entry };
}

/** For everybody at the table: what was put right, why, and what changed by it. */
export async function correctedNews(
  { table: number, entry }: { table: number; entry: number },
  scene: Scene,
): Promise<Reply> {
  const { view } = scene;
  const corrected = around(view, number, entry);
  const table = theTable(view, number);
  if (corrected === null) return toClub(`${tableTitle(table)}: something was put right.`);
  const { before, after, body } = corrected;
  const reason = await scene.textIn(number, entry, 'reason');
  const players = calledOn(corrected);
  const game = table.state.diplomacy;
  return toClub(
    [
      `**${tableTitle(table)}: the ${whoCorrects(table, body)} put a mistake right**${citing([citeOn(table.rules, matterOf(body))])}.`,
      headOf(body, nameOf(before, body)),
      reason !== null && `Reason: ${plain(reason, 500)}`,
      game !== null && nextLine(scene, table, game),
      players.length > 0 &&
        `${game === null ? 'To act now' : 'To order now'}: ${players.map((player) => mentionOf(view, player)).join(', ')}`,
    ],
    {
      embeds: [
        {
          title: 'What changed',
          color: colours.reading,
          description: fitLines(changeLines(before, after), room),
        },
      ],
      ...(game !== null && table.state.status === 'playing' && { components: [row(myOrders(table))] }),
      ...(game === null ? {} : { picture: positionPicture(table, game.position, []) }),
      pings: accountsOf(view, players),
    },
  );
}

/** Who puts such a thing right. */
const whoCorrects = ({ rules }: Table, { type }: Correcting): string =>
  type === 'game-taken-back' && rules.figures.lookBack.rollbackBy === 'director' ? 'director' : 'gamemaster';

/** What the entry that was put right is called. */
function nameOf(table: Table, body: Correcting): string {
  if (body.type === 'game-taken-back')
    return `Everything since the beginning of ${phaseName(body.phase, table)}`;
  const wrong = table.book.entries.find(({ seq }) => seq === body.entry);
  return (wrong === undefined ? null : correctableName(table, wrong)) ?? `Entry ${body.entry}`;
}
