/** The n-th, counted around. */
export function around<T>(list: readonly T[], nth: number): T {
  const found = list[nth % list.length];
  if (found === undefined) throw new Error('there is none to choose from');
  return found;
}
