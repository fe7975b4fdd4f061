import type { CompletionRequest } from '../../src/discord/command.ts';
import { fitting } from '../../src/discord/complete.ts';
import type { ClubView } from '../../src/house/ports.ts';
import type { Choice } from '../../src/house/words/reply.ts';
import { phaseName } from '../../src/tables/diplomacy/words/phase-name.ts';
import { findTable, isUnderWay, type Table, tablesOf } from '../../src/tables/table.ts';
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

/** The table that is meant by what is typed so far; null where that says none. */
export function tableTyped(
  view: ClubView,
  { options, channel }: Pick<CompletionRequest, 'options' | 'channel'>,
): Table | null {
  const found = findTable(view, { table: options.string('table'), channel });
  return found.ok ? found.value : null;
}

/** Suggests what the table that is meant has of something. */
export const ofTable =
  (choices: (table: Table, request: CompletionRequest) => readonly Choice[]): Suggest =>
  (view, request) => {
    const table = tableTyped(view, request);
    return table === null ? [] : fitting(choices(table, request), request.focused.value);
  };

/** A seat of the table that is meant. */
export const seatOfTable = (description: string) =>
  suggested(
    description,
    ofTable(({ rules }) => rules.seats.map(({ name }) => ({ name, value: name }))),
  );

/** The phases that were played at the table that is meant, the latest first. */
export const suggestPhases: Suggest = (view, { channel, focused, options }) => {
  const table = tableTyped(view, { options, channel });
  const history = table?.state.diplomacy?.history ?? [];
  const choices = history.flatMap(({ phase }) =>
    table === null ? [] : { name: phaseName(phase, table), value: phase },
  );
  return fitting(choices.toReversed(), focused.value);
};
