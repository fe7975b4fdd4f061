import { z } from 'zod';
import { caseNumber, game, person } from '../../ledger/fields.ts';
import { kind } from './kind.ts';

/**
 * What the member of staff may read that is not for everybody: lists, of a case what was asked for and said, and of tables who talks in
 * private, what they say there, and who wrote grey press.
 */
const staffPapers = [
  ...(['penalties', 'bans', 'monitors', 'petition', 'hearing'] as const),
  ...(['talks', 'talk', 'grey-press'] as const),
] as const;

/** What the member of staff read and had taken down, and what was erased (Acts 0.13 and 0.14). */
export const privacyKinds = [
  /** The member of staff read of a game what is not for everybody (Act 0.14). */
  kind('staff-read', z.object({ game }), { title: 'The member of staff read why a game is disputed' }),
  /** The member of staff read a list that is for officers, or papers `of` a case, by its number (Act 0.14). */
  kind('papers-read', z.object({ papers: z.enum(staffPapers), of: caseNumber.nullable() }), {
    title: 'The member of staff read papers',
  }),
  /** The member of staff has a post taken down, by Discord's ids (Acts 0.13 and 0.14). */
  kind('post-removal-ordered', z.object({ channel: z.string(), message: z.string() }), {
    title: 'A post was taken down',
  }),
  /** Somebody reported a message to the Moderators, by Discord's ids; of what it says nothing is kept. */
  kind('message-reported', z.object({ channel: z.string(), message: z.string() }), {
    title: 'A message was reported to the Moderators',
  }),
  /** The member of staff read all that is kept of a person (Act 0.14). */
  kind('file-read', z.object({ person }), {
    title: 'The member of staff read a person’s file',
    line: () => 'the member of staff read all that is kept of them',
  }),
  /** A person had their name, their account and their words erased; from here on they are a number. */
  kind('erased', z.object({ person }), {
    title: 'Data was erased',
    apply: (state, entry) => {
      state.erased.add(entry.person);
    },
    line: () => 'had their data erased',
  }),
];
