import { describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';
import { limitedCommands } from '../../src/house/offices/limited-commands.ts';
import { type Row, readTable } from './table.ts';

const pupils = ['Stranger', 'Member', 'Banned', 'Removed', 'Player', 'Opponent'];
const users = {
  moderator: 'Moderator',
  justice: 'Justice',
  chief: 'Chief Justice',
  staff: 'Staff',
  manager: 'Server manager',
};

/** As Discord shows it: what is typed after a slash, up to the first blank; or what stands in a menu. */
const commandOf = ({ name }: Row): string =>
  /^(\/\S+?)(?=[ ,]|$)/.exec(name)?.[1] ?? /^menu ([^,]+)/.exec(name)?.[1] ?? '';

const canUse = (rows: readonly Row[], column: string): boolean =>
  rows.some(({ cells }) => /^(does|asks|form|sees|logged)$/.test(cells[column] ?? ''));

describe('the commands that a server may hide from pupils', () => {
  const names = commands.flatMap(({ data, menus = [] }) => [
    `/${data.name}`,
    ...menus.map((menu) => menu.data.name),
  ]);

  it.each(names)('%s, by the table of who may do what', (name) => {
    const rows = readTable().filter((row) => commandOf(row) === name);
    expect(rows).not.toEqual([]);
    const forPupils = pupils.some((column) => canUse(rows, column));
    const allowed = Object.entries(users).flatMap(([user, column]) => (canUse(rows, column) ? [user] : []));
    const isDiscords = allowed.join() === 'manager';
    expect(limitedCommands[name] ?? []).toEqual(forPupils || isDiscords ? [] : allowed);
  });

  it('are all there', () => {
    expect(Object.keys(limitedCommands).filter((name) => !names.includes(name))).toEqual([]);
  });
});
