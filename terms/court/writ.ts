import type { Figures } from '../figures.ts';

/** Act III.3.6: whether these words grant a case: the Chief Justice's alone, or those of enough Justices. */
export const grantsWrit = (
  words: readonly { readonly chief: boolean }[],
  { grantingJustices }: Pick<Figures, 'grantingJustices'>,
): boolean => words.some(({ chief }) => chief) || words.length >= grantingJustices;
