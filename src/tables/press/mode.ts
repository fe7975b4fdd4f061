import type { PressMode } from '../rule-sets/rule-set.ts';
import type { Table } from '../table.ts';
import { signedKinds } from './names.ts';

/** Which press there is at a table, as its gamemaster chose (Club 4.1, WM D.X(1), MJ B.XI(1)). */
export function pressModeOf({
  rules: { figures },
  state: { settings },
}: Pick<Table, 'rules' | 'state'>): PressMode {
  return figures.press[settings.press ?? 'usual'] ?? figures.press.usual;
}

/** What the section is called in which press is published that is not below its author’s orders. */
export function sectionOf({ white, kinds }: PressMode): string {
  if (white === 'with the rest') return 'Press';
  const isSigned = kinds.some((kind) => signedKinds.includes(kind));
  return isSigned ? 'Anonymous or unofficial press' : 'Anonymous press';
}
