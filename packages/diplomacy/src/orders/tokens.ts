/** A piece of an order as somebody wrote it, in small plain letters, with its place in the text (offsets of characters). */
export interface Token {
  readonly kind: 'word' | 'dash' | 'slash' | 'open' | 'close' | 'comma' | 'other';
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** What a character can be part of. Of what says nothing there are spaces, full stops and quotes. */
type Sort = Token['kind'] | 'nothing' | 'inside';

/** Where a list was copied with its marks: `1. A Vie-Gal`, `* A Vie-Gal`, `- A Vie-Gal`. */
const listMark = /^\s*(?:\d{1,3}\s*[.):]|[*•·–—-]+(?=\s))\s*/u;

/** Letters that stand for words, with full stops: `N.A.O.`, `n.c.` and, as it is a coast, `n. c.` */
const dotted = /(?:[nsew]\.\s?c\.|(?:\p{L}\.){3,})/iuy;

const marks: ReadonlyMap<string, Sort> = new Map<string, Sort>([
  ...Array.from('-‐‑‒–—―−﹘﹣<>=~→➔➙➛➜➝➞➡⇒⇨⟶⟹⮕»›', (mark): [string, Sort] => [mark, 'dash']),
  ...Array.from('.!`"“”„*_', (mark): [string, Sort] => [mark, 'nothing']),
  ...Array.from("'’ʼ", (mark): [string, Sort] => [mark, 'inside']),
  ...Array.from(',:;', (mark): [string, Sort] => [mark, 'comma']),
  ...Array.from('([{', (mark): [string, Sort] => [mark, 'open']),
  ...Array.from(')]}', (mark): [string, Sort] => [mark, 'close']),
  ['/', 'slash'],
]);

const plain: readonly Sort[] = Array.from({ length: 128 }, (_, code) => worked(String.fromCharCode(code)));

function sortOf(text: string, at: number): Sort {
  return plain[text.charCodeAt(at)] ?? worked(text.slice(at, at + widthAt(text, at)));
}

function worked(mark: string): Sort {
  const known = marks.get(mark);
  if (known !== undefined) return known;
  if (/\p{L}/u.test(mark)) return 'word';
  if (/\p{M}/u.test(mark)) return 'inside';
  return /[\s\p{C}]/u.test(mark) ? 'nothing' : 'other';
}

/** How many units of the text its character takes: two where it is a pair. */
const widthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** The tokens of one order. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = listMark.exec(text)?.[0].length ?? 0;
  while (at < text.length) {
    const sort = sortOf(text, at);
    const to = endOf(text, at, sort);
    if (sort !== 'nothing' && sort !== 'inside') tokens.push(token(sort, text.slice(at, to), at, to));
    at = to;
  }
  return tokens;
}

function token(kind: Token['kind'], written: string, from: number, to: number): Token {
  if (kind === 'word') return { kind, text: fold(written.replace(/[.\s]/g, '')), from, to };
  return { kind, text: kind === 'dash' ? '-' : written, from, to };
}

/** Words and dashes go on; everything else is by single characters. */
function endOf(text: string, from: number, sort: Sort): number {
  let at = from + widthAt(text, from);
  if (sort !== 'word' && sort !== 'dash') return at;
  while (at < text.length && goesOn(sort, sortOf(text, at))) at += widthAt(text, at);
  return sort === 'word' && at === from + 1 && text[at] === '.' ? endOfDotted(text, from, at) : at;
}

const goesOn = (sort: Sort, next: Sort): boolean => next === sort || (sort === 'word' && next === 'inside');

function endOfDotted(text: string, from: number, to: number): number {
  dotted.lastIndex = from;
  return dotted.test(text) ? dotted.lastIndex : to;
}

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
  const small = word.toLowerCase();
  if (/^[a-z]*$/.test(small)) return small;
  return small
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => letters[letter] ?? letter);
}
