/** The median of several timed runs, in milliseconds, after one run that is thrown away. */
export function medianMs(runs: number, work: () => void): number {
  work();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[Math.floor(runs / 2)] ?? Number.NaN;
}

export const perSecond = (count: number, ms: number): string =>
  `${Math.round(count / (ms / 1000)).toLocaleString('en-GB')}/s`;
