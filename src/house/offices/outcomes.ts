import type { Office } from '../../../terms/administration/authority.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';

/** What keeps cases from being heard in the Court's channel. */
export interface CourtTrouble {
  /** Neither everybody nor all Members see it. */
  unseen: boolean;
  /** The permissions that the bot lacks there. */
  lacking: string[];
}

export type OfficeOutcome =
  /**
   * `closed`: the club's channels in which the bot may not write; `court`: what is wrong with the Court's. `asked`: the
   * entry by which another officer is asked to agree to the member of staff.
   */
  | {
      kind: 'club-set-up';
      first: boolean;
      changed: string[];
      closed: string[];
      court?: CourtTrouble;
      asked?: number;
    }
  | { kind: 'joined'; person: PersonNumber; again: boolean; games: GameNumber[] }
  | { kind: 'member-added'; person: PersonNumber }
  | { kind: 'member-renamed'; person: PersonNumber }
  | { kind: 'office-given'; person: PersonNumber; office: Office }
  | { kind: 'office-taken'; person: PersonNumber; office: Office }
  | { kind: 'account-linked'; person: PersonNumber };
