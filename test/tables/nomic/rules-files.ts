import { initialRules, writeRules } from '../../../packages/nomic/src/index.ts';

const days = [
  { name: 'Chris', day: 'Monday' },
  { name: 'Dave', day: 'Tuesday' },
];
/** The project’s own rules, with other players’ days. */
export const own = initialRules(days, '2026-11-20');

type Fields = Record<string, unknown>;

/** A rule as a file has it. */
export const aRule = (label: string, text: string, more: Fields = {}): Fields => ({
  ...{ text: [text], notes: [], label, ineffect: '1', date: '', linksto: [], proplinks: [] },
  ...more,
});

/** The project’s own rules as a file, with these besides or in their place. */
export function fileWith(rules: Record<string, Fields> = {}): string {
  const written = writeRules(own, 'first');
  return JSON.stringify({ ...written, rules: { ...Object(written.rules), ...rules } });
}
