/** What is worked out of an object, which does not change, once for as long as the object lives. */
export function once<Of extends object, Result>(work: (of: Of) => Result): (of: Of) => Result {
  const known = new WeakMap<Of, { readonly result: Result }>();
  return (of) => {
    const found = known.get(of) ?? { result: work(of) };
    known.set(of, found);
    return found.result;
  };
}
