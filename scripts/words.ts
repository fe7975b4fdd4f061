import { parseArgs } from 'node:util';

type Options = Readonly<Record<string, { type: 'string' | 'boolean' }>>;

/** What follows the script's name. */
export interface Words {
  words: string[];
  /** What was said with `--name value`, or with `--name` alone where it takes no value. */
  said: Readonly<Record<string, string | boolean | undefined>>;
}

/** Asked for in the wrong words. */
export class Misused extends Error {}

/** Throws with `usage` for an unknown option, or one without its value. */
export function readWords(usage: string, options: Options = {}): Words {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    return { words: positionals, said: { ...values } };
  } catch (cause) {
    throw new Misused(usage, { cause });
  }
}

/**
 * The numbers said with `--name 3`, or those of `usual` where none was. Throws with `usage` if one is not a number above 0,
 * or if anything else was said.
 */
export function readNumbers<Name extends string>(
  usage: string,
  usual: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const options = Object.fromEntries(Object.keys(usual).map((name) => [name, { type: 'string' as const }]));
  const { words, said } = readWords(usage, options);
  if (words.length > 0) throw new Misused(usage);
  return numbersOf(usage, usual, said);
}

/** Those of the words that are numbers, or those of `usual`. Throws with `usage` if one is not a number above 0. */
export function numbersOf<Name extends string>(
  usage: string,
  usual: Readonly<Record<Name, number>>,
  said: Words['said'],
): Record<Name, number> {
  const numbers: Record<Name, number> = { ...usual };
  for (const name in usual) if (said[name] !== undefined) numbers[name] = Number(said[name]);
  if (!Object.values<number>(numbers).every((number) => number > 0)) throw new Misused(usage);
  return numbers;
}

/** Does it. If it was asked for in the wrong words, says the right ones and lets the script fail. */
export async function orSayHow(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Misused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
