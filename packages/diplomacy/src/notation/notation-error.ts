/** Something that was to be read and is not written as it has to be. The message is a sentence that names it. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
}

/** The words as a message can quote them, however long they are. */
export const quoted = (words: string): string =>
  JSON.stringify(words.length > longest ? `${words.slice(0, longest)}…` : words);

const longest = 40;
