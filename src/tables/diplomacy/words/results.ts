import {
  type DrawnOrder,
  type Position,
  type Power,
  readOrder,
  shown,
  wordsOf,
  writeUnit,
} from '../../../../packages/diplomacy/src/index.ts';
import { counted } from '../../../../terms/words.ts';
import { listed, plain, signed, whenOf } from '../../../house/words/text.ts';
import { diplomacyRules } from '../../rule-sets/rule-set.ts';
import type { Table } from '../../table.ts';
import type { PhasePlayed } from '../game.ts';
import { survivors } from '../needs.ts';
import { adjustmentsIn, buildsNow } from '../own.ts';
import { isCounted } from '../years.ts';

/** Lines that belong together, below a heading. */
export interface Block {
  readonly heading: string;
  readonly lines: readonly string[];
}

type OfTable = Pick<Table, 'rules'>;

/** The orders of a phase with what became of them, as they are drawn; one that counts less than another for its unit is not. */
export function drawnResults({ rules }: OfTable, { before, told }: PhasePlayed): DrawnOrder[] {
  const { diplomacy } = diplomacyRules(rules);
  const { map } = diplomacy;
  const { kind } = before.phase;
  return told.flatMap(({ power, order: written, result, why }) => {
    if (result === 'illegal' || why.code === 'not counted') return [];
    const context = { map, rules: diplomacy, position: before, power, kind };
    const reading = readOrder(written, context, () => []);
    return 'order' in reading ? [{ power, order: reading.order, result }] : [];
  });
}

/** What became of the orders of each power, and why. */
export const resultBlocks = (table: OfTable, { told }: PhasePlayed): Block[] =>
  byPower(table, (power) =>
    told.filter((each) => each.power === power).map((each) => `• ${capital(plain(wordsOf(each), 400))}`),
  );

/** What each power wrote, as it was written or put right since. */
export const writtenBlocks = (table: OfTable, { orders, silent }: PhasePlayed): Block[] =>
  byPower(table, (power) => {
    const published = orders.get(power);
    if (published !== undefined)
      return [published.lines.map((line) => plain(line, 200)).join('; ') || 'nothing'];
    return silent.includes(power) ? ['no orders'] : [];
  });

/** The receipts of what was written, with what it takes to check them. */
export const receiptBlocks = (table: OfTable, { orders }: PhasePlayed): Block[] =>
  byPower(table, (power) => {
    const published = orders.get(power);
    if (published === undefined) return [];
    const { digest, salt, receivedAt } = published;
    return [`-# arrived ${whenOf(receivedAt)}, receipt ${digest}, made of \`${salt}\` and the orders`];
  });

const byPower = ({ rules }: OfTable, linesOf: (power: Power) => string[]): Block[] =>
  rules.seats.flatMap(({ id, name }) => {
    const lines = linesOf(id);
    return lines.length === 0 ? [] : [{ heading: `**${name}**`, lines }];
  });

/** The units that have to retreat now, and where they may go. */
export const dislodgedLines = ({ rules }: OfTable, { after, before }: PhasePlayed): string[] =>
  before.phase.kind === 'M' && after.phase.kind === 'R'
    ? after.dislodged.map(({ unit, retreats }) => {
        const where = listed(retreats.map(shown), 'or') || 'nowhere: it is disbanded';
        const power = rules.seats.find(({ id }) => id === unit.power)?.name ?? unit.power;
        return `${power}’s ${shown(writeUnit(unit).slice(4))} may retreat to ${where}.`;
      })
    : [];

/** The centres of each power after a phase and, where they are counted, what that moved. */
export function centreLines({ rules }: OfTable, played: PhasePlayed): string[] {
  const { before, after } = played;
  const { map } = diplomacyRules(rules).diplomacy;
  const counts = isCounted(played);
  const alive = new Set([...survivors(before, map), ...survivors(after, map)]);
  return [
    ...rules.seats
      .filter(({ id }) => alive.has(id))
      .map(
        ({ id, name }) => `${name}: ${centresOf(after, id).length}${counts ? moved(before, after, id) : ''}`,
      ),
    ...(counts
      ? []
      : ['-# As they were: centres change hands once a year, after the Fall and its retreats.']),
  ];
}

