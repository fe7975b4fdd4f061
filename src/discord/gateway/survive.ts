/**
 * Has a method of an object of a library throw and reject no more: what it would have thrown is told instead. It is named by
 * its name, since the library keeps it to itself. Throws where there is no such method any more.
 */
export function survive(object: object, method: string, told: (error: unknown) => void): void {
  const original: unknown = Reflect.get(object, method);
  if (typeof original !== 'function') throw new Error(`There is no ${method} any more`);
  Reflect.set(object, method, (...given: unknown[]): unknown => {
    try {
      const result: unknown = Reflect.apply(original, object, given);
      return result instanceof Promise ? result.catch(told) : result;
    } catch (error) {
      return told(error);
    }
  });
}
