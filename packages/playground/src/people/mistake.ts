/** Something Discord's client does not let a person do; its words say why. */
export class Mistake extends Error {}

/** Returns the value, or tells the person what is missing. */
export function present<Value>(value: Value | undefined, words: string): Value {
  if (value === undefined) throw new Mistake(words);
  return value;
}