/** The powers that a phase put out of the game. */
export function powersOut({ rules }: OfTable, { before, after }: PhasePlayed): { id: Power; name: string }[] {
  const { map } = diplomacyRules(rules).diplomacy;
  const left = survivors(after, map);
  return rules.seats.filter(({ id }) => survivors(before, map).includes(id) && !left.includes(id));
}

/** Who builds or has to disband how many units in the winter that follows. */
export const winterLines = ({ rules }: OfTable, { after }: PhasePlayed): string[] =>
  after.phase.kind !== 'A'
    ? []
    : rules.seats.flatMap(({ id, name }) => {
        const count = adjustmentsIn(after, diplomacyRules(rules).diplomacy.map, id);
        if (count === 0) return [];
        return buildsNow(after, id) < 0
          ? `${name} has to disband ${counted(count, 'unit')}.`
          : `${name} can build ${counted(count, 'unit')}.`;
      });

const centresOf = ({ centres }: Position, power: Power): readonly string[] => centres.get(power) ?? [];

/** ` (+2: Ser, Gre; −1: Tri)` */
function moved(before: Position, after: Position, power: Power): string {
  const [was, is] = [centresOf(before, power), centresOf(after, power)];
  const gained = is.filter((each) => !was.includes(each));
  const lost = was.filter((each) => !is.includes(each));
  const parts = [
    ...(gained.length === 0 ? [] : [`${signed(gained.length)}: ${gained.map(shown).join(', ')}`]),
    ...(lost.length === 0 ? [] : [`${signed(-lost.length)}: ${lost.map(shown).join(', ')}`]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Blocks as text; whether all of it is there. */
interface Fitted {
  readonly text: string;
  readonly isWhole: boolean;
}

const joinedBlocks = (blocks: readonly Block[]): string =>
  blocks.map(({ heading, lines }) => [heading, ...lines].join('\n')).join('\n');

/** Each with its heading in the line. */
export const inLines = (blocks: readonly Block[]): Block[] =>
  blocks.map(({ heading, lines: [first = '', ...lines] }) => ({ heading: `${heading}: ${first}`, lines }));

/** The blocks in at most so many characters: where that is too little, of each its first lines, as many for each as there is room for. */
export function fitBlocks(blocks: readonly Block[], limit: number): Fitted {
  const whole = joinedBlocks(blocks);
  if (whole.length <= limit) return { text: whole, isWhole: true };
  const first = (lines: number) => joinedBlocks(blocks.map((block) => shortened(block, lines)));
  const most = greatest(
    Math.max(0, ...blocks.map(({ lines }) => lines.length)),
    (lines) => first(lines).length <= limit,
  );
  if (most !== null) return { text: first(most), isWhole: false };
  return { text: whole.slice(0, limit).replace(/\n?.*$/, ''), isWhole: false };
}

/** The greatest number below that one that fits, by halving; null where none does. */
function greatest(below: number, fits: (number: number) => boolean): number | null {
  let [found, over] = [-1, below];
  while (over - found > 1) {
    const middle = Math.floor((found + over) / 2);
    if (fits(middle)) found = middle;
    else over = middle;
  }
  return found < 0 ? null : found;
}

const shortened = ({ heading, lines }: Block, most: number): Block => {
  const left = lines.length - most;
  return left <= 0 ? { heading, lines } : { heading, lines: [...lines.slice(0, most), `… and ${left} more`] };
};

/** As many of the lines as have room, and how many more there are. */
export function fitLines(lines: readonly string[], limit: number): string {
  const whole = lines.join('\n');
  if (whole.length <= limit) return whole;
  const [first = ''] = onPages(lines, limit - 30);
  const shownLines = first.split('\n').length;
  return `${first}\n… and ${lines.length - shownLines} more`;
}

/** Lines on pages of at most so many characters. */
export function onPages(lines: readonly string[], limit: number): string[] {
  const pages: string[] = [];
  let page = '';
  for (const line of lines) {
    const next = page === '' ? line : `${page}\n${line}`;
    if (next.length > limit && page !== '') pages.push(page);
    page = next.length > limit ? line.slice(0, limit) : next;
  }
  return page === '' ? pages : [...pages, page];
}
