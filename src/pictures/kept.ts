/** What was worked out, kept under its name until so many bytes were worked out since it was last asked for. */
export class Kept<Value> {
  readonly #known = new Map<string, Value>();
  #size = 0;

  constructor(
    private readonly most: number,
    private readonly sizeOf: (value: Value) => number,
  ) {}

  of(name: string, work: () => Value): Value {
    const found = this.#known.get(name);
    if (found !== undefined) this.#drop(name, found);
    const value = found ?? work();
    this.#known.set(name, value);
    this.#size += this.sizeOf(value);
    this.#tidy();
    return value;
  }

  /** The value that was asked for last stays, however large. */
  #tidy(): void {
    for (const [name, value] of this.#known) {
      if (this.#size <= this.most || this.#known.size === 1) return;
      this.#drop(name, value);
    }
  }

  #drop(name: string, value: Value): void {
    this.#known.delete(name);
    this.#size -= this.sizeOf(value);
  }
}
