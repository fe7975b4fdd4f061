import type { PressKind } from '../rule-sets/rule-set.ts';

/** What kinds of press are called. */
export const pressNames: Readonly<Record<PressKind, string>> = {
  white: 'White press',
  grey: 'Grey press',
  'dark-grey': 'Dark grey press',
  black: 'Black press',
};

/** The kinds that are signed with the name of a power that need not be their author’s. */
export const signedKinds: readonly PressKind[] = ['dark-grey', 'black'];
