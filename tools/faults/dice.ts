/** The same throws on every run with that seed. */
export class Dice {
  private state: number;

  /** Seeds are mixed, so that neighbouring ones have nothing in common. */
  constructor(...seeds: readonly number[]) {
    this.state = seeds.reduce((mixed, seed) => scrambled(mixed ^ seed), 0x9e3779b9);
  }

  /** From 0 up to, but not including, 1. */
  throw(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    return scrambled(this.state) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both among them. */
  between(least: number, most: number): number {
    return least + Math.floor(this.throw() * (most - least + 1));
  }

  chance(of: number): boolean {
    return this.throw() < of;
  }

  /** One of them; throws where there is none. */
  pick<T>(among: readonly T[]): T {
    const [picked] = among.slice(this.between(0, among.length - 1));
    if (picked === undefined) throw new Error('There is nothing to pick from');
    return picked;
  }
}

function scrambled(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
