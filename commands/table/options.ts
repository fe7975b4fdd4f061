import { fitting } from '../../src/discord/complete.ts';
import { isUnderWay, type Table, tablesOf } from '../../src/tables/table.ts';
import { optional, type Suggest, suggested, unasked } from '../options.ts';

/** The tables of the club, those that go on first. */
const suggestTables =
  (wanted: (table: Table) => boolean): Suggest =>
  (view, { focused }) => {
    const tables = tablesOf(view).filter(wanted);
    const inOrder = [...tables.filter(isUnderWay), ...tables.filter((table) => !isUnderWay(table))];
    const choices = inOrder.map(({ number, about }) => ({
      name: `${number}: ${about.name}`,
      value: String(number),
    }));
    return fitting(choices, focused.value);
  };

/** Which table is meant: the one named, else the one in whose thread the command is given. */
export const whichTable = {
  table: optional(
    suggested(
      'The table; left out, the one of this thread',
      suggestTables(() => true),
    ),
  ),
  channel: unasked(({ channel }) => channel),
};

/** Which table a button is about. */
export const tableIn = ({ args, channel }: { args: readonly string[]; channel: string }) => ({
  table: args[0] ?? '',
  channel,
});
