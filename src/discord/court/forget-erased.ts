import { isOpen } from '../../../terms/court/stages.ts';
import { allCases } from '../../appeals/book/case-views.ts';
import type { Hearings } from '../../appeals/hearing-room/hearings.ts';
import type { Clubs } from '../../house/clubs.ts';
import type { ClubId } from '../../house/ports.ts';

/** Act 0.13: whoever had their data erased said nothing any more in the hearings of cases that are over. */
export async function forgetErased(
  { clubs, hearings }: { clubs: Clubs; hearings: Hearings },
  club: ClubId,
): Promise<void> {
  const view = await clubs.view(club);
  const cases = allCases(view.state)
    .filter(({ stage }) => !isOpen(stage))
    .map(({ number }) => number);
  if (cases.length === 0) return;
  for (const entry of view.entries)
    if (entry.type === 'erased')
      await hearings.forget(club, { person: entry.person, until: entry.at, cases });
}
