import { z } from 'zod';
import { offices } from '../../../terms/administration/authority.ts';
import { entry, game, person } from '../../ledger/fields.ts';
import type { Told } from '../told.ts';

/** What keeps cases from being heard in the Court's channel. */
const courtTrouble = z.object({
  /** Neither everybody nor all Members see it. */
  unseen: z.boolean(),
  /** The permissions that the bot lacks there. */
  lacking: z.array(z.string()),
});
export type CourtTrouble = z.output<typeof courtTrouble>;

const office = z.enum(offices);

export const officeOutcomes = {
  /**
   * `closed`: the club's channels in which the bot may not write, which the first clubs were not told; `court`: what is
   * wrong with the Court's. `asked`: the entry by which another officer is asked to agree to the member of staff.
   */
  'club-set-up': z.object({
    first: z.boolean(),
    changed: z.array(z.string()),
    closed: z.array(z.string()).optional(),
    court: courtTrouble.optional(),
    asked: entry.optional(),
  }),
  joined: z.object({ person, again: z.boolean(), games: z.array(game) }),
  'member-added': z.object({ person }),
  'member-renamed': z.object({ person }),
  'office-given': z.object({ person, office }),
  'office-taken': z.object({ person, office }),
  'account-linked': z.object({ person }),
};
export type OfficeOutcome = Told<typeof officeOutcomes>;
