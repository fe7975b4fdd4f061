/** A promise that is resolved from outside, once. */
export class Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;

  constructor() {
    let resolve: (value: T) => void = () => {};
    this.promise = new Promise((settle) => {
      resolve = settle;
    });
    this.resolve = resolve;
  }
}
