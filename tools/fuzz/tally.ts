import { type OutcomeKind, outcomes } from './checks.ts';
import type { Deed } from './deeds.ts';

/** Counts what was done and what came of it, over all rounds. */
export class Tally {
  private readonly counts = new Map<string, Map<OutcomeKind, number>>();
  private readonly taken = new Set<string>();
  rounds = 0;

  count(deed: Deed, outcome: OutcomeKind | null): void {
    if (outcome === null) return;
    const kind = kindOf(deed);
    const row = this.counts.get(kind) ?? new Map<OutcomeKind, number>();
    row.set(outcome, (row.get(outcome) ?? 0) + 1);
    this.counts.set(kind, row);
    if (deed.do === 'run' && outcome !== 'not sent') this.taken.add(deed.command);
  }

  /** How many interactions reached the bot. */
  get total(): number {
    const rows = [...this.counts.values()].flatMap((row) => [...row]);
    return rows.reduce((sum, [outcome, count]) => sum + (outcome === 'not sent' ? 0 : count), 0);
  }

  /** Those commands that were never given. */
  missing(commands: readonly string[]): string[] {
    return commands.filter((command) => !this.taken.has(command));
  }

  /** A table: a row for each kind of interaction, a column for each outcome. */
  lines(): string[] {
    const head = ['', ...outcomes].map((word) => word.padStart(width)).join('');
    const rows = [...this.counts].map(([kind, row]) =>
      [kind, ...outcomes.map((outcome) => String(row.get(outcome) ?? 0))]
        .map((cell) => cell.padStart(width))
        .join(''),
    );
    return [head, ...rows];
  }
}

const width = 16;

const kindOf = (deed: Deed): string => {
  if (deed.do === 'press') return deed.forged === null ? 'press' : 'forged press';
  return { run: 'command', complete: 'autocomplete', submit: 'form', post: 'message', wait: 'wait' }[deed.do];
};
