import type { Message } from './message.ts';

/** All of it as one page of Markdown: room by room, kind by kind, then how many there are and which sentences are long. */
export function pageOf(messages: readonly Message[]): string {
  const parts = [...grouped(messages, ({ room }) => room)].flatMap(([room, inRoom]) => [
    `## ${room}`,
    ...[...grouped(inRoom, ({ group }) => group)].flatMap(([group, said]) => [
      `### ${group}`,
      ...said.map(part),
    ]),
  ]);
  return [
    '# All that people read',
    ...parts,
    '## How much there is',
    countTable(messages),
    `## Sentences of more than ${longest} words`,
    longSentences(messages)
      .map(({ code, sentence, words }) => `- ${words} words, \`${code}\`: ${sentence}`)
      .join('\n'),
    '',
  ].join('\n\n');
}

function grouped(messages: readonly Message[], of: (message: Message) => string): Map<string, Message[]> {
  const groups = new Map<string, Message[]>();
  for (const message of messages) groups.set(of(message), [...(groups.get(of(message)) ?? []), message]);
  return groups;
}

const part = ({ code, text, audience }: Message): string => {
  const readers = audience === undefined ? '' : audience === 'club' ? ' to everybody' : ' to one person';
  return `\`${code}\`${readers}\n\n${text.replace(/^/gm, '> ')}`;
};

function countTable(messages: readonly Message[]): string {
  const groups = grouped(messages, ({ room, group }) => `${room}: ${group}`);
  const rows = [...groups].map(([group, said]) => {
    const codes = new Set(said.map(({ code }) => code));
    return `| ${group} | ${codes.size} | ${said.length} |`;
  });
  return ['| | Codes | Messages |', '|---|---|---|', ...rows].join('\n');
}

/** So many words a sentence has at most. */
const longest = 25;

interface LongSentence {
  code: string;
  sentence: string;
  words: number;
}

/** The sentences that are too long to be read at once; each once, the longest first. */
export function longSentences(messages: readonly Message[]): LongSentence[] {
  const found = messages.flatMap(({ code, text }) =>
    sentencesOf(text).map((sentence) => ({ code, sentence, words: sentence.split(/\s+/).length })),
  );
  const long = found.filter(({ words }) => words > longest).sort((one, other) => other.words - one.words);
  return [...new Map(long.map((each) => [each.sentence, each])).values()];
}

/** The sentences of a text. Buttons, choices and files are none. A line ends a sentence; so does a full stop, a question mark or an exclamation mark before a capital or the letter of a part. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/^\[.*\]$/gm, '')
    .split(/\n|(?<=[.?!][)”*]*)\s+(?=[“*`]?[A-Z]|\([a-z]\) [A-Z])/)
    .filter((sentence) => sentence !== '');
