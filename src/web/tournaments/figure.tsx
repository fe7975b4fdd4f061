import type Fraction from 'fraction.js';

/** A figure of a score as data: exactly, and as a decimal. */
export interface FigureRead {
  /** `31 1/3` */
  exact: string;
  /** To two places. */
  decimal: number;
}

export const figureRead = (figure: Fraction): FigureRead => ({
  exact: exactly(figure),
  decimal: Number(figure.round(2).valueOf()),
});

/** `31 1/3`, and below one `0 1/3`: a spreadsheet would take `1/3` for a day. */
function exactly(figure: Fraction): string {
  const words = figure.toFraction(true);
  return /^-?\d+\/\d+$/.test(words) ? words.replace(/(\d+\/)/, '0 $1') : words;
}

/** `31`, or `31 1/3 (about 31.33)` where it is no whole number. */
export const figureWords = ({ exact, decimal }: FigureRead): string => {
  if (!exact.includes(' ')) return exact;
  const rounded = decimal.toFixed(2);
  return `${exact.replace(/^0 /, '')} (${isRound(exact) ? '' : 'about '}${rounded})`;
};

/** Whether two decimal places say all of it. */
const isRound = (exact: string): boolean => 100 % Number(exact.split('/')[1]) === 0;
