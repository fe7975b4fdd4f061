/** Statements for many rows at once are long, and seldom the same twice. */
const longest = 2_000;

/** Tells of a statement whether it is worth keeping prepared: it is not long, and begins with one of these words, which `|` separates. */
export function worthKeeping(words: string): (sql: string) => boolean {
  const begins = new RegExp(`^\\s*(${words})\\b`);
  return (sql) => sql.length <= longest && begins.test(sql);
}
