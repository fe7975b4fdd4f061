import { describe, expect, it } from 'vitest';
import { columns, columnsOf } from './columns.ts';
import { deeds } from './deeds/deeds.ts';
import { goOn } from './go-on.ts';
import { cameTo } from './observe.ts';
import { dismissed, type Scene } from './scenes/club.ts';
import type { Stage } from './stage.ts';
import { stageForAll } from './stage-for-all.ts';
import { readTable } from './table.ts';

/** Anyone who is asked or given a form, by the table. */
const asked = readTable().flatMap(({ name, cells, section }) =>
  Object.entries(cells)
    .filter(([, cell]) => cell === 'asks' || cell === 'form')
    .map(([column]) => ({ name, column, section, asMember: cells.Member ?? '' })),
);

/** Those who are asked by an office alone: no Member is. */
const byOffice = asked.filter(
  ({ column, asMember }) =>
    ['Moderator', 'Justice', 'Chief Justice', 'Staff'].includes(column) && /^[0IV]/.test(asMember),
);

/** Who holds an office, or watches over the club, does so no more. */
const noMore = (column: string): Scene =>
  column === 'Staff'
    ? ({ story, is }) => story.nameStaff(is('other'))
    : dismissed(columns[column]?.role ?? 'member');

let stage: Stage;
stageForAll((opened) => {
  stage = opened;
});

/** Has somebody try it, up to the question or form that they are to come to. */
async function tried({ name, column, section }: (typeof asked)[number]) {
  const [deed, { role, also } = {}] = [deeds[name], columnsOf({ section })[column]];
  if (deed === undefined || role === undefined) throw new Error(`Nothing tries ${name} as ${column}`);
  await stage.set(deed.after);
  stage.again(also);
  const hands = stage.handsOf(role);
  return { deed, hands, answer: await deed.tries(hands, stage.club) };
}

describe('anyone who is asked, or given a form, can do it', () => {
  it.each(asked)('$column: $name', async (row) => {
    const { deed, hands, answer } = await tried(row);
    const before = stage.kept;
    const last = await goOn(deed, hands, answer);
    expect(cameTo(last, before, stage.kept)).toBe('does');
  });
});

describe('Acts III.2 and III.3: an office that is lost before the answer cannot be used any more', () => {
  it.each(byOffice)('$column: $name', async (row) => {
    const { column, asMember } = row;
    const { deed, hands, answer } = await tried(row);
    noMore(column)(stage.club);
    const before = stage.kept;
    const last = await goOn(deed, hands, answer);
    expect(cameTo(last, before, stage.kept)).toBe(asMember);
  });
});
