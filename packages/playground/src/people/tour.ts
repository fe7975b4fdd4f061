import type { World } from '../world/world.ts';
import type { PeoplesClock } from './clock.ts';
import type { TourSeen, TourStep } from './protocol.ts';

export interface TourOptions {
  /** What is shown to somebody who sees this Discord for the first time. */
  tour?: readonly TourStep[];
  /** Tells of each step whether it is done by now, whichever way it was done; none is unless this says so. */
  toured?: () => Promise<readonly boolean[]>;
}

/** The tour, and which of its steps are done. A step that was done once stays done. */
export class PeoplesTour {
  readonly #steps: readonly TourStep[];
  readonly #toured: () => Promise<readonly boolean[]>;
  readonly #done = new Set<number>();
  readonly #listeners = new Set<(done: boolean[]) => void>();
  #looking: Promise<void> | null = null;
  #stale = false;

  constructor({ tour = [], toured = async () => [] }: TourOptions, world: World, clock: PeoplesClock) {
    this.#steps = tour;
    this.#toured = toured;
    if (tour.length === 0) return;
    world.watchers.add(({ progress }) => {
      if (progress !== 'open') this.#look();
    });
    clock.listen(() => this.#look());
  }

  async seen(): Promise<TourSeen> {
    await this.#look();
    const done = this.#marks();
    return this.#steps.map((step, place) => ({ ...step, done: done[place] === true }));
  }

  /** Hears whenever another step is done, until the returned function is called. */
  listen(listener: (done: boolean[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Looks again. What happens while it looks is looked at afterwards. */
  #look(): Promise<void> {
    this.#stale = true;
    this.#looking ??= this.#lookUntilFresh().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #lookUntilFresh(): Promise<void> {
    while (this.#stale && this.#done.size < this.#steps.length) {
      this.#stale = false;
      const known = this.#done.size;
      const done = await this.#toured().catch((): boolean[] => []);
      for (const [place, isDone] of done.entries()) if (isDone) this.#done.add(place);
      if (this.#done.size > known) for (const listener of [...this.#listeners]) listener(this.#marks());
    }
  }

  #marks(): boolean[] {
    return this.#steps.map((_, place) => this.#done.has(place));
  }
}
