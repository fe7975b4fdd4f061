import type { Instant } from '../../../../terms/time.ts';
import { type Actor, enrolActor } from '../../../house/people.ts';
import type { UnitOfWork } from '../../../house/ports.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { type Table, theTable, writeAt } from '../../table.ts';
import { isTakenDown } from '../../taken-down/words.ts';
import { seatPlayedBy } from '../../who.ts';
import { doDeed } from '../do-deed.ts';
import { fromWritten, withoutMarks } from '../names.ts';
import { placeOf } from '../threads-told.ts';
import { pace, type SaidInPlay } from './book.ts';
import { comesTo } from './comes-to.ts';
import type { PlayThread } from './names.ts';
import { withoutAccounts } from './names-typed.ts';

/** A message in a thread of a game of Nomic, as it was when it was read. */
export interface Message {
  readonly thread: PlayThread;
  /** Discord’s id. */
  readonly message: string;
  readonly at: Instant;
  readonly actor: Actor;
  readonly text: string;
  /** The names of the files that came with it. */
  readonly files: readonly string[];
  /** The id of the message that it replies to. */
  readonly replyTo: string | null;
  /** When it was edited before it could be read, so that nobody knows what it said first; null where it was not. */
  readonly edited: Instant | null;
}

/**
 * Keeps a message as it came, once, and has it do in the game what its words say (R107, R113, R209, R214). What its author writes beyond
 * ten messages a minute is not kept, and does not count; they are told (Nomic 2.3 and 4.1).
 */
export function keepSaid(work: UnitOfWork, table: Table, said: Message): void {
  const { state } = table;
  if (state.nomicSaid.has(said.message) || said.at < (state.startedAt ?? 0)) return;
  const by = enrolActor(work, said.actor);
  if (isTooFast(table, by, said.at)) return tellTooFast(work, table, said, by);
  const seat = seatPlayedBy(table, by)?.id ?? null;
  const { thread, message, files } = said;
  const words = [wordsIn(work, table, said.text), ...files.map((name) => `[${withoutMarks(name)}]`)]
    .join('\n')
    .trim();
  writeAt(work, table, { type: 'nomic-said', thread, message, seat }, by, { words });
  const text = withoutAccounts(work, table, fromWritten(said.text));
  if (seat !== null) act(work, theTable(work, table.number), { ...said, text, seat, by });
}

/** What somebody wrote, as it is kept: nobody’s account is in it, and no mark but those that stand for players. */
const wordsIn = (work: UnitOfWork, table: Table, text: string): string =>
  withoutAccounts(work, table, withoutMarks(text));

function act(
  work: UnitOfWork,
  table: Table,
  { by, message, edited, ...typed }: Message & { seat: string; by: PersonNumber },
): void {
  const came = comesTo(work, table, { ...typed, at: work.now });
  if (came.is === 'talk') return;
  if (came.is === 'deed' && edited === null) {
    doDeed(work, table, typed.seat, came.deed, { by, message });
    return;
  }
  const why =
    came.is === 'void'
      ? came.why
      : 'It was edited before I could read it, so I don’t know what it said first.';
  tell(work, table, typed.thread, { kind: 'nomic-void', person: by, why });
}

/** Whether somebody had as many messages and edits kept as can be, in the minute up to that moment. */
function isTooFast({ state: { nomicSaid } }: Table, person: PersonNumber, at: Instant): boolean {
  const isLately = (moment: Instant) => moment > at - pace.within && moment <= at;
  let count = 0;
  for (const said of nomicSaid.values()) {
    if (said.by !== person) continue;
    count += [said, ...said.altered.filter(({ how }) => how === 'edited')].filter((each) =>
      isLately(each.at),
    ).length;
  }
  return count >= pace.most;
}

/** Told once a minute. */
function tellTooFast(work: UnitOfWork, table: Table, { thread, at }: Message, by: PersonNumber): void {
  const told = table.state.nomicFlooded.get(by) ?? 0;
  if (told > at - pace.within) return;
  writeAt(work, table, { type: 'nomic-flooded', thread }, by);
  tell(work, table, thread, { kind: 'nomic-too-fast', person: by });
}

type Telling =
  | { kind: 'nomic-void'; person: PersonNumber; why: string }
  | { kind: 'nomic-too-fast'; person: PersonNumber };

function tell(work: UnitOfWork, { number: table }: Table, thread: PlayThread, telling: Telling): void {
  work.announce({ ...telling, table }, placeOf(table, thread));
}

/** What became of a message. `edited` is when, as Discord says it; null for a deletion, which leaves no text either. */
export interface Altered {
  readonly message: string;
  readonly edited: Instant | null;
  readonly text: string;
}

/**
 * Keeps that a message was edited or deleted, once, with the new words; the first ones stay and count. If its author plays, the game tells
 * of the breach (R212). Of one that the member of staff has taken down no later words are kept, and its deletion is no breach (Act 0.14).
 */
export function keepAltered(work: UnitOfWork, table: Table, { message, edited, text }: Altered): void {
  const said = table.state.nomicSaid.get(message);
  const how = edited === null ? 'deleted' : 'edited';
  if (said === undefined || !isNews(said, edited) || isFlooding(table, said, edited)) return;
  const isDown = isTakenDown(table, said.seq);
  const by = how === 'edited' ? said.by : null;
  const words = how === 'edited' && !isDown ? { words: wordsIn(work, table, text) } : {};
  writeAt(work, table, { type: 'nomic-altered', message, how, edited }, by, words);
  const { seat, thread } = said;
  const game = table.state.nomic?.game;
  if (seat === null || game === undefined || game.forfeited.has(seat)) return;
  if (isDown && how === 'deleted') return;
  doDeed(work, theTable(work, table.number), seat, { is: 'altered', how, thread }, { by, message: null });
}

/** Whether that is not known yet: nothing becomes of a message that is gone. */
function isNews({ altered }: SaidInPlay, edited: Instant | null): boolean {
  const last = altered.at(-1);
  return last === undefined || (last.how === 'edited' && (edited === null || edited > last.at));
}

const isFlooding = (table: Table, { by }: SaidInPlay, edited: Instant | null): boolean =>
  edited !== null && by !== null && isTooFast(table, by, edited);
