/** A piece of an order as somebody wrote it, in small plain letters, with its place in the text (offsets of characters). */
export interface Token {
  readonly kind: 'word' | 'dash' | 'slash' | 'open' | 'close' | 'comma' | 'other';
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Where a list was copied with its marks: `1. A Vie-Gal`, `* A Vie-Gal`, `- A Vie-Gal`. */
const listMark = /^\s*(?:\d{1,3}\s*[.):]|[*•·–—-]+(?=\s))\s*/u;

/** Words, with apostrophes; dashes and arrows of every kind as one; the rest by single characters. Periods and quotes say nothing. */
const piece =
  /(?<dotted>[nsew]\.\s?c\.|(?:\p{L}\.){3,})|(?<word>\p{L}[\p{L}\p{M}'’ʼ]*)|(?<dash>[-‐‑‒–—―−﹘﹣<>=~→➔➙➛➜➝➞➡⇒⇨⟶⟹⮕»›]+)|(?<mark>[^\s\p{M}.!`"“”„*_\u{200b}-\u{200f}])/giu;

const marks: Readonly<Record<string, Token['kind']>> = {
  '/': 'slash',
  '(': 'open',
  '[': 'open',
  '{': 'open',
  ')': 'close',
  ']': 'close',
  '}': 'close',
  ',': 'comma',
  ':': 'comma',
  ';': 'comma',
};

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** A word in small letters without accents, apostrophes and ligatures: `Tyrrhénienne` becomes `tyrrhenienne`. */
export function fold(word: string): string {
  if (/^[a-z]*$/.test(word)) return word;
  const small = word.toLowerCase();
  if (/^[a-z]*$/.test(small)) return small;
  return small
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => letters[letter] ?? letter);
}

/** The tokens of one order. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const start = listMark.exec(text)?.[0].length ?? 0;
  piece.lastIndex = start;
  for (let found = piece.exec(text); found !== null; found = piece.exec(text)) {
    const from = found.index;
    tokens.push({ ...kindOf(found), from, to: from + found[0].length });
  }
  return tokens;
}

function kindOf(found: RegExpExecArray): Pick<Token, 'kind' | 'text'> {
  const { dotted, word, dash, mark = '' } = found.groups ?? {};
  if (dotted !== undefined) return { kind: 'word', text: dotted.replace(/[.\s]/g, '').toLowerCase() };
  if (word !== undefined) return { kind: 'word', text: fold(word) };
  if (dash !== undefined) return { kind: 'dash', text: '-' };
  return { kind: marks[mark] ?? 'other', text: mark };
}
