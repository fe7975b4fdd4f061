import { localDate } from '../../../terms/time.ts';
import { capital, counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { pageToRead, type Reply, type Scene, toAsker, toClub } from '../../house/words/reply.ts';
import { cited, citing, nameOf, plain, shortDayOf } from '../../house/words/text.ts';
import { changeLines } from '../questions/change-lines.ts';
import { changesOn } from '../questions/find.ts';
import {
  type AppealWay,
  citeOn,
  citePoint,
  type Met,
  type Point,
  type TableRules,
} from '../rule-sets/rule-set.ts';
import { type Table, theTable } from '../table.ts';
import { isTakenDown, takenDownWords } from '../taken-down/words.ts';
import { wordsOfGame } from '../words/game-words.ts';
import { tableTitle } from '../words/table.ts';
import type { Ruling } from './book.ts';
import { holds, rulingsOn, theRuling } from './find-ruling.ts';

export interface OfRuling {
  table: number;
  ruling: number;
}

type Words = Pick<Scene, 'view' | 'textIn'>;

const erased = 'its words were erased';

/** The words of a ruling, safe to show. */
async function textOf({ textIn }: Words, table: Table, ruling: Ruling): Promise<string> {
  if (isTakenDown(table, ruling.seq)) return takenDownWords;
  const text = await textIn(table.number, ruling.seq, 'reason');
  return text === null ? erased : plain(text, 1000);
}

const onPoint = ({ rules }: Table, { point }: Ruling): string =>
  point === null ? '' : ` on ${citePoint(rules, point)}`;

/** The thread is told of a ruling. */
export async function rulingPost({ table: of, ruling: number }: OfRuling, scene: Scene): Promise<Reply> {
  const table = theTable(scene.view, of);
  const ruling = theRuling(table, number);
  const by = ruling.by === null ? '' : `, by ${nameOf(scene.view, ruling.by)}`;
  return toClub([
    `**Ruling ${number}${onPoint(table, ruling)}**${by}: ${await textOf(scene, table, ruling)}`,
    `If you play here and think it is wrong, use \`/table appeal\`: ${heardBy[table.rules.appeals]}${citing([citeOn(table.rules, 'rulings'), citeOn(table.rules, 'appeals')])}.`,
  ]);
}

/** Who decides on an appeal. */
const heardBy: Readonly<Record<AppealWay, string>> = {
  court: 'the club’s Court decides',
  director: 'the director decides first, and then the committee',
};

type Judged = OfRuling & { case: number };

/** The thread is told that the Court overturned a ruling. */
export async function overturnedPost(told: Judged, scene: Scene): Promise<Reply> {
  const table = theTable(scene.view, told.table);
  const ruling = theRuling(table, told.ruling);
  return toClub([
    `**The Court has overturned ruling ${told.ruling}${onPoint(table, ruling)}**, in ${cited(scene.view, told.case)}${citing([citeOn(table.rules, 'appeals')])}:`,
    `~~${await textOf(scene, table, ruling)}~~`,
    'It no longer holds. The gamemaster can rule again with `/table ruling`.',
  ]);
}

/** The thread is told that the whole Court let a ruling hold again. */
export async function restoredPost(told: Judged, scene: Scene): Promise<Reply> {
  const table = theTable(scene.view, told.table);
  const ruling = theRuling(table, told.ruling);
  return toClub([
    `**Ruling ${told.ruling}${onPoint(table, ruling)} holds again**: so the whole Court decided in ${cited(scene.view, told.case)}${citing([citeOn(table.rules, 'appeals')])}.`,
    await textOf(scene, table, ruling),
  ]);
}

/** A ruling in a line: struck through once it no longer holds, and why. */
async function rulingLine(words: Words, table: Table, ruling: Ruling): Promise<string> {
  const { view } = words;
  const on = shortDayOf(localDate(ruling.at, view.state.figures));
  const by = ruling.by === null ? '' : `, ${nameOf(view, ruling.by)}`;
  const said = `Ruling ${ruling.number} (${on}${by}): ${await textOf(words, table, ruling)}`;
  const fallen = fallenWords(view, ruling);
  return fallen === null ? `• ${said}` : `• ~~${said}~~ ${fallen}`;
}

/** Why a ruling no longer holds: `Overturned by the Court in [2026] CoA 3.` Null while it does. */
export function fallenWords(view: ClubView, ruling: Ruling): string | null {
  if (holds(ruling)) return null;
  if (ruling.overturnedBy !== null) return `Overturned by the ${ruling.overturnedBy}.`;
  return ruling.overturnedIn === null
    ? 'Withdrawn as a mistake.'
    : `Overturned by the Court in ${cited(view, ruling.overturnedIn)}.`;
}

/** How a point of the rules is met. */
export const metWords: Readonly<Record<Met, string>> = {
  enforced: 'The bot sees to it.',
  setting: 'The gamemaster can choose this before the start.',
  person: 'A person decides this.',
  text: 'It is only said.',
};

/** The rules that somebody reads, and the table that plays by them; null for no table. */
export interface RulesRead {
  rules: TableRules;
  table: Table | null;
  /** The point; null for all of them. */
  point: string | null;
}

/** A point of the rules with how it is met and the rulings on it; or all of them, in pages. */
export const renderRules = (read: RulesRead, scene: Scene, page: number): Promise<Reply> => {
  const point = read.rules.points.find(({ id }) => id === read.point);
  return point === undefined ? renderContents(read, scene, page) : renderPoint(read, point, scene);
};

async function renderPoint({ rules, table }: RulesRead, point: Point, scene: Scene): Promise<Reply> {
  const rulings = table === null ? [] : rulingsOn(table, point.id);
  const lines =
    table === null ? [] : await Promise.all(rulings.map((each) => rulingLine(scene, table, each)));
  const reply = pageToRead(
    {
      ...{ title: citePoint(rules, point.id), page: 1, pages: 1 },
      description: [
        point.text,
        ...(point.more === undefined ? [] : [point.more]),
        `-# ${metWords[point.met]}`,
        ...(table === null ? [] : await changeLines(scene, table, point.id)),
        ...lines,
      ].join('\n'),
    },
    rulesAction,
  );
  return table === null ? reply : { ...reply, content: tableTitle(table) };
}

/** What turns the pages of the rules. */
export const rulesAction = 'table-rules';
const linesOnPage = 9;

async function renderContents({ rules, table }: RulesRead, scene: Scene, wanted: number): Promise<Reply> {
  const general = table === null ? [] : rulingsOn(table, null);
  const lines = [
    ...rules.points.map(({ id, text }) => `**${id}** ${text}${countOf(table, id)}`),
    ...(table === null ? [] : await changeLines(scene, table, null)),
    ...(table === null ? [] : await Promise.all(general.map((ruling) => rulingLine(scene, table, ruling)))),
  ];
  const pages = Math.ceil(lines.length / linesOnPage);
  const { otherRules } = wordsOfGame(rules.game);
  const page = Number.isInteger(wanted) ? Math.min(Math.max(1, wanted), pages) : 1;
  const shown = lines.slice((page - 1) * linesOnPage, page * linesOnPage);
  const description = [...shown, ...(otherRules === null ? [] : [`-# ${otherRules}`])].join('\n');
  return pageToRead(
    { title: `${rules.name} (${rules.cited.trim()})`, description, page, pages },
    rulesAction,
    [table?.number ?? 'none'],
  );
}

function countOf(table: Table | null, point: string): string {
  if (table === null) return '';
  const [rulings, changes] = [rulingsOn(table, point).length, changesOn(table, point).length];
  const has = [
    ...(changes === 0 ? [] : ['changed by the committee']),
    ...(rulings === 0 ? [] : [counted(rulings, 'ruling')]),
  ];
  return has.length === 0 ? '' : ` *(${has.join(', ')})*`;
}

/** What the gamemaster is told of a ruling that they made. */
export const madeReply = ({ table: of, ruling: number }: OfRuling, { view }: Scene) => {
  const table = theTable(view, of);
  return toAsker(
    `${capital(`ruling ${number}${onPoint(table, theRuling(table, number))}`)} is made. The thread is told, and \`/table rules\` shows it.`,
  );
};
