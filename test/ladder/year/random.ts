/** Chance that comes out the same each time for the same seed. */
export class Random {
  private state: number;

  constructor(seed: string) {
    this.state = [...seed].reduce(
      (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619),
      2166136261,
    );
  }

  /** From 0 up to, but never, 1. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((again ^ (again >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from 0 up to, but never, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** True so many times in a hundred. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  /** One of them, or undefined where there is none. */
  of<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  /** So many of them, each once, in any order. */
  some<T>(count: number, list: readonly T[]): T[] {
    const left = [...list];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(this.below(left.length), 1),
    ).flat();
  }
}
