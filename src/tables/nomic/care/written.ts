import { inEffect, type RuleId, type Told } from '../../../../packages/nomic/src/index.ts';
import type { Table } from '../../table.ts';
import type { Written } from '../../taken-down/written.ts';
import { seatName } from '../../words/table.ts';
import { openingRules } from '../book.ts';
import { deedsTyped, entryOf } from '../entries.ts';

/** What people wrote at a table of Nomic: proposals, points of order, Judgements, other messages, and the rules of a file. */
export function writtenInNomic(table: Table): Written[] {
  const named = [...proposalsOf(table), ...pointsOf(table), ...judgementsOf(table)];
  return [...named, ...announcementsOf(table), ...messagesBut(table, named), ...rulesOf(table)];
}

/** Why players announced points by a command: no more is known of these than of a message. */
const announcementsOf = (table: Table): Written[] =>
  table.book.entries
    .flatMap((entry): Written[] => {
      if (entry.type !== 'nomic-deed' || entry.deed.is !== 'announced' || entry.message !== null) return [];
      const { seq, seat, by: author } = entry;
      return [{ kind: 'message', number: seq, seq, besides: [], from: seatName(table, seat), author }];
    })
    .reverse();

function proposalsOf(table: Table): Written[] {
  const proposals = table.state.nomic?.game.proposals ?? [];
  return proposals.toReversed().flatMap(({ index, number }) => {
    const isIt = (told: Told): boolean => told.is === 'proposed' && told.place === index;
    return number === null ? [] : writtenBy(table, { kind: 'proposal', number, isIt });
  });
}

function pointsOf(table: Table): Written[] {
  const points = table.state.nomic?.game.pointsOfOrder ?? [];
  return points.toReversed().flatMap(({ number }) => {
    const isIt = ({ is, point }: Told): boolean => is === 'point of order' && point === number;
    return writtenBy(table, { kind: 'point', number, isIt });
  });
}

/** The last Judgement on each point. */
function judgementsOf(table: Table): Written[] {
  const points = table.state.nomic?.game.pointsOfOrder ?? [];
  return points.toReversed().flatMap(({ number }) => {
    const isIt = ({ is, point }: Told): boolean => is === 'judged' && point === number;
    return writtenBy(table, { kind: 'judgement', number, isIt });
  });
}

interface Sought {
  kind: Written['kind'];
  number: number;
  isIt(told: Told): boolean;
}

/** What was written with the entry that told of it, and in the message in which it was typed. */
function writtenBy(table: Table, { kind, number, isIt }: Sought): Written[] {
  const seq = entryOf(table, isIt);
  const entry = seq === null ? undefined : table.book.entries[seq - 1];
  if (entry?.type !== 'nomic-deed') return [];
  const { seat, by: author } = entry;
  const besides = entry.message === null ? [] : wordsOfMessage(table, entry.message);
  return [{ kind, number, seq: entry.seq, besides, from: seatName(table, seat), author }];
}

/** The entries beside which the words of a message are: as it was first, and as it was changed. */
function wordsOfMessage({ state: { nomicSaid } }: Table, message: string): number[] {
  const said = nomicSaid.get(message);
  return said === undefined ? [] : [said.seq, ...said.altered.map(({ seq }) => seq)];
}

/** The other messages in the threads, the latest first. */
function messagesBut(table: Table, named: readonly Written[]): Written[] {
  const known = new Set(named.flatMap(({ besides }) => besides));
  const deeds = deedsTyped(table);
  return [...table.state.nomicSaid.values()]
    .filter(({ seq }) => !known.has(seq))
    .map(({ seq, message, seat, by: author }): Written => {
      const deed = deeds.get(message);
      const besides = [...wordsOfMessage(table, message).slice(1), ...(deed === undefined ? [] : [deed])];
      const from = seat === null ? 'somebody who plays no day' : seatName(table, seat);
      return { kind: 'message', number: seq, seq, besides, from, author };
    })
    .reverse();
}

/** The rules of a file, as they were when the game began. */
function rulesOf(table: Table): Written[] {
  const { nomicRules } = table.state;
  const loaded = table.book.entries.findLast(({ type }) => type === 'nomic-rules-loaded');
  if (nomicRules === null || loaded === undefined) return [];
  return openingNumbers(table).map(([number, rule]) => ({
    ...{ kind: 'rule', number, rule, seq: loaded.seq, besides: [], from: 'the file', author: loaded.by },
  }));
}

/** Which rule had which number. */
function openingNumbers({ state: { nomic, nomicRules }, about }: Table): (readonly [number, RuleId])[] {
  if (nomic !== null) return [...nomic.game.opening];
  return inEffect(openingRules(nomicRules, about.openedAt)).map(({ number, id }) => [number, id] as const);
}
