import type { Taken } from './load.ts';
import { quantile } from './measure.ts';

/** A median and a 99th percentile, in milliseconds, to which others are compared. */
export interface Yardstick {
  median: number;
  p99: number;
}

export const besides = (taken: Taken | undefined): Yardstick => ({
  median: quantile(taken?.times ?? [], 0.5),
  p99: quantile(taken?.times ?? [], 0.99),
});

/** A line of a table of latencies: how long, how many times the yardstick, and at how many a second it still keeps up. */
export function latencyLine(
  name: string,
  taken: Taken | undefined,
  yardstick: Yardstick,
  rate?: number,
): string {
  const { median, p99 } = besides(taken);
  const unanswered = taken === undefined || taken.unanswered === 0 ? '' : `   ${taken.unanswered} unanswered`;
  const kept = rate === undefined ? '' : `   up to ${rate}/s`;
  return (
    `  ${name.padEnd(26)} ${ms(median)} (× ${ratio(median, yardstick.median)})` +
    `   p99 ${ms(p99)} (× ${ratio(p99, yardstick.p99)})${kept}${unanswered}`
  );
}

const ms = (time: number): string => `${time.toFixed(1)} ms`.padStart(9);
export const ratio = (one: number, other: number): string => (one / other).toFixed(2);
