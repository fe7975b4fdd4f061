import type { UseCase } from '../../house/plan.ts';
import { done, notUnderstood, type Result, refused, understood } from '../../house/result.ts';
import { parseDaysOff, writeDaysOff } from '../clock/deadline.ts';
import { keepDeadlines } from '../clock/hold-deadline.ts';
import type { TableOutcome } from '../outcomes.ts';
import type { TableSetting } from '../rule-sets/rule-set.ts';
import { by, findTable, type Meant, type Table, writeAt } from '../table.ts';
import { needsGm, personActing } from '../who.ts';

interface SettingInput extends Meant {
  name: string;
  value: string;
}

/**
 * The gamemaster chooses among what the rule set leaves open, before the start; of some settings also while the game is played.
 * No deadline comes earlier for it.
 */
export const chooseSetting: UseCase<SettingInput, TableOutcome<'setting-chosen'>> = (work, actor, input) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const { number, rules } = table;
  const named = settingNamed(table, input.name);
  const matter = named?.setting.on ?? 'start';
  const refusals = [
    ...needsGm(work, actor, table, matter),
    ...(isOpenTo(table, named)
      ? []
      : [{ code: 'settings-fixed', table: number, ...by(rules, matter) } as const]),
  ];
  if (refusals.length > 0) return refused(...refusals);
  if (named === null)
    return notUnderstood({
      problem: 'no-such-setting',
      text: input.name,
      names: Object.keys(rules.settings),
    });
  const value = readValue(named, input.value);
  if (!value.ok) return value;
  const chosen = { name: named.name, value: value.value };
  const keep = keepDeadlines(work);
  writeAt(work, table, { type: 'setting-chosen', ...chosen }, personActing(work, actor));
  keep();
  const told = { kind: 'setting-chosen', table: number, ...chosen } as const;
  work.announce(told, { to: 'table', table: number });
  return done(told);
};

const isOpenTo = ({ state: { status } }: Table, named: NamedSetting | null): boolean =>
  status === 'open' || (status === 'playing' && named?.setting.inPlay === true);

interface NamedSetting {
  name: string;
  setting: TableSetting;
}

/** The setting of that name that a table's rule set has; null for none. */
export function settingNamed({ rules }: Pick<Table, 'rules'>, text: string): NamedSetting | null {
  const typed = text.trim().toLowerCase();
  const [name, setting] = Object.entries(rules.settings).find(([each]) => each.toLowerCase() === typed) ?? [];
  return name === undefined || setting === undefined ? null : { name, setting };
}

/** What was chosen for a setting, or what is usual. */
export const settingOf = ({ state }: Table, { name, setting }: NamedSetting): string =>
  state.settings[name] ?? setting.usual;

/** What a setting is to be, as typed. */
export function readValue({ name, setting: { choices } }: NamedSetting, text: string): Result<string> {
  if (choices === null) {
    const days = parseDaysOff(text);
    return days === null ? notUnderstood({ problem: 'not-days-off', text }) : done(writeDaysOff(days));
  }
  const typed = text.trim().toLowerCase();
  const values = Object.keys(choices);
  const value = values.find((each) => each.toLowerCase() === typed);
  return understood(value, { problem: 'no-such-value', name, text, values });
}
