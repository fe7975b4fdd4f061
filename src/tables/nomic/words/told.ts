import { proposalWords, type Told } from '../../../../packages/nomic/src/index.ts';
import { colours, type Reply, type Scene, toClub } from '../../../house/words/reply.ts';
import { accountsOf, calling, cut, paragraphs, plain } from '../../../house/words/text.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { theTable } from '../../table.ts';
import { playerAt } from '../../votes/proposals.ts';
import { seatName } from '../../words/table.ts';
import { shownChange, shownGame } from '../care/shown.ts';
import { saidWith, toldWith } from '../entries.ts';
import type { PlayThread } from '../threads/names.ts';
import { threadOf } from '../threads-told.ts';
import { inRows, pointButtons, proposalButtons } from './buttons.ts';
import { type DeedDone, deedWords } from './deed-said.ts';
import { type Telling, toldLines } from './lines.ts';
import { playerName } from './people.ts';
import { changeIn, differenceIn } from './proposal.ts';
import { standingLines } from './standings.ts';
import { inMessage, saidWhole } from './whole.ts';

interface ToldOf {
  table: number;
  entry: number;
  thread: PlayThread;
}

/** The table is told, in one of its threads, what an entry came to: a deed that was done by a command first, in the words of the rules. */
export async function toldReply({ table: number, entry, thread }: ToldOf, scene: Scene): Promise<Reply> {
  const table = theTable(scene.view, number);
  const telling = { view: scene.view, table, game: shownGame(table) };
  const told = toldWith(table, entry).filter((each) => threadOf(each) === thread);
  if (told.length === 0)
    return toClub('What was told here has been corrected: `/nomic history` shows what is so now.');
  const done = deedOf(telling, entry, thread);
  const said = done === null || isTyped(done) ? null : await deedWords(scene, done);
  const first = done === null || said === null ? null : await saidBy(scene, telling, done, said);
  const lines = told.flatMap((each) => toldLines(telling, each, said !== null));
  const judges = judgesIn(telling, told);
  return inMessage(
    [
      ...(first === null ? [] : [first.shown]),
      ...lines,
      ...(thread === 'discussion' ? endLines(telling, told) : []),
    ],
    calling(scene.view, judges),
    {
      files: first?.files ?? [],
      embeds: done === null ? [] : [...readEmbeds(telling, done, told), ...changeEmbeds(telling, done)],
      components: inRows(buttonsFor(telling, told)),
      pings: accountsOf(scene.view, judges),
    },
  );
}

/** The deed of an entry, in the thread where it is done. */
function deedOf({ table, game }: Telling, entry: number, thread: PlayThread): DeedDone | null {
  const body = table.book.entries[entry - 1];
  if (body?.type !== 'nomic-deed') return null;
  const { seat, deed } = body;
  const home = deed.is === 'announced' ? 'points' : 'voting';
  return home === thread ? { table, game, entry, seat, deed } : null;
}

/** What was typed by hand stands there already. */
function isTyped({ table, entry }: DeedDone): boolean {
  const body = table.book.entries[entry - 1];
  return body?.type === 'nomic-deed' && body.message !== null;
}

/** What somebody says by a command, who they are, and why where that is no part of what the rules have them say. */
async function saidBy(scene: Scene, { view, table }: Telling, { seat, deed, entry }: DeedDone, said: string) {
  const { shown, files } = saidWhole(said, deed.is === 'proposed' ? 'rule-change' : 'said');
  const who = `– **${playerName(view, table, seat)}**, ${seatName(table, seat)}`;
  const why =
    deed.is === 'announced' ? `: ${plain(await saidWith(scene, table, entry, 'reason'), 1_000)}` : '';
  return { shown: `${shown}\n${who}${why}`, files };
}

/** A proposal that was typed by hand, as it was read: it counts so, whatever becomes of the message (R212). */
function readEmbeds({ view, table, game }: Telling, done: DeedDone, told: readonly Told[]) {
  const made = told.find(({ is }) => is === 'proposed' || is === 'continued');
  const proposal = game.proposals[made?.place ?? -1];
  if (proposal === undefined || !isTyped(done)) return [];
  const description = cut(paragraphs(proposalWords(changeIn(view, table, game, proposal))), 2_000);
  return [{ title: 'As I read it', color: colours.waiting, description }];
}

/** What a proposal changes in the text of its rule. */
function changeEmbeds({ view, table, game }: Telling, { deed, entry }: DeedDone) {
  if (deed.is !== 'proposed' || !('rule' in deed.change)) return [];
  const { place } = toldWith(table, entry).find(({ is }) => is === 'proposed') ?? {};
  const isNew = game.proposals[place ?? -1]?.state === 'open';
  const rule = isNew ? (game.rules.rules.get(deed.change.rule) ?? null) : null;
  const change = shownChange(table, entry, deed.change);
  const description = differenceIn(view, table, rule, change, 3_500);
  return description === null ? [] : [{ title: 'What changes', color: colours.waiting, description }];
}

/** Those who are to judge, as far as they still are. */
const judgesIn = ({ table, game }: Telling, told: readonly Told[]): PersonNumber[] =>
  told.flatMap(({ is, point, player }) => {
    const judged = game.pointsOfOrder.find(({ number }) => number === point);
    const waits = is === 'judge' && judged?.state === 'waits for judgement' && judged.judge === player;
    return (waits && player !== undefined ? playerAt(table, player) : null) ?? [];
  });

/** What can be done about what is told, as long as it can. */
function buttonsFor({ table, game }: Telling, told: readonly Told[]) {
  const places = told.flatMap(({ is, place }) => (is === 'proposed' && place !== undefined ? [place] : []));
  const numbers = new Set(
    told.flatMap(({ is, point }) => (actedOn.has(is) && point !== undefined ? [point] : [])),
  );
  const points = game.pointsOfOrder.filter(({ number }) => numbers.has(number));
  return [
    ...places.flatMap((place) => proposalButtons(table.number, game, place)),
    ...points.flatMap((point) => pointButtons(table.number, point, points.length === 1)),
  ];
}

const actedOn: ReadonlySet<Told['is']> = new Set(['judge', 'judged', 'disputed']);

const endLines = (telling: Telling, told: readonly Told[]): string[] =>
  told.some(({ is }) => is === 'over')
    ? [...standingLines(telling), 'Thank you for playing. `/nomic rules` shows the rules as they are now.']
    : [];
