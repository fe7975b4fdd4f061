/** The key of a rule: it never changes, is never shown, and is never given to another rule. */
export type RuleId = string;

/** Words of a paragraph. `rule` is the rule that they are a link to. */
export interface Piece {
  readonly text: string;
  readonly rule?: RuleId;
}

/** A paragraph of a rule. */
export type Paragraph = readonly Piece[];

/** The text of a rule. */
export type Text = readonly Paragraph[];

/** A paragraph of words alone. */
export const paragraph = (text: string): Paragraph => [{ text }];

/** A text of such paragraphs. */
export const textOf = (paragraphs: readonly string[]): Text => paragraphs.map(paragraph);

/** The words of a paragraph, links or not. */
export const wordsOf = (pieces: Paragraph): string => pieces.map(({ text }) => text).join('');

/** The words of a text, each paragraph's. */
export const paragraphsOf = (text: Text): readonly string[] => text.map(wordsOf);

/** The words of a text, a line break between paragraphs. */
export const plainText = (text: Text): string =>
  paragraphsOf(text)
    .map((each) => each.trimEnd())
    .join('\n');

/** How long a text is, in characters. */
export const lengthOf = (text: Text): number =>
  text.reduce((sum, pieces) => sum + pieces.reduce((length, piece) => length + piece.text.length, 0), 0);
