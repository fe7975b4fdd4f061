import {
  aboutOf,
  type ChangeWritten,
  type Deed,
  type Game,
  isActive,
  openProposal,
  type PointOfOrder,
  readChangeWords,
  readEffects,
  readPointsWords,
  readVotingWords,
  type Said,
} from '../../../../packages/nomic/src/index.ts';
import type { Instant } from '../../../../terms/time.ts';
import type { ClubView } from '../../../house/ports.ts';
import type { Table } from '../../table.ts';
import { toldWith } from '../entries.ts';
import { nomicGameAt } from '../find-nomic.ts';
import { peopleNamed } from '../words/people.ts';
import type { PlayThread } from './names.ts';
import { seatCalled } from './names-typed.ts';

/** A message of somebody who plays a seat, and the message that it replies to. */
export interface Typed {
  readonly thread: PlayThread;
  readonly seat: string;
  readonly text: string;
  readonly replyTo: string | null;
  readonly at: Instant;
}

/** What a message comes to: something done; talk; or nothing, though it was meant for something, with why in a sentence. */
export type ComesTo =
  | { readonly is: 'deed'; readonly deed: Deed }
  | { readonly is: 'talk' }
  | { readonly is: 'void'; readonly why: string };

/** What a message comes to by the words that the rules ask for, as the game is at its moment (R107, R113, R209, R214). */
export function comesTo(view: ClubView, table: Table, typed: Typed): ComesTo {
  if (typed.thread === 'discussion') return { is: 'talk' };
  const reading = { view, table, typed, game: nomicGameAt(table, typed.at) };
  const said = typed.thread === 'points' ? readPointsWords(typed.text) : readVotingWords(typed.text);
  return read(said, reading);
}

interface Reading {
  view: ClubView;
  table: Table;
  typed: Typed;
  game: Game;
}

const does = (deed: Deed): ComesTo => ({ is: 'deed', deed });
const nothing = (why: string): ComesTo => ({ is: 'void', why });

function read(said: Said, reading: Reading): ComesTo {
  switch (said.is) {
    case 'talk':
    case 'void':
      return said;
    case 'vote':
      return does({ is: 'voted', choice: said.choice });
    case 'rule-change':
      return proposal(said.text, reading);
    case 'point of order': {
      if (said.statement === '') return nothing('A point of order needs a statement.');
      const about = aboutOf(said.statement, reading.game, reading.typed.seat);
      return does({ is: 'point raised', statement: said.statement, about });
    }
    case 'judgement':
      return judgement(said, reading);
    case 'dispute':
      return onPoint(said.point, 'judged', reading, (point) => ({ is: 'disputed', point }));
    case 'opinion':
      return onPoint(said.point, 'disputed', reading, (point) => ({
        ...{ is: 'opinion', point, agrees: said.agrees },
      }));
    case 'points':
      return announcement(said, reading);
  }
}

function proposal(text: string, { view, table, typed, game }: Reading): ComesTo {
  const written = readChangeWords(text, game.rules, peopleNamed(view, table));
  if ('refused' in written) return nothing(written.refused);
  const more = written.more ? { more: true } : {};
  if (written.is === 'change')
    return does({ is: 'proposed', change: written.change, figures: written.figures, ...more });
  return goesOn(written, openProposal(game)?.by === typed.seat ? openProposal(game)?.change : undefined);
}

/** The next part of a long proposal (E9): the whole change, as it is with that part. */
function goesOn(
  { text, more }: ChangeWritten & { is: 'continued' },
  before: (Deed & { is: 'proposed' })['change'] | undefined,
): ComesTo {
  if (before === undefined || !('text' in before) || before.text === undefined)
    return nothing('You have no proposal that could go on.');
  const change = { ...before, text: [...before.text, ...text] };
  return does({ is: 'continued', change, ...(more ? { more: true } : {}) });
}

function judgement({ point, verdict, reason: said }: Said & { is: 'judgement' }, reading: Reading): ComesTo {
  if (verdict === null)
    return nothing('A Judgement says “true” or “false”: “Judgement: Point of Order 3: true. Because …”.');
  const { reason, brought } = broughtAbout(said);
  const read = readEffects(brought, reading.game.rules, peopleNamed(reading.view, reading.table));
  if ('refused' in read) return nothing(read.refused);
  return onPoint(point, 'waits for judgement', reading, (number) => ({
    ...{ is: 'judged', point: number, verdict, reason, effects: read.effects },
  }));
}

/** The reason of a Judgement, and what a last line says that it brings about: `Effects: void rule 204`. */
function broughtAbout(said: string): { reason: string; brought: string } {
  const lines = said.split(/[\r\n]+/);
  const [head] = /^\s*effects\s{0,8}:/i.exec(lines.at(-1) ?? '') ?? [];
  if (head === undefined) return { reason: said, brought: '' };
  return { reason: lines.slice(0, -1).join('\n').trim(), brought: (lines.at(-1) ?? '').slice(head.length) };
}

/** The point that is named, or that of the message replied to, or the only one that waits for such words. */
function onPoint(
  named: number | null,
  state: PointOfOrder['state'],
  reading: Reading,
  deed: (point: number) => Deed,
): ComesTo {
  const point = named ?? repliedTo(reading) ?? onlyOne(reading.game, state);
  return point === null
    ? nothing(
        'Say which point of order: “… Point of Order 3”, or reply to the message in which it was raised.',
      )
    : does(deed(point));
}

function onlyOne({ pointsOfOrder }: Game, state: PointOfOrder['state']): number | null {
  const [only, another] = pointsOfOrder.filter((point) => isActive(point) && point.state === state);
  return another === undefined ? (only?.number ?? null) : null;
}

/** The point of order that was raised or judged in the message to which somebody replies; null for any other. */
function repliedTo({ table, typed }: Reading): number | null {
  const entry = table.book.entries.findLast(
    (each) => each.type === 'nomic-deed' && each.message !== null && each.message === typed.replyTo,
  );
  const told = entry === undefined ? [] : toldWith(table, entry.seq);
  return told.find(({ is }) => is === 'point of order' || is === 'judged')?.point ?? null;
}

function announcement(
  { name, total, change }: Said & { is: 'points' },
  { view, table, typed }: Reading,
): ComesTo {
  const player = name === null ? typed.seat : seatCalled(view, table, name);
  return player === null
    ? nothing('No player of this game is called that.')
    : does({ is: 'announced', player, total, change });
}
