import { capital } from '../../../terms/words.ts';
import { citing, plain } from '../../house/words/text.ts';
import { citeOn } from '../rule-sets/rule-set.ts';
import type { Table } from '../table.ts';
import { type settingNamed, settingOf } from './choose-setting.ts';

type NamedSetting = NonNullable<ReturnType<typeof settingNamed>>;

/** A setting and what it is, in a sentence: `**night**: The night is quiet.` */
export function settingLine({ name, setting: { choices } }: NamedSetting, value: string): string {
  const means = choices?.[value] ?? (value === '' ? 'none' : value);
  return `**${capital(name)}**: ${plain(means, 300)}.`;
}

/** All settings of a table, a line each. */
export const settingLines = (table: Table): string[] =>
  Object.entries(table.rules.settings).map(
    ([name, setting]) =>
      `${settingLine({ name, setting }, settingOf(table, { name, setting }))}${citing([citeOn(table.rules, setting.on)])}`,
  );
