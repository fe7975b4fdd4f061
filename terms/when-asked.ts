/**
 * Has something made once, when it is first asked for. What shows dates, lists and ordinals takes a start milliseconds and megabytes, and not
 * every program shows any.
 */
export function whenAsked<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
