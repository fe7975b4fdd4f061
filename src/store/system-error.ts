/** The operating system's code for what went wrong, such as `ENOENT`, or SQLite's; null where the error has none. */
export const systemCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error ? String(error.code) : null;
