/** Widths of letters in hundredths of the letters' size: those of DejaVu Sans, which Verdana's are close to. */
const widths: Readonly<Record<number, string>> = {
  30: "'ijlIJ",
  34: ' ,./:;\\|',
  40: 'f-()[]t!r',
  54: '"*_`sz?c',
  58: 'LFkvxy',
  62: 'PTYaoe',
  66: 'ESbdghnpqu0123456789{}$K',
  70: 'AVBRXZC',
  76: 'UHN&DG',
  86: 'OQw#+<=>^~M',
  100: '%mW@',
};

const widthOfLetter = new Map(
  Object.entries(widths).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])),
);

/** How wide a text is, at most, in the units that its size is given in. */
export function widthOf(text: string, size: number): number {
  return ([...text].reduce((sum, letter) => sum + (widthOfLetter.get(letter) ?? 100), 0) * size) / 100;
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text for an element or an attribute of SVG. What XML knows no letters for is left out. */
export function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
      .replace(/[&<>"']/g, (mark) => marks[mark] ?? '')
  );
}
