import { listed, quoted, type Worded } from '../text.ts';

/** Why a file that came with a command was not taken. */
export const fileProblems = {
  'file-lost': ({ name }: { name: string }) => ({
    wrong: `Discord did not give me the file ${quoted(name)}.`,
    remedy: 'Nothing was kept. Wait a moment, and give the command again with the file.',
  }),
  /** `limit` is in bytes. */
  'file-too-large': ({ name, limit }: { name: string; limit: number }) => ({
    wrong: `The file ${quoted(name)} is too large: at most ${sizeOf(limit)} are taken.`,
    remedy: 'Make it smaller, or hand it in in pieces.',
  }),
  'file-kind': ({ name, kinds }: { name: string; kinds: readonly string[] }) => ({
    wrong: `I cannot tell from the name ${quoted(name)} that this is a file of a kind that is taken.`,
    remedy: `Take one that ends in ${listed(
      kinds.map((kind) => `\`.${kind}\``),
      'or',
    )}.`,
  }),
  'file-not-so': ({ name }: { name: string }) => ({
    wrong: `The file ${quoted(name)} is something other than its name says, or it is damaged.`,
    remedy: 'Save it anew as what it is meant to be, and give the command again.',
  }),
} satisfies Worded;

const megabyte = 1024 * 1024;

/** `340 kB`, `8 MB` */
export const sizeOf = (bytes: number): string =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${Math.round(bytes / megabyte)} MB`;
