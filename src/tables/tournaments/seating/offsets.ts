/**
 * As many numbers below `boards` as a board has seats, of which no two differ by as much as any other two, counted round: if the player of
 * each power of a team sits that many boards further on than the team’s own number, no two teams meet twice. Null where there are none.
 */
export function offsetsFor(boards: number, seats: number): number[] | null {
  return extend([0], new Set(), { boards, seats });
}

function extend(
  chosen: readonly number[],
  differences: ReadonlySet<number>,
  size: { boards: number; seats: number },
): number[] | null {
  if (chosen.length === size.seats) return [...chosen];
  for (let next = (chosen.at(-1) ?? 0) + 1; next < size.boards; next++) {
    const made = chosen.flatMap((each) => [next - each, size.boards - next + each]);
    const isNew = new Set(made).size === made.length && made.every((each) => !differences.has(each));
    const found = isNew ? extend([...chosen, next], new Set([...differences, ...made]), size) : null;
    if (found !== null) return found;
  }
  return null;
}
