import type { DiplomacyTableRules } from '../rule-sets/rule-set.ts';

/**
 * The year after whose Fall a game ends whoever leads then, as the setting `last-year` says (WM B.3, MJ A.10); null where nothing but a
 * victory ends it. A tournament chooses the setting for its tables by their round.
 */
export function lastYearOf(
  { settings }: Pick<DiplomacyTableRules, 'settings'>,
  chosen: { settings: Readonly<Record<string, string>> },
): number | null {
  const year = Number(chosen.settings['last-year'] ?? settings['last-year']?.usual);
  return Number.isInteger(year) ? year : null;
}
