import { listed, quoted, type Worded } from '../text.ts';

/** Why a file that came with a command was not taken. */
export const fileProblems = {
  'file-lost': ({ name }: { name: string }) => ({
    wrong: `Discord did not give me the file ${quoted(name)}.`,
    remedy: 'Nothing was kept. Wait a moment, then use the command again with the file.',
  }),
  /** `limit` is in bytes. */
  'file-too-large': ({ name, limit }: { name: string; limit: number }) => ({
    wrong: `The file ${quoted(name)} is too large: the limit is ${sizeOf(limit)}.`,
    remedy: 'Make it smaller, or send it in parts.',
  }),
  'file-kind': ({ name, kinds }: { name: string; kinds: readonly string[] }) => ({
    wrong: `I can’t take the file ${quoted(name)}: its name doesn’t say that it is of a kind I know.`,
    remedy: `Send one that ends in ${listed(
      kinds.map((kind) => `\`.${kind}\``),
      'or',
    )}.`,
  }),
  'file-not-so': ({ name }: { name: string }) => ({
    wrong: `The file ${quoted(name)} is damaged, or is not what its name says.`,
    remedy: 'Save it again in the right format, then use the command again.',
  }),
} satisfies Worded;

const megabyte = 1024 * 1024;

/** `340 kB`, `8 MB` */
export const sizeOf = (bytes: number): string =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${Math.round(bytes / megabyte)} MB`;
