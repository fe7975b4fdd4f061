import type { Office } from '../../../terms/administration/authority.ts';

/** Who can use a command at all: those with an office, or the member of staff. */
export type User = Office | 'staff';

const moderating: readonly User[] = ['moderator', 'justice', 'chief'];
const reading: readonly User[] = [...moderating, 'staff'];

/**
 * The commands of which a pupil can use nothing, as Discord shows them, and who can. A server may hide them from everybody else;
 * who may do what is decided in the use cases all the same. The table of who may do what holds this list to them, and `/setup`
 * is not on it, since Discord shows that only to those who manage the server.
 */
export const limitedCommands: Readonly<Record<string, readonly User[]>> = {
  '/member': moderating,
  '/clock': moderating,
  Penalise: moderating,
  '/monitor': reading,
  '/record': reading,
  '/ban': reading,
  '/chief': ['chief', 'staff'],
  '/staff': ['staff'],
};
