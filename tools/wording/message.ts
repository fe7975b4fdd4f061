import type { Reply } from '../../src/house/words/reply.ts';

/** Where something is read, in the order of the page. */
export const rooms = [
  'The house',
  'The ladder',
  'The Court',
  'Tables',
  'Commands',
  'Discord',
  'The site',
  'The playground',
  'The programs',
] as const;
export type Room = (typeof rooms)[number];

/** Something that people read, as they read it. */
export interface Message {
  room: Room;
  /** What kind of thing it is: a refusal, a question, a page. */
  group: string;
  /** Its name in the code. */
  code: string;
  text: string;
  /** Who reads it, where that is told apart. */
  audience?: Reply['audience'];
}

/** A message whose place in the catalogue is known already. */
export type Said = Omit<Message, 'room' | 'group'>;

/** Several that stand in one place. */
export const inGroup = (room: Room, group: string, said: readonly Said[]): Message[] =>
  said.map((each) => ({ room, group, ...each }));
