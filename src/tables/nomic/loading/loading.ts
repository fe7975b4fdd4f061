import { type FieldSamples, plain, quoted, say, type Worded } from '../../../house/words/text.ts';

interface BadFile {
  name: string;
  why: string;
}

export const problems = {
  'rules-unread': ({ name, why }: BadFile) =>
    say(
      `I can’t read the file ${quoted(name)} as a rule set of Nomic. ${plain(why, 300)}`,
      'Nothing was opened. Put the file right, then use the command again.',
    ),
  'rules-unplayable': ({ name, why }: BadFile) =>
    say(
      `No game can begin with the rule set in ${quoted(name)}. ${plain(why, 300)}`,
      'Nothing was opened. Put the file right, or leave it out to begin with the project’s own rules.',
    ),
  'rules-file-unused': ({ name }: { name: string }) =>
    say(
      `The file ${quoted(name)} is of no use: only a table of Nomic begins with a rule set from a file.`,
      'Leave `file` out, or choose `game:nomic` and `rules:nomic`.',
    ),
} satisfies Worded;

export const problemSamples: FieldSamples<typeof problems> = {
  'rules-unread': [{ name: 'rules.json', why: 'The file is not valid JSON.' }],
  'rules-unplayable': [
    { name: 'rules.json', why: 'It has no mutable rule in effect, so nothing could ever change.' },
  ],
  'rules-file-unused': [{ name: 'rules.json' }],
};
