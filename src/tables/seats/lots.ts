/** SHA-256 of some bytes, in small hexadecimal digits. */
export type Sha256 = (bytes: Uint8Array) => string;

const utf8 = new TextEncoder();
/** As many numbers as fit into the 32 bits that are drawn at a time. */
const numbers = 2 ** 32;

/** SHA-256 of the text's UTF-8. */
export const digestOf = (text: string, sha256: Sha256): string => sha256(utf8.encode(text));

/**
 * Lots that anybody can draw again from the seed: the digests of `seed`, a line break and 0, 1, 2, …, eight digits at a time. Those that
 * would make some numbers likelier than others are passed over.
 */
export function lots(seed: string, sha256: Sha256): (below: number) => number {
  let block = 0;
  let left = '';
  const draw = (): number => {
    if (left === '') left = digestOf(`${seed}\n${block++}`, sha256);
    const drawn = Number.parseInt(left.slice(0, 8), 16);
    left = left.slice(8);
    return drawn;
  };
  return (below) => {
    const fair = numbers - (numbers % below);
    let drawn = draw();
    while (drawn >= fair) drawn = draw();
    return drawn % below;
  };
}

/** The same things in an order that is drawn, each order as likely as any other. */
export function shuffled<T>(things: readonly T[], below: (count: number) => number): T[] {
  const left = [...things];
  return things.flatMap(() => left.splice(below(left.length), 1));
}
