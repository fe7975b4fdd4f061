import { citationOf } from '../../../terms/court/citation.ts';
import { type RoomState, type RoomWanted, wantedRooms } from '../../appeals/hearing-room/rooms.ts';
import { titleOf } from '../../appeals/party-names.ts';
import type { ClubView } from '../../house/ports.ts';
import { accountsOf, cut, tidy } from '../../house/words/text.ts';

/** A thread as it should be on the server. */
export interface ThreadWanted extends RoomWanted {
  name: string;
  /** What the name begins with, and that of no other thread. */
  prefix: string;
  /** Whether it is to be seen by those alone who are let in, where it has yet to be opened. */
  hidden: boolean;
  /** The accounts of those who are let in. */
  accounts: string[];
}

/** The longest name that Discord takes, in UTF-16 units. */
const nameLimit = 100;

/** The threads of all cases that came to be heard; a panel takes counsel behind closed doors, whoever may hear. */
export const wantedThreads = (view: ClubView): ThreadWanted[] =>
  wantedRooms(view).map((wanted) => {
    const prefix = prefixOf(wanted);
    return {
      ...wanted,
      prefix,
      name: cut(`${prefix}${tidy(titleOf(view, wanted.case), nameLimit)}`, nameLimit),
      hidden: wanted.room === 'panel' || view.settings.hearings === 'private',
      accounts: accountsOf(view, wanted.people),
    };
  });

const beside: Record<RoomWanted['room'], string> = { hearing: '', panel: ' panel', 'en-banc': ' en banc' };

const prefixOf = ({ case: known, room }: RoomWanted): string => `${citationOf(known)}${beside[room]} · `;

/** How many seconds lie between two posts of the same person where a case is heard; a panel talks as it likes. */
export const slowMode = ({ room }: RoomWanted): number => (room === 'panel' ? 0 : 10);

/** What a thread in that state is to Discord. */
export const markOf = (state: RoomState): { locked: boolean; archived: boolean } => ({
  locked: state !== 'open',
  archived: state === 'archived',
});
