/** The median of several timed runs, in milliseconds, after one run that is thrown away. */
export function medianMs(runs: number, work: () => void): number {
  work();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return quantile(times, 0.5);
}

export const perSecond = (count: number, ms: number): string =>
  `${Math.round(count / (ms / 1000)).toLocaleString('en-GB')}/s`;

/** The value below which that share of all lies; not a number where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
