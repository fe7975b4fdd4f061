/** The fewest of the things that still fail, found by leaving out ever smaller parts, with at most so many tries. */
export async function shrunk<T>(
  things: readonly T[],
  fails: (fewer: readonly T[]) => Promise<boolean>,
  tries: number,
): Promise<readonly T[]> {
  let [left, least, size] = [tries, things, Math.ceil(things.length / 2)];
  for (let from = 0; left > 0 && least.length > 1; ) {
    const fewer = [...least.slice(0, from), ...least.slice(from + size)];
    left -= 1;
    if (fewer.length < least.length && (await fails(fewer))) least = fewer;
    else from += size;
    if (from < least.length) continue;
    if (size === 1) break;
    [from, size] = [0, Math.ceil(size / 2)];
  }
  return least;
}
