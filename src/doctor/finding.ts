/** One thing that was looked at. */
export interface Finding {
  /** `warn` is what the bot can do without. */
  mark: 'ok' | 'warn' | 'wrong';
  what: string;
  /** What to do about it; null where all is well. */
  todo: string | null;
}

export const ok = (what: string): Finding => ({ mark: 'ok', what, todo: null });
export const warn = (what: string, todo: string): Finding => ({ mark: 'warn', what, todo });
export const wrong = (what: string, todo: string): Finding => ({ mark: 'wrong', what, todo });

/** The findings as they are printed, each with what to do about it below. */
export const told = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ mark, what, todo }) => [
    `${mark.padEnd(5)}  ${what}`,
    ...(todo === null ? [] : [`       → ${todo}`]),
  ]);

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
