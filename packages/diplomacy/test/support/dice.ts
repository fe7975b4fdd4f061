/** Chance that comes out the same for the same seed. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, but not, 1. */
  roll(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(count: number): number {
    return Math.floor(this.roll() * count);
  }

  chance(share: number): boolean {
    return this.roll() < share;
  }

  /** One of these; undefined where there are none. */
  one<T>(of: readonly T[]): T | undefined {
    return of[this.below(of.length)];
  }

  shuffled<T>(of: readonly T[]): T[] {
    return of
      .map((each) => ({ each, place: this.roll() }))
      .sort((a, b) => a.place - b.place)
      .map(({ each }) => each);
  }
}
