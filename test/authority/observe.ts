import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Answer } from '../../packages/playground/src/index.ts';
import type { EntryType } from '../../src/rule-books.ts';
import type { ClubInMemory } from '../support/memory-change.ts';

/** What the member of staff leaves behind by looking. */
const looks: readonly EntryType[] = ['file-read', 'staff-read', 'papers-read', 'exhibit-viewed'];

/**
 * What somebody's trying came to, in a word of the table: `does` something, `sees` something, is asked (`asks`) or given a
 * form (`form`) first; `logged`: sees it, and that is on record; else the Acts by which it is refused, `no` where none is cited,
 * and `–` for what is not there for them.
 */
export function cameTo(answer: Answer, before: ClubInMemory, after: ClubInMemory): string {
  if (answer.kind === 'modal') return 'form';
  if (isRefusal(answer)) return refusal(answer, before, after);
  if (isQuestion(answer)) return 'asks';
  expect(answer.kind, answer.text).toBe('message');
  if (isSame(before, after)) return 'sees';
  const done = after.entries.slice(before.entries.length);
  const atTables = entriesOf(after).flat().length - entriesOf(before).flat().length - done.length;
  const isLook = done.length > 0 && atTables === 0 && done.every(({ type }) => looks.includes(type));
  return isLook ? 'logged' : 'does';
}

/** A change in which nothing was written leaves another object behind, and all in it as it was. */
const isSame = (one: ClubInMemory, other: ClubInMemory): boolean =>
  one === other ||
  ((['entries', 'people', 'announced', 'clockPresses'] as const).every((part) =>
    isDeepStrictEqual(one[part], other[part]),
  ) &&
    isDeepStrictEqual(entriesOf(one), entriesOf(other)) &&
    isDeepStrictEqual(chosen(one), chosen(other)));

/** The entries of all books of the club. */
const entriesOf = ({ books }: ClubInMemory) => [...books.values()].map(({ entries }) => entries);

/** What people have set; where a card or a post is, the bot notes once Discord has taken it. */
function chosen({
  settings: { gameCards: _, sessionPost: __, boardPosts: ___, tableCards: ____, ...settings },
}: ClubInMemory) {
  return settings;
}

const isRefusal = ({ text }: Answer): boolean =>
  /^(⛔|❓|You can’t do that, for these reasons:\n⛔|Something went wrong)/.test(text);

export const isQuestion = ({ buttons }: Answer): boolean =>
  buttons.some((label) => label.startsWith('Confirm')) && buttons.includes('Cancel');

/** A point of the rules of a table or a tournament, or a rule of Nomic. */
const aPoint = /(?:Club|Nomic) \d+\.\d+|(?:WM|MJ) [A-D]\.[IVX\d]+(?:\([^)]*\))*|BT\d+|Rule \d+/g;

/** A refusal is clear, for the person who asked alone, calls nobody, and has changed nothing. */
function refusal(answer: Answer, before: ClubInMemory, after: ClubInMemory): string {
  expect(answer.text).not.toMatch(/went wrong|undefined|null|NaN|\[object|(?<!\\)<@|@everyone|@here/);
  expect(answer).toMatchObject({ kind: 'message', ephemeral: true, buttons: [] });
  expect(answer.message).toMatchObject({ mentions: [], mention_everyone: false });
  expect(isSame(after, before), 'refused, and yet something has changed').toBe(true);
  const [, list = ''] =
    /\n-# ((?:Act |Club |Nomic |Rule |WM |MJ |BT\d)[^\n]*)(?:\n```[\s\S]*)?$/.exec(answer.text) ?? [];
  const acts = [...list.matchAll(/Act ([\dIV]+(?:\.\d+)+)/g)].map(([, act]) => act);
  const cited = [...acts, ...[...list.matchAll(aPoint)].map(([point]) => point)];
  if (answer.text.startsWith('❓')) return '–';
  return cited.length === 0 ? 'no' : [...new Set(cited)].join(', ');
}
