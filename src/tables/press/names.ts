import type { PressKind } from '../rule-sets/rule-set.ts';

/** What kinds of press are called. */
export const pressNames: Readonly<Record<PressKind, string>> = {
  white: 'White press',
  grey: 'Grey press',
  'dark-grey': 'Dark grey press',
};
