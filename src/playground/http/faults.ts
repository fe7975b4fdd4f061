/** 429, 500 and 502 answer without doing anything; `lost` does the work and loses the answer; `hang` never answers. */
export type Fault = 429 | 500 | 502 | 'lost' | 'hang';

interface Ordered {
  route: string;
  fault: Fault;
  left: number;
}

/** Trouble ordered in advance by a test. */
export class Faults {
  readonly #ordered: Ordered[] = [];

  /**
   * Gives this fault to the next `times` requests of a route, written as `POST /channels/{channel_id}/messages`;
   * `*` is any route.
   */
  next(route: string, fault: Fault, times = 1): void {
    this.#ordered.push({ route, fault, left: times });
  }

  /** Takes the fault that this request is to meet, if one was ordered. */
  take(route: string): Fault | undefined {
    const ordered = this.#ordered.find(
      (each) => each.left > 0 && (each.route === '*' || each.route === route),
    );
    if (ordered === undefined) return undefined;
    ordered.left -= 1;
    return ordered.fault;
  }
}
