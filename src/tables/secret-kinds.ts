import type { TableBody } from './book/table.ts';

/** The kinds of entry that show nobody anything before something else happens: not even when they were written is told. */
const secretKinds: readonly TableBody['type'][] = [
  'orders-given',
  'vote-given',
  'regulation-voted',
  'press-given',
  'press-withdrawn',
  'press-refused',
  'press-author-read',
  'talk-opened',
  'talk-read',
  'talk-reading-ended',
  'talks-barred',
  'nomic-threads-barred',
];

export const isSecretKind = (type: string): boolean => secretKinds.some((kind) => kind === type);
