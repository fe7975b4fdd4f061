/** Holds what is drawn, and tells those who draw it of every change. */
export class Store<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  change(next: (state: State) => State): void {
    const changed = next(this.#state);
    if (changed === this.#state) return;
    this.#state = changed;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Calls back after each change until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
