import type { Invalid } from '../../refusals.ts';
import { listed, plain } from '../text.ts';
import { say, type Wording } from '../wording.ts';

export type InvalidFile = Extract<
  Invalid,
  { problem: 'file-lost' | 'file-too-large' | 'file-kind' | 'file-not-so' }
>;

/** Why a file that came with a command was not taken. */
export function wordInvalidFile(invalid: InvalidFile): Wording {
  const name = `“${plain(invalid.name, 60)}”`;
  switch (invalid.problem) {
    case 'file-lost':
      return say(
        `Discord did not give me the file ${name}.`,
        'Nothing was kept. Wait a moment, and give the command again with the file.',
      );
    case 'file-too-large':
      return say(
        `The file ${name} is too large: at most ${sizeOf(invalid.limit)} are taken.`,
        'Make it smaller, or hand it in in pieces.',
      );
    case 'file-kind':
      return say(
        `I cannot tell from the name ${name} that this is a file of a kind that is taken.`,
        `Take one that ends in ${listed(
          invalid.kinds.map((kind) => `\`.${kind}\``),
          'or',
        )}.`,
      );
    case 'file-not-so':
      return say(
        `The file ${name} is something other than its name says, or it is damaged.`,
        'Save it anew as what it is meant to be, and give the command again.',
      );
    default:
      return invalid satisfies never;
  }
}

const megabyte = 1024 * 1024;

/** `340 kB`, `8 MB` */
export const sizeOf = (bytes: number): string =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${Math.round(bytes / megabyte)} MB`;
